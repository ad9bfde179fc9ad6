import { describe, expect, test } from 'vitest';
import { Table } from '../table.ts';

const ROW = 'misc/marine-researchers';
const open = (seats = 4, seed = 1) => new Table(ROW, { seats, seed });
/** the first turn, nothing discovered, nobody on the board */
function ready(seats = 4): Table {
  const t = open(seats).started().until('main', 0).bare();
  for (let hex = 0; hex < t.b.topology.hexes; hex++)
    if (t.b.layout.hexes[hex].hidden !== undefined) t.lay(hex, 'unknown');
  for (let seat = 0; seat < seats; seat++) {
    t.set('dial', seat, 2);
    for (let kind = 0; kind < t.b.harbourKinds.length; kind++)
      for (const field of ['harboursWon', 'harboursReady'])
        t.set(field, seat * t.b.harbourKinds.length + kind, 0);
    for (const n of [6, 8]) t.set('ownTokens', seat * 13 + n, 0);
    t.give(seat, {});
  }
  t.set('latestAtSix', 0, 0);
  for (let place = 0; place < t.b.layout.harbours.places.length; place++) t.set('harbour', place, -1);
  const { terrains, numbers } = t.b.layout.stacks.fog;
  for (const [id, count] of Object.entries(terrains)) t.set('stackTerrain', t.b.terrain(id), count);
  t.set('stackTerrain', t.b.terrain('sea'), 21);
  for (let n = 2; n < 13; n++) t.set('stackNumber', n, numbers.filter((one) => one === n).length);
  Object.entries(t.b.layout.harbours.stock ?? {}).forEach(([kind, count]) => {
    t.set('harboursLeft', t.b.harbourKinds.indexOf(kind), count);
  });
  t.set('specialTokens', 6, 3).set('specialTokens', 8, 2);
  t.s.cells[t.b.at.blocker] = -1;
  t.b.rules.reviewAwards(t.s);
  return t;
}
const far = (t: Table, i = 0): number => t.hex(4, -2 + i);
function seek(t: Table, what: 'land' | 'ocean', hex = far(t), seat = 0): Table {
  t.b.the.discovery.discover(t.s, seat, hex);
  return t.play(seat, `seek-${what}`);
}
const find = (t: Table, terrain: string, number: number, hex = far(t), seat = 0): Table =>
  seek(t, terrain === 'sea' ? 'ocean' : 'land', hex, seat).nature('discover', { terrain, number });
const dial = (t: Table, seat = 0): number => t.field('dial', seat);
const own = (t: Table, number: number, seat = 0): number => t.field('ownTokens', seat * 13 + number);
const numberOn = (t: Table, hex = far(t)): number => 31 - Math.clz32(t.field('numbers', hex));
const kindNo = (t: Table, kind: string): number => t.b.harbourKinds.indexOf(kind);
const harbours = (t: Table, field: string, kind: string, seat = 0): number =>
  t.field(field, seat * t.b.harbourKinds.length + kindNo(t, kind));
const holder = (t: Table): number =>
  t.b.fields.award.get(
    t.s,
    t.b.awards.findIndex(({ id }) => id === 'most-successful-researcher'),
  );
const show = (t: Table, ...shown: number[]): Table => {
  for (const [seat, n] of shown.entries()) t.set('dial', seat, n);
  t.b.rules.reviewAwards(t.s);
  return t;
};
const islands = (t: Table, seat = 0): number => t.b.scores.find(({ id }) => id === 'islands')!.of(t.s, seat);

