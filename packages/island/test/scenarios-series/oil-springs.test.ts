import { unmetWant } from '@hexwright/rulebook';
import { describe, expect, it } from 'vitest';
import { islandModules, islandOutline } from '../../index.ts';
import { Table, type TableOptions } from '../table.ts';

const ID = 'scenarios-series/oil-springs';
const CHAMPION = 'champion-of-the-environment';
const FULL_PRICE = { brick: 1, grain: 1, ore: 1, oil: 2 };
const ODDS = [0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1];

const numberOf = (t: Table, hex: number): number => Math.log2(t.field('numbers', hex));
const springsOf = (t: Table): number[] =>
  t.b.layout.hexes.flatMap((_, hex) => (t.field('terrain', hex) === t.b.terrain('oil-spring') ? [hex] : []));
const touching = (t: Table, hexes: readonly number[]): boolean =>
  hexes.some((hex) => hexes.some((other) => t.b.walks.hexesBeside[hex].includes(other)));
const robber = (t: Table): number => t.s.cells[t.b.at.blocker];
const holder = (t: Table): number => t.s.cells[t.b.at.award + t.b.award(CHAMPION)];

/** seat 0 may trade and build on a bare board of fields without numbers; nobody holds anything */
const ready = (options: TableOptions = {}): Table => {
  const t = new Table(ID, options).started().until('roll', 0).bare();
  for (let hex = 0; hex < t.b.topology.hexes; hex++) t.lay(hex, 'fields');
  t.roll(4).until('main', 0);
  for (let seat = 0; seat < t.b.seats; seat++) t.give(seat, {});
  return t;
};
/** the end of a turn with this roll of disaster */
const disaster = (t: Table, number: number): Table => {
  t.set('disaster', 0, 5).play(t.active, 'end-turn');
  expect(t.decision).toBe('disaster-dice');
  const red = Math.max(1, number - 6);
  return t.nature('disaster-dice', { red, yellow: number - red });
};
const dice = (number: number): { red: number; yellow: number } => {
  const red = Math.max(1, number - 6);
  return { red, yellow: number - red };
};
/** a corner of the coast, and one inland */
const COAST = [0, -2, 1] as const;
const INLAND = [0, 0, 0] as const;

