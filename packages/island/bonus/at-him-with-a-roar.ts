import type { Campaign, JudgedGame } from '@hexwright/rulebook';
import type { Layout } from '../board/index.ts';
import { withCoastPlaces } from '../mechanics/index.ts';
import { defineModule, taken, wanted } from '../rulebook/index.ts';
import { type Chart, chartedBoard } from '../seafarers/index.ts';
import { type Role, unequalRoles } from './mechanics/roles.ts';

const ID = 'bonus/at-him-with-a-roar';
/** the option that says who has the first role */
const LUMBER = 'lumberPlayer';
const SEATS = ['first', 'second', 'third'];

const oneOfEach = { hills: 1, fields: 1, forest: 1, mountains: 1, pasture: 1 };

const ROLES: readonly Role[] = [
  {
    id: 'lumber-player',
    called: 'lumber player',
    colour: '#3f7d4c',
    good: 'lumber',
    islands: ['middle'],
    hexes: { ...oneOfEach, forest: 2 },
    tokens: [[3, 4, 6, 8, 10, 11]],
    opposite: [6, 8],
  },
  {
    id: 'wool-player',
    called: 'wool player',
    colour: '#9bc25a',
    good: 'wool',
    islands: ['north-west', 'south-west'],
    hexes: { ...oneOfEach, pasture: 2 },
    tokens: [
      [2, 5, 6],
      [9, 10, 11],
    ],
  },
  {
    id: 'grain-player',
    called: 'grain player',
    colour: '#d9b24a',
    good: 'grain',
    islands: ['north-east', 'south-east'],
    hexes: { ...oneOfEach, fields: 2 },
    tokens: [
      [3, 4, 5],
      [8, 9, 12],
    ],
  },
];

/** the places of the homes are sea until their owners have laid them */
const chart: Chart = {
  id: 'at-him-with-a-roar',
  name: 'At Him with a Roar',
  note: 'The positions of the islands are lost: the counts of the table, the islands are laid out anew.',
  key: { a: '#north-west', b: '#south-west', c: '#north-east', d: '#south-east', m: '#middle' },
  rows: `
    -2 -2: sea#a sea#a ~     ~     ~      sea#c sea#c
    -1 -3: ~     sea#a ~     sea#m sea#m  ~     sea#c ~
     0 -4: ~     ~     ~     sea#m desert sea#m ~     ~     ~
     1 -4: ~     sea#b ~     sea#m sea#m  ~     sea#d ~
     2 -4: sea#b sea#b ~     ~     ~      sea#d sea#d`,
  stacks: Object.fromEntries(
    ROLES.map(({ id, hexes, tokens }) => [id, { terrains: hexes, numbers: tokens.flat().join(' ') }]),
  ),
  harbours: '',
  robber: 'desert',
};

const HARBOURS = { lumber: 1, wool: 1, grain: 1, any: 3 };

let board: Layout | undefined;

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

/** Three games, in which everybody has each role once; all points together decide. */
const match: Campaign = {
  chapters: [ID, ID, ID],
  notes: [],
  words: { gains: 'Points', notes: {} },
  judge: ({ points }) => ({ gains: points, next: 'on' }),
  carry: (before) => ({ [LUMBER]: SEATS[before.length % SEATS.length] }),
  ranking: (games: readonly JudgedGame[], seats) => {
    const all = (seat: number): number => sum(games.map(({ gains }) => gains[seat]));
    const totals = [...new Set(Array.from({ length: seats }, (_, seat) => all(seat)))].sort((a, z) => z - a);
    return totals.map((total) =>
      Array.from({ length: seats }, (_, seat) => seat).filter((seat) => all(seat) === total),
    );
  },
};

/** Three unequal roles around a desert: lumber in the middle, wool in the west, grain in the east. */
export const atHimWithARoar = defineModule({
  id: ID,
  kind: 'scenario',
  seats: [3],
  fixed: true,
  needs: ['sea'],
  takes: [taken.start],
  // Its homes are laid by their owners: no river runs through them.
  leaves: [wanted.riverBed.thing],
  defaults: { points: 10 },
  campaign: match,
  options: {
    [LUMBER]: {
      type: 'choice',
      default: 'first',
      values: SEATS,
      words: 'Who is the lumber player; the next one is the wool player, the one after that the grain player',
    },
  },
  parts: [unequalRoles({ roles: ROLES, option: LUMBER, values: SEATS })],
  board: () => {
    board ??= withCoastPlaces(chartedBoard(chart), ({ region }) => region !== undefined, HARBOURS);
    return board;
  },
  words: {
    name: 'At Him with a Roar',
    summary:
      'Three players, three unequal roles: lumber on the island in the middle, wool on two islands in the west, grain on two in the east. Everybody lays their own land. Ten points win; a match has three games.',
    takesBack: ['goal'],
    rules: [
      { key: 'goal', where: { points: 10 }, text: 'The first to 10 points on their own turn wins.' },
      'The lumber player has the ring around the desert, the wool player the two islands in the west, the grain player the two in the east. The lumber player moves first, then the wool player, then the grain player.',
      'Before the game you lay your own islands: a hex of each terrain and one more of your role’s own, six number tokens and two harbours. You arrange them as you like.',
      'The wool player has 2, 5 and 6 on one island and 9, 10 and 11 on the other.',
      'The grain player has 3, 4 and 5 on one island and 8, 9 and 12 on the other.',
      'The lumber player has 3, 4, 6, 8, 10 and 11, with the 6 and the 8 on opposite sides of the desert.',
      'Everybody has the 2:1 harbour of their role’s good and one 3:1 harbour. Your harbours lie at different hexes and share no corner, and the 2:1 harbour does not lie at a hex of its own good.',
      'You begin on your own islands. In the beginning settlements need not keep their distance, afterwards they do.',
      'A match has three games, in which everybody has each role once. All points together decide.',
      {
        option: LUMBER,
        text: 'You may settle who is the lumber player. In a match the role goes on to the next player from game to game.',
      },
      { house: 'You lay in the order of the roles: one hex with its number at a time, then the harbours.' },
      {
        house:
          'Robber and pirate are used as at sea. The robber starts on the desert, the pirate off the board.',
      },
      { house: 'In a match, players with equally many points share the place.' },
      { house: 'The positions of the islands are ours; the open sea has 20 hexes.' },
    ],
    terms: {
      [`option.${LUMBER}`]: 'The lumber player',
      [`value.${LUMBER}.first`]: 'the first player',
      [`value.${LUMBER}.second`]: 'the second player',
      [`value.${LUMBER}.third`]: 'the third player',
    },
  },
});
