import { describe, expect, test } from 'vitest';
import { Table } from '../table.ts';

const ROW = 'historical/the-great-wall';
/** post and section of the seat, counted from 0 in the east; everybody guards one, in the order of the seats */
const POSTS = 4;

/** everybody has a settlement at a post, the first seat in the east, and nothing else */
function manned(seats = 4): Table {
  const t = new Table(ROW, { seats }).started().bare();
  for (let seat = 0; seat < seats; seat++) t.give(seat, {}).put(seat, 'settlement', post(t, seat));
  for (let hex = 0; hex < t.b.topology.hexes; hex++) t.set('huns', hex, 0);
  return t;
}
const post = (t: Table, section: number) => t.corner(5 - section, 1, 5);
const section = (t: Table, i: number) => t.hex(5 - i, 1);
const camp = (t: Table, i: number) => t.hex(5 - i, 0);
const huns = (t: Table, hex: number) => t.field('huns', hex);
const level = (t: Table, i: number, seat = i) => t.field('wall', section(t, i) * t.b.seats + seat);
const walled = (t: Table, i: number, levels: number, seat = i) =>
  t.set('wall', section(t, i) * t.b.seats + seat, levels);
const column = (t: Table, i: number) =>
  t.b.layout.marks.hexes.column.filter(({ value }) => value === i + 1).map(({ q, r }) => t.hex(q, r));
/** the next seat's turn, up to its roll */
const next = (t: Table) => t.play(t.active, 'end-turn');

describe('the map', () => {
  // proves historical/the-great-wall: The printed map is lost
  test.each([4, 6])('for %i has a section for each, with a camp between every two', (seats) => {
    const t = new Table(ROW, { seats });
    expect(t.b.layout.provenance).toBe('house');
    expect(t.b.filler.draws).toBe(0);
    expect(t.b.layout.marks.corners.post).toHaveLength(seats);
    expect(t.b.layout.marks.hexes.camp).toHaveLength(seats - 1);
    for (let i = 0; i < seats - 1; i++)
      expect(t.b.walks.hexesBeside[camp(t, i)]).toEqual(
        expect.arrayContaining([section(t, i), section(t, i + 1)]),
      );
    for (let i = 0; i < seats; i++) {
      expect(column(t, i)).toHaveLength(5);
      expect(t.b.walks.hexesAt[post(t, i)]).toContain(section(t, i));
      expect(t.b.walks.hexesAt[post(t, i)]).toContain(column(t, i)[0]);
    }
    expect(t.b.layout.hexes.filter(({ region }) => region === 'main')).toHaveLength(seats * 5);
  });

  // proves historical/the-great-wall: Between camps and sections there are arrows
  // proves historical/the-great-wall: The Huns reach every section by numbers that are equally
  test('for six sends Huns to every section by numbers of like chance', () => {
    const t = new Table(ROW, { seats: 6 });
    const chance = new Map<number, number>();
    for (const { q, r, side, value } of t.b.layout.marks.edges.arrow) {
      const to = t.hex(side === 5 ? q : q - 1, r + 1);
      chance.set(to, (chance.get(to) ?? 0) + 6 - Math.abs(7 - Number(value)));
    }
    expect([...chance.values()]).toEqual([5, 5, 5, 5, 5, 5]);
  });

  // proves historical/the-great-wall: With four players its western third
  test('the column in the east begins with a forest, for below its section there is sea', () => {
    const t = new Table(ROW);
    const [first] = column(t, 0);
    const whole = new Table(ROW, { seats: 6 });
    for (const { q, r, terrain, number } of t.b.layout.hexes)
      expect(whole.b.layout.hexes[whole.hex(q, r)]).toMatchObject({ terrain, ...(number && { number }) });
    expect(Math.min(...whole.b.layout.hexes.map(({ q, r }) => 2 * q + r))).toBeLessThan(
      Math.min(...t.b.layout.hexes.map(({ q, r }) => 2 * q + r)),
    );
    expect(t.b.layout.hexes[first].terrain).toBe('forest');
    expect(t.b.layout.hexes[t.hex(5, 2)].terrain).toBe('sea');
  });
});

