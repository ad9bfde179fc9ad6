import { eventText, wordsFor } from '@hexwright/catalog';
import { decisionOf, isOver, type Save } from '@hexwright/kernel';
import type { Playable } from '@hexwright/rulebook';
import { seatNames, table } from '../text.ts';
import type { Retold, Step, Viewer } from './retell.ts';

/** The events of a step as sentences, with the number of the move; a line of space before each turn. */
export function proseLine(game: Playable): (step: Step) => string[] {
  const words = wordsFor(game);
  const seatName = seatNames(game);
  let turn = 0;
  return ({ index, events, turn: now }) => {
    const lines = events.map((event) => `${String(index).padStart(5)}  ${eventText(words, event, seatName)}`);
    const begins = now !== turn && lines.length > 0;
    if (begins) turn = now;
    // What ended the turn before stands above the line.
    const at = begins
      ? Math.max(
          0,
          events.findIndex((event) => event.kind === 'turn'),
        )
      : -1;
    return at < 0 ? lines : [...lines.slice(0, at), '', ...lines.slice(at)];
  };
}

export function jsonLine(game: Playable): (step: Step) => string[] {
  const words = wordsFor(game);
  const seatName = seatNames(game);
  return (step) => [
    JSON.stringify({
      ...step,
      events: step.events.map((event) => ({ ...event, text: eventText(words, event, seatName) })),
    }),
  ];
}

/** Where the game stands in the end. */
export function standingText(
  game: Playable,
  told: Retold & { ok: true },
  save: Save,
  viewer: Viewer,
): string {
  const { state, log } = told.game;
  const words = wordsFor(game);
  const seatName = seatNames(game);
  const over = isOver(state);
  const open = decisionOf(state);
  const known = (seat: number, secret: boolean): boolean =>
    !secret || over || viewer === 'all' || viewer === seat;
  const seats = Array.from({ length: game.seats }, (_, seat) => seat);
  const points = table(
    ['seat', 'points', ...game.scores.map(({ id }) => words(`score.${id}`) ?? id)],
    seats.map((seat) => [
      `${seat}`,
      `${known(seat, true) ? game.points(state, seat) : game.publicPoints(state, seat)}`,
      ...game.scores.map((score) => (known(seat, score.secret) ? `${score.of(state, seat)}` : '–')),
    ]),
  );
  const result = over ? game.result(state) : undefined;
  const winners = result?.winners.map(seatName).join(', ') || 'nobody';
  const position = result
    ? `The game is over (${result.ending}); won by ${winners}.`
    : `Open: ${words(`decision.${open?.kind}`) ?? open?.kind} (${open?.nature ? 'nature' : open?.seats.map(seatName).join(', ')}).`;
  const chance =
    save.chance.mode === 'manual'
      ? 'chance was given by hand'
      : told.strange === null
        ? 'its chance was drawn by an older generator and is not compared'
        : told.strange.length === 0
          ? 'every chance move is what the seed gives'
          : `${told.strange.length} chance moves are not what the seed gives, first move ${told.strange[0]}`;
  return `${points}\n\n${position}\nChecked ${log.length} of ${save.log.length} moves: all fit the rules; ${chance}.\n`;
}
