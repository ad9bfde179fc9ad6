import type { MoveEntry } from '../table/sheet.ts';
import { isPlaceArg } from './choices.ts';

/** How a kind of move is offered to a person; it follows from the domains of its arguments alone. */
export type InputMode =
  /** one button */
  | 'button'
  /** point at the board */
  | 'place'
  /** one good from the hand or the bank */
  | 'good'
  /** one good for another */
  | 'exchange'
  /** one of the cards in the hand */
  | 'card'
  /** one of the players */
  | 'seat'
  /** a number of its own */
  | 'count'
  /** what a red and a yellow die show */
  | 'dice'
  /** goods for goods, composed freely */
  | 'deal'
  /** a list of whatever is left */
  | 'list';

export function inputModeOf({ args, open }: MoveEntry): InputMode {
  if (open) return 'deal';
  if (args.length === 0) return 'button';
  if (args.some(({ domain }) => isPlaceArg(domain))) return 'place';
  const domains = args.map(({ domain }) => domain).join(' ');
  if (domains === 'good') return 'good';
  if (domains === 'good good') return 'exchange';
  if (domains === 'card') return 'card';
  if (domains === 'seat') return 'seat';
  if (domains === 'count') return 'count';
  if (args.map(({ name, domain }) => `${name} ${domain}`).join() === 'red die,yellow die') return 'dice';
  return 'list';
}
