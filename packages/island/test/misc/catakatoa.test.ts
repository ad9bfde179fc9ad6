import { describe, expect, test } from 'vitest';
import { counted, tokensOf } from '../second-islands/board.ts';
import { Table, type TableOptions } from '../table.ts';

const ROW = 'misc/catakatoa';
const KNIGHTS = { modules: ['cities-knights/core', `${ROW}-knights`] };
/** six tokens lie on the volcano; nobody has anything, and nothing but the volcano has the number 4 */
function open(asked: TableOptions = {}): Table {
  const options = { volcanoTokens: 'six', ...asked.options };
  const t = new Table(ROW, { ...asked, options }).started().bare();
  for (let hex = 0; hex < t.b.topology.hexes; hex++)
    if (hex !== t.hex(0, 0) && numberAt(t, hex) === 4) t.set('numbers', hex, 1 << 11);
  for (let seat = 0; seat < 4; seat++) t.give(seat, {});
  return t;
}
const numberAt = (t: Table, hex: number) => 31 - Math.clz32(t.field('numbers', hex));
const top = (t: Table) => numberAt(t, t.hex(0, 0));
const at = (t: Table, i: number) => t.corner(0, 0, i);
const isDesert = (t: Table) => t.field('terrain', t.hex(0, 0)) === t.b.terrain('desert');
/** one token is left, a 4 */
const last = (t: Table) => {
  for (let n = 0; n < 13; n++) t.set('volcanoStack', n, n === 10 ? 1 : 0);
  return t.set('stackLeft', 0, 1).set('numbers', t.hex(0, 0), 1 << 4);
};
const erupt = (t: Table, die: number) => t.roll(4).nature('erupt', { die });

// proves misc/catakatoa: The volcano lies in the middle
test('the volcano lies in the middle of the base island, and there is no desert', () => {
  const t = new Table(ROW).until('place-building');
  expect(t.field('terrain', t.hex(0, 0))).toBe(t.b.terrain('volcano'));
  expect(counted(t)).toEqual({ hills: 3, fields: 4, forest: 4, mountains: 3, pasture: 4, volcano: 1 });
  t.set('numbers', t.hex(0, 0), 0);
  expect(tokensOf(t)).toEqual({ 2: 1, 3: 2, 4: 2, 5: 2, 6: 2, 8: 2, 9: 2, 10: 2, 11: 2, 12: 1 });
});

describe('the stack', () => {
  // proves misc/catakatoa: A stack of number tokens in numerical order
  // proves misc/catakatoa: Only the top one counts
  // proves misc/catakatoa: After each eruption the top token leaves
  test('six tokens, the lowest on top; each eruption takes one off', () => {
    const t = open();
    expect([4, 5, 6, 8, 9, 10].map((n) => t.field('volcanoStack', n))).toEqual([1, 1, 1, 1, 1, 1]);
    expect([top(t), t.field('stackLeft')]).toEqual([4, 6]);
    t.put(0, 'settlement', at(t, 0)).roll(5);
    expect(t.decision).toBe('main');
    t.play(0, 'end-turn').give(0, {});
    t.bare();
    erupt(t, 3);
    expect([top(t), t.field('stackLeft'), t.field('volcanoStack', 4)]).toEqual([5, 5, 0]);
  });

  // proves misc/catakatoa: The island needs all tokens of the set
  test('a whole second set of eighteen lies on the volcano, the lowest on top', () => {
    const t = new Table(ROW).started();
    const stack = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((n) => t.field('volcanoStack', n));
    expect([top(t), t.field('stackLeft'), stack]).toEqual([2, 18, [1, 2, 2, 2, 2, 0, 2, 2, 2, 2, 1]]);
  });

  // proves misc/catakatoa: One token of every number lies on the volcano
  // proves misc/catakatoa: Tokens on the volcano: 4, 5, 6, 8, 9 and 10
  // proves misc/catakatoa: The highest token lies on top
  // proves misc/catakatoa: Which token of the volcano lies on top
  test.each([
    ['six', 'rising', 4, 6],
    ['six', 'falling', 10, 6],
    ['ten', 'rising', 2, 10],
    ['ten', 'falling', 12, 10],
    ['set', 'rising', 2, 18],
  ])('%s tokens, %s: %i on top of %i', (volcanoTokens, volcanoOrder, first, count) => {
    const t = new Table(ROW, { options: { volcanoTokens, volcanoOrder } }).started();
    expect([top(t), t.field('stackLeft')]).toEqual([first, count]);
  });
});

