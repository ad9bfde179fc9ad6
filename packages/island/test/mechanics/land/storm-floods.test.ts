import { describe, expect, it } from 'vitest';
import { jungle, stormFloods } from '../../../index.ts';
import { Table } from '../../table.ts';
import { trial } from '../trial.ts';

const at = { q: 0, r: 0, side: 0 };
const marked = (parts: Parameters<typeof stormFloods>[0]) =>
  trial({
    parts: [stormFloods(parts)],
    editBoard: (board) => ({
      ...board,
      marks: { ...board.marks, edges: { ...board.marks.edges, storm: [at] } },
    }),
  });

function flooded(closes: 'edges' | 'corners' | 'both', pieces?: readonly string[]): Table {
  const t = new Table('trial', { own: marked({ mark: 'storm', closes, ...(pieces && { pieces }) }) });
  t.started().until('roll', 0).bare();
  for (let hex = 0; hex < t.b.topology.hexes; hex++) t.set('numbers', hex, 0);
  return t.roll(3);
}

describe('storm floods', () => {
  /** seat 0 has a road to the far end of an edge that meets the marker */
  const beside = (t: Table) => {
    const storm = t.edge(0, 0, 0);
    const [end] = t.b.walks.endsOf[storm];
    const [meets] = t.b.walks.edgesAt[end].filter((edge) => edge !== storm);
    const far = t.b.walks.endsOf[meets].find((corner) => corner !== end) ?? -1;
    const [on] = t.b.walks.edgesAt[far].filter((edge) => edge !== meets);
    return { storm, end, meets, far, on };
  };

  it.each(['edges', 'both'] as const)('no road lies on its edge or on one that meets it (%s)', (closes) => {
    const t = flooded(closes);
    const { storm, end, meets, far, on } = beside(t);
    t.put(0, 'road', on).give(0, { brick: 4, lumber: 4, wool: 2, grain: 2 });
    expect(t.refusal(0, 'road', { edge: meets })?.code).toBe('storm-flood');
    const [free] = t.b.walks.edgesAt[far].filter((edge) => edge !== meets && edge !== on);
    expect(t.refusal(0, 'road', { edge: free })?.code).toBeUndefined();
    t.put(0, 'road', meets);
    expect(t.refusal(0, 'road', { edge: storm })?.code).toBe('storm-flood');
    expect(t.refusal(0, 'settlement', { corner: end })?.code).toBe(
      closes === 'both' ? 'storm-flood' : undefined,
    );
    expect(t.refusal(0, 'settlement', { corner: far })?.code).toBeUndefined();
  });

  it('closed corners alone let roads pass', () => {
    const t = flooded('corners');
    const { storm, end, meets, on } = beside(t);
    t.put(0, 'road', on).give(0, { brick: 4, lumber: 4, wool: 2, grain: 2 });
    t.play(0, 'road', { edge: meets }).play(0, 'road', { edge: storm });
    expect(t.refusal(0, 'settlement', { corner: end })?.code).toBe('storm-flood');
  });

  it('other pieces than those named are free to lie there', () => {
    const t = flooded('edges', []);
    const { meets, on } = beside(t);
    t.put(0, 'road', on).give(0, { brick: 1, lumber: 1 });
    expect(t.refusal(0, 'road', { edge: meets })).toBeUndefined();
  });

  it('nobody starts on a closed corner, or with a road on a closed edge', () => {
    const t = new Table('trial', { own: marked({ mark: 'storm', closes: 'both' }) }).until('place-building');
    const { storm, end, meets, far } = beside(t);
    expect(t.refusal(0, 'place-building', { corner: end })?.code).toBe('storm-flood');
    t.play(0, 'place-building', { corner: far });
    expect(t.refusal(0, 'place-route', { piece: 'road', edge: meets })?.code).toBe('storm-flood');
    expect(storm).toBeGreaterThanOrEqual(0);
  });
});

it('two jungles of different stocks are refused by name', () => {
  const own = trial({
    parts: [jungle({ supply: 3, deck: 'development' }), jungle({ supply: 4, deck: 'development' })],
  });
  expect(() => new Table('trial', { own })).toThrow(/jungle/);
});
