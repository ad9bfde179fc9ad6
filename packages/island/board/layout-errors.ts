import { assembledHexes, assemblyErrors } from './assembly-errors.ts';
import { parseConstraint } from './constraints.ts';
import { cornerText, type EdgePlace, edgeText, type HexPlace, hexText, neighbour } from './directions.ts';
import { goesOn } from './frame.ts';
import type { Layout, LayoutGroup } from './layout.ts';
import { makeTopology, type Topology } from './topology.ts';

/** Terrains on which nobody builds: an edge between one of them and land is a coast. */
const WATER = new Set(['sea', 'unknown']);

/** What is wrong with a layout, in words that name the hex, edge or count. */
export function layoutErrors(layout: Layout): string[] {
  const twice = repeated(layout.hexes.map(hexText));
  if (twice.length > 0) return twice.map((name) => `hex ${name} is given twice`);
  let topology: Topology;
  try {
    topology = makeTopology(layout);
  } catch (error) {
    return [(error as Error).message];
  }
  return [
    ...hexErrors(layout),
    ...Object.entries(layout.groups).flatMap(([name, group]) => groupErrors(layout, name, group, topology)),
    ...stackErrors(layout),
    ...harbourErrors(layout, topology),
    ...markErrors(layout, topology),
    ...startErrors(layout, topology),
    ...assemblyErrors(layout, topology),
  ];
}

const repeated = (names: readonly string[]) => [
  ...new Set(names.filter((name, k) => names.indexOf(name) !== k)),
];
const sum = (counts: Readonly<Record<string, number>>) =>
  Object.values(counts).reduce((total, n) => total + n, 0);
const plural = (n: number, word: string) => `${n} ${word}${n === 1 ? '' : 's'}`;

function hexErrors(layout: Layout): string[] {
  const errors: string[] = [];
  const pieces = assembledHexes(layout);
  for (const hex of layout.hexes) {
    const name = `hex ${hexText(hex)}`;
    const group = hex.group === undefined ? undefined : layout.groups[hex.group];
    if (hex.group !== undefined && !group)
      errors.push(`${name} belongs to group ${hex.group}, which is not declared`);
    if (hex.hidden !== undefined) {
      if (hex.terrain !== undefined)
        errors.push(`${name} is hidden and has terrain ${hex.terrain} at the same time`);
      continue;
    }
    const covered = pieces.has(hexText(hex));
    if (hex.terrain !== undefined && covered) errors.push(`${name} has terrain ${hex.terrain} under a piece`);
    if (hex.terrain === undefined && !covered && !group?.terrains && (group || hex.group === undefined)) {
      errors.push(`${name} gets no terrain: it has none, its group has no bag and no piece covers it`);
    }
  }
  if (layout.robber !== null && layout.robber !== 'desert') {
    const { q, r } = layout.robber;
    if (!layout.hexes.some((hex) => hex.q === q && hex.r === r)) {
      errors.push(`the robber starts at ${q},${r}, which is not on the board`);
    }
  }
  return errors;
}

function groupErrors(layout: Layout, name: string, group: LayoutGroup, topology: Topology): string[] {
  const errors: string[] = [];
  const hexes = layout.hexes.filter((hex) => hex.group === name);
  if (hexes.length === 0) errors.push(`group ${name} has no hexes`);
  if (group.terrains) {
    const open = hexes.filter((hex) => hex.terrain === undefined && hex.hidden === undefined).length;
    const bag = sum(group.terrains);
    if (open !== bag - (group.spare ?? 0)) {
      const fixed = open === hexes.length ? '' : ' without a terrain';
      errors.push(
        `group ${name} has ${plural(open, 'hex').replace('hexs', 'hexes')}${fixed} but its bag has ${plural(bag, 'terrain')}`,
      );
    }
  }
  errors.push(...numberErrors(name, group, hexes, topology));
  for (const text of group.constraints) {
    const constraint = parseConstraint(text);
    if (!constraint) errors.push(`group ${name}: "${text}" is no known constraint`);
    else if ('label' in constraint && !labelled(layout, constraint.label)) {
      errors.push(`group ${name}: "${text}" speaks of ${constraint.label}, which no hex is in`);
    }
  }
  return errors;
}

const labelled = (layout: Layout, label: string) =>
  layout.hexes.some((hex) => hex.region === label) || layout.marks.hexes[label] !== undefined;

function numberErrors(
  name: string,
  group: LayoutGroup,
  hexes: readonly HexPlace[],
  topology: Topology,
): string[] {
  const numbers = group.numbers;
  if (!numbers) return [];
  const errors: string[] = [];
  const tokens = numbers.arrange === 'shuffle' ? (numbers.bag ?? numbers.sequence) : numbers.sequence;
  if (numbers.arrange !== 'none' && !tokens) {
    errors.push(`group ${name} arranges numbers by ${numbers.arrange} but gives none`);
  }
  if (tokens && tokens.length > hexes.length) {
    errors.push(`group ${name} has ${hexes.length} hexes but ${plural(tokens.length, 'number')}`);
  }
  if (numbers.arrange === 'sequence' && !numbers.path)
    errors.push(`group ${name} has a sequence but no path`);
  const own = new Set(hexes.map(hexText));
  for (const place of [...(numbers.path ?? []), ...(numbers.starts ?? [])]) {
    if (topology.hexAt(place.q, place.r) < 0) {
      errors.push(`group ${name}: hex ${hexText(place)} of its numbers is not on the board`);
    } else if (!own.has(hexText(place)))
      errors.push(`group ${name}: hex ${hexText(place)} of its numbers is not one of its hexes`);
  }
  for (const again of repeated((numbers.path ?? []).map(hexText))) {
    errors.push(`group ${name}: its path visits hex ${again} twice`);
  }
  return errors;
}

