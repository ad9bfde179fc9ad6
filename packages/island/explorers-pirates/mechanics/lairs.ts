import { isOver, NATURE, pop, push, reason, type Seat, type State, tell, topArg } from '@hexwright/kernel';
import type { Hex } from '../../board/index.ts';
import {
  earnGold,
  type Fleet,
  HOLD_FULL,
  leftOf,
  type Mission,
  NO_CARGO,
  NOT_HERE,
  NUMBERS,
  numberArg,
  shipArg,
} from '../../mechanics/index.ts';
import type { Book, Part } from '../../rulebook/index.ts';
import { field, handlesOf } from '../../rulebook/index.ts';
import { hiddenHexes } from './hidden-hexes.ts';

const lairFields = {
  /** by hex: 1 where a lair lies face down */
  lair: field.row('hex'),
  /** how many crews of each seat are on each hex */
  lairCrews: field.grid('hex', 'seat'),
  lairTokens: field.row(NUMBERS),
  /** the hex that is being taken, plus one */
  lairTaken: field.cell({ noLook: 'the log tells of the battle' }),
  /** what each seat has thrown in the last battle; 0 if nothing */
  battleDie: field.row('seat'),
  /** the seats that may still be the hero, and those of them that have not thrown, as bits */
  contenders: field.cell({ noLook: 'the log tells of the battle' }),
  toThrow: field.cell({ noLook: 'whoever throws is asked' }),
};

export interface LairsConfig {
  readonly fleet: Fleet;
  readonly mission: Mission;
  /** the cargo that takes a lair, and how many of it */
  readonly cargo: string;
  readonly crews: number;
  /** the land that lairs hide */
  readonly terrain: string;
  /** the numbers under the lairs */
  readonly tokens: (seats: number) => readonly number[];
  /** what everybody who helped gets, and what the land gives each building once it is free */
  readonly reward: number;
  readonly yields: number;
}

const LAIR = reason('lair', 'a pirate lair closes the land');
const NO_LAIR = reason('no-lair', 'there is no lair to be taken');
/** a die and the crews count before the crews alone */
const SUM = 100;
/** by crews on a lair: how likely it is to be taken in time, to bots */
const TAKEN_IN_TIME = [0, 0.5, 0.75, 1];
/** by own crews there: how likely the seat will be the hero */
const HERO = [0, 0.25, 0.65, 1];
const STEPS = [1, 2, 3];
/** what is left of a lair's worth for each crew that goes to another: both lead on along one track */
const ALIKE = 0.3;
/** what the reward in gold is worth, in points */
const GOLD = 0.1;
const LAIR_FULL = reason('lair-full', 'enough crews are there');

/**
 * Land that is uncovered hides a lair, which closes it. Crews are landed on it; enough of them, whosever, take it when
 * the movement of whoever landed the last one is over. Everybody who helped is paid and advances, dice name a hero
 * among them who advances once more and gives a crew back, and the land gets the number under the lair.
 */
