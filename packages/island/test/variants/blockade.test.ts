import { expect, it } from 'vitest';
import { Table } from '../table.ts';

const SEA = 'seafarers/heading-for-new-shores';
/** seat 0 has a general harbour with the pirate in front of it */
const table = (modules: readonly string[] = []): Table => {
  const t = new Table(SEA, { modules: ['variant/blockade', ...modules] }).started().bare();
  const general = Array.from({ length: t.b.harbourCorner.length / 2 }, (_, i) => i).find(
    (i) => t.field('harbour', i) === 0,
  )!;
  const { q, r, side } = t.b.layout.harbours.places[general];
  const sea = t.b.walks.hexesAlong[t.edge(q, r, side)].find((hex) => !t.b.land[t.field('terrain', hex)])!;
  return t.put(0, 'settlement', t.b.harbourCorner[general * 2]).set('blocker', t.b.blocker('pirate'), sea);
};

// proves variant/blockade: Nobody trades at a harbour
it('the pirate closes the harbour of its hex, and only while it is there', () => {
  const t = table();
  const before = t.s.cells.slice();
  expect(t.b.the.bank.rate(t.s, 0, 0)).toBe(4);
  expect(t.s.cells).toEqual(before);
  t.set('blocker', t.b.blocker('pirate'), -1);
  expect(t.b.the.bank.rate(t.s, 0, 0)).toBe(3);
});

// proves variant/blockade: Whatever else a harbour is good for
it('a closed harbour still counts for the Harbormaster', () => {
  const t = table(['variant/harbormaster']);
  expect(t.b.awards[t.b.award('harbormaster')].of(t.s, 0)).toBe(1);
});
