import type { Words } from '@hexwright/rulebook';

export const desertRidersWords: Words = {
  name: 'The Desert Riders',
  summary:
    'The Desert Dragons as they were first: every new town calls riders to the deserts of the main island. When the last has come they ride out, hex after hex. Overseas wait jungles and volcanoes. 13 points win.',
  rules: [
    'There is no robber, no pirate and no Largest Army.',
    'There are as many riders as the main island has hexes that produce. They wait beside the board.',
    'Whenever a settlement is built, or becomes a city, three riders come to the deserts of the main island, two with four or six players. They are spread as evenly as possible.',
    'When the last rider has come the riders attack. From then on, when a hex beside one with a rider produces, a rider goes there from a desert after the goods have been paid.',
    'A hex with a rider gives nothing.',
    'You build no road between two hexes with riders, and one that lies there adds nothing to the Longest Trade Route. You may build a road between the sea and a hex with a rider.',
    'A settlement or city that has riders on all land around it is worth no points, and its harbour cannot be used.',
    'A Knight removes one rider from the game and steals a card from any other player.',
    'The first player to have removed two riders gains 1 point.',
    'On a 7 the player who rolled it may steal a card from any other player.',
    {
      where: { riderStart: 'either' },
      text: 'One of your starting settlements, whichever, stands on a coast, with a ship in place of a road.',
    },
    {
      where: { riderStart: 'first' },
      text: 'Your first starting settlement stands on a coast, with a ship in place of a road.',
    },
    {
      of: 'terrain.jungle',
      text: 'A jungle gives discoveries when its number comes: 1 to a settlement, 2 to a city. Each stands in for one resource when you buy a development card. Discoveries are not cards in your hand.',
    },
    {
      of: 'terrain.jungle',
      text: 'There are 10 discoveries with three and four players, 12 with five and six.',
    },
    {
      of: 'part.eruption',
      text: 'A volcano gives nothing. When its number comes the fields near it produce, and then it erupts: a die names one of its six corners, and a settlement there is destroyed.',
    },
    { key: 'goal', where: { points: 13 }, text: 'The first to 13 points on their own turn wins.' },
    { house: 'Starting settlements call no riders, and stand on any land.' },
    {
      house:
        'The next rider comes to the desert with the fewest, and leaves the one with the most; of several it is the first from the north-west. When the deserts are empty no rider moves. Riders never cross the sea.',
    },
    {
      house:
        'A hex produces when its number comes and nothing stops it, whether or not anybody has a building there.',
    },
    {
      house:
        'A Knight removes any rider on the board, in a desert as well, but none that is still to come. While none is there it only steals. You may let the theft be.',
    },
    { house: 'The point for two riders stays with its owner.' },
    {
      of: 'part.eruption',
      house:
        'The number of each volcano counts for the nearest fields without such a number, and lies on them as well. A city that is hit becomes a settlement. Nobody starts beside a volcano. Corners are counted from the upper right one anticlockwise.',
    },
    {
      of: 'terrain.jungle',
      house:
        'When no discovery is left a jungle gives none. They stand in for what is missing from your hand.',
    },
  ],
  instead: {
    'card.knight.text': 'Remove a rider, and steal a card from any player.',
    'field.dragons': 'Riders',
    'field.dragonStock': 'Riders still to come',
    'move.slay-dragon': 'Drive off a rider here',
    'decision.slay-dragon': 'Choose the rider that is driven off',
    'event.dragons-gather': 'Riders come to the deserts: {count}.',
    'event.dragons-attack': 'The last rider has come: from now on they attack!',
    'event.dragon-flies': 'A rider leaves the desert for a hex that has given.',
    'event.dragon-slain': '{seat} drives off a rider.',
    'reason.between-dragons': 'There are riders on both sides.',
    'reason.no-dragon': 'There is no rider on this hex.',
    'score.beset': 'Towns among riders',
  },
  terms: { 'terrain.volcano': 'volcano' },
};
