import { describe, expect, test } from 'vitest';
import { byKind, NO_PICK, nextPlaces, placesAsked, pointedAt } from '../../play/choices.ts';
import { inputModeOf } from '../../play/input-mode.ts';
import { rowSheet } from '../../worker/catalogue.ts';
import { openLibrary } from '../../worker/library.ts';
import { asIsland } from '../as-island.ts';

const found = await rowSheet(openLibrary(), { game: 'first-island/base', seats: 3 });
if (!found.ok) throw new Error(found.reason.text);
const sheet = asIsland(found.row.sheet);
const legal = [
  { move: 'road', edge: 4 },
  { move: 'road', edge: 5 },
  { move: 'settlement', corner: 7 },
  { move: 'end-turn' },
];

describe('pointing at the board', () => {
  test('offers every place that some legal move names', () => {
    expect(nextPlaces(sheet, legal, NO_PICK)).toEqual([
      { on: 'edge', place: 4 },
      { on: 'edge', place: 5 },
      { on: 'corner', place: 7 },
    ]);
  });

  test('an armed kind of move leaves only its own places', () => {
    expect(nextPlaces(sheet, legal, { kind: 'settlement', places: [] })).toEqual([
      { on: 'corner', place: 7 },
    ]);
  });

  test('a pick means the moves that it names completely', () => {
    expect(pointedAt(sheet, legal, { kind: null, places: [{ on: 'edge', place: 5 }] })).toEqual([legal[1]]);
    expect(pointedAt(sheet, legal, NO_PICK)).toEqual([]);
  });

  test('the same place may mean several moves', () => {
    const both = [
      { move: 'place-route', piece: 'road', edge: 3 },
      { move: 'place-route', piece: 'ship', edge: 3 },
    ];
    expect(pointedAt(sheet, both, { kind: null, places: [{ on: 'edge', place: 3 }] })).toEqual(both);
  });
});

test('how a move is offered follows from the domains of its arguments', () => {
  const manner = (name: string) => inputModeOf(sheet.moves.find((entry) => entry.name === name)!);
  expect(
    ['end-turn', 'road', 'discard', 'bank-trade', 'play-card', 'rob', 'offer', 'dice'].map(manner),
  ).toEqual(['button', 'place', 'good', 'exchange', 'card', 'seat', 'deal', 'dice']);
});

test('kinds of move come in the order of the rules', () => {
  expect(byKind(sheet, legal).map(({ entry }) => entry.name)).toEqual(['road', 'settlement', 'end-turn']);
});

test('a decision that names places of the board is about those, and no other', () => {
  const asked = (kind: string, args: Record<string, number>) =>
    placesAsked(sheet, { kind, args, seats: [0], nature: false });
  expect(asked('place-route', { round: 1, corner: 7 })).toEqual([{ on: 'corner', place: 7 }]);
  expect(asked('place-route', { round: 1, corner: -1 })).toEqual([]);
  expect(asked('main', {})).toEqual([]);
  expect(placesAsked(sheet, null)).toEqual([]);
});
