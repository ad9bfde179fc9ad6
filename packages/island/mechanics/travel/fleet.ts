import type { Seat, State } from '@hexwright/kernel';
import type { Corner } from '../../board/index.ts';
import type { Book, Part, Terms } from '../../rulebook/index.ts';
import { cargoMoves } from './cargo-moves.ts';
import { type FleetHandles, makeFleetHandles, waters } from './fleet-handles.ts';
import { ANY_CARGO, EMPTY, type FleetConfig } from './fleet-points.ts';
import { SLOTS } from './holds.ts';
import type { GroundRules } from './overland.ts';
import { FULL, LAY_UP, shipMoves } from './ship-moves.ts';
import { travel } from './travel.ts';
import { makeVoyages } from './voyages.ts';

export interface Fleet {
  readonly part: Part;
  readonly config: FleetConfig;
  /** the ships of a book: ask and change them through these */
  of(b: Book): FleetHandles;
}

const SHIP = 'ship';
/** what uncovering a hex brings, in points, and what a ship would */
const UNKNOWN_LAND = 0.3;
/** what draws an empty ship home */
const HOME = 0.06;
const FIRST_SHIP = 0.7;
const ANOTHER_SHIP = 0.4;

/**
 * Ships that are single vessels, each with a hold. They are built beside harbours, which have a basin, and travel over
 * water after building, one voyage after the other. What they carry is loaded and unloaded for nothing. They stand
 * in nobody's way, and belong to no network of routes. Where there are unknown hexes, a ship that comes to them
 * uncovers them and stops; one that was built at them does so before ships sail.
 */
export function fleet(config: FleetConfig): Fleet {
  const kinds = config.cargo.map(({ size, hired: _, ...look }) => ({ ...look, fills: size }));
  const ships = travel({
    name: SHIP,
    on: 'edge',
    shape: 'ship',
    each: config.ships,
    allowance: config.steps,
    goes: 'way',
    extra: config.extra,
    toll: config.toll,
    shared: true,
    picks: true,
    ground: (b) => ({ goes: waters(b), ends: beforeTheUnknown(b) }),
    apart: FULL,
    abreast: config.abreast,
    hold: { slots: SLOTS, kinds },
  });
  const known = new WeakMap<Book, FleetHandles>();
  const of = (b: Book): FleetHandles => {
    const own = known.get(b) ?? makeFleetHandles(b, config, ships.of(b));
    known.set(b, own);
    return own;
  };
  const part: Part = {
    id: 'fleet',
    of: config,
    uses: [ships.part],
    fields: {
      /** by corner and slot, where a harbour has a basin: a kind of cargo plus one */
      basin: { per: (b) => [b.topology.corners * SLOTS] },
      /** the ship whose voyage is not over, plus one */
      underWay: { noLook: 'what cannot sail any more is not offered' },
    },
    decisions: { [LAY_UP]: {} },
    brings: ['fleet'],
    rules: (was, b) => {
      const own = of(b);
      const { hexes, corners, edgeCorner, hexPlace, hexPlaceFrom } = b.topology;
      const underWay = b.cell('underWay');
      const port = b.piece(config.port).index;
      const unknown = unknownOf(b);
      const voyages = makeVoyages(b, own);
      const every = Int16Array.from({ length: corners }, (_, corner) => corner);
      const ship = b.bill(config.cost);
      return {
        travel: {
          arrived: (s, kind, seat, unit, place) => {
            was.travel.arrived(s, kind, seat, unit, place);
            if (kind !== SHIP) return;
            const before = underWay.get(s) - 1;
            if (before >= 0 && before !== unit) own.halt(s, before);
            underWay.set(s, unit + 1);
            if (unknown < 0) return;
            b.the.discovery.discoverAt(s, seat, edgeCorner[place * 2]);
            b.the.discovery.discoverAt(s, seat, edgeCorner[place * 2 + 1]);
          },
        },
        fleet: {
          errands: (s, seat, cargo, errand) => {
            if (cargo === EMPTY)
              for (let corner = 0; corner < corners; corner++)
                if (own.portOf(s, corner) === seat) errand(every, corner, corner + 1, HOME, HOME, HOME);
            if (cargo === ANY_CARGO && unknown >= 0)
              for (let hex = 0; hex < hexes; hex++)
                if (b.fields.terrain.get(s, hex) === unknown)
                  errand(hexPlace, hexPlaceFrom[hex], hexPlaceFrom[hex + 1], UNKNOWN_LAND);
          },
          lost: () => {},
          launched: () => {},
          loaded: () => {},
          atHand: () => 0,
          affordable: () => 0,
          worthHiring: voyages.worthHiring,
        },
        beginTurn: (s) => {
          was.beginTurn(s);
          underWay.set(s, 0);
        },
        paired: {
          begin: (s, seat) => {
            was.paired.begin(s, seat);
            underWay.set(s, 0);
          },
        },
        unbuild: (s, piece, place) => {
          const owner = own.portOf(s, place);
          was.unbuild(s, piece, place);
          if (piece !== port || owner < 0) return;
          for (let cargo = 0; cargo < config.cargo.length; cargo++)
            while (own.basins.has(s, place, cargo)) {
              own.basins.remove(s, place, cargo);
              b.the.fleet.lost(s, owner, cargo);
            }
        },
        hints: {
          promised: (s, seat) => was.hints.promised(s, seat) + voyages.worth(s, seat),
          aims: (s, seat, aim) => {
            was.hints.aims(s, seat, aim);
            if (own.spare(s, seat) >= 0) aim(ship, own.out(s, seat) > 0 ? ANOTHER_SHIP : FIRST_SHIP);
          },
        },
      };
    },
    turnSteps: (b) => {
      const own = of(b);
      const isAtUnknown = beforeTheUnknown(b);
      if (isAtUnknown === undefined) return [];
      const { edgeCorner } = b.topology;
      const special = b.cell('special');
      const lookOut = (s: State, seat: Seat): void =>
        own.each(s, seat, (ship, edge) => {
          if (!isAtUnknown(s, edge)) return;
          own.halt(s, ship);
          b.the.discovery.discoverAt(s, seat, edgeCorner[edge * 2]);
          b.the.discovery.discoverAt(s, seat, edgeCorner[edge * 2 + 1]);
        });
      return [
        {
          before: `move-${SHIP}`,
          add: { id: 'look-out', run: (s) => lookOut(s, b.fields.active.get(s)) },
        },
        ...(b.option<string>('waiting') === 'paired'
          ? [
              {
                before: `move-${SHIP}-paired`,
                add: {
                  id: 'look-out-paired',
                  run: (s: State) => lookOut(s, (b.fields.active.get(s) + special.get(s)) % b.seats),
                },
              },
            ]
          : []),
      ];
    },
    moves: (b) => [...shipMoves(b, of(b)), ...cargoMoves(b, of(b))],
    words: { terms: fleetTerms(config), instead: sailingTerms(config) },
    looks: {
      fields: { basin: { on: 'basins', slots: SLOTS, kinds } },
      moves: {
        ship: { shape: 'ship', seat: true },
        'lay-up': { shape: 'ship', seat: true },
        'reset-ship': { shape: 'ship', seat: true },
        'move-ship': { shape: 'ship', seat: true },
        'ship-to': { shape: 'ship', seat: true },
        'end-turn': { flow: 'on' },
        'rest-ship': { flow: 'end' },
      },
    },
  };
  return { part, config, of };
}

