import { createReadStream, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
};

/** A server as plain as they come: the files of a folder, as they lie, under a path, and 404 for whatever is no file. */
export async function serveFiles(
  folder: string,
  under: string,
): Promise<{ readonly address: string; readonly missed: readonly string[]; close(): Promise<void> }> {
  const missed: string[] = [];
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://here');
    const inside = pathname.startsWith(under) ? normalize(pathname.slice(under.length)) : '..';
    const file = join(folder, inside === '' || inside === '.' ? 'index.html' : inside);
    const found = !inside.startsWith('..') && statSync(file, { throwIfNoEntry: false })?.isFile();
    if (!found) {
      missed.push(pathname);
      response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>Not found</h1>');
      return;
    }
    response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' });
    createReadStream(file).pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}${under}`,
    missed,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
