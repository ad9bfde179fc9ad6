import type { Layout } from '../board/index.ts';
import type { Contents } from './contents.ts';

/** Everything that a layout speaks of and none of the modules brings, and where. */
export function foreignWords(layout: Layout, { terrains, goods, pieces }: Contents): string[] {
  const lands = new Set(terrains.map(({ id }) => id));
  const kinds = new Set(['any', 'none', ...goods.map(({ id }) => id)]);
  const things = new Set(pieces.map(({ id }) => id));
  const said: readonly (readonly [where: string, what: string, word: string, known: ReadonlySet<string>])[] =
    [
      ...layout.hexes.flatMap(({ q, r, terrain, hidden }) => {
        const word = hidden === undefined ? terrain : 'unknown';
        return word === undefined ? [] : [[`hex ${q},${r}`, 'the terrain', word, lands] as const];
      }),
      ...Object.entries(layout.groups).flatMap(([name, { terrains: bag = {} }]) =>
        Object.keys(bag).map((word) => [`group ${name}`, 'the terrain', word, lands] as const),
      ),
      ...Object.entries(layout.stacks).flatMap(([name, { terrains: bag }]) =>
        Object.keys(bag).map((word) => [`stack ${name}`, 'the terrain', word, lands] as const),
      ),
      ...(layout.assembly?.pieces ?? []).flatMap(({ name, sides }) =>
        sides.flatMap((side) => [
          ...side.terrains.map((word) => [`piece ${name}`, 'the terrain', word, lands] as const),
          ...side.harbours.flatMap((word) =>
            word === null ? [] : [[`piece ${name}`, 'a harbour for', word, kinds] as const],
          ),
        ]),
      ),
      ...layout.harbours.places.flatMap(({ kind }, k) =>
        kind === undefined ? [] : [[`place ${k + 1}`, 'a harbour for', kind, kinds] as const],
      ),
      ...Object.keys({ ...layout.harbours.bag, ...layout.harbours.stock }).map(
        (word) => ['the bag of harbours', 'one for', word, kinds] as const,
      ),
      ...layout.starts.map(
        ({ seat, piece }) => [`the start of seat ${seat}`, 'the piece', piece, things] as const,
      ),
    ];
  return said
    .filter(([, , word, known]) => !known.has(word))
    .map(([where, what, word]) => `${where} has ${what} "${word}", which no module of this game knows`);
}
