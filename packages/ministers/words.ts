import type { Words } from '@hexwright/rulebook';
import { expansions } from './expansions.ts';

export const ministersWords: Words = {
  name: 'The Ministers of Catan',
  summary:
    'Two games at once: an island, and for everybody a card land with regions, buildings, heroes and ships. One throw of three dice moves both. 20 points win.',
  rules: [
    'You have 6 region cards, one of each resource and one of gold, in two rows of three. They hold nothing at the start, and up to 3 each.',
    'You roll an event die, a yellow and a red die. The yellow die alone brings goods to regions, both together count on the island.',
    'Everything can be paid out of hand and regions together, as you like.',
    'Goods of regions are traded for goods of regions only, 3 for 1, and resource cards only for resource cards. Harbours and ships make both cheaper.',
    '3 goods of a region become 2 resource cards, but gold does not. There is no other way between the two.',
    'What lies in regions counts for no hand, and is safe from the robber.',
    'Monopoly also empties the regions of the others: 3 goods each become 2 cards, the rest goes into your region.',
    'A settlement has room for 2 regional expansions, a city for 4 cards, city improvements among them. They belong to no town.',
    'What works on regions is laid between two of your regions, side by side or one above the other.',
    'A city improvement is worth 1 point, a Cathedral 2. It needs a Church.',
    'You begin with 3 land cards. At the end of your turn you fill your hand up to 3 cards and 1 more for each progress point.',
    'Then you may put a card under the deck and draw the top one, or pay any 2 goods and take a card of the deck.',
    'Brigands: if you have more than 7 goods in regions, you lose all gold and wool there. Resource cards are safe. Brigands come before the regions take in goods, everything else after it.',
    'Trade: the holder of the windmill token takes a good out of a region of another player.',
    'Tournament: most skill brings 1 good of choice; in a tie each leader takes 1. Rich harvest: everybody takes 1.',
    'Event: an event card is turned up. Yule has them shuffled.',
    'At least 3 commerce points and more than all others give the windmill token, at least 3 strength points the knight token. Each is worth 1 point. In a tie the holder keeps it.',
    'Where anybody has a Smithy, played Knight cards break a tie in strength.',
    'When the robber is moved, the holder of the knight token may forbid the hex, once. Then another must be chosen.',
    'Victory point cards are played like others, one a turn and not when bought. From then on each is worth 1 point and has its effect.',
    'Feud: the holder of the knight token names a player, who loses a building of their choice.',
    'Conflict: the holder of the knight token puts 2 cards of another hand under the deck, of the holder of Largest Army only 1.',
    'Civil war: everybody takes a unit back into the hand, which the player to their right chooses. Knight cards and harbours are spared.',
    'Plague: every hex at your cities costs you a good of its kind, out of the region first.',
    'Invention: 1 good for each building with progress, 2 at most. Trade ships race: most ships bring 1 good, in a tie each.',
    'Traveling merchant: you may buy 2 goods for 1 gold each. Year of plenty: a region takes in 1 good for each Storehouse beside it.',
    { key: 'goal', where: { points: 20 }, text: 'The first to 20 points on their own turn wins.' },
    {
      house:
        'The old card game is told in no document: the basic set of the Rivals stands in for it, twice, without the Scout and with the cards that the page names.',
    },
    {
      house:
        'All land cards lie in one deck, which you look through as a whole. City improvements, Market Hall and Smithy and their prices are ours.',
    },
    { house: 'The regions lie in the order brick, grain, lumber above, ore, wool, gold below.' },
    { house: 'Ministers are a matter of people at a table: here the rules keep the books.' },
    { house: 'An Alchemist leaves the event die to chance.' },
  ],
  terms: {
    ...Object.fromEntries(
      expansions.flatMap(({ id, name, text }) => [
        [`card.${id}`, name],
        [`card.${id}.text`, text],
      ]),
    ),
    'card.charter-chapel': 'Chapel',
    'card.charter-chapel.text':
      'Worth 1 point. Counts as a Church. In a civil war you lose no unit as long as you have 3 or fewer.',
    'card.charter-library': 'Royal Library',
    'card.charter-library.text': 'Worth 1 point. You hold 1 land card more.',
    'card.charter-marketplace': 'Marketplace',
    'card.charter-marketplace.text': 'Worth 1 point, and 2 commerce points.',
    'card.charter-palace': 'Palace',
    'card.charter-palace.text': 'Worth 1 point. Looking through the deck costs you 1 good instead of 2.',
    'card.charter-university': 'Royal University',
    'card.charter-university.text': 'Worth 1 point, and counts as a University: 1 progress point.',
  },
};
