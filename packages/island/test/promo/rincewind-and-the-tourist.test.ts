import { describe, expect, it, test } from 'vitest';
import { Table, type TableOptions } from '../table.ts';

const ROW = 'promo/rincewind-and-the-tourist';
const PORT = [2, 1] as const;
const SHORE = [2, -3] as const;
const WHIRL = [-3, 4] as const;
/** the first turn of seat 0 after its roll, nothing on the board and in the hands, the traveller on fields */
const ready = (asked: TableOptions = {}): Table => {
  const t = new Table(ROW, asked).started().until('main', 0).bare();
  for (let seat = 0; seat < t.b.seats; seat++) t.give(seat, {});
  return t.lay(t.hex(4, -1), 'fields', 12).set('blocker', t.b.blocker('robber'), t.hex(4, -1));
};
const afloat = (t: Table, [q, r]: readonly [number, number], seat = 0): number =>
  t.field('afloat', t.hex(q, r) * t.b.seats + seat);
const sail = (t: Table, [q, r]: readonly [number, number], count = 1, seat = 0): Table =>
  t
    .set('afloat', t.hex(q, r) * t.b.seats + seat, afloat(t, [q, r], seat) + count)
    .set('shipsLeft', seat, t.field('shipsLeft', seat) - count);
const SHIP = { ore: 1, wool: 1, grain: 1 };
/** the next turn, which begins with this roll */
const roll = (t: Table, number: number): Table => t.play(t.active, 'end-turn').until('roll').roll(number);

