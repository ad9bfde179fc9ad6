import { describe, expect, test } from 'vitest';
import { goals, sail, sailing, toShips, type Voyage, voyage } from './voyage.ts';

const GAME = 'explorers-pirates/core';
const PIRATE = 0;

/** the pirate of this seat on the sea hex 1,0; a ship of seat 0 on its western edge */
function prowling(owner: number): Voyage {
  const t = voyage(GAME);
  t.set('blocker', PIRATE, t.hex(1, 0)).set('pirateOf', 0, owner);
  t.lay(t.hex(2, -1), 'sea').lay(t.hex(1, 1), 'sea');
  t.fleet.put(t.s, 0, t.edge(1, 0, 3));
  return t;
}
/** seat 0 rolls a seven */
const seven = (t: Voyage): Voyage => t.roll(7) as Voyage;
const place = (t: Voyage, q: number, r: number) =>
  t.play(0, 'move-blocker', { blocker: 'pirate', hex: t.hex(q, r) });

describe('the pirate', () => {
  // proves expedition-pirate: The pirate starts off the board
  // proves expedition-pirate: roll a 7, you take it after the discards and put it on a known sea hex, never beside the first island
  // proves expedition-pirate: The pirate keeps off the printed sea hex at the far end, and off unknown hexes.
  test('a seven brings it in, on known sea away from the first island', () => {
    const t = voyage(GAME);
    expect(t.field('blocker', PIRATE)).toBe(-1);
    t.give(1, { ore: 8 });
    seven(t);
    expect(t.decision).toBe('discard');
    for (let i = 0; i < 4; i++) t.play(1, 'discard', { good: 'ore' });
    expect(t.decision).toBe('move-blocker');
    const why = (q: number, r: number) =>
      t.refusal(0, 'move-blocker', { blocker: 'pirate', hex: t.hex(q, r) })?.code;
    expect(why(0, 0)).toBe('pirate-near-home');
    expect(why(5, 0)).toBe('pirate-far-sea');
    expect(why(1, 1)).toBe('undiscovered');
    expect(why(-1, 0)).toBe('blocker-at-sea');
    place(t, 1, 0);
    expect(t.field('pirateOf')).toBe(0);
  });

  // proves expedition-pirate: had it already, you must move it; if you take it from another player, you may leave it where it is
  test('it stays only for somebody who takes it from another', () => {
    const other = seven(prowling(2));
    place(other, 1, 0);
    expect(other.field('pirateOf')).toBe(0);
    const own = seven(prowling(0));
    expect(own.refusal(0, 'move-blocker', { blocker: 'pirate', hex: own.hex(1, 0) })?.code).toBe(
      'blocker-stays',
    );
  });

  // proves expedition-pirate: steal one card from a player with a ship on an edge of its hex, or 1 gold if that player has no card
  // proves expedition-pirate: Buildings and roads beside it are safe, and so is what ships carry.
  test('it robs owners of ships of a card, or of gold if they have none', () => {
    const t = voyage(GAME);
    t.lay(t.hex(2, 0), 'fields', 9);
    t.put(1, 'settlement', t.corner(1, 0, 0))
      .put(1, 'road', t.edge(1, 0, 0))
      .give(1, { ore: 1, gold: 2 });
    t.fleet.put(t.s, 6, t.edge(1, 0, 3));
    t.fleet.holds.add(t.s, 6, t.fleet.kind('settler'));
    t.give(2, { gold: 2 });
    seven(t);
    place(t, 1, 0);
    expect(t.decision).toBe('main');
    expect([t.hand(0).gold, t.hand(2).gold, t.hand(1)]).toEqual([3, 1, { ore: 1, gold: 2 }]);
    expect(t.fleet.holds.isFull(t.s, 6)).toBe(true);

    const card = voyage(GAME);
    card.fleet.put(card.s, 6, card.edge(1, 0, 3));
    card.give(2, { wool: 1, gold: 2 });
    seven(card);
    place(card, 1, 0);
    expect(card.decision).toBe('steal');
    card.nature('steal', { good: 'wool' });
    expect([card.hand(0), card.hand(2)]).toEqual([{ wool: 1, gold: 2 }, { gold: 2 }]);
  });
});

