import { type Bar, reason, type Seat, type State, tell } from '@hexwright/kernel';
import type { Hex } from '../../board/index.ts';
import { giveBack, held, NOWHERE, take } from '../../mechanics/index.ts';
import type { Book, Good, Part } from '../../rulebook/index.ts';

export interface MerchantFleetConfig {
  /** how many hexes a fleet sails at most */
  readonly steps: number;
  /** how many of its good a special harbour takes for one other */
  readonly pays: number;
  /** the blocker that may occupy harbours */
  readonly robber: string;
}

const DONE = reason('merchant-done', 'the fleet has done something else this turn');
const ASHORE = reason('merchant-ashore', 'the fleet is not on the board yet');
const NO_QUAY = reason('merchant-no-quay', 'no own settlement or city lies at this hex');
const NO_PORT = reason('merchant-no-port', 'no special harbour lies at this hex');
const TOO_FAR = reason('merchant-far', 'that is no sea within reach');
const HERE = reason('merchant-here', 'the fleet lies there already');
const WATCHED = reason('merchant-watched', 'the robber is there');

/** what is shown of a cargo */
const GOODS = ['brick', 'lumber', 'wool', 'grain', 'ore'];

/** what a seat's fleet has done this turn; each trade beyond the first adds one */
const NOTHING = 0;
const SAILED = 1;
const LOADED = 2;
const SOLD = 3;

/** what bots think, in points: of goods aboard that will buy one, less by each turn on the way, of each good that is left over, and of having sold some */
const PAIR = 0.2;
const LATER = 0.93;
const SPARE = 0.02;
const PROFIT = 0.2;
/** of a fleet that lies where it could load, or sails ever nearer to that */
const AT_QUAY = 0.05;
/** of a first town at the sea */
const QUAY = 0.2;

/**
 * Everybody has a fleet of merchants that lies on a sea hex. Once a turn it sails, loads cards at an own town or unloads at a
 * harbour for one good, which works for fleets alone. A blocker may go to a harbour: it sinks the cargo of all that are there.
 */
