import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default ts.config(
  { ignores: ["node_modules/", "shots/", "src/connection/schema.d.ts"] },
  js.configs.recommended,
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    rules: {
      "no-undef": "off",
      "svelte/no-at-html-tags": "error",
      "svelte/prefer-svelte-reactivity": "off",
      "no-restricted-syntax": [
        "error",
        {
          selector: "SvelteAttribute[key.name='style']",
          message: "The Content-Security-Policy refuses it: use a class or style:property.",
        },
      ],
      "@typescript-eslint/no-invalid-void-type": "off",
      "svelte/no-navigation-without-resolve": "off",
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_" }],
    },
  },
  {
    files: ["src/ui/**", "src/words/**"],
    rules: {
      "no-restricted-imports": [
        "error",
        { patterns: [{ regex: "/(shell|table|games|connection)/", message: "ui and words know no other room." }] },
      ],
    },
  },
  {
    files: ["src/games/**"],
    rules: {
      "no-restricted-imports": [
        "error",
        {
          patterns: [
            { regex: "/(shell|connection)/|/table/(?!board/)", message: "A board uses ui, words and table/board." },
          ],
        },
      ],
    },
  },
);
