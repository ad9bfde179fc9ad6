import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/** The product as `npm start` runs it, in a process that a test may stop or hold short. */
export async function serve(
  env: Readonly<Record<string, string>>,
): Promise<{ child: ChildProcess; address: string }> {
  const child = spawn(process.execPath, ['packages/cli/start.mjs', 'serve'], {
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: child.stdout })) {
    const [, address] = /is at (http:\S+)/.exec(line) ?? [];
    if (address) return { child, address };
  }
  throw new Error('the server said no address');
}

/** Asks it to stop; answers with what it ended with. */
export function stop(child: ChildProcess): Promise<number | null> {
  const ended = new Promise<number | null>((done) => child.once('exit', done));
  child.kill('SIGTERM');
  return ended;
}