export function merchantFleet({ steps, pays, robber: robberId }: MerchantFleetConfig): Part {
  return {
    id: 'merchant-fleet',
    of: { steps, pays, robberId },
    fields: {
      /** by seat: the hex of its fleet */
      merchantFleetAt: { per: ['seat'], start: NOWHERE },
      merchantCargo: { per: ['seat', 'good'] },
      merchantDone: { per: ['seat'], noLook: 'what can be done no more this turn is not offered' },
    },
    exempt: { pockets: ['merchantCargo'], rare: ['event.merchant-sunk', 'event.merchant-stranded'] },
    rules: (was, b) => {
      const { fleet, cargo, done, laden, lose } = handles(b);
      const waters = makeWaters(b);
      const robber = b.blockers.findIndex(({ id }) => id === robberId);
      const prospect = makeProspect(b, waters, steps, pays);
      return {
        harbours: { open: (s, seat) => was.harbours.open(s, seat) & 1 },
        beginTurn: (s) => {
          was.beginTurn(s);
          done.fill(s, NOTHING);
        },
        paired: {
          begin: (s, seat) => {
            was.paired.begin(s, seat);
            done.set(s, seat, NOTHING);
          },
        },
        blockers: {
          barStand: (s, blocker, place, seat, list) => {
            const bar = was.blockers.barStand(s, blocker, place, seat, list);
            return blocker === robber && bar?.code === 'blocker-on-land' && waters.isHarbour(s, place)
              ? undefined
              : bar;
          },
          touches: (s, victim, blocker, place) =>
            blocker === robber && waters.isSea(s, place)
              ? fleet.get(s, victim) === place
              : was.blockers.touches(s, victim, blocker, place),
          moved: (s, seat, blocker, place) => {
            if (blocker === robber && waters.isSea(s, place))
              for (let other = 0; other < b.seats; other++)
                if (fleet.get(s, other) === place && laden(s, other)) lose(s, other);
            was.blockers.moved(s, seat, blocker, place);
          },
        },
        boardChange: {
          hexChanged: (s, hex) => {
            was.boardChange.hexChanged(s, hex);
            if (waters.isSea(s, hex)) return;
            for (let seat = 0; seat < b.seats; seat++) {
              if (fleet.get(s, seat) !== hex) continue;
              if (laden(s, seat)) lose(s, seat);
              fleet.set(s, seat, NOWHERE);
              if (s.events) tell(s, 'merchant-stranded', { seat });
            }
          },
        },
        hints: {
          progress: (s, seat) => was.hints.progress(s, seat) + prospect(s, seat),
          // Whoever has no town at the sea has no use for the fleet.
          foundingGain: (s, seat, corner) =>
            was.hints.foundingGain(s, seat, corner) +
            (fleet.get(s, seat) < 0 && b.walks.hexesAt[corner].some((hex) => waters.isSea(s, hex))
              ? QUAY
              : 0),
          rate: (s, seat, good) => {
            const rate = was.hints.rate(s, seat, good);
            return rate > BETTER && cargo.get(s, seat, good) > 0 ? BETTER : rate;
          },
        },
      };
    },
    moves: (b) => {
      const { fleet, cargo, done } = handles(b);
      const waters = makeWaters(b);
      const robber = b.blockers.findIndex(({ id }) => id === robberId);
      const reach = new Int16Array(b.topology.hexes);
      const none = b.goods.map(({ id }) =>
        reason('none-held', `there is no ${id} in the hand`, { good: id }),
      );
      const few = b.goods.map(({ id }) =>
        reason('merchant-few', `the harbour wants ${pays} ${id} from aboard`, { good: id, count: pays }),
      );
      const robbed = (s: State, hex: Hex): boolean => robber >= 0 && b.fields.blocker.get(s, robber) === hex;
      const barSail = (s: State, seat: Seat): Bar => (done.get(s, seat) === NOTHING ? undefined : DONE);
      const barLoad = (s: State, seat: Seat): Bar => {
        if (done.get(s, seat) !== NOTHING && done.get(s, seat) !== LOADED) return DONE;
        const hex = fleet.get(s, seat);
        if (hex < 0) return ASHORE;
        if (!waters.atTown(s, seat, hex)) return NO_QUAY;
        return robbed(s, hex) ? WATCHED : undefined;
      };
      const barSell = (s: State, seat: Seat): Bar => {
        if (done.get(s, seat) !== NOTHING && done.get(s, seat) < SOLD) return DONE;
        const hex = fleet.get(s, seat);
        if (hex < 0) return ASHORE;
        return waters.goodsAt(s, hex).length > 0 ? undefined : NO_PORT;
      };
      const goodArg = { name: 'good', domain: b.domain('good') };
      return [
        {
          name: 'merchant-sail',
          quiet: true,
          args: [{ name: 'hex', domain: b.domain('hex') }],
          decisions: ['main', 'trade', 'build'],
          list: (s, seat, out) => {
            if (barSail(s, seat)) return;
            const count = waters.within(s, seat, fleet.get(s, seat), steps, reach);
            for (let i = 0; i < count; i++) out.put(reach[i]);
          },
          apply: (s, seat, hex) => {
            const from = fleet.get(s, seat);
            fleet.set(s, seat, hex);
            done.set(s, seat, SAILED);
            if (s.events) tell(s, from < 0 ? 'merchant-launched' : 'merchant-sailed', { seat, hex });
            if (robbed(s, hex)) handles(b).lose(s, seat);
          },
          why: (s, seat, hex) => {
            const bar = barSail(s, seat);
            if (bar || hex < 0) return bar;
            if (hex === fleet.get(s, seat)) return HERE;
            return fleet.get(s, seat) < 0 && waters.isSea(s, hex) ? NO_QUAY : TOO_FAR;
          },
        },
        {
          name: 'merchant-load',
          quiet: true,
          args: [goodArg],
          decisions: ['main', 'trade', 'build'],
          list: (s, seat, out) => {
            if (barLoad(s, seat)) return;
            for (const good of b.choosable) if (held(b, s, seat, good) > 0) out.put(good);
          },
          apply: (s, seat, good) => {
            giveBack(b, s, seat, good, 1);
            b.fields.bank.add(s, good, -1);
            cargo.add(s, seat, good, 1);
            done.set(s, seat, LOADED);
            if (s.events) tell(s, 'merchant-loaded', { seat, good: b.goods[good].id });
          },
          why: (s, seat, good) => barLoad(s, seat) ?? (good < 0 ? undefined : none[good]),
        },
        {
          name: 'merchant-unload',
          quiet: true,
          args: [
            { name: 'give', domain: b.domain('good') },
            { name: 'want', domain: b.domain('good') },
          ],
          decisions: ['main', 'trade', 'build'],
          list: (s, seat, out) => {
            if (barSell(s, seat)) return;
            for (const give of waters.goodsAt(s, fleet.get(s, seat))) {
              if (cargo.get(s, seat, give) < pays) continue;
              for (const want of b.choosable)
                if (b.the.bank.barTrade(s, seat, give, want) === undefined) out.put(give, want);
            }
          },
          apply: (s, seat, give, want) => {
            cargo.add(s, seat, give, -pays);
            b.fields.bank.add(s, give, pays);
            take(b, s, seat, want, 1);
            done.set(s, seat, Math.max(SOLD, done.get(s, seat) + 1));
            if (s.events)
              tell(s, 'merchant-sold', { seat, give: b.goods[give].id, rate: pays, want: b.goods[want].id });
          },
          why: (s, seat, give, want) => {
            const bar = barSell(s, seat);
            if (bar || give < 0) return bar;
            if (!waters.goodsAt(s, fleet.get(s, seat)).includes(give)) return NO_PORT;
            if (cargo.get(s, seat, give) < pays) return few[give];
            return want < 0 ? undefined : b.the.bank.barTrade(s, seat, give, want);
          },
        },
      ];
    },
    words: {
      terms: {
        'move.merchant-sail': 'Sail with your fleet',
        'move.merchant-load': 'Load onto your fleet',
        'move.merchant-unload': 'Unload at the harbour',
        'field.merchantFleetAt': 'Merchant fleets',
        'field.merchantCargo': 'Aboard the fleet',
        ...Object.fromEntries(GOODS.map((good) => [`token.cargo-${good}`, good])),
        'event.merchant-launched': '{seat}’s fleet sets out.',
        'event.merchant-sailed': '{seat}’s fleet sails.',
        'event.merchant-loaded': '{seat} loads {good}.',
        'event.merchant-sold': '{seat} unloads {rate} {give} and takes {want}.',
        'event.merchant-sunk': 'The robber takes all that {seat}’s fleet carries.',
        'event.merchant-stranded': '{seat}’s fleet has no sea left and returns home.',
        'reason.merchant-done': 'Your fleet has done something else this turn.',
        'reason.merchant-ashore': 'Your fleet is not on the board yet.',
        'reason.merchant-no-quay': 'No settlement or city of yours lies at this hex.',
        'reason.merchant-no-port': 'No 2:1 harbour for it lies at this hex.',
        'reason.merchant-far': 'Your fleet cannot get there.',
        'reason.merchant-here': 'Your fleet lies there already.',
        'reason.merchant-watched': 'The robber is there.',
        'reason.merchant-few': 'The harbour wants {count} of it from aboard: {good}.',
      },
    },
    looks: {
      fields: {
        merchantFleetAt: { on: 'figures', place: 'hex', shape: 'longship', each: 1 },
        merchantCargo: {
          on: 'purse',
          shape: 'sack',
          kinds: GOODS.map((good) => `cargo-${good}`),
          colours: ['#b5532f', '#3f7d43', '#9cc26b', '#e0b33c', '#8a8f98'],
        },
      },
      moves: {
        'merchant-sail': { shape: 'longship', seat: true },
        'merchant-load': { shape: 'sack' },
        'merchant-unload': { shape: 'coin' },
      },
      events: { 'merchant-sunk': { befalls: 'seat' } },
    },
  };
}

