import { describe, expect, it } from 'vitest';
import { defineModule } from '../../../index.ts';
import { carryOff, lateHarbours, openCoast, openCoasts } from '../../../mechanics/index.ts';
import { Table } from '../../table.ts';

/** the base game with its coast open for harbours that come later */
const wandering = defineModule({
  id: 'test/late-harbours',
  kind: 'variant',
  seats: [4],
  needs: ['first-island/base'],
  board: (was) =>
    openCoast(
      {
        ...was!,
        hexes: was!.hexes.map((hex) => ({ ...hex, region: 'all' })),
        harbours: { places: was!.harbours.places.slice(0, 1), bag: { any: 1 } },
      },
      'all',
    ),
  parts: [lateHarbours()],
  words: { name: 'Late harbours', summary: 'A test.', rules: [] },
});

const table = (): Table => new Table('test/late-harbours', { own: [wandering] }).started().bare().roll(2);

describe('late harbours', () => {
  it('open a place on every coastal edge of the region, the ones on the board included once', () => {
    const t = table();
    const { places } = t.b.layout.harbours;
    expect(places.filter(({ kind }) => kind === 'none')).toHaveLength(places.length - 1);
    expect(new Set(places.map((at) => t.edge(at.q, at.r, at.side))).size).toBe(places.length);
    expect(places).toHaveLength(30);
  });

  it('a harbour carried off leaves its place and waits for a coast of its holder', () => {
    const t = table();
    carryOff(t.b, t.s, 0, 0);
    expect(t.field('harbour', 0)).toBe(-1);
    expect(t.field('harboursHeld', 0)).toBe(1);
    expect(t.decision).toBe('main');
    t.put(0, 'settlement', t.corner(2, 0, 0));
    expect(t.decision).toBe('place-harbour');
    expect(t.refusal(0, 'place-harbour', { kind: 'any', edge: t.edge(-2, 0, 3) })?.code).toBe(
      'harbour-foreign',
    );
    expect(t.refusal(0, 'place-harbour', { kind: 'ore', edge: t.edge(2, 0, 0) })?.code).toBe('no-harbour');
    t.play(0, 'place-harbour', { kind: 'any', edge: t.edge(2, 0, 0) });
    expect(t.decision).toBe('main');
    expect(t.b.the.bank.rate(t.s, 0, t.b.good('ore'))).toBe(3);
  });

  it('of several harbours each is asked for while there is a place', () => {
    const t = table();
    const kinds = t.b.harbourKinds.length;
    t.set('harboursHeld', 0, 1).set('harboursHeld', t.b.harbourKinds.indexOf('ore'), 1);
    expect(kinds).toBe(6);
    t.put(0, 'settlement', t.corner(2, 0, 0));
    t.play(0, 'place-harbour', { kind: 'ore', edge: t.edge(2, 0, 0) });
    // the only other edge at that settlement meets the harbour just put up
    expect(t.decision).toBe('main');
    t.put(0, 'settlement', t.corner(-2, 0, 3));
    expect(t.decision).toBe('place-harbour');
  });

  it('where coasts may come to light every edge of the land is a place, each once, and only a coast takes a harbour', () => {
    const { layout } = table().b;
    const bare = { ...layout, harbours: { places: [] } };
    const { places } = openCoasts(bare).harbours;
    const t = new Table('test/late-harbours', { own: [wandering], layout: openCoasts(layout) })
      .started()
      .bare()
      .roll(2);
    expect(new Set(places.map((at) => t.edge(at.q, at.r, at.side))).size).toBe(places.length);
    expect(places).toHaveLength(t.b.topology.edges);
    t.set('harboursHeld', t.b.harbourKinds.indexOf('ore'), 1).put(0, 'settlement', t.corner(0, 0, 0));
    expect(t.decision).toBe('main');
    t.put(0, 'settlement', t.corner(2, 0, 0));
    expect(t.decision).toBe('place-harbour');
    for (const { edge } of t.legal(0, 'place-harbour'))
      expect(t.b.walks.hexesAlong[Number(edge)]).toHaveLength(1);
    expect(t.refusal(0, 'place-harbour', { kind: 'ore', edge: t.edge(0, 0, 0) })?.code).toBe('no-coast');
  });
});
