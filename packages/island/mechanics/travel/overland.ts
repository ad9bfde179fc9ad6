import type { Bar, MoveList, State } from '@hexwright/kernel';
import type { Book } from '../../rulebook/index.ts';
import { onceAList } from '../core/once-a-list.ts';
import type { Steps } from './steps.ts';

/** Where somebody gets to from one place: until the ground changes, when others are written in the place of these. */
export interface Ways {
  /** the places that can be reached, the nearest first */
  readonly places: Int16Array;
  /** by number of steps, as far as they were asked for: how many of the places are at most so far away */
  readonly within: Int16Array;
  /** by place: how many steps it is away, 0 out of reach */
  readonly away: Uint8Array;
  /** by place: what it is to those who go there: BARRED, PASSED or STAYED, with ENDS where journeys end */
  readonly ground: Uint8Array;
  /** see `staysWithin`: the lists by number of steps, and which of them are written */
  readonly stays: Int16Array[];
  readonly listed: Uint8Array;
  /** a bit for each place while a list is written, otherwise none */
  readonly bits: Int32Array;
}

/** What ground is made of, by the terrain alone. */
export interface GroundRules {
  /** whether they go over the place */
  goes(s: State, place: number): boolean;
  /** what speaks against staying there. Default nothing. */
  barStay?(s: State, place: number): Bar;
  /** whether a journey ends there. Default nowhere. */
  ends?(s: State, place: number): boolean;
}

const BARRED = 0;
const PASSED = 1;
const STAYED = 2;
/** those three, without what is added */
const STAY = 3;
/** added to what else a place is */
const ENDS = 4;

/** whether they go over a place with this ground */
export const isGround = (ground: number): boolean => ground !== BARRED;
/** whether they may stay on this ground */
export const isStay = (ground: number): boolean => (ground & STAY) === STAYED;
/** whether a journey ends on this ground */
export const isEnd = (ground: number): boolean => ground >= ENDS;

/** Where those get who pass everything but what is no ground of theirs. */
export interface Overland {
  /** the ways from the place, at least so many steps far; while one list of moves is written the ground stays what it was */
  from(s: State, place: number, steps: number, list?: MoveList): Ways;
  /** by place: its ground */
  ground(s: State): Uint8Array;
}

interface Searched extends Ways {
  /** how far it was looked for ways, and on which ground */
  far: number;
  survey: number;
}

/**
 * Lists ask for the ways of everybody again and again, and they change with the ground alone, which follows from the
 * terrain: so they are kept until that changes, as far as anybody has asked for them.
 */
export function makeOverland(b: Book, steps: Steps, { goes, barStay, ends }: GroundRules): Overland {
  const { at, size } = b.fields.terrain;
  const terrain = new Int32Array(size).fill(-1);
  const ground = new Uint8Array(steps.places);
  const known: (Searched | undefined)[] = new Array(steps.places).fill(undefined);
  /** how often the ground has changed */
  let surveys = 0;
  const isSameList = onceAList();

  const isSurveyed = ({ cells }: State): boolean => {
    for (let hex = 0; hex < size; hex++) if (terrain[hex] !== cells[at + hex]) return false;
    return true;
  };
  const explore = (s: State): void => {
    terrain.set(s.cells.subarray(at, at + size));
    let same = true;
    for (let place = 0; place < steps.places; place++) {
      const stay = !goes(s, place) ? BARRED : barStay?.(s, place) ? PASSED : STAYED;
      const now = stay !== BARRED && ends?.(s, place) ? stay + ENDS : stay;
      if (ground[place] === now) continue;
      ground[place] = now;
      same = false;
    }
    if (!same) surveys++;
  };

  return {
    from: (s, place, far, list) => {
      if (!isSameList(s, list) && !isSurveyed(s)) explore(s);
      const ways = known[place] ?? noWays(steps, ground);
      known[place] = ways;
      if (ways.survey !== surveys) {
        forget(ways);
        ways.survey = surveys;
      }
      if (ways.far < far) search(steps, place, ways, Math.min(far, steps.places));
      return ways;
    },
    ground: (s) => {
      if (!isSurveyed(s)) explore(s);
      return ground;
    },
  };
}

function noWays({ places }: Steps, ground: Uint8Array): Searched {
  return {
    places: new Int16Array(places),
    within: new Int16Array(places + 1),
    away: new Uint8Array(places),
    ground,
    stays: [],
    listed: new Uint8Array(places + 1),
    bits: new Int32Array((places + 31) >> 5),
    far: 0,
    survey: -1,
  };
}

function forget(ways: Searched): void {
  const { places, within, away, listed } = ways;
  for (let i = 0; i < within[ways.far]; i++) away[places[i]] = 0;
  listed.fill(0, 0, ways.far + 1);
  ways.far = 0;
}

/** Goes on looking for ways, up to so many steps far. */
function search(steps: Steps, from: number, ways: Searched, upTo: number): void {
  const { places, within, away, ground } = ways;
  while (ways.far < upTo) {
    const far = ways.far + 1;
    const end = within[far - 1];
    let found = end;
    // The first steps set out from the place itself, all others from where the last ones led.
    for (let i = far === 1 ? -1 : within[Math.max(0, far - 2)]; i < end; i++) {
      const here = i < 0 ? from : places[i];
      if (i >= 0 && isEnd(ground[here])) continue;
      for (let step = steps.from[here]; step < steps.from[here + 1]; step++) {
        const to = steps.to[step];
        if (to === from || away[to] > 0 || ground[to] === BARRED) continue;
        away[to] = far;
        places[found++] = to;
      }
    }
    within[far] = found;
    ways.far = far;
  }
}

/**
 * The places at most so many steps away where one may stay, in the order of the board, and -1 after the last; ways so
 * far must have been asked for.
 */
export function staysWithin(
  { places, within, ground, stays, listed, bits }: Ways,
  steps: number,
): Int16Array {
  const far = Math.min(steps, places.length);
  stays[far] ??= new Int16Array(places.length + 1);
  if (listed[far] === 1) return stays[far];
  listed[far] = 1;
  const list = stays[far];
  const reached = within[far];
  for (let i = 0; i < reached; i++)
    if (isStay(ground[places[i]])) bits[places[i] >> 5] |= 1 << (places[i] & 31);
  let length = 0;
  for (let word = 0; word < bits.length; word++) {
    for (let left = bits[word]; left !== 0; left &= left - 1)
      list[length++] = word * 32 + 31 - Math.clz32(left & -left);
    bits[word] = 0;
  }
  list[length] = -1;
  return list;
}
