import { expect, it } from 'vitest';
import type { Table } from '../table.ts';
import { cornersWith } from './named.ts';
import { afterSeven, alone, onPath, region, rolled, townOf } from './region.ts';

const GAME = 'geographies/carolinas';
const [NORTH, SOUTH] = ['Asheville', 'Columbia'];
/** a table where no number gives anything */
const barren = (options = {}): Table => {
  const t = region(GAME, { options });
  for (let hex = 0; hex < t.b.topology.hexes; hex++) t.set('numbers', hex, 0);
  return t;
};

// proves geographies/carolinas: City sites with a blue ring lie in North Carolina
// proves geographies/carolinas: So do the victory point sites
it('every city site and victory point site lies in one of the two states', () => {
  const t = region(GAME);
  const states = ['north-carolina', 'south-carolina'].map((mark) => cornersWith(t, mark));
  const sites = ['city-site', 'victory-site'].flatMap((mark) => cornersWith(t, mark));
  expect(states.flat().sort((a, z) => a - z)).toEqual(sites.sort((a, z) => a - z));
  expect([...new Set(states.flat())]).toHaveLength(36);
  expect(states[0]).toContain(townOf(t, 'Charlotte'));
  expect(states[1]).toContain(townOf(t, 'Charleston'));
});

// proves geographies/carolinas: a number other than 7 brings you no resource, you
// proves geographies/carolinas: That is tobacco if all your settlements and cities are in North Carolina
it('whoever gets nothing takes tobacco in the north and rice in the south', () => {
  const t = barren().put(1, 'settlement', 0);
  t.bare().put(1, 'settlement', townOf(t, NORTH)).put(1, 'city', townOf(t, 'Raleigh'));
  t.put(2, 'settlement', townOf(t, SOUTH)).roll(5);
  expect([t.hand(1), t.hand(2)]).toEqual([{ tobacco: 1 }, { rice: 1 }]);
});

it('whoever gets a resource takes none, and a seven brings none', () => {
  const t = region(GAME);
  const corner = townOf(t, NORTH);
  const hex = t.b.walks.hexesAt[corner][0];
  for (let other = 0; other < t.b.topology.hexes; other++) t.set('numbers', other, 0);
  t.lay(hex, 'hills', 5).put(1, 'settlement', corner).put(2, 'settlement', townOf(t, SOUTH)).roll(5);
  expect([t.hand(1), t.hand(2)]).toEqual([{ brick: 1 }, { rice: 1 }]);
  const seven = barren();
  seven.put(1, 'settlement', townOf(seven, NORTH));
  expect(afterSeven(seven.roll(7)).hand(1)).toEqual({});
});

// proves geographies/carolinas: With some in both states you choose
it.each(['rice', 'tobacco'])('whoever is in both states takes 1 of the two: %s', (good) => {
  const t = barren();
  t.put(1, 'settlement', townOf(t, NORTH)).put(1, 'settlement', townOf(t, SOUTH)).roll(5);
  expect(t.decision).toBe('take-crop');
  expect(t.refusal(1, 'take-crop', { good: 'ore' })?.code).toBe('not-either');
  t.play(1, 'take-crop', { good });
  expect([t.hand(1), t.decision]).toEqual([{ [good]: 1 }, 'main']);
});

it('with five players the victory point sites count for their states', () => {
  const t = region(GAME, { seats: 5 });
  for (let hex = 0; hex < t.b.topology.hexes; hex++) t.set('numbers', hex, 0);
  const north = cornersWith(t, 'victory-site').find((site) =>
    cornersWith(t, 'north-carolina').includes(site),
  )!;
  t.put(1, 'settlement', townOf(t, SOUTH)).put(1, 'settlement', north).roll(5);
  expect(t.decision).toBe('take-crop');
});

