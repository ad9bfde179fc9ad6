import type { Words } from '../rulebook/index.ts';

export const barbarianAttackWords: Words = {
  name: 'Barbarian Attack',
  summary:
    'Every new town draws barbarians to the coast. Three of them conquer a hex, and towns may fall. Knights ride out from the castle, beat them together and take prisoners, which are worth points.',
  rules: [
    {
      key: 'attack-board',
      text: 'The castle and the desert lie on the coast, and everything else is sorted by coast and inland: ten hexes of the coast have the numbers 2 to 12 once each; a barbarian stands on the 2 and on the 12 from the beginning.',
    },
    'Your second starting building is a city; it brings you 1 good for each hex around it.',
    { key: 'no-robber', text: 'There is no robber.' },
    'There is no Largest Army.',
    {
      key: 'landing',
      text: 'Whenever somebody builds a settlement or a city, barbarians land at once: three different numbers are rolled, none of them a 7, and a barbarian lands on the coastal hex with each of them.',
    },
    'A hex with 3 barbarians is conquered: it gives nothing, and takes no more of them; its number is not rolled again.',
    {
      key: 'barbarian-supply',
      text: 'When no barbarians are left in the supply, no more of them land.',
    },
    'You build no road along a conquered hex and no settlement beside one.',
    'A town whose land is all conquered has fallen: it is worth no points and cannot use a harbour until a hex beside it is free.',
    { key: 'never-conquered', text: 'Desert and castle are never conquered.' },
    {
      key: 'cards-at-once',
      text: 'You show a development card when you buy it and do at once what it says; you may buy any number in a turn. When all are gone, those laid aside are shuffled.',
    },
    {
      key: 'six-knights',
      text: 'You have 6 knights. They stand on paths, one to a path.',
    },
    {
      key: 'knights-move',
      text: 'After trading and building each of your knights may go up to 3 paths, or 5 for 1 grain. It goes past everything, but ends where no other knight stands, and never at the castle.',
    },
    'When a turn ends, check the coast clockwise from the castle. Where more knights stand on the paths around a hex than barbarians on it, the barbarians are beaten and the hex is free.',
    'Beaten barbarians become prisoners: all go to a player who fought alone. Otherwise everybody who took part gets one, and one that is left over goes to the player with the most knights there. If there are too few, or players have the same number of knights, dice decide, and a player who gets none takes 3 gold.',
    {
      key: 'prisoners',
      text: 'Every 2 prisoners are worth a point.',
    },
    {
      key: 'losses',
      text: 'After each victory a die names one of three directions: knights on the two paths of the hex that lie in it fall, and their owners get 3 gold for each.',
    },
    {
      key: 'attack-seven',
      text: 'On a 7 hands of more than 7 cards are halved, and the player who rolled draws a card from a player of their choice.',
    },
    { key: 'goal', where: { points: 12 }, text: 'Twelve points win.' },
    {
      key: 'five-six',
      text: 'Five or six players: two castles, two deserts, 48 barbarians; 5 and 9 lie on the coast twice, and a barbarian lands on both. A knight that comes between the turns leaves the castle at once.',
    },
    { house: 'A settlement that has fallen cannot become a city.' },
    {
      key: 'in-vain',
      house: 'If you have no knight left, or no free path for it, you get nothing from a Knighthood.',
    },
    { house: 'A card of a variant that can do nothing when you show it is still laid aside.' },
    {
      house: 'Dice for prisoners are rolled all at once: everybody who rolls has the same chance.',
    },
    { house: 'Only the end of a turn drives barbarians off, not the building between turns.' },
    { house: 'In a paired turn knights move too; the coast is checked when the next turn ends.' },
    { house: 'A knight that cannot leave the castle stays there for the time being.' },
  ],
};
