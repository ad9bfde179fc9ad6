import { toMove } from '@hexwright/kernel';
import { describe, expect, test } from 'vitest';
import { countOf } from '../../index.ts';
import { placesLeft } from '../maps.ts';
import { Table, type TableOptions } from '../table.ts';

const ROW = 'buch/specialist-rules';
const GOLD = 'buch/specialist-rules-gold';

const compiled = new Map<string, Table>();

function fresh(options: TableOptions = {}, game = ROW): Table {
  const key = JSON.stringify([game, options]);
  const known = compiled.get(key) ?? new Table(game, options);
  compiled.set(key, known);
  return known.again(1);
}

/** Before a roll of seat 0 in a later turn, on an empty board that is all desert but for these two hexes. */
function plain(terrain = 'hills', game = ROW, options: TableOptions = {}): Table {
  const t = fresh(options, game).started().bare().until('roll', 0).bare();
  while (t.field('turn', 0) < 9) t.anything().until('roll');
  t.until('roll', 0).bare();
  for (let hex = 0; hex < t.b.topology.hexes; hex++) t.lay(hex, 'desert', 0);
  for (const [q, r] of [
    [0, 0],
    [2, -2],
  ])
    t.lay(t.hex(q, r), terrain, 0);
  for (let seat = 0; seat < t.b.seats; seat++) t.give(seat, {});
  t.b.rules.reviewAwards(t.s);
  return t;
}

/** the seat has so many settlements at the first of both hexes; a fourth stands at the second */
function at(t: Table, seat: number, count: number, piece = 'settlement'): Table {
  const corners = [t.corner(0, 0, 0), t.corner(0, 0, 2), t.corner(0, 0, 4), t.corner(2, -2, 2)];
  for (const corner of corners.slice(0, count)) t.put(seat, piece, corner);
  return t;
}

const holder = (t: Table, terrain: string): number => t.field('award', t.b.award(`specialist-${terrain}`));
const points = (t: Table, seat: number, column = 0): number => t.field('specialistPoints', seat * 5 + column);

describe('specialist points', () => {
  // proves buch/specialist-rules: Each settlement has 1 specialist point for every hex beside it
  // proves buch/specialist-rules: each city has 2.
  test('a settlement has one for each hex, a city two', () => {
    const t = plain();
    t.put(0, 'settlement', t.corner(0, 0, 0));
    expect(points(t, 0)).toBe(1);
    t.lay(t.hex(-1, 0), 'hills', 0);
    const both = t.b.walks.cornersOf[t.hex(0, 0)].find((corner) =>
      t.b.walks.cornersOf[t.hex(-1, 0)].includes(corner),
    );
    t.put(1, 'settlement', both ?? -1);
    expect(points(t, 1)).toBe(2);
    t.put(0, 'city', t.corner(0, 0, 0)).put(1, 'city', both ?? -1);
    expect([points(t, 0), points(t, 1)]).toEqual([2, 4]);
  });

  // proves buch/specialist-rules: Points count by terrain
  // proves buch/specialist-rules: Land that gives no resource of these five brings no points.
  test.each(['hills', 'forest', 'pasture', 'fields', 'mountains'])(
    '%s counts for itself alone',
    (terrain) => {
      const t = at(plain(terrain), 0, 1);
      const column = ['hills', 'forest', 'pasture', 'fields', 'mountains'].indexOf(terrain);
      expect([0, 1, 2, 3, 4].map((i) => points(t, 0, i))).toEqual(
        [0, 1, 2, 3, 4].map((i) => (i === column ? 1 : 0)),
      );
    },
  );

  test('a desert brings none', () => {
    const t = at(plain('desert'), 0, 3);
    expect([0, 1, 2, 3, 4].map((i) => points(t, 0, i))).toEqual([0, 0, 0, 0, 0]);
  });

  test('a lake brings none', () => {
    const t = plain('lake', 'traders-barbarians/fishermen', { modules: [ROW] });
    at(t, 0, 4);
    expect([0, 1, 2, 3, 4].map((i) => points(t, 0, i))).toEqual([0, 0, 0, 0, 0]);
  });
});

