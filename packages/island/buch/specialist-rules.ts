import { earlySevens } from '../mechanics/index.ts';
import { defineModule, type RuleText, wanted } from '../rulebook/index.ts';
import {
  GOLD_SPECIALIST,
  LAND_SPECIALISTS,
  SPECIALISTS,
  specialists,
  specialistsWin,
} from './mechanics/specialists.ts';

/** What the cards are, wherever they are played. */
export const specialistTexts: readonly RuleText[] = [
  'Each settlement has 1 specialist point for every hex beside it, in the terrain of that hex; each city has 2.',
  'Points count by terrain: hills, forest, pasture, fields and mountains. Land that gives no resource of these five brings no points.',
  'The first player with 4 points in a terrain takes its specialist card. It passes only to a player with more points than its holder.',
  'Each card is worth 1 point.',
  'In each of your turns every card of yours gives you 1 of the resource of its terrain, besides what the roll brings.',
  {
    house:
      'The cards pay once everything is done that your roll brings, on a 7 too, and only in your own turn. You do not get what the bank does not have.',
  },
  {
    house:
      'If you fall below 4 points, or behind, your card goes to the one player with the most; if several tie, nobody has it until one is ahead. In a tie you keep it.',
  },
];

export const specialistRules = defineModule({
  id: 'buch/specialist-rules',
  kind: 'variant',
  seats: [3, 4, 5, 6],
  wants: [wanted.startOfChoice, wanted.moreStarts],
  takes: [SPECIALISTS],
  pairs: { sea: 'buch/specialist-rules-gold' },
  parts: [specialists('specialistPoints', LAND_SPECIALISTS), specialistsWin(), earlySevens({ turns: 1 })],
  rules: (was) => ({ startRounds: (s) => was.startRounds(s) + 1 }),
  words: {
    name: 'The Specialist Rules',
    summary:
      'Five cards go to the players with the most buildings at each terrain. They are worth a point and pay a resource in every turn, and four of them win.',
    takesBack: ['start'],
    rules: [
      ...specialistTexts,
      'You also win with four specialist cards, however few points you have.',
      'Everybody starts with one more settlement than usual: three in the base game. You place them in turn order, then in reverse, then in turn order again, each with a road that leaves it.',
      'A 7 in a player’s first turn is rolled again.',
      {
        house: 'Your last settlement brings your first goods: one from each producing hex around it.',
      },
      { house: 'If you find no place left for it, you do without the extra settlement.' },
    ],
  },
});

/** At sea there are gold fields, and so their specialist. */
export const specialistRulesGold = defineModule({
  id: 'buch/specialist-rules-gold',
  kind: 'variant',
  internal: true,
  seats: [3, 4, 5, 6],
  needs: ['sea', 'buch/specialist-rules'],
  parts: [specialists('prospectorPoints', [GOLD_SPECIALIST])],
  words: {
    name: 'The Specialist Rules at sea',
    summary: 'The sixth specialist card, for gold fields.',
    rules: [
      {
        of: 'terrain.gold',
        text: 'Gold fields have a specialist card as well. They bring points for it alone, and none for what is chosen there.',
      },
      {
        of: 'terrain.gold',
        house: 'It pays 1 good of your choice.',
      },
    ],
  },
});
