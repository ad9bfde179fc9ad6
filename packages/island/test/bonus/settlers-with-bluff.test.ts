import { describe, expect, it } from 'vitest';
import { Table } from '../table.ts';

const ID = 'bonus/settlers-with-bluff';
const PLENTY = { brick: 2, wool: 1, ore: 1 };
const start = (options: ConstructorParameters<typeof Table>[1] = {}): Table => {
  const t = new Table(ID, options).started().bare();
  for (let seat = 0; seat < t.b.seats; seat++) t.give(seat, {});
  return t;
};
const faces = (t: Table, seat: number): number[] => t.legal(seat, 'set-die').map(({ face }) => Number(face));
const ranges = (t: Table): unknown[] => t.legal(0, 'dictate').map(({ range }) => range);
/** seat 0 has offered these, one after the other, and made the offer */
const offered = (...goods: string[]): Table => {
  const t = start().give(0, PLENTY).play(0, 'roll');
  for (const good of goods) t.play(0, 'offer-bribe', { good });
  return t.play(0, 'make-bribe');
};
const NONE = { brick: 0, wool: 0, ore: 0 };

// proves bonus/settlers-with-bluff: Your turn begins with the dice
// proves bonus/settlers-with-bluff: Both are shown at once
it('you and your left neighbour set a die each, and the sum is the number', () => {
  const t = start();
  t.set('blocker', t.b.blocker('robber'), t.hex(2, 0)).lay(t.hex(0, 0), 'hills', 5);
  t.put(0, 'settlement', t.corner(0, 0, 0)).play(0, 'roll');
  expect([t.decision, faces(t, 0).length, faces(t, 1).length, t.legal(2), t.legal(3)]).toEqual([
    'set-die',
    6,
    6,
    [],
    [],
  ]);
  t.play(0, 'set-die', { face: 4 })
    .play(1, 'set-die', { face: 1 })
    .nature('show-dice', { red: 4, yellow: 1 });
  expect([t.hand(0).brick, t.decision]).toEqual([1, 'main']);
  expect(t.events.find(({ kind }) => kind === 'dice-shown')?.data).toMatchObject({
    red: 4,
    yellow: 1,
    number: 5,
  });
});

it('the left neighbour of the last seat is the first', () => {
  const t = start().set('active', 0, 3);
  t.b.rules.askNumber(t.s);
  expect([faces(t, 3).length, faces(t, 0).length, t.legal(1), t.legal(2)]).toEqual([6, 6, [], []]);
});

// proves bonus/settlers-with-bluff: Before that you may offer
describe('an offer', () => {
  it('is of 3 resources at most, and of what is in the hand', () => {
    const t = start().give(0, PLENTY).play(0, 'roll');
    expect([t.decision, t.refusal(0, 'make-bribe')?.code]).toEqual(['bribe', 'bribe-nothing']);
    expect(t.refusal(0, 'offer-bribe', { good: 'grain' })?.code).toBe('bribe-good');
    t.play(0, 'offer-bribe', { good: 'wool' });
    expect(t.refusal(0, 'offer-bribe', { good: 'wool' })?.code).toBe('bribe-good');
    t.play(0, 'offer-bribe', { good: 'brick' }).play(0, 'offer-bribe', { good: 'brick' });
    expect(t.refusal(0, 'offer-bribe', { good: 'ore' })?.code).toBe('bribe-full');
    expect(t.hand(0)).toEqual(PLENTY);
  });

  it('is answered by the left neighbour alone, who takes all of it', () => {
    const t = offered('brick', 'wool');
    expect([t.decision, t.legal(0), t.legal(2), t.legal(3)]).toEqual(['answer-bribe', [], [], []]);
    t.play(1, 'take-bribe');
    expect([t.hand(0), t.hand(1)]).toEqual([
      { brick: 1, ore: 1 },
      { brick: 1, wool: 1 },
    ]);
  });

  it('or none', () => {
    const t = offered('brick', 'wool').play(1, 'refuse-bribe');
    expect([t.decision, faces(t, 1).length, t.hand(0), t.hand(1)]).toEqual(['set-die', 6, PLENTY, {}]);
    expect(t.field('bribe', t.b.good('brick'))).toBe(0);
  });

  it('need not be made', () => {
    const t = start().give(0, PLENTY).play(0, 'roll').play(0, 'offer-bribe', { good: 'ore' });
    t.play(0, 'no-bribe');
    expect([t.decision, faces(t, 1).length, t.hand(0)]).toEqual(['set-die', 6, PLENTY]);
  });

  // proves bonus/settlers-with-bluff: You choose which resources you offer
  it('is open to all and made once a turn', () => {
    const t = start().give(0, PLENTY).play(0, 'roll').play(0, 'offer-bribe', { good: 'ore' });
    expect(t.events.map(({ kind, data }) => [kind, data.good])).toEqual([['bribe-offered', 'ore']]);
    expect(t.play(0, 'make-bribe').play(1, 'refuse-bribe').legal(0, 'offer-bribe')).toEqual([]);
  });

  it('cannot be made by whoever has no resource', () => {
    expect(start().play(0, 'roll').decision).toBe('set-die');
  });
});

