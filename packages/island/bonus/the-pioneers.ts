import { defineModule } from '../rulebook/index.ts';
import { BESIDE, besideShips, pioneerParts, pioneerRules } from './pioneers/index.ts';

/** Everybody is a pioneer with a power of their own; the strong ones need more points, the weak ones fewer. */
export const thePioneers = defineModule({
  id: 'bonus/the-pioneers',
  kind: 'variant',
  seats: [3, 4, 5, 6],
  needs: ['first-island/base'],
  pairs: { sea: 'bonus/pioneers-at-sea' },
  parts: pioneerParts,
  words: {
    name: 'The Pioneers',
    summary:
      'Everybody chooses one of three pioneers with a power of their own: a second roll, cheaper ships, an open hand, alms from those ahead. Some need more points to win, some fewer.',
    rules: [
      'Before the first settlement you are dealt 3 pioneers and keep 1. Its power is yours for the whole game.',
      'Pioneers who need something that is not in the game are not dealt.',
      {
        house:
          'You see the board before you choose. All choose at once and show whom they keep; the other two go back into the box unseen.',
      },
      {
        house:
          'Where several pioneers have a say at the same moment, each is asked or paid in turn; an Egoist’s second roll comes first of all.',
      },
      ...pioneerRules,
    ],
    terms: Object.fromEntries(BESIDE.road.map((id) => [`piece.${id}`, 'road'])),
  },
  looks: { pieces: Object.fromEntries(BESIDE.road.map((id) => [id, { shape: 'road' as const }])) },
  exempt: { rare: BESIDE.road.slice(1).map((id) => `piece.${id}`) },
});

/** Pair: at sea ships lie beside each other as roads do. */
export const pioneersAtSea = defineModule({
  id: 'bonus/pioneers-at-sea',
  kind: 'variant',
  internal: true,
  seats: [3, 4, 5, 6],
  needs: ['bonus/the-pioneers', 'sea'],
  parts: [besideShips],
  words: {
    name: 'The Pioneers at sea',
    summary: 'Ships of the Carters lie beside those of others.',
    rules: [],
    terms: Object.fromEntries(BESIDE.ship.map((id) => [`piece.${id}`, 'ship'])),
  },
  looks: { pieces: Object.fromEntries(BESIDE.ship.map((id) => [id, { shape: 'ship' as const }])) },
  exempt: { rare: BESIDE.ship.map((id) => `piece.${id}`) },
});
