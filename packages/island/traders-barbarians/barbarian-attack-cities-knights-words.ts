import type { Words } from '../rulebook/index.ts';

export const barbarianAttackCitiesKnightsWords: Words = {
  name: 'Barbarian Attack with Cities & Knights',
  summary:
    'The ship of the event die and every improvement bring barbarians to the coast, one at a time. Knights with ranks ride out from the castle along the paths, and lose ranks in their victories. Thirteen points win.',
  takesBack: [
    'goal',
    'landing',
    'barbarian-supply',
    'cards-at-once',
    'six-knights',
    'knights-move',
    'prisoners',
    'losses',
    'five-six',
    'in-vain',
    'acting',
    'chasing',
    'ship',
    'ship-home',
    'robber-sleeps',
    'knight-hired',
    'knight-moves',
    'knight-drives-off',
    'knights-stop',
    'attack-strength',
    'attack-lost',
    'attack-held',
    'no-honour',
    'honours',
    'knight-stopped',
    'city-lies',
    'knights-in-events',
  ],
  rules: [
    'The ship of the event die brings a barbarian to the coast with the number that was rolled, before that counts; with a 7 it brings none. No fleet sails, and no city is attacked from the sea.',
    'Whoever buys an improvement lets one barbarian land at once, where a roll that is not a 7 says. Settlements and cities draw nobody.',
    'There is no end of barbarians. Every 3 prisoners are worth a point.',
    'A knight costs 1 wool and 1 ore. Everybody has two basic, two strong and two mighty knights. They stand on paths, one to a path, stop no roads, and do not keep buildings away.',
    'After trading and building each of your knights may go up to 3 paths, active or not, along any roads or none. It goes past everything, but ends where no other knight stands, and never at the castle.',
    'An active knight may go 2 paths further, which makes it inactive; it must not have acted this turn. Nothing is paid for it.',
    'In its move an active knight may end on the path of a weaker knight of another player, without going further than 3 paths. It becomes inactive, and so does the one that is driven off.',
    'Only active knights fight, all of those around the hex, and their strength counts in place of their number.',
    'After each victory a die names one of three directions: those who fought on the two paths of the hex that lie in it are one rank lower, or lower still where no such piece is left; basic knights leave the board. Their owners get 3 gold for each rank.',
    'All who fought are inactive afterwards.',
    'A metropolis never falls, and keeps all its points, but gets nothing from conquered hexes. A city that is no metropolis any more may have fallen at once.',
    'A wall keeps no city from falling. It lets its owner keep 2 more cards all the same.',
    'The merchant does not go to a conquered hex. On a hex that was conquered it is worth no point, and the bank knows nothing of it, until the hex is free or the merchant moves.',
    { key: 'goal', where: { points: 13 }, text: 'Thirteen points win.' },
    'Five or six players: two castles and two deserts; 5 and 9 lie on the coast twice, and a barbarian lands on both. A knight that is hired between the turns leaves the castle at once.',
    { house: 'New knights come to a free path of a castle, those that a Deserter brings, too.' },
    {
      house:
        'The owner of a knight that was driven off moves it up to 3 paths to a free one, not at the castle. If there is none it leaves the board.',
    },
    { house: 'The Intrigue card drives off a knight on a path that touches your roads.' },
    { house: 'There is no Bishop among the cards, for there is no robber.' },
    {
      house:
        'A city that has fallen is a city all the same: with it improvements are bought, and it can become a metropolis, which stands up again.',
    },
  ],
  instead: {
    'event.card-drawn': '{seat} draws a progress card ({deck}).',
    'card.intrigue.text':
      'Drive off another player’s knight on a path that touches one of your roads. You do not need a knight for this.',
  },
};
