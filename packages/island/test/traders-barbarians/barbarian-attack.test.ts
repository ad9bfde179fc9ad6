import { describe, expect, test } from 'vitest';
import { COAST } from '../../traders-barbarians/barbarian-attack-boards.ts';
import { markedHexes } from '../../traders-barbarians/mechanics/invasion.ts';
import { knights } from '../../traders-barbarians/mechanics/knights.ts';
import { Table, type TableOptions } from '../table.ts';

const GAME = 'traders-barbarians/barbarian-attack';

/** the first turn after a roll that gave nothing, on a bare board with empty hands; nobody on the coast */
function attacked(options: TableOptions = {}): Table {
  const t = new Table(GAME, options).started().bare();
  for (let seat = 0; seat < t.b.seats; seat++) t.give(seat, {});
  for (let hex = 0; hex < t.b.topology.hexes; hex++) t.set('barbarians', hex, 0);
  return t.roll(2);
}
/** the coast with the number 4, beside the castle */
const shore = (t: Table): number => t.hex(-2, 1);
const edge = (t: Table, hex: number, side: number): number => t.b.topology.hexEdge[hex * 6 + side];
const knight = (t: Table, seat: number, k: number, at: number): void =>
  knights.of(t.b).put(t.s, seat * 6 + k, at);
const barbarians = (t: Table, hex: number): number => t.field('barbarians', hex);
const roll = (t: Table, ...numbers: number[]): Table => {
  for (const number of numbers) t.nature('attack-roll', { number });
  return t;
};
/** ends the turn of seat 0 and moves nobody */
const end = (t: Table): Table => {
  t.play(0, 'end-turn');
  return t.decision === 'move-knight' ? t.play(0, 'rest-knight') : t;
};
const draw = (t: Table, card: string): Table =>
  t.give(0, { wool: 1, grain: 1, ore: 1 }).play(0, 'buy-card').nature('draw-card', { card });

describe('the island', () => {
  // proves traders-barbarians/barbarian-attack: sorted by coast and inland
  test.each([3, 4])('for %i: ten numbers on the coast, and barbarians on the 2 and the 12', (seats) => {
    const t = new Table(GAME, { seats }).started();
    const coast = markedHexes(t.b, COAST);
    expect(coast.map((hex) => 31 - Math.clz32(t.field('numbers', hex))).sort((a, z) => a - z)).toEqual([
      2, 3, 4, 5, 6, 8, 9, 10, 11, 12,
    ]);
    for (const hex of coast)
      expect(barbarians(t, hex)).toBe([1 << 2, 1 << 12].includes(t.field('numbers', hex)) ? 1 : 0);
    const kinds = (hexes: readonly number[], terrain: string) =>
      hexes.filter((hex) => t.field('terrain', hex) === t.b.terrain(terrain)).length;
    expect(
      ['forest', 'hills', 'pasture', 'fields', 'mountains'].map((terrain) => kinds(coast, terrain)),
    ).toEqual([2, 2, 3, 2, 1]);
    expect(t.field('terrain', t.hex(-2, 2))).toBe(t.b.terrain('knights-castle'));
    expect(t.field('terrain', t.hex(2, -2))).toBe(t.b.terrain('desert'));
  });

  // proves traders-barbarians/barbarian-attack: two castles, two deserts, 48 barbarians
  // proves traders-barbarians/barbarian-attack: A knight that comes between the turns
  test('for five and six: 5 and 9 twice on the coast, both of which are attacked', () => {
    const t = attacked({ seats: 6 });
    t.set('barbariansLeft', 0, 46);
    t.b.the.invasion.attack(t.s, 0, 1);
    roll(t, 5);
    expect([barbarians(t, t.hex(-2, -1)), barbarians(t, t.hex(-2, 3)), t.field('barbariansLeft')]).toEqual([
      1, 1, 44,
    ]);
    expect([t.hex(-3, 0), t.hex(2, 0)].map((hex) => t.field('terrain', hex))).toEqual(
      Array(2).fill(t.b.terrain('knights-castle')),
    );
    end(t).give(1, { wool: 1, grain: 1, ore: 1 });
    expect(t.decision).toBe('special');
    t.play(1, 'buy-card').nature('draw-card', { card: 'knighthood' });
    t.play(1, 'place-knight', { edge: edge(t, t.hex(2, 0), 1) });
    expect([t.decision, t.refusal(1, 'rest-knight')?.code]).toEqual(['move-knight', 'at-castle']);
    t.play(1, t.legal(1, 'move-knight')[0]).play(1, 'rest-knight');
    expect(t.decision).toBe('special');
  });

  // proves traders-barbarians/barbarian-attack: Your second starting building is a city; it brings
  test('the second start is a city and brings a good a hex', () => {
    const t = new Table(GAME).started();
    for (let seat = 0; seat < 4; seat++) {
      expect(t.points(seat)).toBe(3);
      expect(Object.values(t.hand(seat)).reduce((sum, n) => sum + n, 0)).toBeLessThanOrEqual(3);
    }
  });

  // proves traders-barbarians/barbarian-attack: There is no robber
  // proves traders-barbarians/barbarian-attack: There is no Largest Army
  test('neither robber nor largest army', () => {
    const { b } = new Table(GAME);
    expect([b.blockers.length, b.awards.map(({ id }) => id)]).toEqual([0, ['longest-road']]);
  });

  // proves traders-barbarians/barbarian-attack: Twelve points win
  test('twelve points win', () => {
    const t = attacked();
    expect(t.b.rules.goal(t.s)).toBe(12);
    for (const q of [0, 1, 2, 3]) t.put(0, 'city', t.corner(q - 1, 0, 1));
    t.set('prisoners', 0, 7);
    draw(t.set('barbarians', shore(t), 1), 'intrigue').play(0, 'take-prisoner', { hex: shore(t) });
    expect(t.over).toBe(true);
  });
});