describe('ships', () => {
  // proves promo/rincewind-and-the-tourist: A ship costs 1 ore, 1 wool and either 1 grain or 1 lumber, and starts at the home port
  it('costs ore, wool and grain or lumber, and begins on the home port', () => {
    const t = ready().give(0, SHIP);
    expect(t.legal(0, 'launch-ship').map(({ good }) => good)).toEqual(['grain']);
    t.play(0, 'launch-ship', { good: 'grain' });
    expect([t.hand(0), afloat(t, PORT), t.field('shipsLeft', 0)]).toEqual([{}, 1, 3]);
    const other = ready().give(0, { ore: 1, wool: 1, lumber: 1 });
    expect(other.refusal(0, 'launch-ship', { good: 'grain' })?.code).toBe('cannot-pay');
    expect(other.refusal(0, 'launch-ship', { good: 'brick' })?.code).toBe('other-price');
    other.play(0, 'launch-ship', { good: 'lumber' });
    expect(other.hand(0)).toEqual({});
    expect(ready().give(0, { ore: 2, wool: 2 }).refusal(0, 'launch-ship', { good: 'grain' })?.code).toBe(
      'cannot-pay',
    );
  });

  // proves promo/rincewind-and-the-tourist: You have 4 ships.
  // proves promo/rincewind-and-the-tourist: You build only one ship a turn
  it('one a turn, and four in all', () => {
    const t = ready().give(0, { ore: 2, wool: 2, grain: 2 }).play(0, 'launch-ship', { good: 'grain' });
    expect(t.refusal(0, 'launch-ship', { good: 'grain' })?.code).toBe('ship-launched');
    for (let i = 0; i < 4; i++) roll(t, 2);
    expect(t.active).toBe(0);
    t.give(0, SHIP).play(0, 'launch-ship', { good: 'grain' });
    const all = sail(ready(), PORT, 4).give(0, SHIP);
    expect(all.refusal(0, 'launch-ship', { good: 'grain' })?.code).toBe('no-ship-left');
    expect(ready().field('shipsLeft', 0)).toBe(4);
  });

  // proves promo/rincewind-and-the-tourist: Ships stand on hexes, any number on each
  // proves promo/rincewind-and-the-tourist: turn, each ship on a hex with an arrow of that number moves along
  // proves promo/rincewind-and-the-tourist: Without such an arrow it stays
  it('all ships with an arrow of the number drift, whosever turn it is; others stay', () => {
    const t = sail(sail(ready(), PORT, 2), PORT, 1, 3);
    sail(t, [0, 1], 1, 2);
    roll(t, 6);
    expect([afloat(t, [1, 1]), afloat(t, [1, 1], 3), afloat(t, PORT)]).toEqual([2, 1, 0]);
    expect(afloat(t, [0, 0], 2)).toBe(1);
    expect(t.events.filter(({ kind }) => kind === 'ship-drifts')).toHaveLength(4);
    roll(t, 12);
    expect([afloat(t, [1, 1]), afloat(t, [0, 0], 2)]).toEqual([2, 1]);
  });

  it('a ship that has drifted does not drift on with the same number', () => {
    // 9 leads from the port to a hex, and 5, 9 on from the one after it
    const t = sail(sail(ready(), [-1, 2]), [0, 1]);
    roll(t, 9);
    expect([afloat(t, [-1, 1]), afloat(t, [0, 1]), afloat(t, [-1, 2])]).toEqual([2, 0, 0]);
    roll(t, 6);
    expect([afloat(t, [-1, 1]), afloat(t, WHIRL)]).toEqual([0, 2]);
  });

  // proves promo/rincewind-and-the-tourist: You may pay 1 grain or 1 lumber to move one of your ships along any arrow
  it('grain or lumber moves one ship along any arrow, again and again', () => {
    const t = sail(ready(), PORT).give(0, { grain: 1, lumber: 1, wool: 1 });
    const [from, on, astray] = [t.hex(...PORT), t.hex(1, 1), t.hex(0, 1)];
    expect(t.refusal(0, 'sail-ship', { hex: from, to: astray, good: 'grain' })?.code).toBe('no-arrow');
    expect(t.refusal(0, 'sail-ship', { hex: on, to: astray, good: 'grain' })?.code).toBe('no-ship-there');
    expect(t.refusal(0, 'sail-ship', { hex: from, to: on, good: 'wool' })?.code).toBe('other-price');
    t.play(0, 'sail-ship', { hex: from, to: on, good: 'grain' });
    expect(t.legal(0, 'sail-ship').map(({ to }) => to)).toEqual([astray, from].sort((a, z) => a - z));
    t.play(0, 'sail-ship', { hex: on, to: astray, good: 'lumber' });
    expect([t.hand(0), afloat(t, [0, 1])]).toEqual([{ wool: 1 }, 1]);
    expect(t.refusal(0, 'sail-ship', { hex: astray, to: t.hex(0, 0), good: 'grain' })?.code).toBe(
      'cannot-pay',
    );
  });

  // proves promo/rincewind-and-the-tourist: Arrows that leave the board in the west lead to the whirl
  // proves promo/rincewind-and-the-tourist: A ship leaves the whirl along its only arrow, for 1 brick or 1 lumber
  it('off the board lies the whirl; no number leads out of it, brick or lumber does', () => {
    const t = sail(ready(), [0, 0]);
    roll(t, 8);
    expect(afloat(t, WHIRL)).toBe(1);
    for (let number = 2; number <= 12; number++) if (number !== 7) roll(t, number);
    expect(afloat(t, WHIRL)).toBe(1);
    t.play(t.active, 'end-turn').until('main', 0).give(0, { grain: 1, brick: 1, lumber: 1 });
    expect(t.refusal(0, 'sail-ship', { hex: t.hex(...WHIRL), to: t.hex(-2, 3), good: 'grain' })?.code).toBe(
      'ship-in-whirl',
    );
    expect(t.legal(0, 'leave-whirl').map(({ good }) => good)).toEqual(['brick', 'lumber']);
    expect(t.refusal(0, 'leave-whirl', { good: 'grain' })?.code).toBe('other-price');
    t.play(0, 'leave-whirl', { good: 'brick' });
    expect([afloat(t, [-2, 3]), afloat(t, WHIRL)]).toEqual([1, 0]);
    expect(t.refusal(0, 'leave-whirl', { good: 'lumber' })?.code).toBe('no-ship-there');
    const arrows = t.b.layout.marks.hexes.current.filter(({ q, r }) => q === WHIRL[0] && r === WHIRL[1]);
    expect(arrows.map(({ value }) => value)).toEqual(['1:']);
  });

  // proves promo/rincewind-and-the-tourist: In the special building phase you build no ship and move none
  it('in the special building phase ships only leave the whirl', () => {
    const t = sail(sail(ready({ seats: 5 }), WHIRL, 1, 1), PORT, 1, 1).give(1, { ...SHIP, brick: 1 });
    t.play(0, 'end-turn');
    expect(t.decision).toBe('special');
    expect([t.legal(1, 'launch-ship'), t.legal(1, 'sail-ship')]).toEqual([[], []]);
    t.play(1, 'leave-whirl', { good: 'brick' });
  });

  it('in a paired turn a ship is built as on a turn of one’s own', () => {
    const t = ready({ seats: 4, options: { waiting: 'paired' } })
      .give(0, SHIP)
      .play(0, 'launch-ship', { good: 'grain' });
    t.play(0, 'end-turn').until('paired', 2).give(2, SHIP).play(2, 'launch-ship', { good: 'grain' });
    expect(afloat(t, PORT, 2)).toBe(1);
  });

  // proves promo/rincewind-and-the-tourist: Each of your ships that arrives at the far shore is worth 1 point
  // proves promo/rincewind-and-the-tourist: A ship that has arrived stays at the far shore
  it('a ship at the far shore is worth a point and stays', () => {
    const t = sail(ready(), [1, -2]).give(0, { grain: 1 });
    expect(t.points(0)).toBe(0);
    t.play(0, 'sail-ship', { hex: t.hex(1, -2), to: t.hex(...SHORE), good: 'grain' });
    expect([t.points(0), t.field('shipsLeft', 0)]).toEqual([1, 3]);
    expect(t.events.map(({ kind }) => kind)).toContain('ship-arrives');
    for (let number = 2; number <= 12; number++) if (number !== 7) roll(t, number);
    expect(t.points(0)).toBe(1);
    t.play(t.active, 'end-turn').until('main', 0).give(0, { grain: 1, lumber: 1 });
    expect(t.legal(0, 'sail-ship')).toEqual([]);
  });

  // proves promo/rincewind-and-the-tourist: Arrows have no 7
  // proves promo/rincewind-and-the-tourist: Ships drift before the number pays
  it('arrows have no 7 and no other number twice on a hex; a ship drifts before the number pays', () => {
    for (const seats of [4, 6]) {
      const { marks } = new Table(ROW, { seats }).b.layout;
      const byHex = new Map<string, number[]>();
      for (const { q, r, value } of marks.hexes.current) {
        const list = String(value).split(':')[1].split(',').filter(Boolean).map(Number);
        byHex.set(`${q},${r}`, [...(byHex.get(`${q},${r}`) ?? []), ...list]);
      }
      for (const list of byHex.values()) {
        expect(list).not.toContain(7);
        expect(new Set(list).size).toBe(list.length);
      }
    }
    const t = sail(ready(), PORT)
      .put(0, 'settlement', ready().corner(3, 1, 0))
      .lay(ready().hex(3, 1), 'hills', 6);
    roll(t, 6);
    const kinds = t.events.map(({ kind }) => kind);
    expect(kinds.indexOf('ship-drifts')).toBeGreaterThan(-1);
    expect(kinds.indexOf('produced')).toBeGreaterThan(kinds.indexOf('ship-drifts'));
  });
});

