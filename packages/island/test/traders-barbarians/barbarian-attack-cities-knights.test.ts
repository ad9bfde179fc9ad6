import { reason } from '@hexwright/kernel';
import { describe, expect, test } from 'vitest';
import { knights } from '../../cities-knights/index.ts';
import { goldOf } from '../../mechanics/index.ts';
import { defineModule, type Module } from '../../rulebook/index.ts';
import { holds, plays } from '../cities-knights/cards/progress.ts';
import { Table, type TableOptions } from '../table.ts';

const GAME = 'traders-barbarians/barbarian-attack-cities-knights';

/** the first turn after a roll that gave nothing, on a bare board with empty hands; nobody on the coast */
function attacked(options: TableOptions = {}): Table {
  const t = new Table(GAME, options).started().bare();
  for (let seat = 0; seat < t.b.seats; seat++) t.give(seat, {});
  for (let hex = 0; hex < t.b.topology.hexes; hex++) t.set('barbarians', hex, 0);
  return t.roll(2).nature('event-die', { face: 'trade' });
}
/** the coast with the number 4, beside the castle */
const shore = (t: Table): number => t.hex(-2, 1);
const inland = (t: Table, side: number): number => t.edge(0, 0, side);
const around = (t: Table, hex: number, side: number): number => t.b.topology.hexEdge[hex * 6 + side];
/** a knight of this rank on the path, active unless it is said otherwise */
const knight = (t: Table, seat: number, edge: number, rank = 0, active = true): void =>
  knights.of(t.b).place(t.s, seat, rank, edge, active);
const rank = (t: Table, edge: number): number => knights.of(t.b).rank(t.s, edge);
const owner = (t: Table, edge: number): number => knights.of(t.b).owner(t.s, edge);
const isActive = (t: Table, edge: number): boolean => knights.of(t.b).isActive(t.s, edge);
/** a path so many steps from this one, of those where nobody stands */
function far(t: Table, from: number, steps: number): number {
  const { endsOf, edgesAt } = t.b.walks;
  const seen = new Set([from]);
  let front = [from];
  for (let i = 0; i < steps; i++) {
    front = front.flatMap((edge) => endsOf[edge].flatMap((corner) => edgesAt[corner]));
    front = [...new Set(front)].filter((edge) => !seen.has(edge));
    for (const edge of front) seen.add(edge);
  }
  return front.find((edge) => t.b.the.units.barStand(t.s, 0, edge) === undefined)!;
}
const end = (t: Table): Table => {
  t.play(0, 'end-turn');
  return t.decision === 'ride' ? t.play(0, 'rest-knights') : t;
};

