import type { FieldLook } from '@hexwright/rulebook';
import { terrainLook } from '../board/Hexes.tsx';
import type { Sheet } from '../table/sheet.ts';
import type { Speaker } from '../words/speak.ts';

export type StockLook = Extract<FieldLook<number>, { on: 'stock' }>;

interface Kind {
  readonly id: string;
  readonly called: string;
  readonly colour?: string;
}

/** The kinds of which something is left, with what is left of them in all rows together. */
export function stockLeft(
  sheet: Sheet,
  speak: Pick<Speaker, 'term'>,
  look: StockLook,
  counts: readonly number[],
): (Kind & { readonly count: number })[] {
  const kinds = kindsOf(sheet, speak, look);
  return kinds.flatMap((kind, index) => {
    const count = counts.reduce((sum, n, i) => (i % kinds.length === index && n > 0 ? sum + n : sum), 0);
    return count > 0 ? [{ ...kind, count }] : [];
  });
}

/** numbers are counted from 0, so that each is its own index */
const NUMBERS = Array.from({ length: 13 }, (_, number) => String(number));

function kindsOf(sheet: Sheet, speak: Pick<Speaker, 'term'>, { of = 'terrain' }: StockLook): Kind[] {
  if (of === 'terrain')
    return sheet.terrains.map(({ id }) => ({
      id,
      called: speak.term(`terrain.${id}`),
      colour: terrainLook(sheet.looks, id).colour,
    }));
  if (of === 'good')
    return sheet.goods.map(({ id }) => ({
      id,
      called: speak.term(`good.${id}`),
      colour: sheet.looks.goods?.[id]?.colour,
    }));
  if (of === 'number') return NUMBERS.map((id) => ({ id, called: id }));
  if (of === 'harbour')
    return sheet.board.harbourKinds.map(({ good }) => ({
      id: good ?? 'any',
      called: good === null ? speak.term('harbour.any') : speak.term(`good.${good}`),
    }));
  return of.kinds.map((id) => ({ id, called: speak.term(`${of.domain}.${id}`) }));
}
