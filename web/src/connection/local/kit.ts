// The parts of Python, fetched once and counted as they come.
import type { Kit } from "./messages";

interface Index {
  files: Record<"wasm" | "library" | "patolli", { path: string; bytes: number }>;
  lock: string;
}

/** Fetch everything; `hear` is told the bytes that have come. */
export async function fetchKit(base: string, hear: (loaded: number, total: number) => void): Promise<Kit> {
  const index = (await (await get(new URL("index.json", base))).json()) as Index;
  const files = Object.values(index.files);
  const total = files.reduce((sum, { bytes }) => sum + bytes, 0);
  let loaded = 0;
  const count = (): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> =>
    new TransformStream({
      transform(chunk, out) {
        loaded += chunk.byteLength;
        hear(loaded, total);
        out.enqueue(chunk);
      },
    });
  const stream = async (path: string): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> => {
    const { body } = await get(new URL(path, base));
    if (!body) throw new Error(`${path} is empty`);
    return body.pipeThrough(count());
  };
  const { wasm, library, patolli } = index.files;
  const [module, ...zips] = await Promise.all([
    stream(wasm.path).then((packed) =>
      WebAssembly.compileStreaming(
        new Response(packed.pipeThrough(new DecompressionStream("gzip")), {
          headers: { "Content-Type": "application/wasm" },
        }),
      ),
    ),
    stream(library.path).then((zip) => new Response(zip).arrayBuffer()),
    stream(patolli.path).then((zip) => new Response(zip).arrayBuffer()),
  ]);
  return { base, module, library: zips[0], patolli: zips[1], lock: index.lock };
}

async function get(url: URL): Promise<Response> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url.pathname}: ${response.status}`);
  return response;
}
