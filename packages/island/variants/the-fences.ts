import { reason, type State } from '@hexwright/kernel';
import type { Hex } from '../board/index.ts';
import { blockerAt, NOWHERE } from '../mechanics/index.ts';
import { defineModule, wanted } from '../rulebook/index.ts';

const FENCED = reason('fenced', 'roads of one player lie all around it');
const NOBODY = -1;
const SIDES = 6;

/** A hex with roads of one player on all its sides is closed to the robber. */
export const theFences = defineModule({
  id: 'variant/the-fences',
  kind: 'variant',
  seats: [2, 3, 4, 5, 6],
  wants: [wanted.robber],
  rules: (was, b) => {
    const robber = b.blocker('robber');
    const road = b.pieces.find(({ id }) => id === 'road');
    const { edgesOf, hexesAlong } = b.walks;
    const { route } = b.fields;
    /** whose roads lie all around the hex */
    const fencedBy = (s: State, hex: Hex): number => {
      if (!road || edgesOf[hex].length < SIDES) return NOBODY;
      const first = route.get(s, edgesOf[hex][0]);
      if (first === 0 || b.pieceOf[first] !== road.index) return NOBODY;
      return edgesOf[hex].every((edge) => route.get(s, edge) === first) ? b.ownerOf[first] : NOBODY;
    };
    return {
      built: (s, seat, piece, place) => {
        was.built(s, seat, piece, place);
        const hex = blockerAt(b, s, robber);
        if (piece !== road?.index || hex === NOWHERE || !hexesAlong[place].includes(hex)) return;
        if (fencedBy(s, hex) === seat) b.the.blockers.ask(s, seat);
      },
      blockers: {
        barStand: (s, blocker, place, seat, list) =>
          was.blockers.barStand(s, blocker, place, seat, list) ??
          (blocker === robber && fencedBy(s, place) !== NOBODY ? FENCED : undefined),
        // Who has fenced the robber in moves that and nothing else.
        toMove: (s, seat) => {
          const bits = was.blockers.toMove(s, seat);
          const hex = blockerAt(b, s, robber);
          return hex !== NOWHERE && fencedBy(s, hex) === seat ? bits & (1 << robber) : bits;
        },
      },
    };
  },
  words: {
    name: 'The fences',
    summary: 'Roads of one player all around a hex keep the robber out.',
    rules: [
      'The robber may not be moved to a hex that has roads of one and the same player on all six sides.',
      'If you lay the road that closes such a ring around the robber, you must move it at once.',
      { house: 'It is moved as by a knight, with a theft. Ships and bridges make no fence.' },
    ],
    terms: { 'reason.fenced': 'Roads of one player lie all around it.' },
  },
});
