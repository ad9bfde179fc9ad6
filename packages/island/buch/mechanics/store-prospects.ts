import type { Seat, State } from '@hexwright/kernel';
import type { Corner } from '../../board/index.ts';
import { type Land, landStoresOf, type ShipsOnCorners, type Traveller } from '../../mechanics/index.ts';
import type { Bill, Book, Part } from '../../rulebook/index.ts';
import { barWarehouse, WAREHOUSE } from './warehouses.ts';

/** in points: what each would bring, once its land can pay for it */
const CITY = 1.2;
const SETTLED = 1.4;
/** a settlement where roads lead already, and where some still have to be laid */
const REACHED = 1;
const BEYOND = 0.5;
const ROAD = 0.15;
/** a foothold on a new land, for each unit that its corner yields in 36 rolls */
const YIELD = 0.05;
/** any card, wherever it lies: bots value those in the hand so */
const ABOARD = 0.1;
/** how much of a foothold counts that is found with whatever a ship carries */
const FOUND = 0.2;
/** what a good that is missing leaves of it */
const MISSING = 0.72;
/** the second best thing that the same store could pay for */
const SECOND = 0.25;
/** how much of all that counts, in a store that may pay for it one day */
const STORED = 0.35;
/** what is aboard counts a little less than when it is landed, and what has yet to be fetched less again */
const LANDED = 0.8;
const FETCH = 0.5;
const ONWARD = 0.75;

/**
 * What bots go by: a good is worth what it helps to build in the store where it lies, so ships carry it to where it
 * helps more than here, and put up warehouses where they cannot land it yet.
 */
export function storeProspects(ships: ShipsOnCorners): Part {
  return {
    id: 'store-prospects',
    uses: [ships.part],
    rules: (was, b) => {
      const look = makeProspects(b, ships);
      const settlement = b.piece('settlement');
      const city = b.piece('city');
      const stores = landStoresOf(b);
      return {
        shipping: {
          errands: (s, seat, ship, errand) => {
            was.shipping.errands(s, seat, ship, errand);
            look.errands(s, seat, ship, errand);
          },
        },
        hints: {
          promised: (s, seat) => was.hints.promised(s, seat) + look.stored(s, seat),
          aims: (s, seat, aim) => {
            was.hints.aims(s, seat, aim);
            for (let land = 0; land < stores.lands; land++) {
              if (look.hasTown(s, seat, land)) aim(stores.priced(city.bill, land), CITY);
              if (look.hasWarehouse(s, seat, land)) aim(stores.priced(settlement.bill, land), SETTLED);
            }
          },
        },
      };
    },
  };
}

interface Prospects {
  hasTown(s: State, seat: Seat, land: Land): boolean;
  hasWarehouse(s: State, seat: Seat, land: Land): boolean;
  /** what the stores of the seat promise, in points */
  stored(s: State, seat: Seat): number;
  errands(s: State, seat: Seat, ship: Traveller, errand: (corner: Corner, gain: number) => void): void;
}

/** Whether all that is built lies as it did when last asked: ships and goods come and go much more often. */
function makeBuilt(b: Book): (s: State) => boolean {
  const ranges = [b.fields.terrain, b.fields.numbers, b.fields.building, b.fields.route];
  const before = ranges.map(({ size }) => new Int32Array(size).fill(-1));
  return (s) => {
    let same = true;
    for (let r = 0; r < ranges.length; r++) {
      const { at, size } = ranges[r];
      for (let i = 0; i < size; i++) {
        if (s.cells[at + i] === before[r][i]) continue;
        before[r][i] = s.cells[at + i];
        same = false;
      }
    }
    return same;
  };
}