describe('the beginning', () => {
  // proves misc/marine-researchers: A gold field in a ring of ocean lies in the middle
  // proves misc/marine-researchers: You begin there with one settlement and one ship
  // proves misc/marine-researchers: With four or more players the starting settlements need not
  // proves misc/marine-researchers: Nobody has goods to start with
  test.each([3, 4, 5, 6])('%i players start at the gold field', (seats) => {
    const t = open(seats).until('place-building');
    const terrain = (hex: number) => t.b.terrains[t.field('terrain', hex)].id;
    expect(terrain(t.hex(0, 0))).toBe('gold');
    for (const hex of t.b.walks.hexesBeside[t.hex(0, 0)]) expect(terrain(hex)).toBe('sea');
    expect(terrain(t.hex(2, 0))).toBe('unknown');
    expect(t.legal(0, 'place-building')).toHaveLength(6);
    t.play(0, 'place-building', { corner: t.corner(0, 0, 0) });
    t.until('place-building', 1);
    expect(t.refusal(1, 'place-building', { corner: t.corner(0, 0, 1) })?.code).toBe(
      seats === 3 ? 'too-near' : undefined,
    );
    t.until('place-building', seats - 1).started();
    const count = (piece: string, seat: number) => t.b.fields.supply.get(t.s, seat, t.b.piece(piece).index);
    for (let seat = 0; seat < seats; seat++) {
      expect([count('settlement', seat), count('ship', seat), count('road', seat)]).toEqual([4, 14, 15]);
    }
  });

  // proves misc/marine-researchers: With three players nobody starts where another would find no place
  test('with three nobody takes the corner right across', () => {
    const t = open(3)
      .until('place-building')
      .play(0, 'place-building', { corner: t0(open(3), 0) });
    t.until('place-building', 1);
    expect(t.refusal(1, 'place-building', { corner: t0(t, 3) })?.code).toBe('no-room-left');
    expect(t.refusal(1, 'place-building', { corner: t0(t, 2) })).toBeUndefined();
  });

  // proves misc/marine-researchers: What a starting ship discovers is chosen and paid as later
  test('a starting ship discovers', () => {
    const t = open().until('seek-hex');
    expect(t.field('turn')).toBe(0);
    const seat = [0, 1, 2, 3].findIndex((one) => t.legal(one, 'seek-land').length > 0);
    t.give(seat, {}).play(seat, 'seek-land').nature('discover', { terrain: 'hills', number: 5 });
    expect(t.hand(seat)).toEqual({ brick: 1 });
  });

  // proves misc/marine-researchers: Your starting settlement never becomes a city
  test('nothing is added at the middle', () => {
    const t = ready();
    const [here, next] = [t0(t, 0), t0(t, 2)];
    t.put(0, 'settlement', here);
    for (let i = 0; i < 2; i++) t.put(0, 'ship', t.edge(0, 0, i + 1));
    t.give(0, { ore: 3, grain: 4, brick: 1, lumber: 1, wool: 1 });
    expect(t.refusal(0, 'city', { corner: here })?.code).toBe('start-stays');
    expect(t.b.rules.barFound(t.s, 0, next)?.code).toBe('at-centre');
    const away = t.corner(2, 0, 0);
    t.lay(t.hex(2, 0), 'hills', 5);
    expect(t.b.rules.barFound(t.s, 0, away)).toBeUndefined();
    t.put(0, 'settlement', away);
    expect(t.refusal(0, 'city', { corner: away })).toBeUndefined();
  });

  // proves misc/marine-researchers: The sea goes on for 6 hexes beyond
  // proves misc/marine-researchers: Nothing lies beyond
  // proves misc/marine-researchers: The tables of the page are garbled
  // proves misc/marine-researchers: There are 3 hexes of each terrain with three players
  // proves misc/marine-researchers: There are 21 oceans
  test.each([
    [3, 6, 21, [3, 3, 3, 3, 3, 2, 1], 15],
    [4, 6, 21, [4, 4, 4, 4, 4, 2, 1], 25],
    [5, 7, 28, [4, 5, 5, 4, 5, 3, 2], 25],
    [6, 7, 34, [5, 6, 6, 5, 6, 3, 2], 30],
  ])('%i players find as much as there is', (seats, reach, oceans, land, tokens) => {
    const t = open(seats);
    t.until('place-building');
    expect(Math.max(...t.b.layout.hexes.map(({ q }) => q))).toBe(reach);
    expect(t.b.layout.hexes).toHaveLength(3 * reach * (reach + 1) + 1);
    const left = (id: string) => t.field('stackTerrain', t.b.terrain(id));
    expect(['hills', 'fields', 'forest', 'mountains', 'pasture', 'desert', 'gold'].map(left)).toEqual(land);
    expect(left('sea')).toBe(oceans);
    let all = 0;
    for (let n = 2; n < 13; n++) all += t.field('stackNumber', n) + t.field('specialTokens', n);
    expect(all).toBe(tokens);
    expect([t.field('stackNumber', 6), t.field('stackNumber', 8)]).toEqual([0, 0]);
  });
});

