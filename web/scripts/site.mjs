// Put Python and the games into the built site (see site.py): `node scripts/site.mjs FOLDER`.
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { resolve } from "node:path";

const here = new URL(".", import.meta.url);
const venv = new URL("../../.venv/bin/python", here).pathname;
const python = process.env.PYTHON ?? (existsSync(venv) ? venv : "python3");
const source = new URL("../../src", here).pathname;
execFileSync(python, [new URL("site.py", here).pathname, resolve(process.argv[2])], {
  stdio: "inherit",
  env: { ...process.env, PYTHONPATH: source },
});
