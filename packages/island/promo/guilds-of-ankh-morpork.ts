import { numberBlocker, roadless, startRounds } from '../mechanics/index.ts';
import { defineModule, wanted } from '../rulebook/index.ts';
import { alchemists } from './mechanics/alchemists.ts';
import { almshouse } from './mechanics/almshouse.ts';
import { foundations } from './mechanics/foundations.ts';
import { hiredBlades } from './mechanics/hired-blades.ts';
import { palace } from './mechanics/palace.ts';
import { safeConducts } from './mechanics/safe-conducts.ts';
import { SCROLL, scrolls } from './mechanics/scrolls.ts';
import { type GuildsConfig, townGuilds } from './mechanics/town-guilds.ts';
import { townWatch } from './mechanics/town-watch.ts';
import { oldTownBoard } from './old-town-board.ts';
import { oldTownWords } from './old-town-words.ts';

const GUILDS: GuildsConfig = {
  guilds: [
    { id: 'brickmakers', good: 'brick', called: 'Brickmakers', colour: '#b9542c' },
    { id: 'carpenters', good: 'lumber', called: 'Carpenters', colour: '#2f6b3c' },
    { id: 'weavers', good: 'wool', called: 'Weavers', colour: '#7fae3e' },
    { id: 'millers', good: 'grain', called: 'Millers', colour: '#c9981d' },
    { id: 'locksmiths', good: 'ore', called: 'Locksmiths', colour: '#6b7079' },
  ],
  most: 9,
  cheap: 2,
  dear: 2,
  known: { points: 3, rate: 3 },
  leaderRate: 2,
  leaderPoints: 1,
};

/** A town of guilds without roads: houses around ten hexes, five tracks, scrolls, hired blades and the watch. */
export const guildsOfAnkhMorpork = defineModule({
  id: 'promo/guilds-of-ankh-morpork',
  version: 2,
  kind: 'scenario',
  alone: 'its town has no roads, and guilds and houses in place of an island',
  seats: [3, 4],
  needs: ['first-island/base'],
  defaults: { points: 12 },
  leaves: [wanted.harbours.thing, wanted.riverBed.thing],
  without: {
    awards: ['largest-army'],
    cards: ['knight', 'year-of-plenty', 'monopoly', 'victory-point'],
    parts: ['showing', 'monopoly'],
  },
  changes: { pieces: { settlement: { distance: false }, city: { distance: false } } },
  terrains: [
    { id: 'almshouse' },
    { id: 'school', gives: SCROLL },
    { id: 'palace' },
    { id: 'alchemists' },
    { id: 'den' },
  ],
  parts: [
    roadless(),
    startRounds(3),
    townGuilds(GUILDS),
    scrolls({
      supply: 32,
      actions: 2,
      good: 2,
      card: { deck: 'development', scrolls: 4 },
      roll: 5,
      pieces: { settlement: 6, city: 7 },
    }),
    almshouse('almshouse'),
    palace('palace', GUILDS),
    alchemists({ terrain: 'alchemists', library: 5, scrolls: 2, laboratory: 10 }),
    safeConducts({ start: 2, bought: 2 }),
    hiredBlades({
      terrain: 'den',
      track: [2, 12, 3, 11, 4, 10, 5, 9, 6, 8],
      start: 4,
      supply: 16,
      goods: ['brick', 'lumber', 'wool', 'grain'],
      least: 5,
      lowest: 2,
      piece: 'settlement',
    }),
    townWatch({
      deck: 'development',
      watchmen: 20,
      friends: 4,
      shunned: 'den',
      price: 3,
      ranks: 4,
      first: 2,
      others: 1,
    }),
    foundations({
      supply: 2,
      cost: { brick: 1, lumber: 1 },
      under: 'settlement',
      points: 3,
      guilds: GUILDS,
    }),
    numberBlocker('robber', { terrain: 'alchemists', number: 10 }),
  ],
  board: () => oldTownBoard(),
  words: oldTownWords,
  looks: {
    terrains: {
      almshouse: { colour: '#a58a6a', pattern: 'plain' },
      school: { colour: '#7d8fb3', pattern: 'castle' },
      palace: { colour: '#d9c27a', pattern: 'gold' },
      alchemists: { colour: '#7fa8a0', pattern: 'glassworks' },
      den: { colour: '#6a6470', pattern: 'swamp' },
    },
  },
});
