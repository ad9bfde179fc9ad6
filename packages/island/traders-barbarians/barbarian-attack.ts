import { openTheft } from '../mechanics/index.ts';
import { defineModule, wanted } from '../rulebook/index.ts';
import { attackBoard, COAST, FIRST_BARBARIANS } from './barbarian-attack-boards.ts';
import { intrigues } from './barbarian-attack-cards.ts';
import { barbarianAttackWords } from './barbarian-attack-words.ts';
import { cardsAtOnce } from './mechanics/cards-at-once.ts';
import { invasion } from './mechanics/invasion.ts';
import { castleKnights } from './mechanics/knights.ts';
import { reconquest } from './mechanics/reconquest.ts';

/** Barbarians land wherever somebody builds; knights of all colours drive them off together. */
export const barbarianAttack = defineModule({
  id: 'traders-barbarians/barbarian-attack',
  version: 2,
  kind: 'scenario',
  seats: [3, 4, 5, 6],
  needs: ['traders-barbarians/core'],
  provides: [wanted.riverBed.thing],
  wants: [
    { ...wanted.cities, why: 'everybody starts with one' },
    { ...wanted.developmentCards, why: 'knights come with them' },
    { ...wanted.twoDice, why: 'its barbarians land where two dice say' },
  ],
  pairs: {
    'cities-knights/core': 'traders-barbarians/barbarian-attack-cities-knights',
    'variant/catan-for-two': 'traders-barbarians/barbarian-attack-two-players',
    'traders-barbarians/traders-and-barbarians': 'traders-barbarians/barbarian-attack-with-traders',
    'variant/event-cards': 'traders-barbarians/attack-event-cards',
    'traders-barbarians/fishermen': 'traders-barbarians/attack-fishermen',
    'traders-barbarians/caravans': 'traders-barbarians/attack-caravans',
    'traders-barbarians/rivers': 'traders-barbarians/attack-rivers',
  },
  defaults: { points: 12 },
  without: {
    awards: ['largest-army'],
    blockers: ['robber'],
    cards: ['knight', 'road-building', 'year-of-plenty', 'monopoly', 'victory-point'],
    parts: ['showing'],
  },
  parts: [
    openTheft(),
    invasion({
      coast: COAST,
      start: FIRST_BARBARIANS,
      supply: (seats) => (seats > 4 ? 48 : 36),
      conquer: 3,
      rolls: 3,
    }),
    castleKnights(),
    reconquest({ coast: COAST, gold: 3, perPoint: 2 }),
    cardsAtOnce(),
    intrigues(),
  ],
  board: (_was, { seats }) => attackBoard(seats),
  rules: (was, b) => {
    const city = b.piece('city').index;
    return { startPiece: (s, round) => (round === 1 ? city : was.startPiece(s, round)) };
  },
  words: barbarianAttackWords,
});