describe('barbarians', () => {
  // proves traders-barbarians/barbarian-attack-cities-knights: The ship of the event die brings a barbarian
  // proves traders-barbarians/barbarian-attack-cities-knights: No fleet sails
  test('the ship brings one to the number of the roll, and none with a 7', () => {
    const t = end(attacked());
    t.roll(4).nature('event-die', { face: 'ship' });
    expect([t.field('barbarians', shore(t)), t.decision]).toEqual([1, 'main']);
    t.play(1, 'end-turn').roll(7).nature('event-die', { face: 'ship' });
    let all = 0;
    for (let hex = 0; hex < t.b.topology.hexes; hex++) all += t.field('barbarians', hex);
    expect([all, t.b.has('part.defence'), t.b.has('part.barbarian-fleet')]).toEqual([1, false, false]);
  });

  // proves traders-barbarians/barbarian-attack-cities-knights: When you buy an improvement, one barbarian lands
  // proves traders-barbarians/barbarian-attack-cities-knights: Settlements and cities lure none
  test('an improvement draws one, a town nobody', () => {
    const t = attacked().put(0, 'settlement', t0corner());
    t.give(0, { cloth: 1, grain: 2, ore: 3 }).play(0, 'city', { corner: t0corner() });
    expect(t.decision).toBe('main');
    t.play(0, 'improve-trade');
    expect([t.decision, t.refusal(-1, 'attack-roll', { number: 7 })?.code !== undefined]).toEqual([
      'attack-roll',
      true,
    ]);
    t.nature('attack-roll', { number: 4 });
    expect([t.decision, t.field('barbarians', shore(t))]).toEqual(['main', 1]);
  });
  const t0corner = (): number => new Table(GAME).corner(0, 0, 0);

  // proves traders-barbarians/barbarian-attack-cities-knights: The barbarians never run out
  // proves traders-barbarians/barbarian-attack-cities-knights: Every 3 prisoners are worth a point
  test('there is no end of them, and three prisoners are a point', () => {
    const t = attacked();
    for (let i = 0; i < 60; i++) {
      t.set('barbarians', shore(t), 0);
      t.b.the.invasion.landing(t.s, 4);
    }
    expect([t.field('barbarians', shore(t)), t.field('barbariansLeft')]).toEqual([1, -1]);
    t.set('prisoners', 0, 5);
    expect(t.points(0)).toBe(1);
    t.set('prisoners', 0, 6);
    expect(t.points(0)).toBe(2);
  });

  // proves traders-barbarians/barbarian-attack-cities-knights: Thirteen points win
  test('thirteen points win', () => {
    expect(attacked().b.rules.goal(attacked().s)).toBe(13);
  });
});

