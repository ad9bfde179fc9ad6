import { readFileSync } from 'node:fs';
import { rulesFor } from '@hexwright/catalog';
import { islandOf, type Layout } from '@hexwright/island';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { timeFor } from '../bots/thinker.ts';
import { FairQueue } from '../fair-queue.ts';
import { startWishChecker, type WishChecker } from '../rules/wish-check.ts';
import { Client, guest, http, type Running, removeDirs, runServer } from './client.ts';

const LANDS = ['hills', 'fields', 'forest', 'mountains', 'pasture'];
const TOKENS = [2, 3, 3, 4, 4, 5, 5, 6, 6, 8, 8, 9, 9, 10, 10, 11, 11, 12];

/** A board of so many columns and rows, with everything that can be asked of it. */
function wide(columns: number, rows: number): Layout {
  const ruled = rulesFor({ game: 'first-island/base', seats: 4 });
  if (!ruled.ok) throw new Error(ruled.reason.text);
  const base = JSON.parse(JSON.stringify(islandOf(ruled.rules)!.layout)) as Layout;
  const count = columns * rows;
  const hexes = Array.from({ length: count }, (_, k) => {
    const r = Math.floor(k / columns);
    return { q: (k % columns) - (r >> 1), r, group: 'all' };
  });
  return {
    ...base,
    id: 'wide',
    hexes,
    harbours: { places: [], bag: {} },
    marks: { hexes: {}, corners: {}, edges: {} },
    groups: {
      all: {
        terrains: Object.fromEntries(
          LANDS.map((land, i) => [land, Math.floor((count + LANDS.length - 1 - i) / LANDS.length)]),
        ),
        numbers: {
          arrange: 'shuffle',
          bag: Array.from({ length: count }, (_, k) => TOKENS[k % TOKENS.length]),
        },
        constraints: [
          'reds-apart',
          ...LANDS.map((land) => `apart:${land}`),
          'apart:2,12',
          ...LANDS.slice(0, 4).map((land) => `some-on:${land}:5,6,8,9`),
        ],
      },
    },
  } as unknown as Layout;
}

describe('what a table wishes for', () => {
  let checker: WishChecker;
  beforeAll(() => {
    checker = startWishChecker();
  });
  afterAll(() => checker.close());

  test('is tried away from the sockets, and refused where it would keep them waiting', async () => {
    const heavy = await checker.check({ game: 'first-island/base', seats: 4, layout: wide(45, 44) }, 'ada');
    expect(heavy).toMatchObject({ ok: false, reason: { code: 'too-slow' } });
    // One person’s heavy wishes do not break it for others.
    const light = await checker.check(
      { game: 'first-island/base', seats: 4, modules: ['variant/harbormaster'] },
      'ben',
    );
    expect(light).toEqual({ ok: true });
  });

  test('says what does not fit, as the catalogue does', async () => {
    const wish = { game: 'first-island/base', seats: 4, modules: ['variant/no-such-thing'] };
    expect(await checker.check(wish, 'ada')).toEqual(rulesFor(wish));
  });

  test('a chapter of a campaign is tried in the same way, where it brings modules', async () => {
    const head = { campaign: 'sea-robbers/core', seats: 3 };
    const chapter = (modules: readonly string[]) => ({
      head: { ...head, modules },
      finished: [],
      chosen: {},
    });
    expect(await checker.checkChapter(chapter(['variant/no-such-thing']), 'ada')).toMatchObject({
      ok: false,
      reason: { code: 'campaign-chapter' },
    });
    expect(await checker.checkChapter(chapter(['cities-knights/core']), 'ada')).toEqual({ ok: true });
    const idle = startWishChecker();
    await idle.close();
    expect(await idle.checkChapter(chapter([]), 'ada')).toEqual({ ok: true });
  });

  test('a row alone is not tried', async () => {
    const idle = startWishChecker();
    await idle.close();
    expect(await idle.check({ game: 'first-island/base', seats: 4 }, 'ada')).toEqual({ ok: true });
  });

  test('waits in the line of its person alone, which is short', async () => {
    const wish = { game: 'first-island/base', seats: 4, modules: ['variant/harbormaster'] };
    const answers = await Promise.all(Array.from({ length: 6 }, () => checker.check(wish, 'eve')));
    expect(answers.filter(({ ok }) => ok).length).toBeGreaterThanOrEqual(2);
    expect(
      answers.filter((each) => !each.ok && each.reason.code === 'too-often').length,
    ).toBeGreaterThanOrEqual(3);
  });
});

describe('a server', () => {
  let server: Running;
  beforeAll(async () => {
    server = await runServer({ MAX_TABLES_A_PERSON: '1' });
  });
  afterAll(async () => {
    await server.close();
    removeDirs();
  });

  test('answers others while a heavy board is tried, and tries nothing beyond a limit', async () => {
    const [ada, ben] = await Promise.all(['Ada', 'Ben'].map((name) => guest(server.address, name)));
    const page = await new Client(server.address, ben).connect();
    const layout = wide(30, 30);
    const body = { wish: { game: 'first-island/base', seats: 4, layout } };
    const order: string[] = [];
    const heavy = http(server.address, 'newTable', { cookie: ada.cookie, body }).then((answer) => {
      order.push('the board');
      return answer;
    });
    for (let i = 0; i < 5; i++) {
      await page.must('ping');
      order.push('a ping');
    }
    expect(order).toEqual(Array<string>(5).fill('a ping'));
    await heavy;
    const plain = { wish: { game: 'first-island/base', seats: 3 } };
    await http(server.address, 'newTable', { cookie: ada.cookie, body: plain });
    // Whoever has its tables already is told so at once, whatever it wishes for.
    const more = await http(server.address, 'newTable', { cookie: ada.cookie, body });
    expect(more.json).toMatchObject({ error: { code: 'tables-own' } });
    page.close();
  });

  test('has its check of wishes in the build', () => {
    expect(readFileSync(new URL('../dist/check-thread.js', import.meta.url), 'utf8')).not.toBe('');
  });
});

describe('what is scarce', () => {
  test('goes around among those who want it, however many times they want it', () => {
    const queue = new FairQueue<string>();
    for (let i = 0; i < 12; i++) queue.put(`a${i}`, 'ada');
    queue.put('idle', null);
    queue.put('b0', 'ben');
    queue.put('b1', 'ben');
    queue.put('c0', 'cy');
    expect(queue.length).toBe(16);
    expect(queue.waitingOf('ada')).toBe(12);
    const first = Array.from({ length: 6 }, () => queue.take());
    expect(first).toEqual(['a0', 'b0', 'c0', 'a1', 'b1', 'a2']);
    const rest = Array.from({ length: 10 }, () => queue.take());
    expect(rest.at(-1), 'what nobody waits for comes last').toBe('idle');
    expect(queue.take()).toBeUndefined();
  });

  test('bots think for less where many wait, and never for nothing', () => {
    expect(timeFor(0, 1)).toBe(2000);
    expect(timeFor(1, 1)).toBe(1000);
    expect(timeFor(1, 2)).toBe(2000);
    expect(timeFor(1000, 1)).toBe(30);
  });
});
