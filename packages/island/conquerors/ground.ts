import { defineModule, taken } from '../rulebook/index.ts';
import { heroTrack } from './mechanics/hero-track.ts';
import { voyage } from './mechanics/voyage.ts';

/** The ground of every chapter of the Conquerors: the hero track, the rate of the bank, a start on the border. */
export const conquerorsGround = defineModule({
  id: 'conquerors',
  kind: 'expansion',
  internal: true,
  seats: [3, 4],
  fixed: true,
  needs: ['cities-knights/core'],
  takes: [taken.start, taken.end],
  alone: 'the Conquerors are played only by their own rules',
  offers: { commercialHarbour: [] },
  options: {
    mercy: {
      type: 'flag',
      default: false,
      words: 'Fate has mercy: you begin a lost chapter again with a better start',
    },
  },
  terrains: [{ id: 'swamp' }],
  parts: [heroTrack(), voyage()],
  rules: (was) => ({
    bank: {
      rate: (s, seat, good) => Math.min(was.bank.rate(s, seat, good), 3),
    },
  }),
  words: {
    name: 'The Conquerors: common rules',
    summary: 'What the chapters of the Legend of the Conquerors have in common.',
    takesBack: ['ship', 'ship-home', 'commodity-rate', 'start', 'goal', 'goal-knights'],
    rules: [
      'The bank takes 3 equal resources or commodities for 1 other card.',
      'A ship on the event die moves the barbarian ship one space along the track of the chapter, unless the number is a 7. What the space shows happens at once, before the number counts.',
      'An attack of the barbarians follows the rules of Cities & Knights: all knights are inactive afterwards. The ship goes on from where it is.',
      'Each space of the hero track is a point.',
      'The first settlement and its road take a marked site; no site is taken twice.',
      {
        option: 'mercy',
        text: 'Everybody starts with a strong knight in place of the basic one, with the first level of politics and of science, and with a politics card.',
      },
    ],
    terms: { 'terrain.swamp': 'swamp' },
  },
  looks: { terrains: { swamp: { colour: '#7d8a5c', pattern: 'lake' } } },
});