export function lairs(config: LairsConfig): Part {
  const { fleet, mission, cargo, crews, terrain, tokens, reward, yields } = config;
  return {
    id: 'lairs',
    of: { cargo, crews, terrain, reward, yields },
    uses: [fleet.part, mission.part],
    fields: lairFields,
    decisions: {
      'battle-die': {
        nature: true,
        args: (b) => [
          { name: 'hex', domain: b.domain('hex') },
          { name: 'seat', domain: b.domain('seat') },
        ],
      },
      'lair-token': { nature: true, args: (b) => [{ name: 'hex', domain: b.domain('hex') }] },
    },
    prepare: (b) => {
      const left = b.row('lairTokens');
      return (s) => {
        for (const number of tokens(b.seats)) left.add(s, number, 1);
      };
    },
    rules: (was, b) => {
      const lair = b.row<Hex>('lair');
      const landed = b.grid<Hex, Seat>('lairCrews');
      const dice = b.row<Seat>('battleDie');
      const gold = b.terrain(terrain);
      const own = fleet.of(b);
      const kind = own.kind(cargo);
      const gain = mission.gain(b);
      const hidden = hiddenHexes(b);
      const { edgeHex, cornerHex, cornerHexFrom, hexPlace, hexPlaceFrom } = b.topology;
      const isLair = (s: State, hex: number): boolean => hex >= 0 && lair.get(s, hex) !== 0;
      const total = crewsOn(b.seats, landed.get.bind(landed));
      /** the steps on the track that the seat may expect of its crews */
      const expected = (s: State, seat: Seat): number => {
        let sum = 0;
        for (const hex of hidden)
          if (lair.get(s, hex) !== 0) sum += prospect(total(s, hex), landed.get(s, hex, seat));
        return sum;
      };
      return {
        discovery: {
          discovered: (s, seat, hex) => {
            was.discovery.discovered(s, seat, hex);
            if (b.fields.terrain.get(s, hex) === gold) lair.set(s, hex, 1);
          },
        },
        barFound: (s, seat, corner) => {
          const bar = was.barFound(s, seat, corner);
          if (bar) return bar;
          for (let i = cornerHexFrom[corner]; i < cornerHexFrom[corner + 1]; i++)
            if (isLair(s, cornerHex[i])) return LAIR;
          return undefined;
        },
        barBuild: (s, seat, piece, place) => {
          const bar = was.barBuild(s, seat, piece, place);
          if (bar) return bar;
          const { on, replacesIndex } = b.pieces[piece];
          if (on === 'edge')
            return isLair(s, edgeHex[place * 2]) || isLair(s, edgeHex[place * 2 + 1]) ? LAIR : undefined;
          if (on !== 'corner' || replacesIndex >= 0) return undefined;
          for (let i = cornerHexFrom[place]; i < cornerHexFrom[place + 1]; i++)
            if (isLair(s, cornerHex[i])) return LAIR;
          return undefined;
        },
        drawFrom: (s, hex, corner, piece) => {
          const drawn = was.drawFrom(s, hex, corner, piece);
          return drawn > 0 && b.fields.terrain.get(s, hex) === gold ? yields : drawn;
        },
        beginTurn: (s) => {
          was.beginTurn(s);
          dice.fill(s, 0);
        },
        fleet: {
          atHand: (s, seat, ship) => {
            let kinds = was.fleet.atHand(s, seat, ship);
            for (const hex of own.around(s, ship))
              if (lair.get(s, hex) === 0 && landed.get(s, hex, seat) > 0) kinds |= 1 << kind;
            return kinds;
          },
          errands: (s, seat, aboard, errand) => {
            was.fleet.errands(s, seat, aboard, errand);
            if (aboard !== kind) return;
            const begun = expected(s, seat);
            const before = gain(s, seat, begun);
            for (const hex of hidden) {
              if (lair.get(s, hex) === 0) continue;
              const there = total(s, hex);
              const mine = landed.get(s, hex, seat);
              const rest = begun - prospect(there, mine);
              const [one, two, three] = STEPS.map((more) =>
                there + more > crews
                  ? 0
                  : gain(s, seat, rest + prospect(there + more, mine + more)) -
                    before +
                    (mine === 0 ? GOLD : 0),
              );
              if (one > 0)
                errand(
                  hexPlace,
                  hexPlaceFrom[hex],
                  hexPlaceFrom[hex + 1],
                  one,
                  two - one,
                  three - two,
                  ALIKE,
                );
            }
          },
        },
        hints: {
          progress: (s, seat) => was.hints.progress(s, seat) + gain(s, seat, expected(s, seat)),
        },
      };
    },
    turnSteps: (b) => {
      const lair = b.row<Hex>('lair');
      const landed = b.grid<Hex, Seat>('lairCrews');
      const { lairTaken: taken } = handlesOf(b, lairFields);
      const dice = b.row<Seat>('battleDie');
      const { contenders, toThrow } = handlesOf(b, lairFields);
      const advance = mission.advance(b);
      const total = crewsOn(b.seats, landed.get.bind(landed));
      const hidden = hiddenHexes(b);
      const due = (s: State): number => {
        for (const hex of hidden) if (lair.get(s, hex) !== 0 && total(s, hex) >= crews) return hex;
        return -1;
      };
      const mover = moverOf(b);
      const battle = {
        run: (s: State) => {
          const hex = due(s);
          if (hex < 0) return;
          const active = mover(s);
          if (s.events) tell(s, 'lair-taken', { seat: active, hex });
          taken.set(s, hex + 1);
          let helpers = 0;
          for (let i = 0; i < b.seats; i++) {
            const seat = (active + i) % b.seats;
            dice.set(s, seat, 0);
            if (landed.get(s, hex, seat) === 0) continue;
            helpers |= 1 << seat;
            earnGold(b, s, seat, reward);
            advance(s, seat);
          }
          contenders.set(s, helpers);
          toThrow.set(s, helpers);
          b.rules.checkEnd(s);
          if (isOver(s)) return;
          push(s, b.decision('lair-token'), NATURE, hex);
          push(s, b.decision('battle-die'), NATURE, hex, nextOf(b.seats, active, helpers));
        },
        again: (s: State) => due(s) >= 0,
      };
      return [
        { before: 'end', add: { id: 'lairs', ...battle } },
        // The paired part of a turn has a movement phase of its own.
        ...(b.option<string>('waiting') === 'paired'
          ? [{ after: 'move-ship-paired', add: { id: 'lairs-paired', ...battle } }]
          : []),
      ];
    },
    moves: (b) => {
      const own = fleet.of(b);
      const { ships } = fleet.config;
      const kind = own.kind(cargo);
      const lair = b.row<Hex>('lair');
      const landed = b.grid<Hex, Seat>('lairCrews');
      const left = b.row('lairTokens');
      const dice = b.row<Seat>('battleDie');
      const { lairTaken: taken, contenders, toThrow } = handlesOf(b, lairFields);
      const gold = b.terrain(terrain);
      const mover = moverOf(b);
      const advance = mission.advance(b);
      const total = crewsOn(b.seats, landed.get.bind(landed));
      const hexArg = { name: 'hex', domain: b.domain('hex') };
      const barLand = (s: State, seat: Seat, hex: Hex, ship: number) => {
        if (hex < 0 || lair.get(s, hex) === 0) return NO_LAIR;
        if (total(s, hex) >= crews) return LAIR_FULL;
        if (own.owner(ship) !== seat || !own.atHex(s, ship, hex)) return NOT_HERE;
        return own.holds.has(s, ship, kind) ? undefined : NO_CARGO;
      };
      const barFetch = (s: State, seat: Seat, hex: Hex, ship: number) => {
        if (hex < 0 || b.fields.terrain.get(s, hex) !== gold || lair.get(s, hex) !== 0) return NO_CARGO;
        if (own.owner(ship) !== seat || !own.atHex(s, ship, hex)) return NOT_HERE;
        if (landed.get(s, hex, seat) === 0) return NO_CARGO;
        return own.holds.room(s, ship, kind) ? undefined : HOLD_FULL;
      };
      const crown = (s: State, hex: Hex, hero: Seat): void => {
        landed.add(s, hex, hero, -1);
        b.row<Seat>(leftOf(cargo)).add(s, hero, 1);
        if (s.events) tell(s, 'hero', { seat: hero });
        advance(s, hero);
      };
      return [
        {
          name: 'land-crew',
          args: [hexArg, shipArg(own)],
          decisions: ['move-ship'],
          list: (s, seat, out) => {
            if (((own.aboard(s, seat) >> kind) & 1) === 0) return;
            own.each(s, seat, (ship) => {
              if (!own.holds.has(s, ship, kind)) return;
              for (const hex of own.around(s, ship))
                if (lair.get(s, hex) !== 0 && barLand(s, seat, hex, ship) === undefined) out.put(hex, ship);
            });
          },
          apply: (s, seat, hex, ship) => {
            own.holds.remove(s, ship, kind);
            landed.add(s, hex, seat, 1);
            if (s.events) tell(s, 'crew-landed', { seat, hex });
          },
          why: (s, seat, hex, ship) => barLand(s, seat, hex, ship),
        },
        {
          name: 'fetch-crew',
          quiet: true,
          args: [hexArg, shipArg(own)],
          decisions: ['move-ship'],
          list: (s, seat, out) => {
            for (let ship = seat * ships; ship < (seat + 1) * ships; ship++) {
              const around = own.around(s, ship);
              for (let i = 0; i < around.length; i++)
                if (landed.get(s, around[i], seat) > 0 && barFetch(s, seat, around[i], ship) === undefined)
                  out.put(around[i], ship);
            }
          },
          apply: (s, seat, hex, ship) => {
            landed.add(s, hex, seat, -1);
            own.holds.add(s, ship, kind);
            b.the.fleet.loaded(s, seat, ship);
          },
          why: (s, seat, hex, ship) => barFetch(s, seat, hex, ship),
        },
        {
          name: 'battle-die',
          args: [{ name: 'die', domain: b.domain('die') }],
          decisions: ['battle-die'],
          uniform: true,
          list: (_s, _nature, out) => out.putAll(),
          apply: (s, _nature, die) => {
            const hex = topArg(s, 0);
            const seat = topArg(s, 1);
            pop(s);
            dice.set(s, seat, die + 1);
            if (s.events) tell(s, 'battle-die', { seat, die: die + 1, crews: landed.get(s, hex, seat) });
            const active = mover(s);
            toThrow.set(s, toThrow.get(s) & ~(1 << seat));
            if (toThrow.get(s) === 0) {
              const best = foremost(b.seats, contenders.get(s), (other) => {
                const count = landed.get(s, hex, other);
                return SUM * (dice.get(s, other) + count) + count;
              });
              if ((best & (best - 1)) === 0) {
                contenders.set(s, 0);
                crown(s, hex, 31 - Math.clz32(best));
                return;
              }
              contenders.set(s, best);
              toThrow.set(s, best);
            }
            push(s, b.decision('battle-die'), NATURE, hex, nextOf(b.seats, active, toThrow.get(s)));
          },
        },
        {
          name: 'lair-token',
          args: [numberArg],
          decisions: ['lair-token'],
          list: (s, _nature, out) => {
            let any = false;
            for (let n = 2; n < NUMBERS; n++)
              if (left.get(s, n) > 0) {
                any = true;
                out.weigh(left.get(s, n), n);
              }
            // A board of one's own may have more gold fields than there are lairs.
            if (!any) out.put(0);
          },
          apply: (s, _nature, number) => {
            const hex = topArg(s, 0);
            pop(s);
            if (number > 0) left.add(s, number, -1);
            lair.set(s, hex, 0);
            taken.set(s, 0);
            b.fields.numbers.set(s, hex, number > 0 ? 1 << number : 0);
            if (s.events) tell(s, 'lair-turned', { hex, number });
          },
        },
      ];
    },
    words: {
      terms: {
        'field.lair': 'Pirate lair',
        'field.lairCrews': 'Crews ashore',
        'field.lairTokens': 'Numbers under the lairs',
        'field.battleDie': 'Thrown in the battle',
        'move.land-crew': 'Land a crew on a lair',
        'move.land-crew.short': 'Land a crew',
        'move.fetch-crew': 'Fetch a crew',
        'move.battle-die': 'A die of the battle',
        'move.lair-token': 'The lair is turned over',
        'decision.battle-die': 'Who is the hero of the battle?',
        'decision.lair-token': 'The lair is turned over',
        'event.crew-landed': '{seat} lands a crew.',
        'event.lair-taken': 'A pirate lair is taken.',
        'event.battle-die': '{seat} throws {die} and has {crews} there.',
        'event.hero': '{seat} is the hero of the battle.',
        'event.lair-turned': 'The gold field gets a {number}.',
        'reason.lair': 'A pirate lair closes the land.',
        'reason.no-lair': 'There is no lair to be taken.',
        'reason.lair-full': 'Enough crews are there.',
      },
    },
    looks: {
      fields: {
        lair: { on: 'hex', shape: 'skull', colour: '#3a2b2b' },
        lairCrews: { on: 'parties', shape: 'crew' },
        lairTokens: { on: 'stock', shape: 'chit', of: 'number' },
        battleDie: { on: 'seat', shape: 'chit', colour: '#d8553f', hideAt: 0 },
      },
      moves: {
        'land-crew': { shape: 'crew', seat: true },
        'fetch-crew': { shape: 'crew', seat: true },
      },
    },
  };
}

