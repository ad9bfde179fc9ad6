import type { Words } from '../rulebook/index.ts';

export const pirateIslandsWords: Words = {
  name: 'The Pirate Islands',
  summary:
    'Pirates hold a fortress of yours far out at sea. Lay the one lane that leads there, arm its ships, and take the fortress back while the pirates sail round and raid. 8 points and your own fortress win.',
  takesBack: ['victory-point'],
  rules: [
    'You start with a settlement and a ship on the coast, where your lane begins, and with a pirate fortress at its end. Then everybody places two more settlements, each with a road, on the main island as usual.',
    'You have one lane: from that first settlement by way of your landing place to your own fortress, along the marked edges and by a shortest way. There are no branches and no other ships.',
    'Overseas you may settle only at your own landing place.',
    {
      key: 'pirate-arming',
      text: 'A knight arms the unarmed ship of your lane that is nearest to your first settlement. It is then a warship. The first ship starts unarmed.',
    },
    {
      of: 'card.victory-point',
      text: 'You play victory point cards as knights; they give no points.',
    },
    'There is no robber, no Longest Trade Route and no Largest Army.',
    'After the roll and before anybody gets goods, the pirates sail on along their path, as many hexes as the lower die shows.',
    'If they stop beside one of your settlements or cities, they raid you. Their strength is the number of hexes just sailed, against the number of your warships. With fewer warships you discard 1 card and 1 more for each of your cities; with more, you take 1 good of your choice; with as many, nothing happens.',
    {
      key: 'pirate-seven',
      text: 'On a 7 you steal a card from any one player. Hands of more than 7 cards are halved first.',
    },
    'If your lane touches your own fortress, you may assault it once, at the end of your turn. Roll a die: above the number of your warships, you lose the last 2 ships of the lane; equal to it, the last ship; below it, the fortress loses one of its 3 chits.',
    'You assault your own fortress only, and only by sea, wherever roads may lead.',
    'A fortress without chits becomes your settlement: it is worth 1 point and can become a city.',
    {
      key: 'pirate-goal',
      where: { points: 8 },
      text: 'You win with 8 points on your own turn if you have taken your own fortress.',
    },
    'Nobody wins without having taken their own fortress.',
    { key: 'pirate-goal', option: 'points', text: 'Older editions: 10 points.' },
    { option: 'fleetLeaves', text: 'First rules: the pirates leave the game once all fortresses are taken.' },
    'On a path hex that the map marks as calm the pirates raid nobody. The maps in use need none, since every first settlement touches one path hex only.',
    { house: 'If several players have buildings beside the hex, each of them is raided, in turn order.' },
    { house: 'Ships of the lane are not moved.' },
    { house: 'Ships lost in an assault may be warships: the last ones of the lane go, armed or not.' },
    {
      house:
        'If you lose a raid, you choose what to discard, and discard your whole hand if it is too small.',
    },
    { house: 'If both dice are equal, the pirates sail as far as each shows.' },
    { house: 'The pirates do not hinder ships.' },
    {
      house:
        'Nobody builds roads on the edges of a lane in use, or settles where ships of another player lie.',
    },
    { house: 'You do not lead your lane to another player’s town that would cut it off.' },
    { house: 'You keep one of your five settlements back for the fortress until you take it.' },
    {
      key: 'hopeless-sieges',
      house:
        'If no fortress can be taken any more, because all cards that arm have been played and nobody has two warships or a fortress, the game ends with that turn and the most points win.',
    },
    { house: 'Only the active player assaults, not in the special building phase.' },
  ],
  instead: {
    'card.knight.text': 'The next ship of your lane becomes a warship.',
    'card.victory-point': 'Knight of honour',
    'card.victory-point.text':
      'Acts as a knight: the next ship of your lane becomes a warship. It gives no point.',
  },
  terms: {
    'blocker.fleet': 'pirate fleet',
  },
};
