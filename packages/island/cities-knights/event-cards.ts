import { defineModule } from '../rulebook/index.ts';
import { knights } from './barbarians.ts';

/** Official pair, in the rules of the event cards: the event die is rolled besides, and active knights count. */
export const citiesKnightsEventCards = defineModule({
  id: 'cities-knights/event-cards',
  kind: 'variant',
  internal: true,
  seats: [3, 4, 5, 6],
  needs: ['cities-knights/core', 'variant/event-cards'],
  rules: (_was, b) => {
    const own = knights.of(b);
    return {
      events: {
        knights: (s, seat) => {
          if (b.has('part.defence')) return b.the.defence.strength(s, seat);
          let strength = 0;
          own.each(s, seat, (at) => {
            if (own.isActive(s, at)) strength += own.strength(s, at);
          });
          return strength;
        },
      },
    };
  },
  words: {
    name: 'Cities & Knights with event cards',
    summary: 'The event die is rolled with every card, and the red die on the card says who draws at a gate.',
    takesBack: ['dice'],
    rules: [
      'The event die is rolled whenever an event card is turned up. At a gate the red die that the card shows counts.',
      'Conflict and Tournament look at the strength of active knights.',
      'No event gives commodities out of the bank. Where cards are given or taken, commodities may be among them.',
      'In an epidemic a city gets one resource and no commodity.',
      { house: 'The event of the card comes first, then the event die, then the number.' },
      { house: 'A robber that sleeps until the first attack does not flee.' },
    ],
  },
});