describe('tolls', () => {
  // proves expedition-pirate: pays 1 gold to the bank, once a turn for each ship
  test('leaving the pirate costs a gold once, and whoever has none stays', () => {
    const t = toShips(prowling(2));
    const gold = t.hand(0).gold;
    sail(t, 0, t.edge(1, 0, 2));
    expect(t.hand(0).gold).toBe(gold - 1);
    sail(t, 0, t.edge(1, 0, 3));
    expect(t.hand(0).gold).toBe(gold - 1);
    const poor = toShips(prowling(2));
    poor.give(0, {});
    expect(goals(poor, 0)).toEqual([]);
  });

  // proves expedition: A ship takes the shortest way, and one without a toll where there is one.
  test('a ship sails around the pirate where it can', () => {
    const t = sailing(GAME);
    t.set('blocker', PIRATE, t.hex(1, 0)).set('pirateOf', 0, 2);
    const gold = t.hand(0).gold;
    const beside = t.edge(1, 0, 3);
    expect(goals(t, 0)).toContain(beside);
    sail(t, 0, t.edge(0, 0, 3));
    expect(t.hand(0).gold).toBe(gold);
  });

  // proves expedition-pirate: If the pirate is yours, you pay nothing, and building a ship there
  test('its owner sails freely, and a ship is built beside it for its price alone', () => {
    const t = toShips(prowling(0));
    const gold = t.hand(0).gold;
    sail(t, 0, t.edge(1, 0, 2));
    expect(t.hand(0).gold).toBe(gold);
    const built = prowling(2);
    built.lay(built.hex(2, 0), 'fields', 9);
    built.put(0, 'harbour-settlement', built.corner(1, 0, 0));
    built.roll(2);
    built.give(0, { lumber: 1, wool: 1 });
    built.play(0, 'ship', { edge: built.edge(1, 0, 0) });
    expect(built.hand(0)).toEqual({});
  });
});

