import { describe, expect, test } from 'vitest';
import { Table, type TableOptions } from '../table.ts';

const ROW = 'bonus/merchant-fleet';
const open = (asked: TableOptions & { host?: string } = {}) => {
  const { host, ...rest } = asked;
  const t = new Table(host ?? ROW, host ? { ...rest, modules: [ROW, ...(rest.modules ?? [])] } : rest)
    .started()
    .until('main', 0)
    .bare();
  for (let seat = 0; seat < t.b.seats; seat++) t.give(seat, {}).set('merchantFleetAt', seat, -1);
  return t;
};
const isSea = (t: Table, hex: number) => t.field('terrain', hex) === t.b.terrain('sea');
const hexes = (t: Table) => Array.from({ length: t.b.topology.hexes }, (_, hex) => hex);
const harbourHex = (t: Table, place: number): number => {
  const { q, r, side } = t.b.layout.harbours.places[place];
  return t.b.walks.hexesAlong[t.edge(q, r, side)].find((hex) => isSea(t, hex))!;
};
/** the sea hex of the first harbour of this kind */
function port(t: Table, kind: string): number {
  const at = t.b.layout.harbours.places.findIndex(
    (_, place) => t.b.harbourKinds[t.b.fields.harbour.get(t.s, place)] === kind,
  );
  return harbourHex(t, at);
}
const ports = (t: Table) =>
  new Set(
    t.b.layout.harbours.places.flatMap((_, place) =>
      t.b.fields.harbour.get(t.s, place) >= 0 ? [harbourHex(t, place)] : [],
    ),
  );
/** a sea hex without a harbour */
const plain = (t: Table) =>
  hexes(t).find((hex) => isSea(t, hex) && !ports(t).has(hex) && coast(t, hex) >= 0)!;
const coast = (t: Table, hex: number): number =>
  t.b.walks.cornersOf[hex].find((corner) => t.b.walks.hexesAt[corner].some((at) => !isSea(t, at))) ?? -1;
const sail = (t: Table) => t.legal(0, 'merchant-sail').map(({ hex }) => hex as number);
const cargo = (t: Table, seat: number) => {
  const aboard: Record<string, number> = {};
  t.b.goods.forEach(({ id }, good) => {
    const count = t.field('merchantCargo', seat * t.b.goods.length + good);
    if (count > 0) aboard[id] = count;
  });
  return aboard;
};
const stow = (t: Table, seat: number, goods: Record<string, number>) => {
  for (const [good, count] of Object.entries(goods)) {
    t.set('merchantCargo', seat * t.b.goods.length + t.b.good(good), count);
    t.setBank(good, t.bank(good) - count);
  }
  return t;
};
const robberTo = (t: Table, hex: number, seat = 0) =>
  t.b.the.blockers.moved(t.s, seat, t.b.blocker('robber'), hex);

