import {
  applyCode,
  isOver,
  listMoves,
  MoveList,
  NATURE,
  pick,
  someSeat,
  toMove,
  top,
} from '@hexwright/kernel';
import { expect, it } from 'vitest';
import { countOf } from '../../../mechanics/index.ts';
import { Table } from '../../table.ts';

const ROWS = [
  ['first-island/base', 4],
  ['cities-knights/with-seafarers', 4],
  ['variant/settlers-with-walls', 4],
  ['geographies/hesse', 4],
] as const;

/** Visits the positions of a random game. */
function walk(table: Table, moves: number, visit: (seat: number) => void): void {
  const { s, rng } = table;
  const list = new MoveList();
  for (let n = 0; n < moves && !isOver(s); n++) {
    const seats = toMove(s);
    const seat = seats === NATURE ? NATURE : someSeat(seats, rng);
    if (seat !== NATURE) visit(seat);
    listMoves(s, seat, list);
    applyCode(s, seat, pick(list, rng, seat === NATURE));
  }
}

it.each(ROWS)('lists look at every place where a piece could go: %s', (row, seats) => {
  const table = new Table(row, { seats });
  const { b, s } = table;
  const list = new MoveList();
  const built = b.pieces.filter(({ cost }) => cost);
  let found = 0;
  walk(table, 1_500, (seat) => {
    const { name } = b.decisions[s.cells[top(s)]];
    if (name !== 'main') return;
    // Whatever it has in the hand: places are looked for only where the price can be paid.
    const hand = b.fields.hold.row(seat);
    const held = hand.all(s).slice();
    hand.fill(s, 9);
    for (const { index, id, places } of built) {
      const move = b.moves.find((kind) => kind.name === id);
      if (!move?.decisions.includes('main') || b.fields.supply.get(s, seat, index) === 0) continue;
      if (b.rules.barBuildKind(s, seat, index)) continue;
      list.clear();
      list.begin(move);
      move.list(s, seat, list);
      const listed = [...list.codes.subarray(0, list.length)].map((code) => code - move.base);
      const open = Array.from({ length: places }, (_, place) => place).filter(
        (place) => b.rules.barBuild(s, seat, index, place) === undefined,
      );
      expect(listed).toEqual(open);
      found += open.length;
    }
    hand.setAll(s, held);
  });
  expect(found).toBeGreaterThan(100);
});

it('what was found for one move of a list holds for the others', () => {
  const table = new Table('cities-knights/with-seafarers');
  const { b, s } = table;
  const list = new MoveList();
  let acting = 0;
  walk(table, 2_000, (seat) => {
    listMoves(s, seat, list);
    const together = [...list.codes.subarray(0, list.length)];
    const apart = b.decisions[s.cells[top(s)]].listed.flatMap((move) => {
      const own = new MoveList();
      own.begin(move);
      move.list(s, seat, own);
      if (move.name.endsWith('-knight')) acting += own.length;
      return [...own.codes.subarray(0, own.length)];
    });
    expect(together).toEqual(apart);
  });
  expect(acting).toBeGreaterThan(50);
});

it('pieces that come out of a shared supply are counted as they stand on the board', () => {
  for (const row of ['cities-knights/core', 'variant/settlers-with-walls', 'variant/the-city-walls']) {
    const table = new Table(row);
    const { b, s } = table;
    const shared = b.pieces.filter(({ sharers }) => sharers);
    expect(shared.length).toBeGreaterThan(0);
    walk(table, 1_200, (seat) => {
      for (const { index, marks, places } of shared) {
        const own = b.mark(seat, index);
        const standing = Array.from({ length: places }, (_, place) => place).filter(
          (place) => marks.get(s, place) === own,
        );
        expect(countOf(b, s, seat, index)).toBe(standing.length);
      }
      const worth = b.pieces.reduce(
        (sum, { index, points = 0 }) => sum + points * countOf(b, s, seat, index),
        0,
      );
      expect(b.scores.find(({ id }) => id === 'buildings')!.of(s, seat)).toBe(worth);
    });
  }
});