describe('oil springs', () => {
  // proves scenarios-series/oil-springs: Oil springs give oil and nothing else
  // proves scenarios-series/oil-springs: deserts become springs with the printed numbers 5 and 9
  // proves scenarios-series/oil-springs: No two springs touch
  // proves scenarios-series/oil-springs: An island with one desert has three springs
  it('are a forest, a pasture and the deserts with 5 and 9, none beside another', () => {
    for (const seats of [4, 6])
      for (let seed = 1; seed <= 25; seed++) {
        const t = new Table(ID, { seats, seed }).until('place-building');
        const springs = springsOf(t);
        expect(springs).toHaveLength(seats === 4 ? 3 : 4);
        expect(touching(t, springs)).toBe(false);
        const count = (terrain: string): number =>
          t.b.layout.hexes.filter((_, hex) => t.field('terrain', hex) === t.b.terrain(terrain)).length;
        expect([count('desert'), count('forest'), count('pasture')]).toEqual([
          0,
          ...(seats === 4 ? [3, 3] : [5, 5]),
        ]);
        const numbers = springs.map((hex) => numberOf(t, hex));
        expect(numbers).toContain(5);
        if (seats === 6) expect(numbers).toContain(9);
        expect(springs.every((hex) => t.b.goods[t.b.rules.hexGood(t.s, hex)].id === 'oil')).toBe(true);
      }
  });

  // proves scenarios-series/oil-springs: The forest whose number comes second least often
  // proves scenarios-series/oil-springs: Among several the table is free
  it('are the forest with the second rarest and the pasture with the second likeliest number', () => {
    for (let seed = 1; seed <= 25; seed++) {
      const t = new Table(ID, { seed }).until('place-building');
      const found = springsOf(t).map((hex) => ODDS[numberOf(t, hex)]);
      const rest = (terrain: string): number[] =>
        t.b.layout.hexes.flatMap((_, hex) =>
          t.field('terrain', hex) === t.b.terrain(terrain) ? [ODDS[numberOf(t, hex)]] : [],
        );
      const forest = rest('forest').sort((a, z) => a - z);
      const pasture = rest('pasture').sort((a, z) => z - a);
      // Put back among the others of its kind it is the second, whatever it ties with.
      expect(found.some((odds) => odds >= forest[0] && odds <= forest[1])).toBe(true);
      expect(found.some((odds) => odds <= pasture[0] && odds >= pasture[1])).toBe(true);
    }
  });

  it('swap tokens where the hexes that are due would touch', () => {
    const layout = new Table(ID).b.layout;
    // The forest with the 3 and the pasture with the 5 lie beside each other and beside the desert.
    const laid: Record<string, [string, number?]> = {
      '0,0': ['desert'],
      '1,0': ['forest', 3],
      '0,1': ['pasture', 5],
      '0,-2': ['forest', 2],
      '-2,0': ['forest', 9],
      '-2,2': ['pasture', 6],
      '2,-2': ['pasture', 4],
    };
    const t = new Table(ID, {
      layout: {
        ...layout,
        hexes: layout.hexes.map(({ q, r }) => {
          const [terrain, number] = laid[`${q},${r}`] ?? ['hills', 10];
          return { q, r, terrain, ...(number !== undefined && { number }) };
        }),
        groups: {},
      },
    }).until('place-building');
    const springs = springsOf(t);
    expect([springs.length, touching(t, springs)]).toEqual([3, false]);
    expect(springs.map((hex) => numberOf(t, hex)).sort()).toEqual([3, 5, 5]);
    expect([t.hex(1, 0), t.hex(0, 1)].some((hex) => springs.includes(hex))).toBe(false);
    expect(numberOf(t, t.hex(1, 0))).not.toBe(3);
  });

  // proves scenarios-series/oil-springs: An island that has no hex for a spring has none
  it('are missing where no hex is fit', () => {
    const layout = new Table(ID).b.layout;
    const t = new Table(ID, {
      layout: {
        ...layout,
        hexes: layout.hexes.map(({ q, r }) => ({ q, r, terrain: 'hills', number: 10 })),
        groups: {},
      },
    }).until('place-building');
    expect(springsOf(t)).toEqual([]);
  });

  // proves scenarios-series/oil-springs: On the recommended board for five and six
  // proves scenarios-series/oil-springs: Five or six players: springs by the rule
  it('lie as printed on the recommended board, with all hexes and tokens of the extended island', () => {
    const t = new Table(ID, { seats: 5, options: { springs: 'beginners' } }).until('place-building');
    const springs = springsOf(t);
    expect([springs.length, touching(t, springs), t.b.layout.provenance]).toEqual([
      4,
      false,
      'reconstructed',
    ]);
    const tokens = t.b.layout.hexes.map((_, hex) => numberOf(t, hex)).sort((a, z) => a - z);
    const printed = [
      2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5, 6, 6, 6, 8, 8, 8, 9, 9, 9, 10, 10, 10, 11, 11, 11, 12, 12,
    ];
    expect(tokens).toEqual([...printed, 5, 9].sort((a, z) => a - z));
    const count = (terrain: string): number =>
      t.b.layout.hexes.filter((_, hex) => t.field('terrain', hex) === t.b.terrain(terrain)).length;
    expect(['hills', 'fields', 'forest', 'mountains', 'pasture', 'desert'].map(count)).toEqual([
      5, 6, 5, 5, 5, 0,
    ]);
    expect(new Table(ID, { seats: 4 }).b.offered).not.toHaveProperty('springs');
  });
});

