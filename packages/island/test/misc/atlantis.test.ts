import { MoveList, newState, playout, Rng } from '@hexwright/kernel';
import { describe, expect, it } from 'vitest';
import { Table } from '../table.ts';

/** a board without pieces; the fives lie on the western hex alone, with so many flood markers */
const table = (count = 0, seats = 4) => {
  const t = new Table('misc/atlantis', { seats }).started().bare();
  return fives(t, coast(t), count);
};
const flood = (t: Table, hex: number) => t.field('flood', hex);
const robberAt = (t: Table) => t.s.cells[t.b.at.blocker + t.b.blocker('robber')];
const isSea = (t: Table, hex: number) => t.s.cells[t.b.at.terrain + hex] === t.b.terrain('sea');
const coast = (t: Table) => t.hex(t.b.seats > 4 ? -3 : -2, 0);
const inner = (t: Table) => t.hex(-1, 0);
/** markers on a hex, out of the supply */
const markers = (t: Table, hex: number, count: number) =>
  t.set('floodMarkers', 0, t.field('floodMarkers') + flood(t, hex) - count).set('flood', hex, count);
/** five is the number of this hex and of no other */
const fives = (t: Table, hex: number, count: number) => {
  for (let other = 0; other < t.b.topology.hexes; other++)
    if (t.s.cells[t.b.at.numbers + other] === 1 << 5) t.lay(other, 'forest', 12);
  return markers(t.lay(hex, 'hills', 5), hex, count);
};

