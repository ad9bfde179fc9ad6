import type { Terms, Words } from '../rulebook/index.ts';
import { cardName, type DistrictCard } from './mechanics/district-cards.ts';
import { VIENNA_CARDS } from './vienna-cards.ts';

const COLOURS = { red: 'red', green: 'green', blue: 'blue', yellow: 'yellow' };
const PIECES: Readonly<Record<string, string>> = {
  settlement: 'Settlement',
  city: 'City',
  card: 'Development card',
};

export const viennaWords: Words = {
  name: 'Vienna Meets Catan',
  summary:
    'The board is a map of the 23 districts of Vienna. Roads lie on a track and draw district cards, which settlements cost. Cards give points, halves too, and one of them ends the game: the most points win.',
  takesBack: ['goal', 'claim', 'claimed-at-once', 'start', 'settlement'],
  rules: [
    'The board shows 23 districts instead of hexes. Settlements and cities stand where their borders meet, and each district gives like a hex to all that stand at it.',
    'To begin, everybody places two settlements without roads: first in turn order, then in reverse. The second one brings a resource for each district around it.',
    'Roads do not lie on the map. A road costs 1 brick and 1 lumber and goes on the next space of a track of 48. Everybody has 15.',
    'When you build a road, you draw a district card from the pile that its space names: red, green, blue or yellow, with points or without. The piles hold as many cards as the track has spaces of their kind.',
    'The Road Building card lays two roads, and each draws a card.',
    'A settlement costs its resources and a district card, which you discard. It stands at that district and keeps the distance if any place there does; otherwise any free place there will do.',
    'Some cards have another price for a settlement, a city or a development card. You never have to use it.',
    'A card whose price for a settlement you use cannot be the one that you discard. Another card with such a price can.',
    'Some cards give you a resource whenever their number is rolled, lower the rate of the bank, let you give cards of any kinds for one, or raise your hand limit.',
    'District cards give whole and half points, and halves count.',
    'There is no Longest Road. Most Roads is worth 2 points.',
    'The game ends as soon as a player draws the Game End card or has placed all settlements, cities and roads. The most points win. In a tie the player who built a road most recently wins.',
    'With three players a fourth colour builds a road on every 6 and 8, until its 15 are used up.',
    { house: 'Roads fill the track in the order of its spaces. When it is full no road is built.' },
    {
      house:
        'District cards lie open in front of their owners and are not traded. Discarded cards are out of the game.',
    },
    { house: 'Most Roads needs at least 5 roads and passes only to more.' },
    {
      house:
        'The road of the fourth colour draws a card as well, which leaves the game. It has no settlements. If its card is the Game End card, the game ends.',
    },
    { house: 'The robber starts off the board.' },
    {
      house:
        'Which districts meet follows the map of Vienna with the changes that are told of the printed board. What they give, and on which numbers, is lost; here it is our own, with no desert.',
    },
  ],
  terms: {
    ...districtTerms(),
    'mark.district': 'number of the district',
    'award.most-roads': 'Most Roads',
    'award.most-roads.text': 'The most roads on the track, at least five.',
  },
};

function districtTerms(): Terms {
  return Object.fromEntries(
    VIENNA_CARDS.flatMap((card) => {
      const text = titleOf(card);
      const name = cardName(card);
      return [
        [`token.${name}`, text],
        [`district-card.${name}`, text],
        ...(card.price?.piece === 'settlement' ? [[`district-price.${name}`, text]] : []),
      ];
    }),
  );
}

function bill(goods: Readonly<Record<string, number>>): string {
  return Object.entries(goods)
    .map(([good, count]) => `${count} ${good}`)
    .join(', ');
}

function titleOf({ district, colour, price, rate, mixed, income, hand, points }: DistrictCard): string {
  const where = `${district} ${COLOURS[colour]}`;
  if (price) return `${where}. ${PIECES[price.piece]}: ${bill(price.bill)}`;
  if (rate) return `${where}. ${rate.good ?? 'Everything'} ${rate.count}:1`;
  if (mixed) return `${where}. Any ${mixed} cards for 1`;
  if (income) return `${where}. 1 ${income.good} on a ${income.number}`;
  if (hand) return `${where}. Hand limit ${hand}`;
  if (points) return `${where}. ${points < 1 ? '½ point' : '1 point'}`;
  return 'Game End';
}
