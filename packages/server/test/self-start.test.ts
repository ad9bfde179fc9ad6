import { NewTable } from '@hexwright/table';
import { describe, expect, test } from 'vitest';
import { newRoom } from '../tables/gathering.ts';
import type { KeptRoom, KeptTable } from '../tables/kept.ts';
import { quickRoom, suited, waitsAt } from '../tables/quick-match.ts';
import { SEAT_KEPT, selfStart } from '../tables/self-start.ts';

const [ada, ben, eve] = ['ada', 'ben', 'eve'].map((name) => ({
  id: name.padEnd(16, '-'),
  name,
  account: false,
}));
const WISH = { game: 'first-island/base', seats: 3 };
const quick = (...others: (typeof ada)[]): KeptRoom => {
  const room = quickRoom(WISH, 'The base game', ada, 0);
  const people = [ada, ...others];
  return { ...room, seats: room.seats.map((seat, i) => ({ ...seat, person: people[i] ?? null })) };
};
const ready = (room: KeptRoom): KeptRoom => ({
  ...room,
  seats: room.seats.map((seat) => ({ ...seat, ready: seat.person !== null })),
});
const look = (room: KeptRoom, { here = true, gone = 0, now = 0, due = null as number | null } = {}) =>
  selfStart(
    { room, due },
    () => here,
    () => gone,
    now,
  );

describe('a quick match', () => {
  test('waits while a seat is free and somebody has not agreed to play with bots', () => {
    expect(look(quick(ben))).toEqual({ kind: 'wait', until: null });
  });

  test('begins when all seats are taken', () => {
    const begins = look(quick(ben, eve));
    expect(begins).toMatchObject({ kind: 'begin' });
    expect(begins.kind === 'begin' && begins.room.seats.map(({ bot }) => bot)).toEqual([false, false, false]);
  });

  test('begins with bots on the seats that are free when all agree', () => {
    const begins = look(ready(quick(ben)));
    expect(begins.kind === 'begin' && begins.room.seats.map(({ bot }) => bot)).toEqual([false, false, true]);
  });

  test('keeps the seat of somebody who is not there for a while, and does not begin meanwhile', () => {
    expect(look(quick(ben, eve), { here: false, now: SEAT_KEPT - 1 })).toEqual({
      kind: 'wait',
      until: SEAT_KEPT,
    });
  });

  test('gives it to others then', () => {
    expect(look(quick(ben), { here: false, now: SEAT_KEPT })).toEqual({
      kind: 'free',
      people: [ada.id, ben.id],
    });
  });

  test('is closed when nobody is left', () => {
    const room = quick();
    expect(look({ ...room, seats: room.seats.map((seat) => ({ ...seat, person: null })) })).toEqual({
      kind: 'close',
    });
  });
});

describe('a table of a tournament', () => {
  const room = { ...quick(ben), quick: undefined, tournament: { id: 't', title: 'Cup', round: 1, board: 1 } };

  test('begins when all who sit there are ready, whoever looks', () => {
    expect(look(ready(room), { here: false, due: 1000 })).toMatchObject({ kind: 'begin' });
  });

  test('waits for the others until its time has come, and begins then', () => {
    expect(look(room, { due: 1000, now: 999 })).toEqual({ kind: 'wait', until: 1000 });
    expect(look(room, { due: 1000, now: 1000 })).toMatchObject({ kind: 'begin' });
  });
});

describe('a seat is looked for', () => {
  const table = (id: string, room: KeptRoom, touched = 0) => ({ id, room, touched }) as KeptTable;
  const hosted = newRoom(
    NewTable.parse({ wish: WISH, listed: true }),
    ben,
    { game: 'The base game' },
    null,
    0,
  );
  const ids = (tables: readonly KeptTable[], wish = {}, now = 0) =>
    suited(tables, eve.id, wish, now).map(({ id }) => id);

  test('first at quick matches, and there where the fewest are missing', () => {
    expect(ids([table('hosted', hosted), table('one', quick()), table('two', quick(ben))])).toEqual([
      'two',
      'one',
      'hosted',
    ]);
  });

  test('at the game and the number of seats that are wished for alone', () => {
    const tables = [table('one', quick())];
    expect(ids(tables, { game: 'seafarers/four-islands' })).toEqual([]);
    expect(ids(tables, { seats: 4 })).toEqual([]);
    expect(ids(tables, { game: WISH.game, seats: 3 })).toEqual(['one']);
  });

  test('not where a password, a tournament or a clock of days is, where all seats are taken, or from where one was sent away', () => {
    const { settings } = hosted;
    expect(
      ids([
        table('locked', { ...hosted, password: 'x' }),
        table('tournament', { ...hosted, tournament: { id: 't', title: 'Cup', round: 1, board: 1 } }),
        table('days', { ...hosted, settings: { ...settings, clock: { mode: 'days', days: 1 } } }),
        table('full', quick(ben, ada)),
        table('kicked', { ...hosted, kicked: [eve.id] }),
      ]),
    ).toEqual([]);
  });

  test('not at a table that was forgotten', () => {
    expect(ids([table('hosted', hosted)], {}, 10 * 60_000)).toEqual([]);
    expect(ids([table('hosted', hosted)], {}, 10 * 60_000 - 1)).toEqual(['hosted']);
  });

  test('and who waits at a quick match already goes back there', () => {
    expect(waitsAt([table('one', quick())], ada.id)?.id).toBe('one');
    expect(waitsAt([table('one', quick())], eve.id)).toBeUndefined();
  });
});
