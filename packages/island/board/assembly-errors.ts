import { edgeText, hexText } from './directions.ts';
import type { Layout } from './layout.ts';
import type { Topology } from './topology.ts';

/** What is wrong with the pieces of a board and their slots. */
export function assemblyErrors(layout: Layout, topology: Topology): string[] {
  const errors: string[] = [];
  if (!layout.assembly) return errors;
  const { tilings, pieces } = layout.assembly;
  const places = new Set(layout.harbours.places.map((at) => topology.edgeAt(at.q, at.r, at.side)));
  const covered = [...assembledHexes(layout)].sort().join(' ');
  for (const tiling of tilings) {
    const cells = [...new Set(tiling.slots.flatMap((slot) => slot.cells.map(hexText)))].sort().join(' ');
    if (cells !== covered)
      errors.push(`tiling ${tiling.name} covers other hexes than tiling ${tilings[0].name}`);
    for (const [k, slot] of tiling.slots.entries()) {
      const name = `slot ${k + 1} of tiling ${tiling.name}`;
      for (const cell of slot.cells) {
        if (topology.hexAt(cell.q, cell.r) < 0)
          errors.push(`${name}: hex ${hexText(cell)} is not on the board`);
      }
      for (const edge of slot.coast) {
        if (!places.has(topology.edgeAt(edge.q, edge.r, edge.side))) {
          errors.push(`${name}: edge ${edgeText(edge)} is no harbour place`);
        }
      }
      for (const turn of slot.turns) {
        if (!isOrder(turn.cells, slot.cells.length) || !isOrder(turn.coast, slot.coast.length)) {
          errors.push(`${name}: a turn must name each cell and each coast edge once`);
        }
      }
    }
    for (const kind of new Set([...tiling.slots, ...pieces].map((one) => one.kind))) {
      const slots = tiling.slots.filter((slot) => slot.kind === kind);
      const fitting = pieces.filter((piece) => piece.kind === kind);
      if (slots.length !== fitting.length) {
        errors.push(
          `tiling ${tiling.name} has ${plural(slots.length, 'slot')} for ${plural(fitting.length, `${kind} piece`)}`,
        );
      }
      const room = Math.max(...slots.map((slot) => slot.cells.length));
      for (const piece of fitting) {
        if (piece.sides.some((side) => side.terrains.length > room))
          errors.push(`piece ${piece.name} is too large for its slots`);
      }
    }
  }
  const parts = pieces.reduce((n, piece) => n + piece.sides[0].terrains.length, 0);
  if (parts !== assembledHexes(layout).size) {
    errors.push(`the pieces have ${parts} hexes for ${assembledHexes(layout).size} places`);
  }
  for (const piece of pieces) {
    if (piece.sides.some((side) => side.terrains.length !== piece.sides[0].terrains.length)) {
      errors.push(`piece ${piece.name} has more hexes on one side than on the other`);
    }
    const others = pieces.filter(
      (other) => other.flipsWith !== undefined && other.flipsWith === piece.flipsWith,
    );
    if (others.some((other) => other.sides.length !== piece.sides.length)) {
      errors.push(`piece ${piece.name} flips with pieces that have another number of sides`);
    }
  }
  return errors;
}

const isOrder = (order: readonly number[], length: number) =>
  order.length === length && new Set(order).size === length && order.every((k) => k < length);

/** The hexes that pieces cover, by name. */
export function assembledHexes(layout: Layout): Set<string> {
  const slots = layout.assembly?.tilings[0].slots ?? [];
  return new Set(slots.flatMap((slot) => slot.cells.map(hexText)));
}

const plural = (n: number, word: string) => `${n} ${word}${n === 1 ? '' : 's'}`;
