import { toMove } from '@hexwright/kernel';
import { optionsInForce, orderModules } from '@hexwright/rulebook';
import {
  type Book,
  type BookRequest,
  boardOf,
  islandModules,
  type Layout,
  type Module,
  offeredBy,
} from '../index.ts';
import {
  besides,
  counted,
  harbourHexes,
  harbourPlaces,
  harboursOf,
  isLand,
  numberOf,
  terrainOf,
  tokensOf,
} from './second-islands/board.ts';
import { requestFor, Table } from './table.ts';

/** One map of a row: for so many seats, with the choices that lead to it. */
export interface MapOf {
  readonly row: string;
  readonly seats: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly title: string;
  readonly layout: Layout;
  /** compiled when it is first asked for */
  readonly book: Book;
  /** the map as nature and random players lay it, before anybody starts */
  laid(seed: number): Table;
}

/** Every map of the rows whose names begin so: each number of seats, each choice that changes the layout or who lays it. */
export function everyMap(rows: string): MapOf[] {
  return islandModules.filter((module) => module.id.startsWith(rows) && !module.internal).flatMap(mapsOf);
}

function mapsOf({ id: row, seats: numbers }: Module): MapOf[] {
  return numbers.flatMap((seats) => {
    const usual = requestFor(row, { seats });
    const layouts = new Set<string>();
    return [USUAL, ...choices(row, usual)].flatMap(({ of, options }) => {
      const layout = boardOf({ ...usual, setup: { ...usual.setup, options } })!;
      const table = once(() => new Table(row, { seats, options }));
      const known = layouts.size;
      layouts.add(JSON.stringify(layout));
      if (layouts.size === known && !isLaidOtherwise(of, table, row, seats)) return [];
      const chosen = Object.entries(options).map(([name, value]) => `, ${name} ${value}`);
      return [
        {
          row,
          seats,
          options,
          title: `${row} for ${seats}${chosen.join('')}`,
          layout,
          get book() {
            return table().b;
          },
          laid: (seed) => laid(table().again(seed)),
        },
      ];
    });
  });
}

interface Choice {
  /** the module that offers it, with the option and its value */
  readonly of: string;
  readonly options: Readonly<Record<string, unknown>>;
}

const USUAL: Choice = { of: '', options: {} };
const laidOtherwise = new Map<string, boolean>();

/** Whether a choice that leaves the layout as it is has it laid by somebody else: in one game and with any seats as in all. */
function isLaidOtherwise(of: string, table: () => Table, row: string, seats: number): boolean {
  const found = laidOtherwise.get(of) ?? table().decision !== new Table(row, { seats }).decision;
  laidOtherwise.set(of, found);
  return found;
}

/** One choice at a time that is not the usual one. Numbers, and the options of the ground below, lay no map. */
function choices(row: string, request: BookRequest): Choice[] {
  const { setup, modules } = request;
  const offered = offeredBy(request);
  const usual = optionsInForce(setup, modules);
  const find = (id: string) => islandModules.find((module) => module.id === id);
  const ordered = orderModules([row], find, setup.seats);
  if (!usual.ok) throw new Error(usual.reason.text);
  if (!ordered.ok) throw new Error(ordered.reason.text);
  return ordered.modules
    .filter(({ id }) => id !== 'sea' && !id.startsWith('first-island/'))
    .flatMap(({ id, options = {} }) => Object.keys(options).map((name) => [id, name] as const))
    .flatMap(([id, name]) => {
      const spec = offered[name];
      if (!spec) return [];
      const values = spec.type === 'choice' ? spec.values : spec.type === 'flag' ? [true, false] : [];
      return values
        .filter((value) => value !== usual.options[name])
        .map((value) => ({ of: `${id} ${name} ${value}`, options: { [name]: value } }));
    });
}

function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

function laid(t: Table): Table {
  while (t.decision !== 'place-building' && t.s.cells[t.b.at.turn] === 0) t.anything();
  return t;
}

const corners = (t: Table): number[] => Array.from({ length: t.b.topology.corners }, (_, corner) => corner);
const edgesAt = (t: Table, corner: number): number[] => {
  const { cornerEdge, cornerEdgeFrom } = t.b.topology;
  return Array.from(cornerEdge.subarray(cornerEdgeFrom[corner], cornerEdgeFrom[corner + 1]));
};
const farEnds = (t: Table, corner: number): number[] => {
  const { cornerCorner, cornerCornerFrom } = t.b.topology;
  return Array.from(cornerCorner.subarray(cornerCornerFrom[corner], cornerCornerFrom[corner + 1]));
};

/** Harbours that do not lie between land and open water. */
export const harboursInland = (t: Table): string[] =>
  harbourPlaces(t)
    .filter((place) => {
      const sides = harbourHexes(t, place);
      const water = sides.filter((hex) => hex < 0 || terrainOf(t, hex) === 'sea');
      return sides.filter((hex) => isLand(t, hex)).length !== 1 || water.length !== 1;
    })
    .map((place) => t.b.topology.edgeName(edgeOf(t, place)));