describe('an attack', () => {
  /** seat 0 is about to build a settlement inland */
  const building = (): Table => {
    const t = attacked().put(0, 'road', 0);
    const corner = t.corner(0, 0, 1);
    t.put(0, 'road', t.b.walks.edgesAt[corner][0]);
    return t.give(0, { brick: 1, lumber: 1, wool: 1, grain: 1 }).play(0, 'settlement', { corner });
  };

  // proves traders-barbarians/barbarian-attack: three different numbers are rolled
  test('a new settlement brings three rolls of different numbers', () => {
    const t = building();
    expect(t.decision).toBe('attack-roll');
    expect(t.refusal(-1, 'attack-roll', { number: 7 })).toBeDefined();
    roll(t, 4);
    expect(t.refusal(-1, 'attack-roll', { number: 4 })).toBeDefined();
    roll(t, 5, 6);
    expect([
      t.decision,
      barbarians(t, shore(t)),
      barbarians(t, t.hex(1, 1)),
      barbarians(t, t.hex(-1, 2)),
    ]).toEqual(['main', 1, 1, 1]);
    t.give(0, { grain: 2, ore: 3 }).play(0, 'city', { corner: t.corner(0, 0, 1) });
    expect(t.decision).toBe('attack-roll');
  });

  test('the last barbarian of the supply lands on one of two coasts with the number', () => {
    const t = attacked({ seats: 6 }).set('barbariansLeft', 0, 1);
    t.b.the.invasion.attack(t.s, 0, 1);
    roll(t, 5);
    const landed = [t.hex(-2, -1), t.hex(-2, 3)].map((hex) => barbarians(t, hex));
    expect([landed.sort(), t.field('barbariansLeft')]).toEqual([[0, 1], 0]);
  });

  // proves traders-barbarians/barbarian-attack: takes no more of them
  // proves traders-barbarians/barbarian-attack: When no barbarians are left in the supply
  test('three conquer a hex: it gives nothing and takes no more', () => {
    const t = attacked();
    const hex = shore(t);
    t.set('barbarians', hex, 2).put(1, 'settlement', t.b.topology.hexCorner[hex * 6]);
    t.b.the.invasion.attack(t.s, 0, 2);
    roll(t, 4);
    t.b.rules.produce(t.s, 4);
    expect([barbarians(t, hex), t.b.rules.hexStopped(t.s, hex)]).toEqual([3, true]);
    const left = t.field('barbariansLeft');
    roll(t, 5);
    t.b.the.invasion.attack(t.s, 0, 1);
    roll(t, 4);
    expect([barbarians(t, hex), t.field('barbariansLeft')]).toEqual([3, left - 1]);
    t.set('barbariansLeft', 0, 0);
    t.b.the.invasion.attack(t.s, 0, 3);
    expect(t.decision).toBe('main');
  });

  // proves traders-barbarians/barbarian-attack: no road along a conquered hex and no
  test('no road along a conquered hex and no settlement beside it', () => {
    const t = attacked().give(0, { brick: 3, lumber: 3, wool: 1, grain: 1 });
    const hex = shore(t);
    const corner = t.b.topology.hexCorner[hex * 6];
    const along = edge(t, hex, 0);
    t.put(0, 'road', t.b.walks.edgesAt[corner].find((at) => !t.b.walks.hexesAlong[at].includes(hex))!);
    t.set('barbarians', hex, 3);
    expect(t.refusal(0, 'road', { edge: along })).toMatchObject({ code: 'conquered-land' });
    expect(t.refusal(0, 'settlement', { corner })).toMatchObject({ code: 'conquered-land' });
    t.set('barbarians', hex, 2);
    expect(t.refusal(0, 'road', { edge: along })).toBeUndefined();
  });

  // proves traders-barbarians/barbarian-attack: has fallen: it is worth no points
  // proves traders-barbarians/barbarian-attack: A settlement that has fallen cannot become a city
  // proves traders-barbarians/barbarian-attack: Desert and castle are never
  test('a town whose land is all conquered falls, until a hex is free', () => {
    const t = attacked();
    // the harbour between the two hexes in the north
    const corner = [...t.b.harbourCorner].find((at) => {
      const around = t.b.walks.hexesAt[at];
      return around.every((hex) => t.b.the.invasion.mayHold(t.s, hex));
    })!;
    const around = t.b.walks.hexesAt[corner];
    t.put(0, 'settlement', corner);
    expect([t.points(0), t.field('harbours', 0)]).toEqual([1, expect.any(Number)]);
    const bits = t.field('harbours', 0);
    expect(bits).toBeGreaterThan(0);
    for (const hex of around) {
      t.set('barbarians', hex, 3);
      t.b.the.invasion.came(t.s, hex);
    }
    expect([t.points(0), t.field('harbours', 0)]).toEqual([0, 0]);
    t.give(0, { grain: 2, ore: 3 });
    expect(t.refusal(0, 'city', { corner })).toMatchObject({ code: 'fallen-building' });
    t.set('barbarians', around[0], 2);
    t.b.the.invasion.left(t.s, around[0]);
    expect([t.points(0), t.field('harbours', 0)]).toEqual([1, bits]);
    const beside = t.b.walks.cornersOf[t.hex(2, -2)].find((at) => t.b.walks.hexesAt[at].length === 1)!;
    expect(t.b.the.invasion.hasFallen(t.s, beside)).toBe(false);
  });
});