function t0(t: Table, i: number): number {
  return t.corner(0, 0, i);
}

describe('the gold field in the middle', () => {
  const gold = (t: Table, number: number): boolean => {
    t.b.rules.produce(t.s, number);
    return t.decision === 'choose-good';
  };
  // proves misc/marine-researchers: The central gold field gives on every number but 7
  // proves misc/marine-researchers: A hex that answers to a number keeps
  test('gives when nothing else that is settled answers', () => {
    for (const number of [2, 3, 4, 5, 6, 8, 9, 10, 11, 12]) {
      const t = ready();
      t.put(0, 'settlement', t0(t, 0)).lay(far(t), 'hills', number);
      expect(gold(t, number)).toBe(true);
    }
    const seven = ready().put(0, 'settlement', t0(ready(), 0));
    expect(seven.play(0, 'end-turn').roll(7).decision).toBe('main');
    expect(seven.hand(0)).toEqual({});
    const settled = ready();
    settled.put(0, 'settlement', t0(settled, 0)).lay(far(settled), 'hills', 5);
    settled.put(1, 'settlement', settled.corner(4, -2, 0));
    settled.s.cells[settled.b.at.blocker] = far(settled);
    expect(gold(settled, 5)).toBe(false);
    expect(gold(settled, 4)).toBe(true);
  });
});

