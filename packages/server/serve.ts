import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import fastify, { type FastifyInstance } from 'fastify';
import { addressesOf } from './addresses.ts';
import { webDist } from './build.ts';
import { cachedFor, GUARDS } from './headers.ts';

export interface ServerOptions {
  readonly host: string;
  readonly port: number;
  /** the built page, if it lies elsewhere than usual */
  readonly root?: string;
  /** how long whoever is being answered may take once the server closes */
  readonly closesWithinMs?: number;
  /** how long a request may take to arrive */
  readonly requestWithinMs?: number;
}

export type Started =
  | {
      readonly ok: true;
      /** the nearest way here */
      readonly address: string;
      /** every way here */
      readonly addresses: readonly string[];
      close(): Promise<void>;
    }
  | { readonly ok: false; readonly message: string };

/** Serves the built page; every address that is no file is the page itself. */
export async function startServer({
  host,
  port,
  root = fileURLToPath(webDist),
  closesWithinMs = 3000,
  requestWithinMs = 30_000,
}: ServerOptions): Promise<Started> {
  if (!existsSync(root)) return { ok: false, message: 'the page has not been built' };
  // Node would take it for every network there is.
  if (host === '') return { ok: false, message: 'the host is empty; 0.0.0.0 listens everywhere' };
  const server = fastify({
    requestTimeout: requestWithinMs,
    forceCloseConnections: 'idle',
    http: { headersTimeout: requestWithinMs, connectionsCheckingInterval: requestWithinMs / 2 },
  });
  server.addHook('onRequest', async (_request, reply) => void reply.headers(GUARDS));
  await server.register(fastifyStatic, {
    root,
    wildcard: true,
    preCompressed: true,
    setHeaders: (reply, path) => void reply.header('cache-control', cachedFor(path)),
  });
  server.setNotFoundHandler((request, reply) => {
    const reads = request.method === 'GET' || request.method === 'HEAD';
    const wantsPage = reads && !/\.\w+$/.test(request.url.split('?')[0]);
    if (wantsPage) return reply.sendFile('index.html');
    return reply.code(404).send({ error: 'there is nothing here' });
  });
  try {
    await server.listen({ host, port });
    const addresses = addressesOf(host, (server.server.address() as AddressInfo).port);
    return { ok: true, address: addresses[0], addresses, close: () => closeSoon(server, closesWithinMs) };
  } catch (error) {
    await server.close();
    return { ok: false, message: whyNot(error, host, port) };
  }
}

/** Lets answers under way be finished, but waits for nobody who never ends. */
async function closeSoon(server: FastifyInstance, withinMs: number): Promise<void> {
  const patience = setTimeout(() => server.server.closeAllConnections(), withinMs);
  await server.close();
  clearTimeout(patience);
}

function whyNot(error: unknown, host: string, port: number): string {
  const code = (error as { code?: string }).code;
  if (code === 'EADDRINUSE') return `port ${port} on ${host} is taken; choose another with PORT=…`;
  if (code === 'EACCES') return `port ${port} may not be used by this account; choose another with PORT=…`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `the host ${host} is not an address of this machine`;
  return error instanceof Error ? error.message : String(error);
}