describe('the cards', () => {
  // proves traders-barbarians/barbarian-attack: do at once what it says
  // proves traders-barbarians/barbarian-attack: Put a knight on a free path at a castle
  // proves traders-barbarians/barbarian-attack: When all are gone
  // proves traders-barbarians/barbarian-attack: one to a path
  test('a knighthood is placed at once, and shuffled in again when all are gone', () => {
    const t = attacked();
    draw(t, 'knighthood');
    expect([t.decision, t.field('cardCount', 0), t.field('deckSize')]).toEqual(['place-knight', 0, 26]);
    const castle = t.hex(-2, 2);
    expect(t.legal(0).map(({ edge: at }) => at)).toEqual(
      [...t.b.walks.edgesOf[castle]].sort((a, z) => a - z),
    );
    t.play(0, 'place-knight', { edge: edge(t, castle, 1) });
    draw(t, 'knighthood');
    expect(t.refusal(0, 'place-knight', { edge: edge(t, castle, 1) })).toMatchObject({
      code: 'knight-there',
    });
    expect(t.refusal(0, 'place-knight', { edge: edge(t, shore(t), 2) })).toMatchObject({
      code: 'not-at-castle',
    });
    t.play(0, 'place-knight', { edge: edge(t, castle, 2) });
    for (let card = 0; card < t.b.cards.length; card++) t.set('deck', card, 0);
    t.set('underDeck', t.b.card('treason'), 0).set('underDeck', t.b.card('intrigue'), 0);
    t.give(0, { wool: 1, grain: 1, ore: 1 }).play(0, 'buy-card');
    expect(t.legal(-1).map(({ card }) => card)).toEqual(['knighthood']);
  });

  // proves traders-barbarians/barbarian-attack: can do nothing when you show it is
  test('an earthquake that strikes nobody is laid aside, and play goes on', () => {
    const t = draw(attacked({ modules: ['variant/earthquakes'] }), 'earthquake');
    expect([t.decision, t.field('underDeck', t.b.card('earthquake'))]).toEqual(['main', 1]);
  });

  // proves traders-barbarians/barbarian-attack: Put a knight on any free path
  test('a swift knight stands anywhere', () => {
    const t = draw(attacked(), 'swift-knight');
    expect(t.legal(0)).toHaveLength(t.b.topology.edges);
    t.play(0, 'place-knight', { edge: edge(t, t.hex(0, 0), 0) });
    expect(knights.of(t.b).out(t.s, 0)).toBe(1);
  });

  // proves traders-barbarians/barbarian-attack: Take a barbarian from the board as your prisoner
  // proves traders-barbarians/barbarian-attack: If there is none
  test('an intrigue takes a prisoner, or draws another card', () => {
    const t = attacked();
    draw(t, 'intrigue');
    expect(t.decision).toBe('draw-card');
    t.nature('draw-card', { card: 'swift-knight' }).play(0, 'place-knight', { edge: 0 });
    draw(t.set('barbarians', shore(t), 3), 'intrigue').play(0, 'take-prisoner', { hex: shore(t) });
    expect([t.field('prisoners', 0), barbarians(t, shore(t))]).toEqual([1, 2]);
  });

  // proves traders-barbarians/barbarian-attack: move 2 barbarians from two hexes
  // proves traders-barbarians/barbarian-attack: What is missing comes
  test('treason moves two barbarians from two hexes to two others', () => {
    const t = attacked();
    const [one, two, three, four] = markedHexes(t.b, COAST);
    draw(t.set('barbarians', one, 3).set('barbarians', two, 1).set('barbarians', four, 3), 'treason');
    expect(t.hand(0)).toEqual({ gold: 2 });
    expect(t.refusal(0, 'move-barbarian', { from: one, to: four })).toMatchObject({ code: 'no-landing' });
    t.play(0, 'move-barbarian', { from: one, to: three });
    expect(t.refusal(0, 'move-barbarian', { from: one, to: two })).toMatchObject({ code: 'no-barbarian' });
    expect(t.refusal(0, 'move-barbarian', { from: three, to: two })).toMatchObject({ code: 'no-barbarian' });
    t.play(0, 'move-barbarian', { from: four, to: two });
    expect([one, two, three, four].map((hex) => barbarians(t, hex))).toEqual([2, 2, 1, 2]);
    for (const hex of [one, two, three, four]) t.set('barbarians', hex, 0);
    draw(t, 'treason').play(0, 'land-barbarian', { hex: one }).play(0, 'land-barbarian', { hex: two });
    expect([barbarians(t, one), barbarians(t, two), t.decision]).toEqual([1, 1, 'main']);
  });

  test('treason with the last barbarian of the supply and none on the board lands that one alone', () => {
    const t = attacked().set('barbariansLeft', 0, 1);
    const [one] = markedHexes(t.b, COAST);
    draw(t, 'treason').play(0, 'land-barbarian', { hex: one });
    expect([t.decision, barbarians(t, one), t.field('barbariansLeft')]).toEqual(['main', 1, 0]);
  });

  test('treason with two left in the supply lands both', () => {
    const t = attacked().set('barbariansLeft', 0, 2);
    const [one, two] = markedHexes(t.b, COAST);
    draw(t, 'treason').play(0, 'land-barbarian', { hex: one });
    expect(t.decision).toBe('treason');
    t.play(0, 'land-barbarian', { hex: two });
    expect([t.decision, t.field('barbariansLeft')]).toEqual(['main', 0]);
  });

  // proves traders-barbarians/barbarian-attack: to two other free hexes of the coast
  test('of two hexes with barbarians treason takes one each, and leads neither to the other', () => {
    const t = attacked();
    const [one, two, three, four] = markedHexes(t.b, COAST);
    draw(t.set('barbarians', one, 2).set('barbarians', two, 1), 'treason');
    expect(t.refusal(0, 'move-barbarian', { from: one, to: two })).toMatchObject({ code: 'no-landing' });
    expect(t.refusal(0, 'move-barbarian', { from: two, to: one })).toMatchObject({ code: 'no-landing' });
    t.play(0, 'move-barbarian', { from: one, to: three });
    for (const to of [one, two, three])
      expect(t.refusal(0, 'move-barbarian', { from: two, to })).toMatchObject({ code: 'no-landing' });
    expect(t.legal(0, 'land-barbarian')).toEqual([]);
    t.play(0, 'move-barbarian', { from: two, to: four });
    expect([one, two, three, four].map((hex) => barbarians(t, hex))).toEqual([1, 0, 1, 1]);
  });

  test('treason with barbarians on one hex moves one, and the other comes from the supply', () => {
    const t = attacked();
    const [one, two, three] = markedHexes(t.b, COAST);
    const left = t.field('barbariansLeft');
    draw(t.set('barbarians', one, 2), 'treason').play(0, 'move-barbarian', { from: one, to: two });
    expect(t.refusal(0, 'land-barbarian', { hex: one })).toMatchObject({ code: 'no-landing' });
    t.play(0, 'land-barbarian', { hex: three });
    expect([one, two, three].map((hex) => barbarians(t, hex))).toEqual([1, 1, 1]);
    expect(t.field('barbariansLeft')).toBe(left - 1);
  });

  // proves traders-barbarians/barbarian-attack: no knight left, or no
  test('a knighthood without a knight is drawn in vain', () => {
    const t = attacked();
    for (let k = 0; k < 6; k++) knight(t, 0, k, edge(t, t.hex(0, 0), k));
    expect(draw(t, 'knighthood').decision).toBe('main');
  });
});

