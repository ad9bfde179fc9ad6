import type { Words } from '@hexwright/rulebook';

/** What players read of the island; what each card does is told on the card. */
export const magicIslandWords: Words = {
  name: 'The Magic Island',
  summary:
    'Cities & Knights at sea with wizards, magic books and knights that have names. Two dragons guard gold, a pirate goes round the harbours, and citadels open magic. 18 points win.',
  takesBack: [
    'goal',
    'goal-knights',
    'goal-at-sea',
    'no-development',
    'knight-hired',
    'knight-promoted',
    'knight-drives-off',
    'fortress',
  ],
  rules: [
    {
      where: { points: 18 },
      text: '18 points win, on your own turn, if nobody has more points than you.',
    },
    'A development card costs 1 grain, 1 ore and 1 wool. It comes from the standard stack; with a citadel you may take it from the magic stack instead.',
    'At the end of your turn you keep at most four development cards and put the rest under their stacks.',
    'The strongest eight cards lie at the bottom of the standard stack: Eryn, Falk, Götz, Guido, Ingo, Karl, the Mayor and Roland.',
    'Gold lies beside the hand: a 7 does not touch it, and players trade it. The bank gives 1 gold for as many cards as it asks for another.',
    '4 gold buy a resource or commodity, 3 with any harbour. The merchant makes that no cheaper.',
    'A citadel costs 1 grain, 2 ore and 2 gold. It stands on a corner of the citadel hex that your roads lead to; everybody has one.',
    'A city piece shows it, and it is a settlement: it draws one good, takes no wall and no metropolis and opens no improvements.',
    'Around the citadel hex citadels keep no distance among themselves. No road lies along that hex.',
    'When the number of the citadel hex is rolled, everybody with a citadel draws a magic card.',
    'A citadel is worth 1 point, and 2 once its owner has a wizard.',
    'Wizards need a citadel. For 1 of its own good a wizard makes 1 magic, on your turn, and it holds up to 3.',
    'What costs magic may be paid out of several of your wizards. Magic does not count on a 7.',
    'Magic books cost nothing to play. Each is used for its magic as often as you like; nobody has more than four.',
    'Knights come with cards alone, onto a corner at your roads or ships beside one of your settlements, cities or citadels. Each belongs to a piece of its rank.',
    'A basic knight costs what its card says and comes active. A strong or mighty one costs any three of the resources on its card and comes inactive; mighty ones need the Fortress.',
    'The first activation of a strong or mighty knight costs what was not paid for it yet, later ones 1 grain. A Warlord takes 1 grain off the first.',
    'An active knight drives off a knight of another player with a lower tournament value, whatever their ranks.',
    'A knight at a corner of the harbour where the pirate lies may drive it on, by one harbour for each of its ranks. That is its action.',
    'Two isles have a dragon each: Ismai has a strength of 4 and guards 8 gold, Samsor has 6 and guards 12. Ships may sail there, but nobody builds there yet.',
    'An active knight on such an isle may fight its dragon. Its strength and the yellow die are compared with the dragon’s strength and the red die.',
    'If the dragon has more, the knight leaves the board. If both have as much, it becomes inactive.',
    'If the knight has more, the dragon is slain. The knight is worth 1 point from then on, and if it was weaker its owner gets the difference in gold.',
    'One other player with an active knight on the isle may lend it, and is not refused. Then both dice are thrown twice: the higher yellow and the lower red one count, and the strengths are added.',
    'Knights that fight together lose, tire or win together. Each gets its point, and of the gold each owner half; an odd piece goes to the weaker knight’s.',
    'Once the dragon is slain, everybody with a knight on the isle takes 1 gold from there whenever the number of its gold field comes. If there is too little, slayers come first, then higher tournament values.',
    'When its gold is gone an isle is open. Its volcano gets a number from the reserve, and volcano and gold field give a resource of choice.',
    'A volcano erupts on the number that makes 14 with its own. A die names a corner: a settlement there is lost, a city becomes a settlement, and a walled city loses its wall alone.',
    'Beside a volcano a city stands only if it is beside the gold field, too, and no city beside it becomes a metropolis.',
    'The pirate starts at a harbour of the main island. Each ship of the event die takes it to the next harbour clockwise. Its harbour is closed, and it steals nothing.',
    'Back where it began, while no resource lies on the barbarian isle, everybody puts one there, which the next player in turn order names.',
    'If something lies there, a random hex of fields, forest or pasture becomes a desert after production and goes into the reserve with its number; a merchant there leaves the board. This does not happen on a 7, after a knight has driven the pirate there, or without a desert in the reserve.',
    'Nobody builds on the barbarian isle, and it gives no ore. The first player to bring a ship there takes its 1 gold.',
    'When its number is rolled, everybody with a knight beside the isle may claim one of the resources there. Of what more players claim than there is nobody gets any.',
    'Unknown hexes lie in fog. When you reach them, you uncover them and get one of the good that each gives.',
    'When you uncover a hex, you may pay 1 commodity to choose either the land or its number.',
    'Settlements to begin with stand on the main island, and not at the citadel hex. The first settlement of each player on every other island is worth 1 more point.',
    'In each player’s first two turns the robber is not in play. If you roll a 7, you take a resource of your choice.',
    { house: 'Nobody discards on such a 7.' },
    'Later the robber goes to the main island and to islands that ships of one player join to it.',
    'The merchant stays on the main island. An Inventor swaps numbers there and on islands that your own ships join to it.',
    'A Spy looks either at progress cards or at development cards.',
    'A Deserter brings you the knight with its card, if you have a piece of that rank and a place for it. Otherwise it only leaves the board. Johanna never deserts.',
    'A Smith replaces up to two knights by knights of the next rank out of your hand, for free. The card that the first one leaves free may replace the second.',
    'A knight’s points go with its card: to its new owner with a Deserter, and out of the game when the knight leaves the board.',
    {
      option: 'battleDie',
      text: 'In fights with dragons you throw two dice with the numbers 1 to 3, each twice, instead of the others.',
    },
    { house: 'There are two cards of the Pirate Fleet and of the Scout, and one of each other.' },
    {
      house:
        'Development cards are played after the roll, as many as you like, also those bought this turn; the Wheel of Time is used before it.',
    },
    {
      house:
        'A strong or mighty knight whose card names three resources in all has paid everything: its first activation is free.',
    },
    { house: 'Other buildings keep their distance from a citadel, and a citadel from them.' },
    { house: 'A knight that is lent has to be active. It tires as the other does.' },
    { house: 'The Magic Potion doubles the value of one knight alone, also where two fight together.' },
    { house: 'The reserve is what is left of the hexes and numbers for the fog.' },
    { house: 'After a search a stack is shuffled; the strongest eight stay at its bottom.' },
    {
      house:
        'A robber on a gold field, a volcano, the citadel hex or the barbarian isle stops it as any other hex.',
    },
    { house: 'A Timejump may answer every throw of the event die, also after a Wheel of Time.' },
    { house: 'No 2 lies on the board: of ten columns of numbers nine were kept.' },
  ],
  terms: {
    'terrain.jungle': 'jungle',
    'award.great-army': 'Largest Army',
    'award.great-army.text':
      'Most strength and tournament value of all your knights together, at least 6. Among equals the greater number of knights.',
    'award.greatest-magician': 'Greatest Magician',
    'award.greatest-magician.text': 'The most wizards. In a tie the player with Ari; otherwise nobody.',
  },
  instead: {
    'move.buy-with-gold': 'Buy a good with gold',
    'field.stackTerrain': 'Hexes in the reserve',
    'field.stackNumber': 'Numbers in the reserve',
    'rung.politicsLevel.3.text': 'Mighty knights can be called.',
    'card.warlord.text':
      'Make all your knights active for free. A knight that has never been active costs 1 grain less, and becomes active if nothing is left to pay.',
    'card.smith.text':
      'Replace up to two of your knights by knights of the next rank out of your hand, for free; they stay active or not. The card that the first one leaves free may replace the second. Mighty ones need the Fortress.',
    'card.deserter.text':
      'Choose another player, who gives up a knight of their choice. If you have a piece of its rank and a place for it, the knight serves you, with its card and its points, active or not as it was. Johanna never deserts.',
    'card.spy.text':
      'Look at another player’s progress cards or at their development cards, and take one of them, if you like.',
  },
};
