import type { Seat, State } from '@hexwright/kernel';
import type { Corner } from '../../board/index.ts';
import { mixedTrade } from '../../mechanics/index.ts';
import type { Book, Part } from '../../rulebook/index.ts';

export interface InlandHarboursConfig {
  /** the mark of edges that have a harbour, whose value is its kind: `any`, or the good that is traded 2:1 */
  readonly edges?: string;
  /** the mark of corners with a general harbour */
  readonly corners?: string;
  /** with buildings at so many general harbours, as many cards of any kinds are traded as one of them asks for */
  readonly strong?: number;
}

interface InlandHarbour {
  readonly corners: readonly Corner[];
  readonly kind: number;
}

const ANY_KIND = 0;
const GENERAL = 3;
/** what a new rate is worth to bots, in points */
const RATE = 0.4;

/** Harbours that lie at no coast: whoever has a building there trades with the bank at their rate. */
export function inlandHarbours(config: InlandHarboursConfig): Part {
  return {
    id: 'inland-harbours',
    of: config,
    ...(config.strong !== undefined && { uses: [mixedTrade()] }),
    rules: (was, b) => {
      const all = harboursOf(b, config);
      const bits = new Int32Array(b.topology.corners);
      for (const { corners, kind } of all) for (const corner of corners) bits[corner] |= 1 << kind;
      const harbours = b.row<Seat>('harbours');
      const isOwn = (s: State, seat: Seat, corner: Corner): boolean => {
        const mark = b.fields.building.get(s, corner);
        return mark !== 0 && b.ownerOf[mark] === seat && b.the.harbours.serves(s, corner);
      };
      const has = (s: State, seat: Seat, { corners }: InlandHarbour): boolean =>
        corners.some((corner) => isOwn(s, seat, corner));
      const changed = (s: State, seat: Seat, piece: number, place: number): void => {
        if (seat < b.seats && b.pieces[piece].on === 'corner' && bits[place] !== 0)
          b.the.harbours.recount(s, seat);
      };
      return {
        harbours: {
          bits: (s, seat, closed) =>
            all.reduce(
              (sum, harbour) => (has(s, seat, harbour) ? sum | (1 << harbour.kind) : sum),
              was.harbours.bits(s, seat, closed),
            ),
        },
        mixedTrade: {
          price: (s, seat) => {
            const before = was.mixedTrade.price(s, seat);
            const general = all.filter((harbour) => harbour.kind === ANY_KIND && has(s, seat, harbour));
            if (config.strong === undefined || general.length < config.strong) return before;
            return before === 0 ? GENERAL : Math.min(before, GENERAL);
          },
        },
        hints: {
          foundingGain: (s, seat, corner) =>
            was.hints.foundingGain(s, seat, corner) +
            ((bits[corner] & ~harbours.get(s, seat)) !== 0 ? RATE : 0),
        },
        build: (s, seat, piece, place) => {
          was.build(s, seat, piece, place);
          changed(s, seat, piece, place);
        },
        unbuild: (s, piece, place) => {
          const seat = b.ownerOf[b.pieces[piece].marks.get(s, place)];
          was.unbuild(s, piece, place);
          changed(s, seat, piece, place);
        },
      };
    },
  };
}

function harboursOf(b: Book, { edges = '', corners = '' }: InlandHarboursConfig): InlandHarbour[] {
  const along = (b.layout.marks.edges[edges] ?? []).map(({ q, r, side, value }) => ({
    corners: b.walks.endsOf[b.topology.edgeAt(q, r, side)],
    kind: b.harbourKinds.indexOf(String(value)),
  }));
  const single = (b.layout.marks.corners[corners] ?? []).map(({ q, r, corner }) => ({
    corners: [b.topology.cornerAt(q, r, corner)],
    kind: ANY_KIND,
  }));
  return [...along, ...single].filter(({ kind }) => kind >= 0);
}
