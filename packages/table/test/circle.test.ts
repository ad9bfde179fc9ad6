import { rulesFor } from '@hexwright/catalog';
import type { Book } from '@hexwright/island';
import { MoveList, newState, Rng, randomGame, type State } from '@hexwright/kernel';
import { describe, expect, test } from 'vitest';
import { circleOf } from '../island/circle.ts';
import { islandAt } from './play.ts';

function bigGame(seats: number, moves = 0): { readonly book: Book; readonly s: State } {
  const made = rulesFor({ game: 'misc/multicatan-big-game', seats });
  if (!made.ok) throw new Error(made.reason.text);
  const book = made.rules as Book;
  const s = newState(book);
  randomGame(s, new Rng('circle'), new MoveList(), moves);
  return { book, s };
}

describe('what a seat has to do with', () => {
  test('is everything at a usual table, and for who looks on', () => {
    const { game } = islandAt();
    expect(circleOf(game as Book, newState(game), 0)).toBeNull();
    const { book, s } = bigGame(30, 40);
    expect(circleOf(book, s, null)).toBeNull();
  });

  test('is three islands wide for everybody in the Big Game, also where the board is glued', () => {
    const { book, s } = bigGame(30, 40);
    const boxes = Array.from({ length: 30 }, (_, seat) => circleOf(book, s, seat)!.box);
    expect(new Set(boxes.map(({ width }) => width.toFixed(3))).size).toBe(1);
    expect(boxes[0].width).toBeLessThan(12 * Math.sqrt(3));
    const all = Math.max(...book.topology.hexX) - Math.min(...book.topology.hexX);
    expect(boxes[0].width).toBeLessThan(all / 4);
  });

  test('names of the others only those that everybody knows', () => {
    const { book, s } = bigGame(12, 60);
    for (let seat = 0; seat < 12; seat++) expect(circleOf(book, s, seat)!.seats).toEqual([]);
    book.row('known').fill(s, 1);
    for (let seat = 0; seat < 12; seat++) expect(circleOf(book, s, seat)!.seats).toHaveLength(5);
  });
});
