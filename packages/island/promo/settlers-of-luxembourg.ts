import type { Seat } from '@hexwright/kernel';
import { cardFields } from '../mechanics/index.ts';
import { defineModule, wanted } from '../rulebook/index.ts';
import { luxembourgBoard, PRIVILEGE_SITE } from './luxembourg-board.ts';
import { luxembourgWords } from './luxembourg-words.ts';
import { cityKnights, deckRenewed, playedUnder } from './mechanics/city-knights.ts';
import { customsHouse } from './mechanics/customs-house.ts';
import { homeHexes } from './mechanics/home-hexes.ts';
import { privileges } from './mechanics/privileges.ts';
import { productionChart } from './mechanics/production-chart.ts';

/** No dice: whoever has the turn chooses the number on a chart that everybody fills together. */
export const settlersOfLuxembourg = defineModule({
  id: 'promo/settlers-of-luxembourg',
  kind: 'scenario',
  seats: [3, 4],
  needs: ['first-island/base'],
  wants: [
    wanted.robber,
    { ...wanted.knightCards, why: 'a city asks for a knight' },
    { ...wanted.cities, why: 'everybody starts with one' },
    wanted.bank,
  ],
  defaults: { points: 12 },
  leaves: [wanted.harbours.thing],
  without: { awards: ['largest-army'] },
  awards: [
    {
      id: 'melusinas-saviour',
      points: 3,
      min: 3,
      tie: 'lose',
      metric: (b) => {
        const { played } = cardFields(b);
        const knight = b.card('knight');
        return (s, seat: Seat) => played.get(s, seat, knight);
      },
    },
  ],
  parts: [
    productionChart(),
    homeHexes({ terrain: 'mountains' }),
    customsHouse({ goods: ['brick', 'grain', 'lumber', 'wool'], start: 2 }),
    cityKnights({ piece: 'city', card: 'knight' }),
    playedUnder(['road-building', 'year-of-plenty']),
    deckRenewed(),
    privileges({ mark: PRIVILEGE_SITE, handLimit: 9, piece: 'city', knight: 'knight', except: 'ore' }),
  ],
  board: () => luxembourgBoard(),
  overrides: { startRounds: 'everybody begins with a city and a settlement' },
  rules: (was, b) => {
    const city = b.piece('city').index;
    return {
      startRounds: () => 2,
      startPiece: (s, round) => (round === 0 ? city : was.startPiece(s, round)),
    };
  },
  words: luxembourgWords,
  looks: { marks: { [PRIVILEGE_SITE]: { shape: 'site', colour: '#c9a227' } } },
});
