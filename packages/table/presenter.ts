import type { State, View } from '@hexwright/kernel';
import { itemAt } from '@hexwright/kernel';
import type { Playable } from '@hexwright/rulebook';

/**
 * What a kind of game shows at a table beyond what every game has: its sheet, and more in every view. The table itself
 * knows no board and no cards.
 */
export interface GamePresenter<More extends object = object, Sheet = unknown> {
  readonly game: Playable;
  /** everything about the game that does not change while it is played, as plain data */
  sheet(): Sheet;
  /** what everybody sees besides fields, decision, moves, prices and points: what a spectator does, whose view this is */
  shared(s: State, view: View): Partial<More>;
  /** what this seat sees besides or otherwise, whose view this is beside the one that all share; null for a spectator */
  own(s: State, seat: number | null, view: View, shared: View): Partial<More>;
  /** by seat: how many goods the next number is to be expected to bring; a kind of game may know of no such thing */
  expects?(s: State): readonly number[];
}

/** What people call the game. */
export function titleOf({ modules, setup }: Playable): string {
  return (modules.find(({ id }) => id === setup.game) ?? itemAt(modules, modules.length - 1)).words.name;
}