describe('discovering', () => {
  // proves misc/marine-researchers: When your road or ship ends at a corner of an unknown hex
  test('whoever comes to a hex chooses between land and ocean', () => {
    const t = ready();
    t.put(0, 'ship', t.edge(1, 0, 1));
    expect(t.decision).toBe('seek-hex');
    expect(
      t
        .legal(0)
        .map(({ move }) => move)
        .sort(),
    ).toEqual(['seek-land', 'seek-ocean']);
    t.play(0, 'seek-ocean');
    t.nature('discover', { terrain: 'sea', number: 0 });
  });

  // proves misc/marine-researchers: Your research dial begins at 2
  // proves misc/marine-researchers: Ocean turns it up by 1, land that produces turns it down by 1
  test('the dial turns', () => {
    const t = ready();
    expect(open().until('place-building').field('dial', 3)).toBe(2);
    expect(dial(find(t, 'sea', 0))).toBe(3);
    expect(dial(find(t, 'hills', 5, far(t, 2)))).toBe(2);
    find(t, 'desert', 0, far(t, 4));
    expect(dial(t)).toBe(2);
  });

  // proves misc/marine-researchers: At 1 you must discover ocean, at 6 land
  // proves misc/marine-researchers: If that reserve is empty, no hex is laid
  test('the ends of the dial leave no choice', () => {
    const t = show(ready(), 1);
    t.b.the.discovery.discover(t.s, 0, far(t));
    expect(t.refusal(0, 'seek-land')?.code).toBe('dial-low');
    t.play(0, 'seek-ocean').nature('discover', { terrain: 'sea', number: 0 });
    show(t, 6);
    t.b.the.discovery.discover(t.s, 0, far(t, 2));
    expect(t.refusal(0, 'seek-ocean')?.code).toBe('dial-high');
    t.play(0, 'seek-land').nature('discover', { terrain: 'hills', number: 5 });
    t.set('stackTerrain', t.b.terrain('sea'), 0);
    show(t, 2).b.the.discovery.discover(t.s, 0, far(t, 3));
    expect(t.refusal(0, 'seek-ocean')?.code).toBe('no-more-ocean');
    t.play(0, 'seek-land').nature('discover', { terrain: 'hills', number: 5 });
    expect(dial(t)).toBe(1);
    t.b.the.discovery.discover(t.s, 0, far(t, 4));
    expect(t.decision).toBe('main');
    for (const id of Object.keys(t.b.layout.stacks.fog.terrains)) t.set('stackTerrain', t.b.terrain(id), 0);
    t.set('stackTerrain', t.b.terrain('sea'), 3);
    show(t, 6).b.the.discovery.discover(t.s, 0, far(t, 4));
    expect(t.decision).toBe('main');
  });

  // proves misc/marine-researchers: Land that produces brings you one of its goods
  // proves misc/marine-researchers: A desert brings you two of one good of your choice
  test('what a hex brings', () => {
    const t = find(ready(), 'hills', 5);
    expect(t.hand(0)).toEqual({ brick: 1 });
    show(t, 4);
    find(t, 'desert', 0, far(t, 2)).play(0, 'choose-two', { good: 'ore' });
    expect(t.hand(0)).toEqual({ brick: 1, ore: 2 });
  });

  test('a desert brings nothing when the bank has nothing', () => {
    const t = find(ready().setBank('brick', 0), 'desert', 0);
    expect(t.legal(0, 'choose-none')).toEqual([]);
    expect(t.refusal(0, 'choose-two', { good: 'brick' })?.code).toBe('bank-empty');
    for (const good of t.b.choosable) t.setBank(t.b.goods[good].id, 0);
    expect(t.legal(0)).toEqual([{ move: 'choose-none' }]);
    expect(t.play(0, 'choose-none').decision).toBe('main');
  });

  // proves misc/marine-researchers: Land that produces gets a number token
  // proves misc/marine-researchers: A 6 and an 8 may lie side by side
  test('a token that is kept is laid, or another drawn', () => {
    const t = ready().set('ownTokens', 6, 1);
    t.lay(far(t, 1), 'hills', 8);
    seek(t, 'land').nature('discover', { terrain: 'fields', number: 0 });
    t.play(0, 'lay-own-token', { number: 6 });
    expect([numberOn(t), own(t, 6)]).toEqual([6, 0]);
    show(t, 4).set('ownTokens', 8, 1);
    seek(t, 'land', far(t, 2)).nature('discover', { terrain: 'fields', number: 0 });
    t.play(0, 'draw-token').nature('draw-number', { number: 9 });
    expect([numberOn(t, far(t, 2)), own(t, 8)]).toEqual([9, 1]);
  });

  // proves misc/marine-researchers: When no number token is left, land stays without one
  test('without a token land has no number', () => {
    const t = ready();
    for (let n = 2; n < 13; n++) t.set('stackNumber', n, 0);
    find(t, 'hills', 0);
    expect(t.field('numbers', far(t))).toBe(0);
    expect(t.decision).toBe('main');
  });

  // proves misc/marine-researchers: A 2 or 12 that you draw goes back, and you draw again
  test('a 2 or 12 lies only after two of them', () => {
    const t = seek(ready(), 'land');
    const count = (n: number) => t.field('stackNumber', n);
    let all = 0;
    for (let n = 2; n < 13; n++) all += count(n);
    const rare = count(2) + count(12);
    const weigh = (n: number) => t.b.the.discovery.token(t.s, far(t), t.b.terrain('hills'), n);
    expect(weigh(2) / weigh(5)).toBeCloseTo((count(2) * rare) / (count(5) * (all + rare)));
    expect(weigh(3) / weigh(9)).toBeCloseTo(count(3) / count(9));
  });

  // proves misc/marine-researchers: If you draw a 2 or 12 again it is laid
  // proves misc/marine-researchers: You choose whether the token that you keep is a 6 or an 8
  test.each([2, 12])('a %i brings a token to keep', (number) => {
    const t = find(ready(), 'hills', number);
    expect(numberOn(t)).toBe(number);
    expect(t.legal(0, 'take-special-token').map((m) => m.number)).toEqual([6, 8]);
    t.play(0, 'take-special-token', { number: 8 });
    expect([own(t, 8), t.field('specialTokens', 8)]).toEqual([1, 1]);
  });

  // proves misc/marine-researchers: If the special reserve is empty you may take
  test('the last tokens come from others', () => {
    const empty = () => ready().set('specialTokens', 6, 0).set('specialTokens', 8, 0);
    const t = empty().set('ownTokens', 13 + 6, 1);
    const before = t.field('stackNumber', 2);
    find(t, 'hills', 2).play(0, 'take-held-token', { seat: 1, number: 6 });
    expect([numberOn(t), own(t, 6, 1), t.field('stackNumber', 2)]).toEqual([6, 0, before]);
    const left = empty().set('ownTokens', 13 + 6, 1);
    find(left, 'hills', 2).play(0, 'leave-held-token');
    expect([numberOn(left), own(left, 6, 1)]).toEqual([2, 1]);
    expect(find(empty(), 'hills', 2).decision).toBe('main');
  });
});

