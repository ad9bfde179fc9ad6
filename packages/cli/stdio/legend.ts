import { type Book, islandOf } from '@hexwright/island';
import { GOODS, QUALITIES, type Book as RivalsBook, rivalsOf, TERRAINS } from '@hexwright/rivals';
import type { Bill, Playable } from '@hexwright/rulebook';

/** What the numbers of a state mean: the order of goods, pieces and cards, the fields, the moves with their arguments. */
export function legendJson(game: Playable) {
  const book = islandOf(game);
  const rivals = rivalsOf(game);
  const domain = (d: {
    readonly id: string;
    readonly size: number;
    readonly names?: readonly (string | number)[];
  }) => ({
    domain: d.id,
    ...(d.names ? { values: d.names } : { size: d.size }),
  });
  return {
    setup: game.setup,
    modules: game.modules.map(({ id }) => id),
    ...(book && islandJson(book)),
    ...(rivals && rivalsJson(rivals)),
    scores: game.scores.map(({ id, secret }) => ({ id, secret })),
    fields: game.plan.fields.map(({ name, per, audience, at, size }) => ({ name, per, audience, at, size })),
    cells: game.plan.size,
    codes: game.kindOf.length,
    moves: game.moves.map(({ name, args, decisions, open, base, size }) => ({
      name,
      ...(open === undefined && { code: base, codes: size }),
      open: open !== undefined,
      args: args.map((arg) => ({ name: arg.name, ...domain(arg.domain) })),
      decisions,
    })),
    decisions: game.decisions.map(({ name, args }) => ({
      name,
      args: (args ?? []).map((arg) => ({ name: arg.name, ...domain(arg.domain) })),
    })),
  };
}

function islandJson(b: Book) {
  const ids = (list: readonly { readonly id: string }[]): string[] => list.map(({ id }) => id);
  const cost = (bill: Bill) => Object.fromEntries(bill.map(([good, n]) => [b.goods[good].id, n]));
  return {
    neutrals: Array.from({ length: b.owners - b.seats }, (_, colour) => b.seats + colour),
    goods: ids(b.goods),
    terrains: b.terrains.map(({ id, gives, land }) => ({ id, gives: gives ?? null, land: land ?? true })),
    harbours: b.harbourKinds,
    pieces: b.pieces.map(({ id, on, limit, bill, points, replaces }) => ({
      id,
      on,
      supply: limit,
      cost: cost(bill),
      points: points ?? 0,
      ...(replaces !== undefined && { replaces }),
    })),
    blockers: ids(b.blockers),
    cards: b.cards.map(({ id, deck, points }) => ({ id, deck, points: points ?? 0 })),
    awards: b.awards.map(({ id, points, min }) => ({ id, points, min })),
  };
}

/** A site holds the index of its card plus one, a region that of its good plus one. */
function rivalsJson(b: RivalsBook) {
  return {
    goods: GOODS,
    terrains: TERRAINS.map((id, good) => ({ id, gives: GOODS[good] })),
    backs: b.backs,
    stacks: b.stacks.map((back) => b.backs[back]),
    cards: b.cards.map(({ id, kind, back, cost = {}, worth, hidden, shown, doubtful }) => ({
      id,
      kind,
      back: b.backs[back],
      copies: hidden + shown + doubtful,
      cost,
      ...Object.fromEntries(QUALITIES.map((quality, i) => [quality, worth[i]])),
    })),
  };
}
