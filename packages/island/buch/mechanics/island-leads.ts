import type { Seat, State } from '@hexwright/kernel';
import { tell } from '@hexwright/kernel';
import { regionNeed } from '../../board/index.ts';
import { type Book, type Part, pointsIn } from '../../rulebook/index.ts';

export interface IslandLeadsConfig {
  /** the regions that are led */
  readonly regions: readonly string[];
  /** what leading one is worth */
  readonly points: number;
}

/** Whoever has most worth of towns in a region leads it: a point for a settlement, two for a city. Nobody leads where several have most. */
export function islandLeads({ regions, points }: IslandLeadsConfig): Part {
  return {
    id: 'island-leads',
    of: { regions, points },
    boardNeeds: [regionNeed(...regions)],
    fields: {
      /** by region: the seat that leads it, plus one */
      ledBy: {
        per: () => [regions.length],
        noLook: 'the stars are counted, and the towns stand on the board',
      },
      regionsLed: { per: ['seat'] },
    },
    rules: (was, b) => {
      const led = b.row('ledBy');
      const count = b.row<Seat>('regionsLed');
      const corners = regions.map((region) =>
        b.walks.hexesAt.flatMap((hexes, corner) =>
          hexes.some((hex) => b.layout.hexes[hex].region === region) ? [corner] : [],
        ),
      );
      const worth = new Int16Array(b.seats);
      const leader = (s: State, at: readonly number[]): number => {
        worth.fill(0);
        for (const corner of at) {
          const mark = b.fields.building.get(s, corner);
          if (mark !== 0 && b.ownerOf[mark] < b.seats)
            worth[b.ownerOf[mark]] += b.pieces[b.pieceOf[mark]].points ?? 0;
        }
        let best = -1;
        for (let seat = 0; seat < b.seats; seat++)
          if (worth[seat] > 0 && (best < 0 || worth[seat] > worth[best])) best = seat;
        for (let seat = 0; best >= 0 && seat < b.seats; seat++)
          if (seat !== best && worth[seat] === worth[best]) return -1;
        return best;
      };
      const review = (s: State): void => {
        corners.forEach((at, region) => {
          const now = leader(s, at);
          const before = led.get(s, region) - 1;
          if (now === before) return;
          led.set(s, region, now + 1);
          if (before >= 0) count.add(s, before, -1);
          if (now >= 0) count.add(s, now, 1);
          if (s.events && now >= 0) tell(s, 'region-led', { seat: now });
        });
      };
      const matters = townsOf(b);
      return {
        build: (s, seat, piece, place) => {
          was.build(s, seat, piece, place);
          if (matters[piece]) review(s);
        },
        unbuild: (s, piece, place) => {
          was.unbuild(s, piece, place);
          if (matters[piece]) review(s);
        },
        downgrade: (s, piece, into, place) => {
          was.downgrade(s, piece, into, place);
          review(s);
        },
      };
    },
    scores: [{ id: 'regions-led', ...pointsIn('regionsLed', points) }],
    words: {
      terms: {
        'field.regionsLed': 'Islands led',
        'score.regions-led': 'islands led',
        'event.region-led': '{seat} leads an island.',
      },
    },
    looks: { fields: { regionsLed: { on: 'seat', shape: 'star' } } },
  };
}

const townsOf = (b: Book): Uint8Array =>
  Uint8Array.from(b.pieces, ({ on, layerAt }) => (on === 'corner' && layerAt === b.at.building ? 1 : 0));
