import { type Bar, type Seat, type State, tell } from '@hexwright/kernel';
import type { Corner } from '../../board/index.ts';
import { NO_GOOD, type Part } from '../../rulebook/index.ts';
import { noneLeft, TAKEN } from '../core/bars.ts';
import { NO_CARGO } from './cargo-moves.ts';
import type { Fleet } from './fleet.ts';
import { dropHold, NOT_HERE, shipArg } from './ship-moves.ts';

export interface SettlingConfig {
  readonly fleet: Fleet;
  readonly cargo: string;
  /** what becomes of ship and cargo */
  readonly piece: string;
}

/** a good a roll for the rest of the game, in points */
const INCOME = 4;

/** A ship with settlers aboard is turned into a building on a corner at one of its ends; both go back to the supply. */
export function settling({ fleet, cargo, piece }: SettlingConfig): Part {
  return {
    id: 'settling',
    of: { cargo, piece },
    uses: [fleet.part],
    rules: (was, b) => {
      const kind = fleet.of(b).kind(cargo);
      const { index } = b.piece(piece);
      const { hexes, corners, hexPlace, hexPlaceFrom } = b.topology;
      const odds = new Float64Array(13);
      const site = new Float64Array(corners);
      const every = Int16Array.from({ length: corners }, (_, corner) => corner);
      const survey = (s: State): void => {
        site.fill(0);
        b.the.hints.odds(s, 1, odds);
        for (let hex = 0; hex < hexes; hex++) {
          const bits = b.fields.numbers.get(s, hex);
          if (bits === 0 || b.gives[b.fields.terrain.get(s, hex)] === NO_GOOD) continue;
          for (let n = 2; n < 13; n++)
            if ((bits >> n) & 1)
              for (let i = hexPlaceFrom[hex]; i < hexPlaceFrom[hex + 1]; i++) site[hexPlace[i]] += odds[n];
        }
      };
      return {
        fleet: {
          errands: (s, seat, aboard, errand) => {
            was.fleet.errands(s, seat, aboard, errand);
            const left = b.fields.supply.get(s, seat, index);
            if (aboard !== kind || left === 0) return;
            // With one piece left only one of all ships with settlers can go ashore.
            const others = left === 1 ? 0 : 1;
            survey(s);
            for (let corner = 0; corner < corners; corner++)
              if (
                site[corner] > 0 &&
                b.fields.building.get(s, corner) === 0 &&
                b.rules.barFound(s, seat, corner) === undefined
              )
                errand(every, corner, corner + 1, 1 + INCOME * site[corner], 0, 0, others);
          },
        },
      };
    },
    moves: (b) => {
      const own = fleet.of(b);
      const kind = own.kind(cargo);
      const { index } = b.piece(piece);
      const none = noneLeft(b.piece(piece));
      const bar = (s: State, seat: Seat, corner: Corner): Bar => {
        if (b.fields.building.get(s, corner) !== 0) return TAKEN;
        return b.rules.barFound(s, seat, corner);
      };
      return [
        {
          name: 'settle-ashore',
          args: [{ name: 'corner', domain: b.domain('corner') }, shipArg(own)],
          decisions: ['move-ship'],
          list: (s, seat, out) => {
            if (((own.aboard(s, seat) >> kind) & 1) === 0 || b.fields.supply.get(s, seat, index) === 0)
              return;
            own.each(s, seat, (ship, edge) => {
              if (!own.holds.has(s, ship, kind)) return;
              for (let end = 0; end < 2; end++) {
                const corner = b.topology.edgeCorner[edge * 2 + end];
                if (bar(s, seat, corner) === undefined) out.put(corner, ship);
              }
            });
          },
          apply: (s, seat, corner, ship) => {
            dropHold(b, own, s, seat, ship);
            own.put(s, ship, -1);
            if (s.events) tell(s, 'settled-ashore', { seat, corner });
            b.rules.build(s, seat, index, corner);
            b.rules.reviewAwards(s);
            b.rules.built(s, seat, index, corner);
          },
          why: (s, seat, corner, ship) => {
            if (b.fields.supply.get(s, seat, index) === 0) return none;
            if (ship < 0) return NO_CARGO;
            if (own.owner(ship) !== seat || !own.atCorner(s, ship, corner)) return NOT_HERE;
            return own.holds.has(s, ship, kind) ? bar(s, seat, corner) : NO_CARGO;
          },
        },
      ];
    },
    words: {
      terms: {
        'move.settle-ashore': `Go ashore and found a ${piece}`,
        'move.settle-ashore.short': 'Go ashore',
        'event.settled-ashore': '{seat} goes ashore.',
      },
    },
    looks: { moves: { 'settle-ashore': { shape: 'house' } } },
  };
}
