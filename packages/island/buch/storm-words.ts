import { hiddenPointsCount } from '../mechanics/index.ts';
import type { Words } from '../rulebook/index.ts';

export const stormWords: Words = {
  name: 'The Storm Tides',
  summary:
    'Build until somebody has ten points. Then you have one round for dikes, the storms flood the land hex by hex, and most points after the last round win.',
  rules: [
    'Starting settlements stand on the main island, not on the small one.',
    'The game has three phases: the calm, the Dike Round and the storms.',
    {
      where: { points: 10 },
      text: 'The calm ends when a player has 10 points. With the next turn the Dike Round begins.',
    },
    {
      where: { points: 8 },
      text: 'The calm ends when a player has 8 points. With the next turn the Dike Round begins.',
    },
    'The player who ended the calm is the last to move in every round from then on. The Dike Round ends with that player’s turn: you have one turn in it at most, and perhaps none.',
    'A dike costs 1 brick and 1 wool, and everybody has 3. You build them in the Dike Round and in the storms.',
    'A dike goes on a hex that produces, beside one of your settlements or cities. There is only one on a hex.',
    'A hex with a dike gives nothing.',
    'With three or five players the storms last 4 rounds, with four or six they last 3.',
    {
      where: { aggressiveStorms: false },
      text: 'In the storms, after goods have been paid, the player who rolled chooses a hex with that number. If it has a dike, the dike goes back to its owner; otherwise the hex is flooded.',
    },
    {
      where: { aggressiveStorms: true },
      text: 'In the storms, after goods have been paid, every hex with the number is struck. If it has a dike, the dike goes back to its owner; otherwise the hex is flooded.',
    },
    'A flooded hex becomes sea, and its number leaves the game.',
    'Settlements, cities and roads with only sea around them are removed, and so are roads that no longer hang on a settlement or city.',
    'Ships stay. If some of yours hang on no settlement or city of yours, you build no new ships until they are joined to one again.',
    {
      of: 'blocker.robber',
      text: 'The robber starts off the board. If its hex is flooded, it leaves the board.',
    },
    {
      of: 'blocker.robber',
      where: { fleeingRobber: true },
      text: 'When the Dike Round is over, the robber leaves the game.',
    },
    { of: 'blocker.pirate', text: 'The pirate starts on the sea.' },
    {
      where: { tideRounds: true },
      text: 'After the storms comes the tide: land is flooded as before, but no more dikes are built. It ends as soon as 7 hexes of land or fewer are left, 11 with five or six players.',
    },
    {
      key: 'goal',
      text: 'The most points at the end win; in a tie, the most cards in hand.',
    },
    { option: 'stormMap', text: 'The map of 2000 has less sea, and a desert for three and four players.' },
    {
      house:
        'Points that everybody can see end the calm. Victory point cards stay hidden, and count at the end.',
    },
    hiddenPointsCount,
    {
      house:
        'If several players come to the points at the same moment, the one on turn ends the calm, or the next one after.',
    },
    { house: 'A 7 floods nothing, and neither does a number that no land has. A desert is never flooded.' },
    {
      house:
        'A dike may stand where others have towns, too. In the storms you choose any hex with the number, even one of your own.',
    },
    {
      house:
        'Roads hang on a town of their owner over any of that player’s roads and ships. What others have built in between removes none.',
    },
    {
      house:
        'Ships without a town are joined again by moving one of them, or by founding a settlement where they come ashore.',
    },
    { house: 'A harbour is lost when no land touches either of its corners.' },
    { house: 'Awards are looked at as soon as pieces are gone. Pieces that are removed may be built again.' },
    { house: 'Players who tie in cards too share the win.' },
    {
      house:
        'The maps are ours, with the hexes, tokens and harbours that are told of, and two deserts for five and six. Terrains and numbers are shuffled. The gold lies on the small island, without a 6 or 8, and deserts lie on the main one.',
    },
  ],
};
