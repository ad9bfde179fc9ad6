import type { TestProject } from 'vitest/node';
import { startWithTables } from './with-tables.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    address: string;
  }
}

/** Builds the page and serves it once for all tests in a browser. */
export default async function house({ provide }: TestProject): Promise<() => Promise<void>> {
  const server = await startWithTables();
  provide('address', server.address);
  return () => server.close();
}
