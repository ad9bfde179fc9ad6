import { dragons, openTheft } from '../mechanics/index.ts';
import { defineModule, taken, wanted } from '../rulebook/index.ts';
import { chartedBoard } from '../seafarers/index.ts';
import { desertDragonsCharts } from './boards/index.ts';

/** With every town more dragons gather in the deserts of home. When the last has come they swarm out, and it is time to be overseas. */
export const desertDragons = defineModule({
  id: 'schaetze/desert-dragons',
  kind: 'scenario',
  seats: [3, 4],
  needs: ['sea'],
  wants: [{ ...wanted.knightCards, why: 'knights slay dragons' }],
  takes: [taken.desert],
  defaults: { points: 13 },
  without: { blockers: ['robber', 'pirate'], awards: ['largest-army'] },
  changes: {
    cards: {
      knight: {
        play: (b) => (s, seat) => {
          // The dragon is slain first: its decision lies on top.
          b.the.blockers.ask(s, seat);
          b.the.dragons.slay(s, seat);
        },
      },
    },
  },
  parts: [
    openTheft({ declinable: true }),
    dragons({
      region: 'main',
      desert: 'desert',
      calls: (seats) => (seats === 4 || seats === 6 ? 2 : 3),
    }),
  ],
  board: (_was, { seats }) => chartedBoard(desertDragonsCharts[seats]),
  words: {
    name: 'The Desert Dragons',
    summary:
      'Every new town calls dragons to the deserts of the main island. When the last has come they swarm out and lay waste hex after hex: slay them, or be overseas in time. 13 points win.',
    rules: [
      'There is no robber, no pirate and no Largest Army.',
      'There are as many dragons as the main island has hexes that produce: 16. They wait beside the board.',
      'Whenever a settlement is built, or becomes a city, three dragons come to the deserts of the main island, two with four players. They are spread as evenly as possible.',
      'When the last dragon has come the dragons attack. From then on, when a hex beside one with a dragon produces, a dragon flies there from a desert after the goods have been paid.',
      'A hex with a dragon gives nothing.',
      'You build no road between two hexes with dragons, and one that lies there adds nothing to the Longest Trade Route. You may build a road between the sea and a hex with a dragon.',
      'A settlement or city with dragons on all land around it is worth no points.',
      'With a Knight you remove one dragon from the game and steal a card from any other player.',
      'When you roll a 7, you may steal a card from any other player.',
      'Starting settlements may stand on any land.',
      { key: 'goal', where: { points: 13 }, text: 'The first to 13 points on their own turn wins.' },
      { house: 'Starting settlements call no dragons.' },
      {
        house:
          'The next dragon comes to the desert with the fewest, and leaves the one with the most; of several it is the first from the north-west.',
      },
      {
        house:
          'A hex produces when its number comes and nothing stops it, whether or not anybody has a building there. Where several do so at once each draws a dragon, from the north-west on, and those that arrive draw no more in the same roll.',
      },
      {
        house: 'When the deserts are empty no dragon flies. Dragons of the main island never cross the sea.',
      },
      {
        house:
          'A Knight slays any dragon on the board, also in a desert, but none that is still to come. While there is none, you only steal.',
      },
      { house: 'You may decline to steal. Hands above the limit are halved on a 7 as usual.' },
      { house: 'A road between dragons still joins those at its ends.' },
      {
        house:
          'Towns that are worth nothing keep their harbours, and count again when a dragon beside them is slain.',
      },
    ],
    instead: { 'card.knight.text': 'Slay a dragon and steal a card from any player.' },
  },
});
