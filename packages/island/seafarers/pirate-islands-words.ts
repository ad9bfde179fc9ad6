import type { Words } from '../rulebook/index.ts';

export const pirateIslandsWords: Words = {
  name: 'The Pirate Islands',
  summary:
    'Pirates hold a fortress of yours far out at sea. Lay the one lane that leads there, arm its ships, and take the fortress back while the pirates sail round and raid. 8 points and your own fortress win.',
  takesBack: ['victory-point'],
  rules: [
    'Everybody begins with a settlement and a ship on the coast, where the lane starts, and with a fortress of pirates at its end. Then two more settlements, each with a road, are placed on the main island as usual.',
    'Each player has one lane: from that first settlement over the landing place to the player’s own fortress, along the marked edges and by a shortest way. There are no branches and no other ships.',
    'Overseas, players may settle only at their own landing place.',
    {
      key: 'pirate-arming',
      text: 'A knight arms the ship of the lane nearest to the first settlement that is not armed yet. It is then a warship. The first ship begins unarmed.',
    },
    {
      of: 'card.victory-point',
      text: 'Victory point cards are played as knights and give no points.',
    },
    'There is no robber, no Longest Trade Route and no Largest Army.',
    'After the roll and before anybody gets goods, the pirates sail on along their path, as many hexes as the lower die shows.',
    'If they stop beside a settlement or city they raid its owner. Their strength is the number of hexes just sailed, against the warships of the owner. With fewer warships the owner discards 1 card and 1 more for each of their cities; with more, the owner takes 1 good of their choice; nothing happens if they are equal.',
    {
      key: 'pirate-seven',
      text: 'On a 7 the active player steals a card from any one player. Hands of more than 7 cards are halved first.',
    },
    'A player whose lane touches their own fortress may assault it once, at the end of their turn. A die is rolled: above the number of their warships, the last 2 ships of the lane are lost; equal to it, the last ship; below it, the fortress loses one of its 3 chits.',
    'A fortress is only ever assaulted by its own player and by sea, wherever roads may lead.',
    'A fortress without chits becomes a settlement of its player: worth 1 point, and it can become a city.',
    {
      key: 'pirate-goal',
      where: { points: 8 },
      text: 'Whoever has 8 points on their own turn and has taken their own fortress wins.',
    },
    'Nobody wins without having taken their own fortress.',
    { key: 'pirate-goal', option: 'points', text: 'Older editions: 10 points.' },
    { option: 'fleetLeaves', text: 'First rules: the pirates leave the game once all fortresses are taken.' },
    'On a path hex that the map marks as calm the pirates raid nobody. The maps in use need none, since every first settlement touches one path hex only.',
    { house: 'If several players have buildings beside the hex, each of them is raided, in turn order.' },
    { house: 'Ships of the lane are not moved.' },
    { house: 'Ships lost in an assault may be warships: the last ones of the lane go, armed or not.' },
    {
      house: 'Whoever loses a raid chooses what to discard, and discards the whole hand if it is too small.',
    },
    { house: 'If both dice are equal, the pirates sail as far as each shows.' },
    { house: 'The pirates do not hinder ships.' },
    {
      house:
        'Nobody builds roads on the edges of a lane in use, or settles where ships of another player lie.',
    },
    { house: 'A lane is not led to a town of another player that would cut it off.' },
    { house: 'One of the five settlements is kept back for the fortress until it is taken.' },
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
