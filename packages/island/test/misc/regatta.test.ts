import { describe, expect, test } from 'vitest';
import { Table } from '../table.ts';

const ROW = 'misc/regatta';
/** everybody has started, nothing stands on the island, and nobody holds anything */
function open(seed = 1): Table {
  const t = new Table(ROW, { seed }).started().until('main', 0).bare();
  for (let seat = 0; seat < 4; seat++) t.give(seat, {});
  return t;
}
const racing = () => new Table(ROW).until('start-race');
/** the harbours in their order around the base island, clockwise from the north-west */
const kinds = (t: Table) =>
  t.b.layout.harbours.places.map((_, place) => t.b.harbourKinds[t.field('harbour', place)]);
/** the gaps of the course, each before the harbour of the same place */
const course = {
  gaps: racing()
    .legal(0, 'start-race')
    .map(({ edge }) => Number(edge)),
};
/** the seat's ship lies before a harbour of this kind */
function before(t: Table, seat: number, kind: string): Table {
  const places = kinds(t).flatMap((each, place) => (each === kind ? [place] : []));
  for (const gap of course.gaps) {
    t.set('racer', seat, gap);
    const why = t.refusal(seat, 'sail');
    if (kind === 'any' ? why?.code === 'sail-price-any' : why?.details?.good === kind) return t;
  }
  throw new Error(`no gap before ${kind}, which lies at ${places}`);
}

// proves misc/regatta: There are no development cards
test('there are no development cards and no awards', () => {
  const t = open();
  expect([t.b.cards, t.b.awards]).toEqual([[], []]);
  t.give(0, { wool: 1, grain: 1, ore: 1 });
  expect(t.legal(0).map(({ move }) => move)).not.toContain('buy-card');
});

describe('the start', () => {
  // proves misc/regatta: Everybody has a ship and two buoys
  // proves misc/regatta: When all have placed their settlements, each player
  // proves misc/regatta: Several may choose the same gap
  test('after the settlements everybody in turn order puts ship and buoy into a gap, also the same', () => {
    const t = racing();
    expect(t.field('startsPlaced')).toBe(8);
    expect(course.gaps).toHaveLength(9);
    const harbours = t.b.layout.harbours.places.map(({ q, r, side }) => t.edge(q, r, side));
    expect(course.gaps.filter((edge) => harbours.includes(edge))).toEqual([]);
    expect(t.refusal(0, 'start-race', { edge: harbours[0] })?.code).toBe('no-gap');
    for (const seat of [0, 1, 2, 3]) {
      expect(t.legal(seat, 'start-race')).toHaveLength(9);
      t.play(seat, 'start-race', { edge: course.gaps[4] });
      expect([t.field('racer', seat), t.field('buoyAt', seat), t.field('buoys', seat)]).toEqual([
        course.gaps[4],
        course.gaps[4],
        1,
      ]);
    }
    expect(t.decision).toBe('roll');
  });

  test('every gap lies between two harbours that follow each other', () => {
    const t = racing();
    const { q, r } = t.b.topology;
    const turnOf = (edge: number) => {
      const [hex] = t.b.walks.hexesAlong[edge];
      return Math.atan2(r[hex], q[hex] + r[hex] / 2);
    };
    expect(new Set(course.gaps.map(turnOf)).size).toBeGreaterThan(6);
    expect(new Set(course.gaps).size).toBe(9);
  });
});

