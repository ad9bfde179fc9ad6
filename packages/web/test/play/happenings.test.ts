import { describe, expect, test } from 'vitest';
import {
  affectsSeat,
  eventsAffectingMeSince,
  heardBy,
  type LastHeardBySeat,
} from '../../play/events-affecting-me.ts';
import { happeningsOf, placesTold, recentPlaces, steadyLines } from '../../play/happenings.ts';
import type { AnyView, TableEvent } from '../../table/protocol.ts';
import { speakerFor } from '../../words/speak.ts';
import { rowSheet } from '../../worker/catalogue.ts';
import { openLibrary } from '../../worker/library.ts';
import { asIsland } from '../as-island.ts';

const library = openLibrary();
const sheetOf = async (game: string) => {
  const found = await rowSheet(library, { game, seats: 4 });
  if (!found.ok) throw new Error(found.reason.text);
  return asIsland(found.row.sheet);
};
const sheet = await sheetOf('first-island/base');
const speak = speakerFor(sheet, []);
const event = (at: number, kind: string, data: TableEvent['data']): TableEvent => ({ at, kind, data });
const lines = (...told: TableEvent[]) => happeningsOf(sheet, told, speak);

describe('one line of the log is one happening', () => {
  test('a number and what it brings to everybody', () => {
    const told = lines(
      event(5, 'rolled', { seat: 0, red: 3, yellow: 5, number: 8 }),
      event(5, 'produced', { seat: 1, good: 'ore', count: 1 }),
      event(5, 'produced', { seat: 1, good: 'ore', count: 2 }),
      event(5, 'produced', { seat: 2, good: 'wool', count: 1 }),
      // what comes by another move has a line of its own
      event(9, 'produced', { seat: 2, good: 'wool', count: 1 }),
    );
    expect(told.map(({ nth }) => nth)).toEqual([0, 4]);
    expect(told[0].gains).toEqual([
      { seat: 1, good: 'ore', count: 3 },
      { seat: 2, good: 'wool', count: 1 },
    ]);
  });

  test('an offer, its answers and the trade', () => {
    const told = lines(
      event(5, 'offer', { seat: 0, give: ['1 ore'], want: ['1 wool'] }),
      event(6, 'offer-declined', { seat: 1 }),
      event(7, 'offer-accepted', { seat: 2 }),
      event(8, 'traded', { seat: 0, with: 2, give: ['1 ore'], get: ['1 wool'] }),
      event(9, 'built', { seat: 0, piece: 'road', on: 'edge', place: 3 }),
    );
    expect(told.map(({ event: { kind }, more }) => [kind, more.length])).toEqual([
      ['offer', 3],
      ['built', 0],
    ]);
  });

  test('what happens several times in a row', () => {
    const discards = [1, 2, 3].map((at) => event(at, 'discarded', { seat: 1, good: 'ore' }));
    expect(lines(...discards)).toMatchObject([{ times: 3 }]);
  });
});

test('a line that says the same stays the very same line, and one that goes on does not', () => {
  const told = [
    event(4, 'turn', { seat: 0, turn: 3 }),
    event(5, 'rolled', { seat: 0, red: 3, yellow: 5, number: 8 }),
    event(5, 'produced', { seat: 1, good: 'ore', count: 1 }),
    event(6, 'discarded', { seat: 1, good: 'ore' }),
  ];
  const before = lines(...told);
  const now = steadyLines(before, lines(...told, event(7, 'discarded', { seat: 1, good: 'ore' })));
  expect(now.map((line, i) => line === before[i])).toEqual([true, true, false]);
  expect(now[2].times).toBe(2);
});

describe('the last moves', () => {
  test('are where the events say that they were', () => {
    expect(placesTold(sheet, event(1, 'built', { seat: 0, piece: 'road', on: 'edge', place: 3 }))).toEqual([
      { on: 'edge', place: 3 },
    ]);
    expect(placesTold(sheet, event(1, 'blocker-moved', { seat: 0, blocker: 'robber', place: 4 }))).toEqual([
      { on: 'hex', place: 4 },
    ]);
    expect(placesTold(sheet, event(1, 'discovered', { seat: 0, hex: 7, terrain: 'hills' }))).toEqual([
      { on: 'hex', place: 7 },
    ]);
    expect(placesTold(sheet, event(1, 'turn', { seat: 0, turn: 2 }))).toEqual([]);
  });

  test('are for a player what the others did since its own turn, and for others those of the last turn', () => {
    const road = (at: number, seat: number) =>
      event(at, 'built', { seat, piece: 'road', on: 'edge', place: at });
    const told = lines(
      event(1, 'turn', { seat: 0, turn: 1 }),
      road(2, 0),
      event(3, 'turn', { seat: 1, turn: 2 }),
      road(4, 1),
      event(5, 'turn', { seat: 2, turn: 3 }),
      road(6, 2),
    );
    const places = (seat: number | null) => recentPlaces(told, seat).map(({ place }) => place);
    expect(places(0)).toEqual([4, 6]);
    expect(places(1)).toEqual([6]);
    expect(places(null)).toEqual([6]);
    // In its own turn it still sees what the others did.
    expect(recentPlaces([...told, ...lines(event(7, 'turn', { seat: 0, turn: 4 }))], 0)).toHaveLength(2);
  });
});

