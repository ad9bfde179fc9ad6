import { describe, expect, it } from 'vitest';
import {
  defineModule,
  endings,
  filling,
  goods,
  layoutOf,
  pieces,
  production,
  routes,
  sevens,
} from '../../../index.ts';
import { skirmish } from '../../../second-islands/mechanics/skirmish.ts';
import { Table } from '../../table.ts';

/** Guards of two and captains with +2 on a row of five hexes; one seat goes east, the other west. */
const brawl = defineModule({
  id: 'brawl',
  kind: 'game',
  seats: [2],
  goods: [{ id: 'coin', supply: 3 }],
  terrains: [{ id: 'town', gives: 'coin' }],
  parts: [
    filling(),
    goods(),
    pieces(),
    routes(),
    production(),
    sevens(),
    endings({ race: false }),
    skirmish({
      units: [
        { id: 'guard', count: 2 },
        { id: 'captain', count: 1, bonus: 2, leader: true },
      ],
      boosts: [{ id: 'drill', cost: { coin: 1 }, bonus: 4 }],
      ahead: [[0], [3]],
      haven: 'gate',
      truce: 4,
    }),
  ],
  words: { name: '', summary: '', rules: [] },
});
const layout = layoutOf({
  format: 'hexwright-layout/1',
  id: 'street',
  name: 'A street',
  provenance: 'house',
  hexes: [0, 1, 2, 3, 4].map((q) => ({ q, r: 0, terrain: 'town' })),
  marks: {
    hexes: {
      guard: [
        { q: 1, r: 0, value: 0 },
        { q: 3, r: 0, value: 1 },
      ],
      captain: [
        { q: 0, r: 0, value: 0 },
        { q: 4, r: 0, value: 1 },
      ],
      gate: [{ q: 2, r: 0 }],
    },
  },
  robber: null,
});
const table = () => new Table('brawl', { own: [brawl], layout, seats: 2 }).until('manoeuvre', 0);

describe('a skirmish', () => {
  it('puts the units on their marks, and keeps the others to be revived', () => {
    const t = table();
    expect(t.legal(0)).toEqual([
      { move: 'advance', from: 1, hex: 2 },
      { move: 'revive', piece: 'guard', hex: 2 },
      { move: 'stay' },
    ]);
  });

  // proves second-islands/netbattle: The bank holds 19 chips
  it('gathers for every unit what the bank has', () => {
    const t = table().play(0, 'stay').play(1, 'stay');
    expect([t.hand(0), t.hand(1), t.bank('coin')]).toEqual([{ coin: 2 }, { coin: 1 }, 0]);
  });

  it('adds boosts and the bonus of the unit to the dice', () => {
    const t = table().play(0, 'stay');
    t.play(1, 'advance', { from: 3, hex: 2 }).play(0, 'advance', { from: 1, hex: 2 });
    t.play(0, 'boost', { boost: 'drill' }).play(0, 'fight').play(1, 'fight');
    t.nature('clash', { attack: 1, defence: 4 });
    expect(t.events.find((event) => event.kind === 'clashed')?.data).toMatchObject({ attack: 5, defence: 4 });
  });

  it('is lost with the leader', () => {
    const t = table();
    t.play(0, 'advance', { from: 1, hex: 2 }).play(1, 'stay').play(0, 'advance', { from: 2, hex: 3 });
    t.play(0, 'fight').play(1, 'fight').nature('clash', { attack: 6, defence: 1 });
    t.play(1, 'stay').play(0, 'advance', { from: 3, hex: 4 }).play(0, 'fight').play(1, 'fight');
    t.nature('clash', { attack: 6, defence: 1 });
    expect(t.b.result(t.s)).toMatchObject({ winners: [0], ending: 'condition' });
  });

  it('lets nobody know what the other could have spent', () => {
    const t = table();
    t.play(0, 'advance', { from: 1, hex: 2 }).play(1, 'stay').play(0, 'advance', { from: 2, hex: 3 });
    t.give(0, {});
    expect(t.legal(0)).toEqual([{ move: 'fight' }]);
  });

  it('is a draw after so many turns without combat', () => {
    const t = table().play(0, 'stay').play(1, 'advance', { from: 3, hex: 2 });
    t.play(0, 'advance', { from: 1, hex: 2 }).play(0, 'fight').play(1, 'fight');
    t.nature('clash', { attack: 3, defence: 3 });
    expect(t.field('quietTurns')).toBe(0);
    t.play(1, 'stay').play(0, 'revive', { piece: 'guard', hex: 2 }).play(1, 'stay');
    expect([t.field('quietTurns'), t.over]).toEqual([3, false]);
    t.play(0, 'stay');
    expect(t.b.result(t.s)).toMatchObject({ winners: [0, 1], ending: 'condition' });
  });

  it('tells bots how it stands: one seat’s gain is the other’s loss', () => {
    const t = table();
    expect(t.b.the.hints.progress(t.s, 0)).toBeCloseTo(0);
    t.play(0, 'advance', { from: 1, hex: 2 });
    expect(t.b.the.hints.progress(t.s, 0)).toBeGreaterThan(0);
    expect(t.b.the.hints.progress(t.s, 1)).toBeCloseTo(-t.b.the.hints.progress(t.s, 0));
  });

  it('tells bots what a combat that has begun promises', () => {
    const t = table();
    const expected = () => t.b.the.hints.progress(t.s, 0);
    t.play(0, 'advance', { from: 1, hex: 2 }).play(1, 'stay');
    t.give(0, { coin: 1 }).give(1, {}).play(0, 'advance', { from: 2, hex: 3 });
    t.play(0, 'boost', { boost: 'drill' });
    t.play(0, 'fight').play(1, 'fight');
    const sure = expected();
    t.set('boosted', 0, 0);
    expect(sure).toBeGreaterThan(expected() + 0.3);
  });
});
