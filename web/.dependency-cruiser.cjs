// The rooms of src, and who may know whom. Run by `npm run lint`.
// Types that a component imports are not seen here; ESLint looks at those (eslint.config.js).
const room = (name) => `^src/${name}/`;
const anyOf = (...names) => `^src/(${names.join("|")})/`;

/** @type {import("dependency-cruiser").IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: "no-cycles",
      comment: "Inlines draws itself: Markdown nests.",
      severity: "error",
      from: { pathNot: "^src/ui/rules/Inlines\\.svelte$" },
      to: { circular: true },
    },
    {
      name: "words-stand-alone",
      severity: "error",
      from: { path: room("words") },
      to: { path: "^src/", pathNot: room("words") },
    },
    {
      name: "ui-uses-words-only",
      severity: "error",
      from: { path: room("ui") },
      to: { path: "^src/", pathNot: anyOf("ui", "words") },
    },
    {
      name: "connection-knows-no-component",
      comment: "A worker or a test must be able to use it without a page.",
      severity: "error",
      from: { path: room("connection") },
      to: { path: ["\\.svelte$", "^src/"], pathNot: ["^src/connection/", "^src/words/message\\.ts$"] },
    },
    {
      name: "games-use-ui-words-and-table-board",
      severity: "error",
      from: { path: room("games") },
      to: { path: "^src/", pathNot: [anyOf("games", "ui", "words"), "^src/table/board/"] },
    },
    {
      name: "games-do-not-know-each-other",
      severity: "error",
      from: { path: "^src/games/([^/]+)/" },
      to: { path: "^src/games/([^/]+)/", pathNot: "^src/games/$1/" },
    },
    {
      name: "table-knows-no-game-and-no-screen",
      severity: "error",
      from: { path: room("table") },
      to: { path: ["^src/games/", "^src/shell/(screens|tables)/", "^src/shell/(App|play)"] },
    },
    {
      name: "the-board-contract-stands-below-the-table",
      severity: "error",
      from: { path: "^src/table/board/" },
      to: { path: "^src/", pathNot: ["^src/table/board/", anyOf("ui", "words"), "^src/connection/schema"] },
    },
    {
      name: "shell-state-knows-no-table",
      comment: "Session, settings, routes and the bars are used by the table; only screens lead to it.",
      severity: "error",
      from: { path: "^src/shell/(nav/|route|session|settings)" },
      to: { path: anyOf("table", "games") },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "\\.test\\.ts$" },
    tsConfig: { fileName: "tsconfig.json" },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { extensions: [".ts", ".svelte.ts", ".svelte", ".d.ts", ".js"] },
  },
};
