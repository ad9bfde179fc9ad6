import { describe, expect, test } from 'vitest';
import { Table } from '../table.ts';

const first = { seaEdition: '1997' };
const fog = { fog: 'half-1997' };

/** The setups of the older editions whose maps are lost and drawn anew. */
const lost = [
  ['heading-for-new-shores', [3, 4], first],
  ['four-islands', [3, 4, 5, 6], first],
  ['fog-islands', [3, 4, 5, 6], fog],
  ['through-the-desert', [3, 4, 5, 6], first],
  ['forgotten-tribe', [3, 4], { tribeRules: '2002' }],
  ['cloth-for-catan', [3, 4, 5, 6], { clothRules: '2000' }],
  ['wonders-of-catan', [3, 4], { wonderMap: '2000' }],
] as const;

const setups = lost.flatMap(([row, seats, options]) => seats.map((each) => [row, each, options] as const));

describe.each(setups)('%s with %i, %o', (row, seats, options) => {
  // proves seafarers/forgotten-tribe: The map of 2002 is redrawn
  test('the map says that it is ours', () => {
    const { layout } = new Table(`seafarers/${row}`, { seats, options }).b;
    expect(layout.provenance).toBe('house');
    expect(layout.note).toBeTruthy();
  });

  test('games on it are played to their end', () => {
    const game = new Table(`seafarers/${row}`, { seats, options: { ...options, points: 6 } });
    for (let i = 0; i < 40_000 && !game.over; i++) game.anything();
    expect(game.over).toBe(true);
  });
});

// proves seafarers/heading-for-new-shores, seafarers/four-islands, seafarers/through-the-desert: The present rules, or those before
test('the maps of 1997 are played by the rules of before 2008', () => {
  const rules = (row: string) => {
    const { b, s } = new Table(`seafarers/${row}`, { options: first });
    return [b.rules.target(s, 0), b.option('shipMoves')];
  };
  expect(rules('heading-for-new-shores')).toEqual([13, 'same-anchor']);
  expect(rules('four-islands')).toEqual([12, 'same-anchor']);
  expect(rules('through-the-desert')).toEqual([12, 'same-anchor']);
});

test('ships are freed with the 4th edition: the maps of 2003 do not tie them to their lane, those of 1997 do', () => {
  const moves = (row: string, options: Record<string, string>) =>
    new Table(`seafarers/${row}`, { options }).b.option('shipMoves');
  for (const row of ['heading-for-new-shores', 'four-islands', 'through-the-desert']) {
    expect(moves(row, { seaEdition: 'older' })).toBe('anywhere');
    expect(moves(row, first)).toBe('same-anchor');
  }
  // their older editions are those of 1997
  for (const row of ['greater-catan', 'new-world'])
    expect(moves(row, { seaEdition: 'older' })).toBe('same-anchor');
  expect(moves('new-world', { seaEdition: '2003' })).toBe('anywhere');
  expect([moves('fog-islands', fog), moves('fog-islands', { fog: 'half' })]).toEqual([
    'same-anchor',
    'anywhere',
  ]);
});

test('on the map of 2002 the robber starts on a desert of the main island', () => {
  for (let seed = 1; seed <= 10; seed++) {
    const t = new Table('seafarers/forgotten-tribe', { seed, options: { tribeRules: '2002' } }).until(
      'place-building',
    );
    const hex = t.field('blocker', t.b.blocker('robber'));
    expect(t.b.layout.hexes[hex].region).toBe('main');
    expect(t.field('terrain', hex)).toBe(t.b.terrain('desert'));
  }
});

test('on the map of 2000 no 6 or 8 lies beside a desert', () => {
  for (let seed = 1; seed <= 10; seed++) {
    const t = new Table('seafarers/wonders-of-catan', { seed, options: { wonderMap: '2000' } }).until(
      'place-building',
    );
    for (let hex = 0; hex < t.b.topology.hexes; hex++) {
      if (t.field('terrain', hex) !== t.b.terrain('desert')) continue;
      for (let d = 0; d < 6; d++) {
        const near = t.b.topology.hexHex[hex * 6 + d];
        if (near >= 0) expect([1 << 6, 1 << 8]).not.toContain(t.field('numbers', near));
      }
    }
  }
});

test.each([3, 4, 5, 6])('in 1997 no unknown hex touches the land on which %i players start', (seats) => {
  const { b } = new Table('seafarers/fog-islands', { seats, options: fog });
  for (const [i, hex] of b.layout.hexes.entries())
    for (let d = 0; d < 6; d++) {
      const other = b.topology.hexHex[i * 6 + d];
      if (hex.hidden && other >= 0) expect(b.layout.hexes[other].region).not.toBe('main');
    }
});

test.each(setups.filter(([row, seats]) => seats < 5 && /islands$|desert|tribe/.test(row)))(
  'the fishermen find six grounds on the older map of %s for %i',
  (row, seats, options) => {
    const modules = [`seafarers/${row}-fishermen`];
    const t = new Table(`seafarers/${row}`, { seats, options, modules }).until('place-building');
    expect(t.b.layout.marks.edges['fishing-ground']).toHaveLength(12);
  },
);