describe('Atlantis', () => {
  // proves misc/atlantis: After each production put one flood
  it('after production one marker goes to the coastal hex of the number rolled', () => {
    const t = table();
    t.put(1, 'settlement', t.corner(-2, 0, 3)).give(1, {});
    t.roll(5);
    expect(t.hand(1)).toEqual({ brick: 1 });
    expect(flood(t, coast(t))).toBe(1);
    expect(t.field('floodMarkers')).toBe(59);
    expect(t.decision).toBe('main');
  });

  // proves misc/atlantis: The active player chooses when
  it('the active player chooses among several coastal hexes of the number', () => {
    const t = table();
    t.lay(t.hex(2, 0), 'forest', 5).lay(t.hex(0, 0), 'forest', 5).roll(5);
    expect(t.decision).toBe('flood');
    expect(t.legal(t.active, 'flood').map((move) => move.hex)).toEqual([coast(t), t.hex(2, 0)]);
    expect(t.refusal(t.active, 'flood', { hex: t.hex(0, 0) })?.code).toBe('not-beside-water');
    t.play(t.active, 'flood', { hex: t.hex(2, 0) });
    expect([flood(t, coast(t)), flood(t, t.hex(2, 0))]).toEqual([0, 1]);
    expect(t.decision).toBe('main');
  });

  it('a hex of the interior takes no marker while no water lies beside it', () => {
    const t = table();
    fives(t, inner(t), 0).roll(5);
    expect(flood(t, inner(t))).toBe(0);
  });

  it('a seven brings no marker', () => {
    const t = table();
    t.roll(7);
    expect(t.field('floodMarkers')).toBe(60);
  });

  // proves misc/atlantis: A hex that lay on the coast
  it('a coastal hex drowns with its fifth marker', () => {
    const t = table(3);
    t.roll(5);
    expect(isSea(t, coast(t))).toBe(false);
    t.play(t.active, 'end-turn').roll(5);
    expect(isSea(t, coast(t))).toBe(true);
    expect(t.field('drowned')).toBe(1);
  });

  // proves misc/atlantis: A hex that lay on the coast
  it('a hex that lay in the interior drowns with its third marker', () => {
    const t = table();
    fives(t.lay(coast(t), 'sea'), inner(t), 2).roll(5);
    expect(isSea(t, inner(t))).toBe(true);
  });

  // proves misc/atlantis: Its number token leaves
  // proves misc/atlantis: A drowned hex becomes sea
  it('a drowned hex loses its number and returns its markers to the supply', () => {
    const t = table(4);
    t.roll(5);
    expect(t.s.cells[t.b.at.numbers + coast(t)]).toBe(0);
    expect(flood(t, coast(t))).toBe(0);
    expect(t.field('floodMarkers')).toBe(60);
  });

  // proves misc/atlantis: with nothing but sea around it
  it('settlements, cities and roads surrounded by sea are removed at once, others stay', () => {
    const t = table(4);
    const [rim, landward] = [t.corner(-2, 0, 2), t.corner(-2, 0, 0)];
    t.put(0, 'settlement', rim).put(0, 'city', rim).put(1, 'settlement', landward);
    t.put(0, 'road', t.edge(-2, 0, 3)).put(0, 'road', t.edge(-2, 0, 0));
    t.roll(5);
    expect([t.points(0), t.points(1)]).toEqual([0, 1]);
    expect(t.s.cells[t.b.at.route + t.edge(-2, 0, 3)]).toBe(0);
    expect(t.s.cells[t.b.at.route + t.edge(-2, 0, 0)]).not.toBe(0);
  });

  // proves misc/atlantis: The robber may not enter
  it('the robber may not enter a hex that is one marker short of drowning', () => {
    const t = table(4);
    const robber = { blocker: 'robber', hex: coast(t) };
    t.roll(7);
    if (t.decision === 'discard') t.until('move-blocker');
    expect(t.refusal(t.active, 'move-blocker', robber)?.code).toBe('drowning');
    markers(t, coast(t), 3);
    expect(t.refusal(t.active, 'move-blocker', robber)).toBeUndefined();
  });

  // proves misc/atlantis: If the robber’s own hex is one marker
  it('the robber flees to the desert when its hex is one marker short of drowning', () => {
    const t = table(3);
    t.s.cells[t.b.at.blocker] = coast(t);
    const desert = Array.from({ length: 19 }, (_, hex) => hex).find(
      (hex) => t.s.cells[t.b.at.terrain + hex] === t.b.terrain('desert'),
    );
    t.roll(5);
    expect(robberAt(t)).toBe(desert);
    expect(t.decision).toBe('main');
  });

  // proves misc/atlantis: With two deserts the robber
  it('the robber leaves the board when there is no desert', () => {
    const t = table(3);
    for (let hex = 0; hex < 19; hex++)
      if (t.s.cells[t.b.at.terrain + hex] === t.b.terrain('desert')) t.lay(hex, 'forest');
    t.s.cells[t.b.at.blocker] = coast(t);
    t.roll(5);
    expect(robberAt(t)).toBe(-1);
  });

  // proves misc/atlantis: The game also ends as soon as
  it.each([
    [3, 7],
    [4, 8],
    [5, 10],
    [6, 12],
  ])('with %i players the game ends at %i drowned hexes and most points win', (seats, ends) => {
    const early = table(4, seats)
      .set('drowned', 0, ends - 2)
      .roll(5);
    expect(early.over).toBe(false);
    const t = table(4, seats).set('drowned', 0, ends - 1);
    t.put(2, 'settlement', t.corner(0, 0, 0)).roll(5);
    expect(t.over).toBe(true);
    expect(t.b.result(t.s)).toMatchObject({ winners: [2], ending: 'flood' });
  });

  // proves misc/atlantis: Players who tie
  it('players who tie when the flood ends the game share the victory', () => {
    const t = table(4).set('drowned', 0, 7);
    t.put(1, 'settlement', t.corner(0, 0, 0))
      .put(3, 'settlement', t.corner(0, 0, 2))
      .roll(5);
    expect(t.b.result(t.s)).toMatchObject({ winners: [1, 3], ending: 'flood' });
  });

  // proves misc/atlantis: that are still hidden count too
  it('hidden victory point cards count when the flood ends the game', () => {
    const t = table(4).set('drowned', 0, 7).cards(3, 'victory-point', 2);
    t.put(1, 'settlement', t.corner(0, 0, 0)).roll(5);
    expect(t.b.result(t.s)).toMatchObject({ winners: [3], ending: 'flood' });
  });

  // proves misc/atlantis: If reaching the goal
  it('points that the flood brings win at once', () => {
    const t = table(4);
    t.cards(0, 'victory-point', 5);
    for (const [q, r] of [
      [1, 0],
      [0, -1],
      [0, 1],
    ] as const)
      t.put(0, 'settlement', t.corner(q, r, 1));
    // seat 1 holds the longest road, which the flood breaks; then it is seat 0's
    for (const side of [1, 2, 3, 4, 5, 0]) t.put(1, 'road', t.edge(-2, 0, side));
    for (const side of [0, 1, 2, 3, 4]) t.put(0, 'road', t.edge(1, 0, side));
    expect([t.points(0), t.points(1)]).toEqual([8, 2]);
    t.roll(5);
    expect(t.b.result(t.s)).toMatchObject({ winners: [0], ending: 'points' });
  });

  // proves misc/atlantis: No marker is placed
  it('no marker is placed while the supply is empty', () => {
    const t = table().set('floodMarkers', 0, 0);
    t.roll(5);
    expect(flood(t, coast(t))).toBe(0);
  });

  // proves misc/atlantis: The island: 12 coastal
  // proves misc/atlantis: The coast has each number once
  it('the coast has twelve hexes with each number at least once, the interior the other tokens and the desert', () => {
    const t = new Table('misc/atlantis').started();
    const numbers = (inland: number) =>
      Array.from({ length: 19 }, (_, hex) => hex)
        .filter((hex) => t.field('inland', hex) === inland)
        .map((hex) => 31 - Math.clz32(t.s.cells[t.b.at.numbers + hex]))
        .sort((a, b) => a - b);
    expect(numbers(0)).toEqual([2, 3, 3, 4, 5, 6, 8, 9, 10, 11, 11, 12]);
    expect(numbers(1)).toEqual([-1, 4, 5, 6, 8, 9, 10]);
  });

  it.each([3, 4, 5, 6])('random games of %i end, and no marker is ever lost', (seats) => {
    const { b } = new Table('misc/atlantis', { seats });
    const list = new MoveList();
    for (let seed = 1; seed <= 5; seed++) {
      const s = newState(b);
      const rng = new Rng(seed);
      while (!s.cells[1]) {
        playout(s, rng, list, 50);
        let total = s.cells[b.field('floodMarkers')];
        for (let hex = 0; hex < b.topology.hexes; hex++) total += s.cells[b.field('flood') + hex];
        if (s.cells[b.at.turn] > 0) expect(total).toBe(seats > 4 ? 100 : 60);
      }
    }
  });

  // proves misc/atlantis: With fewer than three
  it('where fewer than three play, as many hexes drown as with three', () => {
    const t = new Table('misc/atlantis', { seats: 2, modules: ['variant/catan-for-two'] }).started();
    const end = (drowned: number) => {
      t.set('drowned', 0, drowned).b.rules.checkEnd(t.s);
      return t.over;
    };
    expect([end(6), end(7)]).toEqual([false, true]);
  });
});

