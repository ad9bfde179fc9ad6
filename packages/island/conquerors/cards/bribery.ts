import { pop, push, reason, type Seat, type State, tell } from '@hexwright/kernel';
import type { Corner, Hex } from '../../board/index.ts';
import { KNIGHTS, knights, progressCard } from '../../cities-knights/index.ts';
import type { Book } from '../../rulebook/index.ts';
import { invadersOf } from '../mechanics/invasion.ts';

const NOT_WEAKEST = reason('not-weakest', 'a weaker conqueror stands on the board');

/** the strength of the weakest conqueror; 0 if there is none */
function weakest(b: Book, s: State): number {
  const { strength } = invadersOf(b);
  let least = 0;
  for (let hex = 0; hex < b.topology.hexes; hex++) {
    const force = strength.get(s, hex);
    if (force > 0 && (least === 0 || force < least)) least = force;
  }
  return least;
}

/** One of the weakest conquerors goes home, and a basic knight comes for nothing. */
export const bribery = progressCard({
  card: {
    id: 'bribery',
    deck: 'politics',
    count: 2,
    beforeRoll: true,
    when: (b) => (s) => weakest(b, s) > 0,
    play: (b) => {
      const asked = b.decision('bribe');
      return (s, seat) => push(s, asked, 1 << seat);
    },
  },
  name: 'Bribery',
  text: 'Before or after the roll: one of the weakest conquerors leaves the game. Then place a basic knight for free, where you could hire one, if you have one left.',
  shape: 'coin',
  uses: [knights.part],
  decisions: { bribe: {}, recruit: {} },
  moves: (b) => {
    const { strength, occupied } = invadersOf(b);
    const own = knights.of(b);
    const barAt = (s: State, seat: Seat, corner: Corner) =>
      b.the.units.barHire(s, seat, corner) ??
      b.the.units.barCome(s, seat, KNIGHTS.ranks[0].strength, corner, -1);
    const canRecruit = (s: State, seat: Seat): boolean => {
      if (own.left(s, seat, 0) === 0) return false;
      for (let corner = 0; corner < b.topology.corners; corner++)
        if (barAt(s, seat, corner) === undefined) return true;
      return false;
    };
    return [
      {
        name: 'bribe',
        args: [{ name: 'hex', domain: b.domain('hex') }],
        decisions: ['bribe'],
        list: (s, _seat, out) => {
          const least = weakest(b, s);
          for (let hex: Hex = 0; hex < b.topology.hexes; hex++)
            if (least > 0 && strength.get(s, hex) === least) out.put(hex);
        },
        apply: (s, seat, hex) => {
          pop(s);
          if (s.events) tell(s, 'bribed', { seat, hex, strength: strength.get(s, hex) });
          strength.set(s, hex, 0);
          if (b.fields.numbers.get(s, hex) !== 0) occupied.add(s, -1);
          if (canRecruit(s, seat)) push(s, b.decision('recruit'), 1 << seat);
        },
        why: (s, _seat, hex) =>
          hex >= 0 && strength.get(s, hex) !== weakest(b, s) ? NOT_WEAKEST : undefined,
      },
      {
        name: 'recruit',
        args: [{ name: 'corner', domain: b.domain('corner') }],
        decisions: ['recruit'],
        list: (s, seat, out) => {
          for (let corner = 0; corner < b.topology.corners; corner++)
            if (barAt(s, seat, corner) === undefined) out.put(corner);
        },
        apply: (s, seat, corner) => {
          pop(s);
          own.place(s, seat, 0, corner, false);
          b.rules.reviewAwards(s);
        },
        why: (s, seat, corner) => (corner < 0 ? undefined : barAt(s, seat, corner)),
      },
    ];
  },
  terms: {
    'decision.bribe': 'Bribery: choose one of the weakest conquerors',
    'decision.recruit': 'Bribery: place a basic knight',
    'move.bribe': 'Send this conqueror home',
    'move.recruit': 'Place the knight here',
    'event.bribed': '{seat} bribes a conqueror of strength {strength}.',
    'reason.not-weakest': 'A weaker conqueror stands on the board.',
  },
});