describe('the card', () => {
  // proves buch/specialist-rules: The first player with 4 points in a terrain takes its specialist card.
  // proves buch/specialist-rules: Each card is worth 1 point.
  test('goes to the first with four points, and not with three', () => {
    const t = at(plain(), 0, 3);
    expect([points(t, 0), holder(t, 'hills'), t.points(0)]).toEqual([3, -1, 3]);
    t.put(0, 'settlement', t.corner(2, -2, 2));
    expect([points(t, 0), holder(t, 'hills'), t.points(0)]).toEqual([4, 0, 5]);
  });

  // proves buch/specialist-rules: In a tie you keep it.
  // proves buch/specialist-rules: It passes only to a player with more points than its holder.
  test('stays on a tie and passes to whoever has more', () => {
    const t = plain();
    t.put(0, 'city', t.corner(0, 0, 0)).put(0, 'city', t.corner(0, 0, 2));
    expect(holder(t, 'hills')).toBe(0);
    t.put(1, 'city', t.corner(0, 0, 4)).put(1, 'city', t.corner(2, -2, 2));
    expect([points(t, 0), points(t, 1), holder(t, 'hills')]).toEqual([4, 4, 0]);
    t.put(1, 'settlement', t.corner(2, -2, 4));
    expect([points(t, 1), holder(t, 'hills')]).toEqual([5, 1]);
  });

  // proves buch/specialist-rules: If you fall below 4 points, or behind
  test('is lost below four points, and to nobody where two are level ahead', () => {
    const t = plain();
    t.put(0, 'city', t.corner(0, 0, 0)).put(0, 'city', t.corner(0, 0, 2));
    t.b.rules.unbuild(t.s, t.b.piece('city').index, t.corner(0, 0, 2));
    t.b.rules.reviewAwards(t.s);
    expect([points(t, 0), holder(t, 'hills')]).toEqual([2, -1]);
  });

  test('passes to the one who is ahead when its holder falls behind, and to nobody where two are level', () => {
    const behind = (others: readonly number[]): number => {
      const t = plain();
      for (const [q, r] of [
        [0, -2],
        [-2, 2],
      ])
        t.lay(t.hex(q, r), 'hills', 0);
      const corners = [
        [0, -2],
        [-2, 2],
      ].flatMap(([q, r]) => [t.corner(q, r, 0), t.corner(q, r, 2)]);
      t.put(0, 'city', t.corner(0, 0, 0))
        .put(0, 'city', t.corner(0, 0, 2))
        .put(0, 'city', t.corner(0, 0, 4));
      for (const [i, seat] of others.entries())
        t.put(seat, 'city', corners[i * 2]).put(seat, 'city', corners[i * 2 + 1]);
      expect(holder(t, 'hills')).toBe(0);
      for (const i of [2, 4]) t.b.rules.unbuild(t.s, t.b.piece('city').index, t.corner(0, 0, i));
      t.b.rules.reviewAwards(t.s);
      return holder(t, 'hills');
    };
    expect([behind([1]), behind([1, 2])]).toEqual([1, -1]);
  });
});

describe('income', () => {
  const four = (terrain: string, roll: number): Table => {
    const t = at(plain(terrain), 0, 4);
    t.roll(roll);
    while (t.decision === 'move-blocker' || t.decision === 'rob') t.anything();
    return t;
  };

  // proves buch/specialist-rules: In each of your turns every card of yours gives you 1 of the resource
  // proves buch/specialist-rules: The most specialist points at hills
  // proves buch/specialist-rules: The most specialist points at forests
  // proves buch/specialist-rules: The most specialist points at pastures
  // proves buch/specialist-rules: The most specialist points at fields
  // proves buch/specialist-rules: The most specialist points at mountains
  test.each([
    ['hills', 'brick'],
    ['forest', 'lumber'],
    ['pasture', 'wool'],
    ['fields', 'grain'],
    ['mountains', 'ore'],
  ])('the card of %s pays 1 %s besides what the roll brings', (terrain, good) => {
    expect(four(terrain, 3).hand(0)).toEqual({ [good]: 1 });
    const t = at(plain(terrain), 0, 4);
    t.lay(t.hex(0, 0), terrain, 3).roll(3);
    expect(t.hand(0)).toEqual({ [good]: 4 });
  });

  test('without the card nothing comes', () => {
    const t = at(plain(), 0, 3).roll(3);
    expect(t.hand(0)).toEqual({});
  });

  // proves buch/specialist-rules: The cards pay once everything is done that your roll brings
  // proves buch/specialist-rules: and only in your own turn
  test('it pays on a 7 too, after the discards, and not in the turn of another', () => {
    const t = at(plain(), 0, 4).give(0, { wool: 8 });
    t.roll(7);
    expect([t.decision, t.hand(0)]).toEqual(['discard', { wool: 8 }]);
    while (t.decision !== 'main') t.anything();
    expect(t.hand(0)).toEqual({ wool: 4, brick: 1 });
    t.play(0, 'end-turn').roll(3);
    expect([t.active, t.hand(0)]).toEqual([1, { wool: 4, brick: 1 }]);
  });

  // proves buch/specialist-rules: You do not get what the bank does not have
  test('an empty bank pays nothing', () => {
    const t = at(plain(), 0, 4).setBank('brick', 0).roll(3);
    expect(t.hand(0)).toEqual({});
  });
});

