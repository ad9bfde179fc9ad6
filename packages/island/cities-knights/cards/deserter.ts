import { type Bar, pop, push, reason, type Seat, type State, topArg, topKind } from '@hexwright/kernel';
import type { Corner } from '../../board/index.ts';
import type { Book } from '../../rulebook/index.ts';
import { knights } from '../barbarians.ts';
import { progressCard } from './deck.ts';
import { atRival, choosesRival, type RivalChoice } from './rival.ts';

declare module '../../rulebook/points.ts' {
  interface Groups {
    deserter: DeserterPoints;
  }
}

export interface DeserterPoints {
  /** whether a knight can desert that no player has */
  fromNobody(s: State): boolean;
  /** whether the knight on this corner never deserts */
  spares(s: State, corner: Corner): boolean;
}

/** what a knight that is about to desert is worth to a bot, in points */
const WORTH = 0.3;

const NOT_OWN = reason('no-unit', 'no knight of the seat stands there');

const SPARED = reason('never-deserts', 'this knight never deserts');

const choice: RivalChoice = {
  decision: 'desert-from',
  move: 'desert',
  may: (b) => {
    const own = knights.of(b);
    const posts = new Int16Array(own.ranks[0].places);
    return (s, _seat, other) => {
      const count = own.find(s, other, posts);
      for (let i = 0; i < count; i++) if (!b.the.deserter.spares(s, posts[i])) return true;
      return false;
    };
  },
  chosen: (b) => {
    const asked = b.decision('deserter');
    return (s, seat, other) => push(s, asked, 1 << other, seat);
  },
};

const { moves: chooseMoves, decisions } = choosesRival(choice);

/** the rank of the knight that comes instead of one of this rank; -1 if there is none */
const makeRank = (b: Book) => {
  const own = knights.of(b);
  const lower = b.option<string>('deserter') === 'same-corner';
  return (s: State, seat: Seat, rank: number): number => {
    if (own.left(s, seat, rank) > 0) return rank;
    if (!lower) return own.left(s, seat, 0) > 0 ? 0 : -1;
    for (let less = rank - 1; less >= 0; less--) if (own.left(s, seat, less) > 0) return less;
    return -1;
  };
};

/** A knight deserts from its corner: it leaves the board, and one may come to serve the seat. */
export function makeDesertion(b: Book): (s: State, to: Seat, corner: Corner) => void {
  const own = knights.of(b);
  const rankFor = makeRank(b);
  const sameCorner = b.option<string>('deserter') === 'same-corner';
  const fresh = b.decision('new-knight');
  const place = makePlace(b);
  const bar = makeBar(b);
  const hasPlace = (s: State, seat: Seat): boolean => {
    for (let corner = 0; corner < own.ranks[0].places; corner++)
      if (bar(s, seat, corner) === undefined) return true;
    return false;
  };
  return (s, to, corner) => {
    const active = own.isActive(s, corner);
    const was = own.rank(s, corner);
    own.remove(s, corner);
    const rank = rankFor(s, to, was);
    if (rank < 0) return;
    if (sameCorner) place(s, to, rank, corner, active);
    else if (hasPlace(s, to)) push(s, fresh, 1 << to, rank, active ? 1 : 0);
  };
}

const makePlace = (b: Book) => {
  const own = knights.of(b);
  return (s: State, seat: Seat, rank: number, corner: Corner, active: boolean): void => {
    own.place(s, seat, rank, corner, false);
    if (active) own.activate(s, corner);
    b.rules.reviewAwards(s);
  };
};

/** It comes where one could be hired. */
const makeBar = (b: Book) => {
  const own = knights.of(b);
  return (s: State, seat: Seat, corner: Corner): Bar => b.rules.barBuild(s, seat, own.ranks[0].index, corner);
};

const { when, play } = atRival(choice);

/** A knight of another leaves the board, of its owner's choice; one as strong may come to serve the seat. */
export const deserter = progressCard({
  card: {
    id: 'deserter',
    deck: 'politics',
    count: 2,
    when: (b) => {
      const any = when(b);
      return (s, seat) => any(s, seat) || b.the.deserter.fromNobody(s);
    },
    play,
  },
  name: 'Deserter',
  text: 'Choose another player, who takes a knight of their choice off the board. Then you may place a knight of the same strength for free where you could hire one, even a mighty one without the Fortress; if you have none left of that strength, place a basic one. It is active if the other was.',
  shape: 'tent',
  uses: [knights.part],
  decisions: {
    ...decisions,
    deserter: { args: (b) => [{ name: 'for', domain: b.domain('seat') }], opener: 'for' },
    'new-knight': {
      args: () => [
        { name: 'rank', domain: { id: 'rank', size: 3 } },
        { name: 'active', domain: { id: 'flag', size: 2 } },
      ],
    },
  },
  brings: ['deserter'],
  rules: (was, b) => {
    const asked = b.decision('deserter');
    return {
      deserter: { fromNobody: () => false, spares: () => false },
      hints: {
        promised: (s, seat) =>
          was.hints.promised(s, seat) + (topKind(s) === asked && topArg(s, 0) === seat ? WORTH : 0),
      },
    };
  },
  moves: (b) => {
    const own = knights.of(b);
    const desert = makeDesertion(b);
    const place = makePlace(b);
    const bar = makeBar(b);
    return [
      ...chooseMoves(b),
      {
        name: 'give-knight-up',
        args: [{ name: own.on, domain: b.domain(own.on) }],
        decisions: ['deserter'],
        list: (s, seat, out) =>
          own.each(s, seat, (corner) => {
            if (!b.the.deserter.spares(s, corner)) out.put(corner);
          }),
        apply: (s, _seat, corner) => {
          const to = topArg(s, 0);
          pop(s);
          desert(s, to, corner);
        },
        why: (s, seat, corner) => {
          if (corner < 0) return undefined;
          if (own.owner(s, corner) !== seat) return NOT_OWN;
          return b.the.deserter.spares(s, corner) ? SPARED : undefined;
        },
      },
      {
        name: 'place-deserter',
        args: [{ name: own.on, domain: b.domain(own.on) }],
        decisions: ['new-knight'],
        list: (s, seat, out) => {
          for (let corner = 0; corner < own.ranks[0].places; corner++)
            if (bar(s, seat, corner) === undefined) out.put(corner);
        },
        apply: (s, seat, corner) => {
          const rank = topArg(s, 0);
          const active = topArg(s, 1) === 1;
          pop(s);
          place(s, seat, rank, corner, active);
        },
        why: (s, seat, corner) => (corner < 0 ? undefined : bar(s, seat, corner)),
      },
      {
        name: 'place-no-deserter',
        quiet: true,
        decisions: ['new-knight'],
        list: (_s, _seat, out) => out.put(),
        apply: (s) => pop(s),
      },
    ];
  },
  terms: {
    'decision.desert-from': 'Deserter: choose a player',
    'decision.deserter': 'Deserter: give up one of your knights',
    'decision.new-knight': 'Deserter: place a knight, or none',
    'move.desert': 'A knight deserts',
    'move.give-knight-up': 'Give this knight up',
    'move.place-deserter': 'Place the knight here',
    'move.place-no-deserter': 'Place none',
    'reason.never-deserts': 'This knight never deserts.',
    'reason.not-this-player': 'This player cannot be chosen.',
  },
});
