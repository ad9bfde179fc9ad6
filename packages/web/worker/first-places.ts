import { judgeOf, type Time } from '@hexwright/bots';
import {
  type Chance,
  copyState,
  itemAt,
  type Logged,
  listMoves,
  MoveList,
  nameMove,
  newState,
  type Outcome,
  type RawMove,
  Rng,
  refuse,
  replay,
  type State,
} from '@hexwright/kernel';
import type { Playable } from '@hexwright/rulebook';
import type { FirstPlace } from '../review/reviewed.ts';
import { reasonsFor } from './reasons.ts';

/** so many stories are told of every place: by count and not by the clock, so that everybody is told the same */
const STORIES = 12;

export interface Placed {
  readonly game: Playable;
  readonly chance: Chance;
  readonly log: readonly Logged[];
  readonly seat: number;
  readonly stories?: number;
  readonly progress?: (share: number) => void;
}

/** What the places were worth at which a seat has begun, beside the best that there were, in the order in which they were taken. */
export function judgeFirstPlaces({
  game,
  chance,
  log,
  seat,
  stories = STORIES,
  progress,
}: Placed): Outcome<{ readonly places: readonly FirstPlace[] }> {
  const judge = judgeOf(game);
  if (!judge) return refuse('unjudged', 'no bot can judge this game');
  const taken: { readonly at: number; readonly s: State; readonly move: RawMove }[] = [];
  const before = newState(game);
  let at = 0;
  const again = replay(game, chance, log, ({ by, move }, _events, s) => {
    if (by === seat && game.turnOf(before) === 0 && typeof move.corner === 'number')
      taken.push({ at, s: { rules: game, cells: before.cells.slice(), events: null }, move });
    copyState(s, before);
    at++;
  });
  if (!again.ok) return again;
  const enough: Time = (_, told) => told < stories;
  const list = new MoveList();
  const places: FirstPlace[] = [];
  for (const [i, { at: nth, s, move }] of taken.entries()) {
    listMoves(s, seat, list);
    const codes = [...list.codes.subarray(0, list.length)];
    const wanted = JSON.stringify(move);
    const code = codes.find((each) => JSON.stringify(nameMove(game, each)) === wanted);
    if (code === undefined) continue;
    const weighed = judge.weigh(s, seat, new Rng('first places', nth), enough, code);
    const rank = weighed.findIndex((each) => each.code === code);
    const best = itemAt(weighed, 0);
    places.push({
      at: nth,
      played: move,
      best: nameMove(game, best.code),
      chance: itemAt(weighed, rank).chance,
      bestChance: best.chance,
      rank: rank + 1,
      of: codes.length,
      why: reasonsFor(judge, game, s, seat, new Rng('first places', nth), best.code, code),
    });
    progress?.((i + 1) / taken.length);
  }
  return { ok: true, places };
}
