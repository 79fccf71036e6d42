import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    environment: "node",
    include: ["e2e/**/*.e2e.ts"],
    maxWorkers: Number(process.env.BROWSERS ?? 1), // files at a time, each with a server and a browser of its own
    testTimeout: 180_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 20_000 } }, // as patient with a busy machine as the locators are
  },
});
