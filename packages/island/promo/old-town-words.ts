import type { Words } from '../rulebook/index.ts';

export const oldTownWords: Words = {
  name: 'The Guilds of the Old Town',
  summary:
    'No roads: houses and mansions stand around the ten hexes of a town. Five guilds, five special houses, scrolls, hired blades and the watch lead to twelve points.',
  takesBack: ['start', 'settlement', 'special-building'],
  rules: [
    { where: { points: 12 }, text: 'Twelve points win.' },
    'Settlements are called houses here, and cities mansions.',
    'There are no roads, no harbours, no Longest Road and no Largest Army.',
    'To begin, everybody places three houses: in turn order, in reverse, and in turn order again. The third one brings a resource for each guild around it.',
    'A house costs 1 brick, 1 lumber, 1 wool and 1 grain and is worth 1 point. It stands on any free corner of the board: nothing has to lead there, and it needs no distance.',
    'The town has ten hexes: five guilds, each with a resource of its own and two number tokens, the almshouse, the School of Scribes, the palace, the alchemists and the den. What these houses do comes after all production.',
    'When you build a house beside a guild, you gain a guild point there, and when you make it a mansion, you gain another.',
    'You may also buy guild points: the first two in a guild cost 1 of its resource each, all others 2 each. Nobody has more than 9 in a guild.',
    'With 3 points in a guild the bank trades its resource with you 3:1.',
    'If you have the most points in a guild, you lead it. That is worth 1 victory point, and the bank trades its resource with you 2:1.',
    'When a number of the almshouse comes, everybody with a house or mansion there may have an opponent show a card. It goes back, and the bank gives 1 resource of its kind.',
    'On its numbers the School of Scribes gives scrolls, as a guild gives resources.',
    'When a number of the palace comes, everybody with a house or mansion there may gain a point in one guild, but not to come two points ahead of all others.',
    'The 5 of the alchemists is the library: if it comes in your turn and you have a house or mansion there, you may sell 1 resource for 2 scrolls.',
    'The 10 of the alchemists is the laboratory: everybody with a house or mansion there takes 1 resource of their choice, and the laboratory explodes. The marker of the explosion is removed when the next 5 or 10 comes.',
    'There are 32 scrolls. They are not cards in your hand: they count towards no limit and nobody steals them, but players trade them.',
    'You may use two scroll actions in a turn: 2 scrolls for 1 resource of your choice, 4 for a development token, 6 for a house, 7 for a mansion, or, before the roll, 5 to choose its number.',
    'Everybody starts with 2 safe-conducts. They are not cards in your hand and are neither traded nor stolen.',
    'Nobody robs a player with a safe-conduct. If you have none, you may buy 2 for 1 resource. At the end of each turn everybody gives one back.',
    'The track of the blades has the places 2, 12, 3, 11, 4, 10, 5, 9, 6 and 8, in this order. There are 16 blades; four stand on the first places from the start.',
    'In a turn with a 7 you may hire blades for 2 different resources each, but no ore, as long as you have a house left to place. A blade goes to the first free place of the track.',
    'Then roll a die: on a 5 or 6 you may place a house on any free corner for free. With a house or mansion at the den a 4 is enough, with two a 3, and with three a 2.',
    '24 development tokens replace the development cards: watchmen, and 4 friends in office, who are worth 1 point each.',
    'A watchman stays hidden until you reveal it, before or after the roll, to move the robber. Then it lies open before you.',
    'If the number that comes is that of a blade on the track, a player with a revealed watchman discards it and takes the blade, which is worth 1 point.',
    'In your turn you may discard three revealed watchmen for a rank. The first rank, head of the watch, is worth 2 points, each of the three others 1. Nobody has two ranks.',
    'Everybody has 2 foundations. Each costs 1 brick and 1 lumber and lies on a free corner next to a house or mansion of yours. With 3 points in any guild it may lie one corner further.',
    'Nobody else builds on the corner of your foundation. You build a house there at its full price. The foundation itself is worth no points.',
    'The robber stops only one number of a hex, never the laboratory: if you move it to a hex with several, you choose which.',
    'If you have a house or mansion at the den, you cannot drive the robber away.',
    {
      house:
        'Houses placed at the start bring guild points too, and a house beside two guilds brings a point in each. Points are never lost.',
    },
    { house: 'The first player ahead in a guild leads it until another player has more points there.' },
    {
      house:
        'The card shown at the almshouse is drawn at random. If the bank has none of its kind, you get nothing.',
    },
    { house: 'A mansion at the School of Scribes draws 2 scrolls. A third house of the start draws one.' },
    { house: 'You sell to the library once in that turn, and only while 2 scrolls are left.' },
    { house: 'While the marker lies there the laboratory gives nothing: a 10 only takes it away.' },
    { house: 'You may choose any number from 2 to 12, the 7 as well.' },
    {
      house:
        'Of several players with a revealed watchman the first in turn order takes the blade, beginning with the active player. The blade is taken before production, and the watchman is out of the game.',
    },
    {
      house:
        'To drive the robber away is to move it with a watchman. With a house or mansion at the den you reveal watchmen without moving it; on a 7 everybody moves it.',
    },
    { house: 'There are 20 watchmen: 24 tokens minus the 4 friends.' },
    {
      house:
        'Free houses and those for scrolls may stand on your own foundations too. The foundation comes back to you.',
    },
    { house: 'The robber starts at the den. If only one number can be stopped, nobody chooses.' },
    {
      house:
        'The printed board is lost; the one used here is our own. Each guild comes with 6 of 36 throws, each house with numbers of its own with 7. The den has no numbers.',
    },
  ],
  terms: {
    'terrain.almshouse': 'almshouse',
    'terrain.school': 'School of Scribes',
    'terrain.palace': 'palace',
    'terrain.alchemists': 'alchemists',
    'terrain.den': 'den',
    'move.scroll-settlement': 'Scrolls for a house',
    'move.scroll-city': 'Scrolls for a mansion',
  },
  instead: {
    'terrain.hills': 'brickmakers',
    'terrain.forest': 'carpenters',
    'terrain.pasture': 'weavers',
    'terrain.fields': 'millers',
    'terrain.mountains': 'locksmiths',
    'piece.settlement': 'house',
    'piece.city': 'mansion',
    'move.settlement': 'Build a house',
    'move.city': 'Build a mansion',
    'move.place-building': 'Place a house',
    'decision.place-building': 'Place one of your first houses',
    'move.buy-card': 'Buy a development token',
    'move.buy-card.short': 'Token',
    'field.cardCount': 'Development tokens',
    'field.deckSize': 'Development tokens left',
  },
};
