/** Axial steps of the six directions, counter-clockwise from the east. Side d of a hex faces direction d. */
export const DIRECTIONS = [
  { q: 1, r: 0 },
  { q: 1, r: -1 },
  { q: 0, r: -1 },
  { q: -1, r: 0 },
  { q: -1, r: 1 },
  { q: 0, r: 1 },
] as const;

export const DIRECTION_NAMES = ['E', 'NE', 'NW', 'W', 'SW', 'SE'] as const;

export interface HexPlace {
  q: number;
  r: number;
}

/** An edge, as one side of a hex. */
export interface EdgePlace extends HexPlace {
  side: number;
}

/** An intersection, as one corner of a hex. */
export interface CornerPlace extends HexPlace {
  corner: number;
}

export const hexText = (at: HexPlace): string => `${at.q},${at.r}`;
export const edgeText = (at: EdgePlace): string => `${at.q},${at.r}|${at.side}`;
export const cornerText = (at: CornerPlace): string => `${at.q},${at.r}/${at.corner}`;

export function readHex(text: string): HexPlace {
  const [q, r] = text.split(',').map(Number);
  return { q, r };
}

export function readEdge(text: string): EdgePlace {
  const [hex, side] = text.split('|');
  return { ...readHex(hex), side: Number(side) };
}

export function readCorner(text: string): CornerPlace {
  const [hex, corner] = text.split('/');
  return { ...readHex(hex), corner: Number(corner) };
}

export const neighbour = (at: HexPlace, side: number): HexPlace => ({
  q: at.q + DIRECTIONS[side].q,
  r: at.r + DIRECTIONS[side].r,
});

/** The place after turning the board counter-clockwise about 0,0 by `turns` sixths. */
export function turned(at: HexPlace, turns: number): HexPlace {
  let { q, r } = at;
  for (let k = ((turns % 6) + 6) % 6; k > 0; k--) [q, r] = [q + r, -q];
  return { q: q + 0, r: r + 0 };
}
