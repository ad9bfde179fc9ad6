import { itemAt } from '@hexwright/kernel';
import type { FieldLook } from '@hexwright/rulebook';
import { rowOf } from '../board/read.ts';
import type { TableView } from '../table/protocol.ts';
import type { Sheet } from '../table/sheet.ts';
import type { Speaker } from '../words/speak.ts';

type PurseLook = Extract<FieldLook<number>, { readonly on: 'purse' }>;

/** Tokens of one kind that a seat holds. */
export interface HeldTokens {
  readonly id: string;
  readonly kind: string;
  readonly words: string;
  readonly shape: string;
  readonly colour?: string;
  readonly worth: number;
  readonly count: number;
  /** backs of cards, which lie in the hand by themselves */
  readonly backs: boolean;
}

/** What the seat holds in purses, as far as whoever looks may know. */
export function heldTokens(
  sheet: Sheet,
  view: Pick<TableView, 'fields'>,
  speak: Speaker,
  seat: number,
): HeldTokens[] {
  return sheet.fieldLooks.flatMap(({ name, look }) =>
    look.on === 'purse' ? kindsHeld(name, look, rowOf(view.fields[name], seat), speak) : [],
  );
}

function kindsHeld(name: string, look: PurseLook, counts: readonly number[], speak: Speaker): HeldTokens[] {
  return look.kinds.flatMap((kind, i) => {
    if (!((counts[i] ?? 0) > 0)) return [];
    const drawn = look.each?.[i];
    return [
      {
        id: `${name} ${kind}`,
        kind,
        words: speak.term(`token.${kind}`),
        shape: typeof drawn === 'string' ? drawn : look.shape,
        colour: look.colours?.[i],
        worth: typeof drawn === 'number' ? drawn : 1,
        count: itemAt(counts, i),
        backs: look.shape === 'card',
      },
    ];
  });
}
