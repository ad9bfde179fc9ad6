import { type State, tell } from '@hexwright/kernel';
import type { Corner } from '../../board/index.ts';
import type { Book, Part } from '../../rulebook/index.ts';

/** Whether the building on the corner could become the piece that it replaced: one must be left in the supply. */
export function canReduce(b: Book, s: State, corner: Corner): boolean {
  const mark = b.fields.building.get(s, corner);
  const under = mark === 0 ? -1 : b.pieces[b.pieceOf[mark]].replacesIndex;
  const owner = b.ownerOf[mark];
  return under >= 0 && (owner >= b.seats || b.fields.supply.get(s, owner, under) > 0);
}

/** The building on the corner becomes what it replaced, a city a settlement; or it is lost where that cannot be. */
export function reduceBuilding(b: Book, s: State, corner: Corner): void {
  const mark = b.fields.building.get(s, corner);
  const piece = b.pieceOf[mark];
  const owner = b.ownerOf[mark];
  const reduced = canReduce(b, s, corner);
  const events = s.events;
  s.events = null;
  b.rules.unbuild(s, piece, corner);
  if (reduced) b.rules.build(s, owner, b.pieces[piece].replacesIndex, corner);
  s.events = events;
  if (s.events)
    tell(s, reduced ? 'reduced' : 'removed', {
      seat: owner,
      piece: b.pieces[piece].id,
      on: 'corner',
      place: corner,
    });
  b.rules.reviewAwards(s);
}

/** What `reduceBuilding` tells. */
export function reducing(): Part {
  return {
    id: 'reducing',
    words: { terms: { 'event.reduced': '{seat}’s {piece} is reduced.' } },
    looks: { events: { reduced: { befalls: 'seat' } } },
  };
}