describe('an eruption', () => {
  // proves misc/catakatoa: When that number is rolled, the volcano gives
  // proves misc/catakatoa: Then it erupts: a die names one of its six corners
  test('pays any goods first; then the die strikes a corner', () => {
    const t = open();
    t.put(1, 'settlement', at(t, 0)).put(2, 'settlement', at(t, 2)).put(2, 'city', at(t, 2)).roll(4);
    expect(t.decision).toBe('choose-good');
    t.play(1, 'choose-good', { good: 'ore' });
    t.play(2, 'choose-good', { good: 'ore' }).play(2, 'choose-good', { good: 'wool' });
    expect([t.hand(1), t.hand(2)]).toEqual([{ ore: 1 }, { ore: 1, wool: 1 }]);
    expect(t.decision).toBe('erupt');
    expect(t.legal(-1, 'erupt')).toHaveLength(6);
    t.nature('erupt', { die: 1 });
    expect([t.points(1), t.points(2)]).toEqual([0, 2]);
  });

  // proves misc/catakatoa: A settlement there is destroyed
  // proves misc/catakatoa: A city becomes a settlement, or is destroyed
  test('a city becomes a settlement, and is destroyed if none is left', () => {
    const t = open();
    t.put(1, 'settlement', at(t, 0)).put(1, 'city', at(t, 0)).roll(4);
    t.play(1, 'choose-good', { good: 'ore' }).play(1, 'choose-good', { good: 'ore' });
    t.nature('erupt', { die: 1 });
    expect(t.points(1)).toBe(1);
    const none = open();
    none.put(1, 'settlement', at(none, 0)).put(1, 'city', at(none, 0));
    none.set('supply', none.b.pieces.length + none.b.piece('settlement').index, 0).roll(4);
    none.play(1, 'choose-good', { good: 'ore' }).play(1, 'choose-good', { good: 'ore' });
    none.nature('erupt', { die: 1 });
    expect(none.field('building', at(none, 0))).toBe(0);
  });

  // proves misc/catakatoa: The corners are counted from the upper right one anticlockwise
  // proves misc/catakatoa: The volcano erupts also when nobody lives there
  test('corners are counted from the upper right one anticlockwise, and it erupts also for nobody', () => {
    const t = open();
    for (const die of [1, 2, 3, 4, 5, 6]) {
      const other = open();
      other.b.rules.build(other.s, 1, other.b.piece('settlement').index, at(other, die - 1));
      other.roll(4).play(1, 'choose-good', { good: 'ore' }).nature('erupt', { die });
      expect(other.field('building', at(other, die - 1))).toBe(0);
    }
    const { topology } = t.b;
    expect(topology.cornerName(at(t, 0))).toBe(topology.cornerName(topology.hexCorner[t.hex(0, 0) * 6]));
    erupt(t, 2);
    expect(top(t)).toBe(5);
  });

  // proves misc/catakatoa: You may build settlements at the volcano, also at the start
  // proves misc/catakatoa: What it destroys goes back to its owner
  test('one may start at the volcano, and has what it destroys back in the supply', () => {
    const t = new Table(ROW).until('place-building');
    expect(t.refusal(0, 'place-building', { corner: at(t, 0) })).toBeUndefined();
    const later = open();
    later.put(1, 'settlement', at(later, 0)).roll(4).play(1, 'choose-good', { good: 'ore' });
    const supply = () => later.field('supply', later.b.pieces.length + later.b.piece('settlement').index);
    expect(supply()).toBe(4);
    later.nature('erupt', { die: 1 });
    expect(supply()).toBe(5);
  });
});

