import { reason } from '@hexwright/kernel';
import { cornerShips, ownPortsOnly, startIn } from '../mechanics/index.ts';
import { defineModule, taken, wanted } from '../rulebook/index.ts';
import { groundWords } from './colony-words.ts';
import {
  type ColonyToken,
  type ColonyTokensConfig,
  colonyTokens,
  colonyTokensOf,
  lookOf,
} from './mechanics/colony-tokens.ts';
import { redemption } from './mechanics/redemption.ts';
import { startShips } from './mechanics/start-ships.ts';

const HOME = 'home';
const ROOM = 3;

const TOKENS: readonly ColonyToken[] = [
  { kind: 'gold-token', shape: 'coin', colour: '#e8b923', count: 20, worth: 0.05, yields: 0.13 },
  { kind: 'ore-token', shape: 'barrel', colour: '#8b93a1', count: 20, worth: 0.15, yields: 0.3 },
  { kind: 'gemstone', shape: 'gem', colour: '#d0527f', count: 20, worth: 0.18, yields: 0.2 },
  { kind: 'discovery-token', shape: 'star', colour: '#4f9d4f', count: 26, worth: 0.3, yields: 0.33 },
];

const ships = cornerShips({
  ships: 3,
  cost: { lumber: 1, wool: 1 },
  die: 'higher',
  hold: { slots: ROOM, kinds: TOKENS.map(lookOf) },
});

/** The tokens of the colonies and the ships that fetch them. */
export const colonies: ColonyTokensConfig = { ships, tokens: TOKENS, room: ROOM, home: HOME };

const AWAY = reason('away-from-home', 'ships are built on the home island');
const CITY_ABROAD = reason('city-abroad', 'only settlements of the home island become cities');

/** What both editions of the Colonists are made of: ships on corners, colonies, and tokens that ships bring home. */
export const colonyGround = defineModule({
  id: 'colony-ground',
  kind: 'expansion',
  internal: true,
  seats: [3, 4],
  needs: ['first-island/base'],
  // Gemstones are turned into development cards, and how far ships sail two dice say.
  wants: [wanted.developmentCards, wanted.twoDice],
  takes: [taken.start, taken.gold, taken.desert],
  without: { blockers: ['robber'], awards: ['longest-road'] },
  terrains: [
    { id: 'gold-field', gives: 'gold-token' },
    { id: 'colony-mountains', gives: 'ore-token' },
    { id: 'colony-desert', gives: 'gemstone' },
    { id: 'colony-jungle', gives: 'discovery-token' },
  ],
  parts: [
    startIn({ regions: [HOME] }),
    ships.part,
    ownPortsOnly(),
    colonyTokens(colonies),
    redemption([
      { token: 'gold-token', each: 1, brings: ['brick', 'lumber', 'wool', 'grain'] },
      { token: 'ore-token', each: 1, brings: ['ore'] },
      { token: 'gemstone', each: 2, brings: 'card' },
      { token: 'discovery-token', each: 3, brings: 'point' },
    ]),
    startShips({ ships, home: HOME }),
  ],
  rules: (was, b) => {
    const own = colonyTokensOf(b, colonies);
    const city = b.piece('city').index;
    return {
      shipping: {
        barBerth: (s, seat, corner) =>
          was.shipping.barBerth(s, seat, corner) ?? (own.isHome(corner) ? undefined : AWAY),
      },
      barBuild: (s, seat, piece, place, list) =>
        was.barBuild(s, seat, piece, place, list) ??
        (piece === city && !own.isHome(place) ? CITY_ABROAD : undefined),
    };
  },
  words: groundWords,
  looks: {
    terrains: {
      'gold-field': { colour: '#e8b923', pattern: 'gold' },
      'colony-mountains': { colour: '#9aa0a8', pattern: 'mountains' },
      'colony-desert': { colour: '#dcc48e', pattern: 'desert' },
      'colony-jungle': { colour: '#3f7f4a', pattern: 'swamp' },
    },
  },
});