describe('the end', () => {
  // proves buch/specialist-rules: You also win with four specialist cards
  test('four cards win, three do not', () => {
    const t = plain('desert', ROW, { options: { points: 25 } }).roll(3);
    const award = (terrain: string): number => t.b.award(`specialist-${terrain}`);
    for (const terrain of ['hills', 'forest', 'pasture']) t.set('award', award(terrain), 0);
    t.set('award', award('fields'), 1);
    t.b.rules.checkEnd(t.s);
    expect(t.over).toBe(false);
    t.set('award', award('fields'), 0);
    t.b.rules.checkEnd(t.s);
    expect([t.over, t.b.rules.winners(t.s), t.b.rules.ending(t.s), t.points(0)]).toEqual([
      true,
      [0],
      'condition',
      4,
    ]);
  });

  test('four cards of another do not win before that player’s turn', () => {
    const t = plain('desert').roll(3);
    for (const terrain of ['hills', 'forest', 'pasture', 'fields'])
      t.set('award', t.b.award(`specialist-${terrain}`), 1);
    t.b.rules.checkEnd(t.s);
    expect(t.over).toBe(false);
    t.play(0, 'end-turn');
    expect([t.over, t.b.rules.winners(t.s)]).toEqual([true, [1]]);
  });
});

describe('the start', () => {
  // proves buch/specialist-rules: Everybody starts with one more settlement than usual
  // proves buch/specialist-rules: You place them in turn order, then in reverse
  // proves buch/specialist-rules: Your last settlement brings your first goods
  test('three settlements and roads each, in turn, back and in turn again', () => {
    const t = fresh().until('place-building');
    const order: number[] = [];
    const last: number[] = [];
    while (t.field('turn', 0) === 0) {
      if (t.decision === 'place-building') {
        const seat = Math.log2(toMove(t.s));
        order.push(seat);
        const { corner } = t.legal(seat, 'place-building')[0];
        t.play(seat, 'place-building', { corner });
        last[seat] = Number(corner);
      } else t.anything();
    }
    expect(order).toEqual([0, 1, 2, 3, 3, 2, 1, 0, 0, 1, 2, 3]);
    // Only the third one brings goods: a hand for each of its hexes that gives any.
    const gave = (corner: number): number =>
      t.b.walks.hexesAt[corner].filter((hex) => t.b.rules.hexGood(t.s, hex) >= 0).length;
    for (let seat = 0; seat < 4; seat++) {
      const cards = Object.values(t.hand(seat)).reduce((sum, n) => sum + n, 0);
      expect(cards).toBe(gave(last[seat]));
    }
    for (let seat = 0; seat < 4; seat++)
      expect(['settlement', 'road'].map((piece) => countOf(t.b, t.s, seat, t.b.piece(piece).index))).toEqual([
        3, 3,
      ]);
  });

  test('with Cities & Knights the city is still the second building', () => {
    const t = fresh({ modules: [ROW] }, 'cities-knights/core').started();
    for (let seat = 0; seat < 4; seat++)
      expect(
        ['settlement', 'city', 'road'].map((piece) => countOf(t.b, t.s, seat, t.b.piece(piece).index)),
      ).toEqual([2, 1, 3]);
  });

  // proves buch/specialist-rules: A 7 in a player’s first turn
  test('a 7 in a first turn is rolled again, and counts in a second', () => {
    const t = fresh().started();
    const first = t.active;
    t.roll(7);
    expect(t.decision).toBe('dice');
    t.until('roll', first);
    expect(t.field('turn', 0)).toBe(5);
    t.roll(7);
    expect(['discard', 'move-blocker']).toContain(t.decision);
  });
});

describe('at sea', () => {
  const sea: TableOptions = { seats: 4, modules: [ROW] };

  // proves buch/specialist-rules-gold: Gold fields have a specialist card as well.
  // proves buch/specialist-rules-gold: They bring points for it alone
  // proves buch/specialist-rules-gold: The most specialist points at gold fields
  // proves buch/specialist-rules-gold: It pays 1 good of your choice.
  test('four points at gold fields bring a good of choice in each turn', () => {
    const t = at(plain('gold', 'seafarers/core', sea), 0, 4);
    expect([holder(t, 'gold'), [0, 1, 2, 3, 4].map((i) => points(t, 0, i))]).toEqual([0, [0, 0, 0, 0, 0]]);
    t.roll(3);
    expect(t.decision).toBe('choose-good');
    t.play(0, 'choose-good', { good: 'ore' });
    expect([t.decision, t.hand(0)]).toEqual(['main', { ore: 1 }]);
  });

  test('ashore there is no such card', () => {
    expect(fresh().b.awards.some(({ id }) => id === 'specialist-gold')).toBe(false);
    expect(fresh(sea, 'seafarers/core').b.modules.some(({ id }) => id === GOLD)).toBe(true);
  });
});

// proves buch/specialist-rules: find no place left for it, you do without
test('on a narrow board whoever finds no place left goes without, and the game goes on', () => {
  const t = new Table('buch/explorers', { modules: [ROW] });
  expect(placesLeft(t)).toBe(-1);
  t.started().until('roll');
  const settlements = [0, 1, 2, 3].map((seat) => countOf(t.b, t.s, seat, t.b.piece('settlement').index));
  expect(settlements).toContain(2);
  expect(settlements.every((count) => count === 2 || count === 3)).toBe(true);
});
