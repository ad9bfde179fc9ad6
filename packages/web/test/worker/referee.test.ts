import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Player, TableView } from '../../table/protocol.ts';
import { openLibrary } from '../../worker/library.ts';
import { settlerMind } from '../../worker/mind.ts';
import { LocalReferee } from '../../worker/referee.ts';
import { memoryShelf } from './memory-shelf.ts';

const base = { game: 'first-island/base', seats: 3 };
const solo: Player[] = [{ kind: 'person' }, { kind: 'bot' }, { kind: 'bot' }];

function table() {
  const views: TableView[] = [];
  const shelf = memoryShelf();
  const referee = new LocalReferee(shelf, openLibrary(), settlerMind, (reply) => {
    if ('view' in reply) views.push(reply.view);
  });
  return { referee, views, shelf, latest: () => views[views.length - 1] };
}

async function begun(players = solo) {
  const all = table();
  const made = await all.referee.begin(base, players, 'a seed');
  if (!made.ok) throw new Error(made.reason.text);
  const opened = await all.referee.open(made.game);
  if (!opened.ok) throw new Error(opened.reason.text);
  await Promise.resolve();
  return { ...all, game: made.game };
}

describe('the referee of the browser', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('shows the first decision to the person, with its legal moves', async () => {
    const { latest } = await begun();
    expect(latest().decision?.kind).toBe('place-building');
    expect(latest().seat).toBe(0);
    expect(latest().legal.length).toBeGreaterThan(40);
  });

  test('refuses a move for a bot and a move that is not legal, and changes nothing', async () => {
    const { referee, game, latest } = await begun();
    const before = latest().moves;
    expect(referee.play(game, 1, { move: 'place-building', corner: 0 })).toMatchObject({ ok: false });
    expect(referee.play(game, 0, { move: 'roll' })).toMatchObject({ ok: false });
    expect(latest().moves).toBe(before);
  });

  test('lets the bots move, each at the pace of the table, until the person is asked', async () => {
    const { referee, game, latest, views } = await begun();
    referee.pace(500);
    referee.play(game, 0, latest().legal[0]);
    referee.play(game, 0, latest().legal[0]);
    const before = views.length;
    vi.advanceTimersByTime(499);
    expect(views.length).toBe(before);
    vi.advanceTimersByTime(1);
    expect(views.length).toBe(before + 1);
    vi.advanceTimersByTime(60_000);
    expect(latest().decision?.seats).toEqual([0]);
  });

  test('keeps every move, so that opening again goes on in the middle of a decision', async () => {
    const { referee, game, latest } = await begun();
    referee.play(game, 0, latest().legal[0]);
    const before = latest();
    expect(before.decision?.kind).toBe('place-route');
    await referee.open(game);
    await Promise.resolve();
    expect(latest().decision).toEqual(before.decision);
    expect(latest().fields).toEqual(before.fields);
    expect(latest().eventsFrom).toBe(0);
  });

  test('undo takes back the last move of the person and all that followed', async () => {
    const { referee, game, latest } = await begun();
    const before = latest();
    referee.play(game, 0, before.legal[3]);
    expect(referee.undo(game)).toEqual({ ok: true });
    expect(latest().fields).toEqual(before.fields);
  });

  test('covers the hands while the table goes from one person to the next', async () => {
    const { referee, game, latest } = await begun([{ kind: 'person' }, { kind: 'person' }, { kind: 'bot' }]);
    expect(latest()).toMatchObject({ handover: 0, seat: null, legal: [] });
    referee.look(game, 0);
    expect(latest()).toMatchObject({ handover: null, seat: 0 });
    referee.play(game, 0, latest().legal[0]);
    referee.play(game, 0, latest().legal[0]);
    expect(latest()).toMatchObject({ handover: 1, seat: null, legal: [] });
  });

  test('a file comes back as the same game, and a foreign one is refused with a reason', async () => {
    const { referee, game, latest } = await begun();
    referee.play(game, 0, latest().legal[0]);
    const copied = await referee.copy(game);
    if (!copied.ok) throw new Error(copied.reason.text);
    const adopted = await referee.adopt(JSON.parse(JSON.stringify(copied.file)));
    expect(adopted).toMatchObject({ ok: true });
    expect(await referee.adopt({ format: 'chess' })).toMatchObject({ ok: false });
    expect(await referee.adopt({ ...copied.file, log: [{ by: 0, move: { move: 'roll' } }] })).toMatchObject({
      ok: false,
      reason: { code: 'log-broken' },
    });
  });

  test('a move that cannot be made names the rule’s reason', async () => {
    const { referee, game, latest } = await begun();
    referee.pace(0);
    for (let i = 0; i < 400 && latest().decision?.kind !== 'main'; i++) {
      if (latest().decision?.seats.includes(0)) referee.play(game, 0, latest().legal[0]);
      vi.advanceTimersByTime(1);
    }
    const city = latest().closed.find(({ move }) => move === 'city');
    expect(city?.reason.code).toMatch(/cannot-pay|no-place/);
    expect(latest().prices.find(({ move }) => move === 'road')?.bill).toEqual([
      ['brick', 1],
      ['lumber', 1],
    ]);
  });
});
