import { describe, expect, it } from 'vitest';
import { defineModule, dragons } from '../../../index.ts';

import { Table } from '../../table.ts';

/** the base game with dragons, four for every town; its robber stays */
const lair = defineModule({
  id: 'test/lair',
  kind: 'variant',
  seats: [4],
  needs: ['first-island/base'],
  board: (was) => ({ ...was!, hexes: was!.hexes.map((hex) => ({ ...hex, region: 'home' })) }),
  parts: [dragons({ region: 'home', desert: 'desert', calls: () => 4 })],
  words: { name: 'Lair', summary: 'A test.', rules: [] },
});

const table = (): Table => new Table('test/lair', { own: [lair] }).started().bare();
const desert = (t: Table): number =>
  t.b.layout.hexes.findIndex((_, hex) => t.b.terrains[t.field('terrain', hex)].id === 'desert');

describe('dragons', () => {
  it('are as many as there are hexes that produce, and none comes for a start', () => {
    const t = table();
    expect([t.field('dragonStock'), t.field('dragons', desert(t))]).toEqual([18, 0]);
  });

  it('come by as many as the game says, to the only desert there is', () => {
    const t = table();
    t.built(0, 'settlement', t.corner(0, 0, 0));
    expect([t.field('dragonStock'), t.field('dragons', desert(t))]).toEqual([14, 4]);
  });

  it('do not fly to a hex that the robber stops', () => {
    const t = table().set('dragonStock', 0, 0);
    const from = desert(t);
    const near = t.b.topology.hexHex.subarray(from * 6, from * 6 + 6).find((hex) => hex >= 0)!;
    for (const hex of t.b.layout.hexes.keys()) t.set('numbers', hex, 0);
    t.set('dragons', from, 2).set('numbers', near, 1 << 5);
    const before = t.s.cells.slice();
    t.roll(5);
    expect([t.field('dragons', from), t.field('dragons', near)]).toEqual([1, 1]);
    t.s.cells.set(before);
    t.set('blocker', t.b.blocker('robber'), near).roll(5);
    expect([t.field('dragons', from), t.field('dragons', near)]).toEqual([2, 0]);
  });

  it('are asked for only while one is on the board', () => {
    const t = table().roll(2);
    t.b.the.dragons.slay(t.s, 0);
    expect(t.decision).toBe('main');
    t.set('dragons', desert(t), 1);
    t.b.the.dragons.slay(t.s, 0);
    expect(t.decision).toBe('slay-dragon');
    t.play(0, 'slay-dragon', { hex: desert(t) });
    expect([t.decision, t.field('dragons', desert(t))]).toEqual(['main', 0]);
  });

  it('want a desert on the board', () => {
    const [need] = dragons({ region: 'home', desert: 'desert', calls: () => 1 }).boardNeeds!.slice(1);
    const { layout } = new Table('first-island/base').b;
    expect(need.lacks(layout, 4)).toBeUndefined();
    const green = { ...layout, groups: {}, hexes: layout.hexes.map((hex) => ({ ...hex, terrain: 'hills' })) };
    expect(need.lacks(green, 4)).toBe('it has none');
  });
});