describe('oil', () => {
  // proves scenarios-series/oil-springs: There are 21 barrels of oil
  // proves scenarios-series/oil-springs: They lie open, but are cards in your hand
  it('is 21 open barrels that count as cards: hand limit, theft, trade, Monopoly and Year of Plenty', () => {
    const t = ready();
    const { open, inHand, tradeable } = t.b.goods[t.b.good('oil')];
    expect([t.bank('oil'), open, inHand ?? true, tradeable ?? true]).toEqual([21, true, true, true]);
    t.give(1, { oil: 4, ore: 4 });
    expect([t.field('handSize', 1), t.b.rules.discardCount(t.s, 1)]).toEqual([8, 4]);
    t.give(1, { oil: 1 }).b.the.blockers.rob(t.s, 0, 1);
    t.nature('steal', { good: 'oil' });
    expect([t.hand(0), t.hand(1)]).toEqual([{ oil: 1 }, {}]);
    t.give(1, { ore: 1 }).play(0, { move: 'offer', give: { oil: 1 }, want: { ore: 1 } });
    t.play(1, 'accept').until('offer', 0).play(0, 'trade-with', { seat: 1 });
    expect([t.hand(0), t.hand(1)]).toEqual([{ ore: 1 }, { oil: 1 }]);
    t.cards(0, 'monopoly').play(0, 'play-card', { card: 'monopoly' }).play(0, 'name-good', { good: 'oil' });
    expect(t.hand(0)).toEqual({ ore: 1, oil: 1 });
    t.cards(0, 'year-of-plenty').set('cardPlayed', 0, 0).play(0, 'play-card', { card: 'year-of-plenty' });
    t.play(0, 'choose-good', { good: 'oil' }).play(0, 'choose-good', { good: 'oil' });
    expect(t.hand(0)).toEqual({ ore: 1, oil: 3 });
  });

  // proves scenarios-series/oil-springs: Nobody holds more than 4 barrels
  // proves scenarios-series/oil-springs: What a number would bring beyond that
  it('is held up to 4 barrels, 6 at a larger table; the rest stays in the bank and trades are refused', () => {
    for (const [seats, most] of [
      [3, 4],
      [4, 4],
      [5, 6],
      [6, 6],
    ]) {
      const t = new Table(ID, { seats }).started().until('roll', 0).bare();
      for (let hex = 0; hex < t.b.topology.hexes; hex++) t.lay(hex, 'fields');
      t.lay(t.hex(0, 0), 'oil-spring', 8).put(0, 'city', t.corner(0, 0, 0));
      for (let seat = 0; seat < seats; seat++) t.give(seat, {});
      t.give(0, { oil: most - 1 }).roll(8);
      expect([t.hand(0), t.bank('oil')]).toEqual([{ oil: most }, 21 - most]);
      t.give(0, { oil: most, ore: 1 }).give(1, { oil: 1 });
      expect(t.refusal(0, { move: 'offer', give: { ore: 1 }, want: { oil: 1 } })?.code).toBe('no-room');
      t.give(1, { oil: most }).give(0, { oil: 1, ore: 1 });
      t.play(0, { move: 'offer', give: { oil: 1 }, want: { oil: 0, grain: 1 } });
      expect(t.legal(1, 'accept')).toEqual([]);
    }
  });

  // proves scenarios-series/oil-springs: A Monopoly on oil takes it barrel by barrel
  it('is monopolised barrel by barrel round the table up to the limit', () => {
    const t = ready().give(0, { oil: 1 }).give(1, { oil: 1 }).give(2, { oil: 3 }).give(3, { oil: 2 });
    t.cards(0, 'monopoly').play(0, 'play-card', { card: 'monopoly' }).play(0, 'name-good', { good: 'oil' });
    expect([0, 1, 2, 3].map((seat) => t.hand(seat).oil ?? 0)).toEqual([4, 0, 2, 1]);
    const other = ready().give(0, { oil: 2 }).give(1, {}).give(2, { oil: 4 });
    other
      .cards(0, 'monopoly')
      .play(0, 'play-card', { card: 'monopoly' })
      .play(0, 'name-good', { good: 'oil' });
    expect([other.hand(0).oil, other.hand(2).oil]).toEqual([4, 2]);
  });

  // proves scenarios-series/oil-springs: When oil runs short
  it('goes round in turn order from the active player when it is short', () => {
    const t = new Table(ID).started().until('roll', 1).bare();
    for (let hex = 0; hex < t.b.topology.hexes; hex++) t.lay(hex, 'fields');
    t.lay(t.hex(0, 0), 'oil-spring', 8);
    t.put(0, 'settlement', t.corner(0, 0, 0)).put(2, 'city', t.corner(0, 0, 2));
    t.put(1, 'settlement', t.corner(0, 0, 4));
    for (let seat = 0; seat < 4; seat++) t.give(seat, {});
    t.setBank('oil', 2).roll(8);
    expect([0, 1, 2, 3].map((seat) => t.hand(seat).oil ?? 0)).toEqual([0, 1, 1, 0]);
    expect(t.bank('oil')).toBe(0);
  });

  // proves scenarios-series/oil-springs: The bank gives no oil for resources
  // proves scenarios-series/oil-springs: you may sell 1 barrel for any 2 resources
  it('is not to be had from the bank, but sold to it for any two resources', () => {
    const t = ready().give(0, { ore: 4, oil: 4 });
    expect(t.refusal(0, 'bank-trade', { give: 'ore', want: 'oil' })).toBeDefined();
    expect(t.refusal(0, 'bank-trade', { give: 'oil', want: 'ore' })).toBeDefined();
    t.play(0, 'sell-oil');
    expect(t.refusal(0, 'oil-good', { good: 'oil' })?.code).toBe('oil-goods');
    t.play(0, 'oil-good', { good: 'brick' }).play(0, 'oil-good', { good: 'wool' });
    expect([t.hand(0), t.decision, t.bank('oil')]).toEqual([
      { ore: 4, oil: 3, brick: 1, wool: 1 },
      'main',
      18,
    ]);
    expect(ready().refusal(0, 'sell-oil')?.code).toBe('no-oil');
  });

  // proves scenarios-series/oil-springs: If the bank has only one resource left
  it('is sold for what the bank has left', () => {
    const t = ready().give(0, { oil: 2 });
    for (const good of ['brick', 'lumber', 'wool', 'grain']) t.setBank(good, 0);
    t.setBank('ore', 1).play(0, 'sell-oil').play(0, 'oil-good', { good: 'ore' });
    expect([t.hand(0), t.decision]).toEqual([{ oil: 1, ore: 1 }, 'main']);
    expect(t.refusal(0, 'sell-oil')?.code).toBe('oil-bank');
  });

  // proves scenarios-series/oil-springs: you steal a barrel that is one too many
  it('that is stolen beyond the limit goes to the bank', () => {
    const t = ready().give(0, { oil: 4 }).give(1, { oil: 1 });
    t.b.the.blockers.rob(t.s, 0, 1);
    t.nature('steal', { good: 'oil' });
    expect([t.hand(0), t.hand(1), t.bank('oil')]).toEqual([{ oil: 4 }, {}, 17]);
  });
});

