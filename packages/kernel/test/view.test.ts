import { expect, test } from 'vitest';
import {
  chanceOutcomes,
  decisionOf,
  fieldJson,
  type Game,
  legalMoves,
  NATURE,
  newGame,
  openDecisions,
  play,
  Rng,
  resample,
  UNKNOWN,
  viewOf,
  viewToJson,
} from '../index.ts';
import { playOn, rules, seeded } from './play.ts';

const hand = rules.plan.byName.get('hand')!;

test('a seat sees its own row of a field for owners, and nothing of the others', () => {
  const game = seeded();
  const { fields } = viewToJson(viewOf(game.state, 1));
  const own = (fieldJson(game.state, 'hand') as number[][])[1];
  const lamps = (fieldJson(game.state, 'hand') as number[][])[0][0];
  expect(fields.hand).toEqual([[lamps, null, null], own, [null, null, null]]);
  expect(fields.deck).toEqual([null, null, null]);
  expect(fields.coins).toEqual([5, 5, 5]);
});

test('a spectator sees what everybody sees', () => {
  const { fields, seat } = viewToJson(viewOf(seeded().state, null));
  expect(seat).toBeNull();
  expect(fields.bids).toEqual([null, null, null]);
  expect((fields.hand as unknown[])[1]).toEqual([null, null, null]);
});

test('a view holds what the rules reveal beyond the audience of a field', () => {
  const { state } = seeded();
  expect(viewOf(state, 2).cells[hand.at]).toBe(state.cells[hand.at]);
  expect(viewOf(state, 2).cells[hand.at + 1]).toBe(UNKNOWN);
});

test('a view does not change with the state it was taken of', () => {
  const game = seeded();
  const view = viewOf(game.state, 0);
  const before = view.cells.slice();
  playOn(game, 4);
  expect(view.cells).toEqual(before);
});

test('the open decision is told with its seats and its numbers by name', () => {
  const game = newGame(rules, { mode: 'manual' });
  expect(decisionOf(game.state)).toEqual({ kind: 'die', seats: [], nature: true, args: {} });
  play(game, NATURE, { move: 'die', face: 2 });
  expect(decisionOf(game.state)).toEqual({ kind: 'draw', seats: [], nature: true, args: { seat: 0 } });
  expect(openDecisions(game.state)).toEqual(['bid', 'draw', 'draw', 'draw']);
  expect(decisionOf(playOn(seeded(), 100).state)).toBeNull();
});

test('legal moves are listed for those who may move and for nobody else', () => {
  const game = playOn(seeded(), 3);
  expect(legalMoves(game.state, 0).moves).toContainEqual({ move: 'pass' });
  for (const seat of [1, 2, NATURE]) expect(legalMoves(game.state, seat)).toEqual({ moves: [], open: [] });
  const over = playOn(seeded(), 100);
  expect(legalMoves(over.state, 0)).toEqual({ moves: [], open: [] });
});

test('the chances of nature are told to those who may know them', () => {
  const game = newGame(rules, { mode: 'manual' });
  const die = chanceOutcomes(game.state, null);
  expect(die).toHaveLength(6);
  expect(die?.[0]).toEqual({ move: { move: 'die', face: 1 }, probability: 1 / 6 });
  play(game, NATURE, { move: 'die', face: 2 });
  expect(chanceOutcomes(game.state)).toHaveLength(3);
  for (const viewer of [0, 1, 2, null]) expect(chanceOutcomes(game.state, viewer)).toBeNull();
  expect(chanceOutcomes(seeded().state)).toBeNull();
});

test('what a seat may not know can be dealt anew without its noticing', () => {
  const rng = new Rng('deal');
  const games: Game[] = [seeded(), playOn(seeded('b'), 1), playOn(seeded('c'), 2), playOn(seeded('d'), 7)];
  for (const { state } of games)
    for (const seat of [0, 1, 2, -1]) {
      const viewer = seat < 0 ? null : seat;
      const cards = new Set<string>();
      for (let i = 0; i < 20; i++) {
        const other = resample(state, seat, rng);
        expect(viewOf(other, viewer).cells).toEqual(viewOf(state, viewer).cells);
        if (viewer !== null) expect(legalMoves(other, viewer)).toEqual(legalMoves(state, viewer));
        cards.add(JSON.stringify(fieldJson(other, 'hand')));
      }
      expect(cards.size).toBeGreaterThan(1);
    }
});

test('a field that does not exist is named', () => {
  expect(() => fieldJson(seeded().state, 'moon')).toThrow('no field is called "moon"');
});
