import { pop, push, reason, type Seat, type State } from '@hexwright/kernel';
import type { Corner } from '../../board/index.ts';
import { knights, progressCard } from '../../cities-knights/index.ts';
import { noneLeft } from '../../mechanics/index.ts';
import type { Book } from '../../rulebook/index.ts';
import { advanceHero, heroTrack } from '../mechanics/hero-track.ts';

const NOT_THEIRS = reason('no-unit', 'no knight of another player stands there');
const HIGHEST = reason('highest-rank', 'it cannot be promoted further');
const NONE_IDLE = reason('none-idle', 'no knight of this player is inactive');

/** what speaks against promoting the knight of another for nothing */
const makeBar = (b: Book) => {
  const own = knights.of(b);
  return (s: State, seat: Seat, corner: Corner) => {
    const other = own.owner(s, corner);
    if (other < 0 || other === seat) return NOT_THEIRS;
    const rank = own.rank(s, corner) + 1;
    if (own.ranks[rank] === undefined) return HIGHEST;
    if (own.left(s, other, rank) === 0) return noneLeft(own.ranks[rank]);
    return b.rules.barBuild(s, other, own.ranks[rank].index, corner);
  };
};

const hasIdle = (b: Book) => {
  const own = knights.of(b);
  return (s: State, other: Seat): boolean => {
    let idle = false;
    own.each(s, other, (corner) => {
      if (!own.isActive(s, corner)) idle = true;
    });
    return idle;
  };
};

/** Help for the knights of another, and a step on the hero track in return. */
export const brothersInArms = progressCard({
  card: {
    id: 'brothers-in-arms',
    deck: 'politics',
    count: 2,
    when: (b) => {
      const bar = makeBar(b);
      const own = knights.of(b);
      const idle = hasIdle(b);
      return (s, seat) =>
        b.rivals[seat].some((other) => {
          let can = idle(s, other);
          own.each(s, other, (corner) => {
            if (!can && bar(s, seat, corner) === undefined) can = true;
          });
          return can;
        });
    },
    play: (b) => {
      const asked = b.decision('brothers');
      return (s, seat) => {
        advanceHero(b, s, seat);
        push(s, asked, 1 << seat);
      };
    },
  },
  name: 'Brothers in Arms',
  text: 'Promote a knight of another player by one rank for free, a mighty one only if that player has the Fortress; or make all knights of another player active. You go up 1 space on the hero track.',
  shape: 'knight',
  uses: [knights.part, heroTrack()],
  decisions: { brothers: {} },
  moves: (b) => {
    const own = knights.of(b);
    const bar = makeBar(b);
    const idle = hasIdle(b);
    return [
      {
        name: 'promote-brother',
        args: [{ name: 'corner', domain: b.domain('corner') }],
        decisions: ['brothers'],
        list: (s, seat, out) => {
          for (const other of b.rivals[seat])
            own.each(s, other, (corner) => {
              if (bar(s, seat, corner) === undefined) out.put(corner);
            });
        },
        apply: (s, _seat, corner) => {
          pop(s);
          own.promote(s, corner);
        },
        why: (s, seat, corner) => (corner < 0 ? undefined : bar(s, seat, corner)),
      },
      {
        name: 'rouse-brothers',
        args: [{ name: 'seat', domain: b.domain('seat') }],
        decisions: ['brothers'],
        list: (s, seat, out) => {
          for (const other of b.rivals[seat]) if (idle(s, other)) out.put(other);
        },
        apply: (s, _seat, other) => {
          pop(s);
          own.each(s, other, (corner) => {
            if (!own.isActive(s, corner)) own.activate(s, corner);
          });
        },
        why: (s, seat, other) => (other < 0 || (other !== seat && idle(s, other)) ? undefined : NONE_IDLE),
      },
    ];
  },
  terms: {
    'decision.brothers': 'Brothers in Arms: help the knights of another player',
    'move.promote-brother': 'Promote this knight',
    'move.rouse-brothers': 'Make all knights of this player active',
    'move.rouse-brothers.short': 'Activate all',
    'reason.highest-rank': 'It cannot be promoted further.',
    'reason.none-idle': 'No knight of this player is inactive.',
  },
});
