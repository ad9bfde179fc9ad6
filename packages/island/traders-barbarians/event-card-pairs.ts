import type { Edge } from '../board/index.ts';
import { concerning, defineModule, type Part } from '../rulebook/index.ts';
import { barbarianAttack } from './barbarian-attack.ts';
import { WAGON } from './mechanics/wagons.ts';
import { tradersAndBarbarians } from './traders-and-barbarians.ts';

/** Official pair, in the rules of the attack: knights on the board count in the events. */
export const attackEventCards = defineModule({
  id: 'traders-barbarians/attack-event-cards',
  kind: 'variant',
  internal: true,
  seats: [2, 3, 4, 5, 6],
  needs: [barbarianAttack.id, 'variant/event-cards'],
  defaults: { conflict: 'sole' },
  parts: [knightsInEvents()],
  words: {
    name: 'Barbarian Attack with event cards',
    summary: 'Knights on the board count in the events.',
    rules: [
      {
        key: 'knights-in-events',
        text: 'In a conflict or a tournament the knights on the board count, since there are no knight cards to play.',
      },
    ],
  },
});

/** Knights that stand on paths are those that events ask for. */
function knightsInEvents(): Part {
  return {
    id: 'knights-in-events',
    rules: (_was, b) => ({
      events: {
        knights: (s, seat) => {
          let count = 0;
          for (let edge = 0; edge < b.topology.edges; edge++) {
            const fighter = b.the.fighters.on(s, edge);
            if (fighter >= 0 && b.the.fighters.owner(s, fighter) === seat) count++;
          }
          return count;
        },
      },
    }),
  };
}

/** Official pair, in the rules of the wagons: a damaged road is no help to them. */
export const tradersEventCards = defineModule({
  id: 'traders-barbarians/traders-event-cards',
  kind: 'variant',
  internal: true,
  seats: [2, 3, 4, 5, 6],
  needs: [tradersAndBarbarians.id, 'variant/event-cards'],
  rules: (was, b) => {
    const damage = b.row<Edge>('damage');
    return {
      travel: {
        stepCost: concerning(WAGON, (s, kind, seat, via, to) => {
          const cost = was.travel.stepCost(s, kind, seat, via, to);
          return kind === WAGON && damage.get(s, via) !== 0 ? cost + 1 : cost;
        }),
      },
    };
  },
  words: {
    name: 'Traders & Barbarians with event cards',
    summary: 'Damaged roads are no help to wagons.',
    rules: [
      'A damaged road costs a wagon 2 points, as a path without one does.',
      { house: 'Its owner still gets the toll.' },
    ],
  },
});