describe('sequestering', () => {
  // proves scenarios-series/oil-springs: Once in your turn, while you may trade, you may sequester
  // proves scenarios-series/oil-springs: It leaves your hand and the game
  // proves scenarios-series/oil-springs: Three sequestered barrels are worth 1 point
  it('takes one barrel a turn out of hand and game, and three are a point', () => {
    const t = ready().give(0, { oil: 3 }).set('sequestered', 0, 1);
    const before = t.points(0);
    t.play(0, 'sequester-oil');
    expect([t.hand(0), t.bank('oil'), t.field('handSize', 0), t.points(0) - before]).toEqual([
      { oil: 2 },
      18,
      2,
      0,
    ]);
    expect(t.refusal(0, 'sequester-oil')?.code).toBe('oil-sequestered');
    t.set('oilUse', 0, 0).play(0, 'sequester-oil');
    // One point for the barrels and one for the champion.
    expect([t.points(0) - before, t.field('sequestered', 0)]).toEqual([2, 3]);
    t.set('sequestered', 0, 8);
    expect(t.b.scores.find(({ id }) => id === 'sequestered')!.of(t.s, 0)).toBe(2);
  });

  // proves scenarios-series/oil-springs: Nobody sequesters and uses oil in the same turn
  it('is not for a turn in which oil is used, nor the other way round', () => {
    const t = ready().give(0, { oil: 3 }).play(0, 'sell-oil');
    t.play(0, 'oil-good', { good: 'ore' }).play(0, 'oil-good', { good: 'ore' });
    expect(t.refusal(0, 'sequester-oil')?.code).toBe('oil-spent');
    const other = ready()
      .give(0, { ...FULL_PRICE, oil: 4 })
      .put(0, 'city', ready().corner(...INLAND));
    other.play(0, 'sequester-oil');
    expect(other.refusal(0, 'sell-oil')?.code).toBe('oil-sequestered');
    expect(other.refusal(0, 'metropolis', { corner: other.corner(...INLAND) })?.code).toBe('oil-sequestered');
    other.play(0, 'end-turn').until('main', 0);
    expect(other.field('oilUse', 0)).toBe(0);
  });

  // proves scenarios-series/oil-springs: oil that you discard on a 7 or must
  it('is no answer to a seven: who has too many cards discards them', () => {
    const t = new Table(ID).started().until('roll', 0);
    for (let seat = 0; seat < 4; seat++) t.give(seat, {});
    t.give(0, { oil: 4, ore: 4 }).roll(7);
    expect(t.decision).toBe('discard');
    expect(t.refusal(0, 'sequester-oil')?.code).toBe('wrong-moment');
  });

  // proves scenarios-series/oil-springs: The first player with three sequestered barrels
  // proves scenarios-series/oil-springs: passes to a player who has sequestered more
  // proves scenarios-series/oil-springs: The most sequestered oil, at least 3 barrels
  it('makes the first with three Champion of the Environment, then whoever has more', () => {
    const t = ready();
    const now = (...counts: number[]): number => {
      counts.forEach((count, seat) => {
        t.set('sequestered', seat, count);
      });
      t.b.rules.reviewAwards(t.s);
      return holder(t);
    };
    expect([now(2, 0, 0, 0), now(2, 3, 0, 0), now(3, 3, 0, 0), now(4, 3, 0, 0)]).toEqual([-1, 1, 1, 0]);
    expect(t.b.awards[t.b.award(CHAMPION)].points).toBe(1);
  });
});

