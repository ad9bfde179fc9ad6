import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tableInvitation, withInvitation } from '../http/invitations.ts';
import { drawSvg, HEIGHT, WIDTH } from '../pictures/draw-svg.ts';
import { pngOf } from '../pictures/png.ts';
import { guest, http, newDir, type Running, removeDirs, runServer } from './client.ts';

let server: Running;
beforeAll(async () => {
  const page = newDir();
  writeFileSync(join(page, 'index.html'), '<!doctype html><head><title>the page</title></head>');
  server = await runServer({ PUBLIC_URL: 'http://play.example.org', PAGE_DIR: page });
});
afterAll(async () => {
  await server?.close();
  removeDirs();
});

const lay = async (settings: object = {}): Promise<string> => {
  const ada = await guest(server.address, 'Ada <b>"&');
  const { json } = await http(server.address, 'newTable', {
    cookie: ada.cookie,
    body: { wish: { game: 'first-island/base', seats: 3 }, ...settings },
  });
  return json.table;
};
const page = async (path: string): Promise<string> => (await fetch(server.address + path)).text();
const tag = (html: string, name: string): string | undefined =>
  new RegExp(`property="og:${name}" content="([^"]*)"`).exec(html)?.[1];

describe('the link to a table', () => {
  test('tells messengers who invites, to what, how many seats are free, and where the picture is', async () => {
    const table = await lay();
    const html = await page(`/t/${table}`);
    expect(tag(html, 'title')).toBe('Ada &lt;b&gt;&quot;&amp; invites you: The base game');
    expect(tag(html, 'description')).toContain('2 of 3 seats free');
    expect(tag(html, 'image')).toBe(`http://play.example.org/t/${table}/board.png`);
    expect(tag(html, 'url')).toBe(`http://play.example.org/t/${table}`);
  });

  test('has the board as a picture of the size that messengers show', async () => {
    const table = await lay();
    const answer = await fetch(`${server.address}/t/${table}/board.png`);
    expect(answer.headers.get('content-type')).toBe('image/png');
    const png = Buffer.from(await answer.arrayBuffer());
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([WIDTH, HEIGHT]);
    expect(png.length).toBeLessThan(120_000);
    const data = png.subarray(41, 41 + png.readUInt32BE(33));
    expect(inflateSync(data).length).toBe((WIDTH * 3 + 1) * HEIGHT);
  });

  test('tells nothing of a table with a password, and has no picture of it', async () => {
    const table = await lay({ password: 'sesame', title: 'Secret round' });
    const html = await page(`/t/${table}`);
    expect(html).not.toContain('Ada');
    expect(html).not.toContain('Secret round');
    expect(tag(html, 'image')).toBeUndefined();
    expect((await fetch(`${server.address}/t/${table}/board.png`)).status).toBe(404);
  });

  test('is the page as ever where there is no such table, and for every other address', async () => {
    expect(tag(await page(`/t/${'x'.repeat(22)}`), 'title')).toBeUndefined();
    expect(tag(await page('/friends'), 'title')).toBeUndefined();
  });
});

test('the link to a tournament tells who invites and how many places are taken', async () => {
  const ada = await guest(server.address, 'Ada');
  const { json } = await http(server.address, 'newTournament', {
    cookie: ada.cookie,
    body: { title: 'Spring cup', kind: 'league', wish: { game: 'first-island/base', seats: 3 }, most: 12 },
  });
  const html = await page(`/friends/tournaments/${json.tournament}`);
  expect(tag(html, 'title')).toBe('Ada invites you to Spring cup');
  expect(tag(html, 'description')).toBe('League: The base game. 0 of 12 places taken.');
});

test('what people call themselves cannot break out of the head of the page', () => {
  const html = withInvitation('<head></head>', { title: '"><script>', text: "$& $' $1" }, 'http://x', '/t/y');
  expect(html).not.toContain('<script>');
  expect(html).toContain('content="$&amp; $\' $1"');
});

test('the last seat that is free is told, and once the game goes on that one may watch', () => {
  const seat = { colour: 0, person: null, bot: true, ready: true, wants: null, resigned: false };
  const room = {
    title: 'Tea',
    game: 'The base game',
    host: { id: 'h', name: 'Ada', account: false },
    seats: [seat, { ...seat, bot: false }],
    settings: { watching: { allowed: true, delay: 0 } },
    password: null,
  };
  const told = (state: string) => tableInvitation({ id: 't', state, room } as never);
  expect(told('waiting').text).toMatch(/^1 of 2 seats free/);
  expect(told('playing').text).toMatch(/watch/);
});

describe('a drawing', () => {
  const drawn = drawSvg(
    '<svg><rect x="-2" y="-2" width="4" height="4" fill="#0000ff"/>' +
      '<polygon points="-1,-1 1,-1 1,1 -1,1" fill="#f00" stroke="#fff" stroke-width="0.1"/>' +
      '<circle cx="0" cy="0" r="0.5" fill="#00ff00"/><line x1="-1" y1="0.8" x2="1" y2="0.8" stroke="#000000" stroke-width="0.1"/></svg>',
  );
  const at = (x: number, y: number): number[] => [
    ...drawn.pixels.subarray((y * WIDTH + x) * 3, (y * WIDTH + x) * 3 + 3),
  ];

  test('has the ground, the shapes and their lines where they belong', () => {
    expect(at(5, 5)).toEqual([0, 0, 255]);
    expect(at(WIDTH / 2, HEIGHT / 2)).toEqual([0, 255, 0]);
    const unit = HEIGHT / 3.7;
    expect(at(WIDTH / 2, Math.round(HEIGHT / 2 - 0.75 * unit))).toEqual([255, 0, 0]);
    expect(at(WIDTH / 2, Math.round(HEIGHT / 2 - unit))).toEqual([255, 255, 255]);
    expect(at(WIDTH / 2, Math.round(HEIGHT / 2 + 0.8 * unit))).toEqual([0, 0, 0]);
  });

  test('is the same picture again when its file is read', () => {
    const png = pngOf(2, 2, Uint8Array.from([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]));
    const rows = inflateSync(png.subarray(41, 41 + png.readUInt32BE(33)));
    expect([...rows]).toEqual([2, 1, 2, 3, 4, 5, 6, 2, 6, 6, 6, 6, 6, 6]);
  });
});