describe('sailing', () => {
  // proves bonus/merchant-fleet: Your fleet begins off the board
  // proves bonus/merchant-fleet: When it first sails it is placed
  // proves bonus/merchant-fleet: You have a fleet
  test('it begins off the board, and is launched beside an own town', () => {
    const t = open();
    expect([t.field('merchantFleetAt'), sail(t)]).toEqual([-1, []]);
    expect(t.refusal(0, 'merchant-sail', { hex: plain(t) })?.code).toBe('merchant-no-quay');
    const corner = coast(t, plain(t));
    t.put(0, 'settlement', corner);
    expect(sail(t).sort()).toEqual(t.b.walks.hexesAt[corner].filter((hex) => isSea(t, hex)).sort());
    t.play(0, 'merchant-sail', { hex: plain(t) });
    expect(t.field('merchantFleetAt')).toBe(plain(t));
    expect(t.events.map(({ kind }) => kind)).toContain('merchant-launched');
  });

  // proves bonus/merchant-fleet: Your fleet sails one or two sea hexes
  test('it sails one or two sea hexes', () => {
    const t = open();
    const from = plain(t);
    t.set('merchantFleetAt', 0, from);
    const near = t.b.walks.hexesBeside[from].filter((hex) => isSea(t, hex));
    const far = near.flatMap((hex) => t.b.walks.hexesBeside[hex].filter((next) => isSea(t, next)));
    const reach = new Set([...near, ...far].filter((hex) => hex !== from));
    expect(new Set(sail(t))).toEqual(reach);
    const third = hexes(t).find((hex) => isSea(t, hex) && !reach.has(hex) && hex !== from)!;
    expect(t.refusal(0, 'merchant-sail', { hex: third })?.code).toBe('merchant-far');
    expect(t.refusal(0, 'merchant-sail', { hex: from })?.code).toBe('merchant-here');
    expect(t.refusal(0, 'merchant-sail', { hex: t.hex(0, 0) })?.code).toBe('merchant-far');
    t.play(0, 'merchant-sail', { hex: far.find((hex) => !near.includes(hex) && hex !== from)! });
  });

  // proves bonus/merchant-fleet: Several fleets may lie on one hex
  // proves bonus/merchant-fleet: A fleet passes others
  test('fleets share hexes and pass each other, and the robber', () => {
    const t = open();
    const from = plain(t);
    const [beside] = t.b.walks.hexesBeside[from].filter((hex) => isSea(t, hex));
    for (const seat of [0, 1]) t.set('merchantFleetAt', seat, from);
    t.set('merchantFleetAt', 2, beside);
    t.b.fields.blocker.set(t.s, t.b.blocker('robber'), beside);
    const beyond = t.b.walks.hexesBeside[beside].find((hex) => isSea(t, hex) && hex !== from)!;
    expect(sail(t)).toEqual(expect.arrayContaining([beside, beyond]));
  });

  // proves bonus/merchant-fleet: Where the board ends with land, sea hexes are laid around it
  test('sea lies all around the island, and fleets sail right around it', () => {
    const t = open();
    expect(hexes(t).filter((hex) => isSea(t, hex))).toHaveLength(18);
    for (const hex of hexes(t)) if (!isSea(t, hex)) expect(t.b.walks.hexesBeside[hex]).toHaveLength(6);
    const start = plain(t);
    const seen = new Set([start]);
    for (const at of seen) for (const next of t.b.walks.hexesBeside[at]) if (isSea(t, next)) seen.add(next);
    expect(seen.size).toBe(18);
  });

  // proves bonus/merchant-fleet: A fleet whose hex becomes land goes off the board
  test('a fleet whose hex becomes land goes home, and its cargo to the bank', () => {
    const t = open();
    const hex = plain(t);
    stow(t.set('merchantFleetAt', 0, hex), 0, { ore: 2 });
    const before = t.bank('ore');
    t.b.fields.terrain.set(t.s, hex, t.b.terrain('pasture'));
    t.b.the.boardChange.hexChanged(t.s, hex);
    expect([t.field('merchantFleetAt'), cargo(t, 0), t.bank('ore')]).toEqual([-1, {}, before + 2]);
  });
});

describe('one thing a turn', () => {
  // proves bonus/merchant-fleet: Once in your turn it may do one thing
  // proves bonus/merchant-fleet: Cards leave a fleet in no other way
  test('sail, load or unload, and again in the next turn', () => {
    const t = open();
    const hex = port(t, 'ore');
    t.put(0, 'settlement', coast(t, hex)).set('merchantFleetAt', 0, hex).give(0, { wool: 2 });
    stow(t, 0, { ore: 4 });
    const moves = () =>
      new Set(
        t
          .legal(0)
          .map(({ move }) => move)
          .filter((move) => move.startsWith('merchant')),
      );
    expect(moves()).toEqual(new Set(['merchant-sail', 'merchant-load', 'merchant-unload']));
    t.play(0, 'merchant-load', { good: 'wool' });
    expect(moves()).toEqual(new Set(['merchant-load']));
    expect(t.refusal(0, 'merchant-unload', { give: 'ore', want: 'wool' })?.code).toBe('merchant-done');
    expect(t.refusal(0, 'merchant-sail', { hex: sail(open())[0] ?? hex })?.code).toBe('merchant-done');
    t.set('merchantDone', 0, 0).play(0, 'merchant-unload', { give: 'ore', want: 'grain' });
    expect(moves()).toEqual(new Set(['merchant-unload']));
    expect(t.refusal(0, 'merchant-load', { good: 'wool' })?.code).toBe('merchant-done');
    t.set('merchantDone', 0, 0);
    t.play(0, 'merchant-sail', { hex: sail(t)[0] });
    expect(moves()).toEqual(new Set());
    t.b.rules.beginTurn(t.s);
    expect(t.field('merchantDone')).toBe(0);
  });
});

