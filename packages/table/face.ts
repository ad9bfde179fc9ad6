import type { GameEvent, Rules, State } from '@hexwright/kernel';

/**
 * What a kind of game shows at a table beyond what the kernel knows of it: its sheet, and more in every view. The
 * table itself knows no board and no cards.
 */
export interface Face<More extends object = object, Sheet = unknown> {
  readonly rules: Rules;
  readonly title: string;
  /** everything about the game that does not change while it is played, as plain data */
  sheet(): Sheet;
  /** what this seat sees besides fields, decision and moves; null for a spectator */
  more(s: State, seat: number | null): More;
  /** which turn it is, for lists of games */
  turnOf(s: State): number;
  /** what this event adds one to in the counts of the table: the number that fell */
  counts?(event: GameEvent): string | number | undefined;
}
