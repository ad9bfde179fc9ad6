import { rulesFor } from '@hexwright/catalog';
import { type Game, isOver, newGame, play, Rng, seatList, toMove } from '@hexwright/kernel';
import type { Playable } from '@hexwright/rulebook';
import { askBot, type Bot, botFor } from '../index.ts';

export interface Bout {
  readonly game: string;
  readonly seats: number;
  readonly seed: string;
  /** the name of the bot on each seat; the best of its kind where none is said */
  readonly players: readonly (string | undefined)[];
  readonly limit?: number;
}

/** Plays one game between bots; calls `before` ahead of every move. */
export function bout(
  { game, seats, seed, players, limit = 30_000 }: Bout,
  before?: (game: Game, seat: number, bot: Bot, rules: Playable) => void,
): { readonly game: Game; readonly rules: Playable; readonly finished: boolean } {
  const found = rulesFor({ game, seats });
  if (!found.ok) throw new Error(found.reason.text);
  const seated = players.map((name) => botFor(found.rules, name));
  const table = newGame(found.rules, { mode: 'seeded', seed });
  const rng = new Rng(seed);
  for (let moves = 0; moves < limit && !isOver(table.state); moves++) {
    const [seat] = seatList(toMove(table.state));
    before?.(table, seat, seated[seat], found.rules);
    const move = askBot(seated[seat], table.state, seat, rng);
    const played = play(table, seat, move);
    if (!played.ok)
      throw new Error(`${game}, ${seed}: ${JSON.stringify(move)} by ${seat}: ${played.reason.text}`);
  }
  return { game: table, rules: found.rules, finished: isOver(table.state) };
}