/** how much goods that are aboard already seem to better a rate, to bots */
const BETTER = 3;

function handles(b: Book) {
  const cargo = b.grid<Seat, Good>('merchantCargo');
  const laden = (s: State, seat: Seat): boolean => b.handGoods.some((good) => cargo.get(s, seat, good) > 0);
  return {
    fleet: b.row<Seat>('merchantFleetAt'),
    cargo,
    done: b.row<Seat>('merchantDone'),
    laden,
    /** all that is aboard goes to the bank */
    lose: (s: State, seat: Seat): void => {
      if (!laden(s, seat)) return;
      for (const good of b.handGoods) {
        b.fields.bank.add(s, good, cargo.get(s, seat, good));
        cargo.set(s, seat, good, 0);
      }
      if (s.events) tell(s, 'merchant-sunk', { seat });
    },
  };
}

type Waters = ReturnType<typeof makeWaters>;

/** The sea, its harbours and the towns on it. */
function makeWaters(b: Book) {
  const sea = b.terrain('sea');
  const { hexesBeside, cornersOf, hexesAlong } = b.walks;
  /** by hex: the harbour places on its sides */
  const places: number[][] = b.walks.edgesOf.map(() => []);
  b.layout.harbours.places.forEach(({ q, r, side }, place) => {
    for (const hex of hexesAlong[b.topology.edgeAt(q, r, side)] ?? []) places[hex].push(place);
  });
  const away = new Int16Array(b.topology.hexes);
  const isSea = (s: State, hex: Hex): boolean => b.fields.terrain.get(s, hex) === sea;
  const atTown = (s: State, seat: Seat, hex: Hex): boolean => {
    for (const corner of cornersOf[hex]) {
      const mark = b.fields.building.get(s, corner);
      if (mark !== 0 && b.ownerOf[mark] === seat) return true;
    }
    return false;
  };
  return {
    isSea,
    atTown,
    isHarbour: (s: State, hex: Hex): boolean =>
      isSea(s, hex) && places[hex].some((place) => b.fields.harbour.get(s, place) >= 0),
    /** the goods for which there are harbours at the hex */
    goodsAt: (s: State, hex: Hex): Good[] =>
      isSea(s, hex)
        ? places[hex].flatMap((place) => {
            const kind = b.fields.harbour.get(s, place);
            return kind > 0 && !b.the.harbours.shut(s, place) ? [kind - 1] : [];
          })
        : [],
    /** writes the hexes to which a fleet sails in so many steps; one that is ashore is launched at an own town */
    within: (s: State, seat: Seat, from: number, steps: number, out: Int16Array): number => {
      let count = 0;
      if (from < 0) {
        for (let hex = 0; hex < b.topology.hexes; hex++)
          if (isSea(s, hex) && atTown(s, seat, hex)) out[count++] = hex;
        return count;
      }
      away.fill(-1);
      away[from] = 0;
      const step = (hex: Hex): void => {
        for (const next of hexesBeside[hex])
          if (away[next] < 0 && isSea(s, next)) {
            away[next] = away[hex] + 1;
            out[count++] = next;
          }
      };
      step(from);
      for (let i = 0; i < count; i++) if (away[out[i]] < steps) step(out[i]);
      return count;
    },
  };
}

