import type { TestProject } from 'vitest/node';
import { ensureBuilt, startServer } from '../packages/server/index.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    address: string;
  }
}

/** Builds the page and serves it once for all tests in a browser. */
export default async function house({ provide }: TestProject): Promise<() => Promise<void>> {
  await ensureBuilt();
  const server = await startServer({ host: '127.0.0.1', port: 0 });
  if (!server.ok) throw new Error(server.message);
  provide('address', server.address);
  return () => server.close();
}
