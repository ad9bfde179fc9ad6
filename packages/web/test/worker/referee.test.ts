import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Player } from '../../table/protocol.ts';
import { Browser, settled } from './tabs.ts';

async function begun(players?: Player[]) {
  const browser = new Browser();
  const tab = browser.tab();
  const game = await tab.begun(players);
  return { browser, ...tab, game };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the referee of the browser', () => {
  test('shows the first decision to the person, with its legal moves', async () => {
    const { latest } = await begun();
    expect(latest().decision?.kind).toBe('place-building');
    expect(latest().seat).toBe(0);
    expect(latest().legal.length).toBeGreaterThan(40);
  });

  test('refuses a move for a bot and a move that is not legal, and changes nothing', async () => {
    const { play, game, latest } = await begun();
    const before = latest().moves;
    expect(await play(game, 1, { move: 'place-building', corner: 0 })).toMatchObject({ ok: false });
    expect(await play(game, 0, { move: 'roll' })).toMatchObject({ ok: false });
    expect(latest().moves).toBe(before);
  });

  test('refuses what is no command, and names what is wrong with it', async () => {
    const { referee, game } = await begun();
    expect(await referee.play(game, 0, { move: 'roll' })).toMatchObject({ reason: { code: 'command-id' } });
    expect(await referee.play('none', 0, { id: 'x', at: 0, move: { move: 'roll' } })).toMatchObject({
      reason: { code: 'game-lost' },
    });
  });

  test('lets the bots move, each at the pace of the table, until the person is asked', async () => {
    const { referee, play, game, latest, views } = await begun();
    referee.pace(500);
    await play(game);
    await play(game);
    const before = views.length;
    await vi.advanceTimersByTimeAsync(499);
    expect(views.length).toBe(before);
    await vi.advanceTimersByTimeAsync(1);
    expect(views.length).toBe(before + 1);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(latest().decision?.seats).toEqual([0]);
  });

  test('keeps every move, so that opening again goes on in the middle of a decision', async () => {
    const { referee, play, game, latest } = await begun();
    await play(game);
    const before = latest();
    expect(before.decision?.kind).toBe('place-route');
    await referee.open(game);
    await settled();
    expect(latest().decision).toEqual(before.decision);
    expect(latest().fields).toEqual(before.fields);
    expect(latest().eventsFrom).toBe(0);
  });

  test('undo takes back the last move of the person and all that followed', async () => {
    const { play, undo, game, latest } = await begun();
    const before = latest();
    await play(game, 0, before.legal[3]);
    expect(await undo(game)).toMatchObject({ ok: true });
    expect(latest().fields).toEqual(before.fields);
    expect(latest().events).toEqual([]);
    expect(latest().mayUndo).toBe(false);
  });

  test('covers the hands while the table goes from one person to the next', async () => {
    const { referee, play, game, latest } = await begun([
      { kind: 'person' },
      { kind: 'person' },
      { kind: 'bot' },
    ]);
    expect(latest()).toMatchObject({ handover: 0, seat: null, legal: [] });
    referee.look(game, 0);
    expect(latest()).toMatchObject({ handover: null, seat: 0 });
    await play(game);
    await play(game);
    expect(latest()).toMatchObject({ handover: 1, seat: null, legal: [] });
  });

  test('a move that cannot be made names the rule’s reason', async () => {
    const { referee, play, game, latest } = await begun();
    referee.pace(0);
    for (let i = 0; i < 400 && latest().decision?.kind !== 'main'; i++) {
      if (latest().decision?.seats.includes(0)) await play(game);
      await vi.advanceTimersByTimeAsync(1);
    }
    const city = latest().closed.find(({ move }) => move === 'city');
    expect(city?.reason.code).toMatch(/cannot-pay|no-place/);
    expect(latest().prices.find(({ move }) => move === 'road')?.bill).toEqual([
      ['brick', 1],
      ['lumber', 1],
    ]);
  });
});

