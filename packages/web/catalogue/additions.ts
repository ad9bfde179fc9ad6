import type { Outline } from '@hexwright/rulebook';
import type { AnySheet } from '../table/sheet.ts';
import type { Emblem, ShelfCard } from './shelf-card.ts';

/** the kinds of things that a row may bring, in the order in which they are told, and where their looks are */
const THINGS = [
  ['piece', 'pieces'],
  ['blocker', 'blockers'],
  ['good', 'goods'],
  ['token', 'fields'],
  ['terrain', 'fields'],
  ['award', 'fields'],
  ['card', 'cards'],
] as const;

/** so many fit in one line, and none that fills it alone */
const TOLD = 3;
const LONGEST = 28;

/** what stands for something that a row changes though it brings nothing: the thing that it asks for */
const ASKED_FOR: Readonly<Record<string, string>> = {
  'two-dice': 'die',
  luck: 'die',
  sevens: 'skull',
  harbours: 'anchor',
  'part.bank-trade': 'scales',
  'part.cards': 'card',
};

/** a piece has its owner's colour, which is nobody's here */
const PLAIN = '#c9962a';

/** how many rows have a thing, by its English name */
export type Rarity = ReadonlyMap<string, number>;

export function rarityIn(sheets: readonly AnySheet[]): Rarity {
  const counts = new Map<string, number>();
  for (const { terms } of sheets)
    for (const text of new Set(thingsIn(terms).map(({ text }) => text)))
      counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts;
}

/** what more rows have than these tells none of them from others; only an expansion is known for it */
const RARE = 20;

/** What is in a row that the games below it do not have, the rarest first, and something of it that can be drawn. */
export function additions(
  { row, modules, terms, looks }: AnySheet,
  below: readonly AnySheet[],
  wants: NonNullable<Outline['wants']>,
  rarity: Rarity,
): Pick<ShelfCard, 'adds' | 'emblem'> {
  if (below.length === 0) return { adds: [] };
  const known = new Set(below.flatMap((sheet) => thingsIn(sheet.terms).map(({ text }) => text)));
  const widens = modules.find(({ id }) => id === row)?.kind === 'expansion';
  const rank = ({ text }: { readonly text: string }): number => Math.min(RARE, rarity.get(text) ?? 0);
  const fresh = thingsIn(terms)
    .filter(({ text }) => !known.has(text))
    .sort((one, other) => rank(one) - rank(other));
  const special = fresh.filter((thing) => widens || rank(thing) < RARE);
  const told = new Set(below.flatMap((sheet) => Object.keys(sheet.looks.fields ?? {})));
  const shown = Object.entries(looks.fields ?? {}).filter(([name]) => !told.has(name));
  const drawn = [...fresh.map(({ place, id }) => looks[place]?.[id]), ...shown.map(([, look]) => look)];
  const [emblem] = [...drawn.flatMap(emblemOf), ...wants.flatMap(({ thing }) => askedFor(thing, looks))];
  return {
    adds: [...new Set(special.map(({ text }) => text))].slice(0, TOLD),
    ...(emblem && { emblem }),
  };
}

/** Things by name; what is numbered or told at length names none. */
function thingsIn(terms: AnySheet['terms']) {
  return THINGS.flatMap(([kind, place]) =>
    Object.entries(terms).flatMap(([key, text]) => {
      const [of, id = '', ...more] = key.split('.');
      const named = of === kind && more.length === 0 && text.length <= LONGEST && !/[\d:{]/.test(text);
      return named ? [{ place, id, text }] : [];
    }),
  );
}

function emblemOf(look: object | undefined): Emblem[] {
  const { shape, colour = PLAIN } = (look ?? {}) as { readonly shape?: string; readonly colour?: string };
  return shape === undefined || shape === 'chit' ? [] : [[colour, shape]];
}

function askedFor(thing: string, looks: AnySheet['looks']): Emblem[] {
  const [kind, id = ''] = thing.split('.');
  const look =
    kind === 'piece'
      ? looks.pieces?.[id]
      : kind === 'blocker'
        ? looks.blockers?.[id]
        : kind === 'card'
          ? looks.cards?.[id]
          : ASKED_FOR[thing] && { shape: ASKED_FOR[thing] };
  return emblemOf(look || undefined);
}
