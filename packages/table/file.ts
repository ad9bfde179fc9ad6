import { type Outcome, parseSave, type Save } from '@hexwright/kernel';
import { type Player, playersFor } from './players.ts';
import type { Table } from './table.ts';

/** A game as a file: the engine's save, and who sat where. */
export interface GameFile extends Save {
  readonly players?: readonly Player[];
}

/** The moves that stand, with the players. It holds the seed, so it is not for somebody who plays on. */
export function fileOf(table: Table): GameFile {
  return { ...table.save(), players: table.players };
}

/** Checks a file that comes from outside, as far as that goes without the rules of its game. */
export function parseFile(json: unknown): Outcome<{ readonly save: Save; players(seats: number): Player[] }> {
  const parsed = parseSave(json);
  if (!parsed.ok) return parsed;
  const { players } = json as { readonly players?: unknown };
  return { ok: true, save: parsed.save, players: (seats) => playersFor(seats, players) };
}
