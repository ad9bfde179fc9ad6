import type { Entrant, NewTournament, PersonCard, TournamentState } from '@hexwright/table';
import type { Selectable } from 'kysely';
import type { Schema } from '../store/index.ts';
import type { GameResult } from './standings.ts';
import type { Pairing } from './swiss.ts';

/** A tournament as the store keeps it. With its games it is the whole truth. */
export interface KeptTournament {
  readonly id: string;
  readonly state: TournamentState;
  readonly rev: number;
  /** when the server must see to it */
  readonly due: number | null;
  readonly made: number;
  readonly touched: number;
  readonly host: PersonCard;
  readonly settings: Omit<NewTournament, 'password'>;
  readonly password: string | null;
  /** what its rules call the game */
  readonly game: string;
  readonly entrants: readonly Entrant[];
  /** whom the host has taken out; tournaments of an older store do not say */
  readonly sentAway?: readonly string[];
  /** 0 before the first */
  readonly round: number;
  /** how many there will be; 0 while that follows from how many come */
  readonly rounds: number;
  /** when this round is over whatever is still played */
  readonly roundEnds: number | null;
  /** the rounds of a league, planned from the start */
  readonly plan: readonly Pairing[] | null;
  /** decides in which order those who are equal are listed, and who meets whom at first */
  readonly lot: string;
  readonly why: string | null;
}

/** A table of a round. */
export interface KeptGame {
  readonly round: number;
  readonly board: number;
  /** null where somebody rests */
  readonly table: string | null;
  /** by seat */
  readonly seats: readonly (string | null)[];
  readonly result: GameResult | null;
}

type Row = Selectable<Schema['tournaments']>;
type GameRow = Selectable<Schema['tournament_games']>;

export function tournamentOf({ id, state, rev, due, made, touched, tournament }: Row): KeptTournament {
  return {
    ...(JSON.parse(tournament) as KeptTournament),
    id,
    state: state as TournamentState,
    rev,
    due,
    made,
    touched,
  };
}

export function tournamentRow(kept: KeptTournament): Row {
  const { id, state, rev, due, made, touched, ...rest } = kept;
  return {
    id,
    state,
    listed: kept.settings.listed ? 1 : 0,
    host: kept.host.id,
    tournament: JSON.stringify(rest),
    rev,
    due,
    made,
    touched,
  };
}

export function gameOf({ round, board, table_id, seats, result }: GameRow): KeptGame {
  return {
    round,
    board,
    table: table_id,
    seats: JSON.parse(seats) as (string | null)[],
    result: result === null ? null : (JSON.parse(result) as GameResult),
  };
}

export function gameRow(tournament: string, { round, board, table, seats, result }: KeptGame): GameRow {
  return {
    tournament_id: tournament,
    round,
    board,
    table_id: table,
    seats: JSON.stringify(seats),
    result: result && JSON.stringify(result),
  };
}
