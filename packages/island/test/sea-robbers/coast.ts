import { Table, type TableOptions } from '../table.ts';

export const CASTAWAYS = 'sea-robbers/the-castaways';
export const ATTACK = 'sea-robbers/the-attack';
export const BATTLE = 'sea-robbers/the-battle-against-the-sea-robbers';
export const SPICES = 'sea-robbers/the-spice-islands';

const compiled = new Map<string, Table>();

/** The row from its beginning; it is compiled once. */
export function fresh(row: string, options: TableOptions = {}): Table {
  const key = JSON.stringify([row, options]);
  const known = compiled.get(key) ?? new Table(row, { seats: 3, ...options });
  compiled.set(key, known);
  return known.again(1);
}

/** A chapter right after the start, with seat 0 to roll; hands are empty, and no number brings anything. */
export function coast(row: string, options: TableOptions = {}): Table {
  const t = fresh(row, options).started();
  for (let hex = 0; hex < t.b.topology.hexes; hex++) t.set('numbers', hex, 0);
  for (let seat = 0; seat < t.b.seats; seat++) t.give(seat, {});
  return t;
}

/** The same, with seat 0 trading and building. */
export function ashore(row: string, options: TableOptions = {}): Table {
  return coast(row, options).roll(3);
}

export const marked = (t: Table, label: string): number[] =>
  (t.b.layout.marks.corners[label] ?? []).map(({ q, r, corner }) => t.corner(q, r, corner));

/** where the first settlement of the seat stands */
export function siteOf(t: Table, seat: number): number {
  const site = marked(t, 'start-site').find((corner) => {
    const mark = t.field('building', corner);
    return mark !== 0 && t.b.ownerOf[mark] === seat;
  });
  if (site === undefined) throw new Error(`seat ${seat} has no site`);
  return site;
}

const isShip = (t: Table, seat: number, edge: number): boolean =>
  ['ship', 'second-ship'].some((id) => {
    const piece = t.b.pieces.find((other) => other.id === id);
    return piece?.marks.get(t.s, edge) === t.b.mark(seat, piece?.index ?? 0);
  });

export const shipsOf = (t: Table, seat: number): number[] =>
  Array.from({ length: t.b.topology.edges }, (_, edge) => edge).filter((edge) => isShip(t, seat, edge));

/** The edges of the shortest way of ships from the site of the seat to one of these corners. */
export function wayTo(
  t: Table,
  seat: number,
  corners: readonly number[],
  avoid: readonly number[] = [],
): number[] {
  const ship = t.b.piece('ship').index;
  const from = siteOf(t, seat);
  const cameBy = new Map<number, { readonly edge: number; readonly back: number } | null>([[from, null]]);
  for (const corner of cameBy.keys()) {
    if (corners.includes(corner)) {
      const edges: number[] = [];
      for (let at = cameBy.get(corner); at; at = cameBy.get(at.back)) edges.unshift(at.edge);
      return edges;
    }
    for (const edge of t.b.walks.edgesAt[corner]) {
      if (!t.b.rules.edgeFit(t.s, ship, edge)) continue;
      for (const end of t.b.walks.endsOf[edge])
        if (!cameBy.has(end) && !avoid.includes(end)) cameBy.set(end, { edge, back: corner });
    }
  }
  throw new Error('no way leads there');
}

/** Lays ships from the site of the seat to one of these corners; those at the start are taken up first. */
export function sail(
  t: Table,
  seat: number,
  corners: readonly number[],
  avoid: readonly number[] = [],
): number[] {
  for (const edge of shipsOf(t, seat)) t.b.rules.unbuild(t.s, t.b.piece('ship').index, edge);
  const way = wayTo(t, seat, corners, avoid);
  for (const edge of way) t.put(seat, 'ship', edge);
  return way;
}

/** the corners of the coast of a region */
export function shores(t: Table, region: string): number[] {
  return Array.from({ length: t.b.topology.corners }, (_, corner) => corner).filter((corner) => {
    const hexes = t.b.walks.hexesAt[corner];
    return (
      hexes.some((hex) => t.b.layout.hexes[hex].region === region) &&
      hexes.some((hex) => t.b.layout.hexes[hex].terrain === 'sea')
    );
  });
}

/** Sails to the island and builds the outpost of the seat there; its first friend is won on the way. */
export function withOutpost(t: Table, seat = 0, friend?: string): Table {
  const way = sail(t, seat, shores(t, 'island'));
  const end = t.b.walks.endsOf[way[way.length - 1]].find((corner) => shores(t, 'island').includes(corner));
  t.give(seat, { lumber: 2, wool: 1 }).play(seat, 'outpost', { corner: end });
  const [first] = t.legal(seat, 'choose-friend');
  return t.play(seat, friend ? { move: 'choose-friend', friend } : first);
}

/** everybody's turn is over until it is seat 0's again */
export function nextTurn(t: Table): Table {
  do {
    t.play(t.active, 'end-turn');
    if (t.active !== 0) t.roll(3);
  } while (t.active !== 0);
  return t;
}
