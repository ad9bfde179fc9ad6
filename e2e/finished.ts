import { askBot, botFor } from '../packages/bots/index.ts';
import { rulesFor } from '../packages/catalog/index.ts';
import {
  cloneGame,
  decisionOf,
  type Game,
  isOver,
  type Logged,
  newGame,
  play,
  Rng,
  saveGame,
} from '../packages/kernel/index.ts';

interface File {
  readonly log: readonly Logged[];
  readonly players: readonly object[];
}

let kept: File | null = null;

/** A short game for three that is over, as a file: the first seat is a person's. */
export function finishedGame(): File {
  kept ??= played(Number.POSITIVE_INFINITY);
  return kept;
}

/** The same before anybody has moved. */
export function fewMoves(): File {
  return played(0);
}

/** The same when a bot is about to roll a number that brings somebody something. */
export function beforeHarvest(): File {
  return played(Number.POSITIVE_INFINITY, (game, seat) => {
    if (seat === 0 || decisionOf(game.state)?.kind !== 'roll') return false;
    const rolled = play(cloneGame(game), seat, { move: 'roll' });
    return rolled.ok && rolled.events.filter(({ kind }) => kind === 'produced').length > 1;
  });
}

function played(moves: number, reached: (game: Game, seat: number) => boolean = () => false): File {
  const ruled = rulesFor({ game: 'first-island/base', seats: 3, modules: [], options: { points: 5 } });
  if (!ruled.ok) throw new Error(ruled.reason.text);
  const game = newGame(ruled.rules, { mode: 'seeded', seed: 'a short game' });
  const bot = botFor(ruled.rules);
  const rng = new Rng('a short game');
  for (let i = 0; i < moves && !isOver(game.state); i++) {
    const [seat] = decisionOf(game.state)?.seats ?? [0];
    if (reached(game, seat)) break;
    const done = play(game, seat, askBot(bot, game.state, seat, rng));
    if (!done.ok) throw new Error(done.reason.text);
  }
  const players = ['person', 'bot', 'bot'].map((kind) => ({ kind }));
  return { ...saveGame(game), players };
}
