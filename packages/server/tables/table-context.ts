import type { FaultReport, Outcome } from '@hexwright/kernel';
import type { HouseNews } from '@hexwright/table';
import type { Thinker } from '../bots/thinker.ts';
import type { Bus } from '../cluster/bus.ts';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import type { Guesses } from '../people/index.ts';
import type { Call } from '../push/index.ts';
import type { Replays } from '../rules/replays.ts';
import type { Change } from '../store/index.ts';
import type { TimeBudget } from '../time-budget.ts';
import type { GameResult } from '../tournaments/standings.ts';
import type { KeptRoom } from './kept.ts';
import type { Results } from './results.ts';
import type { RuleCache } from './rules.ts';
import type { TableStore } from './table-store.ts';

/** What a table of a tournament has to do with it. */
export interface TournamentDesk {
  /** what came of the game, to be written with its end */
  told(table: string, seats: readonly (string | null)[], result: GameResult): Change[];
  /** something has come to an end, to be written with it */
  touched(tournament: string): Change[];
  /** that was written: it goes on */
  look(tournament: string): void;
}

/** What the server gives to its tables. */
export interface TableContext {
  readonly store: TableStore;
  readonly rules: RuleCache;
  /** tells games that are over */
  readonly replays: Replays;
  /** what households cost the thread that answers sockets */
  readonly budget: TimeBudget;
  readonly thinker: Thinker;
  readonly results: Results;
  readonly bus: Bus;
  /** who tries the passwords of tables; it outlives the tables in memory */
  readonly passwordGuesses: Guesses;
  readonly log: Log;
  readonly metrics: Pick<Metrics, 'written'>;
  /** names this process among others */
  readonly process: string;
  /** how long a host may be gone before another takes its place */
  readonly hostAwayMs: number;
  now(): number;
  /** whether this process is in charge of a table, or takes charge of it now */
  isInCharge(table: string): Promise<boolean>;
  hashPassword(password: string): Promise<string>;
  isPassword(hashed: string, password: string): Promise<boolean>;
  /** a new table with this room */
  layTable(room: KeptRoom): Promise<Outcome<{ readonly table: string }>>;
  /** the rules broke down at a table */
  noteFault(facts: { readonly table: string; readonly row: string }, report: FaultReport): void;
  readonly tournaments: TournamentDesk;
  tellPerson(person: string, news: HouseNews): void;
  /** calls somebody who may have no page open at all */
  callPerson(person: string, call: Call): void;
}