describe('sailing', () => {
  // proves misc/regatta: On your turn you may pay to sail clockwise
  // proves misc/regatta: A special harbour costs 2 of its good
  test.each(['brick', 'grain', 'lumber', 'ore', 'wool'])('past a harbour for %s costs 2 of it', (good) => {
    const t = before(open(), 0, good);
    const from = course.gaps.indexOf(t.field('racer', 0));
    t.give(0, { [good]: 1, [good === 'ore' ? 'wool' : 'ore']: 4 });
    expect(t.refusal(0, 'sail')?.code).toBe('sail-price');
    t.give(0, { [good]: 3 }).play(0, 'sail');
    expect(t.hand(0)).toEqual({ [good]: 1 });
    expect(t.field('racer', 0)).toBe(course.gaps[(from + 1) % 9]);
    expect(t.points(0)).toBe(1);
  });

  // proves misc/regatta: A special harbour costs 2 of its good, a general one any 3 cards
  // proves misc/regatta: The 3 cards for a general harbour may be of different kinds
  test('past a general harbour costs any 3 cards, of different kinds too', () => {
    const t = before(open(), 0, 'any').give(0, { ore: 1, wool: 1 });
    expect(t.refusal(0, 'sail')?.code).toBe('sail-price-any');
    t.give(0, { ore: 2, wool: 1, brick: 1 }).play(0, 'sail');
    expect(t.decision).toBe('pay-harbour');
    expect(t.refusal(0, 'pay-harbour', { good: 'grain' })?.code).toBe('none-held');
    for (const good of ['ore', 'wool', 'brick']) t.play(0, 'pay-harbour', { good });
    expect([t.hand(0), t.points(0), t.decision]).toEqual([{ ore: 1 }, 1, 'main']);
  });

  test('ships sail clockwise: the harbours ahead come in the order of the frame', () => {
    const t = open();
    const frame = kinds(t).join();
    const met = course.gaps.map((gap) => {
      t.set('racer', 0, gap);
      const why = t.refusal(0, 'sail');
      return why?.code === 'sail-price-any' ? 'any' : String(why?.details?.good);
    });
    // the course may begin at another harbour than the frame
    expect(`${frame},${frame}`).toContain(met.join());
    t.set('racer', 0, course.gaps[0]).give(0, { brick: 3, grain: 3, lumber: 3, ore: 3, wool: 3 });
    t.play(0, 'sail');
    if (t.decision === 'pay-harbour') for (let i = 0; i < 3; i++) t.play(0, 'pay-harbour', { good: 'brick' });
    expect(t.field('racer', 0)).toBe(course.gaps[1]);
  });

  // proves misc/regatta: may pass as many harbours in one turn as
  // proves misc/regatta: It counts as building
  test('as many harbours as can be paid for, as building', () => {
    const t = before(open(), 0, 'ore').give(0, { brick: 3, grain: 3, lumber: 3, ore: 5, wool: 3 });
    t.play(0, 'sail').play(0, 'sail');
    if (t.decision === 'pay-harbour') for (let i = 0; i < 3; i++) t.play(0, 'pay-harbour', { good: 'ore' });
    expect(t.points(0)).toBe(2);
    const strict = new Table(ROW, { options: { tradeFirst: true } }).started().until('trade', 0);
    expect(strict.refusal(0, 'sail')?.code).toBeDefined();
    strict.play(0, 'end-trade').give(0, { brick: 3, grain: 3, lumber: 3, ore: 3, wool: 3 });
    expect(strict.legal(0, 'sail')).toHaveLength(1);
  });

  // proves misc/regatta: It counts as building
  test('also in a special building phase, where a table plays with one', () => {
    const t = new Table(ROW, { options: { waiting: 'special' } }).started().until('special');
    const seat = [0, 1, 2, 3].find((each) => t.legal(each).length > 0)!;
    t.give(seat, { brick: 3, grain: 3, lumber: 3, ore: 3, wool: 3 });
    expect(t.legal(seat, 'sail')).toHaveLength(1);
  });

  // proves misc/regatta: Ships and buoys stand in nobody’s way
  test('roads are built where ships and buoys lie, and ships pass each other', () => {
    const t = open();
    const edge = t.field('racer', 0);
    const [corner] = t.b.walks.endsOf[edge];
    t.put(0, 'settlement', corner).give(0, { brick: 1, lumber: 1 });
    t.play(0, 'road', { edge });
    expect(t.field('route', edge)).not.toBe(0);
    expect(t.field('racer', 0)).toBe(edge);
  });
});