describe('a metropolis', () => {
  // proves scenarios-series/oil-springs: A metropolis costs 1 brick, 1 grain, 1
  // proves scenarios-series/oil-springs: It draws three of what its hexes give
  it('replaces a city for 1 brick, 1 grain, 1 ore and 2 oil, is worth 3 and draws 3', () => {
    const t = ready().give(0, FULL_PRICE);
    const corner = t.corner(...INLAND);
    t.put(0, 'settlement', t.corner(0, 0, 2));
    expect(t.refusal(0, 'metropolis', { corner: t.corner(0, 0, 2) })?.code).toBe('replaces-own');
    t.put(0, 'city', corner).play(0, 'metropolis', { corner });
    expect([t.hand(0), t.points(0), t.b.fields.supply.get(t.s, 0, t.b.piece('city').index)]).toEqual([
      {},
      4,
      4,
    ]);
    t.lay(t.hex(0, 0), 'oil-spring', 8).b.rules.produce(t.s, 8);
    expect(t.hand(0)).toEqual({ oil: 4 });
    t.give(0, {}).lay(t.hex(0, 0), 'hills', 8).b.rules.produce(t.s, 8);
    expect(t.hand(0)).toEqual({ brick: 4 });
  });

  // proves scenarios-series/oil-springs: There are 4 of them
  it('is one of four, or of six at a larger table', () => {
    expect([3, 4, 5, 6].map((seats) => new Table(ID, { seats }).b.piece('metropolis').limit)).toEqual([
      4, 4, 6, 6,
    ]);
    const t = ready();
    for (const [seat, i] of [0, 2, 4].entries()) t.put(seat, 'metropolis', t.corner(0, 0, i));
    t.put(1, 'metropolis', t.corner(2, 0, 0))
      .put(0, 'city', t.corner(-2, 0, 2))
      .give(0, FULL_PRICE);
    expect(t.refusal(0, 'metropolis', { corner: t.corner(-2, 0, 2) })?.code).toBe('none-left');
  });
});

describe('the disaster track', () => {
  // proves scenarios-series/oil-springs: Each barrel that is sold or used for
  // proves scenarios-series/oil-springs: Oil that is traded, stolen, discarded
  it('moves on by each barrel sold or built with, and by nothing else', () => {
    const t = ready().give(0, { ...FULL_PRICE, oil: 4 });
    t.put(0, 'city', t.corner(...INLAND)).play(0, 'sell-oil');
    t.play(0, 'oil-good', { good: 'wool' }).play(0, 'oil-good', { good: 'wool' });
    expect(t.field('disaster')).toBe(1);
    t.play(0, 'metropolis', { corner: t.corner(...INLAND) });
    expect(t.field('disaster')).toBe(3);
    t.give(0, { oil: 2, ore: 8 }).give(1, { ore: 1, oil: 1 });
    t.play(0, { move: 'offer', give: { oil: 1 }, want: { ore: 1 } }).play(1, 'accept');
    t.until('offer', 0).play(0, 'trade-with', { seat: 1 });
    t.b.the.blockers.rob(t.s, 0, 1);
    t.nature('steal', { good: 'oil' });
    t.set('oilUse', 0, 0).play(0, 'sequester-oil');
    expect(t.field('disaster')).toBe(3);
    t.play(0, 'end-turn').give(0, { oil: 4, ore: 4 }).roll(7);
    while (t.decision === 'discard') t.play(0, 'discard', { good: 'oil' });
    expect(t.field('disaster')).toBe(3);
  });

  // proves scenarios-series/oil-springs: The marker never goes past 5
  it('never goes past 5', () => {
    const t = ready().give(0, FULL_PRICE).set('disaster', 0, 4);
    t.put(0, 'city', t.corner(...INLAND));
    expect(t.refusal(0, 'metropolis', { corner: t.corner(...INLAND) })?.code).toBe('disaster-full');
    t.play(0, 'sell-oil').play(0, 'oil-good', { good: 'wool' }).play(0, 'oil-good', { good: 'wool' });
    expect([t.field('disaster'), t.refusal(0, 'sell-oil')?.code]).toEqual([5, 'disaster-full']);
  });

  // proves scenarios-series/oil-springs: When the marker is at 5, disaster
  it('brings disaster at the end of the turn and goes back to 0', () => {
    const t = ready().set('disaster', 0, 5);
    expect(t.decision).toBe('main');
    t.play(0, 'end-turn');
    expect([t.decision, t.legal(-1).length, t.active]).toEqual(['disaster-dice', 36, 0]);
    t.nature('disaster-dice', dice(5));
    expect([t.field('disaster'), t.decision, t.active]).toEqual([0, 'roll', 1]);
    const quiet = ready().set('disaster', 0, 4).play(0, 'end-turn');
    expect([quiet.field('disaster'), quiet.decision, quiet.active]).toEqual([4, 'roll', 1]);
  });

  // proves scenarios-series/oil-springs: Between turns you cannot spend oil
  it('does not come to 5 between turns, where oil may be spent short of that', () => {
    const t = ready({ seats: 5 }).set('disaster', 0, 3).give(1, FULL_PRICE);
    t.put(1, 'city', t.corner(...INLAND)).play(0, 'end-turn');
    expect(t.decision).toBe('special');
    expect(t.refusal(1, 'metropolis', { corner: t.corner(...INLAND) })?.code).toBe('disaster-between');
    t.set('disaster', 0, 2).play(1, 'metropolis', { corner: t.corner(...INLAND) });
    expect(t.field('disaster')).toBe(4);
  });

  it('strikes after a paired turn that has brought it to 5', () => {
    const t = ready({ seats: 5, options: { waiting: 'paired' } })
      .set('disaster', 0, 4)
      .give(3, { oil: 1 });
    t.play(0, 'end-turn').play(3, 'sell-oil').play(3, 'oil-good', { good: 'ore' });
    t.play(3, 'oil-good', { good: 'ore' }).play(3, 'done-building');
    expect(t.decision).toBe('disaster-dice');
  });
});