function crewsOn(
  seats: number,
  landed: (s: State, hex: Hex, seat: Seat) => number,
): (s: State, hex: Hex) => number {
  return (s, hex) => {
    let sum = 0;
    for (let seat = 0; seat < seats; seat++) sum += landed(s, hex, seat);
    return sum;
  };
}

/** whose ships have moved: the active seat, or the one that is paired with it in its part of the turn */
function moverOf(b: Book): (s: State) => Seat {
  const special = b.cell('special');
  return (s) => (b.fields.active.get(s) + special.get(s)) % b.seats;
}

/** the first of these in turn order */
function nextOf(seats: number, active: Seat, bits: number): Seat {
  for (let i = 0; i < seats; i++) if ((bits >> ((active + i) % seats)) & 1) return (active + i) % seats;
  return active;
}

/** those of these seats that have most, as bits */
function foremost(seats: number, among: number, score: (seat: Seat) => number): number {
  let best = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (let seat = 0; seat < seats; seat++) {
    if (((among >> seat) & 1) === 0) continue;
    const own = score(seat);
    if (own > most) best = 0;
    if (own >= most) {
      best |= 1 << seat;
      most = own;
    }
  }
  return best;
}

/** the steps on the track that a seat with so many crews on a lair may expect of it, as bots reckon */
function prospect(there: number, own: number): number {
  return own === 0 ? 0 : TAKEN_IN_TIME[Math.min(there, 3)] * (1 + HERO[Math.min(own, 3)]);
}
