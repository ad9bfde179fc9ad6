import type { FinishedGame, JudgedGame } from '@hexwright/rulebook';
import { expect, test } from 'vitest';
import { legend } from '../../sea-robbers/legend.ts';
import { everyMap } from '../maps.ts';
import { ashore, marked } from './coast.ts';

const story = legend(['one', 'two', 'three', 'four']);
const NOTES = ['castaways', 'nuggets', 'enemiesTaken', 'chits', 'friendsHeld'];

const game = (chapter: number, points: number[], notes: Record<string, number[]> = {}): FinishedGame => ({
  chapter,
  winners: [points.indexOf(Math.max(...points))],
  ending: 'points',
  points,
  notes: { ...Object.fromEntries(NOTES.map((note) => [note, points.map(() => 0)])), ...notes },
});
const judged = (finished: FinishedGame): JudgedGame => ({ ...finished, ...story.judge(finished, []) });
const gains = (...args: Parameters<typeof game>) => judged(game(...args)).gains;

// proves sea-robbers/core: points gets 4, 5, 6 and 7 legend points in turn, the second 3, 4, 4
test('legend points by rank, and who is level shares the better place', () => {
  expect([0, 1, 2, 3].map((chapter) => gains(chapter, [12, 9, 8, 5]))).toEqual([
    [4, 3, 2, 1],
    [5, 4, 3, 1],
    [6, 4, 3, 1],
    [7, 5, 3, 1],
  ]);
  expect(gains(1, [12, 12, 8, 5])).toEqual([5, 5, 4, 3]);
  expect(gains(1, [12, 9, 9])).toEqual([5, 4, 4]);
});

// proves sea-robbers/core: who do not have the most points may earn a bonus
test('the bonus of each chapter is not for the first', () => {
  expect(gains(0, [11, 9, 8], { castaways: [3, 3, 2] })).toEqual([4, 4, 2]);
  expect(gains(1, [12, 9, 8], { nuggets: [22, 12, 11] })).toEqual([5, 5, 3]);
  expect(gains(1, [12, 9, 8, 7], { nuggets: [22, 10, 9, 0] })).toEqual([5, 5, 3, 1]);
  expect(gains(2, [13, 9, 8], { enemiesTaken: [5, 3, 2] })).toEqual([6, 6, 3]);
  expect(gains(2, [13, 9, 8, 7], { enemiesTaken: [5, 2, 1, 2] })).toEqual([6, 6, 3, 3]);
  expect(gains(2, [13, 9], { enemiesTaken: [5, 4] })).toEqual([6, 8]);
  expect(gains(3, [14, 9, 8], { chits: [6, 4, 2] })).toEqual([7, 7, 3]);
  expect(gains(3, [14, 9, 8], { chits: [6, 4, 4] })).toEqual([7, 5, 3]);
});

// proves sea-robbers/core: Castaways saved in chapter 1 leave bog iron in chapter 2
// proves sea-robbers/core: At least 10 nuggets a player in chapter 2
// proves sea-robbers/core: There are no lairs in chapter 4
test('what is carried over', () => {
  const after = (...args: Parameters<typeof game>) => story.carry?.([judged(game(...args))], {});
  expect(after(0, [11, 9, 8], { castaways: [3, 3, 2] })).toMatchObject({ bogIron: 4, friends: 'kept' });
  expect(after(0, [11, 9, 8], { castaways: [1, 1, 0] })).toMatchObject({ bogIron: 1 });
  expect(after(0, [11, 9, 8], { castaways: [3, 3, 3] })).toMatchObject({ bogIron: 5 });
  expect(after(0, [11, 9, 8, 7], { castaways: [3, 3, 3, 1] })).toMatchObject({ bogIron: 3 });
  expect(after(0, [11, 9], { castaways: [2, 2] })).toMatchObject({ bogIron: 3 });
  expect(after(1, [12, 9, 8], { nuggets: [12, 12, 6] })).toMatchObject({ ownHarbours: true });
  expect(after(1, [12, 9, 8, 7], { nuggets: [12, 12, 12, 3] })).toMatchObject({ ownHarbours: false });
  expect(after(2, [13, 9, 8], { enemiesTaken: [6, 5, 3] })).toMatchObject({ lairs: false });
  expect(after(2, [13, 9, 8], { enemiesTaken: [6, 5, 2] })).toMatchObject({ lairs: true });
  expect(after(2, [13, 9, 8, 5], { enemiesTaken: [6, 5, 0, 0] })).toMatchObject({ lairs: false });
});

// proves sea-robbers/core: You keep the friends you have won.
// proves sea-robbers/core: Most legend points win
test('friends are kept, and level legend points are parted by all points', () => {
  const one = judged(game(0, [11, 9, 8], { friendsHeld: [1, 0, 8] }));
  expect(story.carry?.([one], {})).toMatchObject({ friendDever: 1, friendOda: 3, friendJerok: 0 });
  const level = { ...game(0, [10, 11, 10]), gains: [5, 5, 4], next: 'on' } as const;
  expect(story.ranking([level], 3)).toEqual([[1], [0], [2]]);
  expect(story.tell?.('friendsHeld', 1 + 256)).toBe('Dever & Nyala');
});

// proves sea-robbers/core: The first to 12 points on their own turn wins.
// proves sea-robbers/core: with ten chests where the sea robbers would lie
// proves sea-robbers/core: The legend is a campaign of four chapters.
test('the common rules by themselves: chests on the coast of chapter 3, up to twelve', () => {
  for (const map of everyMap('sea-robbers/core')) expect(marked(map.laid(1), 'chest')).toHaveLength(10);
  const t = ashore('sea-robbers/core').set('chits', 0, 8).give(0, { brick: 2, lumber: 2 });
  t.play(0, t.legal(0, 'road')[0]);
  expect(t.over).toBe(false);
  t.set('chits', 0, 9).play(0, t.legal(0, 'road')[0]);
  expect(t.over).toBe(true);
  expect(t.b.modules.find(({ id }) => id === 'sea-robbers/core')?.campaign?.chapters).toHaveLength(4);
});
