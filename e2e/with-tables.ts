import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt, readSettings, type Started, startServer } from '../packages/server/index.ts';

type Running = Extract<Started, { readonly ok: true }>;

/** The whole product with tables for people, kept in a folder that goes when it closes. */
export async function startWithTables(log?: (line: string) => void): Promise<Running> {
  await ensureBuilt(log);
  const dataDir = newDataDir();
  const server = await startOn(dataDir);
  return {
    ...server,
    close: async () => {
      await server.close();
      removeDataDir(dataDir);
    },
  };
}

export const newDataDir = (): string => mkdtempSync(join(tmpdir(), 'hexwright-e2e-'));
export const removeDataDir = (dir: string): void => rmSync(dir, { recursive: true, force: true });

/** The same on what lies in a folder already, with further settings if there are any. */
export async function startOn(
  dataDir: string,
  port = 0,
  env: Readonly<Record<string, string>> = {},
): Promise<Running> {
  const read = readSettings({
    DATA_DIR: dataDir,
    LOG_LEVEL: 'error',
    REQUESTS_A_MINUTE: '100000',
    GUESTS_AN_HOUR: '10000',
    ...env,
  });
  if (!read.ok) throw new Error(read.message);
  const server = await startServer({ host: '127.0.0.1', port, tables: read.settings });
  if (!server.ok) throw new Error(server.message);
  return server;
}