describe('knights', () => {
  // proves traders-barbarians/barbarian-attack-cities-knights: A knight costs 1 wool and 1 ore
  // proves traders-barbarians/barbarian-attack-cities-knights: Everybody has two basic, two strong and two mighty knights
  // proves traders-barbarians/barbarian-attack-cities-knights: They stand on paths, one to a path
  // proves traders-barbarians/barbarian-attack-cities-knights: New knights come to a free path of a castle
  test('they are hired at the castle, one a path, and stop no roads', () => {
    const t = attacked().give(0, { wool: 2, ore: 2, brick: 1, lumber: 1 });
    const gate = around(t, t.hex(-2, 2), 1);
    expect(t.refusal(0, 'basic-knight', { edge: inland(t, 0) })).toMatchObject({ code: 'not-at-castle' });
    t.play(0, 'basic-knight', { edge: gate });
    expect(t.refusal(0, 'basic-knight', { edge: gate })).toMatchObject({ code: 'taken' });
    expect([t.hand(0).wool, isActive(t, gate)]).toEqual([1, false]);
    expect(knights.of(t.b).ranks.map(({ limit }) => limit)).toEqual([2, 2, 2]);
    const path = inland(t, 0);
    const [a, z] = t.b.walks.endsOf[path];
    knight(t, 1, path);
    t.put(0, 'settlement', a).play(0, 'road', { edge: path });
    expect([t.b.rules.cornerBlocks(t.s, 0, z), owner(t, path)]).toEqual([false, 1]);
  });

  // proves traders-barbarians/barbarian-attack-cities-knights: each of your knights may go up to 3 paths, active or not
  // proves traders-barbarians/barbarian-attack-cities-knights: It goes past everything, but ends where no other knight
  test('each goes three paths, active or not, and once', () => {
    const t = attacked();
    const from = inland(t, 0);
    knight(t, 0, from, 0, false);
    const [near, three, four] = [far(t, from, 1), far(t, from, 3), far(t, from, 4)];
    knight(t, 1, near);
    t.play(0, 'end-turn');
    expect(t.refusal(0, 'ride', { from, to: near })).toMatchObject({ code: 'taken' });
    expect(t.refusal(0, 'ride', { from, to: four })).toMatchObject({ code: 'knight-too-far' });
    expect(t.refusal(0, 'ride', { from: near, to: three })).toMatchObject({ code: 'no-unit' });
    t.play(0, 'ride', { from, to: three });
    expect([owner(t, from), owner(t, three)]).toEqual([-1, 0]);
    expect(t.refusal(0, 'ride', { from: three, to: from })).toMatchObject({ code: 'knight-ridden' });
  });

  const SHUT = reason('shut', 'nobody stands there');
  const shuts = (shut: number): Module =>
    defineModule({
      id: 'test/shut',
      kind: 'variant',
      seats: [3, 4],
      needs: [GAME],
      rules: (was) => ({
        units: {
          barStand: (s, seat, edge) =>
            was.units.barStand(s, seat, edge) ?? (edge === shut ? SHUT : undefined),
        },
      }),
      words: { name: 'Shut', summary: 'One path is shut.', rules: [] },
    });
  const gateOf = (t: Table): number => around(t, t.hex(-2, 2), 1);
  test.each([
    ['as the game has them', {}],
    ['where a module shuts one', { own: [shuts(inland(new Table(GAME), 1))], modules: ['test/shut'] }],
  ])('rides and gallops are listed to no barred path, and to every other: %s', (_which, options) => {
    const t = attacked(options);
    const from = far(t, gateOf(t), 2);
    knight(t, 0, from);
    knight(t, 0, inland(t, 0));
    knight(t, 1, far(t, from, 1));
    t.play(0, 'end-turn');
    for (const move of ['ride', 'gallop'])
      for (const at of [from, inland(t, 0)]) {
        const open = [...Array(t.b.topology.edges).keys()].filter(
          (to) => t.refusal(0, move, { from: at, to }) === undefined,
        );
        const listed = t.legal(0, move).filter((ride) => ride.from === at);
        expect(listed.map(({ to }) => Number(to)).sort((a, z) => a - z)).toEqual(open);
        for (const to of open) expect(t.b.the.units.barStand(t.s, 0, to)).toBeUndefined();
        expect(open.length).toBeGreaterThan(0);
      }
    const reached = t.legal(0, 'ride').map(({ to }) => to);
    expect(reached).not.toContain(gateOf(t));
    expect(reached.includes(inland(t, 1))).toBe(Object.keys(options).length === 0);
  });

  test('no knight stays at the castle if it can leave', () => {
    const t = attacked();
    const gate = around(t, t.hex(-2, 2), 1);
    knight(t, 0, gate);
    knight(t, 0, far(t, gate, 1));
    t.play(0, 'end-turn');
    expect(t.refusal(0, 'rest-knights')).toMatchObject({ code: 'at-castle' });
    expect(t.refusal(0, 'ride', { from: far(t, gate, 2), to: gate })).toBeDefined();
    t.play(0, 'ride', { from: gate, to: far(t, gate, 2) }).play(0, 'rest-knights');
    expect(t.active).toBe(1);
  });

  // proves traders-barbarians/barbarian-attack-cities-knights: An active knight may go 2 paths further
  // proves traders-barbarians/barbarian-attack-cities-knights: This costs nothing
  test('an active one goes five paths and is inactive then, unless it has acted', () => {
    const t = attacked();
    const from = inland(t, 0);
    const other = inland(t, 3);
    knight(t, 0, from);
    knight(t, 0, other, 0, false);
    const to = far(t, from, 5);
    t.play(0, 'end-turn');
    expect(t.refusal(0, 'gallop', { from: other, to: far(t, other, 5) })).toMatchObject({
      code: 'unit-inactive',
    });
    expect(t.refusal(0, 'gallop', { from, to: far(t, from, 2) })).toMatchObject({ code: 'knight-near' });
    t.set('knightDone', from, 1);
    expect(t.refusal(0, 'gallop', { from, to })).toMatchObject({ code: 'unit-done' });
    t.set('knightDone', from, 0).play(0, 'gallop', { from, to });
    expect([owner(t, to), isActive(t, to), t.hand(0)]).toEqual([0, false, {}]);
  });

  // proves traders-barbarians/barbarian-attack-cities-knights: may end on the path of another player’s weaker knight
  // proves traders-barbarians/barbarian-attack-cities-knights: the path of another player’s weaker knight and drive it off
  // proves traders-barbarians/barbarian-attack-cities-knights: Both become inactive
  // proves traders-barbarians/barbarian-attack-cities-knights: moves it up to 3 paths to a free one
  test('a weaker one is driven off: both are inactive', () => {
    const t = attacked();
    const from = inland(t, 0);
    const to = far(t, from, 2);
    knight(t, 0, from, 1);
    knight(t, 1, to);
    knight(t, 2, far(t, from, 1), 1);
    t.play(0, 'end-turn');
    expect(t.refusal(0, 'ride-down', { from, to: far(t, from, 3) })).toMatchObject({
      code: 'no-weaker-unit',
    });
    t.play(0, 'ride-down', { from, to });
    expect([t.decision, owner(t, to), isActive(t, to)]).toEqual(['displaced-knight', 0, false]);
    expect(t.refusal(1, 'place-knight', { edge: far(t, to, 4) })).toMatchObject({ code: 'not-reached' });
    const refuge = far(t, to, 3);
    t.play(1, 'place-knight', { edge: refuge });
    expect([t.decision, owner(t, refuge), isActive(t, refuge)]).toEqual(['ride', 1, false]);
    expect(t.refusal(0, 'ride', { from: to, to: from })).toMatchObject({ code: 'knight-ridden' });
  });

  // proves traders-barbarians/barbarian-attack-cities-knights: If there is none it leaves the board
  test('a knight that finds no refuge leaves the board', () => {
    const t = attacked();
    const from = around(t, t.hex(-2, 2), 1);
    const to = far(t, from, 2);
    knight(t, 0, from, 1);
    knight(t, 1, to);
    for (const edge of t.b.the.units.refuges(t.s, 1, to))
      if (t.b.the.units.barStand(t.s, 1, edge) === undefined) knight(t, 2, edge, 1);
    t.play(0, 'end-turn').play(0, 'ride-down', { from, to });
    expect([t.decision, owner(t, to), knights.of(t.b).count(t.s, 1)]).toEqual(['ride', 0, 0]);
  });

  // proves variant/the-football-fans: where knights stand on paths, on its sides
  test('active knights on the sides of a football field cheer', () => {
    const t = attacked({ modules: ['variant/the-football-fields'] });
    const field = t.hex(0, 0);
    knight(t, 0, inland(t, 0), 1);
    knight(t, 0, inland(t, 2), 0, false);
    knight(t, 0, far(t, inland(t, 0), 5), 2);
    expect([t.b.the.football.fans(t.s, 0, field), t.b.the.football.fans(t.s, 1, field)]).toEqual([2, 0]);
  });

  // proves traders-barbarians/barbarian-attack-cities-knights: Drive off another player’s knight on a path
  // proves traders-barbarians/barbarian-attack-cities-knights: You do not need a knight for this
  // proves traders-barbarians/barbarian-attack-cities-knights: The Intrigue card drives off a knight
  // proves traders-barbarians/barbarian-attack-cities-knights: There is no Bishop among the cards
  test('intrigue drives off a knight at an own road, and there is no bishop', () => {
    const t = attacked();
    const path = inland(t, 0);
    t.put(0, 'road', far(t, path, 1));
    knight(t, 1, path);
    knight(t, 1, far(t, path, 5));
    plays(t, 0, 'intrigue');
    expect(t.legal(0, 'drive-off')).toEqual([{ move: 'drive-off', edge: path }]);
    t.play(0, 'drive-off', { edge: path });
    expect([t.decision, owner(t, path)]).toEqual(['displaced-knight', -1]);
    expect(t.b.cards.map(({ id }) => id)).not.toContain('bishop');
  });

  test('smith, warlord and deserter know knights on paths', () => {
    const t = attacked();
    const path = inland(t, 0);
    knight(t, 0, path, 0, false);
    plays(t, 0, 'warlord');
    expect(isActive(t, path)).toBe(true);
    plays(t, 0, 'smith').play(0, 'promote-free', { edge: path });
    expect(rank(t, path)).toBe(1);
    knight(t, 1, inland(t, 3));
    plays(t, 0, 'deserter')
      .play(0, 'desert', { seat: 1 })
      .play(1, 'give-knight-up', { edge: inland(t, 3) });
    const gate = around(t, t.hex(-2, 2), 1);
    expect(t.refusal(0, 'place-deserter', { edge: path })).toMatchObject({ code: 'taken' });
    t.play(0, 'place-deserter', { edge: gate });
    expect([owner(t, gate), isActive(t, gate)]).toEqual([0, true]);
  });

  // proves traders-barbarians/barbarian-attack-cities-knights: two castles and two deserts
  // proves traders-barbarians/barbarian-attack-cities-knights: A knight that is hired between the turns
  test('for five and six: a knight that comes between the turns leaves at once', () => {
    const t = attacked({ seats: 6 });
    t.b.the.invasion.landing(t.s, 5);
    expect([t.hex(-2, -1), t.hex(-2, 3)].map((hex) => t.field('barbarians', hex))).toEqual([1, 1]);
    expect([t.hex(-3, 0), t.hex(2, 0)].map((hex) => t.field('terrain', hex))).toEqual(
      Array(2).fill(t.b.terrain('knights-castle')),
    );
    knight(t, 1, inland(t, 0));
    end(t).give(1, { wool: 1, ore: 1 });
    const gate = around(t, t.hex(2, 0), 1);
    t.play(1, 'basic-knight', { edge: gate });
    expect([t.decision, t.refusal(1, 'rest-knights')?.code]).toEqual(['ride', 'at-castle']);
    expect(t.refusal(1, 'ride', { from: inland(t, 0), to: inland(t, 1) })).toMatchObject({
      code: 'not-this-knight',
    });
    t.play(1, 'ride', { from: gate, to: far(t, gate, 2) });
    expect(t.decision).toBe('special');
  });
});

