// Write sw.js into a built folder: `node scripts/service-worker.mjs FOLDER [wait]`. It knows every file of the build.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";

const [folder] = process.argv.slice(2);
const walk = (path) =>
  readdirSync(path)
    .sort()
    .flatMap((name) => (statSync(join(path, name)).isDirectory() ? walk(join(path, name)) : [join(path, name)]));
const files = walk(folder).filter((path) => !path.endsWith("/sw.js"));
const digest = createHash("sha256");
for (const path of files) digest.update(relative(folder, path)).update(readFileSync(path));
const names = files.map((path) => relative(folder, path)).filter((name) => name !== "index.html");
const source = readFileSync(new URL("./sw.js", import.meta.url), "utf8")
  .replace('"__VERSION__"', JSON.stringify(digest.digest("hex").slice(0, 16)))
  .replace('["__FILES__"]', JSON.stringify(["./", ...names]));
writeFileSync(join(folder, "sw.js"), source);
