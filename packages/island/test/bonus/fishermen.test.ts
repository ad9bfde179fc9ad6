import { describe, expect, it } from 'vitest';
import { Table } from '../table.ts';

const ID = 'bonus/fishermen';
const SEA = 'seafarers/heading-for-new-shores';
const start = (game = SEA): Table => {
  const t = new Table(game, { modules: [ID] }).started().bare();
  for (let seat = 0; seat < t.b.seats; seat++) t.give(seat, {});
  return t.set('blocker', t.b.blocker('robber'), -1).set('blocker', t.b.blocker('pirate'), -1);
};
const all = (t: Table): number[] => Array.from({ length: t.b.topology.hexes }, (_, hex) => hex);
const isSea = (t: Table, hex: number): boolean => hex >= 0 && t.field('terrain', hex) === t.b.terrain('sea');
const isLand = (t: Table, hex: number): boolean => hex >= 0 && t.b.land[t.field('terrain', hex)] === 1;
const around = (t: Table, hex: number): number[] =>
  Array.from({ length: 6 }, (_, d) => t.b.topology.hexHex[hex * 6 + d]).filter((near) => near >= 0);
/** only this sea hex has a number, 5; nothing else gives anything */
const bay = (): { readonly t: Table; readonly hex: number } => {
  const t = start();
  const hex = all(t).find(
    (each) => isSea(t, each) && around(t, each).filter((near) => isSea(t, near)).length >= 3,
  )!;
  const found =
    t.field('fishing', hex) === 1
      ? hex
      : all(t).find(
          (each) =>
            t.field('fishing', each) === 1 &&
            isSea(t, each) &&
            around(t, each).some((near) => isSea(t, near)),
        )!;
  for (const each of all(t)) t.set('numbers', each, 0);
  t.set('numbers', found, 1 << 5);
  return { t, hex: found };
};
const coast = (t: Table, hex: number): number =>
  t.b.walks.cornersOf[hex].find((corner) => t.b.rules.cornerFit(t.s, corner))!;
const roll5 = (t: Table): Table => t.roll(5);
const fish = (t: Table, seat = 0): number => t.hand(seat).fish ?? 0;

// proves bonus/fishermen: Each desert and each sea hex with land beside it
it('deserts and sea beside land have a number, a sea hex with a harbour and other sea have none', () => {
  for (const game of [SEA, 'seafarers/through-the-desert']) {
    const t = start(game);
    for (const hex of all(t)) {
      const corners = t.b.walks.cornersOf[hex];
      const harbour = Array.from({ length: t.b.harbourCorner.length / 2 }, (_, i) => i * 2).some((i) =>
        [0, 1].every((end) => corners.includes(t.b.harbourCorner[i + end])),
      );
      const fishing = isSea(t, hex) && !harbour && around(t, hex).some((near) => isLand(t, near));
      const desert = t.field('terrain', hex) === t.b.terrain('desert');
      if (fishing || desert) expect(t.field('numbers', hex)).not.toBe(0);
      else if (isSea(t, hex)) expect(t.field('numbers', hex)).toBe(0);
    }
  }
});

// proves bonus/fishermen: The tokens come out of a set of 18
it('they come out of as many sets as it takes', () => {
  const t = start();
  const dealt = all(t).filter((hex) => t.field('fishing', hex) === 1);
  const counts = Array.from(
    { length: 13 },
    (_, n) => dealt.filter((hex) => (t.field('numbers', hex) >> n) & 1).length,
  );
  const sets = Math.ceil(dealt.length / 18);
  for (let n = 2; n <= 12; n++)
    expect(counts[n] + t.field('fishingBag', n)).toBe(n === 7 ? 0 : n === 2 || n === 12 ? sets : 2 * sets);
});

