import { pop, push, reason } from '@hexwright/kernel';
import { buildsOnce, cheapCity } from '../../cities-knights/index.ts';
import type { Part } from '../../rulebook/index.ts';

const TOO_DEAR = reason('no-cheap-harbour', 'no harbour settlement can be built or paid for');

const harbour = buildsOnce({
  decision: 'cheap-harbour',
  move: 'cheap-harbour',
  piece: 'harbour-settlement',
  cost: { ore: 1, grain: 1 },
});

/** Medicine makes harbour settlements cheaper as it does cities: who could have either may choose. */
export function healedHarbours(): Part {
  return {
    id: 'healed-harbours',
    ...harbour.part,
    changes: {
      cards: {
        medicine: {
          when: (b) => {
            const [city, port] = [cheapCity.played.when(b), harbour.played.when(b)];
            return (s, seat) => city(s, seat) || port(s, seat);
          },
          play: (b) => {
            const city = cheapCity.played.when(b);
            const [asCity, asPort] = [cheapCity.played.play(b), harbour.played.play(b)];
            return (s, seat) => (city(s, seat) ? asCity(s, seat) : asPort(s, seat));
          },
        },
      },
    },
    moves: (b) => {
      const port = harbour.played.when(b);
      return [
        ...harbour.part.moves(b),
        {
          name: 'rather-harbour',
          leadsTo: 'cheap-harbour',
          decisions: ['cheap-city'],
          list: (s, seat, out) => {
            if (port(s, seat)) out.put();
          },
          apply: (s, seat) => {
            pop(s);
            push(s, b.decision('cheap-harbour'), 1 << seat);
          },
          why: () => TOO_DEAR,
        },
      ];
    },
    words: {
      terms: {
        'decision.cheap-harbour': 'Medicine: choose the settlement that becomes a harbour settlement',
        'move.cheap-harbour': 'Make it a harbour settlement for 1 ore and 1 grain',
        'move.rather-harbour': 'A harbour settlement instead',
        'reason.no-cheap-harbour': 'No harbour settlement can be built or paid for.',
      },
    },
    looks: { moves: { 'cheap-harbour': { shape: 'quay' } } },
  };
}
