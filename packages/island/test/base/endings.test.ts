import { expect, test } from 'vitest';
import { CITY, main, quiet, roads, SETTLEMENT, trail } from './quiet.ts';

// proves first-island/base: Ten points win
// proves island: You win on your own
// proves island: win as soon as you have the points
test('ten points win, at once', () => {
  const t = main();
  for (const row of [-2, -1, 0, 1]) t.put(0, 'settlement', trail(t, row, 1).corners[0]);
  for (const row of [-2, -1, 0, 1]) t.put(0, 'city', trail(t, row, 1).corners[0]);
  t.put(0, 'settlement', trail(t, 2, 1).corners[0]);
  expect(t.points(0)).toBe(9);
  roads(t, 0, 2, 3);
  t.give(0, SETTLEMENT).play(0, 'settlement', { corner: trail(t, 2, 3).corners[2] });
  expect(t.over).toBe(true);
  expect(t.b.result(t.s)).toMatchObject({ winners: [0], ending: 'points' });
});

// proves island: Points needed to win
test('the points needed are an option', () => {
  const t = main({ options: { points: 3 } });
  const { corners } = trail(t, 0, 3);
  t.put(0, 'settlement', corners[0])
    .put(0, 'settlement', corners[2])
    .give(0, CITY)
    .play(0, 'city', { corner: corners[0] });
  expect(t.over).toBe(true);
});

// proves island: You win on your own
test('points reached on the turn of another do not win', () => {
  const t = main({ options: { points: 3 } });
  const { corners } = trail(t, 0, 5);
  t.put(1, 'settlement', corners[0]).put(1, 'settlement', corners[2]).put(1, 'settlement', corners[4]);
  expect(t.points(1)).toBe(3);
  t.give(0, { ore: 4 }).play(0, 'bank-trade', { give: 'ore', want: 'wool' });
  expect(t.over).toBe(false);
});

// proves island: You win on your own
// proves island: cannot overlook a victory
test('they win as soon as the own turn begins, before the roll', () => {
  const t = main({ options: { points: 3 } });
  const { corners } = trail(t, 0, 5);
  t.put(1, 'settlement', corners[0]).put(1, 'settlement', corners[2]).put(1, 'settlement', corners[4]);
  t.play(0, 'end-turn');
  expect(t.over).toBe(true);
  expect(t.b.result(t.s).winners).toEqual([1]);
});

test('another player may have more points and still not win out of turn', () => {
  const t = main({ options: { points: 3 } });
  const { corners } = trail(t, 0, 7);
  for (const i of [0, 2, 4, 6]) t.put(2, 'settlement', corners[i]);
  t.put(0, 'settlement', t.corner(0, 2, 4))
    .put(0, 'settlement', t.corner(-2, 2, 4))
    .give(0, CITY);
  t.play(0, 'city', { corner: t.corner(0, 2, 4) });
  expect(t.b.result(t.s)).toMatchObject({ winners: [0], scores: [3, 0, 4, 0] });
});

test('nothing can be played once the game is over', () => {
  const t = quiet({ options: { points: 3 } });
  const { corners } = trail(t, 0, 5);
  for (const i of [0, 2, 4]) t.put(0, 'settlement', corners[i]);
  t.roll(8);
  expect(t.over).toBe(true);
  expect(t.refusal(0, 'end-turn')).toMatchObject({ code: 'game-over' });
});