describe('disasters', () => {
  // proves scenarios-series/oil-springs: On a 7 the coast is flooded
  // proves scenarios-series/oil-springs: Metropolises stand
  it('flood the coast on a 7: settlements go, cities shrink, metropolises stand', () => {
    const t = ready();
    const [settlement, city, metropolis] = [t.corner(...COAST), t.corner(2, -2, 1), t.corner(-2, 2, 3)];
    t.put(0, 'settlement', settlement).put(1, 'city', city).put(2, 'metropolis', metropolis);
    t.put(0, 'settlement', t.corner(...INLAND)).put(1, 'city', t.corner(0, 0, 2));
    disaster(t, 7);
    const at = (corner: number): string | undefined =>
      t.b.pieces[t.b.pieceOf[t.b.fields.building.get(t.s, corner)]]?.id;
    expect([settlement, city, metropolis, t.corner(...INLAND), t.corner(0, 0, 2)].map(at)).toEqual([
      undefined,
      'settlement',
      'metropolis',
      'settlement',
      'city',
    ]);
  });

  it('give the Longest Road to whoever had it but for a settlement that drowns', () => {
    const t = ready();
    const corner = t.corner(...COAST);
    const seen = [corner];
    for (const length of [2, 3])
      for (let at = corner, n = 0; n < length; n++) {
        const edge = t.b.walks.edgesAt[at].find((each) =>
          t.b.walks.endsOf[each].every((end) => end === at || !seen.includes(end)),
        )!;
        at = t.b.walks.endsOf[edge].find((end) => end !== at)!;
        seen.push(at);
        t.put(0, 'road', edge);
      }
    t.put(1, 'settlement', corner);
    expect(t.field('award', t.b.award('longest-road'))).toBe(-1);
    disaster(t, 7);
    expect(t.field('award', t.b.award('longest-road'))).toBe(0);
  });

  it('flood where sea hexes lie, too', () => {
    const t = ready().lay(ready().hex(0, 1), 'sea');
    t.put(0, 'settlement', t.corner(0, 0, 4)).put(1, 'settlement', t.corner(0, 0, 1));
    disaster(t, 7);
    expect([t.b.fields.building.get(t.s, t.corner(0, 0, 4)), t.points(1)]).toEqual([0, 1]);
  });

  // proves scenarios-series/oil-springs: The flood takes the settlements first
  // proves scenarios-series/oil-springs: A city whose owner has no settlement left
  it('take settlements first, so that cities have some to become; without any a city is lost', () => {
    const t = ready();
    t.put(0, 'settlement', t.corner(...COAST)).put(0, 'city', t.corner(2, -2, 1));
    t.b.fields.supply.set(t.s, 0, t.b.piece('settlement').index, 0);
    disaster(t, 7);
    expect(t.b.ownerOf[t.b.fields.building.get(t.s, t.corner(2, -2, 1))]).toBe(0);
    const none = ready();
    none.put(0, 'city', none.corner(2, -2, 1));
    none.b.fields.supply.set(none.s, 0, none.b.piece('settlement').index, 0);
    disaster(none, 7);
    expect(none.b.fields.building.get(none.s, none.corner(2, -2, 1))).toBe(0);
  });

  // proves scenarios-series/oil-springs: On any other number one hex
  // proves scenarios-series/oil-springs: It loses its token and never gives
  it('pollute one hex with any other number, by chance among several', () => {
    const t = ready();
    t.lay(t.hex(0, 0), 'hills', 8).lay(t.hex(2, 0), 'forest', 8).lay(t.hex(1, 0), 'forest', 9);
    disaster(t, 8);
    expect([t.decision, t.legal(-1).length]).toEqual(['pollution', 2]);
    t.nature('pollute', { hex: t.hex(2, 0) });
    expect([
      t.field('numbers', t.hex(2, 0)),
      t.field('polluted', t.hex(2, 0)),
      t.field('tokensLost'),
    ]).toEqual([0, 1, 1]);
    expect([t.field('disaster'), numberOf(t, t.hex(0, 0))]).toEqual([0, 8]);
    t.put(0, 'city', t.corner(2, 0, 0))
      .give(0, {})
      .b.rules.produce(t.s, 8);
    expect(t.hand(0)).toEqual({});
    disaster(t.until('main', 1), 9);
    expect([t.field('tokensLost'), t.field('polluted', t.hex(1, 0))]).toEqual([2, 1]);
  });

  // proves scenarios-series/oil-springs: A number that no hex has brings no harm
  // proves scenarios-series/oil-springs: A robber on a hex that is struck
  it('do no harm with a number that no hex has, and leave a robber where it is', () => {
    const t = disaster(ready(), 8);
    expect([t.field('tokensLost'), t.field('disaster'), t.decision]).toEqual([0, 0, 'roll']);
    const robbed = ready().lay(ready().hex(0, 0), 'hills', 8);
    robbed.s.cells[robbed.b.at.blocker] = robbed.hex(0, 0);
    expect(robber(disaster(robbed, 8))).toBe(robbed.hex(0, 0));
  });

  // proves scenarios-series/oil-springs: An oil spring that is struck keeps its token
  // proves scenarios-series/oil-springs: If the bank has too few
  // proves scenarios-series/oil-springs: Players give up one barrel each in turn, round after round
  it('take 3 barrels out of the game at a spring, from the hands where the bank is short', () => {
    const struck = (t: Table): Table => disaster(t.lay(t.hex(0, 0), 'oil-spring', 8), 8);
    const t = struck(ready());
    expect([t.bank('oil'), numberOf(t, t.hex(0, 0)), t.field('tokensLost')]).toEqual([18, 8, 0]);
    const short = struck(ready().give(1, { oil: 1 }).give(2, { oil: 3 }).setBank('oil', 1));
    expect([1, 2].map((seat) => short.hand(seat).oil ?? 0)).toEqual([0, 2]);
    expect([short.bank('oil'), short.field('disaster')]).toEqual([0, 0]);
    const round = struck(ready().give(1, { oil: 1 }).give(2, { oil: 3 }).setBank('oil', 0));
    expect([1, 2].map((seat) => round.hand(seat).oil ?? 0)).toEqual([0, 1]);
    const second = (holders: readonly number[]): number[] => {
      const turn = ready().play(0, 'end-turn').roll(4);
      for (const seat of holders) turn.give(seat, { oil: 1 });
      const after = struck(turn.setBank('oil', 2));
      return holders.map((seat) => after.hand(seat).oil ?? 0);
    };
    expect(second([0, 2, 3])).toEqual([1, 0, 1]);
    expect(second([1, 2])).toEqual([0, 1]);
    const all = struck(ready().give(3, { oil: 1 }).setBank('oil', 0));
    expect([all.hand(3).oil ?? 0, all.decision]).toEqual([0, 'roll']);
  });

  // proves scenarios-series/oil-springs: The robber starts off the board
  it('close a hex to the robber, who begins off the board', () => {
    expect(robber(new Table(ID).started())).toBe(-1);
    const t = ready().cards(0, 'knight').set('polluted', 5, 1).play(0, 'play-card', { card: 'knight' });
    expect(t.refusal(0, 'move-blocker', { blocker: 'robber', hex: 5 })?.code).toBe('polluted');
    t.play(0, 'move-blocker', { blocker: 'robber', hex: 6 });
  });
});

