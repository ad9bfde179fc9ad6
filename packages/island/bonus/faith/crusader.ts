import { pop, push, type Seat, type State } from '@hexwright/kernel';
import { knights } from '../../cities-knights/index.ts';
import { makeSites, noneLeft } from '../../mechanics/index.ts';
import type { Book } from '../../rulebook/index.ts';
import { faithCard } from './faith-card.ts';

const makeMay = (b: Book) => {
  const own = knights.of(b);
  const sites = makeSites(b, own.ranks[0]);
  return (s: State, seat: Seat): boolean => own.left(s, seat, 0) > 0 && sites.any(s, seat);
};

/** A knight comes for nothing, ready to fight. */
export const crusader = faithCard({
  card: {
    id: 'crusader',
    count: 2,
    when: makeMay,
    play: (b) => {
      const asked = b.decision('crusader');
      return (s, seat) => push(s, asked, 1 << seat);
    },
  },
  name: 'Crusader',
  text: 'Place a basic knight for free, where you could hire one. It is active at once.',
  shape: 'sword',
  uses: [knights.part],
  decisions: { crusader: {} },
  moves: (b) => {
    const own = knights.of(b);
    const [recruit] = own.ranks;
    const sites = makeSites(b, recruit);
    return [
      {
        name: 'place-crusader',
        args: [{ name: own.on, domain: b.domain(own.on) }],
        decisions: ['crusader'],
        list: (s, seat, out) => {
          const count = sites.find(s, seat);
          for (let i = 0; i < count; i++)
            if (b.rules.barBuild(s, seat, recruit.index, sites.places[i]) === undefined)
              out.put(sites.places[i]);
        },
        apply: (s, seat, corner) => {
          pop(s);
          b.rules.build(s, seat, recruit.index, corner);
          own.activate(s, corner);
          b.rules.reviewAwards(s);
          b.rules.built(s, seat, recruit.index, corner);
        },
        why: (s, seat, corner) => {
          if (own.left(s, seat, 0) === 0) return noneLeft(recruit);
          return corner < 0 ? undefined : b.rules.barBuild(s, seat, recruit.index, corner);
        },
      },
    ];
  },
  terms: {
    'decision.crusader': 'Crusader: place a basic knight',
    'move.place-crusader': 'Place it here',
  },
});
