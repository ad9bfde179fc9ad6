import { NATURE, pop, push, reason, type Seat, type State, tell, topArg } from '@hexwright/kernel';
import type { Edge, Hex } from '../../board/index.ts';
import { type Fleet, goldOf, handSize, payGold, shipArg, type Traveller } from '../../mechanics/index.ts';
import type { Part } from '../../rulebook/index.ts';
import { field, handlesOf } from '../../rulebook/index.ts';

const pirateOfFields = {
  pirateOf: field.cell({ holds: 'seat', start: -1 }),
  /** the ships of the active seat that may still try to drive it off this turn, as bits */
  chasers: field.cell({ noLook: 'those that may try are offered' }),
};

declare module '../../rulebook/points.ts' {
  interface Groups {
    pirate: PiratePoints;
  }
}

export interface PiratePoints {
  /** the faces of a die that drive the pirate off for this seat, as bits */
  chasing(s: State, seat: Seat): number;
  /** the pirate has come to this hex */
  arrived(s: State, hex: Hex): void;
}

const NEAR_HOME = reason('pirate-near-home', 'the pirate keeps away from the first island');
const FAR_SEA = reason('pirate-far-sea', 'the pirate keeps off the printed sea at the far end');
const NOT_BESIDE = reason(
  'not-beside-pirate',
  'this ship did not begin the turn beside the pirate, or has tried',
);
const OWN_PIRATE = reason('own-pirate', 'the pirate is under control of the seat');

const SIX = 1 << 6;
/** what having the pirate is worth to a bot, in points */
const FRIEND = 0.15;

export interface OwnedPirateConfig {
  readonly fleet: Fleet;
  /** what a ship owes that comes to it or leaves it while another seat has it */
  readonly toll: number;
  /** the region whose neighbouring sea it keeps off, and the mark of hexes that it does not enter */
  readonly home: string;
  readonly farSea: string;
}

/**
 * A pirate that some seat has: whoever rolls a seven or drives it off takes it, puts it on the sea and robs a seat with
 * a ship beside it. Ships of the others pay a toll to come to it or to leave it. Ships that begin a turn beside it may each
 * throw a die to drive it off.
 */
