import { pop, push, reason, type Seat, type State } from '@hexwright/kernel';
import type { Corner } from '../../board/index.ts';
import { foundsAt, giveHarbour, harbourDomain, lateHarbours } from '../../mechanics/index.ts';
import { type Part, SETUP } from '../../rulebook/index.ts';

export interface HarbourReserveConfig {
  /** the region whose first settlement brings each player one */
  readonly region: string;
}

const NONE_LEFT = reason('harbour-not-left', 'no such harbour is left in the reserve');

/** what bots think of a harbour of choice, in points */
const WORTH = 0.35;

/**
 * A harbour for each good lies in reserve. Whoever founds a first settlement in a region may take one and put it up beside it.
 */
export function harbourReserve({ region }: HarbourReserveConfig): Part {
  return {
    id: 'harbour-reserve',
    of: region,
    uses: [lateHarbours()],
    fields: {
      /** by kind of harbour: how many are left */
      harbourReserve: { per: (b) => [b.harbourKinds.length] },
      /** by seat: 1 once it has settled there */
      harbourCame: { per: ['seat'], noLook: 'the settlement stands on the board' },
    },
    decisions: { 'claim-harbour': {} },
    prepare: (b) => {
      const left = b.row('harbourReserve');
      return (s) => {
        for (const good of b.choosable) if (good + 1 < b.harbourKinds.length) left.set(s, good + 1, 1);
      };
    },
    rules: (was, b) => {
      const left = b.row('harbourReserve');
      const came = b.row<Seat>('harbourCame');
      const inside = Uint8Array.from(b.walks.hexesAt, (hexes) =>
        hexes.some((hex) => b.layout.hexes[hex].region === region) ? 1 : 0,
      );
      const any = (s: State): boolean => {
        for (let kind = 0; kind < b.harbourKinds.length; kind++) if (left.get(s, kind) > 0) return true;
        return false;
      };
      return {
        build: (s, seat, piece, place) => {
          const founds = foundsAt(b, s, piece, place);
          was.build(s, seat, piece, place);
          if (!founds || seat >= b.seats || inside[place] === 0 || came.get(s, seat) === 1) return;
          came.set(s, seat, 1);
          if (b.fields.stage.get(s) !== SETUP && any(s)) push(s, b.decision('claim-harbour'), 1 << seat);
        },
        hints: {
          foundingGain: (s, seat, corner: Corner) =>
            was.hints.foundingGain(s, seat, corner) +
            (inside[corner] === 1 && came.get(s, seat) === 0 && any(s) ? WORTH : 0),
        },
      };
    },
    moves: (b) => {
      const left = b.row('harbourReserve');
      return [
        {
          name: 'claim-harbour',
          args: [{ name: 'kind', domain: harbourDomain(b) }],
          decisions: ['claim-harbour'],
          list: (s, _seat, out) => {
            for (let kind = 0; kind < b.harbourKinds.length; kind++) if (left.get(s, kind) > 0) out.put(kind);
          },
          apply: (s, seat, kind) => {
            pop(s);
            left.add(s, kind, -1);
            giveHarbour(b, s, seat, kind);
          },
          why: (_s, _seat, kind) => (kind < 0 ? undefined : NONE_LEFT),
        },
        {
          name: 'no-harbour',
          decisions: ['claim-harbour'],
          list: (_s, _seat, out) => out.put(),
          apply: (s) => pop(s),
        },
      ];
    },
    words: {
      terms: {
        'field.harbourReserve': 'Harbours in the reserve',
        'decision.claim-harbour': 'Take a harbour out of the reserve',
        'move.claim-harbour': 'Take this harbour: {kind:harbour}',
        'move.no-harbour': 'Take no harbour',
        'reason.harbour-not-left': 'No such harbour is left.',
      },
    },
    looks: { fields: { harbourReserve: { on: 'stock', shape: 'anchor', of: 'harbour' } } },
  };
}
