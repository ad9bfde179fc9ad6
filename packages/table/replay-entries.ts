import {
  type Game,
  type GameEvent,
  itemAt,
  type Logged,
  NATURE,
  type Outcome,
  play,
  refuse,
} from '@hexwright/kernel';

/**
 * Makes the moves of a log again from where the game stands. A step is the move of a seat with nature's answers to
 * it: `seen` is called after each step with what it told and how many moves there are then.
 */
export function replayEntries(
  game: Game,
  log: readonly Logged[],
  to: number,
  seen: (events: readonly GameEvent[], at: number) => void,
): Outcome<object> {
  let events: GameEvent[] = [];
  for (let i = game.log.length; i < to; i++) {
    const done = play(game, itemAt(log, i).by, itemAt(log, i).move);
    if (!done.ok)
      return refuse('log-broken', `move ${i} of the log does not fit: ${done.reason.text}`, { index: i });
    events.push(...done.events);
    if (i + 1 < to && itemAt(log, i + 1).by === NATURE) continue;
    seen(events, i + 1);
    events = [];
  }
  return { ok: true };
}
