import { push, reason, type Seat, type State, toMove } from '@hexwright/kernel';
import type { Hex } from '../../board/index.ts';
import { answered, knights, mayHold, PROGRESS, passes, type Reaction } from '../../cities-knights/index.ts';
import { cardBars, deckFields } from '../../mechanics/index.ts';
import type { Part } from '../../rulebook/index.ts';
import { ARCHERS, archers } from '../cards/battle/archers.ts';
import { forts, fortsOf } from './forts.ts';

const sortie: Reaction = { decision: 'sortie', pass: 'let-charge', deck: 'battle' };
const NOBODY_THERE = reason('no-besieger', 'no knight stands beside a fort there');

/** The conquerors charge out of their forts, unless archers hold them down. */
export function sorties(): Part {
  return {
    id: 'sorties',
    uses: [forts(), archers],
    decisions: { [sortie.decision]: {} },
    rules: (was, b) => {
      const own = knights.of(b);
      const { strength } = fortsOf(b);
      const holders = mayHold(b, sortie.deck);
      const isBesieged = (s: State): boolean => {
        for (let hex = 0; hex < b.topology.hexes; hex++)
          if (strength.get(s, hex) > 0 && b.walks.cornersOf[hex].some((corner) => own.owner(s, corner) >= 0))
            return true;
        return false;
      };
      return {
        voyage: {
          event: (s, picture) => {
            was.voyage.event(s, picture);
            if (picture !== 'charge') return;
            const seats = isBesieged(s) ? holders(s) : 0;
            if (seats === 0) b.the.forts.charge(s);
            else push(s, b.decision(sortie.decision), seats);
          },
        },
      };
    },
    moves: (b) => {
      const own = knights.of(b);
      const { strength, held } = fortsOf(b);
      const { cards } = deckFields(b, PROGRESS);
      const card = b.card(ARCHERS);
      const absent = cardBars(b.cards[card]).absent;
      const holders = mayHold(b, sortie.deck);
      const isTarget = (s: State, hex: Hex): boolean =>
        strength.get(s, hex) > 0 &&
        held.get(s, hex) === 0 &&
        b.walks.cornersOf[hex].some((corner) => own.owner(s, corner) >= 0);
      return [
        {
          name: 'hold-down',
          args: [{ name: 'hex', domain: b.domain('hex') }],
          decisions: [sortie.decision],
          list: (s, seat, out) => {
            if (cards.get(s, seat, card) === 0) return;
            for (let hex = 0; hex < b.topology.hexes; hex++) if (isTarget(s, hex)) out.put(hex);
          },
          apply: (s, seat: Seat, hex) => {
            held.set(s, hex, 1);
            b.the.cards.played(s, seat, card);
            // Whoever has no battle card left has answered.
            if (((holders(s) & toMove(s)) >> seat) & 1) return;
            if (answered(s, seat)) b.the.forts.charge(s);
          },
          why: (s, seat, hex) => {
            if (cards.get(s, seat, card) === 0) return absent;
            return hex < 0 || isTarget(s, hex) ? undefined : NOBODY_THERE;
          },
        },
        passes(sortie, (s) => b.the.forts.charge(s)),
      ];
    },
    words: {
      terms: {
        'decision.sortie': 'The conquerors charge: Archers may hold them down at a fort',
        'move.hold-down': 'Archers: no charge at this fort',
        'move.hold-down.short': 'Play Archers',
        'move.let-charge': 'Let them charge',
        'reason.no-besieger': 'No knight stands beside a fort there.',
      },
    },
    exempt: { rare: ['move.hold-down'] },
  };
}