describe('the explosion', () => {
  // proves misc/catakatoa: When no token is left the volcano explodes
  // proves misc/catakatoa: With the last token the volcano erupts first
  test('comes with the last token, in the same turn: all around is lost and a desert lies there', () => {
    const t = last(open());
    t.put(1, 'settlement', at(t, 0)).put(2, 'settlement', at(t, 2)).put(2, 'city', at(t, 2));
    t.put(1, 'road', t.edge(0, 0, 0))
      .put(2, 'road', t.edge(0, 0, 3))
      .put(2, 'road', t.edge(1, 0, 0));
    const far = t.corner(2, 0, 0);
    t.put(3, 'settlement', far).roll(4);
    t.play(1, 'choose-good', { good: 'ore' });
    t.play(2, 'choose-good', { good: 'ore' }).play(2, 'choose-good', { good: 'ore' });
    t.nature('erupt', { die: 5 });
    expect([t.points(1), t.points(2), t.points(3)]).toEqual([0, 0, 1]);
    expect([0, 3].map((side) => t.field('route', t.edge(0, 0, side)))).toEqual([0, 0]);
    expect(t.field('route', t.edge(1, 0, 0))).not.toBe(0);
    expect([isDesert(t), t.field('numbers', t.hex(0, 0))]).toEqual([true, 0]);
    expect(t.decision).toBe('main');
    t.play(t.active, 'end-turn').roll(4);
    expect(t.decision).toBe('main');
  });

  // proves misc/catakatoa: With the explosion the robber leaves the game
  // proves misc/catakatoa: From then on you steal a card from any other player
  test('sends the robber away for good; sevens and knights steal from any other player', () => {
    const t = last(open());
    t.s.cells[t.b.at.blocker] = t.hex(2, 0);
    erupt(t, 1);
    expect(t.field('blocker')).toBe(-1);
    t.play(0, 'end-turn').give(2, { wool: 1 }).give(3, { ore: 1 }).roll(7);
    expect(t.decision).toBe('rob');
    expect(t.legal(1, 'rob').map(({ seat }) => seat)).toEqual([2, 3]);
    t.play(1, 'rob', { seat: 3 }).nature('steal', { good: 'ore' });
    expect(t.hand(1)).toEqual({ ore: 1 });
    t.play(1, 'end-turn').cards(2, 'knight').play(2, 'play-card', { card: 'knight' });
    t.nature('steal', { good: 'ore' });
    expect(t.hand(2)).toEqual({ wool: 1, ore: 1 });
    expect(t.field('blocker')).toBe(-1);
    expect(t.b.the.blockers.barStand(t.s, 0, t.hex(2, 0), 2)?.code).toBe('robber-gone');
  });
});

// proves misc/catakatoa: The robber starts off the board and never comes
test('the robber starts off the board, and a seven brings it anywhere but to the volcano', () => {
  const t = open();
  expect(t.field('blocker')).toBe(-1);
  t.roll(7);
  const robber = (q: number, r: number) => ({ blocker: 'robber', hex: t.hex(q, r) });
  expect(t.refusal(0, 'move-blocker', robber(0, 0))?.code).toBe('volcano-shunned');
  expect(t.refusal(0, 'move-blocker', robber(1, 0))).toBeUndefined();
});

test('bots are careful with the volcano, most of all before it explodes', () => {
  const t = open();
  const gain = (corner: number) => t.b.the.hints.foundingGain(t.s, 0, corner);
  const careful = gain(at(t, 0));
  expect(careful).toBeLessThan(gain(t.corner(2, 0, 0)));
  last(t);
  expect(gain(at(t, 0))).toBeLessThan(careful);
});

describe('with Cities & Knights', () => {
  // proves misc/catakatoa-knights: Eruption and explosion hit a metropolis
  // proves misc/catakatoa-knights: Its owner makes another of their cities the metropolis
  test('a metropolis that is lost is kept for another city', () => {
    const t = last(open(KNIGHTS));
    t.put(1, 'settlement', at(t, 0)).put(1, 'city', at(t, 0));
    t.b.the.metropolises.place(t.s, 1, 'trade', at(t, 0));
    expect(t.points(1)).toBe(4);
    t.b.the.eruption.erupted(t.s, t.hex(0, 0));
    expect(t.points(1)).toBe(0);
    const next = t.corner(2, 0, 0);
    t.put(1, 'settlement', next).put(1, 'city', next);
    expect([t.points(1), t.field('tradeMetropolis')]).toEqual([4, next]);
  });

  // proves misc/catakatoa-knights: Knights stay where they are
  test('knights stay where they are', () => {
    const t = last(open(KNIGHTS));
    t.put(1, 'road', t.edge(0, 0, 0)).put(1, 'basic-knight', at(t, 0));
    t.b.the.eruption.erupted(t.s, t.hex(0, 0));
    expect(t.field('route', t.edge(0, 0, 0))).toBe(0);
    expect(t.b.piece('basic-knight').marks.get(t.s, at(t, 0))).not.toBe(0);
  });

  // proves misc/catakatoa-knights: The merchant does not stand on the volcano
  test('the merchant does not stand on the volcano', () => {
    const t = open(KNIGHTS);
    t.put(0, 'settlement', at(t, 0));
    const places = (hex: number) => t.b.the.merchant.barPlace(t.s, 0, hex);
    expect(places(t.hex(0, 0))).toBeDefined();
  });
});