describe('a victory', () => {
  // proves traders-barbarians/barbarian-attack-cities-knights: Only active knights fight
  // proves traders-barbarians/barbarian-attack-cities-knights: All who fought are inactive afterwards
  test('active strength counts, and those who fought rest', () => {
    const t = attacked().set('barbarians', shore(t0()), 2);
    const [a, z] = [around(t, shore(t), 0), around(t, shore(t), 1)];
    knight(t, 0, a, 1);
    knight(t, 1, z, 2, false);
    end(t);
    expect([t.field('barbarians', shore(t)), t.active]).toEqual([2, 1]);
    knights.of(t.b).promote(t.s, a);
    t.roll(2).nature('event-die', { face: 'trade' }).play(1, 'end-turn').play(1, 'rest-knights');
    expect([t.decision, t.field('prisoners', 0), t.field('prisoners', 1)]).toEqual(['loss-die', 2, 0]);
    t.nature('loss-die', { die: 1 });
    expect([rank(t, a), isActive(t, a), rank(t, z), t.field('barbarians', shore(t))]).toEqual([
      2,
      false,
      2,
      0,
    ]);
  });
  const t0 = (): Table => new Table(GAME);

  // proves traders-barbarians/barbarian-attack-cities-knights: it drop one rank
  // proves traders-barbarians/barbarian-attack-cities-knights: basic knights leave the board
  // proves traders-barbarians/barbarian-attack-cities-knights: Their owners get 3 gold for each rank
  test('those in the direction of the die lose ranks, for gold', () => {
    const t = attacked();
    const hex = shore(t);
    const [east, west] = [around(t, hex, 0), around(t, hex, 3)];
    knight(t, 0, east, 2);
    knight(t, 1, west);
    t.set('barbarians', hex, 2);
    end(t).nature('loss-die', { die: 3 });
    expect([rank(t, east), isActive(t, east), rank(t, west)]).toEqual([1, false, -1]);
    expect([goldOf(t.b, t.s, 0), goldOf(t.b, t.s, 1)]).toEqual([3, 3]);
    // Both basic pieces are elsewhere: the strong one leaves the board.
    knight(t, 0, inland(t, 0));
    knight(t, 0, inland(t, 2));
    expect([t.b.the.fighters.fall(t.s, east), rank(t, east)]).toEqual([2, -1]);
  });
});

