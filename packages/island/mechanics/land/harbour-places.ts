import type { State } from '@hexwright/kernel';
import type { Book } from '../../rulebook/index.ts';

/** by edge: the harbour place of the layout that lies there, or -1 */
export function harbourPlaces(b: Book): Int16Array {
  const on = new Int16Array(b.topology.edges).fill(-1);
  b.layout.harbours.places.forEach((at, place) => {
    on[b.topology.edgeAt(at.q, at.r, at.side)] = place;
  });
  return on;
}

/** the kinds of harbours as an argument of moves and decisions */
export const harbourDomain = (b: Book) => ({
  id: 'harbour',
  size: b.harbourKinds.length,
  names: b.harbourKinds,
});

/** whether a harbour on this place would share a corner with one that lies */
export function harbourTouches(b: Book, s: State, place: number): boolean {
  for (let end = 0; end < 2; end++) {
    const beside = b.harboursAt[b.harbourCorner[place * 2 + end]];
    for (let i = 0; i < beside.length; i++)
      if (beside[i] !== place && b.fields.harbour.get(s, beside[i]) >= 0) return true;
  }
  return false;
}

/** what goods a general harbour is for, where events name the kind */
export const harbourKindTerms: Readonly<Record<string, string>> = { 'harbour.any': 'any goods 3:1' };
