import { type Chance, type Outcome, refuse, type Setup } from '@hexwright/kernel';
import type { Entry, Made } from './entry.ts';
import type { Player } from './players.ts';
import { Undone } from './undone.ts';

/** All that must be kept of a table. Everything else follows from it, so a table that nobody needs is put away. */
export interface TableRecord {
  readonly setup: Setup;
  readonly chance: Chance;
  readonly players: readonly Player[];
  readonly entries: readonly Entry[];
}

export interface Folded {
  /** the moves that stand */
  readonly log: readonly Made[];
  /** by how many lines there were: how many moves stood */
  readonly lengthAt: readonly number[];
  /** by move: how many lines there were once it was made */
  readonly lineOf: readonly number[];
  /** how many lines there were when something was last taken back */
  readonly lastBack: number;
  /** what was taken back last and nothing else done since */
  readonly undone: Undone;
}

/** The game that a record tells: its moves without those that were taken back. */
export function fold(entries: readonly Entry[]): Outcome<Folded> {
  const log: Made[] = [];
  const lineOf: number[] = [];
  const lengthAt = [0];
  const undone = new Undone();
  let lastBack = 0;
  for (const [i, entry] of entries.entries()) {
    if ('back' in entry) {
      if (entry.back > log.length)
        return refuse('record-broken', `line ${i} goes back to move ${entry.back} of ${log.length}`, {
          index: i,
        });
      undone.takenBack(log.slice(entry.back));
      log.length = entry.back;
      lineOf.length = entry.back;
      lastBack = i + 1;
    } else {
      undone.made(entry);
      log.push(entry);
      lineOf.push(i + 1);
    }
    lengthAt.push(log.length);
  }
  return { ok: true, log, lengthAt, lineOf, lastBack, undone };
}