describe('the beginning', () => {
  // proves historical/the-great-wall: In turn, then backwards
  // proves historical/the-great-wall: The third brings a resource
  // proves historical/the-great-wall: The first stands at a post
  // proves historical/the-great-wall: From then on you guard that section
  // proves historical/the-great-wall: Starting settlements call no Huns
  test('three settlements, the first at a post, and no Huns yet', () => {
    const t = new Table(ROW).until('place-building', 0);
    expect(t.legal(0, 'place-building').map(({ corner }) => corner)).toHaveLength(POSTS);
    expect(t.refusal(0, 'place-building', { corner: t.corner(3, 4, 1) })?.code).toBe('first-at-post');
    t.started();
    for (let seat = 0; seat < 4; seat++) {
      expect(t.points(seat)).toBe(3);
      expect(Object.keys(t.hand(seat)).length).toBeGreaterThan(0);
      expect([0, 1, 2, 3].filter((i) => t.b.the.wall.guard(t.s, i) === seat)).toHaveLength(1);
    }
    expect([0, 1, 2].map((number) => t.field('hunsLeft', number))).toEqual([7, 7, 7]);
  });

  test('the later settlements stand anywhere on this side of the wall', () => {
    const t = new Table(ROW);
    while (t.decision !== 'place-building' || t.field('startsPlaced') < 4) t.anything();
    expect(t.legal(3, 'place-building').length).toBeGreaterThan(20);
    expect(t.refusal(3, 'place-building', { corner: t.corner(4, 0, 2) })?.code).toBe('beyond-wall');
  });

  // proves historical/the-great-wall: Nobody builds beyond the wall
  test('nobody builds beyond the wall', () => {
    const t = manned();
    t.roll(7).give(0, { brick: 2, lumber: 2, wool: 1, grain: 1 });
    expect(t.refusal(0, 'road', { edge: t.edge(5, 1, 0) })).toBeUndefined();
    expect(t.refusal(0, 'road', { edge: t.edge(5, 0, 4) })?.code).toBe('beyond-wall');
    expect(t.refusal(0, 'settlement', { corner: t.corner(4, 0, 2) })?.code).toBe('beyond-wall');
  });
});

describe('the wall', () => {
  // proves historical/the-great-wall: A section has five levels, which you build one after the other
  // proves historical/the-great-wall: Levels 1 and 2 cost
  // proves historical/the-great-wall: Level 3 costs 1 ore more
  // proves historical/the-great-wall: Level 4 costs 1 brick, 2 grain
  // proves historical/the-great-wall: Wall levels are worth no points
  test('each level has its price, and a sixth there is not', () => {
    const prices: Record<string, number>[] = [
      { brick: 1, grain: 1, lumber: 1 },
      { brick: 1, grain: 1, lumber: 1 },
      { brick: 1, grain: 1, lumber: 1, ore: 1 },
      { brick: 1, grain: 2, lumber: 1, ore: 1 },
      { brick: 1, grain: 3, lumber: 1, ore: 1 },
    ];
    const t = manned().roll(7);
    prices.forEach((price, i) => {
      t.give(0, { ...price, grain: price.grain - 1 });
      expect(t.refusal(0, 'raise-wall')?.code).toBe('wall-price');
      t.give(0, price).play(0, 'raise-wall');
      expect(t.hand(0)).toEqual({});
      expect(level(t, 0)).toBe(i + 1);
    });
    t.give(0, { brick: 1, grain: 5, lumber: 1, ore: 1 });
    expect(t.refusal(0, 'raise-wall')?.code).toBe('wall-complete');
    expect(t.points(0)).toBe(1);
  });

  // proves historical/the-great-wall: A section without any level is breached as well
  test('a section without a level is breached by the first Hun', () => {
    const t = manned();
    t.set('huns', camp(t, 0), 1).roll(6);
    expect(t.field('breaches', 0)).toBe(1);
    expect(level(t, 0)).toBe(0);
    expect(huns(t, column(t, 0)[0])).toBe(1);
  });
});

