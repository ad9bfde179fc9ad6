import type { Topology } from './topology.ts';

/** A frontier between filled and open hexes that is no trouble to count. */
const NARROW = 12;

/**
 * The order in which hexes are dealt: as the layout lists them, unless that leaves so long a frontier between the filled
 * and the open ones that the ways to go on could not be counted. Then row by row, in the direction with the shortest.
 */
export function dealingOrder(hexes: readonly number[], topology: Topology): number[] {
  const listed = [...hexes].sort((a, b) => a - b);
  const orders = [
    listed,
    ...SWEEPS.map((along) =>
      [...hexes].sort(
        (a, b) => along(topology, a) - along(topology, b) || across(topology, a) - across(topology, b),
      ),
    ),
  ];
  const widths = orders.map((order) => frontierOf(order, topology));
  return widths[0] <= NARROW ? listed : orders[widths.indexOf(Math.min(...widths))];
}

const SWEEPS: readonly ((topology: Topology, hex: number) => number)[] = [
  ({ r }, hex) => r[hex],
  ({ q }, hex) => q[hex],
  ({ q, r }, hex) => q[hex] + r[hex],
];

const across = ({ q, r }: Topology, hex: number): number => q[hex] - r[hex];

/** The most hexes that ever lie between what is filled and what is open. */
function frontierOf(order: readonly number[], { hexHex }: Topology): number {
  const place = new Map(order.map((hex, k) => [hex, k]));
  const last = order.map((hex, k) => {
    let latest = k;
    for (let d = 0; d < 6; d++) latest = Math.max(latest, place.get(hexHex[hex * 6 + d]) ?? -1);
    return latest;
  });
  const leaving = new Int32Array(order.length + 1);
  for (const k of last) leaving[k]++;
  let width = 0;
  let most = 0;
  for (let k = 0; k < order.length; k++) {
    width += 1 - leaving[k];
    most = Math.max(most, width);
  }
  return most;
}
