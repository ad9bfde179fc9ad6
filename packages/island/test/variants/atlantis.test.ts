import { expect, it } from 'vitest';
import { Table } from '../table.ts';

const ID = 'variant/atlantis';
/** a bare board whose only number is an 8 on a coastal hex */
const table = (): Table => {
  const t = new Table(ID).started().bare();
  for (let hex = 0; hex < t.b.topology.hexes; hex++) t.lay(hex, 'hills');
  t.set('blocker', t.b.blocker('robber'), t.hex(0, 0));
  return t.lay(rim(t), 'hills', 8);
};
const rim = (t: Table): number => t.hex(2, 0);
const roll = (t: Table): Table => t.until('roll').roll(8);

// proves variant/atlantis: After each production one flood marker
it('a number puts a marker on a hex beside water, of the active player’s choice', () => {
  const t = roll(table());
  expect(t.field('flood', rim(t))).toBe(1);
  const two = table();
  two.lay(two.hex(-2, 0), 'hills', 8).lay(two.hex(1, 0), 'hills', 8);
  roll(two);
  expect([
    two.decision,
    two
      .legal(0, 'flood')
      .map(({ hex }) => hex)
      .sort(),
  ]).toEqual(['flood', [two.hex(2, 0), two.hex(-2, 0)].sort()]);
});

// proves variant/atlantis: A hex drowns with its seventh marker
// proves variant/atlantis: its number token leaves the game
// proves variant/atlantis: What has nothing but sea around it is removed
it('the seventh marker drowns a hex with what stood only on it', () => {
  const t = table().set('flood', rim0, 6).set('floodMarkers', 0, 94);
  const corner = t.b.walks.cornersOf[rim(t)].find((at) => t.b.walks.hexesAt[at].length === 1)!;
  t.set('flood', rim0, 0).set('flood', rim(t), 6).put(1, 'settlement', corner);
  roll(t);
  expect([t.field('terrain', rim(t)), t.field('numbers', rim(t)), t.field('floodMarkers')]).toEqual([
    t.b.terrain('sea'),
    0,
    100,
  ]);
  expect([t.field('building', corner), t.field('drowned')]).toEqual([0, 1]);
});

// proves variant/atlantis: The robber may not enter a hex
// proves variant/atlantis: From a hex that drowns it flees
it('the robber shuns a hex with six markers, and flees when its own drowns', () => {
  const t = table().set('flood', t0, 6);
  t.b.the.blockers.ask(t.s, 0);
  expect(t.refusal(0, 'move-blocker', { blocker: 'robber', hex: t0 })?.code).toBe('drowning');
  const own = table();
  own
    .lay(own.hex(0, 0), 'desert')
    .set('flood', rim(own), 6)
    .set('blocker', own.b.blocker('robber'), rim(own));
  roll(own);
  expect(own.field('blocker', own.b.blocker('robber'))).toBe(own.hex(0, 0));
  const none = table();
  none.set('flood', rim(none), 6).set('blocker', none.b.blocker('robber'), rim(none));
  roll(none);
  expect(none.field('blocker', none.b.blocker('robber'))).toBe(-1);
});

// proves variant/atlantis: The game also ends as soon as 7 hexes are drowned
// proves variant/atlantis: Players who tie when the flood ends the game share
// proves variant/atlantis: Victory point cards that are still hidden
it('ends when the eighth of four players drowns; those level in sight share', () => {
  const t = table().set('drowned', 0, 7);
  t.set('flood', rim(t), 6)
    .put(0, 'settlement', t.corner(0, 0, 0))
    .put(1, 'settlement', t.corner(0, 0, 2));
  t.cards(2, 'victory-point', 1);
  roll(t);
  expect([t.over, t.b.rules.winners(t.s)]).toEqual([true, [0, 1]]);
});

// proves variant/atlantis: Land that the flood has cut off
it('a new island by the flood earns nothing', () => {
  const t = new Table('seafarers/heading-for-new-shores', { modules: [ID] }).started();
  const before = t.field('region', 0);
  t.b.the.boardChange.hexChanged(t.s, 0);
  expect(t.field('region', 0)).toBe(before);
});
const rim0 = 0;
const t0 = 0;
