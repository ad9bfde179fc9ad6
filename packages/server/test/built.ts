import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureFresh } from '../build.mjs';

const dirs: string[] = [];

/** A folder that is gone after the tests of this file. */
export function newDir(): string {
  const dir = mkdtempSync(join(tmpdir(), 'hexwright-tables-'));
  dirs.push(dir);
  return dir;
}

export function removeDirs(): void {
  for (const dir of dirs.splice(0)) rmSync(dir, { recursive: true, force: true });
}

function smallPage(): string {
  const dir = newDir();
  writeFileSync(join(dir, 'index.html'), '<!doctype html><title>the page</title>');
  return dir;
}

/** The built server in a process of its own, which can be killed. */
export interface Built {
  readonly address: string;
  readonly process: ChildProcess;
  /** everything it wrote */
  readonly output: () => string;
  end(signal: NodeJS.Signals): Promise<number | null>;
}

let building: Promise<void> | undefined;

/**
 * `node` is more for Node itself, as --cpu-prof: not all of it may stand in NODE_OPTIONS. `main` is another build than ours, which is taken
 * as it is; `cores` those that it may use.
 */
export async function startBuilt(
  env: Record<string, string>,
  node: readonly string[] = [],
  main?: string,
  cores?: string,
): Promise<Built> {
  if (main === undefined) {
    building ??= ensureFresh('server');
    await building;
  }
  const command = [
    process.execPath,
    ...node,
    main ?? fileURLToPath(new URL('../dist/main.js', import.meta.url)),
  ];
  const [program, ...args] = cores === undefined ? command : ['taskset', '-c', cores, ...command];
  const child = spawn(program, args, {
    env: {
      PATH: process.env.PATH ?? '',
      PORT: '0',
      PAGE_DIR: smallPage(),
      LOG_LEVEL: 'info',
      REQUESTS_A_MINUTE: '100000',
      ASKS_A_SECOND: '1000',
      GUESTS_AN_HOUR: '100000',
      // Tests share their machine with others.
      OVERLOAD_MS: '0',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const ended = new Promise<number | null>((resolve) => child.once('close', (code) => resolve(code)));
  const address = await new Promise<string>((resolve, reject) => {
    const hear = (data: Buffer): void => {
      output += String(data);
      const [, found] = /Hexwright is at (\S+)/.exec(output) ?? [];
      if (found) resolve(found);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    void ended.then((code) => reject(new Error(`the server ended with ${code}: ${output}`)));
  });
  return {
    address,
    process: child,
    output: () => output,
    end: (signal) => {
      child.kill(signal);
      return ended;
    },
  };
}
