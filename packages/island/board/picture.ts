import { cornerText, edgeText } from './directions.ts';
import type { Filled } from './filler.ts';
import type { Layout } from './layout.ts';
import type { Topology } from './topology.ts';

/** A board to be shown: the layout alone, or as nature filled it. */
export interface Picture {
  layout: Layout;
  topology: Topology;
  board?: Filled;
  terrainIds: readonly string[];
  harbourKinds: readonly string[];
  /** how the game itself says that its terrains and marks look */
  looks?: { readonly terrains?: Coloured; readonly marks?: Coloured };
}

type Coloured = Readonly<Record<string, { readonly colour?: string }>>;

/** A place with what is written on it. */
export interface Written {
  at: number;
  text: string;
}

/** The terrain of a hex, '?' while it is not known. */
export function terrainOn({ layout, board, terrainIds }: Picture, hex: number): string {
  const drawn = board ? terrainIds[board.terrain[hex]] : undefined;
  return drawn ?? layout.hexes[hex].terrain ?? '?';
}

export function numbersOn({ layout, board }: Picture, hex: number): number[] {
  if (!board) return [layout.hexes[hex].number ?? []].flat();
  return Array.from({ length: 31 }, (_, n) => n).filter((n) => board.numbers[hex] & (1 << n));
}

/** The harbours by edge: their kind, '?' while it is not known. */
export function harboursOn(picture: Picture): (Written & { readonly inland: number })[] {
  const { layout, topology, board, harbourKinds } = picture;
  const inlandOf = (edge: number): number => {
    const [first, second] = topology.edgeHex.subarray(edge * 2, edge * 2 + 2);
    return second >= 0 && terrainOn(picture, first) === 'sea' ? second : first;
  };
  return layout.harbours.places
    .map((place, k) => ({
      at: topology.edgeAt(place.q, place.r, place.side),
      inland: inlandOf(topology.edgeAt(place.q, place.r, place.side)),
      text: board ? harbourKinds[board.harbour[k]] : (place.kind ?? (layout.harbours.stock ? 'none' : '?')),
    }))
    .filter(({ text }) => text !== undefined && text !== 'none');
}

/** The marks of the layout with their values, hexes, corners and edges apart. */
export function marksOn({ layout, topology }: Picture): Record<'hexes' | 'corners' | 'edges', Written[]> {
  const { hexes, corners, edges } = layout.marks;
  const word = (label: string, value?: string | number) =>
    value === undefined ? label : `${label} ${value}`;
  return {
    hexes: Object.entries(hexes).flatMap(([label, places]) =>
      places.map((place) => ({ at: topology.hexAt(place.q, place.r), text: word(label, place.value) })),
    ),
    corners: Object.entries(corners).flatMap(([label, places]) =>
      places.map((place) => ({
        at: topology.cornerAt(place.q, place.r, place.corner),
        text: word(label, place.value),
      })),
    ),
    edges: Object.entries(edges).flatMap(([label, places]) =>
      places.map((place) => ({
        at: topology.edgeAt(place.q, place.r, place.side),
        text: word(label, place.value),
      })),
    ),
  };
}

/** The hex the robber starts on, or -1. */
export function robberOn(picture: Picture): number {
  const { layout, topology } = picture;
  if (layout.robber === null) return -1;
  if (layout.robber !== 'desert') return topology.hexAt(layout.robber.q, layout.robber.r);
  return layout.hexes.findIndex((_, hex) => terrainOn(picture, hex) === 'desert');
}

/** The starts in words, one line a seat. */
export function startLines({ layout }: Picture): string[] {
  const seats = [...new Set(layout.starts.map((start) => start.seat))].sort((a, b) => a - b);
  return seats.map((seat) => {
    const own = layout.starts.filter((start) => start.seat === seat);
    const places = own.map(
      (start) => `${cornerText(start.corner)}${start.edge ? ` road ${edgeText(start.edge)}` : ''}`,
    );
    return `seat ${seat}: ${places.join(', ')}`;
  });
}