describe('the end', () => {
  const rich = (t: Table): Table => {
    for (const i of [0, 2, 4]) t.put(0, 'metropolis', t.corner(0, 0, i));
    return t.put(0, 'metropolis', t.corner(2, -2, 1));
  };

  // proves scenarios-series/oil-springs: Twelve points win
  it('comes with twelve points', () => {
    const t = ready();
    expect(t.b.rules.goal(t.s)).toBe(12);
    rich(t).b.rules.checkEnd(t.s);
    expect([t.over, t.b.rules.winners(t.s)]).toEqual([true, [0]]);
  });

  // proves scenarios-series/oil-springs: Nobody wins by points while a disaster is to come
  it('waits for the disaster that is to come', () => {
    const t = rich(ready()).set('disaster', 0, 5);
    t.b.rules.checkEnd(t.s);
    expect(t.over).toBe(false);
    t.play(0, 'end-turn');
    expect(t.over).toBe(false);
    t.nature('disaster-dice', dice(9));
    expect([t.over, t.b.rules.winners(t.s)]).toEqual([true, [0]]);
    const drowned = ready().set('disaster', 0, 5);
    for (const i of [0, 2, 4]) drowned.put(0, 'metropolis', drowned.corner(0, 0, i));
    drowned.put(0, 'city', drowned.corner(2, -2, 1)).put(0, 'settlement', drowned.corner(-2, 2, 3));
    expect(drowned.points(0)).toBe(12);
    drowned.play(0, 'end-turn').nature('disaster-dice', dice(7));
    expect([drowned.over, drowned.points(0)]).toEqual([false, 10]);
  });

  // proves scenarios-series/oil-springs: When 4 tokens are lost
  it('comes when 4 tokens are lost, or 6 at a larger table: the Champion of the Environment wins', () => {
    for (const [seats, most] of [
      [4, 4],
      [6, 6],
    ]) {
      const t = rich(ready({ seats })).set('sequestered', 1, 3).lay(ready({ seats }).hex(0, 0), 'hills', 8);
      t.b.rules.reviewAwards(t.s);
      t.set('disaster', 0, 5).set('tokensLost', 0, most - 1);
      t.play(0, 'end-turn').nature('disaster-dice', dice(8));
      expect([t.over, t.b.rules.winners(t.s), t.b.rules.ending(t.s)]).toEqual([true, [1], 'condition']);
    }
    const t = ready().lay(ready().hex(0, 0), 'hills', 8).set('tokensLost', 0, 2);
    expect(disaster(t, 8).over).toBe(false);
  });

  // proves scenarios-series/oil-springs: If nobody is Champion of the Environment when the tokens are lost
  // proves scenarios-series/oil-springs: in a tie the most points win, and players who still tie share the
  it('goes without a Champion to whoever has sequestered most, then to most points', () => {
    const ends = (set: (t: Table) => Table): readonly number[] => {
      const t = set(ready().lay(ready().hex(0, 0), 'hills', 8).set('tokensLost', 0, 3));
      disaster(t, 8);
      expect([t.over, t.b.rules.ending(t.s)]).toEqual([true, 'condition']);
      return t.b.rules.winners(t.s);
    };
    const rich0 = (t: Table): Table => t.put(0, 'metropolis', t.corner(2, -2, 1));
    expect(ends((t) => rich0(t).set('sequestered', 1, 1).set('sequestered', 2, 2))).toEqual([2]);
    expect(
      ends((t) =>
        rich0(t)
          .set('sequestered', 1, 2)
          .set('sequestered', 2, 2)
          .put(2, 'settlement', t.corner(-2, 2, 3)),
      ),
    ).toEqual([2]);
    expect(ends(rich0)).toEqual([0]);
    expect(ends((t) => t.set('sequestered', 1, 1).set('sequestered', 3, 1))).toEqual([1, 3]);
  });
});

