import { Table, type TableOptions } from '../table.ts';

/** A table of the map at the roll of the first turn: bare, with empty hands. */
export function region(game: string, options: TableOptions = {}): Table {
  const t = new Table(game, options).started().bare();
  for (let seat = 0; seat < t.b.seats; seat++) t.give(seat, {});
  return t;
}

/** The same after a roll that gave nobody anything. */
export const rolled = (game: string, options: TableOptions = {}): Table => region(game, options).roll(2);

/** the corner of the town */
export function townOf(t: Table, name: string): number {
  const site = t.b.layout.marks.corners['city-site'].find(({ value }) => value === name);
  if (!site) throw new Error(`there is no town ${name}`);
  return t.corner(site.q, site.r, site.corner);
}

/** the corners of the hex, in their order around it */
export const around = (t: Table, q: number, r: number): number[] =>
  [0, 1, 2, 3, 4, 5].map((corner) => t.corner(q, r, corner));

/** what the bank asks of the seat */
export const rateOf = (t: Table, seat: number, good: string): number =>
  t.b.the.bank.rate(t.s, seat, t.b.good(good));

/** a road of the seat on a path with this sign */
export function onPath(t: Table, seat: number, sign: string): Table {
  const path = t.b.layout.marks.edges['trading-path'].find(({ value }) => value === sign)!;
  return t.put(seat, 'road', t.edge(path.q, path.r, path.side));
}

/** the robber stands there */
export const robberOn = (t: Table, q: number, r: number): Table => {
  t.s.cells[t.b.at.blocker] = t.hex(q, r);
  return t;
};

/** lets whoever rolled a seven be done with the robber, wherever it goes */
export function afterSeven(t: Table): Table {
  while (t.decision !== 'main') t.anything();
  return t;
}

/** this hex is of this terrain and the only one with a number */
export function alone(t: Table, q: number, r: number, terrain: string, number: number): Table {
  for (let hex = 0; hex < t.b.topology.hexes; hex++) t.set('numbers', hex, 0);
  return t.lay(t.hex(q, r), terrain, number);
}