describe('the laps', () => {
  const lastLeg = (t: Table, laps: number) => {
    before(t, 0, 'ore');
    const here = course.gaps.indexOf(t.field('racer', 0));
    t.set('buoyAt', 0, course.gaps[(here + 1) % 9]).set('buoys', 0, laps);
    return t.set('passed', 0, 9 * laps - 1).give(0, { ore: 4 });
  };

  // proves misc/regatta: your ship comes back to its buoy, it has sailed a lap
  test('back at the buoy the second one is laid, and the race goes on', () => {
    const t = lastLeg(open(), 1).play(0, 'sail');
    expect([t.field('buoys', 0), t.points(0), t.over]).toEqual([2, 9, false]);
  });

  // proves misc/regatta: sail a whole lap after that, you win at once
  // proves misc/regatta: Points count harbours passed: eighteen are
  test('the second lap wins', () => {
    const t = lastLeg(open(), 2);
    expect(t.b.rules.target(t.s, 0)).toBe(18);
    t.play(0, 'sail');
    expect(t.over).toBe(true);
    expect(t.b.result(t.s)).toMatchObject({ winners: [0] });
  });

  // proves misc/regatta: Settlements, cities and roads are worth none
  // proves misc/regatta: A settlement costs 1 brick
  // proves misc/regatta: A city costs 3 ore and 2 grain and replaces
  test('towns and roads cost what they always do and are worth nothing', () => {
    const t = open();
    const corner = t.corner(0, 0, 0);
    t.put(0, 'road', t.edge(0, 0, 0)).give(0, { brick: 1, lumber: 1, wool: 1, grain: 3, ore: 3 });
    t.play(0, 'settlement', { corner });
    expect(t.hand(0)).toEqual({ grain: 2, ore: 3 });
    t.put(1, 'road', t.edge(0, 0, 1)).put(1, 'road', t.edge(0, 0, 2));
    expect(t.b.rules.tooNear(t.s, 1, t.corner(0, 0, 1))).toBe(true);
    t.play(0, 'city', { corner });
    expect([t.hand(0), t.points(0)]).toEqual([{}, 0]);
    expect(t.field('supply', t.b.piece('settlement').index)).toBe(5);
  });
});

// proves misc/regatta: When the number of the robber’s hex is rolled
// proves misc/regatta: The hex gives nothing with the roll that sends the robber home
test('the robber goes home when its number is rolled, and its hex gives nothing that once', () => {
  const t = open();
  const desert = t.b.layout.hexes.findIndex((_, hex) => t.field('terrain', hex) === t.b.terrain('desert'));
  const [hex] = t.b.layout.hexes.flatMap((_, at) => (at === desert ? [] : [at]));
  for (let other = 0; other < 19; other++)
    if (t.field('numbers', other) === 1 << 5) t.set('numbers', other, 1 << 12);
  t.lay(hex, 'hills', 5).put(2, 'settlement', t.b.walks.cornersOf[hex][0]);
  t.s.cells[t.b.at.blocker] = hex;
  t.play(0, 'end-turn').roll(4);
  expect(t.field('blocker')).toBe(hex);
  t.play(1, 'end-turn').give(2, {}).roll(5);
  expect([t.field('blocker'), t.hand(2)]).toEqual([desert, {}]);
  t.play(2, 'end-turn').roll(5);
  expect(t.hand(2)).toEqual({ brick: 1 });
});

test('bots know that towns pay for the race, most of all at its beginning', () => {
  const t = open();
  const worth = () => t.b.the.hints.progress(t.s, 0);
  const bare = worth();
  t.put(0, 'settlement', t.corner(0, 0, 0));
  const early = worth();
  t.set('passed', 0, 12);
  expect(early).toBeGreaterThan(bare);
  expect(worth()).toBeLessThan(early);
});
