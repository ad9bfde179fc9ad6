import type { RuleText } from '../../rulebook/index.ts';

/** What is told of religion; what each card does is told on the card. */
export const faithRules: readonly RuleText[] = [
  'Everybody has one diocese. For 1 brick, 1 grain and 1 lumber it goes beside one of your cities at fields with a number, and that city is your diocese: 3 points.',
  'If your diocese no longer stands at such fields, it is a city again, and you may build the diocese anew. A robber on the fields does not matter.',
  'A diocese is a city like others: it may have a wall, become a metropolis and fall to the barbarians, which takes the diocese from you.',
  {
    where: { breadForAll: false },
    text: 'Fields give your diocese 1 grain and 1 bread; other cities get 2 grain there.',
  },
  { where: { breadForAll: true }, text: 'Fields give every city 1 grain and 1 bread.' },
  'Bread is a commodity, and there is as much of it as of each other commodity.',
  'Religion is a fourth branch of improvements, paid for with bread, with a metropolis of its own. You build its levels and draw its cards only while you have a diocese.',
  'Religion 3, the Domain: when a number other than 7 gives you nothing, you get 1 beer. With the aqueduct, too, you choose a beer or a resource.',
  {
    key: 'mission-theater',
    text: 'Nobody has both the Theater (science 4) and the Mission (religion 4).',
  },
  { key: 'faith-die', text: 'The event die has eight sides: 4 ships and one gate for each branch.' },
  'The religion deck has 18 progress cards. The gate of religion on the event die brings them as the other gates bring theirs.',
  {
    where: { beer: 'festivals' },
    text: 'Beer is a commodity. The bank buys it, but never sells it.',
  },
  {
    where: { beer: 'festivals' },
    text: 'Whenever you build you may hold one beer festival at a piece of another player: at a road or ship for 2 beer, at a knight for 3, at a settlement for 4, at a city for 5. Until your next turn the piece does nothing.',
  },
  {
    where: { beer: 'festivals' },
    text: 'You hold one festival at a time. A piece has one festival at most, and a metropolis has none.',
  },
  {
    where: { beer: 'activations' },
    text: 'Beer is no card: it lies open, is not traded, and you keep at most one less than the points you need to win.',
  },
  {
    where: { beer: 'activations' },
    text: 'Whenever you build you may pay as much beer as you have points and make the weakest of your inactive knights active, once in a building phase, else as often as you can.',
  },
  { where: { beerForGrain: true }, text: 'Whenever you build you may brew 1 beer for 3 grain.' },
  {
    where: { inquisitorHome: false },
    text: 'The inquisitor leaves the board when its city becomes a metropolis or a settlement.',
  },
  {
    where: { inquisitorHome: true },
    text: 'A city with the inquisitor does not fall. The inquisitor leaves the board when its city becomes a metropolis.',
  },
  { where: { secondDogma: true }, text: 'The deck has two Dogmas and no Book Burning.' },
  {
    where: { beer: 'festivals' },
    house:
      'A building at a festival draws nothing and opens no harbour; its points and its place stay. A road counts nothing for the Longest Road and leads nowhere. A knight does not act or fight, and is not promoted or made active.',
  },
  {
    where: { beer: 'activations' },
    house: 'Beer wakes the weakest of the knights that are inactive, whatever the others are.',
  },
  { house: 'A player under an anathema is not named for another, nor is one who fasts.' },
  { house: 'An Anathema may ask for one resource several times.' },
  {
    house:
      'Everybody who holds a religion card is asked about an Indulgence after each roll, and about a Refuge at each attack, whatever the card is.',
  },
  { house: 'Cards for a Dogma are given openly.' },
  {
    where: { inquisitorHome: true },
    house: 'In your own city the inquisitor that you sent yourself does you no harm.',
  },
];