// proves misc/atlantis: Ten points win
// proves misc/atlantis: There are 60 flood markers
it('ten points win, and there are 60 flood markers', () => {
  const t = new Table('misc/atlantis').started();
  expect([t.b.rules.target(t.s, 0), t.field('floodMarkers')]).toEqual([10, 60]);
});

// proves misc/atlantis: Five and six play on the island of 30 hexes
it.each([5, 6])('%i play on 16 coastal and 14 inner hexes with both deserts, and 100 markers', (seats) => {
  const t = new Table('misc/atlantis', { seats }).until('place-building');
  const { hexes, hexHex } = t.b.topology;
  const inland = Array.from({ length: hexes }, (_, hex) => hex).filter((hex) =>
    hexHex.subarray(hex * 6, hex * 6 + 6).every((next) => next >= 0),
  );
  const deserts = inland.filter((hex) => t.field('terrain', hex) === t.b.terrain('desert'));
  expect([hexes, hexes - inland.length, deserts.length, t.field('floodMarkers')]).toEqual([30, 16, 2, 100]);
});

// proves misc/atlantis: lose every piece, you stay in the game
it('whoever loses every piece stays in the game with cards and awards', () => {
  const t = table(4).give(1, { ore: 2 }).cards(1, 'knight');
  t.put(1, 'settlement', t.corner(-2, 0, 3)).set('played', t.b.cards.length + t.b.card('knight'), 3);
  t.b.rules.reviewAwards(t.s);
  t.roll(5);
  expect(t.field('building', t.corner(-2, 0, 3))).toBe(0);
  expect([t.over, t.points(1), t.hand(1).ore]).toEqual([false, 2, 2]);
  t.play(t.active, 'end-turn');
  expect(t.active).toBe(1);
  expect(t.legal(1, 'roll')).toHaveLength(1);
});

// proves misc/atlantis: With two deserts the robber
it('of two deserts the robber flees to the first, counted from the north-west', () => {
  const t = table(3, 6);
  const { q, r, hexes } = t.b.topology;
  const [first, second] = Array.from({ length: hexes }, (_, hex) => hex)
    .filter((hex) => t.s.cells[t.b.at.terrain + hex] === t.b.terrain('desert'))
    .sort((a, z) => r[a] - r[z] || q[a] - q[z]);
  expect(second).toBeDefined();
  t.s.cells[t.b.at.blocker] = coast(t);
  t.roll(5);
  expect(robberAt(t)).toBe(first);
});
