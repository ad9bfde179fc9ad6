import { itemAt } from '@hexwright/kernel';
import {
  type Book,
  type CardSpec,
  FULL,
  GOODS,
  type GoodId,
  QUALITIES,
  type Quality,
  REGIONS,
  SAFE,
  SITES,
  SLOTS,
  TERRAINS,
  TOKENS,
  WAYS,
} from '@hexwright/rivals';
import { type PlainSheet, plainSheetOf } from '../sheet.ts';

/** Everything about a game of rivals that does not change while it is played, as plain data. */
export interface RivalsSheet extends PlainSheet {
  readonly kind: 'rivals';
  /** in the order of the numbers in fields: a site holds the index of its card plus one */
  readonly cards: readonly RivalsCard[];
  /** a region holds the index of its good plus one in `terrain` */
  readonly goods: readonly string[];
  readonly terrains: readonly string[];
  /** the sets that the backs of cards show; by draw stack: its back */
  readonly backs: readonly string[];
  readonly stacks: readonly number[];
  readonly tokens: readonly string[];
  /** how many places of each kind a principality has; places from `regions` on are stores beside it */
  readonly shape: {
    readonly slots: number;
    readonly ways: number;
    readonly regions: number;
    readonly places: number;
    readonly sites: number;
    readonly full: number;
    /** so many goods no brigands come for */
    readonly safe: number;
  };
}

export interface RivalsCard
  extends Pick<CardSpec, 'id' | 'kind' | 'unit' | 'city' | 'once' | 'open' | 'attack' | 'when'> {
  readonly back: number;
  readonly cost: Readonly<Partial<Record<GoodId, number>>>;
  /** its points: strength, skill, commerce, progress, victory */
  readonly worth: Readonly<Partial<Record<Quality, number>>>;
}

export function sheetOf(book: Book): RivalsSheet {
  const plain = plainSheetOf(book);
  return {
    ...plain,
    kind: 'rivals',
    terms: { ...stackTerms(book), ...plain.terms },
    cards: book.cards.map(({ id, kind, unit, city, once, open, attack, when, back, cost = {}, worth }) => ({
      id,
      kind,
      ...(unit && { unit }),
      ...(city && { city }),
      ...(once && { once }),
      ...(open && { open }),
      ...(attack && { attack }),
      ...(when && { when }),
      back,
      cost,
      worth: Object.fromEntries(
        QUALITIES.map((quality, i) => [quality, itemAt(worth, i)] as const).filter(
          ([, points]) => points > 0,
        ),
      ),
    })),
    goods: GOODS,
    terrains: TERRAINS,
    backs: book.backs,
    stacks: book.stacks,
    tokens: TOKENS,
    shape: {
      slots: SLOTS,
      ways: WAYS,
      regions: REGIONS,
      places: book.places,
      sites: SITES,
      full: FULL,
      safe: SAFE,
    },
  };
}

/** People count stacks from 1. */
function stackTerms({ stacks }: Book): Record<string, string> {
  return Object.fromEntries(stacks.map((_, stack) => [`value.stack.${stack}`, String(stack + 1)]));
}
