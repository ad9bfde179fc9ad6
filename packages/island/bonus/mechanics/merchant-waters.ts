import { DIRECTIONS, goesOn, hexText, type Layout } from '../../board/index.ts';

const known = new WeakMap<Layout, Layout>();

/** The same board with sea all around its land, where there is none yet, so that fleets can sail along every coast. */
export function withWaters(board: Layout): Layout {
  let wider = known.get(board);
  if (!wider) {
    wider = widen(board);
    known.set(board, wider);
  }
  return wider;
}

function widen(board: Layout): Layout {
  if (board.frame === 'land' || board.glue) return board;
  const lies = new Set(board.hexes.map(hexText));
  const inland = new Set<string>();
  const waters = new Map<string, { q: number; r: number; terrain: string }>();
  for (const hex of board.hexes) {
    if (hex.area || hex.terrain === 'sea') continue;
    for (const step of DIRECTIONS) {
      const at = { q: hex.q + step.q, r: hex.r + step.r };
      if (lies.has(hexText(at))) continue;
      if (goesOn(board, hex)) inland.add(hexText(at));
      waters.set(hexText(at), { ...at, terrain: 'sea' });
    }
  }
  const wet = [...waters].flatMap(([at, hex]) => (inland.has(at) ? [] : [hex]));
  return wet.length === 0 ? board : { ...board, hexes: [...board.hexes, ...wet] };
}