describe('game files', () => {
  test('a file comes back as the same game, and a foreign one is refused with a reason', async () => {
    const { referee, play, game } = await begun();
    await play(game);
    const copied = await referee.copy(game);
    if (!copied.ok) throw new Error(copied.reason.text);
    const file = JSON.parse(JSON.stringify(copied.file));
    expect(await referee.adopt(file)).toMatchObject({ ok: true });
    expect(await referee.adopt({ format: 'chess' })).toMatchObject({ ok: false });
    expect(await referee.adopt({ ...file, log: [{ by: 0, move: { move: 'roll' } }] })).toMatchObject({
      ok: false,
      reason: { code: 'log-broken' },
    });
  });

  async function fileAfter(moves: number, change: (file: { log: { by: number }[]; chance: object }) => void) {
    const tab = await begun([{ kind: 'bot' }, { kind: 'bot' }, { kind: 'bot' }]);
    tab.referee.pace(0);
    while (tab.latest().moves < moves && !tab.latest().over) await vi.advanceTimersByTimeAsync(1);
    const copied = await tab.referee.copy(tab.game);
    if (!copied.ok) throw new Error(copied.reason.text);
    tab.referee.close(tab.game);
    const file = JSON.parse(JSON.stringify(copied.file));
    file.players[0] = { kind: 'person' };
    change(file);
    return { ...tab, file };
  }

  test.each([
    ['with dice of its own', { mode: 'manual' }],
    ['by seed', { mode: 'seeded', seed: 'x' }],
  ])('a game %s that waits for nature goes on', async (_, chance) => {
    const { referee, latest, file } = await fileAfter(120, (whole) => {
      // Cut in the middle of nature's answers.
      const roll = whole.log.findLastIndex(({ by }) => by === -1);
      whole.log.length = roll;
      whole.chance = chance;
    });
    const adopted = await referee.adopt(file);
    if (!adopted.ok) throw new Error(adopted.reason.text);
    await referee.open(adopted.game);
    await vi.advanceTimersByTimeAsync(5000);
    expect(latest().moves).toBeGreaterThan(file.log.length);
    expect(latest().decision?.nature).toBe(false);
    expect(latest().decision?.seats).toContain(0);
  });

  test('a finished game that is taken in is listed as finished', async () => {
    const { referee, file } = await fileAfter(100_000, () => {});
    const adopted = await referee.adopt(file);
    if (!adopted.ok) throw new Error(adopted.reason.text);
    const card = (await referee.games()).find(({ id }) => id === adopted.game);
    expect(card).toMatchObject({ over: true, moves: file.log.length });
  });
});

describe('what the disk does', () => {
  test('a move is not shown before it is kept', async () => {
    const { browser, play, game, latest } = await begun();
    const before = latest();
    const go = browser.disk.hold();
    const playing = play(game);
    await settled();
    expect(latest()).toBe(before);
    go();
    expect(await playing).toMatchObject({ ok: true });
    expect(latest().moves).toBe(before.moves + 1);
    expect(browser.disk.kept.get(game)).toHaveLength(latest().n);
  });

  test('a full disk is told at the table, the game goes on, and all of it is kept once there is room', async () => {
    const { browser, referee, play, game, latest, notice } = await begun();
    const kept = browser.disk.kept.get(game)!.length;
    browser.disk.refuses = new DOMException('no room', 'QuotaExceededError');
    expect(await play(game)).toMatchObject({ ok: true });
    const since = latest().moves - 1;
    expect(notice()).toMatchObject({ elsewhere: false, unkept: { why: 'no room', since } });
    expect(await play(game)).toMatchObject({ ok: true });
    expect(browser.disk.kept.get(game)).toHaveLength(kept);
    const copied = await referee.copy(game);
    expect(copied).toMatchObject({ ok: true, file: { log: { length: latest().moves } } });
    browser.disk.refuses = null;
    await vi.advanceTimersByTimeAsync(2000);
    expect(notice()).toMatchObject({ unkept: null });
    expect(browser.disk.kept.get(game)).toHaveLength(latest().n);
  });

  test('where nothing can be kept, one plays in memory', async () => {
    const browser = new Browser();
    browser.disk.refuses = new DOMException('denied', 'SecurityError');
    const tab = browser.tab();
    const game = await tab.begun();
    expect(await tab.referee.unkept()).toBe('denied');
    expect(await tab.play(game)).toMatchObject({ ok: true });
    expect(tab.notice()).toMatchObject({ unkept: { why: 'denied', since: 0 } });
    expect(await tab.referee.games()).toMatchObject([{ id: game }]);
    await tab.referee.open(game);
    await settled();
    expect(tab.latest().decision?.kind).toBe('place-route');
  });

  test('a damaged game hides no other, and can be saved and thrown away', async () => {
    const { browser, referee, game } = await begun();
    browser.disk.heads.set('broken', { id: 'broken', title: 'An old game', save: null });
    const damaged = expect.stringContaining('damaged');
    expect(await referee.games()).toMatchObject([{ id: game }, { title: 'An old game', damaged }]);
    expect(await referee.open('broken')).toMatchObject({ reason: { code: 'game-damaged' } });
    expect(await referee.copy('broken')).toMatchObject({ file: { game: { title: 'An old game' } } });
    await referee.forget('broken');
    expect(await referee.games()).toHaveLength(1);
  });

  test('a game of which a line is missing is named as damaged, and what is left can be saved', async () => {
    const { browser, referee, game } = await begun();
    referee.close(game);
    browser.disk.kept.get(game)!.splice(3, 1);
    expect(await referee.open(game)).toMatchObject({ reason: { code: 'game-damaged' } });
    expect(await referee.copy(game)).toMatchObject({ ok: true, file: { lines: expect.any(Array) } });
  });
});