function makeProspects(b: Book, ships: ShipsOnCorners): Prospects {
  const stores = landStoresOf(b);
  const fleet = ships.of(b);
  const { lands, kinds } = stores;
  const { corners } = b.topology;
  const { building, hold, supply } = b.fields;
  const [road, settlement, city, warehouse] = ['road', 'settlement', 'city', WAREHOUSE].map((id) =>
    b.piece(id),
  );
  const bar = barWarehouse(b);
  const billOf = (bill: Bill): Uint8Array => {
    const counts = new Uint8Array(kinds);
    for (const [good, count] of bill) if (stores.kindOf(good) >= 0) counts[stores.kindOf(good)] = count;
    return counts;
  };
  const bills = { road: billOf(road.bill), settlement: billOf(settlement.bill), city: billOf(city.bill) };
  const coasts = Array.from({ length: corners }, (_, corner): Corner => corner).filter(
    (corner) => stores.ofCorner(corner) > 0,
  );
  const yields = new Float64Array(corners);
  const towns = new Uint8Array(lands);
  const houses = new Uint8Array(lands);
  const depots = new Uint8Array(lands);
  /** by land: what a settlement there is worth that roads lead to, as far as there is a place for one */
  const rooms = new Float64Array(lands);
  /** the own buildings at the water, and what a warehouse could be put up on */
  const docks: Corner[] = [];
  const sites: Corner[] = [];
  let [citiesLeft, settlementsLeft] = [0, 0];
  const isBuiltAlike = makeBuilt(b);
  let looker = -1;
  const look = (s: State, seat: Seat): void => {
    if (isBuiltAlike(s) && looker === seat) return;
    looker = seat;
    towns.fill(0);
    houses.fill(0);
    depots.fill(0);
    rooms.fill(0);
    docks.length = sites.length = 0;
    for (let corner = 0; corner < corners; corner++) {
      const mark = building.get(s, corner);
      if (mark === 0 || b.ownerOf[mark] !== seat) continue;
      const land = stores.ofCorner(corner);
      towns[land] = 1;
      if (b.pieceOf[mark] === settlement.index) houses[land] = 1;
      if (b.pieceOf[mark] === warehouse.index) depots[land] = 1;
      if (fleet.isWater(s, corner)) docks.push(corner);
    }
    citiesLeft = supply.get(s, seat, city.index);
    settlementsLeft = supply.get(s, seat, settlement.index);
    for (let corner = 0; corner < corners; corner++) {
      const land = stores.ofCorner(corner);
      if (land < 0 || towns[land] === 0 || rooms[land] === REACHED) continue;
      if (b.rules.barFound(s, seat, corner) !== undefined) continue;
      rooms[land] = b.rules.cornerReached(s, seat, corner) ? REACHED : BEYOND;
    }
    for (const corner of coasts) {
      if (towns[stores.ofCorner(corner)] === 1 || !fleet.isWater(s, corner)) continue;
      if (bar(s, seat, corner) !== undefined) continue;
      yields[corner] = yieldAt(s, corner);
      sites.push(corner);
    }
  };
  const yieldAt = (s: State, corner: Corner): number => {
    let units = 0;
    for (const hex of b.walks.hexesAt[corner])
      for (let bits = b.fields.numbers.get(s, hex); bits !== 0; bits &= bits - 1)
        units += 6 - Math.abs(7 - (31 - Math.clz32(bits & -bits)));
    return units;
  };

  let best = 0;
  let second = 0;
  const want = (bill: Uint8Array, hand: ArrayLike<number>, gain: number): void => {
    let missing = 0;
    for (let kind = 0; kind < kinds; kind++) missing += Math.max(0, bill[kind] - hand[kind]);
    const worth = gain * MISSING ** missing;
    if (worth > best) [best, second] = [worth, best];
    else if (worth > second) second = worth;
  };
  /** what so many goods in the store of the land would be good for, where a warehouse stands if none does yet */
  const worthOf = (land: Land, hand: ArrayLike<number>, founded: number): number => {
    best = second = 0;
    if (houses[land] === 1 && citiesLeft > 0) want(bills.city, hand, CITY);
    if (founded > 0) want(bills.settlement, hand, founded);
    else if (depots[land] === 1) want(bills.settlement, hand, SETTLED);
    else if (rooms[land] > 0 && settlementsLeft > 0) want(bills.settlement, hand, rooms[land]);
    if (rooms[land] > 0) want(bills.road, hand, ROAD);
    return best + SECOND * second;
  };
  const hands = Array.from({ length: lands }, () => new Int16Array(kinds));
  const read = (s: State, seat: Seat): void => {
    for (let land = 0; land < lands; land++)
      for (let kind = 0; kind < kinds; kind++) hands[land][kind] = hold.get(s, seat, stores.good(kind, land));
  };
  const cargo = new Int16Array(kinds);
  const after = new Int16Array(kinds);
  const left = new Int16Array(kinds);
  const unloaded = (land: Land, founded = 0): number => {
    for (let kind = 0; kind < kinds; kind++) after[kind] = hands[land][kind] + cargo[kind];
    return worthOf(land, after, founded) - worthOf(land, hands[land], founded);
  };
  /** the most that anything from the store of the land could add where it helps more, with so much room */
  const fetched = (from: Land, room: number): number => {
    let most = 0;
    for (let to = 0; to < lands; to++) {
      const site = to === from ? undefined : siteOn(to);
      if (to === from || (towns[to] === 0 && site === undefined)) continue;
      const founded = site === undefined ? 0 : SETTLED + YIELD * yields[site];
      for (let kind = 0; kind < kinds; kind++) {
        left[kind] = hands[from][kind];
        after[kind] = hands[to][kind] + cargo[kind];
      }
      let here = worthOf(from, left, 0);
      let there = worthOf(to, after, founded);
      // What is aboard goes along, and has the way there before it.
      let sum = LANDED * ONWARD * (there - worthOf(to, hands[to], founded) + FOUND * founded);
      for (let n = 0; n < room; n++) {
        let pick = -1;
        let gain = 0;
        for (let kind = 0; kind < kinds; kind++) {
          if (left[kind] === 0) continue;
          left[kind]--;
          after[kind]++;
          const more = worthOf(to, after, founded) - there + worthOf(from, left, 0) - here;
          left[kind]++;
          after[kind]--;
          if (more > gain + 1e-9) [gain, pick] = [more, kind];
        }
        if (pick < 0) break;
        left[pick]--;
        after[pick]++;
        here = worthOf(from, left, 0);
        there = worthOf(to, after, founded);
        sum += FETCH * gain;
      }
      most = Math.max(most, sum);
    }
    return most;
  };
  const siteOn = (land: Land): Corner | undefined => {
    let found: Corner | undefined;
    for (const corner of sites)
      if (stores.ofCorner(corner) === land && (found === undefined || yields[corner] > yields[found]))
        found = corner;
    return found;
  };
  return {
    hasTown: (s, seat, land) => {
      look(s, seat);
      return houses[land] === 1 && citiesLeft > 0;
    },
    hasWarehouse: (s, seat, land) => {
      look(s, seat);
      return depots[land] === 1;
    },
    stored: (s, seat) => {
      look(s, seat);
      read(s, seat);
      let sum = 0;
      for (let land = 0; land < lands; land++) sum += worthOf(land, hands[land], 0);
      fleet.each(s, seat, (ship) => {
        sum += (ABOARD / STORED) * fleet.stow.size(s, ship);
      });
      return STORED * sum;
    },
    errands: (s, seat, ship, errand) => {
      look(s, seat);
      read(s, seat);
      const size = fleet.stow.size(s, ship);
      for (let kind = 0; kind < kinds; kind++) cargo[kind] = fleet.stow.count(s, ship, kind);
      const room = ships.config.hold.slots - size;
      const fetch = new Float64Array(lands);
      const land = new Float64Array(lands);
      for (let each = 0; each < lands; each++) {
        if (towns[each] === 0) continue;
        if (room > 0) fetch[each] = fetched(each, room);
        if (size > 0) land[each] = unloaded(each);
      }
      for (const corner of docks) {
        const at = stores.ofCorner(corner);
        if (land[at] > 0) errand(corner, LANDED * land[at]);
        if (fetch[at] > 0) errand(corner, fetch[at]);
      }
      if (size === 0) return;
      for (const corner of sites) {
        const founded = SETTLED + YIELD * yields[corner];
        errand(corner, LANDED * (unloaded(stores.ofCorner(corner), founded) + FOUND * founded));
      }
    },
  };
}
