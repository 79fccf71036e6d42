import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defaultClientConditions } from "vite";
import { defineConfig } from "vitest/config";

const server = process.env.PATOLLI_SERVER ?? "http://127.0.0.1:8000";

// `--mode site` builds the static site, which brings its own engine: `#transport` is then `src/connection/local`.
export default defineConfig(({ mode }) => {
  const site = mode === "site";
  return {
    plugins: [svelte()],
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
    test: { environment: "happy-dom", include: ["src/**/*.test.ts"], css: false },
  };
});
