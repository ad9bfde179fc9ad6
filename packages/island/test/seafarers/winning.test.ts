import { describe, expect, test } from 'vitest';
import { Table } from '../table.ts';

/** The rows at sea that are won by points alone, each played to its goal. */
const GOALS = [
  ['core', 12],
  ['heading-for-new-shores', 14],
  ['four-islands', 13],
  ['fog-islands', 12],
  ['through-the-desert', 14],
  ['forgotten-tribe', 13],
  ['cloth-for-catan', 14],
  ['great-crossing', 13],
  ['greater-catan', 18],
  ['greater-catan-bridges', 17],
  ['new-world', 12],
] as const;

/** in the main part of the turn of seat 0, where this seat has so many points; its first town is a settlement */
function leading(row: string, seat: number, points: number): Table {
  const t = new Table(`seafarers/${row}`).started().bare();
  for (let each = 0; each < 4; each++) t.give(each, {});
  for (t.roll(2); t.decision !== 'main'; ) t.anything();
  const { corners } = t.b.topology;
  const cities = t.b.piece('city').limit - 1;
  let found = 0;
  for (let corner = 0; corner < corners && t.points(seat) < points - 5; corner++) {
    if (t.b.rules.barFound(t.s, seat, corner)) continue;
    t.put(seat, 'settlement', corner);
    if (found++ > 0 && found <= cities + 1 && t.points(seat) < points - 5) t.put(seat, 'city', corner);
  }
  while (t.points(seat) < points) t.cards(seat, 'victory-point');
  expect(t.points(seat)).toBe(points);
  return t;
}

describe.each(GOALS)('%s', (row, goal) => {
  // proves seafarers/core: goes to 12 points
  // proves seafarers/heading-for-new-shores: The first to 14 points
  // proves seafarers/four-islands: The first to 13 points
  // proves seafarers/fog-islands: The first to 12 points
  // proves seafarers/through-the-desert: The first to 14 points
  // proves seafarers/cloth-for-catan: The first to 14 points
  // proves seafarers/great-crossing: The first to 13 points
  // proves seafarers/greater-catan: The first to 18 points
  // proves seafarers/greater-catan-bridges: The first to 17 points
  // proves seafarers/new-world: The first to 12 points
  test(`${goal} points win, and one less does not`, () => {
    const t = leading(row, 0, goal - 1);
    t.b.settle(t.s);
    expect(t.over).toBe(false);
    t.give(0, { grain: 2, ore: 3 });
    t.play(0, t.legal(0, 'city')[0]);
    expect(t.b.result(t.s)).toMatchObject({ winners: [0], ending: 'points' });
  });

  test('they win on one’s own turn alone', () => {
    const t = leading(row, 1, goal);
    t.b.settle(t.s);
    expect(t.over).toBe(false);
    t.play(0, 'end-turn');
    expect(t.b.result(t.s)).toMatchObject({ winners: [1], ending: 'points' });
  });
});
