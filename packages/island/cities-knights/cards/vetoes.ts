import { pop, push, type Seat, type State, tell, topArg } from '@hexwright/kernel';
import { cardBars, deckFields, deckNames } from '../../mechanics/index.ts';
import type { Book, MoveSpec, Part } from '../../rulebook/index.ts';
import { PROGRESS } from './deck.ts';

declare module '../../rulebook/points.ts' {
  interface Groups {
    vetoes: VetoPoints;
  }
}

export interface VetoPoints {
  /** robs the victim, who has let it be */
  rob(s: State, seat: Seat, victim: Seat): void;
}

/** A move that may hit one other player alone. */
export interface Blow {
  readonly move: string;
  /** whom it hits, with these arguments; its own seat, or less than 0, if nobody else */
  readonly hits: (b: Book) => (s: State, seat: Seat, one: number, other: number) => number;
  /** what becomes of it when it is stopped. Default its question is closed. */
  readonly stopped?: (b: Book) => (s: State, seat: Seat, one: number) => void;
}

export interface VetoConfig {
  /** names its decision and moves */
  readonly name: string;
  readonly card: string;
  readonly deck: string;
  /** the moves that it stops, beside robbers */
  readonly blows: readonly Blow[];
}

/**
 * A card that stops what another player does to its owner alone. Whoever has a back of its deck in the hand is asked, whether it is
 * the card or not, so that nobody learns from the question who holds it.
 */
export function vetoes({ name, card: id, deck, blows }: VetoConfig): Part {
  const asking = `${name}-asked`;
  return {
    id: `vetoes ${name}`,
    of: { name, id, deck, blows },
    decisions: {
      [asking]: {
        args: (b) => [
          { name: 'by', domain: b.domain('seat') },
          { name: 'blow', domain: { id: 'blow', size: blows.length + 1 } },
          { name: 'one', domain: { id: 'argument', size: 1 << 12 } },
          { name: 'other', domain: { id: 'argument', size: 1 << 12 } },
        ],
        opener: 'by',
      },
    },
    brings: ['vetoes'],
    rules: (was, b) => {
      const asked = b.decision(asking);
      const mayStop = makeMayStop(b, deck);
      return {
        vetoes: { rob: was.blockers.rob },
        blockers: {
          rob: (s, seat, victim) => {
            if (mayStop(s, victim)) push(s, asked, 1 << victim, seat, 0, 0, 0);
            else was.blockers.rob(s, seat, victim);
          },
        },
      };
    },
    editMoves: (b, moves) => {
      const asked = b.decision(asking);
      const mayStop = makeMayStop(b, deck);
      const carriers: NonNullable<MoveSpec['apply']>[] = [];
      const edited = moves.map((move): MoveSpec => {
        const no = blows.findIndex((blow) => blow.move === move.name);
        const { apply } = move;
        if (no < 0 || !apply) return move;
        const hits = blows[no].hits(b);
        carriers[no] = apply;
        return {
          ...move,
          apply: (s, seat, one = 0, other = 0) => {
            const target = hits(s, seat, one, other);
            if (target < 0 || target >= b.seats || target === seat || !mayStop(s, target))
              return apply(s, seat, one, other, 0);
            push(s, asked, 1 << target, seat, no + 1, one, other);
          },
        };
      });
      return [...edited, ...answers(b, { name, card: id, deck, blows }, carriers)];
    },
    exempt: { rare: [`move.${name}-stop`, `move.${name}-bear`, 'event.blow-stopped'] },
  };
}

/** whether the seat may hold the card, as everybody can see */
function makeMayStop(b: Book, deck: string): (s: State, seat: Seat) => boolean {
  const { backs } = deckFields(b, PROGRESS);
  const no = deckNames(b, PROGRESS).indexOf(deck);
  return (s, seat) => backs.get(s, seat, no) > 0;
}

function answers(
  b: Book,
  { name, card: id, blows }: VetoConfig,
  carriers: readonly NonNullable<MoveSpec['apply']>[],
): MoveSpec[] {
  const { cards } = deckFields(b, PROGRESS);
  const card = b.card(id);
  const stops = blows.map(({ stopped }) => stopped?.(b) ?? ((s: State): void => pop(s)));
  const holds = (s: State, seat: Seat): boolean => cards.get(s, seat, card) > 0;
  return [
    {
      name: `${name}-stop`,
      decisions: [`${name}-asked`],
      list: (s, seat, out) => {
        if (holds(s, seat)) out.put();
      },
      apply: (s, seat) => {
        const [by, no, one] = [topArg(s, 0), topArg(s, 1), topArg(s, 2)];
        pop(s);
        b.the.cards.played(s, seat, card);
        if (no > 0) stops[no - 1](s, by, one);
        if (s.events) tell(s, 'blow-stopped', { seat, by });
      },
      why: (s, seat) => (holds(s, seat) ? undefined : cardBars(b.cards[card]).absent),
    },
    {
      name: `${name}-bear`,
      quiet: true,
      decisions: [`${name}-asked`],
      list: (_s, _seat, out) => out.put(),
      apply: (s, seat) => {
        const [by, no, one, other] = [topArg(s, 0), topArg(s, 1), topArg(s, 2), topArg(s, 3)];
        pop(s);
        if (no === 0) b.the.vetoes.rob(s, by, seat);
        else carriers[no - 1](s, by, one, other, 0);
      },
    },
  ];
}
