import { defineModule, taken, wanted } from '../rulebook/index.ts';
import { rallyCars } from './mechanics/rally-cars.ts';

/** Cars drive across the island on fuel that is put by, card by card. The first at the other end wins; or somebody has twelve points. */
export const rallyParisCatan = defineModule({
  id: 'misc/rally-paris-catan',
  kind: 'scenario',
  seats: [3, 4],
  needs: ['first-island/base'],
  wants: [wanted.robber],
  takes: [taken.desert],
  // The race is as long as the island is wide: no river runs through it.
  leaves: [wanted.riverBed.thing],
  defaults: { points: 12, bank: 'unlimited' },
  offers: { bank: [] },
  options: {
    rallyStart: {
      type: 'choice',
      default: 'common',
      values: ['common', 'apart'],
      words:
        'The race: all start at one place and share hexes, or each starts elsewhere and is alone on a hex',
    },
    rallyCheckpoint: {
      type: 'flag',
      default: false,
      words: 'Every car must pass the desert',
    },
    rallyTheft: {
      type: 'choice',
      default: 'anywhere',
      values: ['anywhere', 'car'],
      words:
        'Fuel that may be stolen instead of a card from the hand: that of any player who is robbed, or of a car at the robber',
    },
  },
  parts: [
    rallyCars({
      apart: ['rallyStart', 'apart'],
      checkpoint: 'rallyCheckpoint',
      theft: ['rallyTheft', 'car'],
      desert: 'desert',
      blocker: 'robber',
      road: 'road',
    }),
  ],
  // The race is measured for the island of the base game: no other board has a side to drive to.
  board: (was) => was!,
  words: {
    name: 'Rally Paris–Catan',
    summary:
      'Put resources by as fuel and drive your car across the island, hex by hex. The first at the other end wins at once; otherwise 12 points win.',
    takesBack: ['goal'],
    rules: [
      'Everybody has a car. When you trade, you may add any resources face down to your fuel.',
      'Fuel counts towards no hand limit, and you use it only for your car.',
      'On your turn your car drives to a hex beside it. That costs as much fuel of what the hex makes as its number says: a forest with a 5 costs 5 lumber.',
      'If your car crosses one of your roads, the hex costs half, rounded up.',
      'The desert costs nothing. To leave it, roll two dice: if they show more than the number of the next hex, your car stays and you pay nothing.',
      {
        where: { rallyStart: 'common' },
        text: 'All cars start at the western end of the island, and several may be on one hex. The goal is the hex at the eastern end.',
      },
      {
        where: { rallyStart: 'apart' },
        text: 'Each car has its own starting place on the northern side, and only one may be on a hex. The goal is any hex of the southern side.',
      },
      'The shortest way is five hexes long.',
      {
        where: { rallyCheckpoint: true },
        text: 'Your car must have been in the desert before it comes to the goal.',
      },
      {
        where: { rallyTheft: 'anywhere' },
        text: 'A player who may steal a card from your hand may take one of your fuel instead.',
      },
      {
        where: { rallyTheft: 'car' },
        text: 'If your car is on the hex of the robber, a thief may take a card of your fuel instead of one of your hand, even if you have no building there.',
      },
      'The first car at the goal wins at once.',
      {
        key: 'goal',
        where: { points: 12 },
        text: 'The first to 12 points on their own turn wins, if no car gets there before.',
      },
      {
        house:
          'You may drive as many hexes a turn as you have fuel for. Cars wait off the coast: the first hex is entered and paid for like any other.',
      },
      {
        where: { rallyStart: 'apart' },
        house:
          'The start places lie from west to east in the order of the seats. A hex with another car is closed to you.',
      },
      { house: 'You roll for the desert once a turn at most. To a hex without a number you need no roll.' },
      {
        house:
          'A hex that gives nothing costs nothing. For one that gives any resource you pay with what you have most of.',
      },
      { house: 'The bank never runs out, since fuel ties up many cards.' },
      { house: 'What is stolen from your fuel goes into the thief’s hand.' },
      {
        where: { rallyTheft: 'anywhere' },
        house: 'If you have no card in your hand, you cannot be robbed of fuel either.',
      },
    ],
  },
});