describe('harbours', () => {
  // proves misc/marine-researchers: A 4 or 10 brings you a 3:1 harbour
  test('some numbers bring harbours, as long as there are any', () => {
    for (const number of [4, 10])
      expect(harbours(find(ready(), 'hills', number), 'harboursWon', 'any')).toBe(1);
    for (const number of [3, 11]) {
      const t = find(ready(), 'hills', number);
      expect(t.legal(0, 'choose-harbour')).toHaveLength(5);
      t.play(0, 'choose-harbour', { kind: 'ore' });
      expect(harbours(t, 'harboursWon', 'ore')).toBe(1);
    }
    for (const number of [5, 9]) expect(find(ready(), 'hills', number).decision).toBe('main');
    const none = ready();
    none.set('harboursLeft', kindNo(none, 'any'), 0);
    expect(harbours(find(none, 'hills', 4), 'harboursWon', 'any')).toBe(0);
  });

  // proves misc/marine-researchers: On a later turn, when you lay an ocean, you may put up a harbour
  // proves misc/marine-researchers: At most one harbour is put up on each ocean
  test('a harbour is put up later, towards the unknown', () => {
    const t = find(ready(), 'hills', 4);
    find(t, 'sea', 0, far(t, 3));
    expect(t.decision).toBe('main');
    t.play(0, 'end-turn').until('main', 0);
    expect(harbours(t, 'harboursReady', 'any')).toBe(1);
    t.set('harboursReady', kindNo(t, 'any'), 2);
    show(t, 2);
    const hex = t.hex(-4, 2);
    for (const near of [hex, ...t.b.walks.hexesBeside[hex]]) t.lay(near, 'unknown');
    const wet = t.b.topology.hexHex[hex * 6];
    t.lay(wet, 'sea');
    find(t, 'sea', 0, hex);
    const edges = t.legal(0, 'put-up-harbour').map((m) => m.edge as number);
    // The side towards the known ocean and the two beside it touch it.
    expect(edges).toHaveLength(3);
    t.play(0, 'put-up-harbour', { kind: 'any', edge: edges[0] });
    expect(t.events).toMatchObject([{ kind: 'harbour-put-up', data: { seat: 0, edge: edges[0] } }]);
    expect(harbours(t, 'harboursReady', 'any')).toBe(1);
    expect(t.decision).not.toBe('put-up-harbour');
  });

  test('it may be kept', () => {
    const t = ready();
    t.set('harboursReady', kindNo(t, 'any'), 1);
    find(t, 'sea', 0).play(0, 'keep-harbour');
    expect(harbours(t, 'harboursReady', 'any')).toBe(1);
  });
});

