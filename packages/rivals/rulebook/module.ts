import type { State } from '@hexwright/kernel';
import type * as general from '@hexwright/rulebook';
import type { Manifest, Words } from '@hexwright/rulebook';
import type { Book } from './book.ts';
import type { CardSpec, Copies } from './cards.ts';

/** The sizes that fields may have. */
export type Dimension =
  | 'seat'
  | 'slot'
  | 'way'
  | 'site'
  | 'place'
  | 'good'
  | 'card'
  | 'stack'
  | 'back'
  | 'region';

/** What a module, a card or a mechanic adds to a game of rivals. */
export interface Part extends general.Part<Book, Dimension> {
  readonly uses?: readonly Part[];
  readonly cards?: readonly CardSpec[];
  /** the set that the backs of these cards show */
  readonly back?: string;
  /** the draw stacks, by the backs of their cards */
  readonly stacks?: (was: readonly string[]) => readonly string[];
  /** how many of a card are played with */
  readonly copies?: (was: Copies, card: CardSpec) => Copies;
  /** how many of the doubtful events are in the deck */
  readonly drawnEvents?: number;
  /** how many places for goods there are beside the regions */
  readonly stores?: number;
  /**
   * By decision: what answers itself. Asked whenever the decision is on top; it makes the step that nobody has to
   * decide, or closes the decision, and says whether it did.
   */
  readonly eases?: (b: Book) => Readonly<Record<string, (s: State) => boolean>>;
  /** by decision: what whoever is asked may look at: the stack that its first number names, or the hand of the seat that its second one names */
  readonly glimpses?: Readonly<Record<string, 'stack' | 'hand'>>;
}

export interface Module extends Manifest, Part {
  readonly words: Words;
  readonly parts?: readonly Part[];
}

export function defineModule(module: Module): Module {
  return module;
}
