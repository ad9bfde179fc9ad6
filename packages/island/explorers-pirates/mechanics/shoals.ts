import { NATURE, pop, push, reason, type Seat, type State, tell, topArg } from '@hexwright/kernel';
import type { Hex } from '../../board/index.ts';
import {
  EMPTY,
  type Fleet,
  HOLD_FULL,
  type Mission,
  NO_CARGO,
  NOT_HERE,
  shipArg,
} from '../../mechanics/index.ts';
import type { Part } from '../../rulebook/index.ts';
import { field, handlesOf } from '../../rulebook/index.ts';
import { hiddenHexes } from './hidden-hexes.ts';

export interface ShoalsConfig {
  readonly fleet: Fleet;
  readonly mission: Mission;
  readonly cargo: string;
  readonly terrain: string;
  /** by the stack of the hex: the faces of a die that its shoals may show */
  readonly faces: Readonly<Record<string, readonly number[]>>;
  /** how many hauls there are */
  readonly hauls: (seats: number) => number;
}

const NO_SHOAL = reason('no-shoal', 'no shoal is known yet');
const FISHED = reason('fished', 'the die for fish was thrown this turn');
const FACES = 7;

const shoalFields = {
  /** by hex: the face of its shoal */
  shoal: field.row('hex'),
  /** by hex: 1 where a haul lies */
  haul: field.row('hex'),
  haulsLeft: field.cell(),
  /** by face: 1 while no shoal that is known shows it */
  facesLeft: field.row(FACES, { noLook: 'the shoals on the board show the others' }),
  fishedThisTurn: field.cell({ noLook: 'the die is offered once' }),
};
/** what is left of a haul's worth while it lies at its shoal, and before it has come there */
const LYING = 0.5;
const AWAITED = 0.2;

/**
 * Sea hexes that show a face of a die. Once a turn whoever sails may throw a die, while no ship is under way: the
 * shoal with that face gets a haul, if it has none and no blocker lies there. A ship at the shoal takes it aboard.
 */
