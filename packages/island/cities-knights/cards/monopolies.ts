import { push } from '@hexwright/kernel';
import { commoditiesOf, monopoly, resourcesOf } from '../../mechanics/index.ts';
import type { Book, Good } from '../../rulebook/index.ts';
import { progressCard } from './deck.ts';

interface Monopoly {
  readonly id: string;
  readonly name: string;
  readonly count: number;
  readonly move: string;
  readonly most: number;
  readonly goods: (b: Book) => readonly Good[];
  readonly text: string;
  readonly ask: string;
}

/** A good is named, and each of the others hands over up to so many of it. */
const names = ({ id, name, count, move, most, goods, text, ask }: Monopoly) =>
  progressCard({
    card: {
      id,
      deck: 'trade',
      count,
      play: (b) => {
        const asked = b.decision(id);
        return (s, seat) => push(s, asked, 1 << seat);
      },
    },
    name,
    text,
    shape: 'scroll',
    uses: [monopoly({ decision: id, move, goods, most, bar: (b) => b.the.decks.barTake })],
    terms: { [`decision.${id}`]: ask, [`move.${move}`]: 'Name this good' },
  });

export const resourceMonopoly = names({
  id: 'resource-monopoly',
  name: 'Resource Monopoly',
  count: 4,
  move: 'name-resource',
  most: 2,
  goods: resourcesOf,
  text: 'Name a resource. Every other player gives you 2 of it, or 1 if they have only one.',
  ask: 'Resource Monopoly: name a resource',
});

export const tradeMonopoly = names({
  id: 'trade-monopoly',
  name: 'Trade Monopoly',
  count: 2,
  move: 'name-commodity',
  most: 1,
  goods: commoditiesOf,
  text: 'Name a commodity. Every other player who has it gives you 1 of it.',
  ask: 'Trade Monopoly: name a commodity',
});
