import type { Seat, State } from '@hexwright/kernel';
import type { Corner, Edge } from '../../board/index.ts';
import { KNIGHTS, knights } from '../../cities-knights/index.ts';
import { makeAlongRoutes } from '../../mechanics/index.ts';
import { type Book, makeMemory } from '../../rulebook/index.ts';
import { fortsOf } from './forts.ts';
import { CANNON, gearOf, HORSE } from './gear.ts';
import { roadblocksOf } from './the-north.ts';

/** how much of a knight counts that must be activated before it goes */
const IDLE = 0.4;
/** as many roads as are looked ahead */
const FAR = 4;

/** What could be brought to the forts that are left; the numbers are those of the last look. */
export interface Muster {
  /** by hex: how strong all would be together at the fort there: those who are there, who can go there, and one raid */
  readonly gathered: Float64Array;
  /** by seat: how strong those are whom roads lead to a fort, and those whom none does */
  readonly led: Float64Array;
  readonly stuck: Float64Array;
  /** by seat: how many roads are missing to the nearest fort */
  readonly roadsMissing: Float64Array;
  /** finds it all anew, if the board has changed */
  look(s: State): void;
  atFort(s: State, corner: Corner): boolean;
  /** how strong a knight is by itself, whoever leads it this turn */
  lasting(s: State, corner: Corner): number;
}

/** Counts who can go where: along own roads, to free corners of forts. */
export function makeMuster(b: Book): Muster {
  const own = knights.of(b);
  const { strength } = fortsOf(b);
  const gear = gearOf(b);
  const along = makeAlongRoutes(b);
  const board = makeMemory(b);
  const { hexes, corners } = b.topology;
  const { hexesAt } = b.walks;
  const ways = makeWays(b);
  const [gathered, coming] = [new Float64Array(hexes), new Float64Array(hexes)];
  /** by hex: how many more of the seat find a place at the fort */
  const places = new Int8Array(hexes);
  /** by hex: the last knight that was counted there */
  const counted = new Int16Array(hexes);
  const [led, stuck, roadsMissing] = [0, 1, 2].map(() => new Float64Array(b.seats));
  /** the knights of a seat away from the forts, the strongest first */
  const band: Corner[] = [];

  const atFort = (s: State, corner: Corner): boolean => {
    const around = hexesAt[corner];
    for (let i = 0; i < around.length; i++) if (strength.get(s, around[i]) > 0) return true;
    return false;
  };
  const isFree = (s: State, corner: Corner): boolean =>
    own.owner(s, corner) < 0 && b.fields.building.get(s, corner) === 0;
  const lasting = (s: State, corner: Corner): number =>
    KNIGHTS.ranks[own.rank(s, corner)].strength + gear.at[CANNON].get(s, corner);

  const countPlaces = (s: State, seat: Seat): void => {
    places.fill(0);
    for (let corner = 0; corner < corners; corner++)
      if (isFree(s, corner) && atFort(s, corner) && b.rules.cornerReached(s, seat, corner))
        for (const hex of hexesAt[corner]) places[hex]++;
  };
  /** counts a knight at the forts of a corner it can go to; whether there are any */
  const join = (s: State, knight: Corner, force: number, corner: Corner): boolean => {
    if (!isFree(s, corner) || !atFort(s, corner)) return false;
    for (const hex of hexesAt[corner]) {
      if (counted[hex] === knight || places[hex] === 0) continue;
      counted[hex] = knight;
      places[hex]--;
      coming[hex] += force;
    }
    return true;
  };
  /** looks at the knights of a seat; answers how strong its cavalry is that could raid */
  const lookAt = (s: State, seat: Seat): number => {
    band.length = 0;
    led[seat] = 0;
    stuck[seat] = 0;
    own.each(s, seat, (corner) => {
      if (atFort(s, corner)) led[seat] += lasting(s, corner);
      else band.push(corner);
    });
    if (band.length === 0) return 0;
    band.sort((one, other) => own.strength(s, other) - own.strength(s, one));
    countPlaces(s, seat);
    coming.fill(0);
    counted.fill(-1);
    const rider = gear.cornerOf(s, seat, HORSE);
    let raid = 0;
    for (const knight of band) {
      const force = own.strength(s, knight) * (own.isActive(s, knight) ? 1 : IDLE);
      let goes = false;
      // A raid needs no road.
      if (knight === rider) {
        raid = force;
        goes = true;
      } else {
        const near = along.from(s, seat, knight);
        for (let i = 0; i < near; i++) if (join(s, knight, force, along.corners[i])) goes = true;
      }
      (goes ? led : stuck)[seat] += lasting(s, knight);
    }
    for (let hex = 0; hex < hexes; hex++) gathered[hex] += coming[hex];
    return raid;
  };

  return {
    gathered,
    led,
    stuck,
    roadsMissing,
    atFort,
    lasting,
    look: (s) => {
      if (board.same(s)) return;
      for (let hex = 0; hex < hexes; hex++)
        gathered[hex] = strength.get(s, hex) > 0 ? b.the.forts.besiegers(s, hex) : 0;
      let raid = 0;
      for (let seat = 0; seat < b.seats; seat++) raid = Math.max(raid, lookAt(s, seat));
      for (let hex = 0; hex < hexes; hex++) if (strength.get(s, hex) > 0) gathered[hex] += raid;
      for (let seat = 0; seat < b.seats; seat++)
        roadsMissing[seat] = ways(s, seat, (corner) => isFree(s, corner) && atFort(s, corner));
    },
  };
}

/** how many roads a seat would have to build to the nearest corner of a kind, as far as that is looked ahead */
function makeWays(b: Book): (s: State, seat: Seat, isThere: (corner: Corner) => boolean) => number {
  const { corners, edgeHex, cornerEdge, cornerEdgeFrom, cornerCorner } = b.topology;
  const { strength } = fortsOf(b);
  const blocked = roadblocksOf(b);
  const steps = new Int8Array(corners);
  const queue = new Int16Array(corners);
  const isFort = (s: State, hex: number): boolean => hex < 0 || strength.get(s, hex) > 0;
  const isOpen = (s: State, edge: Edge): boolean =>
    blocked[edge] === 0 &&
    b.fields.route.get(s, edge) === 0 &&
    !(isFort(s, edgeHex[edge * 2]) && isFort(s, edgeHex[edge * 2 + 1]));
  return (s, seat, isThere) => {
    steps.fill(-1);
    let found = 0;
    for (let corner = 0; corner < corners; corner++) {
      if (!b.rules.cornerReached(s, seat, corner)) continue;
      steps[corner] = 0;
      queue[found++] = corner;
    }
    for (let next = 0; next < found; next++) {
      const corner = queue[next];
      if (isThere(corner)) return steps[corner];
      if (steps[corner] === FAR || b.rules.cornerBlocks(s, seat, corner)) continue;
      for (let i = cornerEdgeFrom[corner]; i < cornerEdgeFrom[corner + 1]; i++) {
        const to = cornerCorner[i];
        if (steps[to] >= 0 || !isOpen(s, cornerEdge[i])) continue;
        steps[to] = steps[corner] + 1;
        queue[found++] = to;
      }
    }
    return FAR;
  };
}
