import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Browser } from './tabs.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A game of bots that is over. */
async function played() {
  const tab = new Browser().tab();
  tab.referee.pace(0);
  const game = await tab.begun([{ kind: 'bot' }, { kind: 'bot' }, { kind: 'bot', level: 'easy' }], {
    game: 'first-island/base',
    seats: 3,
    options: { points: 5 },
  });
  for (let i = 0; i < 3000 && !tab.latest().over; i++) await vi.advanceTimersByTimeAsync(1);
  expect(tab.latest().over).toBe(true);
  return { ...tab, game };
}

describe('a replay as a link', () => {
  test('holds the whole game in few letters, and shows it to another browser', async () => {
    const { referee, game } = await played();
    const packed = await referee.pack(game);
    if (!packed.ok) throw new Error(packed.reason.text);
    expect(packed.text).toMatch(/^[\w-]+$/);
    expect(packed.text.length).toBeLessThan(8000);
    const other = new Browser().tab().referee;
    const shown = await other.unpack(packed.text);
    if (!shown.ok) throw new Error(shown.reason.text);
    const [here, there] = [await referee.story(game), await other.story(shown.game)];
    expect(there).toEqual(here);
    const last = here.ok ? here.story.moves : 0;
    const [mine, theirs] = [await referee.frame(game, last), await other.frame(shown.game, last)];
    expect(theirs).toEqual(mine);
    // It is looked at, and not kept.
    expect(await other.games()).toEqual([]);

    const cut = packed.text.slice(0, -40);
    for (const wrong of ['', 'nonsense!', cut, `${packed.text.slice(0, 30)}${packed.text}`])
      expect(await other.unpack(wrong)).toMatchObject({ reason: { code: 'link-broken' } });

    // All hands lie open once the game is over, and somebody may play it again.
    expect(mine.ok && JSON.stringify(mine.view.fields.hold)).not.toContain('null');
    const more = await referee.again(game, 'another seed');
    if (!more.ok) throw new Error(more.reason.text);
    const card = (await referee.games()).find(({ id }) => id === more.game);
    expect(card).toMatchObject({ row: 'first-island/base', over: false });
    expect(card?.players.filter(({ level }) => level === 'easy')).toHaveLength(1);
  });

  test('is not given while the game is played: it would tell every roll to come', async () => {
    const tab = new Browser().tab();
    const game = await tab.begun();
    expect(await tab.referee.pack(game)).toMatchObject({ reason: { code: 'not-over' } });
  });
});

describe('the board of a seed', () => {
  test('is the one that the game begins with, and has a figure of how even it is', async () => {
    const tab = new Browser().tab();
    const laid = await tab.referee.board({ game: 'first-island/base', seats: 3 }, 'a seed');
    if (!laid.ok) throw new Error(laid.reason.text);
    await tab.begun();
    for (const field of ['terrain', 'numbers', 'harbour'])
      expect(laid.board.fields[field]).toEqual(tab.latest().fields[field]);
    expect(laid.board.evenness?.pips).toHaveLength(3);
    expect(laid.board.evenness?.even).toBeGreaterThan(60);
    const cards = await tab.referee.board({ game: 'rivals/era-of-gold', seats: 2 }, 'a seed');
    expect(cards).toMatchObject({ ok: true, board: { evenness: null } });
  });
});
