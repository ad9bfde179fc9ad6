import type { Words } from '../rulebook/index.ts';

export const discoveryWords: Words = {
  name: 'Stobie’s Discovery',
  summary:
    'A recipe for games of discovery: share an island or begin on one of your own, choose how much is unknown, and agree on one way to score. 13 points win with three players, 10 with four.',
  takesBack: ['goal'],
  rules: [
    {
      option: 'stobieStart',
      value: 'one-island',
      text: 'You share an island. It has 2 hexes of each terrain with three players and 3 of each with four.',
    },
    {
      option: 'stobieStart',
      value: 'two-islands',
      text: 'You share two islands on opposite sides. Together they have 2 hexes of each terrain with three players and 3 of each with four.',
    },
    {
      option: 'stobieStart',
      value: 'private',
      text: 'You begin on an island of your own. You lay it yourself: one hex of each terrain, one of the numbers 6 and 8, one of 5 and 9, one of 4 and 10, one of 3 and 11, and one of 2 and 12. Your starting settlements stand there.',
    },
    {
      option: 'handicap',
      text: 'With islands of your own you may agree that somebody gets another number in place of the 2 or 12.',
    },
    {
      option: 'stobieSwap',
      text: 'On shared land you may agree that a hex of hills, of mountains, or of both gives way to forest or a gold field.',
    },
    { option: 'stobieSize', text: 'You agree on how much is unknown.' },
    {
      option: 'stobieBorder',
      text: 'Unknown hexes lie around a strip of sea, or they border the land of the start if you like.',
    },
    'When a road or ship of yours ends at a corner of unknown hexes you uncover them. A hex that produces gets a number and brings you one of its goods; a gold field brings one of your choice.',
    {
      option: 'stobieScoring',
      value: 'outlying',
      text: 'You gain 1 point for each island where nobody started and you have a settlement or city.',
    },
    {
      option: 'stobieScoring',
      value: 'plurality',
      text: 'You gain 1 point for each island where you have more settlements and cities than each other player.',
    },
    {
      option: 'stobieScoring',
      value: 'majority',
      text: 'You gain 1 point for each island where you have more settlements and cities than all other players together.',
    },
    {
      option: 'stobieScoring',
      value: 'all',
      text: 'You gain 1 point for each island where all settlements and cities are yours.',
    },
    {
      option: 'stobieScoring',
      value: 'reach',
      text: 'You gain 1 point for each starting island of another player where you have a settlement or city.',
    },
    {
      option: 'stobieScoring',
      value: 'reach-and-lose',
      text: 'You gain 1 point for each starting island of another player where you have a settlement or city, and lose 1 point if anybody has one on yours.',
    },
    {
      option: 'stobieScoring',
      value: 'gold-less',
      text: 'Each of your settlements and cities at a gold field is worth 1 point less.',
    },
    'One way to score holds for everybody. If you score for starting islands of others, everybody begins on an island of their own.',
    {
      key: 'goal',
      where: { points: 13 },
      text: 'The first to 13 points on their own turn wins.',
    },
    {
      option: 'points',
      text: 'With three players you may agree on up to 3 points more or fewer, with four on up to 2.',
    },
    {
      house:
        'The lower and the higher of two numbers change hands from number to number and from player to player.',
    },
    {
      house:
        'Islands that grow together are one. One that grows together with a starting island is no outlying island any more.',
    },
    {
      house:
        'Harbours are laid by chance on shared land. On an island of your own you lay one general harbour.',
    },
    { house: 'Robber and pirate start off the board.' },
    {
      house:
        'About half of what is unknown is sea; of the rest a tenth is gold, a tenth desert. Where you share land, its hexes and numbers are shuffled, no 6 or 8 beside another.',
    },
  ],
  terms: {
    'option.stobieStart': 'Start',
    'option.stobieScoring': 'Scoring',
    'option.stobieSwap': 'Land that gives way',
    'option.stobieSwapFor': 'Land in its place',
    'option.stobieSize': 'Size',
    'option.stobieBorder': 'Land borders the unknown',
    'option.handicap': 'Handicap',
    'option.handicapToken': 'Number for the handicap',
    'value.stobieStart.one-island': 'one island',
    'value.stobieStart.two-islands': 'two islands',
    'value.stobieStart.private': 'an island each',
    'value.stobieScoring.outlying': 'outlying islands',
    'value.stobieScoring.plurality': 'most towns of an island',
    'value.stobieScoring.majority': 'more than half of the towns',
    'value.stobieScoring.all': 'all towns of an island',
    'value.stobieScoring.reach': 'reach the homes of others',
    'value.stobieScoring.reach-and-lose': 'reach homes, lose when reached',
    'value.stobieScoring.gold-less': 'towns at gold count less',
    'value.stobieSwap.none': 'none',
    'value.stobieSwap.hills': 'hills',
    'value.stobieSwap.mountains': 'mountains',
    'value.stobieSwap.both': 'both',
    'value.stobieSwapFor.forest': 'forest',
    'value.stobieSwapFor.gold': 'gold fields',
    'value.stobieSize.small': 'small',
    'value.stobieSize.medium': 'medium',
    'value.stobieSize.large': 'large',
    'value.handicap.none': 'nobody',
    'value.handicap.first': 'the first player',
    'value.handicap.second': 'the second player',
    'value.handicap.third': 'the third player',
    'value.handicap.fourth': 'the fourth player',
  },
};
