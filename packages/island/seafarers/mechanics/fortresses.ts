import { type Bar, NATURE, pop, push, reason, type Seat, type State, tell, topArg } from '@hexwright/kernel';
import { seatMarkNeed } from '../../board/index.ts';
import { liftPiece, putPiece } from '../../mechanics/index.ts';
import type { Book, Part, Terms } from '../../rulebook/index.ts';
import { field, handlesOf } from '../../rulebook/index.ts';
import { seatCorners } from './set-lanes.ts';

const fields = {
  /** by corner: one more than the seat that may take it */
  fortressFor: field.row('corner', { holds: 'seat+1' }),
  fortressStrength: field.row('corner'),
};

export interface FortressesConfig {
  /** the corners where they stand; the value is the one seat that may take it */
  readonly mark: string;
  readonly strength: number;
  /** the piece of its conqueror that stands there afterwards; one of them is kept back for it */
  readonly becomes: string;
  /** whether the seat has got to its fortress */
  readonly reached: (b: Book) => (s: State, seat: Seat) => boolean;
  /** what the die is compared with */
  readonly force: (b: Book) => (s: State, seat: Seat) => number;
  /** the assault failed, by being level (1) or outnumbered (2) */
  readonly repelled: (b: Book) => (s: State, seat: Seat, by: number) => void;
}

declare module '../../rulebook/points.ts' {
  interface Groups {
    fortresses: FortressPoints;
  }
}

export interface FortressPoints {
  /** what speaks against the seat's assaulting its fortress now */
  barAssault(s: State, seat: Seat): Bar;
  taken(s: State, seat: Seat): boolean;
}

const FALLEN = reason('fortress-fallen', 'the fortress has fallen');
const FAR = reason('fortress-far', 'the fortress has not been reached');

/**
 * Everybody has a fortress of nobody's to take. Once reached it may be assaulted at the end of each own turn: a die
 * below the force of the seat takes one from its strength, any other throws the assault back.
 */
export function fortresses(config: FortressesConfig): Part {
  return {
    id: 'fortresses',
    words: { terms: fortressTerms },
    of: config,
    boardNeeds: [seatMarkNeed('corners', config.mark)],
    pieces: [{ id: 'fortress', on: 'corner', supply: 0, distance: true, blocksRoutes: true }],
    fields,
    decisions: {
      assault: {},
      'assault-die': { nature: true, args: (b) => [{ name: 'seat', domain: b.domain('seat') }] },
    },
    prepare: (b) => {
      const fortress = b.piece('fortress').index;
      const corners = seatCorners(b, config.mark);
      const { fortressFor: owner, fortressStrength: strength } = handlesOf(b, fields);
      return (s) => {
        corners.forEach((corner, seat) => {
          putPiece(b, s, b.neutral, fortress, corner);
          owner.set(s, corner, seat + 1);
          strength.set(s, corner, config.strength);
        });
      };
    },
    brings: ['fortresses'],
    rules: (was, b) => {
      const corners = seatCorners(b, config.mark);
      const { fortressStrength: strength } = handlesOf(b, fields);
      const kept = b.piece(config.becomes).index;
      const reached = config.reached(b);
      const keptBack = reason('kept-back', `the last ${config.becomes} is kept back for the fortress`, {
        piece: config.becomes,
      });
      return {
        fortresses: {
          taken: (s, seat) => strength.get(s, corners[seat]) === 0,
          barAssault: (s, seat) => {
            if (b.the.fortresses.taken(s, seat)) return FALLEN;
            return reached(s, seat) ? undefined : FAR;
          },
        },
        barBuildKind: (s, seat, piece) =>
          was.barBuildKind(s, seat, piece) ??
          (piece === kept && !b.the.fortresses.taken(s, seat) && b.fields.supply.get(s, seat, kept) <= 1
            ? keptBack
            : undefined),
      };
    },
    turnSteps: (b) => {
      const assault = b.decision('assault');
      return [
        {
          before: 'end',
          add: {
            id: 'assault',
            run: (s) => {
              const seat = b.fields.active.get(s);
              if (b.the.fortresses.barAssault(s, seat) === undefined) push(s, assault, 1 << seat);
            },
          },
        },
      ];
    },
    moves: (b) => {
      const corners = seatCorners(b, config.mark);
      const { fortressFor: owner, fortressStrength: strength } = handlesOf(b, fields);
      const die = b.decision('assault-die');
      const force = config.force(b);
      const repelled = config.repelled(b);
      const weaken = (s: State, seat: Seat): void => {
        const corner = corners[seat];
        strength.add(s, corner, -1);
        const left = strength.get(s, corner);
        if (s.events) tell(s, 'fortress-weakened', { seat, left });
        if (left > 0) return;
        owner.set(s, corner, 0);
        liftPiece(b, s, b.piece('fortress').index, corner);
        b.rules.build(s, seat, b.piece(config.becomes).index, corner);
        b.rules.reviewAwards(s);
        if (s.events) tell(s, 'fortress-taken', { seat });
      };
      return [
        {
          name: 'assault',
          decisions: ['assault'],
          list: (_s, _seat, out) => out.put(),
          apply: (s, seat) => {
            pop(s);
            push(s, die, NATURE, seat);
          },
        },
        {
          name: 'hold-back',
          decisions: ['assault'],
          list: (_s, _seat, out) => out.put(),
          apply: (s) => pop(s),
        },
        {
          name: 'assault-die',
          args: [{ name: 'die', domain: b.domain('die') }],
          decisions: ['assault-die'],
          uniform: true,
          list: (_s, _nature, out) => out.putAll(),
          apply: (s, _nature, face) => {
            const seat = topArg(s, 0);
            const against = face + 1;
            pop(s);
            if (s.events) tell(s, 'assault', { seat, die: against, force: force(s, seat) });
            if (against < force(s, seat)) weaken(s, seat);
            else repelled(s, seat, against === force(s, seat) ? 1 : 2);
          },
        },
      ];
    },
  };
}

const fortressTerms: Terms = {
  'piece.fortress': 'fortress',
  'decision.assault': 'Assault the fortress or wait',
  'decision.assault-die': 'The fortress defends itself',
  'move.assault': 'Assault the fortress',
  'move.hold-back': 'Wait',
  'move.assault-die': 'The strength of the fortress',
  'event.assault': '{seat} assaults the fortress: {force} against {die}.',
  'event.fortress-weakened': '{seat}’s assault succeeds; strength left: {left}.',
  'event.fortress-taken': '{seat} takes the fortress.',
  'reason.fortress-fallen': 'The fortress has fallen.',
  'reason.fortress-far': 'The fortress has not been reached.',
  'reason.kept-back': 'The last {piece} is kept back for the fortress.',
  'field.fortressFor': 'Fortress',
  'field.fortressStrength': 'Strength of the fortress',
};