describe('what happens to somebody', () => {
  const to = (seat: number, kind: string, data: TableEvent['data'], wasAsked = false): boolean =>
    affectsSeat(sheet, speak, event(1, kind, data), seat, wasAsked);

  test('is what another does with it: stealing, a monopoly, a trade', () => {
    expect(to(1, 'stolen', { seat: 0, from: 1 })).toBe(true);
    expect(to(0, 'stolen', { seat: 0, from: 1 })).toBe(false);
    expect(to(2, 'stolen', { seat: 0, from: 1 })).toBe(false);
    expect(to(1, 'monopolised', { seat: 0, from: 1, good: 'ore', count: 2 })).toBe(true);
    expect(to(1, 'traded', { seat: 0, with: 1, give: [], get: [] })).toBe(true);
  });

  test('is an award that goes to another, and a piece that is lost by no choice of one’s own', () => {
    expect(to(1, 'award', { award: 'longest-road', seat: 0, from: 1 })).toBe(true);
    expect(to(1, 'removed', { seat: 1, piece: 'road', on: 'edge', place: 3 })).toBe(true);
    expect(to(1, 'removed', { seat: 1, piece: 'road', on: 'edge', place: 3 }, true)).toBe(false);
  });

  test('is noticed however many moves came at once', () => {
    const before = [event(1, 'turn', { seat: 0, turn: 1 })];
    const stolen = event(3, 'stolen', { seat: 0, from: 1 });
    const told = [
      ...before,
      event(2, 'rolled', { seat: 0, number: 7 }),
      stolen,
      event(4, 'turn', { seat: 2 }),
    ];
    const since = (earlier: readonly TableEvent[]) =>
      eventsAffectingMeSince(sheet, speak, { 1: { told: earlier, asked: false } }, { seat: 1 }, told);
    expect(since(before)).toEqual([stolen]);
    expect(since(told)).toEqual([]);
    // Whoever comes anew has not just been robbed, and what was taken back has happened to nobody.
    expect(eventsAffectingMeSince(sheet, speak, {}, { seat: 1 }, told)).toEqual([]);
    expect(since([event(1, 'turn', { seat: 2, turn: 1 })])).toEqual([]);
  });

  test('is said once, to whom it happened, where a table goes from hand to hand', () => {
    const both = [0, 1].map((seat) => ({ seat, decision: { seats: [seat] } }) as unknown as AnyView);
    const nobody = { seat: null } as AnyView;
    let ears: LastHeardBySeat = {};
    const look = (view: AnyView, told: readonly TableEvent[]): readonly TableEvent[] => {
      // Other eyes are told everything anew.
      const anew = structuredClone(told) as TableEvent[];
      const befallen = eventsAffectingMeSince(sheet, speak, ears, view, anew);
      ears = heardBy(ears, view, anew);
      return befallen;
    };
    const story = [event(1, 'turn', { seat: 0, turn: 1 })];
    expect(look(both[1], story)).toEqual([]);
    expect(look(both[0], story)).toEqual([]);
    const robbed = event(2, 'stolen', { seat: 0, from: 1 });
    const bought = event(3, 'bought', { seat: 0 });
    // The first sees what it does itself, and while the table is handed over nobody is told anything.
    expect(look(both[0], [...story, robbed])).toEqual([]);
    expect(look(both[0], [...story, robbed, bought])).toEqual([]);
    expect(look(nobody, [...story, robbed, bought])).toEqual([]);
    expect(look(both[1], [...story, robbed, bought])).toEqual([robbed]);
    const back = event(4, 'stolen', { seat: 1, from: 0 });
    expect(look(both[1], [...story, robbed, bought, back])).toEqual([]);
    expect(look(both[0], [...story, robbed, bought, back])).toEqual([back]);
  });

  test('is a city that falls, by the look of its event alone', async () => {
    const knights = await sheetOf('cities-knights/core');
    const fallen = event(1, 'town-fallen', { seat: 1, on: 'corner', place: 3 });
    expect(affectsSeat(knights, speakerFor(knights, []), fallen, 1, false)).toBe(true);
    expect(affectsSeat(knights, speakerFor(knights, []), fallen, 0, false)).toBe(false);
    expect(placesTold(knights, fallen)).toEqual([{ on: 'corner', place: 3 }]);
  });
});

test('a line says piece by piece what stands in it, and whole what it always said', () => {
  const data = { seat: 0, give: ['1 ore', '2 wool'], want: ['1 grain'] };
  const pieces = speak.told('offer', data);
  expect(pieces.map(({ text }) => text).join('')).toBe(speak.event('offer', data));
  expect(pieces.flatMap(({ value }) => value ?? [])).toEqual(['1 ore', '2 wool', '1 grain']);
});
