import {
  applyCode,
  isOver,
  listMoves,
  MoveList,
  NATURE,
  newState,
  pick,
  Rng,
  someSeat,
  toMove,
} from '@hexwright/kernel';
import { type Playable, termsOf } from '@hexwright/rulebook';
import { BadInput } from '../command.ts';
import type { Tally } from './game.ts';

const FIELD = '--tally';
/** moves of one random game that are listened to, to learn what events hold */
const LISTENED = 3000;

/** `card-played.card,card-drawn.deck`: events that the game can tell, by values that they have. */
export function talliesFrom(text: string | undefined, game: Playable): readonly Tally[] {
  if (text === undefined) return [];
  const terms = termsOf(game.modules, game.options);
  const kinds = Object.keys(terms)
    .filter((key) => /^event\.[^.]+$/.test(key))
    .map((key) => key.slice('event.'.length));
  const tallies = text.split(',').map((one): Tally => {
    const [kind, by, ...more] = one.split('.');
    if (!kind || !by || more.length > 0)
      throw new BadInput(FIELD, `"${one}" is not an event and one of its values, like card-played.card`);
    if (!kinds.includes(kind))
      throw new BadInput(FIELD, `no event "${kind}" happens in this game${nearTo(kind, kinds)}`);
    return { kind, by };
  });
  const held = valuesHeard(game);
  for (const { kind, by } of tallies) {
    const gaps = Array.from(terms[`event.${kind}`].matchAll(/\{([\w-]+)/g), ([, gap]) => gap);
    const values = new Set([...gaps, ...(held.get(kind) ?? [])]);
    // An event that has not come may hold what its words do not tell.
    if (!values.has(by) && held.has(kind))
      throw new BadInput(
        FIELD,
        `the event "${kind}" has no value "${by}"; it has ${[...values].join(', ') || 'none'}`,
      );
  }
  return tallies;
}

function nearTo(kind: string, kinds: readonly string[]): string {
  const [word] = kind.split('-');
  const near = kinds.filter((each) => each.split('-').includes(word)).slice(0, 8);
  return near.length > 0
    ? `; did you mean ${near.join(', ')}?`
    : `; there are, among others, ${kinds.slice(0, 8).join(', ')}`;
}

/** By kind of event, the values that one of a random game held. */
function valuesHeard(game: Playable): ReadonlyMap<string, ReadonlySet<string>> {
  const s = newState(game);
  const rng = new Rng('tally');
  const list = new MoveList();
  const heard = new Map<string, Set<string>>();
  for (let i = 0; i < LISTENED && !isOver(s); i++) {
    const seats = toMove(s);
    const seat = seats === NATURE ? NATURE : someSeat(seats, rng);
    listMoves(s, seat, list);
    if (list.length === 0) break;
    s.events = [];
    applyCode(s, seat, pick(list, rng, seat === NATURE));
    for (const { kind, data } of s.events) {
      const known = heard.get(kind) ?? new Set();
      heard.set(kind, known);
      for (const name of Object.keys(data)) known.add(name);
    }
  }
  return heard;
}
