import type { Seat, State } from '@hexwright/kernel';
import { type Hex, markNeed } from '../../board/index.ts';
import { forgetDebts, owe } from '../../mechanics/index.ts';
import { type Book, type Looks, type Part, wanted } from '../../rulebook/index.ts';
import { markedHexes } from './marked.ts';

export interface SideYieldConfig {
  readonly good: string;
  /** the hexes that give it: those with a mark, or all of a terrain but for those with a mark */
  readonly at: MarkedLand | { readonly terrain: string; readonly except?: string };
  /** whenever the hex produces, besides what it gives otherwise, or on every seven */
  readonly on: 'number' | 'seven';
  /** one for every player with a building there, however many, or one for every building, however large */
  readonly each: 'player' | 'building';
}

export interface MarkedLand {
  readonly mark: string;
  /** what the mark is called, and how it is drawn */
  readonly called: string;
  readonly shape: TokenShape;
  readonly colour: string;
}

type TokenShape = NonNullable<Looks['marks']>[string]['shape'];

/** what bots think such a hex adds to a place beside it, in points */
const LURE = 0.04;

/** Some hexes give a good besides: one to every player, or building, beside them. What stops a hex stops this too. */
export function sideYield(config: SideYieldConfig): Part {
  const { good, at, on, each } = config;
  const onSeven = on === 'seven';
  return {
    id: `side-yield ${good}`,
    of: config,
    wants: onSeven ? [wanted.sevens] : [],
    boardNeeds: 'mark' in at ? [markNeed('hexes', at.mark)] : [],
    words: { terms: 'mark' in at ? { [`mark.${at.mark}`]: at.called } : {} },
    looks: 'mark' in at ? { marks: { [at.mark]: { shape: at.shape, colour: at.colour } } } : {},
    rules: (was, b) => {
      const given = b.good(good);
      const hexesOf = givers(b, at);
      const gives = (s: State, hex: Hex): boolean =>
        !('terrain' in at) || b.fields.terrain.get(s, hex) === b.terrain(at.terrain);
      const gather = (s: State, hex: Hex): void => {
        let paid = 0;
        for (const corner of b.walks.cornersOf[hex]) {
          const mark = b.fields.building.get(s, corner);
          const seat: Seat = b.ownerOf[mark];
          if (mark === 0 || seat >= b.seats) continue;
          if (each === 'player' && (paid >> seat) & 1) continue;
          paid |= 1 << seat;
          owe(b, seat, given, 1);
        }
      };
      const foundingGain = (s: State, seat: Seat, corner: number): number => {
        let gain = was.hints.foundingGain(s, seat, corner);
        for (const hex of b.walks.hexesAt[corner]) if (hexesOf[hex] === 1 && gives(s, hex)) gain += LURE;
        return gain;
      };
      if (onSeven)
        return {
          onSeven: (s) => {
            forgetDebts(b);
            for (let hex = 0; hex < hexesOf.length; hex++)
              if (hexesOf[hex] === 1 && gives(s, hex) && !b.rules.hexStopped(s, hex)) gather(s, hex);
            b.rules.payOut(s);
            was.onSeven(s);
          },
          hints: { foundingGain },
        };
      return {
        reckon: (s, number) => {
          was.reckon(s, number);
          for (let hex = 0; hex < hexesOf.length; hex++)
            if (hexesOf[hex] === 1 && gives(s, hex))
              if (b.rules.answers(s, hex, number) && !b.rules.hexStopped(s, hex)) gather(s, hex);
        },
        hints: { foundingGain },
      };
    },
  };
}

/** by hex: 1 if it may give, as far as marks say */
function givers(b: Book, at: SideYieldConfig['at']): Uint8Array {
  if ('mark' in at) {
    const marked = new Uint8Array(b.topology.hexes);
    for (const hex of markedHexes(b, at.mark)) marked[hex] = 1;
    return marked;
  }
  const rest = new Uint8Array(b.topology.hexes).fill(1);
  if (at.except !== undefined) for (const hex of markedHexes(b, at.except)) rest[hex] = 0;
  return rest;
}
