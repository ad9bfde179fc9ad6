import type { RowCard } from '../table/protocol.ts';
import { answers } from './search.ts';
import type { ShelfCard } from './shelf-card.ts';
import type { ShelfName } from './shelves.ts';

/** What is looked for among all games; an empty text asks for nothing. */
export interface Filter {
  readonly text: string;
  readonly players: string;
  readonly kind: string;
  readonly family: string;
  readonly length: '' | Length;
  readonly weight: string;
  readonly favourites: boolean;
  readonly shelf: '' | ShelfName;
}

export const EVERYTHING: Filter = {
  text: '',
  players: '',
  kind: '',
  family: '',
  length: '',
  weight: '',
  favourites: false,
  shelf: '',
};

export const LENGTHS = ['short', 'medium', 'long'] as const;
export type Length = (typeof LENGTHS)[number];

export function lengthOf({ minutes }: Pick<ShelfCard, 'minutes'>): Length {
  return minutes <= 45 ? 'short' : minutes <= 75 ? 'medium' : 'long';
}

export function fits(
  row: RowCard,
  card: ShelfCard | undefined,
  favourite: boolean,
  { text, players, kind, family, length, weight, favourites, shelf }: Filter,
): boolean {
  return (
    answers(row, text) > 0 &&
    (players === '' || row.players.includes(Number(players))) &&
    (kind === '' || row.kind === kind) &&
    (family === '' || row.family === family) &&
    (length === '' || (card !== undefined && lengthOf(card) === length)) &&
    (weight === '' || String(card?.weight) === weight) &&
    (shelf === '' || (card?.shelves.includes(shelf) ?? false)) &&
    (!favourites || favourite)
  );
}
