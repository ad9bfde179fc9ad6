import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt, readSettings, type Started, startServer } from '../packages/server/index.ts';

/** The whole product with tables for people, kept in a folder that goes when it closes. */
export async function startWithTables(
  log?: (line: string) => void,
): Promise<Extract<Started, { readonly ok: true }>> {
  await ensureBuilt(log);
  const dataDir = mkdtempSync(join(tmpdir(), 'hexwright-e2e-'));
  const read = readSettings({
    DATA_DIR: dataDir,
    LOG_LEVEL: 'error',
    REQUESTS_A_MINUTE: '100000',
    GUESTS_AN_HOUR: '10000',
  });
  if (!read.ok) throw new Error(read.message);
  const server = await startServer({ host: '127.0.0.1', port: 0, tables: read.settings });
  if (!server.ok) throw new Error(server.message);
  return {
    ...server,
    close: async () => {
      await server.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
