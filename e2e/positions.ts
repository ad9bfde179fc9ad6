import type { Page } from 'playwright-core';
import { askBot, botFor } from '../packages/bots/index.ts';
import { rulesFor } from '../packages/catalog/index.ts';
import { type Book, islandOf } from '../packages/island/index.ts';
import {
  decisionOf,
  isOver,
  legalMoves,
  newGame,
  play,
  type RawMove,
  Rng,
  type State,
  saveGame,
} from '../packages/kernel/index.ts';
import type { Playable } from '../packages/rulebook/index.ts';
import { ownPresenterOf, seatView } from '../packages/table/index.ts';

interface Wanted {
  readonly game: string;
  readonly seats: number;
  readonly modules?: readonly string[];
  readonly options?: Readonly<Record<string, unknown>>;
  /** the moment, seen by the first seat */
  reached(book: Book, s: State): boolean;
  /** what the first seat does rather than what a bot would do */
  prefers?(legal: readonly RawMove[]): RawMove | undefined;
}

const SEEDS = 12;
const MOST = 6000;

/** A game file at a moment that matters, found by playing without a browser until it comes. */
export function gameAt({ reached, prefers, ...wish }: Wanted): object {
  const ruled = rulesFor({ ...wish, modules: wish.modules ?? [] });
  if (!ruled.ok) throw new Error(ruled.reason.text);
  const book = islandOf(ruled.rules);
  if (!book) throw new Error(`${wish.game} is no island`);
  return playedUntil(book, (s) => reached(book, s), prefers);
}

function playedUntil(
  rules: Playable,
  reached: (s: State) => boolean,
  prefers?: (legal: readonly RawMove[]) => RawMove | undefined,
): object {
  const bot = botFor(rules);
  for (let seed = 0; seed < SEEDS; seed++) {
    const game = newGame(rules, { mode: 'seeded', seed: `position ${seed}` });
    const rng = new Rng(seed);
    for (let i = 0; i < MOST && !isOver(game.state); i++) {
      const [seat] = decisionOf(game.state)?.seats ?? [0];
      if (seat === 0 && reached(game.state))
        return {
          ...saveGame(game),
          players: Array.from({ length: rules.seats }, (_, n) => ({ kind: n === 0 ? 'person' : 'bot' })),
        };
      const wanted = seat === 0 ? prefers?.(legalMoves(game.state, 0).moves) : undefined;
      const played = play(game, seat, wanted ?? askBot(bot, game.state, seat, rng));
      if (!played.ok) throw new Error(played.reason.text);
    }
  }
  throw new Error('the moment that was wanted never came');
}

/** Takes the file in through the page and waits for its table. */
export async function sitDownAt(page: Page, file: object): Promise<void> {
  await page.goto('/');
  await page.setInputFiles('input[type=file]', {
    name: 'game.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(file)),
  });
  await page.waitForSelector('.table .decision.mine');
}

/** A turn of the first seat when somebody lacks one point; of a short game there is less to show, and to wait for. */
export function nearTheEnd(game: string, seats: number, options: Wanted['options'] = {}): object {
  return gameAt({
    game,
    seats,
    options,
    reached: (book, s) =>
      decisionOf(s)?.kind === 'main' &&
      Array.from(
        { length: seats },
        (_, seat) => book.rules.target(s, seat) - book.rules.points(s, seat),
      ).some((missing) => missing <= 1),
  });
}

/** The card game when one of the two lacks one point, and the first is about to build, play and trade. */
export function cardsNearTheEnd(): object {
  const ruled = rulesFor({ game: 'rivals/introductory', seats: 2, modules: [] });
  if (!ruled.ok) throw new Error(ruled.reason.text);
  const face = ownPresenterOf(ruled.rules);
  if (!face) throw new Error('the card game has no face');
  return playedUntil(
    ruled.rules,
    (s) =>
      decisionOf(s)?.kind === 'act' &&
      seatView(face, s, 0).points.some(({ total, target }) => target - total <= 1),
  );
}

/** Four kinds of development cards in the hand of a sea game, in the middle of a turn. */
export function fourCardsAtSea(): object {
  return gameAt({
    game: 'seafarers/heading-for-new-shores',
    seats: 4,
    options: { points: 20 },
    reached: (book, s) => {
      const cards = book.field('cards');
      const kinds = book.cards.filter((_, i) => s.cells[cards + i] > 0).length;
      return kinds >= 4 && decisionOf(s)?.kind === 'main';
    },
    prefers: (legal) =>
      legal.find(({ move }) => move === 'buy-card') ??
      legal.find(({ move }) => move === 'roll') ??
      (legal.some(({ move }) => move === 'end-turn')
        ? (legal.find(
            ({ move, want }) => move === 'bank-trade' && ['ore', 'grain', 'wool'].includes(String(want)),
          ) ?? legal.find(({ move }) => move === 'end-turn'))
        : undefined),
  });
}

/** The middle of a game with knights of several ranks, a metropolis, a wall and cards in the hand, and the barbarians near. */
export function knightsAtWar(): object {
  return gameAt({
    game: 'cities-knights/core',
    seats: 4,
    reached: (book, s) => {
      const standing = (piece: string): number => {
        const { layerAt, index, places } = book.piece(piece);
        return s.cells
          .subarray(layerAt, layerAt + places)
          .filter((mark) => mark > 0 && book.pieceOf[mark] === index).length;
      };
      return (
        decisionOf(s)?.kind === 'main' &&
        s.cells[book.field('barbarians')] > 2 &&
        s.cells[book.field('cardCount')] > 1 &&
        standing('strong-knight') > 1 &&
        standing('basic-knight') > 1 &&
        standing('city-wall') > 0 &&
        ['trade', 'politics', 'science'].some((branch) => s.cells[book.field(`${branch}Metropolis`)] >= 0)
      );
    },
  });
}

/** Trading and building among the forts of the conquerors, where more lies above the board than anywhere. */
export function amongForts(): object {
  return gameAt({
    game: 'conquerors/chapter-3-free-all-of-catan',
    seats: 4,
    reached: (_book, s) => decisionOf(s)?.kind === 'main',
  });
}
