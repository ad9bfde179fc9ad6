import type { Seat, State } from '@hexwright/kernel';
import { answerAlone, type Book, type CardNo, type Part, SLOTS } from '../rulebook/index.ts';
import { discard } from './actions.ts';
import { barSettle, isRoadEnd, layNext, NO_ROAD, regionArgs, settle } from './centre.ts';

/**
 * A settlement whose regions are chosen. It is a move of its own, so that nobody learns from a question who could
 * have played the card.
 */
export const scouting: Part = {
  id: 'scouting',
  decisions: { 'choose-region': { args: regionArgs } },
  moves: (b) => {
    const scout = b.card('scout');
    return [
      {
        name: 'settle-with-scout',
        args: [{ name: 'slot', domain: b.domain('slot') }],
        decisions: ['act'],
        list: (s, seat, out) => {
          if (!holds(b, s, seat, scout) || barSettle(b, s, seat)) return;
          for (let slot = 0; slot < SLOTS; slot++) if (isRoadEnd(b, s, seat, slot)) out.put(slot);
        },
        apply: (s, seat, slot) => {
          discard(b, s, seat, scout);
          settle(b, s, seat, slot, b.decision('choose-region'), 1 << seat);
        },
        why: (s, seat, slot) => {
          if (!holds(b, s, seat, scout)) return undefined;
          return barSettle(b, s, seat) ?? (slot >= 0 && !isRoadEnd(b, s, seat, slot) ? NO_ROAD : undefined);
        },
      },
      {
        name: 'choose-region',
        args: [{ name: 'drawn', domain: b.domain('region') }],
        decisions: ['choose-region'],
        list: (s, _seat, out) => {
          for (let region = 0; region < b.regionCards.length; region++)
            if (b.fields.regions.get(s, region) > 0) out.put(region);
        },
        apply: (s, _seat, region) => layNext(b, s, region),
      },
    ];
  },
  eases: () => ({ 'choose-region': answerAlone() }),
  words: {
    terms: {
      'decision.choose-region': 'Choose a region for the new settlement',
      'move.settle-with-scout': 'Build a settlement with a Scout',
      'move.choose-region': 'Take this region',
    },
  },
};

const holds = (b: Book, s: State, seat: Seat, card: CardNo): boolean => b.fields.hand.get(s, seat, card) > 0;