describe('fish', () => {
  // proves bonus/fishermen: When the number of a sea hex comes
  it('1 for a settlement at the hex, and for a city', () => {
    for (const piece of ['settlement', 'city']) {
      const { t, hex } = bay();
      expect(fish(roll5(t.put(0, piece, coast(t, hex))))).toBe(1);
      expect(fish(t, 1)).toBe(0);
    }
  });

  // proves bonus/fishermen: When the number of a sea hex comes
  it('2 for a ship of an open line', () => {
    const { t, hex } = bay();
    const far = t.b.walks.edgesOf[hex].find((edge) =>
      t.b.topology.edgeHex.subarray(edge * 2, edge * 2 + 2).every((h) => isSea(t, h)),
    )!;
    expect(fish(roll5(t.put(0, 'ship', far)))).toBe(2);
  });

  // proves bonus/fishermen: Closed lines catch nothing
  it('none for a line that is closed at both ends', () => {
    const { t, hex } = bay();
    const [edge] = t.b.walks.edgesOf[hex];
    const ends = [t.b.topology.edgeCorner[edge * 2], t.b.topology.edgeCorner[edge * 2 + 1]];
    t.put(0, 'settlement', ends[0]).put(0, 'settlement', ends[1]).put(0, 'ship', edge);
    expect(fish(roll5(t))).toBe(1);
  });

  // proves bonus/fishermen: With a building and a ship at a hex you take 3 fish
  it('3 with both, however many there are', () => {
    const { t, hex } = bay();
    const corner = coast(t, hex);
    const edges = t.b.walks.edgesOf[hex];
    const first = edges.find((edge) =>
      [0, 1].some((end) => t.b.topology.edgeCorner[edge * 2 + end] === corner),
    )!;
    t.put(0, 'settlement', corner).put(0, 'ship', first);
    for (const edge of edges) if (edge !== first && t.field('route', edge) === 0) t.put(0, 'ship', edge);
    t.b.rules.unbuild(t.s, t.b.piece('ship').index, edges.find((edge) => edge !== first)!);
    expect(fish(roll5(t))).toBe(3);
  });

  // proves bonus/fishermen: The pirate stops the fish of its hex
  it('none where the pirate is', () => {
    const { t, hex } = bay();
    t.put(0, 'settlement', coast(t, hex)).set('blocker', t.b.blocker('pirate'), hex);
    expect(fish(roll5(t))).toBe(0);
  });

  // proves bonus/fishermen: Fish lie open beside your hand
  // proves bonus/fishermen: You trade them with players
  it('are no cards of the hand, and neither the bank nor a monopoly gives any', () => {
    const { t } = bay();
    t.give(1, { fish: 12 }).give(0, { wool: 4 });
    expect([t.field('handSize', 1), t.b.rules.discardCount(t.s, 1)]).toEqual([0, 0]);
    expect(t.b.goods[t.b.good('fish')].open).toBe(true);
    t.roll(12);
    expect(t.refusal(0, 'bank-trade', { give: 'wool', want: 'fish' })?.code).toBe('bank-keeps');
    expect(t.b.the.offers.barTradeGood(t.s, t.b.good('fish'))).toBeUndefined();
    t.cards(0, 'monopoly').play(0, 'play-card', { card: 'monopoly' });
    expect(t.decision).toBe('monopoly');
    expect(t.legal(0).map(({ good }) => good)).not.toContain('fish');
  });

  // proves bonus/fishermen: You trade them with players
  it('buy resources from the bank', () => {
    const { t } = bay();
    roll5(t).give(0, { fish: 4 });
    t.play(0, 'bank-trade', { give: 'fish', want: 'ore' });
    expect(t.hand(0)).toEqual({ ore: 1 });
  });
});

// proves bonus/fishermen: A harbour for one resource gives you 1
// proves bonus/fishermen: It betters no other trade
it('a harbour gives its resource for 2 of anything, and for 2 fish', () => {
  const { t } = bay();
  roll5(t).give(0, { fish: 2, wool: 3 });
  t.set('harbours', 0, 1 << (t.b.good('ore') + 1));
  expect(t.legal(0, 'harbour-trade').map(({ give, want }) => [give, want])).toEqual([
    ['wool', 'ore'],
    ['fish', 'ore'],
  ]);
  expect(t.legal(0, 'bank-trade')).toEqual([]);
  t.play(0, 'harbour-trade', { give: 'fish', want: 'ore' });
  expect(t.hand(0)).toEqual({ wool: 3, ore: 1 });
});

// proves bonus/fishermen: A city gives you no more than a settlement
it('a city draws one', () => {
  const t = start();
  const hex = all(t).find((each) => t.field('terrain', each) === t.b.terrain('hills'))!;
  const corner = t.b.walks.cornersOf[hex][0];
  expect(t.b.rules.drawFrom(t.s, hex, corner, t.b.piece('city').index)).toBe(1);
  expect(t.b.rules.drawFrom(t.s, hex, corner, t.b.piece('settlement').index)).toBe(1);
});

describe('a drought', () => {
  const dry = (): Table => {
    const t = start('seafarers/through-the-desert');
    const desert = all(t).find((each) => t.field('terrain', each) === t.b.terrain('desert'))!;
    for (const hex of all(t)) if (t.field('fishing', hex) === 0) t.set('numbers', hex, 0);
    for (const hex of all(t)) if (t.field('fishing', hex) === 1) t.set('numbers', hex, 1 << 9);
    return t
      .set('numbers', desert, 1 << 5)
      .give(0, { fish: 3, ore: 1 })
      .give(2, { fish: 1 });
  };

  // proves bonus/fishermen: When the number of a desert comes
  it('takes all fish and deals the numbers anew', () => {
    const t = roll5(dry());
    expect(t.decision).toBe('fishing-number');
    expect([t.hand(0), t.hand(2)]).toEqual([{ ore: 1 }, {}]);
    while (t.decision === 'fishing-number') t.anything();
    for (const hex of all(t)) if (t.field('fishing', hex) === 1) expect(t.field('numbers', hex)).not.toBe(0);
    expect(t.decision).toBe('main');
  });

  it('does not come with another number', () => {
    expect(fish(dry().roll(4))).toBe(3);
  });

  // proves bonus/fishermen: The robber on a desert
  it('is stopped by the robber', () => {
    const t = dry();
    const desert = all(t).find((each) => t.field('numbers', each) === 1 << 5)!;
    expect(fish(roll5(t.set('blocker', t.b.blocker('robber'), desert)))).toBe(3);
  });
});

it('bots go where the fish are', () => {
  const { t, hex } = bay();
  const corners = new Float64Array(t.b.topology.corners);
  const edges = new Float64Array(t.b.topology.edges);
  t.b.the.hints.lures(t.s, 0, corners, edges);
  expect(t.b.walks.edgesOf[hex].every((edge) => edges[edge] > 0)).toBe(true);
  const before = t.b.the.hints.progress(t.s, 0);
  expect(t.b.the.hints.foundingGain(t.s, 0, coast(t, hex))).toBeGreaterThan(0);
  t.put(0, 'ship', t.b.walks.edgesOf[hex][0]);
  expect(t.b.the.hints.progress(t.s, 0)).toBeGreaterThan(before);
});
