import { type Bar, reason, type Seat, type State, tell } from '@hexwright/kernel';
import { giveBack, handSize, held } from '../../mechanics/index.ts';
import type { Part } from '../../rulebook/index.ts';

export interface SafeConductsConfig {
  readonly start: number;
  /** how many are bought for one resource */
  readonly bought: number;
}

const PROTECTED = reason('safe-conduct', 'a safe-conduct protects this player');
const HAS_ONE = reason('safe-conduct-held', 'the seat has a safe-conduct');
const NOTHING = reason('safe-conduct-nothing', 'the seat has no such resource');
/** for bots, in points: a safe-conduct for each card in the hand, up to so many */
const FOR_CARD = 0.012;
const CARDS = 8;

/** Nobody robs who has a safe-conduct. Everybody gives one back at the end of each turn. */
export function safeConducts({ start, bought }: SafeConductsConfig): Part {
  return {
    id: 'safe-conducts',
    of: { start, bought },
    fields: { safeConducts: { per: ['seat'], start } },
    rules: (was, b) => {
      const conducts = b.row<Seat>('safeConducts');
      return {
        blockers: {
          barRob: (s, seat, victim, blocker, place) =>
            was.blockers.barRob(s, seat, victim, blocker, place) ??
            (conducts.get(s, victim) > 0 ? PROTECTED : undefined),
        },
        endTurn: (s) => {
          was.endTurn(s);
          for (let seat = 0; seat < b.seats; seat++) if (conducts.get(s, seat) > 0) conducts.add(s, seat, -1);
        },
        hints: {
          progress: (s, seat) =>
            was.hints.progress(s, seat) +
            FOR_CARD * conducts.get(s, seat) * Math.min(CARDS, handSize(b, s, seat)),
        },
      };
    },
    moves: (b) => {
      const conducts = b.row<Seat>('safeConducts');
      const bar = (s: State, seat: Seat, good: number): Bar => {
        if (conducts.get(s, seat) > 0) return HAS_ONE;
        return b.handGoods.includes(good) && held(b, s, seat, good) > 0 ? undefined : NOTHING;
      };
      return [
        {
          name: 'safe-conduct',
          args: [{ name: 'good', domain: b.domain('good') }],
          decisions: ['main', 'trade', 'build'],
          list: (s, seat, out) => {
            if (conducts.get(s, seat) > 0) return;
            for (const good of b.handGoods) if (bar(s, seat, good) === undefined) out.put(good);
          },
          apply: (s, seat, good) => {
            giveBack(b, s, seat, good, 1);
            conducts.set(s, seat, bought);
            if (s.events) tell(s, 'safe-conduct-bought', { seat, good: b.goods[good].id, count: bought });
          },
          why: (s, seat, good) =>
            conducts.get(s, seat) > 0 ? HAS_ONE : good < 0 ? undefined : bar(s, seat, good),
        },
      ];
    },
    words: {
      terms: {
        'field.safeConducts': 'Safe-conducts',
        'move.safe-conduct': 'Buy safe-conducts',
        'move.safe-conduct.short': 'Safe-conduct',
        'event.safe-conduct-bought': '{seat} pays 1 {good} for {count} safe-conducts.',
        'reason.safe-conduct': 'A safe-conduct protects this player.',
        'reason.safe-conduct-held': 'You still have a safe-conduct.',
        'reason.safe-conduct-nothing': 'You do not have this resource.',
      },
    },
    looks: {
      fields: { safeConducts: { on: 'seat', shape: 'card', colour: '#4a7a9c', hideAt: 0 } },
      moves: { 'safe-conduct': { shape: 'card', colour: '#4a7a9c' } },
    },
  };
}