describe('the knights', () => {
  // proves traders-barbarians/barbarian-attack: You have 6 knights
  // proves traders-barbarians/barbarian-attack: up to 3 paths, or 5 for 1 grain
  // proves traders-barbarians/barbarian-attack: A knight that cannot leave the castle
  // proves traders-barbarians/barbarian-attack: It goes past everything
  test('a knight goes 3 paths, 5 for a grain, past others, and leaves the castle', () => {
    const t = attacked().give(0, { grain: 1 });
    const castle = t.hex(-2, 2);
    const from = edge(t, castle, 3);
    knight(t, 0, 0, from);
    knight(t, 1, 0, edge(t, shore(t), 4));
    expect(knights.of(t.b).count).toBe(24);
    t.play(0, 'end-turn');
    expect(t.refusal(0, 'rest-knight')).toMatchObject({ code: 'at-castle' });
    expect(t.refusal(0, 'move-knight', { from, to: edge(t, castle, 2) })).toMatchObject({
      code: 'at-castle',
    });
    expect(t.refusal(0, 'move-knight', { from, to: edge(t, shore(t), 3) })).toBeUndefined();
    const far = edge(t, t.hex(-2, 0), 3);
    expect(t.refusal(0, 'move-knight', { from, to: far })).toMatchObject({ code: 'knight-too-far' });
    t.play(0, 'hurry-knight', { edge: from })
      .play(0, 'move-knight', { from, to: far })
      .play(0, 'rest-knight');
    expect(t.hand(0)).toEqual({});
  });

  /** seats with so many knights each around the shore, which has these barbarians */
  const battle = (enemies: number, ...counts: number[]): Table => {
    const t = attacked();
    const hex = shore(t);
    t.set('barbarians', hex, enemies);
    // sides 2 and 5 first: the north west and the south east
    const sides = [2, 1, 3, 4, 0, 5];
    let at = 0;
    counts.forEach((count, seat) => {
      for (let k = 0; k < count; k++) knight(t, seat, k, edge(t, hex, sides[at++]));
    });
    for (let unit = 0; unit < 24; unit++) knights.of(t.b).halt(t.s, unit);
    return end(t);
  };
  const prisoners = (t: Table): number[] => [0, 1, 2, 3].map((seat) => t.field('prisoners', seat));

  // proves traders-barbarians/barbarian-attack: When a turn ends, check the coast clockwise from
  // proves traders-barbarians/barbarian-attack: all go to a player who fought alone
  // proves traders-barbarians/barbarian-attack: Every 2 prisoners are worth a point
  // proves traders-barbarians/barbarian-attack: barbarians are beaten and the hex is free
  test('more knights than barbarians take them prisoner', () => {
    expect(battle(2, 2).decision).toBe('roll');
    const t = battle(2, 0, 3);
    expect([prisoners(t), barbarians(t, shore(t)), t.points(1), t.decision]).toEqual([
      [0, 2, 0, 0],
      0,
      1,
      'loss-die',
    ]);
  });

  // proves traders-barbarians/barbarian-attack: Otherwise everybody who took part
  test('everybody gets one, and one left over goes to most knights', () => {
    expect(prisoners(battle(3, 3, 1))).toEqual([2, 1, 0, 0]);
    expect(prisoners(battle(3, 1, 2, 1))).toEqual([1, 1, 1, 0]);
  });

  // proves traders-barbarians/barbarian-attack: Dice for prisoners are rolled
  // proves traders-barbarians/barbarian-attack: If there are too few
  test('dice decide where there are too few, and who goes without gets 3 gold', () => {
    const t = battle(1, 1, 1);
    expect(t.decision).toBe('prisoner-roll');
    t.nature('prisoner-roll', { owner: 1 });
    expect([prisoners(t), t.hand(0), t.hand(1)]).toEqual([[0, 1, 0, 0], { gold: 3 }, {}]);
    const level = battle(3, 2, 2);
    expect([prisoners(level), level.decision]).toEqual([[1, 1, 0, 0], 'prisoner-roll']);
    expect(level.legal(-1).map(({ owner }) => owner)).toEqual([0, 1]);
  });

  // proves traders-barbarians/barbarian-attack: a die names one of three directions
  test.each([
    [1, 2],
    [4, 2],
    [2, 1],
    [5, 1],
    [3, 0],
    [6, 0],
  ])('a %i kills the knights on side %i and opposite', (die, side) => {
    const t = battle(1, 3, 3);
    t.nature('prisoner-roll', { owner: 0 }).nature('loss-die', { die });
    const own = knights.of(t.b);
    const hex = shore(t);
    for (let at = 0; at < 6; at++) expect(own.on(t.s, edge(t, hex, at)) < 0).toBe(at % 3 === side % 3);
    expect(own.out(t.s, 0) + own.out(t.s, 1)).toBe(4);
    expect((t.hand(0).gold ?? 0) + (t.hand(1).gold ?? 0)).toBe(9);
  });
});

