import { type Seat, type State, tell } from '@hexwright/kernel';
import type { Edge, Hex } from '../../board/index.ts';
import { lanePieceAt } from '../../mechanics/index.ts';
import type { Part } from '../../rulebook/index.ts';
import { field, handlesOf } from '../../rulebook/index.ts';

const fields = {
  lair: field.row('hex'),
};

/** so many ships around a lair drive it away */
const SHIPS = 4;
/** what a place around a lair is worth to a bot, in points */
const LURE = 0.03;

/** Whoever uncovers sea finds a chest, and perhaps a lair: enough ships around it, whosever, drive it away, and everybody there finds a chest. */
export function seaLairs({ option }: { readonly option: string }): Part {
  return {
    id: 'sea-lairs',
    of: { option },
    fields,
    rules: (was, b) => {
      const { lair } = handlesOf(b, fields);
      const sea = b.terrain('sea');
      const ship = b.piece('ship').index;
      const shipAt = lanePieceAt(b, 'ship');
      const inUse = b.option<boolean>(option);
      const shipsAround = (s: State, hex: Hex, seat: Seat): number =>
        b.walks.edgesOf[hex].filter((edge: Edge) => shipAt(s, seat, edge) >= 0).length;
      return {
        discovery: {
          discovered: (s, seat, hex) => {
            was.discovery.discovered(s, seat, hex);
            if (b.fields.terrain.get(s, hex) !== sea) return;
            b.the.chests.gain(s, seat);
            if (inUse) lair.set(s, hex, 1);
          },
        },
        build: (s, seat, piece, place) => {
          was.build(s, seat, piece, place);
          if (!b.isRoute[piece] || b.pieces[piece].source !== ship) return;
          for (const hex of b.walks.hexesAlong[place]) {
            if (lair.get(s, hex) === 0) continue;
            let ships = 0;
            for (let other = 0; other < b.seats; other++) ships += shipsAround(s, hex, other);
            if (ships < SHIPS) continue;
            lair.set(s, hex, 0);
            if (s.events) tell(s, 'lair-gone', { seat, hex });
            for (let other = 0; other < b.seats; other++)
              if (shipsAround(s, hex, other) > 0) b.the.chests.gain(s, other);
          }
        },
        hints: {
          lures: (s, seat, corners, edges) => {
            was.hints.lures(s, seat, corners, edges);
            for (let hex = 0; hex < b.topology.hexes; hex++)
              if (lair.get(s, hex) > 0) for (const edge of b.walks.edgesOf[hex]) edges[edge] += LURE;
          },
        },
      };
    },
    words: {
      terms: {
        'field.lair': 'Lair of sea robbers',
        'event.lair-gone': 'The sea robbers leave their lair.',
      },
    },
    looks: { fields: { lair: { on: 'hex', shape: 'skull', colour: '#2b2b30' } } },
  };
}