// proves geographies/carolinas: The bank gives 1 resource for 2 rice and 2 tobacco
// proves geographies/carolinas: With a 3:1 trading road path 2 of one and 1 of the other
it('two of each buy a resource; with a 3:1 path two of one and one of the other', () => {
  const t = rolled(GAME).give(0, { rice: 2, tobacco: 2 });
  t.play(0, 'trade-set', { want: 'ore' });
  expect(t.hand(0)).toEqual({ ore: 1 });
  t.give(0, { rice: 2, tobacco: 1 });
  expect(t.refusal(0, 'trade-set', { want: 'ore' })?.code).toBe('set-short');
  expect(t.refusal(0, 'trade-short-set', { good: 'rice', want: 'ore' })?.code).toBe('no-general-rate');
  onPath(t, 0, 'any');
  expect(t.refusal(0, 'trade-short-set', { good: 'tobacco', want: 'ore' })?.code).toBe('set-short');
  t.play(0, 'trade-short-set', { good: 'rice', want: 'brick' });
  expect(t.hand(0)).toEqual({ brick: 1 });
  t.give(0, { rice: 1, tobacco: 2 }).play(0, 'trade-short-set', { good: 'tobacco', want: 'ore' });
  expect(t.hand(0)).toEqual({ ore: 1 });
});

it('one kind alone buys nothing', () => {
  const t = onPath(rolled(GAME), 0, 'any').give(0, { rice: 9 });
  expect(t.legal(0).filter(({ move }) => String(move).includes('trade'))).toEqual([]);
  expect(t.refusal(0, 'bank-trade', { give: 'rice', want: 'ore' })?.code).toBe('bank-refuses');
});

// proves geographies/carolinas: No 2:1 trading road path
it('a path for one resource makes no set cheaper', () => {
  const t = onPath(rolled(GAME), 0, 'ore').give(0, { rice: 2, tobacco: 1 });
  expect(t.legal(0, 'trade-set')).toEqual([]);
  expect(t.legal(0, 'trade-short-set')).toEqual([]);
});

// proves geographies/carolinas: If the bank cannot pay the resources that it
it('whoever the bank cannot pay takes a commodity', () => {
  const t = region(GAME);
  const corner = townOf(t, SOUTH);
  const [hex] = t.b.walks.hexesAt[corner];
  const { q, r } = t.b.layout.hexes[hex];
  alone(t, q, r, 'hills', 5).setBank('brick', 0).put(1, 'settlement', corner).roll(5);
  expect(t.hand(1)).toEqual({ rice: 1 });
});

// proves geographies/carolinas: There are 20 tokens of each
// proves geographies/carolinas: Players take them in turn order
// proves geographies/carolinas: Tokens of rice, and as many of tobacco
it.each([20, 12])(
  'of %i tokens the last go round from the player on the move, those with a choice last',
  (cropTokens) => {
    const t = barren({ cropTokens });
    expect([t.bank('rice'), t.bank('tobacco')]).toEqual([cropTokens, cropTokens]);
    t.give(3, { rice: cropTokens - 1, tobacco: cropTokens });
    t.put(0, 'settlement', townOf(t, NORTH)).put(0, 'settlement', townOf(t, 'Aiken'));
    t.put(1, 'settlement', townOf(t, SOUTH)).put(2, 'settlement', townOf(t, 'Sumter')).roll(5);
    expect([0, 1, 2].map((seat) => t.hand(seat))).toEqual([{}, { rice: 1 }, {}]);
    expect(t.decision).toBe('main');
  },
);

// proves geographies/carolinas: a number brings you no resource, you take rice or tobacco
it('without the option there are none', () => {
  const t = barren({ riceAndTobacco: false });
  expect(t.put(1, 'settlement', townOf(t, NORTH)).roll(5).hand(1)).toEqual({});
  expect(t.b.goods.map(({ id }) => id)).not.toContain('rice');
});

// proves geographies/carolinas: Players take them in turn order from the active player, those with a choice last; a player who finds
it('those with a choice are asked in turn order, from the player on the move on', () => {
  const t = barren();
  const sites = ['north-carolina', 'south-carolina'].map((mark) => cornersWith(t, mark));
  const isFree = (site: number): boolean =>
    t.field('building', site) === 0 && t.b.rules.barFound(t.s, 0, site) === undefined;
  for (let seat = 0; seat < 3; seat++)
    for (const state of sites) t.put(seat, 'settlement', state.find(isFree)!);
  const asked = (): number[] => {
    const order: number[] = [];
    while (t.decision === 'take-crop') {
      const seat = [0, 1, 2, 3].find((each) => t.legal(each).length > 0)!;
      order.push(seat);
      t.play(seat, 'take-crop', { good: 'rice' });
    }
    return order;
  };
  t.roll(5);
  expect(asked()).toEqual([0, 1, 2]);
  t.play(0, 'end-turn').roll(5);
  expect(asked()).toEqual([1, 2, 0]);
});
