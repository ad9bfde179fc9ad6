import { type Seat, type State, tell } from '@hexwright/kernel';
import { markNeed } from '../../board/index.ts';
import type { Book, Part } from '../../rulebook/index.ts';

export interface ClaimsConfig {
  /** the field that counts what lies on each place, and the event that tells of a claim */
  readonly name: string;
  /** the marks of the layout where one lies; if a value is given, only the marks that carry it */
  readonly mark: string;
  readonly value?: string;
  readonly on: 'edge' | 'corner';
  /** the pieces that claim what lies where they are put */
  readonly by: readonly string[];
  /** why nothing is drawn for what lies there, if it has no look */
  readonly noLook?: string;
  /** what the claim brings */
  readonly gain: (b: Book) => (s: State, seat: Seat, place: number) => void;
  /** what that is worth to a player, in points. Default a half. */
  readonly worth?: number;
}

/** Things lie on edges or corners. Whoever is the first to put a piece there, newly built or moved, takes them. */
export function claims(config: ClaimsConfig): Part {
  const { name, on } = config;
  return {
    id: `claims ${config.name}`,
    of: config,
    boardNeeds: [markNeed(on === 'edge' ? 'edges' : 'corners', config.mark, 1, config.value)],
    fields: { [name]: { per: [on], noLook: config.noLook } },
    prepare: (b) => {
      const lies = b.row(name);
      const places = claimPlaces(b, config);
      return (s) => {
        for (const place of places) lies.add(s, place, 1);
      };
    },
    rules: (was, b) => {
      const lies = b.row(name);
      const takes = Uint8Array.from(b.pieces, ({ id }) => (config.by.includes(id) ? 1 : 0));
      const gain = config.gain(b);
      const { worth = 0.5 } = config;
      const places = [...new Set(claimPlaces(b, config))];
      return {
        hints: {
          lures: (s, seat, corners, edges) => {
            was.hints.lures(s, seat, corners, edges);
            const at = on === 'edge' ? edges : corners;
            for (let i = 0; i < places.length; i++) at[places[i]] += worth * lies.get(s, places[i]);
          },
        },
        build: (s, seat, piece, place) => {
          was.build(s, seat, piece, place);
          if (takes[piece] === 0 || seat >= b.seats) return;
          while (lies.get(s, place) > 0) {
            lies.add(s, place, -1);
            if (s.events) tell(s, name, { seat, on, place });
            gain(s, seat, place);
          }
        },
      };
    },
  };
}

/** The places of the layout that carry such a thing at first. */
export function claimPlaces(
  b: Book,
  { mark, value, on }: Pick<ClaimsConfig, 'mark' | 'value' | 'on'>,
): number[] {
  const { edgeAt, cornerAt } = b.topology;
  const fits = (at: { readonly value?: string | number | undefined }): boolean =>
    value === undefined || at.value === value;
  return on === 'edge'
    ? (b.layout.marks.edges[mark] ?? []).filter(fits).map((at) => edgeAt(at.q, at.r, at.side))
    : (b.layout.marks.corners[mark] ?? []).filter(fits).map((at) => cornerAt(at.q, at.r, at.corner));
}
