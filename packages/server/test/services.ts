import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { newDir } from './built.ts';

/** PostgreSQL and Redis of the machine, started for the tests alone; or those that the environment names. */
export interface Service {
  readonly url: string;
  /** ends it without a word, as a power cut does */
  kill(): Promise<void>;
  /** starts it again where it was */
  start(): Promise<void>;
  stop(): Promise<void>;
  /** its process, while it runs */
  pid(): number | undefined;
}

const POSTGRES = '/usr/lib/postgresql';

export function findPostgres(): string | undefined {
  const versions = existsSync(POSTGRES) ? readdirSync(POSTGRES).sort((a, b) => Number(b) - Number(a)) : [];
  const places = [...versions.map((version) => join(POSTGRES, version, 'bin')), '/usr/local/bin', '/usr/bin'];
  return places.find((place) => existsSync(join(place, 'initdb')) && existsSync(join(place, 'postgres')));
}

export function findRedis(): string | undefined {
  return ['/usr/bin/redis-server', '/usr/local/bin/redis-server', '/opt/homebrew/bin/redis-server'].find(
    existsSync,
  );
}

export async function startPostgres(bin: string): Promise<Service> {
  const data = join(newDir(), 'data');
  // It refuses to run as root.
  const account = process.getuid?.() === 0 ? accountOf('postgres') : undefined;
  mkdirSync(data);
  if (account) {
    chmodSync(join(data, '..'), 0o755);
    chownSync(data, account.uid, account.gid);
  }
  const init = spawnSync(join(bin, 'initdb'), ['-D', data, '-U', 'hexwright', '-A', 'trust', '-N'], {
    ...account,
    encoding: 'utf8',
  });
  if (init.status !== 0) throw new Error(`initdb: ${init.stderr}`);
  const port = await freePort();
  const service = daemon(
    () =>
      spawn(join(bin, 'postgres'), ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', data], {
        ...account,
        stdio: ['ignore', 'ignore', 'pipe'],
      }),
    'ready to accept connections',
  );
  await service.start();
  return { url: `postgres://hexwright@127.0.0.1:${port}/postgres`, ...service };
}

export async function startRedis(binary: string): Promise<Service> {
  const port = await freePort();
  const args = [
    '--port',
    String(port),
    '--bind',
    '127.0.0.1',
    '--save',
    '',
    '--appendonly',
    'no',
    '--dir',
    newDir(),
  ];
  const service = daemon(
    () => spawn(binary, args, { stdio: ['ignore', 'pipe', 'ignore'] }),
    'Ready to accept',
  );
  await service.start();
  return { url: `redis://127.0.0.1:${port}`, ...service };
}

function daemon(begin: () => ChildProcess, ready: string): Omit<Service, 'url'> {
  let child: ChildProcess | null = null;
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    const ending = child;
    child = null;
    if (!ending || ending.exitCode !== null) return;
    const gone = new Promise<void>((resolve) => ending.once('exit', () => resolve()));
    ending.kill(signal);
    await gone;
  };
  return {
    start: () =>
      new Promise((resolve, reject) => {
        const started = begin();
        child = started;
        let said = '';
        const hear = (data: Buffer): void => {
          said += String(data);
          if (said.includes(ready)) resolve();
        };
        started.stdout?.on('data', hear);
        started.stderr?.on('data', hear);
        started.once('exit', (code) => reject(new Error(`ended with ${code}: ${said}`)));
      }),
    kill: () => end('SIGKILL'),
    stop: () => end('SIGINT'),
    pid: () => child?.pid,
  };
}

/** The processes that a process has started itself. */
export function childrenOf(pid: number): number[] {
  const found = spawnSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' });
  return found.stdout
    .split('\n')
    .map(Number)
    .filter((each) => each > 0);
}

function accountOf(name: string): { uid: number; gid: number } {
  const ask = (flag: string): number =>
    Number(spawnSync('id', [flag, name], { encoding: 'utf8' }).stdout.trim() || 65_534);
  return { uid: ask('-u'), gid: ask('-g') };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
