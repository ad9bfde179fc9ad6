import { describe, expect, it } from 'vitest';
import { Table } from '../table.ts';

const ID = 'variant/the-football-fields';
/** a bare board with a football field in the middle: seat 0 holds the left half, seat 1 the right one */
const ready = (options = {}): Table => {
  const t = new Table(ID, { options }).started().bare();
  for (let hex = 0; hex < t.b.topology.hexes; hex++) t.lay(hex, 'desert');
  for (let seat = 0; seat < 4; seat++) t.give(seat, {});
  t.lay(t.hex(0, 0), 'football', 8).set('blocker', t.b.blocker('robber'), t.hex(2, 0));
  return t;
};
const at = (t: Table, seat: number, corner: number): Table =>
  t.put(seat, 'settlement', t.corner(0, 0, corner));
const match = (t: Table, left: number, right: number): Table => t.nature('football-match', { left, right });

describe('the football fields', () => {
  // proves variant/the-football-fields: whose two halves play against each other
  // proves variant/the-football-fields: The higher one takes 2 wool
  // proves variant/the-football-fields: Both sides roll a die
  // proves variant/the-football-fields: Its halves are left and right
  it('the higher die takes 2 wool, a draw 1 each', () => {
    const t = match(at(at(ready(), 0, 3), 1, 5).roll(8), 5, 2);
    expect([t.hand(0), t.hand(1)]).toEqual([{ wool: 2 }, {}]);
    const draw = match(at(at(ready(), 0, 3), 1, 5).roll(8), 4, 4);
    expect([draw.hand(0), draw.hand(1)]).toEqual([{ wool: 1 }, { wool: 1 }]);
  });

  // proves variant/the-football-fields: A side that nobody holds
  // proves variant/the-football-fields: who holds both sides
  it('an empty side may win and takes nothing; who holds both wins with either', () => {
    expect(match(at(ready(), 0, 3).roll(8), 2, 5).hand(0)).toEqual({});
    expect(match(at(at(ready(), 0, 3), 0, 5).roll(8), 2, 5).hand(0)).toEqual({ wool: 2 });
    expect(ready().roll(8).decision).toBe('main');
  });

  // proves variant/the-football-fields: Buildings at the two ends of the centre line
  // proves variant/the-football-fields: A bet on the winner brings
  it.each([
    [5, 2, { ore: 2 }],
    [2, 5, {}],
    [3, 3, { ore: 1 }],
  ])('a spectator bets: %i to %i', (left, right, hand) => {
    const t = at(at(ready(), 0, 3), 2, 1)
      .give(2, { ore: 1 })
      .give(3, { ore: 1 })
      .roll(8);
    expect([t.decision, t.legal(3).length, t.hand(2)]).toEqual(['football-bet', 0, { ore: 1 }]);
    match(t.play(2, 'football-bet', { side: 0, good: 'ore' }), left, right);
    expect(t.hand(2)).toEqual(hand);
  });

  // proves variant/the-football-fields: A spectator who also plays
  it('who plays bets on the own side', () => {
    const t = at(at(ready(), 0, 3), 0, 1)
      .give(0, { ore: 1 })
      .roll(8);
    expect(t.refusal(0, 'football-bet', { side: 1, good: 'ore' })?.code).toBe('own-side');
    expect(t.legal(0, 'football-bet')).toHaveLength(1);
  });

  // proves variant/the-football-fields: Football as told in 2010
  // proves variant/the-football-fields: As first published
  it('as first published: goods of choice, wool for spectators, everybody else may bet', () => {
    const t = at(at(ready({ football: 'original' }), 0, 3), 2, 1)
      .give(3, { ore: 1 })
      .roll(8);
    expect([t.hand(2), t.decision]).toEqual([{ wool: 1 }, 'football-bet']);
    t.play(2, 'no-bet').play(3, 'football-bet', { side: 0, good: 'ore' });
    match(t, 6, 1).play(0, 'choose-good', { good: 'brick' }).play(0, 'choose-good', { good: 'ore' });
    expect([t.hand(0), t.hand(3)]).toEqual([{ brick: 1, ore: 1 }, { ore: 2 }]);
  });

  // proves variant/the-football-fields: The field takes the place of the pasture
  it('lies where the likeliest pasture was, with its number', () => {
    const t = new Table(ID).until('place-building');
    const [hex] = Array.from({ length: t.b.topology.hexes }, (_, i) => i).filter(
      (i) => t.field('terrain', i) === t.b.terrain('football'),
    );
    expect(t.field('numbers', hex)).not.toBe(0);
    expect([2, 6, 8, 12].map((n) => 1 << n)).not.toContain(t.field('numbers', hex));
  });

  // proves variant/the-football-fields: A city wins no more
  // proves variant/the-football-fields: Bets are laid openly
  it('a city wins no more, and bets are open', () => {
    const t = at(ready(), 0, 3).put(0, 'city', ready().corner(0, 0, 3));
    at(t, 2, 1).give(2, { ore: 1 }).roll(8).play(2, 'football-bet', { side: 1, good: 'ore' });
    expect(t.events.find(({ kind }) => kind === 'football-bet')?.data).toMatchObject({ good: 'ore' });
    expect(match(t, 6, 1).hand(0)).toEqual({ wool: 2 });
  });
});