function stackErrors(layout: Layout): string[] {
  const errors: string[] = [];
  for (const hex of layout.hexes) {
    if (hex.hidden !== undefined && !layout.stacks[hex.hidden]) {
      errors.push(`hex ${hexText(hex)} hides stack ${hex.hidden}, which is not declared`);
    }
  }
  for (const [name, stack] of Object.entries(layout.stacks)) {
    const hidden = layout.hexes.filter((hex) => hex.hidden === name).length;
    if (sum(stack.terrains) < hidden) {
      errors.push(
        `stack ${name} is to cover ${hidden} hexes but has ${plural(sum(stack.terrains), 'terrain')}`,
      );
    }
    if (stack.numbers.length > sum(stack.terrains)) {
      errors.push(
        `stack ${name} has ${plural(sum(stack.terrains), 'terrain')} but ${plural(stack.numbers.length, 'number')}`,
      );
    }
  }
  return errors;
}

function harbourErrors(layout: Layout, topology: Topology): string[] {
  const errors: string[] = [];
  const byPiece = new Set(coastEdges(layout).map((place) => topology.edgeAt(place.q, place.r, place.side)));
  const seen = new Map<number, number>();
  const { stock } = layout.harbours;
  let open = 0;
  layout.harbours.places.forEach((place, k) => {
    const name = `harbour ${k + 1} at ${edgeText(place)}`;
    const edge = topology.edgeAt(place.q, place.r, place.side);
    if (edge < 0) errors.push(`${name} is not on the board`);
    else if (seen.has(edge)) errors.push(`${name} lies on the edge of harbour ${seen.get(edge)}`);
    // A place for a later harbour may become a coast.
    else if (!stock && place.kind !== 'none' && !isCoast(layout, topology, place))
      errors.push(`${name} is not on a coast`);
    seen.set(edge, k + 1);
    if (byPiece.has(edge)) {
      if (place.kind !== undefined) errors.push(`${name} has kind ${place.kind} and is printed on a piece`);
    } else if (place.kind === undefined) open++;
  });
  const bag = sum(layout.harbours.bag ?? {});
  if (stock && sum(stock) > open)
    errors.push(
      `the harbour stock has ${plural(sum(stock), 'harbour')} but ${plural(open, 'place')} without a kind`,
    );
  if (bag !== (stock ? 0 : open)) {
    errors.push(`the harbour bag has ${plural(bag, 'harbour')} but ${plural(open, 'place')} without a kind`);
  }
  return errors;
}

const coastEdges = (layout: Layout): EdgePlace[] =>
  (layout.assembly?.tilings ?? []).flatMap((tiling) => tiling.slots.flatMap((slot) => slot.coast));

/** A coast has land on one side and water on the other. A hex still without a terrain counts as land. */
function isCoast(layout: Layout, topology: Topology, place: EdgePlace): boolean {
  const next = neighbour(place, place.side);
  return isLand(layout, topology, place, next) !== isLand(layout, topology, next, place);
}

/** `from` lies on this side of the rim, if the place is beyond it */
function isLand(layout: Layout, topology: Topology, place: HexPlace, from: HexPlace): boolean {
  const at = ({ q, r }: HexPlace) => layout.hexes[topology.hexAt(q, r)];
  const hex = at(place);
  if (!hex) return layout.frame === 'land' || goesOn(layout, at(from));
  if (hex.terrain !== undefined) return !WATER.has(hex.terrain);
  return hex.hidden === undefined;
}

function markErrors(layout: Layout, topology: Topology): string[] {
  const errors: string[] = [];
  // A glued board shows a hex at several places, and only one of them is its own.
  const own = new Set(layout.hexes.map(hexText));
  for (const [label, places] of Object.entries(layout.marks.hexes)) {
    for (const at of places) {
      if (!own.has(hexText(at)))
        errors.push(`mark ${label} is on hex ${hexText(at)}, which is not on the board`);
    }
  }
  for (const [label, places] of Object.entries(layout.marks.corners)) {
    for (const at of places) {
      if (topology.cornerAt(at.q, at.r, at.corner) < 0) {
        errors.push(`mark ${label} is on corner ${cornerText(at)}, which is not on the board`);
      }
    }
  }
  for (const [label, places] of Object.entries(layout.marks.edges)) {
    for (const at of places) {
      if (topology.edgeAt(at.q, at.r, at.side) < 0) {
        errors.push(`mark ${label} is on edge ${edgeText(at)}, which is not on the board`);
      }
    }
  }
  return errors;
}

function startErrors(layout: Layout, topology: Topology): string[] {
  const errors: string[] = [];
  const taken = new Map<number, string>();
  for (const { seat, corner: place, edge: way } of layout.starts) {
    const name = `start of seat ${seat} at ${cornerText(place)}`;
    const corner = topology.cornerAt(place.q, place.r, place.corner);
    if (corner < 0) {
      errors.push(`${name} is not on the board`);
      continue;
    }
    if (taken.has(corner)) errors.push(`${name} stands on the ${taken.get(corner)}`);
    for (let k = topology.cornerCornerFrom[corner]; k < topology.cornerCornerFrom[corner + 1]; k++) {
      const next = taken.get(topology.cornerCorner[k]);
      if (next) errors.push(`${name} is next to the ${next}`);
    }
    taken.set(corner, name);
    if (!way) continue;
    const edge = topology.edgeAt(way.q, way.r, way.side);
    const ends = edge < 0 ? [] : [topology.edgeCorner[edge * 2], topology.edgeCorner[edge * 2 + 1]];
    if (!ends.includes(corner)) errors.push(`the road ${edgeText(way)} does not touch the ${name}`);
  }
  return errors;
}
