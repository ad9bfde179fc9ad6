import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import fastify, { type FastifyReply } from 'fastify';
import { webDist } from './build.ts';

export interface ServerOptions {
  readonly host: string;
  readonly port: number;
  /** the built page, if it lies elsewhere than usual */
  readonly root?: string;
  /** where progress is told */
  readonly log?: (line: string) => void;
}

export type Started =
  | { readonly ok: true; readonly address: string; close(): Promise<void> }
  | { readonly ok: false; readonly message: string };

/** Serves the built page; every address that is no file is the page itself. */
export async function startServer({
  host,
  port,
  root = fileURLToPath(webDist),
  log = () => {},
}: ServerOptions): Promise<Started> {
  if (!existsSync(root)) return { ok: false, message: 'the page has not been built' };
  const server = fastify();
  await server.register(fastifyStatic, { root, wildcard: true, setHeaders: cacheFor });
  server.setNotFoundHandler((request, reply) => {
    const wantsPage = request.method === 'GET' && !/\.\w+$/.test(request.url.split('?')[0]);
    if (wantsPage) return reply.header('cache-control', 'no-cache').sendFile('index.html');
    return reply.code(404).send({ error: 'there is nothing here' });
  });
  try {
    const address = await server.listen({ host, port });
    log(`Hexwright is at ${address}`);
    return { ok: true, address, close: () => server.close() };
  } catch (error) {
    await server.close();
    return { ok: false, message: whyNot(error, host, port) };
  }
}

/** Built files carry a hash in their names and never change; the rest is asked for again. */
function cacheFor(reply: FastifyReply, path: string): void {
  const forever = /[\\/]assets[\\/]/.test(path);
  reply.header('cache-control', forever ? 'public, max-age=31536000, immutable' : 'no-cache');
}

function whyNot(error: unknown, host: string, port: number): string {
  const code = (error as { code?: string }).code;
  if (code === 'EADDRINUSE') return `port ${port} on ${host} is taken; choose another with PORT=…`;
  if (code === 'EACCES') return `port ${port} may not be used by this account; choose another with PORT=…`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `the host ${host} is not an address of this machine`;
  return error instanceof Error ? error.message : String(error);
}
