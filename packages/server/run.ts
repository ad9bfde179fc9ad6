import { setFlagsFromString } from 'node:v8';
import { admitOutside } from './outside.ts';
import { startServer } from './serve.ts';
import { readSettings } from './settings.ts';

/** Runs the server by the settings of the environment until it is told to stop; answers the exit code. */
export async function run(env: Readonly<Record<string, string | undefined>>): Promise<number> {
  const fail = (message: string): number => {
    process.stderr.write(`hexwright: ${message}\n`);
    return 1;
  };
  // What a table was shown before its last move is garbage that has grown old: with the usual heap, which may grow to several times of what
  // lives in it, that is most of what a server has in memory.
  setFlagsFromString('--heap-growing-percent=40');
  // The store holds sign-ins and talk: whatever is written here is for this account alone.
  process.umask(0o077);
  const read = readSettings(env);
  if (!read.ok) return fail(read.message);
  const { settings } = read;
  const admitted = await admitOutside(settings);
  if (!admitted.ok) return fail(admitted.reason.text);
  // Whoever tells it to stop while it starts, or the moment it has said its address, is heard too.
  const told = new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });
  const started = await startServer({
    host: settings.HOST,
    port: settings.PORT,
    ...(settings.PAGE_DIR !== undefined && { root: settings.PAGE_DIR }),
    tables: settings,
    outside: admitted.outside,
  });
  if (!started.ok) return fail(started.message);
  const [nearest, ...others] = started.addresses;
  process.stdout.write(`Hexwright is at ${nearest}\n`);
  for (const address of others) process.stdout.write(`          and at ${address}\n`);
  await told;
  await started.close();
  return 0;
}