describe('Huns', () => {
  // proves historical/the-great-wall: Whenever you build a settlement or a city, a Hun gathers
  test.each(['settlement', 'city'])('one gathers when a %s is built', (piece) => {
    const t = manned().roll(7);
    t.give(0, { brick: 1, lumber: 1, wool: 1, grain: 3, ore: 3 });
    if (piece === 'city') t.play(0, 'city', { corner: post(t, 0) });
    else {
      t.put(0, 'road', t.edge(6, 1, 4)).put(0, 'road', t.edge(4, 2, 0));
      const corner = t.legal(0, 'settlement')[0].corner;
      t.play(0, 'settlement', { corner });
    }
    expect(t.decision).toBe('muster');
    t.nature('muster', { number: '2' });
    expect(huns(t, camp(t, 1))).toBe(1);
    expect(t.field('hunsLeft', 1)).toBe(6);
    expect(t.decision).toBe('main');
  });

  test('a road calls none, and where none are left nobody comes', () => {
    const t = manned().roll(7);
    t.give(0, { brick: 1, lumber: 1 }).play(0, 'road', { edge: t.edge(6, 1, 4) });
    expect(t.decision).toBe('main');
    for (let number = 0; number < 5; number++) t.set('hunsLeft', number, 0);
    t.give(0, { grain: 2, ore: 3 }).play(0, 'city', { corner: post(t, 0) });
    expect(t.decision).toBe('main');
  });

  // proves historical/the-great-wall: Seven Huns have each number
  test('with six players there are five numbers', () => {
    const t = new Table(ROW, { seats: 6 });
    expect([0, 1, 2, 3, 4].map((number) => t.field('hunsLeft', number))).toEqual([7, 7, 7, 7, 7]);
    expect(new Table(ROW).field('hunsLeft', 3)).toBe(0);
  });

  // proves historical/the-great-wall: When the number of a turn is that of an arrow
  // proves historical/the-great-wall: One Hun crosses an arrow at a time
  test('one advances when the number of its arrow comes, to the section it leads to', () => {
    const t = manned();
    walled(t, 0, 5);
    walled(t, 1, 5);
    t.set('huns', camp(t, 0), 3).roll(5);
    expect(huns(t, camp(t, 0))).toBe(3);
    next(t).roll(6);
    expect([huns(t, camp(t, 0)), huns(t, section(t, 0)), huns(t, section(t, 1))]).toEqual([2, 1, 0]);
    next(t).roll(4);
    expect([huns(t, camp(t, 0)), huns(t, section(t, 0)), huns(t, section(t, 1))]).toEqual([1, 1, 1]);
  });

  // proves historical/the-great-wall: No Hun advances where five stand
  test('none advances where five stand, but a fifth does', () => {
    const t = manned();
    walled(t, 0, 5).set('huns', section(t, 0), 4).set('huns', camp(t, 0), 2).roll(6);
    expect([huns(t, section(t, 0)), huns(t, camp(t, 0))]).toEqual([5, 1]);
    next(t).roll(6);
    expect([huns(t, section(t, 0)), huns(t, camp(t, 0))]).toEqual([5, 1]);
    expect(t.field('breaches', 0)).toBe(0);
  });

  // proves historical/the-great-wall: If more Huns stand before a section
  // proves historical/the-great-wall: The section loses a level
  // proves historical/the-great-wall: The Huns spread over the column of hexes
  test('as many as the wall has levels are held; one more breaks through and all spread from the top', () => {
    const t = manned();
    walled(t, 0, 2).set('huns', section(t, 0), 1).set('huns', camp(t, 0), 2).roll(6);
    expect([huns(t, section(t, 0)), t.field('breaches', 0)]).toEqual([2, 0]);
    next(t).roll(6);
    expect([huns(t, section(t, 0)), t.field('breaches', 0), level(t, 0)]).toEqual([0, 1, 1]);
    expect(column(t, 0).map((hex) => huns(t, hex))).toEqual([1, 1, 1, 0, 0]);
    expect(t.points(0)).toBe(0);
    expect([t.points(1), t.field('breaches', 1)]).toEqual([1, 0]);
  });

  // proves historical/the-great-wall: A hex behind the wall gives nothing
  test('a hex gives nothing while Huns are there, and again without them', () => {
    const t = manned();
    const hex = column(t, 0)[1];
    const number = t.b.layout.hexes[hex].number as number;
    t.put(2, 'settlement', t.b.walks.cornersOf[hex][4]).set('huns', hex, 1).roll(number);
    expect(t.hand(2)).toEqual({});
    t.set('huns', hex, 0);
    next(t).roll(number);
    expect(Object.keys(t.hand(2)).length).toBeGreaterThan(0);
  });

  // proves historical/the-great-wall: All players have lost when the wall has been breached
  test.each([
    [4, 5],
    [6, 7],
  ])('with %i players the breach number %i is the defeat of all', (seats, most) => {
    const t = manned(seats);
    t.set('breachCount', 0, most - 2)
      .set('huns', camp(t, 0), 2)
      .roll(6);
    expect(t.over).toBe(false);
    next(t);
    while (t.decision === 'special') t.anything();
    t.roll(6);
    expect(t.over).toBe(true);
    expect([t.b.rules.ending(t.s), t.b.rules.winners(t.s)]).toEqual(['defeat', []]);
  });
});

