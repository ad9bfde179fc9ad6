import type { FinishedGame, JudgedGame } from '@hexwright/rulebook';
import { expect, test } from 'vitest';
import { conquerorsCore } from '../../conquerors/core.ts';
import { legend } from '../../conquerors/legend.ts';
import { Table } from '../table.ts';
import { FREE, RESIST, STOP } from './war.ts';

const story = legend(['one', 'two', 'three']);

const game = (chapter: number, points: number[], heroes: number[], ending = 'clock'): FinishedGame => ({
  chapter,
  winners: ending === 'defeat' ? [] : [points.indexOf(Math.max(...points))],
  ending,
  points,
  notes: { heroes },
});

const judged = (finished: FinishedGame, before: readonly JudgedGame[] = []): JudgedGame => ({
  ...finished,
  ...story.judge(finished, before),
});

// proves conquerors/core: Players who tie get the same
// proves conquerors/core: On its first space nobody gets any
// proves conquerors/core: 6, 3, 2 and 1 in the first chapter, 7, 5, 3 and 1 in the second, 9, 7, 5 and 2 in the third
// proves conquerors/core: the foremost of the others on it get 2 more legend points, the second 1
test('the chapters bring what the example of the rules says', () => {
  const one = judged(game(0, [13, 9, 10, 9], [3, 2, 4, 4]));
  const two = judged(game(1, [9, 9, 15, 12], [2, 3, 5, 3]));
  const three = judged(game(2, [7, 17, 12, 13], [3, 5, 3, 2]));
  expect([one.gains, two.gains, three.gains]).toEqual([
    [6, 3, 5, 4],
    [4, 5, 7, 7],
    [4, 9, 7, 8],
  ]);
  expect([one, two, three].map(({ next }) => next)).toEqual(['on', 'on', 'on']);
});

// proves conquerors/core: the foremost on the hero track get 2 legend points and the second 1, nobody on its first space
test('a defeat brings the foremost heroes two points and the second one, and the chapter is repeated', () => {
  const lost = judged(game(0, [5, 5, 5, 5], [2, 0, 2, 1], 'defeat'));
  expect([lost.gains, lost.next]).toEqual([[2, 0, 2, 1], 'again']);
  expect(judged(game(0, [4, 4, 4], [0, 0, 0], 'defeat')).gains).toEqual([0, 0, 0]);
});

// proves conquerors/core: nobody more than 6 from defeats in the whole Legend
test('nobody gets more than six points from defeats', () => {
  const all: JudgedGame[] = [];
  for (let i = 0; i < 5; i++) all.push(judged(game(0, [4, 4, 4], [3, 1, 0], 'defeat'), all));
  expect(all.map(({ gains }) => gains[0])).toEqual([2, 2, 2, 0, 0]);
  expect(all.map(({ gains }) => gains[1])).toEqual([1, 1, 1, 1, 1]);
});

// proves conquerors/core: The chapter is played again; all choose together whether fate has mercy
test('mercy is asked for after a defeat alone, and becomes an option of the next game', () => {
  const lost = judged(game(1, [4, 4, 4], [0, 0, 0], 'defeat'));
  const won = judged(game(0, [13, 4, 5], [0, 0, 0]));
  expect(story.choices?.([])).toEqual([]);
  expect(story.choices?.([won])).toEqual([]);
  expect(story.choices?.([won, lost])?.map(({ id }) => id)).toEqual(['mercy']);
  expect(story.carry?.([won, lost], { mercy: true })).toEqual({ mercy: true });
});

// proves conquerors/core: Most legend points win the Legend
// proves conquerors/core: A tie is broken by the sum of spaces on the hero track
test('level in legend points, the hero track of the chapters that were won decides, then points', () => {
  const one = { ...game(0, [10, 10, 9], [1, 2, 1]), gains: [5, 5, 5], next: 'on' } as const;
  expect(story.ranking([one], 3)).toEqual([[1], [0], [2]]);
  const level = { ...game(0, [10, 10, 9], [1, 1, 1]), gains: [5, 5, 5], next: 'on' } as const;
  expect(story.ranking([level], 3)).toEqual([[0, 1], [2]]);
});

// proves conquerors/core: can play each on its own too
// proves conquerors/core: The Legend is a campaign of three chapters
// proves conquerors/core: As a single game you play its first chapter
test('three chapters make the Legend, and it begins with the first', () => {
  expect(conquerorsCore.campaign?.chapters).toEqual([RESIST, STOP, FREE]);
  expect(new Table(conquerorsCore.id).b.layout.id).toBe(new Table(RESIST).b.layout.id);
});