describe('the dragon', () => {
  const titles = (t: Table) =>
    ['greatCaller', 'lesserCaller', 'lesserCallerToo'].map((name) => t.field(name));

  // proves promo/rincewind-and-the-tourist: You may pay 3 or more of the resource that the traveller’s hex gives
  it('3 or more of the resource of the hex bring as many points; no other resource does', () => {
    const t = ready().give(0, { grain: 5, wool: 5 });
    expect(t.legal(0, 'call-dragon').map(({ count }) => count)).toEqual([3, 4, 5]);
    t.play(0, 'call-dragon', { count: 4 });
    expect([t.hand(0), t.field('dragonPoints', 0)]).toEqual([{ grain: 1, wool: 5 }, 4]);
    expect(t.refusal(0, 'call-dragon', { count: 3 })?.code).toBe('dragon-few');
    expect(ready().give(0, { grain: 2 }).refusal(0, 'call-dragon', { count: 2 })?.code).toBe('dragon-few');
  });

  // proves promo/rincewind-and-the-tourist: Nobody has more than 20
  // proves promo/rincewind-and-the-tourist: You may pay for the dragon as often as you like
  // proves promo/rincewind-and-the-tourist: Points beyond 20 are lost
  it('at 20 the track ends', () => {
    const t = ready().set('dragonPoints', 0, 15).give(0, { grain: 6 });
    expect(t.legal(0, 'call-dragon').map(({ count }) => count)).toEqual([3, 4, 5]);
    expect(t.refusal(0, 'call-dragon', { count: 6 })?.code).toBe('dragon-end');
    t.play(0, 'call-dragon', { count: 3 }).play(0, 'call-dragon', { count: 3 });
    expect(t.field('dragonPoints', 0)).toBe(20);
    expect(t.give(0, { grain: 6 }).refusal(0, 'call-dragon', { count: 3 })?.code).toBe('dragon-end');
  });

  // proves promo/rincewind-and-the-tourist: with the most dragon points is the Great Dragon Caller
  // proves promo/rincewind-and-the-tourist: with five and six players so is the third
  it.each([
    [4, 0],
    [5, 1],
  ])('with %i the first has 2 points, the second 1, the third %i', (seats, third) => {
    const t = ready({ seats });
    const call = (seat: number, count: number) => {
      t.set('active', 0, seat).give(seat, { grain: count });
      for (let depth = 0; t.decision !== 'main' && depth < 9; depth++) t.anything();
      return t;
    };
    call(0, 3).play(0, 'call-dragon', { count: 3 });
    expect([t.points(0), titles(t)]).toEqual([2, [0, -1, -1]]);
    t.set('dragonPoints', 1, 5).set('dragonSince', 1, 2).set('dragonPoints', 2, 4).set('dragonSince', 2, 3);
    expect(t.events.map(({ kind }) => kind)).toEqual(['dragon-called', 'great-caller']);
    t.set('dragonCalls', 0, 3).give(0, { grain: 3 }).play(0, 'call-dragon', { count: 3 });
    const told = t.events.filter(({ kind }) => kind.endsWith('-caller'));
    expect(told).toMatchObject([
      { kind: 'lesser-caller', data: { seat: 1 } },
      ...(seats > 4 ? [{ kind: 'lesser-caller', data: { seat: 2 } }] : []),
    ]);
    expect([t.points(0), t.points(1), t.points(2), t.points(3)]).toEqual([2, 1, third, 0]);
    expect(titles(t)).toEqual([0, 1, seats > 4 ? 2 : -1]);
  });

  // proves promo/rincewind-and-the-tourist: with as many dragon points, the one who had them first is ahead
  it('of two with equally many the first to have them is ahead, at the top and below', () => {
    const t = ready({ seats: 5 }).give(0, { grain: 9 });
    t.set('dragonPoints', 1, 6).set('dragonSince', 1, 1).set('dragonPoints', 2, 3).set('dragonSince', 2, 2);
    t.set('dragonPoints', 3, 3).set('dragonSince', 3, 3).set('dragonCalls', 0, 3);
    t.play(0, 'call-dragon', { count: 3 });
    expect(titles(t)).toEqual([1, 2, 3]);
    t.play(0, 'call-dragon', { count: 3 });
    expect(titles(t)).toEqual([1, 0, 2]);
    t.play(0, 'call-dragon', { count: 3 });
    expect([titles(t), t.points(0)]).toEqual([[0, 1, 2], 2]);
  });

  // proves promo/rincewind-and-the-tourist: Where the traveller’s hex gives nothing, nobody pays
  it.each(['desert', 'home-port', 'far-shore'])(
    'a hex that gives nothing (%s) takes no payment',
    (terrain) => {
      const t = ready().give(0, { grain: 5, wool: 5, ore: 5, brick: 5, lumber: 5 });
      t.lay(t.hex(4, -1), terrain);
      expect(t.refusal(0, 'call-dragon', { count: 3 })?.code).toBe('dragon-nothing');
      expect(t.refusal(0, 'pay-robber-on', { hex: t.hex(4, 0) })?.code).toBe('nothing-to-pay');
    },
  );
});

