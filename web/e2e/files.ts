// A plain file server on loopback, as any web host is one: files of a folder under a sub-path, and nothing else.
import { createReadStream, existsSync, statSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join, normalize } from "node:path";

const KINDS: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".mjs": "text/javascript",
  ".css": "text/css",
  ".json": "application/json",
  ".webmanifest": "application/manifest+json",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".woff2": "font/woff2",
  ".zip": "application/zip",
};

export interface Files {
  /** Where the folder is served, with a slash at its end. */
  url: string;
  origin: string;
  stop: () => Promise<void>;
}

export async function serveFiles(folder: string, path = "/games/patolli/"): Promise<Files> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    let file = join(folder, normalize(decodeURIComponent(pathname.slice(path.length))));
    if (pathname.endsWith("/")) file = join(file, "index.html");
    if (!pathname.startsWith(path) || !file.startsWith(folder) || !existsSync(file) || statSync(file).isDirectory()) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { "Content-Type": KINDS[extname(file)] ?? "application/octet-stream" });
    createReadStream(file).pipe(response);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: origin + path,
    origin,
    stop: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