/** Corners that belong to two harbours. */
export function sharedHarbourCorners(t: Table): string[] {
  const ends = harbourPlaces(t).flatMap((place) => [
    t.b.harbourCorner[place * 2],
    t.b.harbourCorner[place * 2 + 1],
  ]);
  return ends.filter((end, i) => ends.indexOf(end) !== i).map((end) => t.b.topology.cornerName(end));
}

/** Pairs of neighbouring hexes with a 6 or an 8 each. */
export function redPairs(t: Table): string[] {
  const red = (hex: number): boolean => [6, 8].includes(numberOf(t, hex));
  return Array.from({ length: t.b.topology.hexes }, (_, hex) => hex)
    .filter(red)
    .flatMap((hex) => besides(t, hex).flatMap((other) => (other > hex && red(other) ? [[hex, other]] : [])))
    .map((pair) => pair.map((hex) => t.b.topology.hexName(hex)).join(' and '));
}

/**
 * Lets everybody start where it spoils most places for the others. How many places are then still open, or -1 if
 * somebody found none.
 */
export function placesLeft(t: Table): number {
  const open = (seat: number): number[] => corners(t).filter((at) => !t.b.rules.barStartAt(t.s, seat, at));
  let [last, built] = [0, 0];
  while (t.s.cells[t.b.at.turn] === 0) {
    if (t.decision !== 'place-building') {
      t.anything();
      continue;
    }
    // Somebody was passed by.
    if (t.field('startsPlaced') > built++) return -1;
    last = 31 - Math.clz32(toMove(t.s));
    const places = open(last);
    const spoilt = places.map((corner) => farEnds(t, corner).filter((end) => places.includes(end)).length);
    t.play(last, 'place-building', { corner: places[spoilt.indexOf(Math.max(...spoilt))] });
  }
  return t.field('startsPlaced') > built ? -1 : open(last).length;
}

/** Corners fit for buildings to which no roads, ships or bridges lead from the first place where one may start. */
export function cutOff(t: Table): string[] {
  const { b, s } = t;
  const start = corners(t).find((at) => !b.rules.barStartAt(s, 0, at));
  const reached = new Set(start === undefined ? [] : reachedFrom(t, start, routesOf(t)));
  return corners(t)
    .filter((at) => b.rules.cornerFit(s, at) && !reached.has(at))
    .map((at) => b.topology.cornerName(at));
}

/** The waters that no ship leaves, as the numbers of their corners; the largest first. */
export function waters(t: Table): number[] {
  const ship = [t.b.piece('ship').index];
  const sizes: number[] = [];
  const seen = new Set<number>();
  for (const corner of corners(t)) {
    if (seen.has(corner)) continue;
    const water = reachedFrom(t, corner, ship);
    for (const at of water) seen.add(at);
    if (water.size > 1) sizes.push(water.size);
  }
  return sizes.sort((a, z) => z - a);
}

const routesOf = (t: Table): number[] =>
  t.b.pieces.filter((piece) => piece.on === 'edge').map((piece) => piece.index);

/** the corners to which such pieces could lead from this one */
function reachedFrom(t: Table, from: number, pieces: readonly number[]): Set<number> {
  const reached = new Set([from]);
  for (const corner of reached)
    farEnds(t, corner).forEach((end, i) => {
      const edge = edgesAt(t, corner)[i];
      if (pieces.some((piece) => t.b.rules.edgeFit(t.s, piece, edge))) reached.add(end);
    });
  return reached;
}

const TERRAINS = ['hills', 'fields', 'forest', 'mountains', 'pasture', 'desert', 'gold', 'sea'];
const NUMBERS = [2, 3, 4, 5, 6, 8, 9, 10, 11, 12];
const HARBOURS = ['brick', 'grain', 'lumber', 'ore', 'wool', 'any'];

/**
 * What a map is made of, with what lies under the fog or waits beside the board: the hexes from hills to sea as in
 * TERRAINS, the tokens from 2 to 12, the harbours as in HARBOURS.
 */
export function inventoryOf(t: Table): [hexes: string, tokens: string, harbours: string] {
  const stacks = Object.values(t.b.layout.stacks);
  const under = counted(t);
  const tokens = tokensOf(t);
  const spare = [...t.b.layout.reserve, ...stacks.flatMap(({ numbers }) => numbers.flat())];
  const harbours = harboursOf(t);
  return [
    TERRAINS.map((id) => stacks.reduce((n, stack) => n + (stack.terrains[id] ?? 0), under[id] ?? 0)).join(
      ' ',
    ),
    NUMBERS.map((n) => (tokens[n] ?? 0) + spare.filter((other) => other === n).length).join(' '),
    HARBOURS.map((kind) => harbours[kind] ?? 0).join(' '),
  ];
}

const edgeOf = (t: Table, place: number): number => {
  const { q, r, side } = t.b.layout.harbours.places[place];
  return t.b.topology.edgeAt(q, r, side);
};