describe('the traveller', () => {
  // proves promo/rincewind-and-the-tourist: Nobody is robbed: you take 1 resource of your choice from the bank
  // proves promo/rincewind-and-the-tourist: On a 7, and with a knight, you move the traveller
  it('on a seven whoever moves it takes a resource of choice and robs nobody', () => {
    const t = ready()
      .put(2, 'settlement', ready().corner(4, 0, 0))
      .give(2, { wool: 3 });
    t.lay(t.hex(4, 0), 'hills', 8);
    roll(t, 7).play(t.active, 'move-blocker', { blocker: 'robber', hex: t.hex(4, 0) });
    expect(t.decision).toBe('choose-good');
    t.play(1, 'choose-good', { good: 'ore' });
    expect([t.hand(1), t.hand(2), t.decision]).toEqual([{ ore: 1 }, { wool: 3 }, 'main']);
    roll(t, 8);
    expect(t.hand(2)).toEqual({ wool: 3 });
    t.set('blocker', t.b.blocker('robber'), t.hex(4, -1));
    expect(roll(t, 8).hand(2)).toEqual({ wool: 3, brick: 1 });
  });

  // proves promo/rincewind-and-the-tourist: Move the traveller and take a resource
  it('a knight does the same', () => {
    const t = ready().cards(0, 'knight').play(0, 'play-card', { card: 'knight' });
    t.play(0, 'move-blocker', { blocker: 'robber', hex: t.hex(4, 0) }).play(0, 'choose-good', {
      good: 'ore',
    });
    expect([t.hand(0), t.decision]).toEqual([{ ore: 1 }, 'main']);
  });

  // proves promo/rincewind-and-the-tourist: There is no Largest Army
  it('three knights are worth nothing', () => {
    const t = ready();
    expect(t.b.awards.map(({ id }) => id)).toEqual(['longest-road']);
  });

  // proves promo/rincewind-and-the-tourist: You may also pay 1 of the resource that the traveller’s hex gives to move it
  // proves promo/rincewind-and-the-tourist: You may pay to move the traveller once a turn
  it('1 of the resource of its hex moves it, once a turn', () => {
    const t = ready().give(0, { grain: 2, wool: 1 }).lay(ready().hex(4, 0), 'fields', 8);
    t.play(0, 'pay-robber-on', { hex: t.hex(4, 0) }).play(0, 'choose-good', { good: 'brick' });
    expect(t.hand(0)).toEqual({ grain: 1, wool: 1, brick: 1 });
    expect(t.field('blocker', t.b.blocker('robber'))).toBe(t.hex(4, 0));
    expect(t.refusal(0, 'pay-robber-on', { hex: t.hex(4, -1) })?.code).toBe('moved-once');
    for (let i = 0; i < 4; i++) roll(t, 2);
    expect(t.give(0, { wool: 1 }).refusal(0, 'pay-robber-on', { hex: t.hex(4, -1) })?.code).toBe(
      'cannot-pay',
    );
    expect(t.give(0, { grain: 1 }).refusal(0, 'pay-robber-on', { hex: t.hex(4, -1) })).toBeUndefined();
    expect(t.refusal(0, 'pay-robber-on', { hex: t.hex(4, 0) })?.code).toBe('blocker-stays');
    expect(t.refusal(0, 'pay-robber-on', { hex: t.hex(1, 1) })?.code).toBe('blocker-on-land');
  });
});

