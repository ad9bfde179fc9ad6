import { ISLAND_19, LETTERS_A_TO_R, NINE_HARBOURS, NINE_PLACES, TOKENS_18 } from '../base/index.ts';
import { layoutOnce } from '../board/index.ts';
import { BRANCHES } from '../cities-knights/index.ts';
import { eruption, keptMetropolises, openTheft } from '../mechanics/index.ts';
import { defineModule, type Options, taken, wanted } from '../rulebook/index.ts';
import { isExploded, tokenStack } from './mechanics/token-stack.ts';

const island = layoutOnce(() => ({
  format: 'hexwright-layout/1',
  id: 'catakatoa',
  name: 'Catakatoa',
  provenance: 'official',
  hexes: ISLAND_19.map((at) =>
    at.q === 0 && at.r === 0 ? { ...at, terrain: 'volcano' } : { ...at, group: 'main' },
  ),
  groups: {
    main: {
      terrains: { hills: 3, fields: 4, forest: 4, mountains: 3, pasture: 4 },
      numbers: { arrange: 'spiral', sequence: LETTERS_A_TO_R },
      constraints: ['reds-apart'],
    },
  },
  harbours: { places: NINE_PLACES, bag: NINE_HARBOURS },
  robber: null,
}));

const STACKS: Readonly<Record<string, readonly number[]>> = {
  six: [4, 5, 6, 8, 9, 10],
  ten: [2, 3, 4, 5, 6, 8, 9, 10, 11, 12],
  set: TOKENS_18,
};

/** the tokens on the volcano, from the top */
function stackOf({ volcanoTokens, volcanoOrder }: Options): readonly number[] {
  const rising = STACKS[volcanoTokens as string];
  return volcanoOrder === 'rising' ? rising : [...rising].reverse();
}

/** A volcano in the middle gives whatever one likes, erupts, and one day explodes. */
export const catakatoa = defineModule({
  id: 'misc/catakatoa',
  version: 2,
  kind: 'scenario',
  seats: [3, 4],
  needs: ['first-island/base'],
  wants: [wanted.robber],
  takes: [taken.desert],
  pairs: { 'cities-knights/core': 'misc/catakatoa-knights' },
  options: {
    volcanoTokens: {
      type: 'choice',
      default: 'set',
      values: ['six', 'ten', 'set'],
      words:
        'Tokens on the volcano: 4, 5, 6, 8, 9 and 10, one of every number, or a whole second set of eighteen',
    },
    volcanoOrder: {
      type: 'choice',
      default: 'rising',
      values: ['rising', 'falling'],
      words: 'Which token of the volcano lies on top: the lowest, or the highest',
    },
  },
  terrains: [{ id: 'volcano', gives: 'any' }],
  parts: [
    eruption({ terrain: 'volcano', starts: true }),
    tokenStack({ terrain: 'volcano', becomes: 'desert', tokens: stackOf }),
    openTheft({ when: isExploded }),
  ],
  board: island,
  words: {
    name: 'Catakatoa',
    summary:
      'The hex in the middle is a volcano with a stack of numbers: it gives any good, erupts each time, and explodes with its last token. Ten points win.',
    rules: [
      'The volcano lies in the middle of the island, and there is no desert.',
      'A stack of number tokens in numerical order lies on the volcano. Only the top one counts.',
      'When that number is rolled, the volcano gives 1 good of any kind to each settlement beside it and 2 to each city.',
      'Then it erupts: a die names one of its six corners. A settlement there is destroyed. A city becomes a settlement, or is destroyed if its owner has no settlement left.',
      'After each eruption the top token leaves the game.',
      'When no token is left the volcano explodes: all settlements, cities and roads around it are lost, and a desert takes its place.',
      { of: 'blocker.robber', text: 'The robber starts off the board and never comes to the volcano.' },
      {
        of: 'blocker.robber',
        text: 'With the explosion the robber leaves the game. From then on you steal a card from any other player when you roll a 7 or play a knight.',
      },
      {
        option: 'volcanoTokens',
        text: 'One token of every number lies on the volcano, or only a 4, 5, 6, 8, 9 and 10.',
      },
      { option: 'volcanoOrder', text: 'The highest token lies on top.' },
      {
        house:
          'The island needs all tokens of the set, so the reserve on the volcano is a whole second set of eighteen, the lowest on top.',
      },
      {
        house:
          'The corners are counted from the upper right one anticlockwise. The volcano erupts also when nobody lives there.',
      },
      { house: 'With the last token the volcano erupts first and explodes at once, in the same turn.' },
      {
        house:
          'You may build settlements at the volcano, also at the start. What it destroys goes back to its owner, who may build it again.',
      },
    ],
    terms: {
      'terrain.volcano': 'volcano',
      'option.volcanoTokens': 'Tokens on the volcano',
      'option.volcanoOrder': 'Order of the stack',
    },
  },
  looks: { terrains: { volcano: { colour: '#8c4a3a', pattern: 'mountains' } } },
});

/** Pair with Cities & Knights: the volcano may strike a metropolis, which its owner keeps for another city. */
export const catakatoaKnights = defineModule({
  id: 'misc/catakatoa-knights',
  kind: 'variant',
  internal: true,
  seats: catakatoa.seats,
  needs: [catakatoa.id, 'cities-knights/core'],
  parts: [
    keptMetropolises(
      BRANCHES.map(({ branch }) => branch),
      'city',
    ),
  ],
  words: {
    name: 'Catakatoa with Cities & Knights',
    summary: 'A metropolis, too, falls to the volcano; knights do not.',
    rules: [
      {
        house:
          'Eruption and explosion hit a metropolis as any city. Its owner makes another of their cities the metropolis, or keeps it for the next city that they build.',
      },
      { house: 'Knights stay where they are, whatever the volcano does around them.' },
      { house: 'The merchant does not stand on the volcano.' },
    ],
  },
});
