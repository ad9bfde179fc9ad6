import { hiddenPointsCount } from '../mechanics/index.ts';
import type { Words } from '../rulebook/index.ts';

export const clothForCatanWords: Words = {
  name: 'Cloth for Catan',
  summary:
    'Villages of weavers lie between two islands. A lane to a village brings cloth whenever its number is rolled, until it has no more. Two cloth make a point. 14 points win, or the most when the cloth runs out.',
  takesBack: ['start'],
  rules: [
    'Everybody places three settlements at the start: in turn order, in reverse, and in turn order again. The third brings you goods. All stand on the two large islands.',
    'On the small islands live the weavers. Nobody settles there, and the robber does not go there.',
    'Each village lies on a corner, has its own number and starts with 5 cloth. Three or four players have 8 villages (3, 4, 5, 6, 8, 9, 10, 11), five and six have 12.',
    'When you connect a village by ships to one of your settlements or cities, you take 1 cloth from it.',
    'On later turns, whenever the number of a village is rolled, everybody whose lane connects it takes 1 cloth from it as long as it has any.',
    'If a village owes more cloth than it has left, the rest comes from the common stock. The village is then exhausted.',
    'Two cloth are worth 1 point. Everybody can see how much each player has.',
    'Cloth is not traded and is not a card in hand. Robber and pirate may steal one cloth in place of a card.',
    'There is no Longest Trade Route. Robber and pirate start where the map shows them.',
    { where: { points: 14 }, text: 'The first to 14 points on their own turn wins.' },
    'The game also ends at once when three villages or fewer have cloth left: then the most points win, and in a tie the most cloth.',
    {
      option: 'clothRules',
      text: '2000: the robber steals nothing from players with 3 points or fewer, the pirate nothing from players who never connected a village.',
    },
    {
      option: 'clothRules',
      text: '2000: the villages lie on separate hexes, which are neither desert nor gold field, two on opposite corners of each. With three and four players these are 3 and 6, 9 and 10, 8 and 11, 4 and 5.',
    },
    {
      where: { clothRules: '2000' },
      house: 'Five and six have six such hexes, with the numbers of 2003.',
    },
    hiddenPointsCount,
    {
      house:
        'You get the first cloth for connecting a village once only, however often the lane is cut and mended.',
    },
    {
      house:
        'A village with cloth closes a lane that it is connected to, as a building of yours would: you cannot move its last ship. Once the village is exhausted, you may.',
    },
    { house: 'A number rolled on the same turn on which you connect a village brings no cloth.' },
    {
      house:
        'A lane may run past a village to another and is then connected to both. Another player’s settlement or city on the way cuts it.',
    },
    {
      house:
        'The thief chooses between cloth and a random card. A player without cards can be robbed of cloth.',
    },
    { house: 'Neither the robber nor the pirate stops a village from giving cloth.' },
    {
      where: { clothRules: '2003' },
      house: 'The gold fields of the weavers give nothing, since nobody builds there.',
    },
    { house: 'If you have the points to win on your own turn, you win before the villages are counted.' },
  ],
  terms: {
    'reason.too-small': 'This player has too few points to be robbed.',
    'reason.no-village': 'This player has reached no village yet.',
    'terrain.village-island': 'village island',
    'good.tribe-cloth': 'cloth',
    'score.cloth': 'cloth',
    'loot.card': 'a random card',
    'loot.token': 'cloth',
  },
};
