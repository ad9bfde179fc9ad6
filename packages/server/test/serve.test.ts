import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { guardsFor } from '../headers.ts';
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

  test('the page is asked for again, and comes again only where it has changed', async () => {
    for (const path of ['/', '/browse', '/assets/page-1234.js']) {
      const asked = (tag?: string) =>
        plainly(server.address + path, 'identity', tag === undefined ? {} : { 'if-none-match': tag });
      const first = await asked();
      const { etag, 'content-security-policy': policy } = first.headers;
      expect(etag, path).toBeTruthy();
      const again = await asked(String(etag));
      expect(again.status, path).toBe(304);
      expect(again.body, path).toHaveLength(0);
      expect(again.headers['content-security-policy'], path).toBe(policy);
      expect((await asked('"another"')).status, path).toBe(200);
    }
  });

  test('a compressed answer has a tag of its own', async () => {
    const tags = await Promise.all(
      ['br', 'gzip', 'identity'].map(
        async (encoding) => (await plainly(`${server.address}/assets/page-1234.js`, encoding)).headers.etag,
      ),
    );
    expect(new Set(tags).size).toBe(3);
  });

  const EVERYWHERE = ['/', '/browse', '/assets/page-1234.js', '/nothing.png', '/healthz'];
  const guards: readonly (readonly [header: string, value: string | RegExp])[] = [
    ['x-content-type-options', 'nosniff'],
    ['x-frame-options', 'DENY'],
    ['referrer-policy', 'same-origin'],
    ['cross-origin-opener-policy', 'same-origin'],
    ['cross-origin-resource-policy', 'same-origin'],
    ['origin-agent-cluster', '?1'],
    ['x-permitted-cross-domain-policies', 'none'],
    ['permissions-policy', /camera=\(\), microphone=\(\), geolocation=\(\), payment=\(\)/],
    ['content-security-policy', /default-src 'self'/],
    ['content-security-policy', /script-src 'self'(;|$)/],
    ['content-security-policy', /style-src 'self'(;|$)/],
    ['content-security-policy', /object-src 'none'/],
    ['content-security-policy', /base-uri 'none'/],
    ['content-security-policy', /form-action 'none'/],
    ['content-security-policy', /frame-ancestors 'none'/],
    ['content-security-policy', /^(?!.*unsafe)/],
  ];
  test.each(guards)('everything comes with %s: %s', async (header, value) => {
    for (const path of EVERYWHERE) {
      const said = (await fetch(server.address + path)).headers.get(header) ?? '';
      if (typeof value === 'string') expect(said, path).toBe(value);
      else expect(said, path).toMatch(value);
    }
  });

  test('browsers are told to come over https alone where whoever runs it says so, and nowhere else', async () => {
    expect((await fetch(server.address)).headers.get('strict-transport-security')).toBeNull();
    expect(guardsFor(30)).toMatchObject({ 'strict-transport-security': 'max-age=2592000' });
    expect(guardsFor(0)).not.toHaveProperty('strict-transport-security');
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

/** Asks without a client that unpacks what it gets, or keeps anything. */
function plainly(
  address: string,
  encodings: string,
  more: Readonly<Record<string, string>> = {},
): Promise<{
  status: number | undefined;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}> {
  return new Promise((resolve, reject) => {
    request(address, { headers: { 'accept-encoding': encodings, ...more } }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () =>
        resolve({ status: answer.statusCode, headers: answer.headers, body: Buffer.concat(parts) }),
      );
    })
      .on('error', reject)
      .end();
  });
}
