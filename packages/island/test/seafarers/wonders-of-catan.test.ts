import { describe, expect, it } from 'vitest';
import { Table, type TableOptions } from '../table.ts';

const GAME = 'seafarers/wonders-of-catan';
const PRICE = {
  cathedral: { brick: 1, lumber: 1, ore: 3 },
  'great-bridge': { grain: 1, lumber: 3, wool: 1 },
  'second-bridge': { grain: 1, lumber: 3, wool: 1 },
  'great-wall': { brick: 3, grain: 1, lumber: 1 },
  monument: { grain: 3, ore: 2 },
  theater: { brick: 1, lumber: 1, wool: 3 },
  library: { brick: 1, lumber: 1, wool: 3 },
} as const;
type Wonder = keyof typeof PRICE;

/** the first turn of seat 0 after a roll that gave nothing, on a board without pieces and with empty hands */
const table = (options: TableOptions = {}): Table => {
  const t = new Table(GAME, options).started().bare().roll(2);
  for (let seat = 0; seat < t.b.seats; seat++) t.give(seat, {});
  return t;
};
const marked = (t: Table, mark: string): number[] =>
  t.b.layout.marks.corners[mark].map((at) => t.corner(at.q, at.r, at.corner));
const times = (price: Record<string, number>, n: number): Record<string, number> =>
  Object.fromEntries(Object.entries(price).map(([good, count]) => [good, count * n]));
const raise = (t: Table, wonder: Wonder, stages = 1, seat = t.active): Table => {
  t.give(seat, times(PRICE[wonder], stages));
  for (let i = 0; i < stages; i++) t.play(seat, `raise-${wonder}`);
  return t;
};
const why = (t: Table, wonder: Wonder, seat = 0): string | undefined =>
  t.give(seat, PRICE[wonder]).refusal(seat, `raise-${wonder}`)?.code;
const stages = (t: Table, seat: number): number => t.field('wonderStages', seat);
const city = (t: Table, seat: number, corner: number): Table =>
  t.put(seat, 'settlement', corner).put(seat, 'city', corner);
const inland = (t: Table, i: number): number => t.corner(i, 0, 1);
/** two cities of the seat, which is all the theater asks for */
const twoCities = (t: Table, seat = 0): Table =>
  city(city(t, seat, t.corner(seat, 0, 1)), seat, t.corner(seat - 1, 1, 4));