describe('towns', () => {
  /** a city of seat 0 on the coast, with all land around it conquered */
  function conquered(): { t: Table; corner: number } {
    const t = attacked();
    const hex = t.hex(-1, -1);
    const corner = t.b.walks.cornersOf[hex].find(
      (at) => t.b.walks.hexesAt[at].filter((other) => t.b.land[t.field('terrain', other)]).length === 1,
    )!;
    t.put(0, 'city', corner).set('barbarians', hex, 3);
    return { t, corner };
  }

  // proves traders-barbarians/barbarian-attack-cities-knights: A metropolis never falls
  // proves traders-barbarians/barbarian-attack-cities-knights: A city that is no metropolis any more
  // proves traders-barbarians/barbarian-attack-cities-knights: A fallen city is still a city: with it you may
  test('a metropolis never falls, and a fallen city can become one', () => {
    const { t, corner } = conquered();
    expect([t.points(0), t.b.the.invasion.hasFallen(t.s, corner)]).toEqual([0, true]);
    t.set('tradeLevel', 0, 3)
      .give(0, { cloth: 4 })
      .play(0, 'improve-trade')
      .nature('attack-roll', { number: 4 });
    expect([t.field('tradeMetropolis'), t.points(0), t.b.the.invasion.hasFallen(t.s, corner)]).toEqual([
      corner,
      4,
      false,
    ]);
    t.b.rules.produce(t.s, 9);
    expect(t.hand(0)).toEqual({});
    t.put(1, 'city', t.corner(0, 0, 0));
    t.b.the.metropolises.place(t.s, 1, 'trade', t.corner(0, 0, 0));
    expect([t.points(0), t.points(1)]).toEqual([0, 4]);
  });

  // proves traders-barbarians/barbarian-attack-cities-knights: A wall keeps no city from falling
  // proves traders-barbarians/barbarian-attack-cities-knights: It still lets you keep 2 more cards
  test('a wall helps on a 7 alone', () => {
    const { t, corner } = conquered();
    t.put(0, 'city-wall', corner).give(0, { wool: 9 });
    expect([t.points(0), t.b.the.invasion.hasFallen(t.s, corner)]).toEqual([0, true]);
    expect(t.b.rules.handLimit(t.s, 0)).toBe(9);
    end(t).roll(7).nature('event-die', { face: 'trade' });
    expect([t.decision, t.hand(0).wool]).toEqual(['steal', 9]);
  });

  // proves traders-barbarians/barbarian-attack-cities-knights: The merchant does not go to a conquered hex
  // proves traders-barbarians/barbarian-attack-cities-knights: On a conquered hex it is worth no point and helps
  test('the merchant keeps away from conquered hexes and is of no use on one', () => {
    const t = attacked();
    const hex = shore(t);
    t.put(0, 'settlement', t.b.walks.cornersOf[hex][0]).set('barbarians', hex, 3);
    holds(t, 0, 'merchant');
    expect(t.b.the.merchant.barPlace(t.s, 0, hex)).toMatchObject({ code: 'conquered-land' });
    t.set('barbarians', hex, 2);
    plays(t, 0, 'merchant').play(0, 'place-merchant', { hex });
    const good = t.b.rules.hexGood(t.s, hex);
    expect([t.points(0), t.b.the.bank.rate(t.s, 0, good)]).toEqual([2, 2]);
    t.set('barbarians', hex, 3);
    expect(t.b.the.merchant.serves(t.s)).toBe(false);
    expect(t.b.the.bank.rate(t.s, 0, good)).toBeGreaterThan(2);
    t.set('barbarians', hex, 0);
    expect(t.points(0)).toBe(2);
  });
});
