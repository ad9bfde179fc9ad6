import type { Seat } from '@hexwright/kernel';
import { held, standsAtMark } from '../mechanics/index.ts';
import { defineModule, wanted } from '../rulebook/index.ts';
import { secretSides } from './mechanics/secret-sides.ts';
import { supportRow } from './mechanics/support-row.ts';
import { tradeShips } from './mechanics/trade-ships.ts';
import { troyBoard } from './troy-board.ts';
import { troyLooks, troyWords } from './troy-words.ts';

const TOKEN = 'trade-token';

/** Everybody is secretly for Troy or for Mycenae, and lays cards face down that decide their battles. */
export const troy = defineModule({
  id: 'historical/troy',
  kind: 'scenario',
  seats: [4, 6],
  needs: ['first-island/base'],
  wants: [wanted.robber, wanted.sevens],
  defaults: { points: 15 },
  without: {
    parts: ['cards', 'monopoly', 'showing'],
    cards: ['knight', 'road-building', 'year-of-plenty', 'monopoly', 'victory-point'],
    awards: ['largest-army'],
  },
  parts: [
    secretSides({
      sides: ['troy', 'mycenae'],
      wins: 6,
      tieBreak: (b) => (s, seat: Seat) => held(b, s, seat, b.good(TOKEN)),
    }),
    standsAtMark('pirate'),
    tradeShips({ token: TOKEN, pirate: 'pirate' }),
    supportRow({
      start: { grain: 1, lumber: 1, ore: 1, wool: 1 },
      sides: [
        ['ore', 'wool'],
        ['lumber', 'grain'],
      ],
      length: (seats) => (seats > 4 ? 13 : 10),
      shown: (seats) => (seats > 4 ? 9 : 7),
      earns: TOKEN,
      most: 3,
    }),
  ],
  board: (_was, { seats }) => troyBoard(seats),
  words: troyWords,
  looks: troyLooks,
});