describe('The Wonders of Catan', () => {
  // proves seafarers/wonders-of-catan: To claim a wonder
  // proves seafarers/wonders-of-catan: From then on nobody
  it('a wonder is claimed by meeting its requirement and paying its first stage; nobody else may build on it', () => {
    const t = twoCities(twoCities(table()), 2);
    raise(t, 'theater');
    expect([t.field('theater'), stages(t, 0), t.hand(0)]).toEqual([0, 1, {}]);
    t.play(0, 'end-turn').until('main', 2);
    t.bare();
    twoCities(t, 2);
    expect(why(t, 'theater', 2)).toBe('wonder-taken');
  });

  // proves seafarers/wonders-of-catan: You build at most one
  it('one wonder a player, never given up or swapped', () => {
    const t = twoCities(table()).put(0, 'settlement', marked(table(), 'wall')[0]);
    raise(t, 'theater');
    expect(why(t, 'great-wall')).toBe('wonder-other');
    expect(why(t, 'theater')).toBeUndefined();
  });

  // proves seafarers/wonders-of-catan: stages as you build pieces
  it('several stages may be built in one turn', () => {
    const t = raise(twoCities(table()), 'theater', 3);
    expect([stages(t, 0), t.over]).toEqual([3, false]);
  });

  // proves seafarers/wonders-of-catan: stages as you build pieces
  it('stages are build actions, also in the special building phase', () => {
    const t = twoCities(table({ seats: 5 }), 1).play(0, 'end-turn');
    expect(t.decision).toBe('special');
    raise(t, 'theater', 1, 1);
    expect(stages(t, 1)).toBe(1);
  });

  // proves seafarers/wonders-of-catan: need what the wonder asks for
  // proves seafarers/wonders-of-catan: While you lack it, the work
  it('the requirement must hold at every stage; if it is lost, building pauses until it is met again', () => {
    const t = raise(twoCities(table()), 'theater');
    t.b.rules.unbuild(t.s, t.b.piece('city').index, inland(t, 0));
    expect(why(t, 'theater')).toBe('wonder-needs');
    expect(t.field('theater')).toBe(0);
    city(t, 0, inland(t, 0));
    expect(why(t, 'theater')).toBeUndefined();
  });

  // proves seafarers/wonders-of-catan: Cathedral: a city
  // proves seafarers/wonders-of-catan: a city and 6 points that everybody
  it('the cathedral needs 1 city and at least 6 points', () => {
    const t = city(table(), 0, inland(table(), 0));
    expect(why(t, 'cathedral')).toBe('wonder-needs');
    t.set('regionPoints', 0, 4);
    expect([t.points(0), why(t, 'cathedral')]).toEqual([6, undefined]);
    t.bare().set('regionPoints', 0, 9);
    expect(why(t, 'cathedral')).toBe('wonder-needs');
  });

  // proves seafarers/wonders-of-catan: For the cathedral only points
  // proves seafarers/wonders-of-catan: a city and 6 points that everybody
  it('points in the hand do not count for the cathedral', () => {
    const t = city(table(), 0, inland(table(), 0)).set('regionPoints', 0, 3).cards(0, 'victory-point', 3);
    expect([t.points(0), why(t, 'cathedral')]).toEqual([8, 'wonder-needs']);
  });

  // proves seafarers/wonders-of-catan: Great Bridge: a settlement
  // proves seafarers/wonders-of-catan: a settlement or city at an end of the strait
  it('the Great Bridge needs a settlement at an end of the strait', () => {
    const t = table();
    expect(why(t, 'great-bridge')).toBe('wonder-needs');
    for (const end of marked(t, 'bridge')) {
      t.bare().put(0, 'settlement', end);
      expect(why(t, 'great-bridge')).toBeUndefined();
    }
    expect(stages(raise(t, 'great-bridge'), 0)).toBe(1);
  });

  // proves seafarers/wonders-of-catan: Great Wall: a settlement
  // proves seafarers/wonders-of-catan: A city serves
  // proves seafarers/wonders-of-catan: a settlement or city on the line beside
  it('the Great Wall needs a settlement on the line, and a city will do', () => {
    const t = table();
    expect(why(t, 'great-wall')).toBe('wonder-needs');
    for (const corner of marked(t, 'wall')) {
      t.bare().put(0, 'settlement', corner);
      expect(why(t, 'great-wall')).toBeUndefined();
    }
    city(t.bare(), 0, marked(t, 'wall')[2]);
    expect(stages(raise(t, 'great-wall'), 0)).toBe(1);
  });

  it('buildings of others serve nobody else’s wonder', () => {
    const t = table();
    t.put(1, 'settlement', marked(t, 'wall')[0]).put(1, 'settlement', marked(t, 'bridge')[0]);
    twoCities(t, 2);
    for (const wonder of ['great-wall', 'great-bridge', 'theater'] as const)
      expect(why(t, wonder)).toBe('wonder-needs');
  });

  // proves seafarers/wonders-of-catan: Monument: a city
  // proves seafarers/wonders-of-catan: a city at a harbour and a trade route of 5
  it('the monument needs a city at a harbour and a trade route of length 5', () => {
    const t = table();
    const harbour = t.b.harbourCorner[0];
    city(t, 0, harbour);
    expect(why(t, 'monument')).toBe('wonder-needs');
    t.set('routeLength', 0, 5);
    expect(why(t, 'monument')).toBeUndefined();
    t.set('routeLength', 0, 4);
    expect(why(t, 'monument')).toBe('wonder-needs');
    t.bare().put(0, 'settlement', harbour).set('routeLength', 0, 5);
    expect(why(t, 'monument')).toBe('wonder-needs');
  });

  // proves seafarers/wonders-of-catan: Theater: two cities
  // proves seafarers/wonders-of-catan: two cities
  it('the theater needs 2 cities', () => {
    const t = city(table(), 0, inland(table(), 0));
    expect(why(t, 'theater')).toBe('wonder-needs');
    twoCities(t.bare());
    expect(why(t, 'theater')).toBeUndefined();
  });

  // proves seafarers/wonders-of-catan: A stage costs 1 brick, 1 lumber and 3 ore
  // proves seafarers/wonders-of-catan: A stage costs 1 grain, 3 lumber
  // proves seafarers/wonders-of-catan: A stage costs 3 brick
  // proves seafarers/wonders-of-catan: A stage costs 3 grain
  // proves seafarers/wonders-of-catan: A stage costs 1 brick, 1 lumber and 3 wool
  // proves seafarers/wonders-of-catan: A wonder has four
  it('each stage has its price', () => {
    const t = table({ seats: 5 });
    for (const [wonder, price] of Object.entries(PRICE)) {
      const move = t.b.moves.findIndex(({ name }) => name === `raise-${wonder}`);
      const bill = t.b.prices[move]!(t.s, 0).map(([good, count]) => [t.b.goods[good].id, count]);
      expect(Object.fromEntries(bill)).toEqual(price);
    }
  });

  // proves seafarers/wonders-of-catan: Five or six players also
  // proves seafarers/wonders-of-catan: a settlement or city at an end of the second strait
  it('library and second bridge are only for five and six', () => {
    const raised = (seats: number): string[] =>
      new Table(GAME, { seats }).b.moves.map(({ name }) => name).filter((name) => name.startsWith('raise-'));
    expect(raised(4)).toHaveLength(5);
    expect(raised(6)).toHaveLength(7);
    const t = twoCities(table({ seats: 6 }));
    expect(why(t, 'library')).toBeUndefined();
    t.put(0, 'settlement', marked(t, 'bridge')[3]);
    expect([why(t, 'great-bridge'), why(t, 'second-bridge')]).toEqual(['wonder-needs', undefined]);
    expect(stages(raise(t, 'second-bridge'), 0)).toBe(1);
  });

  it.each([
    [0, ['great-bridge']],
    [1, ['great-bridge']],
    [2, ['second-bridge']],
    [3, ['second-bridge']],
  ])('a settlement at end %i of the straits serves the bridge over that strait alone', (end, served) => {
    const t = table({ seats: 6 });
    t.put(0, 'settlement', marked(t, 'bridge')[end]);
    const bridges = ['great-bridge', 'second-bridge'] as const;
    expect(bridges.filter((wonder) => why(t, wonder) === undefined)).toEqual(served);
  });

  // proves seafarers/wonders-of-catan: Starting settlements stand
  it('start settlements may not be on outlying islands, bridge ends, the wall line or the barred corners', () => {
    for (const seats of [3, 4, 5, 6]) {
      const t = new Table(GAME, { seats }).until('place-building');
      for (const mark of ['bridge', 'wall', 'barred'])
        for (const corner of marked(t, mark))
          expect(t.refusal(0, 'place-building', { corner })?.code).toBe('start-barred');
      for (const [hex, { region }] of t.b.layout.hexes.entries())
        if (region === 'outlying')
          for (let i = 0; i < 6; i++)
            expect(
              t.refusal(0, 'place-building', { corner: t.b.topology.hexCorner[hex * 6 + i] }),
            ).toBeDefined();
    }
  });

  // proves seafarers/wonders-of-catan: The robber starts on a desert
  // proves seafarers/wonders-of-catan: There is no pirate
  it('the robber starts on a desert and there is no pirate', () => {
    const t = new Table(GAME).started();
    expect(t.b.blockers.map(({ id }) => id)).toEqual(['robber']);
    expect(t.field('terrain', t.field('blocker'))).toBe(t.b.terrain('desert'));
  });

  // proves seafarers/wonders-of-catan: first settlement on one of the
  // proves seafarers/wonders-of-catan: The outlying islands bring
  it('the first settlement on any outlying island is worth an extra point, once a player', () => {
    const t = table().put(0, 'settlement', table().corner(-1, -3, 1));
    expect(t.points(0)).toBe(2);
    t.put(0, 'settlement', t.corner(0, 3, 4));
    expect(t.points(0)).toBe(3);
    t.put(1, 'settlement', t.corner(1, 3, 4));
    expect(t.points(1)).toBe(2);
  });

  // proves seafarers/wonders-of-catan: you finish the fourth
  it('the first to finish all 4 stages wins, whatever the points', () => {
    const t = raise(twoCities(table()), 'theater', 3);
    expect(t.over).toBe(false);
    raise(t, 'theater');
    expect(t.b.result(t.s)).toMatchObject({ winners: [0], ending: 'condition' });
  });

  // proves seafarers/wonders-of-catan: A wonder that you finish
  it('a wonder finished in the special building phase wins when the turn of its builder begins', () => {
    const t = twoCities(table({ seats: 5 }), 1)
      .set('wonderStages', 1, 3)
      .set('theater', 0, 1)
      .set('wonderOf', 1, 5);
    t.play(0, 'end-turn');
    raise(t, 'theater', 1, 1);
    expect(t.over).toBe(false);
    expect(why(t, 'theater', 1)).toBe('wonder-done');
    while (!t.over && t.decision === 'special') {
      const seat = [1, 2, 3, 4].find((each) => t.legal(each, 'done-building').length > 0)!;
      t.play(seat, 'done-building');
    }
    expect(t.b.result(t.s).winners).toEqual([1]);
  });

  // proves seafarers/wonders-of-catan: Ten points win
  // proves seafarers/wonders-of-catan: To win with points you also need
  it('10 points win with more stages than anyone else', () => {
    const t = twoCities(table()).set('regionPoints', 0, 6);
    expect([t.points(0), t.over]).toEqual([10, false]);
    raise(t, 'theater');
    expect(t.b.result(t.s)).toMatchObject({ winners: [0], ending: 'points' });
  });

  // proves seafarers/wonders-of-catan: Ten points win
  // proves seafarers/wonders-of-catan: To win with points you also need
  it('a tie in stages does not win', () => {
    const t = twoCities(table()).set('regionPoints', 0, 6).set('wonderStages', 1, 1);
    raise(t, 'theater');
    expect(t.over).toBe(false);
    raise(t, 'theater');
    expect(t.over).toBe(true);
  });

  // proves seafarers/wonders-of-catan: win with points you need
  it('10 points without a stage do not win, even when nobody has any', () => {
    const t = table().set('regionPoints', 0, 12);
    t.give(0, { brick: 1, lumber: 1 })
      .put(0, 'settlement', inland(t, 0))
      .play(0, 'road', { edge: t.edge(0, 0, 1) });
    expect(t.over).toBe(false);
  });

  // proves seafarers/wonders-of-catan: Terrains and numbers of the main
  it('no 6 or 8 lies beside a desert', () => {
    for (const seats of [4, 6])
      for (let seed = 1; seed <= 5; seed++) {
        const t = new Table(GAME, { seats, seed }).until('place-building');
        const desert = t.b.terrain('desert');
        for (let hex = 0; hex < t.b.topology.hexes; hex++)
          if (t.field('terrain', hex) === desert)
            for (let d = 0; d < 6; d++) {
              const near = t.b.topology.hexHex[hex * 6 + d];
              if (near >= 0) expect([1 << 6, 1 << 8]).not.toContain(t.field('numbers', near));
            }
      }
  });

  // proves seafarers/wonders-of-catan: The Longest Trade Route and
  it('longest trade route and largest army are in play', () => {
    expect(table().b.awards.map(({ id }) => id)).toEqual(['longest-road', 'largest-army']);
  });

  // proves seafarers/wonders-of-catan: Stages are counted beside
  it('stages take no ships out of the supply', () => {
    const t = raise(twoCities(table()), 'theater', 2);
    expect(t.field('supply', t.b.piece('ship').index)).toBe(15);
  });
});

