import { depthOf, pop, push, reason, type Seat, type State, sink, topArg } from '@hexwright/kernel';
import type { Corner } from '../../board/index.ts';
import { noneLeft } from '../../mechanics/index.ts';
import type { Book } from '../../rulebook/index.ts';
import { knights } from '../barbarians.ts';
import { progressCard } from './deck.ts';

const RAISES = 2;
const NOT_OWN = reason('no-unit', 'no knight of the seat stands there');
const HIGHEST = reason('highest-rank', 'it cannot be promoted further');

/** what speaks against promoting the knight for nothing */
const makeBar = (b: Book) => {
  const own = knights.of(b);
  const usedUp = own.ranks.map(noneLeft);
  return (s: State, seat: Seat, corner: Corner) => {
    if (own.owner(s, corner) !== seat) return NOT_OWN;
    const next = own.rank(s, corner) + 1;
    if (next === own.ranks.length) return HIGHEST;
    if (own.left(s, seat, next) === 0) return usedUp[next];
    return b.rules.barBuild(s, seat, own.ranks[next].index, corner);
  };
};

const makeCan = (b: Book) => {
  const bar = makeBar(b);
  const own = knights.of(b);
  return (s: State, seat: Seat): boolean => {
    let can = false;
    own.each(s, seat, (corner) => {
      if (!can && bar(s, seat, corner) === undefined) can = true;
    });
    return can;
  };
};

/** Up to two own knights are promoted for nothing. */
export const smith = progressCard({
  card: {
    id: 'smith',
    deck: 'science',
    count: 2,
    when: makeCan,
    play: (b) => {
      const asked = b.decision('smith');
      return (s, seat) => push(s, asked, 1 << seat, RAISES);
    },
  },
  name: 'Smith',
  text: 'Promote up to 2 of your knights by one level each for free, active or not; they stay as they are. You need the Fortress to make a knight mighty; mighty ones go no higher, and no knight is promoted twice in one turn.',
  shape: 'knight',
  uses: [knights.part],
  decisions: { smith: { args: () => [{ name: 'left', domain: { id: 'count', size: RAISES + 1 } }] } },
  moves: (b) => {
    const bar = makeBar(b);
    const can = makeCan(b);
    const own = knights.of(b);
    const asked = b.decision('smith');
    return [
      {
        name: 'promote-free',
        args: [{ name: own.on, domain: b.domain(own.on) }],
        decisions: ['smith'],
        list: (s, seat, out) =>
          own.each(s, seat, (corner) => {
            if (bar(s, seat, corner) === undefined) out.put(corner);
          }),
        apply: (s, seat, corner) => {
          const left = topArg(s, 0) - 1;
          pop(s);
          const below = depthOf(s);
          own.promote(s, corner);
          b.rules.reviewAwards(s);
          b.rules.built(s, seat, own.ranks[own.rank(s, corner)].index, corner);
          if (left === 0 || !can(s, seat)) return;
          // What the stronger knight brings about is settled before the next is promoted.
          const opened = depthOf(s) - below;
          push(s, asked, 1 << seat, left);
          if (opened > 0) sink(s, opened);
        },
        why: (s, seat, corner) => (corner < 0 ? undefined : bar(s, seat, corner)),
      },
      {
        name: 'promote-no-more',
        quiet: true,
        decisions: ['smith'],
        list: (s, _seat, out) => {
          if (topArg(s, 0) < RAISES) out.put();
        },
        apply: (s) => pop(s),
        why: () => reason('must-promote', 'the first one is promoted'),
      },
    ];
  },
  terms: {
    'decision.smith': 'Smith: promote up to two knights',
    'move.promote-free': 'Promote this knight for free',
    'move.promote-no-more': 'Promote no other',
    'reason.highest-rank': 'It cannot be promoted further.',
    'reason.must-promote': 'The first knight is already promoted.',
  },
});