describe('driving it off', () => {
  /** the turn of seat 0 begins with a ship beside the pirate of seat 2 */
  function beside(): Voyage {
    const t = prowling(2);
    t.set('active', 0, 3);
    t.b.rules.beginTurn(t.s);
    return toShips(t);
  }

  // proves expedition-pirate: phase: on a 6 you take the pirate
  test('a six takes the pirate', () => {
    const t = beside();
    t.play(0, 'chase-pirate', { edge: t.edge(1, 0, 3), ship: 0 });
    t.nature('chase-die', { die: 6 });
    expect(t.decision).toBe('move-blocker');
    place(t, 1, 0);
    expect([t.field('pirateOf'), t.decision]).toEqual([0, 'move-ship']);
  });

  // proves expedition-pirate: Failing costs nothing.
  // proves expedition-pirate: Each ship tries once a turn, before or after it sails, as long as the pirate is another
  test('any other face costs nothing, and the ship has tried', () => {
    const t = beside();
    sail(t, 0, t.edge(1, 0, 2));
    const left = t.fleet.left(t.s, 0);
    t.play(0, 'chase-pirate', { edge: t.edge(1, 0, 2), ship: 0 });
    t.nature('chase-die', { die: 5 });
    expect([t.field('pirateOf'), t.fleet.left(t.s, 0)]).toEqual([2, left]);
    expect(t.refusal(0, 'chase-pirate', { edge: t.edge(1, 0, 2), ship: 0 })?.code).toBe('not-beside-pirate');
  });

  // proves expedition-pirate: ship that begins your turn with an end at a corner of the pirate’s hex you may throw a die
  test('of two ships only the one that began the turn beside it may try', () => {
    const t = prowling(2);
    t.fleet.put(t.s, 1, t.edge(0, 0, 2));
    t.set('active', 0, 3);
    t.b.rules.beginTurn(t.s);
    toShips(t);
    expect(t.legal(0, 'chase-pirate')).toEqual([{ move: 'chase-pirate', edge: t.edge(1, 0, 3), ship: 0 }]);
    expect(t.refusal(0, 'chase-pirate', { edge: t.edge(0, 0, 2), ship: 1 })?.code).toBe('not-beside-pirate');
  });

  // proves expedition-pirate: A ship that you laid up and built again this turn may not try
  test('a ship that is built anew beside the pirate may not try, others may', () => {
    const t = prowling(2);
    t.put(0, 'harbour-settlement', t.corner(1, 0, 0));
    t.fleet.put(t.s, 1, t.edge(1, 0, 4));
    t.fleet.put(t.s, 2, t.edge(0, 0, 2));
    t.set('active', 0, 3);
    t.b.rules.beginTurn(t.s);
    t.roll(2);
    t.give(0, { lumber: 1, wool: 1 });
    t.play(0, 'lay-up').play(0, 'reset-ship', { from: t.edge(1, 0, 3), to: t.edge(1, 0, 0), ship: 0 });
    toShips(t);
    expect(t.refusal(0, 'chase-pirate', { edge: t.edge(1, 0, 0), ship: 0 })?.code).toBe('not-beside-pirate');
    expect(t.legal(0, 'chase-pirate')).toEqual([{ move: 'chase-pirate', edge: t.edge(1, 0, 4), ship: 1 }]);
  });

  test('whoever has lain beside it may try again on the next turn, and whoever has left may not', () => {
    const t = beside();
    t.fleet.put(t.s, 1, t.edge(1, 0, 4));
    t.play(0, 'chase-pirate', { edge: t.edge(1, 0, 3), ship: 0 }).nature('chase-die', { die: 5 });
    t.set('active', 0, 3);
    t.b.rules.beginTurn(t.s);
    expect(t.field('chasers')).toBe(0b11);
    t.fleet.put(t.s, 1, t.edge(0, 0, 2));
    t.set('active', 0, 3);
    t.b.rules.beginTurn(t.s);
    expect(t.field('chasers')).toBe(0b01);
  });

  test('in the paired part of a turn the ships of whoever is paired try', () => {
    const t = voyage(GAME, { seats: 5, options: { waiting: 'paired' } });
    t.set('blocker', PIRATE, t.hex(1, 0)).set('pirateOf', 0, 2);
    t.b.layout.hexes.forEach(({ hidden }, hex) => {
      if (hidden) t.lay(hex, 'sea');
    });
    t.fleet.put(t.s, 0, t.edge(0, 0, 2));
    t.fleet.put(t.s, 9, t.edge(1, 0, 3));
    toShips(t).play(0, 'rest-ship').play(3, 'done-building');
    expect(t.legal(3, 'chase-pirate')).toEqual([{ move: 'chase-pirate', edge: t.edge(1, 0, 3), ship: 9 }]);
  });

  test('who came beside it this turn may not try yet', () => {
    const t = toShips(prowling(2));
    expect(t.refusal(0, 'chase-pirate', { edge: t.edge(1, 0, 3), ship: 0 })?.code).toBe('not-beside-pirate');
  });
});

describe('the general rules alone', () => {
  // proves explorers-pirates/core: The first to 8 points on their own turn wins.
  // proves explorers-pirates/core: Without a scenario, the game uses the map of Land Ho!
  // proves explorers-pirates/core: Five and six play on the map of The Pirate Lairs, with open sea in place of its gold fields.
  test('maps and goal', () => {
    expect(voyage(GAME).b.layout.id).toBe('land-ho');
    const large = voyage(GAME, { seats: 6 });
    expect(large.b.layout.hexes).toHaveLength(79);
    expect(large.b.layout.stacks.green.terrains).toMatchObject({ sea: 5 });
    expect(large.b.rules.goal(large.s)).toBe(8);
  });
});
