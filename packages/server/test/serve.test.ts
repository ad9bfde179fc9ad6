import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Started, startServer } from '../serve.ts';

const host = '127.0.0.1';
const SCRIPT = `let page;${' '.repeat(3000)}`;
let root: string;
let server: Extract<Started, { ok: true }>;

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'hexwright-page-'));
  mkdirSync(join(root, 'assets'));
  writeFileSync(join(root, 'index.html'), '<!doctype html><title>the page</title>');
  const script = join(root, 'assets', 'page-1234.js');
  writeFileSync(script, SCRIPT);
  writeFileSync(`${script}.br`, brotliCompressSync(SCRIPT));
  writeFileSync(`${script}.gz`, gzipSync(SCRIPT));
  server = await started();
});

afterAll(async () => {
  await server.close();
  rmSync(root, { recursive: true });
});

async function started(more: { closesWithinMs?: number; requestWithinMs?: number } = {}) {
  const begun = await startServer({ host, port: 0, root, ...more });
  if (!begun.ok) throw new Error(begun.message);
  return begun;
}

describe('the server of the page', () => {
  test('serves the page at every address that is no file', async () => {
    for (const path of ['/', '/browse', '/table/some-game']) {
      const answer = await fetch(server.address + path);
      expect(answer.status).toBe(200);
      expect(await answer.text()).toContain('the page');
      expect(answer.headers.get('cache-control')).toBe('no-cache');
    }
  });

  test('answers HEAD wherever it answers GET, without a body', async () => {
    for (const path of ['/', '/browse', '/table/some-game', '/assets/page-1234.js']) {
      const answer = await fetch(server.address + path, { method: 'HEAD' });
      expect(answer.status, path).toBe(200);
      expect(Number(answer.headers.get('content-length')), path).toBeGreaterThan(0);
      expect(await answer.text()).toBe('');
    }
    expect((await fetch(`${server.address}/assets/page-9999.js`, { method: 'HEAD' })).status).toBe(404);
  });

  test('lets a browser keep files that carry their version, and has no others', async () => {
    const file = await fetch(`${server.address}/assets/page-1234.js`);
    expect(file.headers.get('cache-control')).toContain('immutable');
    expect((await fetch(`${server.address}/assets/page-9999.js`)).status).toBe(404);
    expect((await fetch(`${server.address}/browse`, { method: 'POST' })).status).toBe(404);
  });

  test('sends what was compressed to those who can read it', async () => {
    const asked = (encodings: string) => plainly(`${server.address}/assets/page-1234.js`, encodings);
    const small = await asked('gzip, deflate, br');
    expect(small.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
    expect(small.headers['content-type']).toContain('javascript');
    expect(small.headers['cache-control']).toContain('immutable');
    expect(brotliDecompressSync(small.body).toString()).toBe(SCRIPT);
    expect((await asked('gzip')).headers['content-encoding']).toBe('gzip');
    const plain = await asked('identity');
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.body.toString()).toBe(SCRIPT);
  });

  test('everything comes with the headers that keep strangers out', async () => {
    for (const path of ['/', '/browse', '/assets/page-1234.js', '/nothing.png']) {
      const { headers } = await fetch(server.address + path);
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy, path).toContain("default-src 'self'");
      expect(policy, path).toContain("frame-ancestors 'none'");
      expect(policy, path).not.toContain('unsafe');
      expect(headers.get('x-content-type-options'), path).toBe('nosniff');
      expect(headers.get('referrer-policy'), path).toBe('same-origin');
      expect(headers.get('cross-origin-opener-policy'), path).toBe('same-origin');
      expect(headers.get('cross-origin-resource-policy'), path).toBe('same-origin');
    }
  });

  test('a taken port is a clear error', async () => {
    const port = Number(new URL(server.address).port);
    const second = await startServer({ host, port, root });
    expect(second).toMatchObject({ ok: false, message: expect.stringContaining(`port ${port}`) });
  });

  test('a page that was never built is a clear error', async () => {
    expect(await startServer({ host, port: 0, root: join(root, 'nowhere') })).toMatchObject({ ok: false });
  });

  test('no host is a clear error, not every network there is', async () => {
    const begun = await startServer({ host: '', port: 0, root });
    expect(begun).toMatchObject({ ok: false, message: expect.stringContaining('host') });
  });

  test('listening everywhere names addresses that can be opened', async () => {
    const begun = await startServer({ host: '0.0.0.0', port: 0, root });
    if (!begun.ok) throw new Error(begun.message);
    expect(begun.address).toMatch(/^http:\/\/localhost:\d+$/);
    for (const address of begun.addresses) {
      expect(address).not.toContain('0.0.0.0');
      expect((await fetch(address)).status, address).toBe(200);
    }
    await begun.close();
  });

  test('closes soon, though somebody never finishes asking', async () => {
    const own = await started({ closesWithinMs: 50 });
    const half = connect(Number(new URL(own.address).port), host);
    const gone = new Promise<void>((resolve) => half.once('close', () => resolve()));
    await new Promise<void>((resolve) => half.write('GET / HTTP/1.1\r\nHost: here\r\n', () => resolve()));
    // Another answer proves that the server has met the first asker.
    expect((await fetch(own.address)).status).toBe(200);
    await own.close();
    await gone;
  });

  test('a request that is never finished is hung up on', async () => {
    const own = await started({ requestWithinMs: 50 });
    const half = connect(Number(new URL(own.address).port), host);
    const answer = new Promise<string>((resolve) => half.once('data', (data) => resolve(String(data))));
    half.write('POST /browse HTTP/1.1\r\nHost: here\r\nContent-Length: 9\r\n\r\n');
    const slow = connect(Number(new URL(own.address).port), host);
    const slowAnswer = new Promise<string>((resolve) => slow.once('data', (data) => resolve(String(data))));
    slow.write('GET / HTTP/1.1\r\nHost: here\r\n');
    expect(await slowAnswer).toContain('408');
    expect(await answer).toMatch(/408|404/);
    await own.close();
  });
});

/** Asks without a client that unpacks what it gets. */
function plainly(
  address: string,
  encodings: string,
): Promise<{ headers: Record<string, string | string[] | undefined>; body: Buffer }> {
  return new Promise((resolve, reject) => {
    request(address, { headers: { 'accept-encoding': encodings } }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => resolve({ headers: answer.headers, body: Buffer.concat(parts) }));
    })
      .on('error', reject)
      .end();
  });
}
