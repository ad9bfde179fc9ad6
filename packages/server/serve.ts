import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import { barDepth, itemAt } from '@hexwright/kernel';
import fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { z } from 'zod';
import { addressesOf } from './addresses.ts';
import { cachedFor, guardsFor } from './headers.ts';
import { withInvitation } from './http/invitations.ts';
import { type Outside, serveOutside } from './outside.ts';
import { webDist } from './places.ts';
import type { Settings } from './settings.ts';
import { openTableService, type TableService } from './table-service.ts';

export interface ServerOptions {
  readonly host: string;
  readonly port: number;
  /** the built page, if it lies elsewhere than usual */
  readonly root?: string;
  /** tables for people; without it the page alone is served */
  readonly tables?: Settings;
  /** modules that somebody wrote outside of this repository */
  readonly outside?: Outside;
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
  tables,
  outside,
  closesWithinMs = 3000,
  requestWithinMs = 30_000,
}: ServerOptions): Promise<Started> {
  if (!existsSync(root)) return { ok: false, message: 'the page has not been built' };
  // Node would take it for every network there is.
  if (host === '') return { ok: false, message: 'the host is empty; 0.0.0.0 listens everywhere' };
  const server = fastify({
    logger: tables ? { level: tables.LOG_LEVEL } : false,
    // What was asked may hold the link of a private table: only the pattern of the address is written down.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: (_address: string, hop: number) => hop < (tables?.TRUST_PROXY ?? 0),
    // However long what stands in an address is, it is refused in our own words.
    routerOptions: { maxParamLength: 64 * 1024 },
    requestTimeout: requestWithinMs,
    forceCloseConnections: 'idle',
    http: { headersTimeout: requestWithinMs, connectionsCheckingInterval: requestWithinMs / 2 },
  });
  server.setErrorHandler(sayWhy);
  // A form of another page can send plain text without asking first: nothing here is plain text.
  server.removeContentTypeParser('text/plain');
  readNoDeepBodies(server);
  const guards = guardsFor(tables?.HSTS_DAYS ?? 0);
  server.addHook('onRequest', async (_request, reply) => void reply.headers(guards));
  serveOutside(server, outside ?? { files: new Map(), allowed: [] });
  server.get('/healthz', async () => ({ alive: true }));
  let service: TableService | null = null;
  if (tables) {
    server.addHook('onResponse', async (request, reply) => {
      const facts = {
        method: request.method,
        route: request.routeOptions.url ?? 'page',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      };
      if (reply.statusCode >= 500) request.log.error(facts, 'http request');
      else request.log.debug(facts, 'http request');
    });
    try {
      service = await openTableService(server, tables);
    } catch (error) {
      await server.close();
      return { ok: false, message: `the store cannot be opened: ${wordsOf(error)}` };
    }
  }
  await server.register(fastifyStatic, {
    root,
    wildcard: true,
    preCompressed: true,
    setHeaders: (reply, path) => void reply.header('cache-control', cachedFor(path)),
  });
  const servePage = async (path: string, request: FastifyRequest, reply: FastifyReply) => {
    // A link that is sent on tells messengers what it leads to; where the store is away it is a link like any other.
    const invitation = await service?.invitation(path).catch(() => null);
    if (!invitation) return reply.sendFile('index.html');
    const origin = tables?.PUBLIC_URL?.replace(/\/$/, '') ?? `${request.protocol}://${request.host}`;
    const page = withInvitation(await readFile(join(root, 'index.html'), 'utf8'), invitation, origin, path);
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(page);
  };
  server.setNotFoundHandler((request, reply) => {
    const reads = request.method === 'GET' || request.method === 'HEAD';
    const path = itemAt(request.url.split('?'), 0);
    const wantsPage = reads && !/\.\w+$/.test(path) && !path.startsWith('/api/');
    if (wantsPage) return servePage(path, request, reply);
    return reply.code(404).send({ error: { code: 'not-here', text: 'there is nothing here' } });
  });
  try {
    await server.listen({ host, port });
    const addresses = addressesOf(host, (server.server.address() as AddressInfo).port);
    return {
      ok: true,
      address: itemAt(addresses, 0),
      addresses,
      close: () => closeSoon(server, service, closesWithinMs),
    };
  } catch (error) {
    await service?.hangUp();
    await service?.close();
    await server.close();
    return { ok: false, message: whyNot(error, host, port) };
  }
}

/** Whatever could not be answered is refused in the same shape; what broke here is for the log alone. */
/** A body is parsed as ever, unless it is nested so deep that whoever walks through it could run out of stack. */
function readNoDeepBodies(server: FastifyInstance): void {
  const parse = server.getDefaultJsonParser('error', 'error');
  server.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    const deep = barDepth(body);
    if (deep) done(Object.assign(new Error(deep.text), { statusCode: 400 }), undefined);
    else parse(request, body, done);
  });
}

function sayWhy(
  error: FastifyError | z.ZodError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  if (error instanceof z.ZodError) {
    const { path, message } = itemAt(error.issues, 0);
    return reply
      .code(400)
      .send({ error: { code: 'shape', text: `${path.join('.') || 'the body'}: ${message}` } });
  }
  const status = error.statusCode ?? 500;
  if (status < 500) return reply.code(status).send({ error: { code: 'request', text: error.message } });
  request.log.error({ error: error.stack }, 'http request failed');
  return reply.code(500).send({ error: { code: 'fault', text: 'something went wrong here; try again' } });
}

/** Lets answers under way be finished, but waits for nobody who never ends. */
async function closeSoon(
  server: FastifyInstance,
  service: TableService | null,
  withinMs: number,
): Promise<void> {
  await service?.hangUp();
  const patience = setTimeout(() => server.server.closeAllConnections(), withinMs);
  await server.close();
  clearTimeout(patience);
  await service?.close();
}

function whyNot(error: unknown, host: string, port: number): string {
  const code = (error as { code?: string }).code;
  if (code === 'EADDRINUSE') return `port ${port} on ${host} is taken; choose another with PORT=…`;
  if (code === 'EACCES') return `port ${port} may not be used by this account; choose another with PORT=…`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `the host ${host} is not an address of this machine`;
  return wordsOf(error);
}

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