export function shoals(config: ShoalsConfig): Part {
  const { fleet, mission, cargo, terrain, faces, hauls } = config;
  return {
    id: 'shoals',
    of: { cargo, terrain, faces },
    uses: [fleet.part, mission.part],
    terrains: [{ id: terrain, land: false }],
    fields: shoalFields,
    decisions: {
      'name-shoal': { nature: true, args: (b) => [{ name: 'hex', domain: b.domain('hex') }] },
      'fish-die': { nature: true, args: (b) => [{ name: 'seat', domain: b.domain('seat') }] },
    },
    prepare: (b) => {
      const { facesLeft: left } = handlesOf(b, shoalFields);
      const supply = b.cell('haulsLeft');
      return (s) => {
        for (let face = 1; face < FACES; face++) left.set(s, face, 1);
        supply.set(s, hauls(b.seats));
      };
    },
    rules: (was, b) => {
      const own = fleet.of(b);
      const kind = own.kind(cargo);
      const sea = b.terrain(terrain);
      const shoal = b.row<Hex>('shoal');
      const haul = b.row<Hex>('haul');
      const left = b.cell('haulsLeft');
      const { fishedThisTurn: fished } = handlesOf(b, shoalFields);
      const gain = mission.gain(b);
      const hidden = hiddenHexes(b);
      const { hexPlace, hexPlaceFrom } = b.topology;
      return {
        discovery: {
          discovered: (s, seat, hex) => {
            was.discovery.discovered(s, seat, hex);
            if (b.fields.terrain.get(s, hex) === sea) push(s, b.decision('name-shoal'), NATURE, hex);
          },
        },
        beginTurn: (s) => {
          was.beginTurn(s);
          fished.set(s, 0);
        },
        paired: {
          begin: (s, seat) => {
            was.paired.begin(s, seat);
            fished.set(s, 0);
          },
        },
        pirate: {
          arrived: (s, hex) => {
            was.pirate.arrived(s, hex);
            if (haul.get(s, hex) === 0) return;
            haul.set(s, hex, 0);
            left.add(s, 1);
            if (s.events) tell(s, 'haul-lost', { hex });
          },
        },
        fleet: {
          lost: (s, seat, lost) => {
            was.fleet.lost(s, seat, lost);
            if (lost === kind) left.add(s, 1);
          },
          atHand: (s, seat, ship) => {
            let kinds = was.fleet.atHand(s, seat, ship);
            for (const hex of own.around(s, ship)) if (haul.get(s, hex) !== 0) kinds |= 1 << kind;
            return kinds;
          },
          errands: (s, seat, aboard, errand) => {
            was.fleet.errands(s, seat, aboard, errand);
            if (aboard !== EMPTY) return;
            // What is on its way brings its steps first, and of all that could be fetched each brings the step after the other.
            const before = own.stored(s, seat, kind);
            const next = gain(s, seat, before + 1);
            const brought = next - gain(s, seat, before);
            if (brought <= 0) return;
            const others = Math.min(1, (gain(s, seat, before + 2) - next) / brought);
            for (const hex of hidden)
              if (shoal.get(s, hex) !== 0)
                errand(
                  hexPlace,
                  hexPlaceFrom[hex],
                  hexPlaceFrom[hex + 1],
                  (haul.get(s, hex) !== 0 ? LYING : AWAITED) * brought,
                  0,
                  0,
                  others,
                );
          },
        },
      };
    },
    moves: (b) => {
      const own = fleet.of(b);
      const kind = own.kind(cargo);
      const shoal = b.row<Hex>('shoal');
      const haul = b.row<Hex>('haul');
      const left = b.cell('haulsLeft');
      const { facesLeft, fishedThisTurn: fished } = handlesOf(b, shoalFields);
      const underWay = b.cell('underWay');
      const hidden = hiddenHexes(b);
      const shows = b.layout.hexes.map(({ hidden = '' }) => faces[hidden] ?? []);
      const { ships } = fleet.config;
      const barLoad = (s: State, seat: Seat, hex: Hex, ship: number) => {
        if (hex < 0 || haul.get(s, hex) === 0) return NO_CARGO;
        if (own.owner(ship) !== seat || !own.atHex(s, ship, hex)) return NOT_HERE;
        return own.holds.room(s, ship, kind) ? undefined : HOLD_FULL;
      };
      const barFish = (s: State) => {
        if (fished.get(s) !== 0) return FISHED;
        return shoal.some(s) ? undefined : NO_SHOAL;
      };
      const blocked = (s: State, hex: Hex): boolean => {
        for (let i = 0; i < b.blockers.length; i++) if (b.fields.blocker.get(s, i) === hex) return true;
        return false;
      };
      return [
        {
          name: 'fish',
          quiet: true,
          decisions: ['move-ship'],
          list: (s, _seat, out) => {
            if (barFish(s) === undefined) out.put();
          },
          apply: (s, seat) => {
            fished.set(s, 1);
            if (underWay.get(s) > 0) own.halt(s, underWay.get(s) - 1);
            push(s, b.decision('fish-die'), NATURE, seat);
          },
          why: (s) => barFish(s),
        },
        {
          name: 'fish-die',
          args: [{ name: 'die', domain: b.domain('die') }],
          decisions: ['fish-die'],
          uniform: true,
          list: (_s, _nature, out) => out.putAll(),
          apply: (s, _nature, die) => {
            if (s.events) tell(s, 'fish-die', { seat: topArg(s, 0), die: die + 1 });
            pop(s);
            for (const hex of hidden) {
              if (
                shoal.get(s, hex) !== die + 1 ||
                haul.get(s, hex) !== 0 ||
                left.get(s) === 0 ||
                blocked(s, hex)
              )
                continue;
              haul.set(s, hex, 1);
              left.add(s, -1);
              if (s.events) tell(s, 'haul', { hex });
            }
          },
        },
        {
          name: 'name-shoal',
          args: [{ name: 'die', domain: b.domain('die') }],
          decisions: ['name-shoal'],
          list: (s, _nature, out) => {
            const may = shows[topArg(s, 0)];
            let any = false;
            for (const face of may)
              if (facesLeft.get(s, face) !== 0) {
                any = true;
                out.put(face - 1);
              }
            // A board of one's own may have more shoals than faces, or lay them elsewhere.
            if (!any) out.put((may[0] ?? 1) - 1);
          },
          apply: (s, _nature, die) => {
            const hex = topArg(s, 0);
            pop(s);
            facesLeft.set(s, die + 1, 0);
            shoal.set(s, hex, die + 1);
            if (s.events) tell(s, 'shoal', { hex, die: die + 1 });
          },
        },
        {
          name: `load-${cargo}`,
          quiet: true,
          args: [{ name: 'hex', domain: b.domain('hex') }, shipArg(own)],
          decisions: ['move-ship'],
          list: (s, seat, out) => {
            for (let ship = seat * ships; ship < (seat + 1) * ships; ship++) {
              if (!own.holds.room(s, ship, kind)) continue;
              const around = own.around(s, ship);
              for (let i = 0; i < around.length; i++)
                if (haul.get(s, around[i]) !== 0 && barLoad(s, seat, around[i], ship) === undefined)
                  out.put(around[i], ship);
            }
          },
          apply: (s, seat, hex, ship) => {
            haul.set(s, hex, 0);
            own.holds.add(s, ship, kind);
            if (s.events) tell(s, 'haul-loaded', { seat, hex });
            b.the.fleet.loaded(s, seat, ship);
          },
          why: (s, seat, hex, ship) => barLoad(s, seat, hex, ship),
        },
      ];
    },
    words: {
      terms: {
        [`terrain.${terrain}`]: 'shoal',
        'field.shoal': 'Shoal',
        'field.haul': 'Haul of fish',
        'field.haulsLeft': 'Hauls left',
        'move.fish': 'Throw the die for fish',
        'move.fish.short': 'Fish',
        'move.fish-die': 'The die for fish',
        'move.name-shoal': 'A shoal shows its face',
        [`move.load-${cargo}`]: 'Take a haul aboard',
        'decision.fish-die': 'The die for fish is thrown',
        'decision.name-shoal': 'A shoal shows its face',
        'event.fish-die': '{seat} throws {die} for fish.',
        'event.haul': 'A haul of fish comes to a shoal.',
        'event.haul-loaded': '{seat} takes a haul aboard.',
        'event.haul-lost': 'The pirate drives the fish away.',
        'event.shoal': 'The shoal shows {die}.',
        'reason.no-shoal': 'No shoal is known yet.',
        'reason.fished': 'The die for fish was thrown this turn.',
      },
    },
    looks: {
      terrains: { [terrain]: { colour: '#62acc4', pattern: 'sea' } },
      fields: {
        shoal: { on: 'hex', shape: 'chit', colour: '#f4d35e', value: true, die: FACES - 1 },
        haul: { on: 'hex', shape: 'fish', colour: '#d8e6ee' },
        haulsLeft: { on: 'table', shape: 'fish' },
      },
      moves: {
        fish: { shape: 'fish', colour: '#62acc4' },
        [`load-${cargo}`]: { shape: 'fish', colour: '#62acc4' },
      },
    },
  };
}
