import type { Bar, MoveList, State } from '@hexwright/kernel';
import type { Book } from '../../rulebook/index.ts';
import { onceAList } from '../core/once-a-list.ts';
import type { Steps } from './steps.ts';

/** Where somebody gets to from one place. */
export interface Ways {
  /** the places that can be reached, the nearest first */
  readonly places: Int16Array;
  /** by number of steps: how many of them are at most so far away */
  readonly within: Int16Array;
  /** by place: how many steps it is away, 0 out of reach */
  readonly away: Uint8Array;
  /** by place: what it is to those who go there: BARRED, PASSED or a place where they may stay */
  readonly ground: Uint8Array;
  /** see `staysWithin` */
  readonly stays: (Int16Array | undefined)[];
}

/** What ground is made of, by the terrain alone. */
export interface GroundRules {
  /** whether they go over the place */
  goes(s: State, place: number): boolean;
  /** what speaks against staying there. Default nothing. */
  barStay?(s: State, place: number): Bar;
}

const BARRED = 0;
const PASSED = 1;
const STAYED = 2;

/** Where those get who pass everything but what is no ground of theirs. */
export interface Overland {
  /** the ways from the place; while one list of moves is written the ground stays what it was */
  from(s: State, place: number, list?: MoveList): Ways;
}

/**
 * Lists ask for the ways of everybody again and again, and they change with the ground alone, which follows from the
 * terrain: so they are kept until that changes.
 */
export function makeOverland(b: Book, steps: Steps, { goes, barStay }: GroundRules): Overland {
  const { at, size } = b.fields.terrain;
  const terrain = new Int32Array(size).fill(-1);
  const ground = new Uint8Array(steps.places);
  let known: (Ways | undefined)[] = [];
  const isSameList = onceAList();

  const survey = (s: State): void => {
    for (let hex = 0; hex < size; hex++) {
      if (terrain[hex] === s.cells[at + hex]) continue;
      terrain.set(s.cells.subarray(at, at + size));
      explore(s);
      return;
    }
  };
  const explore = (s: State): void => {
    let same = true;
    for (let place = 0; place < steps.places; place++) {
      const now = !goes(s, place) ? BARRED : barStay?.(s, place) ? PASSED : STAYED;
      if (ground[place] === now) continue;
      ground[place] = now;
      same = false;
    }
    if (!same) known = [];
  };

  return {
    from: (s, place, list) => {
      if (!isSameList(s, list)) survey(s);
      known[place] ??= search(steps, ground, place);
      return known[place];
    },
  };
}

function search(steps: Steps, ground: Uint8Array, from: number): Ways {
  const places = new Int16Array(steps.places);
  const away = new Uint8Array(steps.places);
  const within = new Int16Array(steps.places + 1);
  let found = 0;
  let begin = 0;
  for (let far = 1; far <= steps.places; far++) {
    const end = found;
    // The first steps set out from the place itself, all others from where the last ones led.
    for (let i = far === 1 ? -1 : begin; i < end; i++) {
      const here = i < 0 ? from : places[i];
      for (let step = steps.from[here]; step < steps.from[here + 1]; step++) {
        const to = steps.to[step];
        if (to === from || away[to] > 0 || ground[to] === BARRED) continue;
        away[to] = far;
        places[found++] = to;
      }
    }
    begin = end;
    within[far] = found;
  }
  return { places, within, away, ground, stays: [] };
}

/** The places at most so many steps away where one may stay, in the order of the board. */
export function staysWithin({ places, within, ground, stays }: Ways, steps: number): Int16Array {
  const far = Math.min(steps, places.length);
  stays[far] ??= places
    .slice(0, within[far])
    .filter((place) => ground[place] === STAYED)
    .sort();
  return stays[far];
}
