import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Started, startServer } from '../serve.ts';

const host = '127.0.0.1';
let root: string;
let server: Extract<Started, { ok: true }>;

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'hexwright-page-'));
  mkdirSync(join(root, 'assets'));
  writeFileSync(join(root, 'index.html'), '<!doctype html><title>the page</title>');
  writeFileSync(join(root, 'assets', 'page-1234.js'), 'let page;');
  const started = await startServer({ host, port: 0, root });
  if (!started.ok) throw new Error(started.message);
  server = started;
});

afterAll(async () => {
  await server.close();
  rmSync(root, { recursive: true });
});

describe('the server of the page', () => {
  test('serves the page at every address that is no file', async () => {
    for (const path of ['/', '/browse', '/table/some-game']) {
      const answer = await fetch(server.address + path);
      expect(answer.status).toBe(200);
      expect(await answer.text()).toContain('the page');
      expect(answer.headers.get('cache-control')).toBe('no-cache');
    }
  });

  test('lets a browser keep files that carry their version, and has no others', async () => {
    const file = await fetch(`${server.address}/assets/page-1234.js`);
    expect(file.headers.get('cache-control')).toContain('immutable');
    expect((await fetch(`${server.address}/assets/page-9999.js`)).status).toBe(404);
    expect((await fetch(`${server.address}/browse`, { method: 'POST' })).status).toBe(404);
  });

  test('a taken port is a clear error', async () => {
    const port = Number(new URL(server.address).port);
    const second = await startServer({ host, port, root });
    expect(second).toMatchObject({ ok: false, message: expect.stringContaining(`port ${port}`) });
  });

  test('a page that was never built is a clear error', async () => {
    expect(await startServer({ host, port: 0, root: join(root, 'nowhere') })).toMatchObject({ ok: false });
  });
});
