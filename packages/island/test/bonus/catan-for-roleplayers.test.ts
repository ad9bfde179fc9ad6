import { expect, it } from 'vitest';
import { Table } from '../table.ts';

const ID = 'bonus/catan-for-roleplayers';
const TWELVE = { rolePair: 'twelve' };
const start = (options = {}): Table => new Table(ID, { options }).started().bare();
const roll = (t: Table, small: number, large: number): Table =>
  t.play(0, 'roll').nature('role-dice', { small, large });
const odds = (t: Table): number[] => {
  const into = new Float64Array(16);
  t.b.the.hints.odds(t.s, 1, into);
  return [...into];
};
const asked = (t: Table): number[] => t.legal(0, 'role-number').map(({ number }) => Number(number));

// proves bonus/catan-for-roleplayers: A turn begins with a die of four sides and one of eight
// proves bonus/catan-for-roleplayers: Their sum is the number
it('a four and an eight are a twelve, and its hexes produce', () => {
  const t = start().give(0, {});
  t.set('blocker', t.b.blocker('robber'), t.hex(2, 0)).lay(t.hex(0, 0), 'hills', 12);
  t.put(0, 'settlement', t.corner(0, 0, 0));
  expect([roll(t, 4, 8).decision, t.hand(0).brick]).toEqual(['main', 1]);
});

it('of 32 throws four bring each number from 5 to 9, and fewer any other', () => {
  expect(odds(start()).map((chance) => chance * 32)).toEqual([
    0, 0, 1, 2, 3, 4, 4, 4, 4, 4, 3, 2, 1, 0, 0, 0,
  ]);
});

// proves bonus/catan-for-roleplayers: The larger die
// proves bonus/catan-for-roleplayers: A turn begins with a die of four sides and one of twelve
// proves bonus/catan-for-roleplayers: and lies between 2 and 12
it('of 48 throws 10 must be subtracted, 14 added, and 24 leave a choice', () => {
  const found = { subtracted: 0, added: 0, choice: 0 };
  for (let small = 1; small <= 4; small++)
    for (let large = 1; large <= 12; large++) {
      const t = roll(start(TWELVE), small, large);
      const number = t.events.find(({ kind }) => kind === 'role-number')?.data.number;
      if (t.decision === 'role-number') {
        found.choice++;
        expect(asked(t).sort((a, z) => a - z)).toEqual([large - small, large + small]);
      } else if (number === large - small) found.subtracted++;
      else if (number === large + small) found.added++;
    }
  expect(found).toEqual({ subtracted: 10, added: 14, choice: 24 });
});

// proves bonus/catan-for-roleplayers: The number is the large die plus or minus the small one
// proves bonus/catan-for-roleplayers: who rolled chooses
it('whoever rolled chooses between both, and nobody else', () => {
  for (const [number, brick, wool] of [
    [5, 1, 0],
    [9, 0, 1],
  ]) {
    const t = start(TWELVE).give(0, {});
    t.set('blocker', t.b.blocker('robber'), t.hex(2, 0));
    t.lay(t.hex(0, 0), 'hills', 5).lay(t.hex(-1, 0), 'pasture', 9);
    t.put(0, 'settlement', t.corner(0, 0, 0)).put(0, 'settlement', t.corner(-1, 0, 4));
    roll(t, 2, 7);
    expect(t.refusal(0, 'role-number', { number: 7 })?.code).toBe('neither-number');
    expect(t.legal(1)).toEqual([]);
    t.play(0, 'role-number', { number });
    expect([t.decision, t.hand(0).brick ?? 0, t.hand(0).wool ?? 0]).toEqual(['main', brick, wool]);
  }
});

// proves bonus/catan-for-roleplayers: A 7 is what it always is
it.each([
  [{}, 3, 4],
  [TWELVE, 4, 11],
])('a 7 moves the robber', (options, small, large) => {
  expect(roll(start(options), small, large).decision).toBe('move-blocker');
});

it('a 7 can be chosen, or not', () => {
  expect(roll(start(TWELVE), 1, 6).play(0, 'role-number', { number: 7 }).decision).toBe('move-blocker');
  expect(roll(start(TWELVE), 1, 6).play(0, 'role-number', { number: 5 }).decision).toBe('main');
});

it('bots reckon with half of every choice', () => {
  const all = odds(start(TWELVE));
  expect(all.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1);
  // forced by 4+3, 3+4, 10-3 and 11-4, half of a choice by 6+1, 5+2, 8-1 and 9-2
  expect(all[7] * 48).toBeCloseTo(6);
});
