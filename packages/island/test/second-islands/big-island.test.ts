import { toMove } from '@hexwright/kernel';
import { describe, expect, it } from 'vitest';
import { Table } from '../table.ts';
import {
  counted,
  harboursOf,
  harboursOnLand,
  harboursTouch,
  islandSizes,
  redsTouch,
  tokensOf,
} from './board.ts';

const ROW = 'second-islands/big-island';
const laid = (seed = 1) => new Table(ROW, { seats: 8, seed }).until('place-building');

describe('Big Island', () => {
  // proves second-islands/big-island: The eighteen producing hexes
  it('37 land hexes make one island, a hexagon of side 4', () => {
    const t = laid();
    expect(islandSizes(t)).toEqual([37]);
    expect(counted(t)).toEqual({ hills: 6, fields: 8, forest: 8, mountains: 6, pasture: 8, desert: 1 });
  });

  // proves second-islands/big-island: The eighteen producing hexes
  // proves second-islands/big-island: The island and the ring keep
  it('the second set lies in a ring around the first', () => {
    const t = laid();
    const ring = t.b.layout.hexes.flatMap(({ q, r }, hex) =>
      Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r)) === 3 ? [hex] : [],
    );
    expect(counted(t, ring)).toEqual({ hills: 3, fields: 4, forest: 4, mountains: 3, pasture: 4 });
  });

  // proves second-islands/big-island: The cards of two sets are put together
  it('two sets of resource cards and two development decks are pooled', () => {
    for (const seats of [7, 8]) {
      const t = new Table(ROW, { seats }).until('place-building');
      expect(['brick', 'lumber', 'wool', 'grain', 'ore'].map((good) => t.bank(good))).toEqual([
        38, 38, 38, 38, 38,
      ]);
      expect(t.field('deckSize')).toBe(50);
      const deck = t.b.cards.map((card, i) => [card.id, t.field('deck', i)]);
      expect(Object.fromEntries(deck)).toEqual({
        knight: 28,
        'road-building': 4,
        'year-of-plenty': 4,
        monopoly: 4,
        'victory-point': 10,
      });
    }
  });

  // proves second-islands/big-island: There is no special building phase
  it('there is no special building phase', () => {
    const t = new Table(ROW, { seats: 7 }).started().until('main', 6).play(6, 'end-turn');
    expect([t.decision, t.active]).toEqual(['roll', 0]);
  });

  // proves second-islands/big-island: hands of more than 13 cards
  // proves second-islands/big-island: which the source gives as 13 points
  it('hands of up to 13 cards are safe on a seven', () => {
    const t = new Table(ROW, { seats: 8 }).started().bare();
    for (let seat = 0; seat < 8; seat++)
      t.give(seat, seat === 7 ? { ore: 14 } : { wool: seat === 0 ? 13 : 0 });
    t.roll(7);
    expect([t.decision, t.field('toDiscard', 0), t.field('toDiscard', 7)]).toEqual(['discard', 0, 7]);
  });

  // proves second-islands/big-island: The number tokens are laid at random
  it('tokens are random, and 6 and 8 never adjacent', () => {
    for (let seed = 0; seed < 8; seed++) {
      const t = laid(seed);
      expect(tokensOf(t)).toEqual({ 2: 2, 3: 4, 4: 4, 5: 4, 6: 4, 8: 4, 9: 4, 10: 4, 11: 4, 12: 2 });
      expect(redsTouch(t)).toBe(false);
    }
  });

  // proves second-islands/big-island: Twelve harbours
  it('twelve harbours lie around the coast and do not touch', () => {
    const t = laid();
    expect(harboursOf(t)).toEqual({ brick: 1, grain: 1, lumber: 1, ore: 1, wool: 2, any: 6 });
    expect(harboursOnLand(t)).toBe(true);
    expect(harboursTouch(t)).toBe(false);
  });

  // proves second-islands/big-island: Everybody has 5 settlements
  it('supplies and costs are those of the base game', () => {
    const { b } = laid();
    expect(b.pieces.map(({ id, limit, cost }) => [id, limit, cost])).toEqual([
      ['road', 15, { brick: 1, lumber: 1 }],
      ['settlement', 5, { brick: 1, lumber: 1, wool: 1, grain: 1 }],
      ['city', 4, { grain: 2, ore: 3 }],
    ]);
  });

  it('eight seats start with two settlements each', () => {
    const t = new Table(ROW, { seats: 8 }).started();
    const standing = Array.from({ length: 8 }, (_, seat) => t.points(seat));
    expect(standing).toEqual([2, 2, 2, 2, 2, 2, 2, 2]);
  });

  it('eight seats start in turn and back, and play round', () => {
    for (const seats of [7, 8]) {
      const t = new Table(ROW, { seats }).until('place-building');
      const order: number[] = [];
      while (t.s.cells[t.b.at.turn] === 0) {
        if (t.decision === 'place-building') order.push(31 - Math.clz32(toMove(t.s)));
        t.anything();
      }
      const round = Array.from({ length: seats }, (_, seat) => seat);
      expect(order).toEqual([...round, ...round.toReversed()]);
      for (const seat of round) {
        expect(t.until('main').active).toBe(seat);
        t.play(seat, 'end-turn');
      }
      expect(t.active).toBe(0);
    }
  });

  it('a monopoly takes from all seven others', () => {
    const t = new Table(ROW, { seats: 8 }).started().until('main', 0).cards(0, 'monopoly');
    for (let seat = 0; seat < 8; seat++) t.give(seat, { ore: 2 });
    t.play(0, 'play-card', { card: 'monopoly' }).play(0, 'name-good', { good: 'ore' });
    expect(t.hand(0)).toEqual({ ore: 16 });
  });

  // proves second-islands/big-island: Ten points win
  it('ten points win', () => {
    expect(laid().b.options.points).toBe(10);
  });
});

// proves second-islands/big-island: Two harbours lie on each of the six sides
it('two harbours lie on each of the six sides', () => {
  const { layout } = new Table(ROW, { seats: 8 }).b;
  const sideOf = (q: number, r: number, side: number) => {
    // the side of the hexagon that the water before the harbour lies along
    const [dq, dr] = [
      [1, 0],
      [1, -1],
      [0, -1],
      [-1, 0],
      [-1, 1],
      [0, 1],
    ][side];
    const [x, y] = [q + dq, r + dr];
    const turn = Math.atan2(-(y * Math.sqrt(3)) / 2, x + y / 2) / (Math.PI / 3);
    return Math.floor((turn + 6) % 6);
  };
  const sides = layout.harbours.places.map(({ q, r, side }) => sideOf(q, r, side));
  expect([0, 1, 2, 3, 4, 5].map((each) => sides.filter((side) => side === each).length)).toEqual([
    2, 2, 2, 2, 2, 2,
  ]);
});