const unknownOf = (b: Book): number => b.terrains.findIndex(({ id }) => id === 'unknown');

/** Whether an end of the edge points to an unknown hex; nothing where there can be none. */
function beforeTheUnknown(b: Book): GroundRules['ends'] {
  const { edgeCorner, cornerHex, cornerHexFrom } = b.topology;
  const unknown = unknownOf(b);
  if (unknown < 0) return undefined;
  const touches = (s: State, corner: Corner): boolean => {
    for (let i = cornerHexFrom[corner]; i < cornerHexFrom[corner + 1]; i++)
      if (b.fields.terrain.get(s, cornerHex[i]) === unknown) return true;
    return false;
  };
  return (s, edge) => touches(s, edgeCorner[edge * 2]) || touches(s, edgeCorner[edge * 2 + 1]);
}

const NTH = ['first', 'second', 'third', 'fourth', 'fifth'];
const SEATS = 6;

function fleetTerms({ ships, cargo }: FleetConfig): Terms {
  return {
    'move.ship': 'Build a ship',
    'move.lay-up': 'Lay a ship up and build it anew',
    'move.lay-up.short': 'Lay a ship up',
    'move.reset-ship': 'Lay it up and build it there',
    'decision.lay-up': 'Which ship is laid up, and where is it built anew?',
    'move.load': 'Load from a basin',
    'move.load.short': 'Load',
    'move.unload': 'Unload into a basin',
    'move.unload.short': 'Unload',
    'move.exchange': 'Exchange hold and basin',
    'move.exchange.short': 'Exchange',
    'move.throw-overboard': 'Throw overboard',
    'move.throw-out': 'Throw out of a basin',
    'field.basin': 'In the basin',
    'event.ship-built': '{seat} builds a ship.',
    'event.cargo-lost': '{seat} throws something away: {cargo}.',
    'reason.no-port': 'No harbour settlement of yours is beside it.',
    'reason.no-water': 'No water is there.',
    'reason.edge-full': 'Two ships lie there already.',
    'reason.ship-elsewhere': 'This ship is not there.',
    'reason.no-ship-left': 'All your ships are on the board.',
    'reason.ship-left': 'There is still a ship in your supply.',
    'reason.no-cargo': 'It is not there.',
    'reason.hold-full': 'There is no room for it.',
    'reason.nothing-instead': 'There is nothing that would take its place.',
    ...Object.fromEntries(cargo.map(({ kind }) => [`cargo.${kind}`, kind])),
    ...Object.fromEntries(
      Array.from({ length: ships * SEATS }, (_, i) => [`ship.${i}`, `${NTH[i % ships]} ship`]),
    ),
  };
}

function sailingTerms({ extra }: FleetConfig): Terms {
  return {
    'move.move-ship': 'Sail',
    'move.hurry-ship': `Hoist more sail (+${extra.points} edges)`,
    'move.hurry-ship.short': 'More sail',
    'move.ship-to': 'Sail there',
    'decision.ship-to': 'Where does the ship sail?',
    'move.rest-ship': 'End the turn',
    'decision.move-ship': 'Sail your ships, or end the turn',
    'event.ship-moved': '{seat} sails.',
    'event.ship-hurried': '{seat} hoists more sail.',
    'reason.ship-too-far': 'That is too far for this ship.',
    'reason.ship-hurried': 'This ship has hoisted more sail this turn.',
  };
}
