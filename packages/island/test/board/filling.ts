import {
  type BoardFiller,
  type Filled,
  type FillOptions,
  type Layout,
  layoutOf,
  makeFiller,
  makeTopology,
} from '../../board/index.ts';

export const TERRAINS = [
  'hills',
  'fields',
  'forest',
  'mountains',
  'pasture',
  'desert',
  'gold',
  'sea',
  'lake',
  'unknown',
];
export const HARBOURS = ['any', 'brick', 'lumber', 'wool', 'grain', 'ore'];
export const produces = (terrain: string) => !['desert', 'sea', 'lake', 'unknown'].includes(terrain);

export const fillerOf = (layout: Layout, options: FillOptions = {}): BoardFiller =>
  makeFiller(layout, makeTopology(layout), TERRAINS, HARBOURS, produces, options);

export function outcomesOf(
  filler: BoardFiller,
  k: number,
  drawn: Int32Array,
): { value: number; weight: number }[] {
  const list: { value: number; weight: number }[] = [];
  filler.outcomes(k, drawn, (value, weight) => list.push({ value, weight }));
  return list;
}

/** Draws to the end, taking the outcome that `pick` names by its place in the list. */
export function drawAll(filler: BoardFiller, pick: (k: number, choices: number) => number): Int32Array {
  const drawn = new Int32Array(filler.draws);
  for (let k = 0; k < filler.draws; k++) {
    const list = outcomesOf(filler, k, drawn);
    if (list.length === 0) throw new Error(`draw ${k} has no outcome`);
    drawn[k] = list[pick(k, list.length) % list.length].value;
  }
  return drawn;
}

/** A little generator of our own, so that tests repeat. */
export function numbersFrom(seed: number): () => number {
  let state = seed * 2654435761 + 1;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) | 0;
    return state >>> 8;
  };
}

export function fillBy(filler: BoardFiller, seed: number): Filled {
  const next = numbersFrom(seed);
  return filler.finish(drawAll(filler, () => next()));
}

/** In a fair deal every board is equally likely: one way's probability tells how many boards there are. */
export function countBoards(filler: BoardFiller, only: (what: string) => boolean = () => true): bigint {
  let above = 1n;
  let below = 1n;
  const drawn = new Int32Array(filler.draws);
  for (let k = 0; k < filler.draws; k++) {
    const list = outcomesOf(filler, k, drawn);
    drawn[k] = list[0].value;
    if (!only(filler.what(k).what)) continue;
    above *= BigInt(list.reduce((sum, { weight }) => sum + weight, 0));
    below *= BigInt(list[0].weight);
  }
  if (above % below !== 0n) throw new Error('the boards are not equally likely');
  return above / below;
}

/** Every board there is, as text, with its probability. */
export function everyBoard(filler: BoardFiller): Map<string, number> {
  const boards = new Map<string, number>();
  const drawn = new Int32Array(filler.draws);
  const walk = (k: number, probability: number) => {
    if (k === filler.draws) {
      const text = boardKey(filler.finish(drawn));
      boards.set(text, (boards.get(text) ?? 0) + probability);
      return;
    }
    const list = outcomesOf(filler, k, drawn);
    const total = list.reduce((sum, { weight }) => sum + weight, 0);
    for (const { value, weight } of list) {
      drawn[k] = value;
      walk(k + 1, (probability * weight) / total);
    }
  };
  walk(0, 1);
  return boards;
}

export const boardKey = (board: Filled): string =>
  `${board.terrain.join(' ')} | ${board.numbers.join(' ')} | ${board.harbour.join(' ')}`;

export const smallLayout = (parts: object): Layout =>
  layoutOf({
    format: 'hexwright-layout/1',
    id: 'test',
    name: 'test',
    provenance: 'house',
    hexes: [],
    ...parts,
  });
