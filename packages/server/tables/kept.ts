import type { Level } from '@hexwright/bots';
import type { Chance, Setup } from '@hexwright/kernel';
import type { JudgedGame } from '@hexwright/rulebook';
import type {
  PersonCard,
  ProposalKind,
  RoomCampaign,
  RoomTournament,
  TableSettings,
  TableState,
} from '@hexwright/table';
import type { Selectable } from 'kysely';
import type { KeptClock } from '../clock.ts';
import type { Schema } from '../store/index.ts';

export interface KeptSeat {
  readonly colour: number;
  readonly person: PersonCard | null;
  /** a bot plays it: by itself where there is no person, otherwise for one who is gone */
  readonly bot: boolean;
  /** how well a bot plays it, where it is not the usual way */
  readonly level?: Level;
  readonly ready: boolean;
  readonly wants: number | null;
  readonly resigned: boolean;
  /** when the person sat down at this table; tables of an older store do not say */
  readonly since?: number;
  /** who plays it in a tournament, whether a person or a bot */
  readonly entrant?: string;
}

export interface KeptProposal {
  readonly id: string;
  readonly what: ProposalKind;
  readonly by: number;
  /** who is to be sent away; proposals of an older store do not say */
  readonly whom?: number;
  readonly agreed: readonly number[];
  /** how many lines there were when it was made: with the next one it is void */
  readonly line: number;
}

/** A campaign as the table of one of its chapters keeps it: what came of the games before, and of its own. */
export interface KeptCampaign extends RoomCampaign {
  readonly modules: readonly string[];
  /** the finished games, in order: where each was played, what was chosen before it, what it brought */
  readonly before: readonly KeptChapter[];
  /** what the game of this table has brought */
  readonly brought: JudgedGame | null;
}

export interface KeptChapter {
  readonly table: string;
  readonly chosen: RoomCampaign['chosen'];
  readonly game: JudgedGame;
}

/** Everything about a table that is not the game. */
export interface KeptRoom {
  readonly title: string;
  /** what its rules call the game */
  readonly game: string;
  readonly settings: TableSettings;
  readonly password: string | null;
  readonly host: PersonCard;
  readonly seats: readonly KeptSeat[];
  readonly kicked: readonly string[];
  readonly proposal: KeptProposal | null;
  readonly why: string | null;
  readonly next: string | null;
  /** who wished to have a rating when a rated game began: what anybody wishes later changes nothing of it */
  readonly wishedRated?: readonly string[];
  readonly campaign?: KeptCampaign;
  /** the tournament that it belongs to: it begins by itself, and nobody is its host */
  readonly tournament?: RoomTournament;
  /** a quick match, which begins by itself too */
  readonly quick?: true;
}

/** A table as the store keeps it. With its lines it is the whole truth. */
export interface KeptTable {
  readonly id: string;
  readonly state: TableState;
  readonly room: KeptRoom;
  readonly rev: number;
  readonly setup: Setup | null;
  readonly chance: Chance | null;
  readonly lines: number;
  readonly moves: number;
  readonly turn: number;
  readonly clock: KeptClock | null;
  readonly due: number | null;
  readonly made: number;
  readonly touched: number;
}

type Row = Selectable<Schema['tables']>;

export function tableOf(row: Omit<Row, 'here' | 'watching'>): KeptTable {
  const { id, rev, lines, moves, turn, due, made, touched } = row;
  return {
    id,
    state: row.state as TableState,
    room: JSON.parse(row.room) as KeptRoom,
    rev,
    setup: parsed<Setup>(row.setup),
    chance: parsed<Chance>(row.chance),
    lines,
    moves,
    turn,
    clock: parsed<KeptClock>(row.clock),
    due,
    made,
    touched,
  };
}

export function rowOf(table: KeptTable): Omit<Row, 'holder' | 'lease' | 'here' | 'watching'> {
  const { id, state, room, rev, setup, chance, lines, moves, turn, clock, due, made, touched } = table;
  return {
    id,
    state,
    listed: room.settings.listed ? 1 : 0,
    host: room.host.id,
    room: JSON.stringify(room),
    rev,
    setup: setup && JSON.stringify(setup),
    chance: chance && JSON.stringify(chance),
    lines,
    moves,
    turn,
    clock: clock && JSON.stringify(clock),
    due,
    made,
    touched,
  };
}

const parsed = <T>(json: string | null): T | null => (json === null ? null : (JSON.parse(json) as T));

/** The seat of a person at a table, or null. */
export function seatOf({ seats }: Pick<KeptRoom, 'seats'>, person: string | null): number | null {
  if (person === null) return null;
  const seat = seats.findIndex((each) => each.person?.id === person);
  return seat < 0 ? null : seat;
}

/**
 * The seats of persons who are still in the game, whoever plays them just now. What needs consent needs theirs: a seat that a
 * bot plays for somebody who is away, or whose time has run out, is still that person's.
 */
export function inTheGame({ seats }: Pick<KeptRoom, 'seats'>): number[] {
  return seats.flatMap(({ person, resigned }, seat) => (person && !resigned ? [seat] : []));
}

/** Whether no other person sits at the table, nor did since the game began. */
export function wasAlwaysAlone({ seats }: Pick<KeptRoom, 'seats'>, mine: number): boolean {
  return seats.every(({ person, resigned }, seat) => seat === mine || (!person && !resigned));
}