describe('loading', () => {
  // proves bonus/merchant-fleet: If your fleet lies at a sea hex beside a settlement or city of yours
  // proves bonus/merchant-fleet: A fleet carries as many cards as you like
  test('any number of cards, beside an own town alone', () => {
    const t = open();
    const hex = plain(t);
    t.set('merchantFleetAt', 0, hex).give(0, { wool: 9, ore: 1 });
    expect(t.refusal(0, 'merchant-load', { good: 'wool' })?.code).toBe('merchant-no-quay');
    t.put(1, 'settlement', coast(t, hex));
    expect(t.refusal(0, 'merchant-load', { good: 'wool' })?.code).toBe('merchant-no-quay');
    t.bare().put(0, 'city', coast(t, hex));
    for (let i = 0; i < 9; i++) t.play(0, 'merchant-load', { good: 'wool' });
    t.play(0, 'merchant-load', { good: 'ore' });
    expect([cargo(t, 0), t.hand(0)]).toEqual([{ wool: 9, ore: 1 }, {}]);
    expect(t.refusal(0, 'merchant-load', { good: 'ore' })?.code).toBe('none-held');
    expect(t.b.plan.byName.get('merchantCargo')?.audience).not.toBe('owner');
    t.set('merchantFleetAt', 0, -1).set('merchantDone', 0, 0).give(0, { ore: 1 });
    expect(t.refusal(0, 'merchant-load', { good: 'ore' })?.code).toBe('merchant-ashore');
  });

  // proves bonus/merchant-fleet: Cards aboard do not count to the limit of your hand
  test('cards aboard are no cards of the hand, on a seven or for a monopoly', () => {
    const t = open();
    stow(t.give(0, { wool: 7 }), 0, { wool: 5 });
    expect(t.b.rules.discardCount(t.s, 0)).toBe(0);
    t.cards(1, 'monopoly').play(0, 'end-turn').roll(2).until('main', 1);
    const held = t.hand(0).wool;
    t.play(1, 'play-card', { card: 'monopoly' }).play(1, 'name-good', { good: 'wool' });
    expect([t.hand(1).wool >= held, cargo(t, 0), t.hand(0).wool]).toEqual([true, { wool: 5 }, undefined]);
  });
});

describe('unloading', () => {
  // proves bonus/merchant-fleet: At a 2:1 harbour you may unload
  // proves bonus/merchant-fleet: What you get comes into your hand
  // proves bonus/merchant-fleet: You need no settlement at the harbour
  test('2 of its resource for 1 of choice, as often as there are two', () => {
    const t = open();
    stow(t.set('merchantFleetAt', 0, port(t, 'ore')), 0, { ore: 5, wool: 4 });
    const bank = t.bank('ore');
    expect(new Set(t.legal(0, 'merchant-unload').map(({ give }) => give))).toEqual(new Set(['ore']));
    expect(new Set(t.legal(0, 'merchant-unload').map(({ want }) => want))).toEqual(
      new Set(['brick', 'grain', 'lumber', 'wool']),
    );
    t.play(0, 'merchant-unload', { give: 'ore', want: 'grain' });
    t.play(0, 'merchant-unload', { give: 'ore', want: 'brick' });
    expect([cargo(t, 0), t.hand(0), t.bank('ore')]).toEqual([
      { ore: 1, wool: 4 },
      { grain: 1, brick: 1 },
      bank + 4,
    ]);
    expect(t.refusal(0, 'merchant-unload', { give: 'ore', want: 'brick' })?.code).toBe('merchant-few');
    expect(t.refusal(0, 'merchant-unload', { give: 'wool', want: 'brick' })?.code).toBe('merchant-no-port');
    t.setBank('grain', 0).set('merchantCargo', t.b.good('ore'), 2);
    expect(t.refusal(0, 'merchant-unload', { give: 'ore', want: 'grain' })).toBeDefined();
  });

  test('not at a 3:1 harbour, and not at sea', () => {
    for (const at of ['any', '']) {
      const t = open();
      stow(t.set('merchantFleetAt', 0, at ? port(t, at) : plain(t)), 0, { ore: 6, wool: 6 });
      if (at && port(t, 'ore') === port(t, 'any')) continue;
      expect(t.refusal(0, 'merchant-unload', { give: 'ore', want: 'brick' })?.code).toBe('merchant-no-port');
    }
  });

  // proves bonus/merchant-fleet: A 2:1 harbour trades with fleets alone
  // proves bonus/merchant-fleet: A 3:1 harbour is used from the towns
  test('towns trade at 3:1 harbours alone', () => {
    const rate = (kind: string) => {
      const t = open();
      const place = t.b.layout.harbours.places.findIndex(
        (_, at) => t.b.harbourKinds[t.b.fields.harbour.get(t.s, at)] === kind,
      );
      t.put(0, 'settlement', t.b.harbourCorner[place * 2]);
      return t.b.the.bank.rate(t.s, 0, t.b.good('ore'));
    };
    expect([rate('ore'), rate('any')]).toEqual([4, 3]);
  });
});