describe('sevens, knights and the pirate', () => {
  // proves historical/the-great-wall: There is no robber
  // proves historical/the-great-wall: On a 7, after the discards
  // proves historical/the-great-wall: a 7 does not move him
  test('a seven steals from any other player after the discards, and no figure moves', () => {
    const t = manned();
    t.give(1, { ore: 1 }).give(2, { wool: 8 }).give(0, { brick: 1 });
    const pirate = t.field('blocker');
    t.roll(7);
    expect(t.decision).toBe('discard');
    for (let i = 0; i < 4; i++) t.play(2, 'discard', { good: 'wool' });
    expect(t.legal(0, 'rob').map(({ seat }) => seat)).toEqual([1, 2]);
    t.play(0, 'rob', { seat: 1 }).nature('steal', { good: 'ore' });
    expect(t.hand(0)).toEqual({ brick: 1, ore: 1 });
    expect(t.field('blocker')).toBe(pirate);
    expect(t.b.blockers.map(({ id }) => id)).toEqual(['pirate']);
  });

  const withKnight = (): Table => {
    const t = manned().roll(7).cards(0, 'knight', 1);
    return t
      .set('huns', camp(t, 0), 2)
      .set('huns', column(t, 1)[2], 1)
      .play(0, 'play-card', { card: 'knight' });
  };

  // proves historical/the-great-wall: A knight runs two errands
  // proves historical/the-great-wall: A knight may run the same errand twice
  // proves historical/the-great-wall: Run two errands against the Huns
  test('a knight runs two errands out of three kinds', () => {
    const t = withKnight();
    t.play(0, 'divert-hun', { from: camp(t, 0), to: camp(t, 2) });
    expect([huns(t, camp(t, 0)), huns(t, camp(t, 2))]).toEqual([1, 1]);
    t.play(0, 'divert-hun', { from: camp(t, 0), to: camp(t, 2) });
    expect([huns(t, camp(t, 0)), huns(t, camp(t, 2)), t.decision]).toEqual([0, 2, 'main']);
  });

  // proves historical/the-great-wall: A Hun who is driven back
  test('one drives a Hun off the land, another moves the pirate, who steals nothing', () => {
    const t = withKnight();
    t.set('hunsLeft', 1, 3).give(1, { ore: 1 });
    t.play(0, 'drive-back-hun', { hex: column(t, 1)[2] });
    expect([huns(t, column(t, 1)[2]), t.field('hunsLeft', 1)]).toEqual([0, 4]);
    t.play(0, 'send-pirate', { hex: t.hex(5, 2) });
    expect([t.field('blocker'), t.decision, t.hand(1)]).toEqual([t.hex(5, 2), 'main', { ore: 1 }]);
  });

  test('an errand may be left out, and there are no others', () => {
    const t = withKnight();
    expect(t.refusal(0, 'divert-hun', { from: camp(t, 1), to: camp(t, 2) })?.code).toBe('camp-empty');
    expect(t.refusal(0, 'divert-hun', { from: camp(t, 0), to: section(t, 0) })?.code).toBe('no-camp');
    expect(t.refusal(0, 'divert-hun', { from: section(t, 0), to: camp(t, 0) })?.code).toBe('no-camp');
    expect(t.refusal(0, 'drive-back-hun', { hex: camp(t, 0) })?.code).toBe('nobody-inland');
    expect(t.refusal(0, 'send-pirate', { hex: column(t, 0)[0] })?.code).toBe('blocker-at-sea');
    t.play(0, 'end-errands');
    expect(t.decision).toBe('main');
  });

  // proves historical/the-great-wall: Nobody trades at a harbour in whose sea hex the pirate stands
  test('the pirate closes the harbours of his hex', () => {
    const t = manned().roll(7);
    t.put(0, 'settlement', t.corner(4, 2, 0)).give(0, { lumber: 2 });
    expect(t.refusal(0, 'bank-trade', { give: 'lumber', want: 'ore' })).toBeUndefined();
    t.set('blocker', 0, t.hex(5, 2));
    expect(t.refusal(0, 'bank-trade', { give: 'lumber', want: 'ore' })?.code).toBe('rate');
  });
});

describe('cards', () => {
  // proves historical/the-great-wall: Three victory point cards, a monopoly
  // proves historical/the-great-wall: Largest Army is worth 1 point
  test.each([
    [4, [14, 1, 1, 1, 2]],
    [6, [20, 2, 2, 2, 2]],
  ])('with %i players six cards stay out of the deck', (seats, counts) => {
    const t = new Table(ROW, { seats });
    const cards = ['knight', 'road-building', 'year-of-plenty', 'monopoly', 'victory-point'];
    expect(cards.map((card) => t.field('deck', t.b.card(card)))).toEqual(counts);
    expect(t.b.awards[t.b.award('largest-army')].points).toBe(1);
  });
});
