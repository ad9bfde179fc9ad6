import { hiddenPointsCount } from '../mechanics/index.ts';
import type { Words } from '../rulebook/index.ts';

export const clothForCatanWords: Words = {
  name: 'Cloth for Catan',
  summary:
    'Villages of weavers lie between two islands. A lane to a village brings cloth whenever its number is rolled, until it has no more. Two cloth make a point. 14 points win, or the most when the cloth runs out.',
  takesBack: ['start'],
  rules: [
    'Everybody places three settlements at the start: in turn order, in reverse, and in turn order again. The third one brings goods. All stand on the two large islands.',
    'On the small islands live the weavers. Nobody settles there, and the robber does not go there.',
    'Each village lies on a corner, has a number of its own and begins with 5 cloth. Three or four players have 8 villages (3, 4, 5, 6, 8, 9, 10, 11), five and six have 12.',
    'Whoever connects a village by ships to a settlement or city of their own takes 1 cloth from it.',
    'On later turns, whenever the number of a village is rolled, everybody whose lane connects it takes 1 cloth from it, until it has no more.',
    'If a roll asks for more cloth than a village has left, the rest comes from the common stock. The village is then exhausted.',
    'Two cloth are worth 1 point. Everybody can see how much each player has.',
    'Cloth is not traded and is not a card in hand. Robber and pirate may steal one cloth in place of a card.',
    'There is no Longest Trade Route. Robber and pirate begin where the map shows them.',
    { where: { points: 14 }, text: 'The first to 14 points on their own turn wins.' },
    'The game also ends at once when three villages or fewer have cloth left: then the most points win, and among equals the most cloth.',
    {
      option: 'clothRules',
      text: '2000: the robber steals nothing from players with 3 points or fewer, the pirate nothing from players who never connected a village.',
    },
    {
      option: 'clothRules',
      text: '2000: the villages lie on hexes of their own, which are neither desert nor gold field, two on opposite corners of each. With three and four players these are 3 and 6, 9 and 10, 8 and 11, 4 and 5.',
    },
    {
      where: { clothRules: '2000' },
      house: 'Five and six have six such hexes, with the numbers of 2003.',
    },
    hiddenPointsCount,
    {
      house:
        'Each player gets the first cloth for connecting a village once, however often the lane is cut and mended.',
    },
    {
      house:
        'A village with cloth holds the end of a lane that is connected to it, as a building of its owner would: its last ship is not moved. Once the village is exhausted it may be.',
    },
    { house: 'A number rolled on the very turn on which a village was connected brings no cloth.' },
    {
      house:
        'A lane may run past a village to another and is then connected to both. Another player’s settlement or city on the way cuts it.',
    },
    {
      house:
        'The thief chooses between cloth and a random card. Whoever has no cards can be robbed of cloth.',
    },
    { house: 'Neither the robber nor the pirate stops a village from giving cloth.' },
    {
      where: { clothRules: '2003' },
      house: 'The gold fields of the weavers give nothing, since nobody builds there.',
    },
    { house: 'Whoever has the points to win on their own turn wins before the villages are counted.' },
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