describe('the robber', () => {
  // proves bonus/merchant-fleet: You may move the robber to the sea hex of a harbour
  test('it goes to harbours, and to no other sea', () => {
    const t = open();
    const robber = t.b.blocker('robber');
    const bar = (hex: number) => t.b.the.blockers.barStand(t.s, robber, hex, 0)?.code;
    for (const hex of ports(t)) expect(bar(hex)).toBeUndefined();
    expect(bar(plain(t))).toBe('blocker-on-land');
    robberTo(t, port(t, 'any'));
    expect(bar(port(t, 'any'))).toBe('blocker-stays');
  });

  // proves bonus/merchant-fleet: All fleets there lose what they carry
  // proves bonus/merchant-fleet: and you may steal a card from the
  test('all fleets there lose their cargo, and the owner of one a card', () => {
    const t = open();
    const hex = port(t, 'wool');
    t.put(3, 'settlement', coast(t, hex)).give(3, { grain: 1 });
    for (const seat of [0, 1]) stow(t.set('merchantFleetAt', seat, hex), seat, { ore: 1 });
    stow(t.set('merchantFleetAt', 2, plain(t)), 2, { ore: 1 });
    t.give(1, { brick: 1 });
    const bank = t.bank('ore');
    robberTo(t, hex);
    expect([cargo(t, 0), cargo(t, 1), cargo(t, 2), t.bank('ore')]).toEqual([{}, {}, { ore: 1 }, bank + 2]);
    expect(t.decision).toBe('steal');
    t.anything();
    expect([t.hand(0), t.hand(1), t.hand(3)]).toEqual([{ brick: 1 }, {}, { grain: 1 }]);
  });

  test('the towns at a harbour are not robbed, on land they are', () => {
    const t = open();
    const hex = port(t, 'wool');
    const corner = coast(t, hex);
    t.put(3, 'settlement', corner).give(3, { grain: 1 }).set('merchantFleetAt', 3, plain(t));
    const robber = t.b.blocker('robber');
    expect(t.b.the.blockers.touches(t.s, 3, robber, hex)).toBe(false);
    const land = t.b.walks.hexesAt[corner].find((at) => !isSea(t, at))!;
    expect(t.b.the.blockers.touches(t.s, 3, robber, land)).toBe(true);
  });

  // proves bonus/merchant-fleet: A fleet that sails to the robber loses what it carries
  // proves bonus/merchant-fleet: The robber closes no harbour
  test('a fleet that comes to it loses its cargo, loads nothing there, and may unload', () => {
    const t = open();
    const hex = port(t, 'wool');
    t.b.fields.blocker.set(t.s, t.b.blocker('robber'), hex);
    const from = t.b.walks.hexesBeside[hex].find((at) => isSea(t, at))!;
    stow(t.set('merchantFleetAt', 0, from), 0, { wool: 2 });
    t.play(0, 'merchant-sail', { hex });
    expect([cargo(t, 0), t.events.map(({ kind }) => kind)]).toEqual([
      {},
      expect.arrayContaining(['merchant-sailed', 'merchant-sunk']),
    ]);
    t.put(0, 'settlement', coast(t, hex)).set('merchantDone', 0, 0).give(0, { wool: 1 });
    expect(t.refusal(0, 'merchant-load', { good: 'wool' })?.code).toBe('merchant-watched');
    stow(t, 0, { wool: 2 });
    expect(t.refusal(0, 'merchant-unload', { give: 'wool', want: 'ore' })).toBeUndefined();
  });
});

test('bots think the more of cargo the nearer it is to its harbour', () => {
  const t = open();
  const hope = () => t.b.the.hints.progress(t.s, 0);
  const hex = port(t, 'ore');
  stow(t.set('merchantFleetAt', 0, hex), 0, { ore: 4 });
  const there = hope();
  const far = hexes(t).find(
    (at) => isSea(t, at) && at !== hex && !t.b.walks.hexesBeside[hex].includes(at) && at !== plain(t),
  )!;
  t.set('merchantFleetAt', 0, far);
  expect(hope()).toBeLessThan(there);
  t.set('merchantFleetAt', 0, hex).set('merchantCargo', t.b.good('ore'), 0);
  expect(hope()).toBeLessThan(there);
});

test('at sea fleets sail among islands, with ships and the pirate', () => {
  const t = open({ host: 'seafarers/heading-for-new-shores' });
  const hex = plain(t);
  t.put(0, 'settlement', coast(t, hex));
  expect(sail(t)).toContain(hex);
});

test('with Cities & Knights commodities are not loaded', () => {
  const t = open({ host: 'cities-knights/core' });
  const hex = plain(t);
  t.put(0, 'city', coast(t, hex)).set('merchantFleetAt', 0, hex).give(0, { coin: 1, ore: 1 });
  expect(t.legal(0, 'merchant-load').map(({ good }) => good)).toEqual(['ore']);
});