describe('other numbers', () => {
  // proves traders-barbarians/barbarian-attack: On a 7 hands of more than 7 cards are halved
  test('a seven halves large hands, and its roller draws a card', () => {
    const t = new Table(GAME).started();
    for (let seat = 0; seat < 4; seat++) t.give(seat, {});
    t.give(1, { wool: 8 }).give(2, { ore: 1 }).roll(7);
    expect(t.decision).toBe('discard');
    for (let i = 0; i < 4; i++) t.play(1, 'discard', { good: 'wool' });
    t.play(0, 'rob', { seat: 2 }).nature('steal', { good: 'ore' });
    expect([t.hand(0), t.hand(1)]).toEqual([{ ore: 1 }, { wool: 4 }]);
  });

  // proves traders-barbarians/barbarian-attack: Only the end of a turn drives barbarians off
  // proves traders-barbarians/barbarian-attack: In a paired turn knights move too; the coast is
  test('in a paired part knights move, and the coast is looked at later', () => {
    const t = attacked({ options: { waiting: 'paired' } });
    t.set('barbarians', shore(t), 1);
    knight(t, 2, 0, edge(t, shore(t), 2));
    knight(t, 2, 1, edge(t, t.hex(-2, 0), 2));
    end(t);
    expect(t.decision).toBe('paired');
    t.play(2, 'done-building').play(2, 'move-knight', {
      from: edge(t, t.hex(-2, 0), 2),
      to: edge(t, shore(t), 1),
    });
    t.play(2, 'rest-knight');
    expect([t.decision, t.active, barbarians(t, shore(t))]).toEqual(['roll', 1, 1]);
    t.roll(2).play(1, 'end-turn');
    expect(barbarians(t, shore(t))).toBe(0);
  });
});
