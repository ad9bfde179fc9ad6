import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { admitFrom, tellThreads } from '@hexwright/catalog';
import { type Outcome, refuse } from '@hexwright/kernel';
import type { FastifyInstance } from 'fastify';
import type { Settings } from './settings.ts';

/** Modules that somebody wrote outside of this repository, as the host of this server lets them in. */
export interface Outside {
  /** the files that pages fetch, by name */
  readonly files: ReadonlyMap<string, string>;
  /** the modules that are let in, by id */
  readonly allowed: readonly string[];
}

const NOBODY: Outside = { files: new Map(), allowed: [] };

/** Lets in what lies in MODULES_DIR, or of that what MODULES names. Called once, before anything is played. */
export async function admitOutside({
  MODULES_DIR,
  MODULES,
}: Pick<Settings, 'MODULES_DIR' | 'MODULES'>): Promise<Outcome<{ readonly outside: Outside }>> {
  if (MODULES_DIR === undefined) return { ok: true, outside: NOBODY };
  let names: readonly string[];
  try {
    names = readdirSync(MODULES_DIR).filter((name) => /^[\w.-]+\.m?js$/.test(name));
  } catch (error) {
    return refuse('modules', `MODULES_DIR: ${(error as Error).message}`);
  }
  const files = new Map([...names].sort().map((name) => [name, resolve(join(MODULES_DIR, name))]));
  const addresses = [...files.values()].map((file) => pathToFileURL(file).href);
  const admitted = await admitFrom(addresses, (id) => MODULES?.includes(id) ?? true);
  if (!admitted.ok) return refuse('modules', `MODULES_DIR: ${admitted.reason.text}`);
  const allowed = admitted.modules.map(({ id }) => id);
  const missing = MODULES?.find((id) => !allowed.includes(id));
  if (missing !== undefined) return refuse('modules', `MODULES: no file in ${MODULES_DIR} has "${missing}"`);
  tellThreads(process.env, addresses, allowed);
  return { ok: true, outside: { files, allowed } };
}

/** What pages need to play them: the list, and the files themselves. */
export function serveOutside(server: FastifyInstance, { files, allowed }: Outside): void {
  server.get('/modules.json', async (_request, reply) =>
    reply.header('cache-control', 'no-cache').send({
      files: [...files.keys()].map((name) => `modules/${name}`),
      allowed,
    }),
  );
  server.get<{ Params: { name: string } }>('/modules/:name', async ({ params: { name } }, reply) => {
    const file = files.get(name);
    if (file === undefined)
      return reply.code(404).send({ error: { code: 'not-here', text: 'there is nothing here' } });
    return reply.type('text/javascript').header('cache-control', 'no-cache').send(readFileSync(file));
  });
}
