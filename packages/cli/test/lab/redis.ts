import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';

export function findRedis(): string | undefined {
  return ['/usr/bin/redis-server', '/usr/local/bin/redis-server', '/opt/homebrew/bin/redis-server'].find(
    existsSync,
  );
}

/** A Redis for one test, which keeps nothing. */
export async function startRedis(binary: string): Promise<{ readonly url: string; stop(): Promise<void> }> {
  const port = await freePort();
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const child = spawn(binary, [...args, '--dir', tmpdir()], { stdio: ['ignore', 'pipe', 'ignore'] });
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  await new Promise<void>((resolve, reject) => {
    let said = '';
    child.stdout.on('data', (data: Buffer) => {
      said += String(data);
      if (said.includes('Ready to accept')) resolve();
    });
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`Redis ended with ${code}: ${said}`)));
  });
  return {
    url: `redis://127.0.0.1:${port}`,
    stop: () => {
      child.kill('SIGINT');
      return gone;
    },
  };
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
