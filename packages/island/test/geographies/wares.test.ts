import { viewOf } from '@hexwright/kernel';
import { describe, expect, it } from 'vitest';
import { askGoods } from '../../index.ts';
import { onPath, rateOf, region, rolled } from './region.ts';

const WARES = [
  { row: 'geographies/new-england', good: 'seafood' },
  { row: 'geographies/kennessee', good: 'horses' },
  { row: 'geographies/georgia', good: 'paper' },
  { row: 'geographies/georgia', good: 'cloth' },
  { row: 'geographies/carolinas', good: 'rice' },
  { row: 'geographies/carolinas', good: 'tobacco' },
  { row: 'geographies/penn-jersey', good: 'iron-ore' },
  { row: 'geographies/delmarva', good: 'coal' },
  { row: 'geographies/delmarva', good: 'crabs' },
] as const;

describe.each(WARES)('$good of $row', ({ row, good }) => {
  // proves geographies/new-england, geographies/kennessee, geographies/georgia: Commodities lie open beside your hand
  // proves geographies/carolinas, geographies/penn-jersey, geographies/delmarva: Commodities lie open beside your hand
  it('it lies open: everybody sees how much somebody has', () => {
    const t = region(row).give(1, { [good]: 3, wool: 2 });
    const view = viewOf(t.s, 2);
    expect(t.b.fields.hold.get(view, 1, t.b.good(good))).toBe(3);
    expect(t.b.fields.hold.get(view, 1, t.b.good('wool'))).not.toBe(2);
  });

  // proves geographies/new-england, geographies/kennessee, geographies/georgia: no hand limit, and nobody steals them
  // proves geographies/carolinas, geographies/penn-jersey, geographies/delmarva: no hand limit, and nobody steals them
  it('a seven counts none of it, and nobody steals it', () => {
    const t = region(row)
      .give(0, { [good]: 9, wool: 7 })
      .give(1, { [good]: 5 });
    expect([0, 1].map((seat) => t.b.rules.discardCount(t.s, seat))).toEqual([0, 0]);
    const hex = t.b.topology.hexAt(0, 0);
    t.put(1, 'settlement', t.corner(0, 0, 0));
    expect(t.b.the.blockers.barRob(t.s, 0, 1, t.b.blocker('robber'), hex)).toBeDefined();
    t.give(1, { [good]: 5, ore: 1 });
    expect(t.b.the.blockers.barRob(t.s, 0, 1, t.b.blocker('robber'), hex)).toBeUndefined();
    t.roll(7).play(0, 'move-blocker', { blocker: 'robber', hex });
    while (t.decision !== 'main') t.anything();
    expect(t.hand(1)[good]).toBeGreaterThanOrEqual(5);
    expect(t.hand(1).ore).toBeUndefined();
  });

  // proves geographies/new-england, geographies/kennessee, geographies/georgia: A Monopoly takes no commodities
  // proves geographies/carolinas, geographies/penn-jersey, geographies/delmarva: A Monopoly takes no commodities
  it('no monopoly names it', () => {
    const t = rolled(row)
      .give(1, { [good]: 4 })
      .cards(0, 'monopoly');
    t.play(0, 'play-card', { card: 'monopoly' });
    expect(t.legal(0).length).toBe(5);
    expect(t.legal(0).some((move) => move.good === good)).toBe(false);
  });

  // proves geographies/new-england, geographies/kennessee, geographies/georgia: Players trade commodities
  // proves geographies/carolinas, geographies/penn-jersey, geographies/delmarva: Players trade commodities
  it('players trade it', () => {
    const t = rolled(row)
      .give(0, { [good]: 2 })
      .give(1, { ore: 1 });
    t.play(0, { move: 'offer', give: { [good]: 2 }, want: { ore: 1 } });
    t.play(1, 'accept').play(0, 'trade-with', { seat: 1 });
    expect([t.hand(0), t.hand(1)]).toEqual([{ ore: 1 }, { [good]: 2 }]);
  });

  // proves geographies/new-england, geographies/kennessee, geographies/georgia: The bank gives out no commodities
  // proves geographies/carolinas, geographies/penn-jersey, geographies/delmarva: The bank gives out no commodities
  it('the bank sells none, and no free choice brings any', () => {
    const t = rolled(row).give(0, { brick: 4 });
    const wanted = t.legal(0, 'bank-trade').map(({ want }) => want);
    expect(wanted).toContain('ore');
    expect(wanted).not.toContain(good);
    askGoods(t.b, t.s, 0, 1);
    expect(t.legal(0, 'choose-good')).toHaveLength(5);
    expect(t.refusal(0, 'choose-good', { good })?.code).toBe('not-choosable');
  });
});

describe.each([
  { row: 'geographies/new-england', good: 'seafood' },
  { row: 'geographies/penn-jersey', good: 'iron-ore' },
  { row: 'geographies/delmarva', good: 'coal' },
  { row: 'geographies/delmarva', good: 'crabs' },
])('$good of $row', ({ row, good }) => {
  // proves geographies/new-england, geographies/penn-jersey, geographies/delmarva: 1 resource for 4 equal commodities
  it('the bank takes four, or three with a 3:1 path; a path for one resource does not help', () => {
    const t = rolled(row).give(0, { [good]: 4 });
    onPath(t, 0, 'wool');
    expect(rateOf(t, 0, good)).toBe(4);
    t.play(0, 'bank-trade', { give: good, want: 'ore' });
    expect(t.hand(0)).toEqual({ ore: 1 });
    onPath(t, 0, 'any').give(0, { [good]: 3 });
    t.play(0, 'bank-trade', { give: good, want: 'brick' });
    expect(t.hand(0)).toEqual({ brick: 1 });
    expect(rateOf(t, 1, good)).toBe(4);
  });
});
