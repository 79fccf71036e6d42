import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defaultClientConditions, type Plugin } from "vite";
import { defineConfig } from "vitest/config";

const server = process.env.PATOLLI_SERVER ?? "http://127.0.0.1:8000";

/** What a server says in its headers the static site says in the page: our own files, and nothing else. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join("; ");

const policy: Plugin = {
  name: "content-policy",
  transformIndexHtml: () => [
    { tag: "meta", attrs: { "http-equiv": "Content-Security-Policy", content: POLICY }, injectTo: "head-prepend" },
  ],
};

// `--mode site` builds the static site, which brings its own engine: `#transport` is then `src/connection/local`.
export default defineConfig(({ mode }) => {
  const site = mode === "site";
  return {
    plugins: [svelte(), ...(site ? [policy] : [])],
    base: site ? "./" : "/",
    build: {
      outDir: site ? "../dist/site" : "../src/patolli/server/static",
      emptyOutDir: true,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      target: "es2022",
    },
    worker: { format: "es" },
    server: {
      port: 5173,
      fs: { allow: [".."] },
      proxy: { "/api": { target: server, ws: true } },
    },
    resolve: process.env.VITEST
      ? { conditions: ["browser"] }
      : { conditions: [...(site ? ["site"] : []), ...defaultClientConditions] },
    // A test that needs a document says so in its first line.
    test: { environment: "node", include: ["src/**/*.test.ts"], css: false },
  };
});
