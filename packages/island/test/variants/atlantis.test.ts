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

// proves variant/atlantis: A hex drowns with its seventh marker
it('wherever a hex lay at the beginning, six markers do not drown it', () => {
  const t = table();
  const inland = t.hex(1, 0);
  t.set('numbers', rim(t), 0).lay(rim(t), 'sea').lay(inland, 'hills', 8).set('flood', inland, 5);
  roll(t);
  expect([t.field('flood', inland), t.field('drowned')]).toEqual([6, 0]);
  roll(t);
  expect([t.field('terrain', inland), t.field('drowned')]).toEqual([t.b.terrain('sea'), 1]);
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
// proves variant/atlantis: victory point cards that are still hidden count too
it('ends when the eighth of four players drowns; those level share, hidden cards counted', () => {
  const t = table().set('drowned', 0, 7);
  t.set('flood', rim(t), 6)
    .put(0, 'settlement', t.corner(0, 0, 0))
    .put(1, 'settlement', t.corner(0, 0, 2));
  t.cards(2, 'victory-point', 1);
  roll(t);
  expect([t.over, t.b.rules.winners(t.s)]).toEqual([true, [0, 1, 2]]);
});

/** a chain of five hexes whose middle drowns on the next 8; seat 0 stands in the west of it, seat 1 at both ends */
const chain = (): Table => {
  const t = table().bare();
  for (let hex = 0; hex < t.b.topology.hexes; hex++) t.lay(hex, 'sea');
  for (const q of [-2, -1, 0, 1, 2]) t.lay(t.hex(q, 0), 'hills');
  t.lay(t.hex(0, 0), 'hills', 8).set('flood', t.hex(0, 0), 6).set('blocker', t.b.blocker('robber'), -1);
  t.put(0, 'settlement', t.corner(-2, 0, 3)).put(1, 'settlement', t.corner(-2, 0, 1));
  return t.put(1, 'settlement', t.corner(2, 0, 5));
};
const EAST = [2, 0, 1] as const;

// proves variant/atlantis: Where the flood cuts an island
it('land cut off is a new island for those who stand on another part alone: their first settlement there is worth one more', () => {
  const whole = chain();
  whole.put(0, 'settlement', whole.corner(...EAST));
  expect(whole.points(0)).toBe(2);
  const t = roll(chain());
  expect(t.field('terrain', t.hex(0, 0))).toBe(t.b.terrain('sea'));
  t.put(0, 'settlement', t.corner(...EAST));
  expect(t.points(0)).toBe(3);
  t.put(0, 'settlement', t.corner(1, 0, 2));
  expect(t.points(0)).toBe(4);
  t.put(0, 'settlement', t.corner(-1, 0, 5));
  expect(t.points(0)).toBe(5);
});

it('land cut off is no new island for those who stand on it, or on no part of what it belonged to', () => {
  const t = roll(chain());
  t.put(1, 'settlement', t.corner(...EAST)).put(2, 'settlement', t.corner(1, 0, 2));
  expect([t.points(1), t.points(2)]).toEqual([3, 1]);
});
const rim0 = 0;
const t0 = 0;