// proves bonus/settlers-with-bluff: If 1 is taken, you say
it('one resource names a half of the die', () => {
  for (const [range, left] of [
    ['low', [1, 2, 3]],
    ['high', [4, 5, 6]],
  ] as const) {
    const t = offered('ore').play(1, 'take-bribe');
    expect(ranges(t)).toEqual(['low', 'high']);
    expect(t.refusal(0, 'dictate', { range: 'first-pair' })?.code).toBe('bribe-range');
    expect(t.refusal(0, 'set-both', { red: 1, yellow: 1 })?.code).toBe('bribe-range');
    t.play(0, 'dictate', { range });
    expect([faces(t, 0), faces(t, 1)]).toEqual([[1, 2, 3, 4, 5, 6], left]);
  }
});

// proves bonus/settlers-with-bluff: If 2 are taken
// proves bonus/settlers-with-bluff: Your neighbour still chooses
it('two resources name a pair, of which the neighbour chooses in secret', () => {
  for (const [range, left] of [
    ['first-pair', [1, 2]],
    ['second-pair', [3, 4]],
    ['third-pair', [5, 6]],
  ] as const) {
    const t = offered('ore', 'wool').play(1, 'take-bribe');
    expect(ranges(t)).toEqual(['first-pair', 'second-pair', 'third-pair']);
    t.play(0, 'dictate', { range });
    expect(faces(t, 1)).toEqual(left);
    t.play(1, 'set-die', { face: left[0] });
    expect(t.events.find(({ kind }) => kind === 'die-set')?.data).toEqual({ seat: 1 });
  }
});

// proves bonus/settlers-with-bluff: If 3 are taken
// proves bonus/settlers-with-bluff: Nothing forbids a 7
it('three resources set both dice, also to a 7', () => {
  const t = offered('ore', 'wool', 'brick').play(1, 'take-bribe');
  expect([ranges(t), t.legal(0, 'set-both').length]).toEqual([[], 36]);
  expect(t.play(0, 'set-both', { red: 3, yellow: 4 }).decision).toBe('move-blocker');
  expect(t.hand(1)).toEqual({ ore: 1, wool: 1, brick: 1 });
});

it('with knights at sea the commodities are no bribe', () => {
  const t = start({ modules: ['cities-knights/core'] }).give(0, { cloth: 2, ore: 1 });
  t.play(0, 'roll');
  expect(t.legal(0, 'offer-bribe').map(({ good }) => good)).toEqual(['ore']);
});

it('with knights at sea the event die is rolled as ever', () => {
  const t = start({ modules: ['cities-knights/core'] }).play(0, 'roll');
  t.play(0, 'set-die', { face: 3 }).play(1, 'set-die', { face: 5 });
  expect(t.nature('show-dice', { red: 3, yellow: 5 }).decision).toBe('event-die');
});

it('bots pay for what is worth it, and the other takes what does not hurt', () => {
  const t = start().give(0, { ...NONE, ore: 4 });
  for (let hex = 0; hex < t.b.topology.hexes; hex++) t.lay(hex, 'desert');
  t.set('blocker', t.b.blocker('robber'), t.hex(2, 0)).lay(t.hex(0, 0), 'hills', 12);
  for (const i of [0, 2, 4]) t.put(0, 'city', t.corner(0, 0, i));
  t.play(0, 'roll').play(0, 'offer-bribe', { good: 'ore' });
  const one = t.b.the.hints.promised(t.s, 0);
  t.play(0, 'offer-bribe', { good: 'ore' }).play(0, 'offer-bribe', { good: 'ore' });
  const three = t.b.the.hints.promised(t.s, 0);
  expect(three).toBeGreaterThan(one);
  expect(three).toBeGreaterThan(0.3);
  // The other would have to watch it happen, but three cards make up for that.
  t.play(0, 'make-bribe').play(1, 'take-bribe');
  expect(t.b.the.hints.promised(t.s, 1)).toBeLessThan(0);
  expect(t.b.the.hints.promised(t.s, 1)).toBeGreaterThan(-0.5);
});
