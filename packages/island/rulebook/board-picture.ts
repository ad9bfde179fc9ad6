import {
  applyCode,
  listMoves,
  MoveList,
  NATURE,
  newState,
  pick,
  Rng,
  type State,
  toMove,
} from '@hexwright/kernel';
import { looksOf } from '@hexwright/rulebook';
import type { Picture } from '../board/index.ts';
import type { Book } from './book.ts';

/** The game after nature has laid the board: where the first seat must decide. */
export function laidBoard(book: Book, seed: number | string): State {
  const s = newState(book);
  const rng = new Rng(seed);
  const list = new MoveList();
  while (toMove(s) === NATURE) {
    listMoves(s, NATURE, list);
    applyCode(s, NATURE, pick(list, rng, true));
  }
  return s;
}

/** The layout of a game, to be shown. */
export function blankBoard({
  layout,
  topology,
  terrains,
  harbourKinds,
  modules,
  seats,
  options,
}: Book): Picture {
  return {
    layout,
    topology,
    terrainIds: terrains.map((terrain) => terrain.id),
    harbourKinds,
    looks: looksOf(modules, seats, options),
  };
}

/** The board as it lies, to be shown. */
export function filledBoard(book: Book, s: State): Picture {
  const { at, topology, layout } = book;
  const part = (from: number, length: number): Int32Array => s.cells.subarray(from, from + length);
  const board = {
    terrain: Int16Array.from(part(at.terrain, topology.hexes)),
    numbers: part(at.numbers, topology.hexes),
    harbour: Int16Array.from(part(at.harbour, layout.harbours.places.length)),
  };
  return { ...blankBoard(book), board };
}