/** What the fleet of a seat promises: goods aboard that will buy others, and a way to where it could load. */
function makeProspect(
  b: Book,
  waters: Waters,
  steps: number,
  pays: number,
): (s: State, seat: Seat) => number {
  const { fleet, cargo, done, laden } = handles(b);
  const { hexes } = b.topology;
  const away = new Int16Array(hexes);
  const queue = new Int16Array(hexes);
  const spread = (s: State, from: Hex): number => {
    away.fill(-1);
    away[from] = 0;
    queue[0] = from;
    let tail = 1;
    for (let head = 0; head < tail; head++)
      for (const next of b.walks.hexesBeside[queue[head]])
        if (away[next] < 0 && waters.isSea(s, next)) {
          away[next] = away[queue[head]] + 1;
          queue[tail++] = next;
        }
    return tail;
  };
  return (s, seat) => {
    const sold = Math.max(0, done.get(s, seat) - SOLD + 1) * PROFIT;
    const at = fleet.get(s, seat);
    if (at < 0) return sold;
    const tail = spread(s, at);
    if (!laden(s, seat)) {
      for (let i = 0; i < tail; i++)
        if (waters.atTown(s, seat, queue[i]))
          return sold + AT_QUAY * LATER ** Math.ceil(away[queue[i]] / steps);
      return sold;
    }
    let worth = sold + AT_QUAY;
    for (const good of b.handGoods) {
      const count = cargo.get(s, seat, good);
      if (count === 0) continue;
      worth += SPARE * (count % pays);
      for (let i = 0; i < tail; i++)
        if (waters.goodsAt(s, queue[i]).includes(good)) {
          worth += PAIR * Math.floor(count / pays) * LATER ** Math.ceil(away[queue[i]] / steps);
          break;
        }
    }
    return worth;
  };
}