describe('two tabs on one game', () => {
  test('the second follows the first, and is told so', async () => {
    const { browser, play, game, latest, notice } = await begun();
    const other = browser.tab();
    await other.referee.open(game);
    await settled();
    expect(notice()).toMatchObject({ elsewhere: false });
    expect(other.notice()).toMatchObject({ elsewhere: true });
    expect(await other.play(game)).toMatchObject({ reason: { code: 'elsewhere' } });
    await play(game);
    await settled();
    expect(other.latest().fields).toEqual(latest().fields);
    expect(other.latest().n).toBe(latest().n);
  });

  test('the second takes over, and no move of either is lost', async () => {
    const { browser, play, game, latest, notice } = await begun();
    const other = browser.tab();
    await other.referee.open(game);
    await settled();
    await play(game);
    other.referee.lead(game);
    await settled();
    expect(notice()).toMatchObject({ elsewhere: true });
    expect(other.notice()).toMatchObject({ elsewhere: false });
    expect(await play(game)).toMatchObject({ reason: { code: 'elsewhere' } });
    await other.play(game);
    await settled();
    await vi.advanceTimersByTimeAsync(5000);
    expect(latest().n).toBe(other.latest().n);
    expect(latest().fields).toEqual(other.latest().fields);
    expect(browser.disk.kept.get(game)).toHaveLength(latest().n);
  });

  test('the second plays on when the first leaves', async () => {
    const { browser, referee, game } = await begun();
    const other = browser.tab();
    await other.referee.open(game);
    await settled();
    referee.close(game);
    await settled();
    expect(other.notice()).toMatchObject({ elsewhere: false });
    expect(await other.play(game)).toMatchObject({ ok: true });
  });

  test('a game that was thrown away in the other tab is said to be, stands still and can be saved', async () => {
    const { browser, referee, play, game, latest, notice } = await begun();
    await browser.tab().referee.forget(game);
    const before = latest();
    expect(await play(game)).toMatchObject({ ok: false });
    await settled();
    expect(notice()).toMatchObject({
      elsewhere: false,
      unkept: { why: expect.stringContaining('thrown away') },
    });
    expect(latest()).toBe(before);
    expect(await referee.copy(game)).toMatchObject({ file: { log: { length: before.moves } } });
    expect(browser.disk.heads.size).toBe(0);
  });

  test('a tab that is outrun at writing loses its move, follows and says so', async () => {
    const { browser, play, game, latest, notice } = await begun();
    const other = new Browser(browser.disk).tab();
    await other.referee.open(game);
    await settled();
    await other.play(game, 0, other.latest().legal[5]);
    expect(await play(game)).toMatchObject({ reason: { code: 'not-written' } });
    await settled();
    expect(notice()).toMatchObject({ elsewhere: true });
    expect(latest().n).toBe(other.latest().n);
    expect(latest().fields).toEqual(other.latest().fields);
  });
});
