import type { Assembly, Token } from './layout.ts';
import type { Filled, Stage } from './stage.ts';
import type { Topology } from './topology.ts';

export interface AssemblySpec {
  assembly: Assembly;
  topology: Topology;
  terrainIndex: (terrain: string) => number;
  harbourIndex: (kind: string) => number;
  /** number of the harbour place on an edge */
  placeOn: (edge: number) => number;
  mask: (token: Token) => number;
  /** whether the printed numbers count; not when loose tokens are laid over them */
  printed: (hex: number) => boolean;
}

type Draw =
  | { what: 'tiling' }
  | { what: 'side'; flip: number }
  | { what: 'piece'; slot: number }
  | { what: 'turn'; slot: number };

/**
 * A board built of printed pieces: nature picks the tiling, then which side each piece shows (pieces that flip together
 * take one draw), then the piece for each slot and the way it lies there.
 */
export function makeAssembly(spec: AssemblySpec): Stage {
  const { assembly, topology } = spec;
  const { pieces, tilings } = assembly;
  const flips = flipGroups(assembly);
  const flipOf = pieces.map((_, p) => flips.findIndex((flip) => flip.includes(p)));
  const draws = listDraws(assembly, flips);
  const sideDraw = flips.map((_, flip) =>
    draws.findIndex((draw) => draw.what === 'side' && draw.flip === flip),
  );
  const pieceDraw = tilings[0].slots.map((_, slot) =>
    draws.findIndex((draw) => draw.what === 'piece' && draw.slot === slot),
  );
  const turnDraw = tilings[0].slots.map((_, slot) =>
    draws.findIndex((draw) => draw.what === 'turn' && draw.slot === slot),
  );
  const fitting = tilings[0].slots.map((slot) =>
    [...pieces.keys()].filter((p) => pieces[p].kind === slot.kind),
  );

  const cells = tilings.map((tiling) =>
    tiling.slots.map((slot) => slot.cells.map((at) => topology.hexAt(at.q, at.r))),
  );
  const coasts = tilings.map((tiling) =>
    tiling.slots.map((slot) => slot.coast.map((at) => spec.placeOn(topology.edgeAt(at.q, at.r, at.side)))),
  );
  const faces = pieces.map((piece) =>
    piece.sides.map((side) => ({
      terrains: side.terrains.map(spec.terrainIndex),
      numbers: side.terrains.map((_, k) => spec.mask(side.numbers[k] ?? [])),
      harbours: side.harbours.map((kind) => (kind === null ? -1 : spec.harbourIndex(kind))),
    })),
  );

  const tilingOf = (drawn: Int32Array, from: number) => (tilings.length > 1 ? drawn[from] : 0);
  const drawnAt = (index: number, drawn: Int32Array, from: number) => (index < 0 ? 0 : drawn[from + index]);

  return {
    draws: draws.length,
    looks: false,
    values: Math.max(1, tilings.length, pieces.length, ...sidesAndTurns(assembly)),
    what(k) {
      const draw = draws[k];
      if (draw.what === 'tiling') return { what: 'tiling' };
      if (draw.what === 'side') return { what: 'side', where: pieces[flips[draw.flip][0]].name };
      return { what: draw.what, where: `slot ${draw.slot + 1}` };
    },
    label(k, value) {
      const draw = draws[k];
      if (draw.what === 'tiling') return tilings[value].name;
      if (draw.what === 'side') return pieces[flips[draw.flip][0]].sides[value].name;
      if (draw.what === 'piece') return pieces[value].name;
      return String(value);
    },
    outcomes(k, drawn, from, _, put) {
      const draw = draws[k];
      if (draw.what === 'tiling') for (let t = 0; t < tilings.length; t++) put(t, 1);
      else if (draw.what === 'side')
        for (let s = 0; s < pieces[flips[draw.flip][0]].sides.length; s++) put(s, 1);
      else if (draw.what === 'turn') {
        const turns = tilings[tilingOf(drawn, from)].slots[draw.slot].turns.length;
        for (let t = 0; t < turns; t++) put(t, 1);
      } else {
        for (const piece of fitting[draw.slot]) {
          let used = false;
          for (let slot = 0; slot < draw.slot; slot++) {
            if (pieceDraw[slot] >= 0 && drawn[from + pieceDraw[slot]] === piece) used = true;
          }
          if (!used) put(piece, 1);
        }
      }
    },
    apply(drawn, from, board: Filled) {
      const t = tilingOf(drawn, from);
      for (let slot = 0; slot < cells[t].length; slot++) {
        const piece = pieceDraw[slot] < 0 ? fitting[slot][0] : drawn[from + pieceDraw[slot]];
        const face = faces[piece][drawnAt(sideDraw[flipOf[piece]], drawn, from)];
        const turn = tilings[t].slots[slot].turns[drawnAt(turnDraw[slot], drawn, from)];
        for (let k = 0; k < cells[t][slot].length; k++) {
          const part = turn ? turn.cells[k] : k;
          // A small piece in a large slot leaves the rest of it to another piece.
          if (part >= face.terrains.length) continue;
          const hex = cells[t][slot][k];
          board.terrain[hex] = face.terrains[part];
          if (spec.printed(hex)) board.numbers[hex] = face.numbers[part];
        }
        for (let k = 0; k < coasts[t][slot].length; k++) {
          const part = turn ? turn.coast[k] : k;
          board.harbour[coasts[t][slot][k]] = face.harbours[part] ?? -1;
        }
      }
    },
  };
}

/** Pieces that show the same side, each group once, in the order of the pieces. */
function flipGroups({ pieces }: Assembly): number[][] {
  const groups = new Map<string, number[]>();
  pieces.forEach((piece, p) => {
    const word = piece.flipsWith === undefined ? `alone ${p}` : `with ${piece.flipsWith}`;
    groups.set(word, [...(groups.get(word) ?? []), p]);
  });
  return [...groups.values()];
}

function listDraws({ pieces, tilings }: Assembly, flips: readonly (readonly number[])[]): Draw[] {
  const draws: Draw[] = [];
  if (tilings.length > 1) draws.push({ what: 'tiling' });
  flips.forEach((flip, k) => {
    if (pieces[flip[0]].sides.length > 1) draws.push({ what: 'side', flip: k });
  });
  tilings[0].slots.forEach((slot, k) => {
    const choice = pieces.filter((piece) => piece.kind === slot.kind).length > 1;
    if (choice) draws.push({ what: 'piece', slot: k });
    if (slot.turns.length > 1) draws.push({ what: 'turn', slot: k });
  });
  return draws;
}

const sidesAndTurns = ({ pieces, tilings }: Assembly): number[] => [
  ...pieces.map((piece) => piece.sides.length),
  ...tilings.flatMap((tiling) => tiling.slots.map((slot) => slot.turns.length)),
];
