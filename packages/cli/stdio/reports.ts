import { eventText } from '@hexwright/catalog';
import {
  chanceOutcomes,
  decisionOf,
  eventFor,
  isOver,
  legalMoves,
  openDecisions,
  viewOf,
  viewToJson,
} from '@hexwright/kernel';
import { exampleOf } from '../players/turn.ts';
import { seatNames } from '../text.ts';
import type { Held } from './tables.ts';

/** Where a game stands, in a few words: part of most answers. */
export function standing({ id, game, imagined }: Held) {
  const { state, log, rules } = game;
  const over = isOver(state);
  return {
    game: id,
    row: rules.setup.game,
    seats: rules.seats,
    length: log.length,
    over,
    decision: decisionOf(state),
    ...(over && { result: rules.result(state) }),
    ...(imagined && { imagined }),
    ...(game.fault && { fault: game.fault }),
  };
}

/** Who must decide what, and how: the legal moves of one seat or of all who may move, or what nature may do. */
export function decisionJson(held: Held, seat: number | null) {
  const { state } = held.game;
  const seats = (decisionOf(state)?.seats ?? []).filter((each) => seat === null || seat === each);
  return {
    ...standing(held),
    pending: openDecisions(state),
    legal: seats.map((each) => ({ seat: each, ...legalJson(held, each) })),
    outcomes: chanceOutcomes(state),
  };
}

/** What a seat (null: a spectator) may know, with its legal moves and, where it may know them, nature's outcomes. */
export function viewJson(held: Held, seat: number | null) {
  const { state } = held.game;
  const { fields, decision } = viewToJson(viewOf(state, seat));
  return {
    ...standing(held),
    seat,
    decision,
    legal: seat === null ? null : legalJson(held, seat),
    outcomes: chanceOutcomes(state, seat),
    fields,
  };
}

function legalJson({ game, rules }: Held, seat: number) {
  const { moves, open } = legalMoves(game.state, seat);
  const rates = moves.some(({ move }) => move === 'bank-trade') ? rules.ratesOf(game.state, seat) : undefined;
  return {
    moves,
    open: open.map((name) => ({ move: name, example: exampleOf(game.state, seat, name) })),
    ...(rates && { rates }),
  };
}

export function eventsJson(held: Held, since: number, viewer: number | null | 'all') {
  return held.events.slice(since).map((event, i) => {
    const seen =
      viewer === 'all'
        ? { kind: event.kind, data: { ...event.data, ...event.secret?.data } }
        : eventFor(event, viewer);
    return { index: since + i, ...seen, text: eventText(held.words, seen, seatNames(held.rules)) };
  });
}

/** The points of each seat by their source, as the referee counts them. */
export function pointsJson({ rules, game: { state } }: Held) {
  return Array.from({ length: rules.seats }, (_, seat) => ({
    seat,
    total: rules.points(state, seat),
    public: rules.publicPoints(state, seat),
    target: rules.target(state, seat),
    sources: Object.fromEntries(rules.scores.map((score) => [score.id, score.of(state, seat)])),
    secret: rules.scores.filter((score) => score.secret).map((score) => score.id),
  }));
}
