import type { Has, Options } from '@hexwright/rulebook';
import type { Layout } from '../board/index.ts';
import type { Contents } from './contents.ts';

/**
 * What a game has, by the keys of its words: goods, pieces (also with their number, `piece.road 15`), blockers, cards,
 * awards, the parts and moves that nobody left out, the terrains that its board may have. Of the board besides:
 *
 * - `board.tokens`: numbers that may be shuffled
 * - `board.order`: numbers that come in an order or are shuffled, whichever is wanted
 * - `board.barren`: land that gives nothing
 * - `board.harbours`
 * - `board.hexes N`: so many hexes that are not laid as sea
 * - `mark.LABEL`: marked places
 */
export function makeHas(contents: Contents, layout: Layout, options: Options): Has {
  const { goods, pieces, blockers, cards, awards, parts, omissions } = contents;
  const keys = (kind: string, things: readonly { readonly id?: string }[]): string[] =>
    things.flatMap(({ id }) => (id === undefined ? [] : [`${kind}.${id}`]));
  const there = new Set([
    ...keys('good', goods),
    ...keys('piece', pieces),
    ...pieces.map(
      ({ id, supply }) => `piece.${id} ${typeof supply === 'function' ? supply(options) : supply}`,
    ),
    ...keys('blocker', blockers),
    ...keys('card', cards),
    ...keys('award', awards),
    ...keys('part', parts),
    ...ofBoard(contents, layout),
  ]);
  const gone = new Set(omissions.flatMap(({ moves = [] }) => moves.map((name) => `move.${name}`)));
  return (key) => there.has(key) || (key.startsWith('move.') && !gone.has(key));
}

function ofBoard({ terrains }: Contents, layout: Layout): string[] {
  const groups = Object.values(layout.groups);
  const mayLie = new Set([
    ...(layout.hexes.some(({ hidden }) => hidden !== undefined) ? ['unknown'] : []),
    ...layout.hexes.flatMap(({ terrain }) => terrain ?? []),
    ...groups.flatMap((group) => Object.keys(group.terrains ?? {})),
    ...Object.values(layout.stacks).flatMap((stack) => Object.keys(stack.terrains)),
    ...(layout.assembly?.pieces ?? []).flatMap(({ sides }) => sides.flatMap((side) => side.terrains)),
  ]);
  const lying = terrains.filter(({ id }) => mayLie.has(id));
  const numbers = groups.flatMap((group) => group.numbers ?? []).filter(({ arrange }) => arrange !== 'none');
  const { places, stock } = layout.harbours;
  return [
    ...lying.map(({ id }) => `terrain.${id}`),
    `board.hexes ${layout.hexes.filter(({ terrain }) => terrain !== 'sea').length}`,
    ...(numbers.length > 0 ? ['board.tokens'] : []),
    ...(numbers.some(({ sequence }) => sequence) ? ['board.order'] : []),
    ...(lying.some(({ land, gives }) => land !== false && gives === undefined) ? ['board.barren'] : []),
    ...(places.length > 0 || stock ? ['board.harbours'] : []),
    ...Object.values(layout.marks).flatMap((marks) => Object.keys(marks).map((label) => `mark.${label}`)),
  ];
}