// proves scenarios-series/oil-springs: Not to be combined with Cities & Knights
it('is not combined with cities and knights, which have no development cards', () => {
  const modules = ['island', 'first-island/base', ID, 'cities-knights/core'].map((id) =>
    islandOutline(islandModules.find((module) => module.id === id)!),
  );
  expect(unmetWant(modules.slice(0, 3))).toBeUndefined();
  expect(unmetWant(modules)?.reason.text).toMatch(/development cards, and the other has none$/);
});

describe('bots see the ruin of the land coming', () => {
  const hope = (t: Table, seat: number): number => t.b.the.hints.progress(t.s, seat);
  const near = (lost: number, marker = 0): Table =>
    ready().set('sequestered', 1, 3).set('tokensLost', 0, lost).set('disaster', 0, marker);

  it('whoever would not win by it fears it, the more the nearer it is', () => {
    expect(hope(near(0), 0)).toBeCloseTo(0);
    expect(hope(near(2), 0)).toBeLessThan(0);
    expect(hope(near(3), 0)).toBeLessThan(hope(near(2), 0));
    expect(hope(near(3, 4), 0)).toBeLessThan(hope(near(3), 0));
  });

  it('whoever would win by it hopes for it', () => {
    expect(hope(near(3), 1)).toBeGreaterThan(hope(near(0), 1));
    const t = near(3);
    t.s.cells[t.b.at.award + t.b.award(CHAMPION)] = 2;
    expect(hope(t, 2)).toBeGreaterThan(0);
    expect(hope(t, 1)).toBeLessThan(0);
  });
});
