import type { Chance, Logged, Save, Setup } from '@hexwright/kernel';
import type { Options } from '@hexwright/rulebook';
import type { Player } from '@hexwright/table';

/** The head of a kept game. With its lines it is the whole truth; the rest is for the list of games. */
export interface KeptGame {
  readonly id: string;
  readonly title: string;
  readonly setup: Setup;
  readonly chance: Chance;
  readonly players: readonly Player[];
  readonly guided: boolean;
  readonly turn: number;
  readonly over: boolean;
  readonly moves: number;
  /** how many lines belong to it */
  readonly lines: number;
  readonly touched: number;
  /** where it belongs, if it is a chapter of a campaign */
  readonly campaign?: CampaignPlace;
}

export interface CampaignPlace {
  /** which of the campaigns of this browser */
  readonly id: string;
  /** the row that tells it */
  readonly of: string;
  /** the how manyth game of it, from 0 on */
  readonly at: number;
  /** what was chosen before it */
  readonly chosen: Options;
}

/** What was kept, if it is the head of a game that can be opened. */
export function keptGame(found: unknown): KeptGame | undefined {
  const game = found as Partial<KeptGame> | null | undefined;
  const sound =
    typeof game?.id === 'string' &&
    typeof game.title === 'string' &&
    typeof game.setup?.game === 'string' &&
    typeof game.chance?.mode === 'string' &&
    Array.isArray(game.players) &&
    Number.isInteger(game.lines) &&
    typeof game.touched === 'number';
  return sound ? (game as KeptGame) : undefined;
}

/** A game as the first version of this page kept it, told as the present one does. */
export function keptBefore(
  found: unknown,
): { readonly game: KeptGame; readonly log: readonly Logged[] } | undefined {
  const { save, ...rest } = found as { readonly save?: Partial<Save> };
  if (!save || !Array.isArray(save.log)) return undefined;
  const { setup, chance, log } = save;
  const game = keptGame({ ...rest, setup, chance, moves: log.length, lines: log.length });
  return game && { game, log };
}
