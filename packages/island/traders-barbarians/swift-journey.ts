import { reason, topKind } from '@hexwright/kernel';
import type { CardSpec, Part } from '../rulebook/index.ts';
import { wagonOf, wagons } from './mechanics/wagons.ts';

const NOT_NOW = reason('wagon-phase', 'while wagons move, only a swift journey is played');
const NOT_MOVED = reason('wagon-not-moved', 'the wagon has not moved this turn');

const SWIFT = 'swift-journey';

export const swiftJourneyCard: CardSpec = {
  id: SWIFT,
  deck: 'development',
  count: (seats) => (seats > 4 ? 6 : 3),
  bar: (b) => (s, seat) => (wagons.of(b).moved(s, wagonOf(seat)) ? undefined : NOT_MOVED),
  play: (b) => (s, seat) => wagons.of(b).again(s, wagonOf(seat)),
};

/** A card that is played while the wagon is on its way, and lets it go on as if it had not moved. */
export function swiftJourney(): Part {
  return {
    id: SWIFT,
    cards: [swiftJourneyCard],
    editMoves: (_b, moves) =>
      moves.map((move) =>
        move.name === 'play-card' ? { ...move, decisions: [...move.decisions, 'move-wagon'] } : move,
      ),
    rules: (was, b) => {
      const swift = b.card(SWIFT);
      const phase = b.decision('move-wagon');
      return {
        cards: {
          barPlay: (s, seat, card) =>
            topKind(s) === phase && card !== swift ? NOT_NOW : was.cards.barPlay(s, seat, card),
        },
      };
    },
    words: {
      terms: {
        'card.swift-journey': 'Swift Journey',
        'card.swift-journey.text': 'After your wagon has moved, it may move a second time this turn.',
        'reason.wagon-phase': 'While wagons move, only a Swift Journey is played.',
        'reason.wagon-not-moved': 'Your wagon has not moved this turn.',
      },
    },
    looks: { cards: { [SWIFT]: { shape: 'wheel', colour: '#3f7d5a' } } },
  };
}
