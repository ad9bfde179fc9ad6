import { expect, test } from 'vitest';
import { changeHex, cityTitle, furtherBranch, hasTitle } from '../../../index.ts';
import { main, quiet } from '../../base/quiet.ts';
import type { Table } from '../../table.ts';
import { trial } from '../trial.ts';

const abbey = cityTitle({
  piece: 'abbey',
  cost: { wool: 1 },
  points: 2,
  land: 'grain',
  makes: 'honey',
  supply: () => 5,
  freely: 'bees',
  shape: 'tower',
});
const OPTION = { bees: { type: 'flag', default: false, words: 'Bees everywhere' } } as const;

function fields(options = {}): Table {
  const t = main({ own: trial({ parts: [abbey], options: OPTION }), options }, 'trial');
  t.lay(t.hex(0, 0), 'fields', 9)
    .put(0, 'city', t.corner(0, 0, 0))
    .put(1, 'city', t.corner(0, 0, 2));
  return t;
}

test('a title costs what is said, is worth points, and is there once', () => {
  const t = fields().give(0, { wool: 2 });
  t.play(0, 'abbey', { corner: t.corner(0, 0, 0) });
  expect([t.hand(0), t.points(0)]).toEqual([{ wool: 1 }, 4]);
  expect(hasTitle(t.b, 'abbey')(t.s, 0)).toBe(true);
  expect(hasTitle(t.b, 'abbey')(t.s, 1)).toBe(false);
});

test('the city with the title makes a finer good, and every city where an option says so', () => {
  const t = fields();
  t.put(0, 'abbey', t.corner(0, 0, 0))
    .play(0, 'end-turn')
    .roll(9);
  expect([t.hand(0), t.hand(1)]).toEqual([{ grain: 1, honey: 1 }, { grain: 2 }]);
  const free = fields({ bees: true });
  free.play(0, 'end-turn').roll(9);
  expect([free.hand(0), free.hand(1)]).toEqual([
    { grain: 1, honey: 1 },
    { grain: 1, honey: 1 },
  ]);
});

test('without the land the title goes back to the supply', () => {
  const t = fields();
  t.put(0, 'abbey', t.corner(0, 0, 0));
  changeHex(t.b, t.s, t.hex(0, 0), t.b.terrain('pasture'), 1 << 9);
  expect([t.points(0), hasTitle(t.b, 'abbey')(t.s, 0)]).toEqual([2, false]);
});

test('a city keeps one title of any kind', () => {
  const tower = cityTitle({ ...abbeyLike, piece: 'keep', makes: 'wax' });
  const t = main({ own: trial({ parts: [abbey, tower], options: OPTION }) }, 'trial');
  t.lay(t.hex(0, 0), 'fields', 9).give(0, { wool: 2 });
  const corner = t.corner(0, 0, 0);
  t.put(0, 'city', corner).play(0, 'abbey', { corner });
  expect(t.refusal(0, 'keep', { corner })?.code).toBe('city-has-title');
});

const abbeyLike = {
  cost: { wool: 1 },
  land: 'grain',
  supply: () => 5,
  shape: 'tower',
} as const;

test('a further branch asks for the title, and for drawing too where that is said', () => {
  const branchOf = (drawsWithTitle: boolean) =>
    furtherBranch({
      branch: 'bees',
      good: 'honey',
      levels: ['one', 'two'],
      draws: [2, 4],
      title: 'abbey',
      drawsWithTitle,
      metropolis: { first: 1, final: 2, points: 3 },
      colour: '#aa0',
      shape: 'star',
    });
  for (const strict of [true, false]) {
    const own = trial({ parts: [abbey, branchOf(strict)], options: OPTION }, ['cities-knights/core']);
    const t = quiet({ own }, 'trial');
    const [corner, other] = [t.corner(0, 0, 0), t.corner(0, 0, 2)];
    t.lay(t.hex(0, 0), 'fields', 9).put(0, 'city', corner).put(0, 'city', other).give(0, { honey: 1 });
    const asks = t.b.the.improvements;
    expect(asks.bar(t.s, 0, 'bees')?.code).toBe('no-abbey');
    expect(asks.barDraw(t.s, 0, 'bees')?.code).toBe(strict ? 'no-abbey' : undefined);
    expect(asks.barDraw(t.s, 0, 'trade')).toBeUndefined();
    t.put(0, 'abbey', corner);
    expect([asks.bar(t.s, 0, 'bees'), asks.barDraw(t.s, 0, 'bees')]).toEqual([undefined, undefined]);
    expect(t.b.the.eventDie.faces().at(-1)).toEqual({ id: 'bees', sides: 1 });
  }
});