// proves promo/rincewind-and-the-tourist: The printed board is lost; this one is ours
// proves promo/rincewind-and-the-tourist: With three and four players it ends at the dividing line
// proves promo/rincewind-and-the-tourist: Terrains and numbers are shuffled
// proves promo/rincewind-and-the-tourist: The home port, the far shore and the whirl give nothing
test.each([
  [4, [4, 4, 4, 4, 4, 1, 1, 1], 20, 9],
  [6, [5, 6, 6, 5, 6, 2, 1, 1], 28, 11],
])(
  'the board of %i; what lies beyond the line is there with five and six only',
  (seats, counts, tokens, harbours) => {
    const boards = [1, 2].map((seed) => new Table(ROW, { seats, seed }).until('place-building'));
    for (const t of boards) {
      const hexes = Array.from({ length: t.b.topology.hexes }, (_, hex) => hex);
      const count = (id: string) => hexes.filter((hex) => t.field('terrain', hex) === t.b.terrain(id)).length;
      expect(
        ['hills', 'fields', 'forest', 'mountains', 'pasture', 'desert', 'home-port', 'far-shore'].map(count),
      ).toEqual(counts);
      expect(hexes.filter((hex) => t.field('numbers', hex) !== 0)).toHaveLength(tokens);
      expect(t.b.layout.harbours.places).toHaveLength(harbours);
      for (const id of ['home-port', 'far-shore', 'desert', 'sea'])
        expect(t.b.gives[t.b.terrain(id)]).toBe(-1);
      expect(t.b.layout.hexes.some(({ q, r }) => q === 5 && r === 0)).toBe(seats > 4);
      // The line itself, the east side of the westerly hexes, is built on.
      expect(t.b.rules.cornerFit(t.s, t.corner(4, 0, 0))).toBe(true);
      expect(t.b.rules.edgeFit(t.s, t.b.piece('road').index, t.edge(4, 0, 0))).toBe(true);
    }
    const cells = (t: Table) => String(t.s.cells.slice(t.b.at.terrain, t.b.at.terrain + t.b.topology.hexes));
    expect(cells(boards[0])).not.toBe(cells(boards[1]));
  },
);

// proves promo/rincewind-and-the-tourist: The first to 12 points
test('12 points win', () => {
  const t = new Table(ROW);
  expect(t.b.rules.goal(t.s)).toBe(12);
});
