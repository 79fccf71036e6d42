import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const server = process.env.PATOLLI_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/patolli/server/static",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "es2022",
  },
  server: {
    port: 5173,
    fs: { allow: [".."] },
    proxy: { "/api": { target: server, ws: true } },
  },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  test: { environment: "happy-dom", include: ["src/**/*.test.ts"], css: false },
});
