// Python in a worker: Pyodide with our package, from parts that are here already.
import type { loadPyodide } from "pyodide";
import type { Kit } from "./messages";

const FOLDER = "/patolli";
type Pyodide = Awaited<ReturnType<typeof loadPyodide>>;

export async function startPython({ base, module, library, patolli, lock }: Kit): Promise<Pyodide> {
  // Pyodide fetches its parts by itself; they are handed to it instead.
  const fetched = self.fetch;
  self.fetch = async (wanted, options) => {
    const url = wanted instanceof Request ? wanted.url : String(wanted);
    if (url.endsWith("/python_stdlib.zip")) return new Response(library.slice(0));
    if (url.endsWith("/pyodide.asm.wasm")) return new Response(); // compiled already
    return await fetched(wanted, options);
  };
  WebAssembly.instantiateStreaming = async (_source, imports) => ({
    module,
    instance: await WebAssembly.instantiate(module, imports),
  });
  const { loadPyodide: load } = (await import(/* @vite-ignore */ new URL("pyodide.mjs", base).href)) as {
    loadPyodide: typeof loadPyodide;
  };
  const python = await load({
    indexURL: base,
    stdLibURL: new URL("python_stdlib.zip", base).href,
    lockFileContents: lock,
    packageBaseUrl: base,
    env: { PYTHONDONTWRITEBYTECODE: "1" },
  });
  python.unpackArchive(patolli.slice(0), "zip", { extractDir: FOLDER });
  python.runPython(`import sys; sys.path.insert(0, ${JSON.stringify(FOLDER)})`);
  return python;
}