describe('the Most Successful Researcher', () => {
  // proves misc/marine-researchers: Most Successful Researcher is worth 2 points
  test('goes to the first at 3, and then to whoever is higher', () => {
    const t = ready();
    expect(holder(t)).toBe(-1);
    const before = t.points(1);
    expect(holder(show(t, 2, 3, 2, 2))).toBe(1);
    expect(t.points(1)).toBe(before + 2);
    expect(holder(show(t, 3, 3, 2, 2))).toBe(1);
    expect(holder(show(t, 4, 3, 2, 2))).toBe(0);
  });

  // proves misc/marine-researchers: At 6, the latest to get there takes it
  test('the latest at 6 takes it', () => {
    const t = show(ready(), 5, 5, 2, 2);
    find(t, 'sea', 0, far(t), 0);
    expect([dial(t), holder(t)]).toEqual([6, 0]);
    find(t, 'sea', 0, far(t, 2), 1);
    expect([dial(t, 1), holder(t)]).toEqual([6, 1]);
  });

  // proves misc/marine-researchers: You lose it at 2 or less
  test('is lost at 2, or to the only one who is higher', () => {
    const t = ready();
    show(t, 3, 2, 2, 2);
    expect(holder(show(t, 2, 2, 2, 2))).toBe(-1);
    show(t, 5, 4, 3, 2);
    expect(holder(show(t, 3, 4, 3, 2))).toBe(1);
    show(t, 5, 4, 4, 2);
    expect(holder(show(t, 3, 4, 4, 2))).toBe(-1);
    expect(holder(show(t, 3, 5, 4, 2))).toBe(1);
  });
});

describe('islands', () => {
  // proves misc/marine-researchers: You gain 1 point for each island
  // proves misc/marine-researchers: Islands that grow together are one
  test('count once, also when they have grown together', () => {
    const t = ready();
    t.put(0, 'settlement', t0(t, 0));
    const [one, two] = [t.hex(3, -3), t.hex(3, -1)];
    find(t, 'hills', 5, one);
    show(t, 4);
    find(t, 'forest', 9, two);
    expect(islands(t)).toBe(0);
    t.put(0, 'settlement', t.corner(3, -3, 1)).put(0, 'city', t.corner(3, -1, 5));
    expect(islands(t)).toBe(2);
    show(t, 4);
    find(t, 'fields', 5, t.hex(3, -2));
    expect(islands(t)).toBe(1);
  });
});

describe('robber, pirate and special building', () => {
  // proves misc/marine-researchers: The robber comes with the first desert
  // proves misc/marine-researchers: Knights may be played before that
  // proves misc/marine-researchers: There is no pirate
  test('the robber waits for the first desert', () => {
    const t = ready();
    expect(t.b.blockers.map(({ id }) => id)).toEqual(['robber']);
    t.cards(0, 'knight').play(0, 'play-card', { card: 'knight' });
    expect([t.decision, t.field('blocker')]).toEqual(['main', -1]);
    find(t, 'desert', 0).play(0, 'choose-two', { good: 'ore' });
    expect(t.field('blocker')).toBe(far(t));
    find(t, 'hills', 5, far(t, 2));
    t.b.the.blockers.ask(t.s, 0);
    expect(t.decision).toBe('move-blocker');
    expect(t.refusal(0, 'move-blocker', { blocker: 'robber', hex: t.hex(0, 0) })?.code).toBe(
      'robber-kept-off',
    );
    expect(t.refusal(0, 'move-blocker', { blocker: 'robber', hex: far(t, 2) })).toBeUndefined();
  });

  // proves misc/marine-researchers: In the first round of turns there is no special building
  test('five begin without special building', () => {
    const t = open(5).started();
    t.until('special');
    expect(t.field('turn')).toBe(6);
  });

  // proves misc/marine-researchers: The first to 12 points
  test('12 points win', () => {
    const t = ready();
    expect(t.b.rules.goal(t.s)).toBe(12);
  });
});
