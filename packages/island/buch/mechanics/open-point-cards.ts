import { type Seat, tell, topArg } from '@hexwright/kernel';
import { cardFields } from '../../mechanics/index.ts';
import { type Part, pointsIn } from '../../rulebook/index.ts';

/** Whoever draws a card that is worth points lays it open at once. */
export function openPointCards(): Part {
  return {
    id: 'open-point-cards',
    fields: { openPoints: { per: ['seat'], noLook: 'its points stand with the player' } },
    // A card that lies open counts no longer among the cards in hand.
    scores: [{ id: 'open-cards', ...pointsIn('openPoints'), most: () => 0 }],
    words: {
      terms: {
        'score.open-cards': 'open cards',
        'event.point-card-open': '{seat} lays open: {card}.',
      },
    },
    editMoves: (b, moves) => {
      const at = cardFields(b);
      const shown = b.row<Seat>('openPoints');
      return moves.map((move) => {
        if (move.name !== 'draw-card') return move;
        const { apply, audience } = move;
        return {
          ...move,
          apply: (s, nature, ...args) => {
            const seat = topArg(s, 0);
            const [card] = args;
            apply!(s, nature, ...args);
            const { points = 0, id } = b.cards[card];
            if (points === 0) return;
            at.cards.add(s, seat, card, -1);
            at.fresh.add(s, seat, card, -1);
            at.cardCount.add(s, seat, -1);
            at.played.add(s, seat, card, 1);
            shown.add(s, seat, points);
            if (s.events) tell(s, 'point-card-open', { seat, card: id });
          },
          audience: (s, nature, ...args) =>
            b.cards[args[0]]?.points ? b.everyone : audience!(s, nature, ...args),
        };
      });
    },
  };
}