export function ownedPirate({ fleet, toll, home, farSea }: OwnedPirateConfig): Part {
  const bitOf = (ship: Traveller): number => 1 << (ship % fleet.config.ships);
  return {
    id: 'owned-pirate',
    of: { toll, home, farSea },
    uses: [fleet.part],
    blockers: [{ id: 'pirate', on: 'hex', where: 'water' }],
    fields: pirateOfFields,
    decisions: {
      'chase-die': { nature: true, args: (b) => [{ name: 'seat', domain: b.domain('seat') }] },
    },
    exempt: { rare: ['event.gold-stolen'] },
    brings: ['pirate'],
    rules: (was, b) => {
      const pirate = b.blocker('pirate');
      const owner = b.cell('pirateOf');
      const { chasers } = handlesOf(b, pirateOfFields);
      const own = fleet.of(b);
      const { hexes, edges, hexHex, hexEdge } = b.topology;
      const marked = (hex: Hex): boolean =>
        (b.layout.marks.hexes[farSea] ?? []).some(({ q, r }) => b.topology.hexAt(q, r) === hex);
      const isHome = b.layout.hexes.map(({ region }) => region === home);
      const shunned = Uint8Array.from(b.layout.hexes, (_, hex) => (marked(hex) ? 1 : 0));
      const nearHome = Uint8Array.from(b.layout.hexes, (_, hex) => {
        for (let i = hex * 6; i < hex * 6 + 6; i++) if (hexHex[i] >= 0 && isHome[hexHex[i]]) return 1;
        return 0;
      });
      /** by hex and edge: 1 where the edge is one of the hex */
      const sides = new Uint8Array(hexes * edges);
      for (let i = 0; i < hexes * 6; i++)
        if (hexEdge[i] >= 0) sides[Math.floor(i / 6) * edges + hexEdge[i]] = 1;
      const beside = (hex: Hex, edge: Edge): boolean => sides[hex * edges + edge] === 1;
      const muster = (s: State, seat: Seat): void => {
        const hex = b.fields.blocker.get(s, pirate);
        let bits = 0;
        if (hex >= 0 && owner.get(s) !== seat)
          own.each(s, seat, (ship) => {
            if (own.atHex(s, ship, hex)) bits |= bitOf(ship);
          });
        chasers.set(s, bits);
      };
      return {
        pirate: { chasing: () => SIX, arrived: () => {} },
        beginTurn: (s) => {
          was.beginTurn(s);
          muster(s, b.fields.active.get(s));
        },
        paired: {
          begin: (s, seat) => {
            was.paired.begin(s, seat);
            muster(s, seat);
          },
        },
        fleet: {
          launched: (s, seat, ship) => {
            was.fleet.launched(s, seat, ship);
            chasers.set(s, chasers.get(s) & ~bitOf(ship));
          },
        },
        travel: {
          toll: (s, kind, seat, via, to) => {
            const hex = b.fields.blocker.get(s, pirate);
            const asked = kind === 'ship' && hex >= 0 && owner.get(s) !== seat && beside(hex, to) ? toll : 0;
            return asked + was.travel.toll(s, kind, seat, via, to);
          },
        },
        blockers: {
          barStand: (s, blocker, place, seat, list) => {
            if (blocker !== pirate) return was.blockers.barStand(s, blocker, place, seat, list);
            // Who takes it from another may leave it where it is.
            const stays = b.fields.blocker.get(s, pirate) === place && owner.get(s) !== seat;
            const bar = stays ? undefined : was.blockers.barStand(s, blocker, place, seat, list);
            if (bar) return bar;
            if (nearHome[place] === 1) return NEAR_HOME;
            return shunned[place] === 1 ? FAR_SEA : undefined;
          },
          moved: (s, seat, blocker, place) => {
            if (blocker === pirate) {
              owner.set(s, seat);
              chasers.set(s, 0);
              b.the.pirate.arrived(s, place);
            }
            was.blockers.moved(s, seat, blocker, place);
          },
          touches: (s, victim, blocker, place) =>
            blocker === pirate
              ? own.beside(s, victim, place)
              : was.blockers.touches(s, victim, blocker, place),
          barRob: (s, seat, victim, blocker, place) =>
            blocker === pirate &&
            handSize(b, s, victim) === 0 &&
            goldOf(b, s, victim) > 0 &&
            b.the.blockers.touches(s, victim, blocker, place)
              ? undefined
              : was.blockers.barRob(s, seat, victim, blocker, place),
          rob: (s, seat, victim) => {
            if (handSize(b, s, victim) > 0) {
              was.blockers.rob(s, seat, victim);
              return;
            }
            if (s.events) tell(s, 'gold-stolen', { seat, from: victim });
            payGold(b, s, victim, seat, 1);
          },
        },
        hints: {
          progress: (s, seat) => was.hints.progress(s, seat) + (owner.get(s) === seat ? FRIEND : 0),
        },
      };
    },
    moves: (b) => {
      const owner = b.cell('pirateOf');
      const { chasers } = handlesOf(b, pirateOfFields);
      const own = fleet.of(b);
      const bar = (s: State, seat: Seat, ship: number) => {
        if (owner.get(s) === seat) return OWN_PIRATE;
        if (ship < 0) return chasers.get(s) === 0 ? NOT_BESIDE : undefined;
        const mine = own.owner(ship) === seat && own.at(s, ship) >= 0;
        return mine && (chasers.get(s) & bitOf(ship)) !== 0 ? undefined : NOT_BESIDE;
      };
      return [
        {
          name: 'chase-pirate',
          args: [{ name: 'edge', domain: b.domain('edge') }, shipArg(own)],
          decisions: ['move-ship'],
          list: (s, seat, out) => {
            if (chasers.get(s) === 0) return;
            own.each(s, seat, (ship, edge) => {
              if (bar(s, seat, ship) === undefined) out.put(edge, ship);
            });
          },
          apply: (s, seat, _edge, ship) => {
            chasers.set(s, chasers.get(s) & ~bitOf(ship));
            push(s, b.decision('chase-die'), NATURE, seat);
          },
          why: (s, seat, edge, ship) =>
            bar(s, seat, ship) ?? (own.at(s, ship) === edge ? undefined : NOT_BESIDE),
        },
        {
          name: 'chase-die',
          args: [{ name: 'die', domain: b.domain('die') }],
          decisions: ['chase-die'],
          uniform: true,
          list: (_s, _nature, out) => out.putAll(),
          apply: (s, _nature, die) => {
            const seat = topArg(s, 0);
            pop(s);
            const won = ((b.the.pirate.chasing(s, seat) >> (die + 1)) & 1) === 1;
            if (s.events) tell(s, won ? 'pirate-chased' : 'pirate-held', { seat, die: die + 1 });
            if (won) b.the.blockers.ask(s, seat);
          },
        },
      ];
    },
    words: {
      terms: {
        'blocker.pirate': 'pirate',
        'field.pirateOf': 'Friend of the pirates',
        'move.chase-pirate': 'Drive the pirate off',
        'move.chase-die': 'The die against the pirate',
        'decision.chase-die': 'A die is thrown against the pirate',
        'event.pirate-chased': '{seat} throws {die} and takes the pirate.',
        'event.pirate-held': '{seat} throws {die}: the pirate stays.',
        'event.gold-stolen': '{seat} steals 1 gold from {from}.',
        'reason.pirate-near-home': 'The pirate keeps away from the first island.',
        'reason.pirate-far-sea': 'The pirate keeps off the printed sea at the far end.',
        'reason.not-beside-pirate': 'This ship did not begin the turn beside the pirate, or has tried.',
        'reason.own-pirate': 'The pirate is yours.',
      },
      instead: {
        'move.move-blocker': 'Place the pirate',
        'decision.move-blocker': 'Place the pirate',
      },
    },
    looks: {
      blockers: { pirate: { shape: 'longship', colour: '#1f1f26', owner: 'pirateOf' } },
      fields: { pirateOf: { on: 'holder', shape: 'skull' } },
      moves: { 'chase-pirate': { shape: 'skull', colour: '#e9e2d0' } },
    },
  };
}