// proves seafarers/wonders-of-catan: 2000: for three and four a smaller main island
// proves seafarers/wonders-of-catan: The maps of 2003, or for three and four
it('the map of 2000 has a smaller main island with four deserts and fewer hexes around it', () => {
  const of = (wonderMap: string, seats: number) =>
    new Table(GAME, { seats, options: { wonderMap } }).until('place-building');
  const count = (t: Table, on: (region: string, terrain: string) => boolean) =>
    t.b.layout.hexes.filter(({ region = '' }, hex) => on(region, t.b.terrains[t.field('terrain', hex)].id))
      .length;
  const land = (terrain: string) => terrain !== 'sea';
  const numbers = (t: Table) =>
    t.b.layout.hexes
      .map((_, hex) => t.field('numbers', hex))
      .sort()
      .join();
  for (const seats of [3, 4]) {
    const [old, now] = [of('2000', seats), of('2003', seats)];
    expect(count(old, (_, terrain) => terrain === 'desert')).toBe(4);
    expect(count(old, (region) => region === 'main')).toBeLessThan(count(now, (region) => region === 'main'));
    const outlying = (t: Table) =>
      count(t, (region, terrain) => region !== 'main' && region !== '' && land(terrain));
    expect(outlying(old)).toBeLessThan(outlying(now));
    expect(numbers(old)).not.toBe(numbers(now));
  }
  expect(() => of('2000', 6)).toThrow('"wonderMap" has no say');
});

// proves seafarers/wonders-of-catan: The rules are the same
it('on the map of 2000 the rules are the same', () => {
  const rules = (wonderMap: string) => {
    const { b, s } = new Table(GAME, { options: { wonderMap } });
    const { wonderMap: _, ...options } = b.options;
    return { target: b.rules.target(s, 0), moves: b.moves.map(({ name }) => name), options };
  };
  expect(rules('2000')).toEqual(rules('2003'));
});

// proves seafarers/wonders-of-catan: Move the robber and steal a card
it('a knight moves the robber: there is nothing else to move', () => {
  const t = table().cards(0, 'knight').play(0, 'play-card', { card: 'knight' });
  expect(new Set(t.legal(0, 'move-blocker').map(({ blocker }) => blocker))).toEqual(new Set(['robber']));
});
