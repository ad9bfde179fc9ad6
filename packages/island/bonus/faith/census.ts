import { push, reason, type Seat, type State, tell } from '@hexwright/kernel';
import { answered, PROGRESS } from '../../cities-knights/index.ts';
import { deckFields, giveBack, held, resourcesOf } from '../../mechanics/index.ts';
import type { Book } from '../../rulebook/index.ts';
import { faithCard } from './faith-card.ts';

const NO_RESOURCE = reason('census-resource', 'a resource of the hand is discarded');

/** how many resources the census costs the other */
const makeLoss = (b: Book) => {
  const { count } = deckFields(b, PROGRESS);
  return (s: State, seat: Seat, other: Seat): number => {
    if (b.the.decks.barTake(s, seat, other)) return 0;
    const resources = resourcesOf(b).reduce((sum, good) => sum + held(b, s, other, good), 0);
    return Math.min(count.get(s, other), resources);
  };
};

/** Whoever hoards progress cards loses as many resources. */
export const census = faithCard({
  card: {
    id: 'census',
    count: 1,
    when: (b) => {
      const { count } = deckFields(b, PROGRESS);
      return (s, seat) =>
        b.rivals[seat].some(
          (other) =>
            count.get(s, other) > 0 &&
            b.fields.handSize.get(s, other) > 0 &&
            b.the.decks.barTake(s, seat, other) === undefined,
        );
    },
    play: (b) => {
      const loss = makeLoss(b);
      const left = b.row<Seat>('censusLeft');
      const asked = b.decision('census');
      return (s, seat) => {
        let seats = 0;
        for (const other of b.rivals[seat]) {
          left.set(s, other, loss(s, seat, other));
          if (left.get(s, other) > 0) seats |= 1 << other;
        }
        if (seats) push(s, asked, seats);
      };
    },
  },
  name: 'Census',
  text: 'Every other player discards as many resources of their choice as they have progress cards in hand.',
  shape: 'quill',
  fields: { censusLeft: { per: ['seat'], noLook: 'the question stays open until all is discarded' } },
  decisions: { census: {} },
  moves: (b) => {
    const left = b.row<Seat>('censusLeft');
    const resources = resourcesOf(b);
    return [
      {
        name: 'census-discard',
        args: [{ name: 'good', domain: b.domain('good') }],
        decisions: ['census'],
        list: (s, seat, out) => {
          for (const good of resources) if (held(b, s, seat, good) > 0) out.put(good);
        },
        apply: (s, seat, good) => {
          giveBack(b, s, seat, good, 1);
          if (s.events) tell(s, 'discarded', { seat, good: b.goods[good].id });
          left.add(s, seat, -1);
          if (left.get(s, seat) === 0) answered(s, seat);
        },
        why: (s, seat, good) =>
          good < 0 || (resources.includes(good) && held(b, s, seat, good) > 0) ? undefined : NO_RESOURCE,
      },
    ];
  },
  terms: {
    'decision.census': 'Census: discard a resource for each of your progress cards',
    'move.census-discard': 'Discard this resource',
    'reason.census-resource': 'You discard a resource out of your hand.',
  },
});
