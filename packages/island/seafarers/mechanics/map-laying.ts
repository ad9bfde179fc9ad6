import { NATURE, push, reason, type State, tell } from '@hexwright/kernel';
import { type Hex, parseConstraint } from '../../board/index.ts';
import {
  besideRed,
  drawAndLay,
  drawAndLayDecisions,
  hexLayingTerms,
  isRed,
  lacksNumber,
  NUMBERS,
  numberArg,
  terrainArg,
} from '../../mechanics/index.ts';
import type { Book, Options, Part, Terms } from '../../rulebook/index.ts';

export interface MapLayingConfig {
  /** whether the players lay the map in this game; otherwise nature does as always */
  readonly when: (options: Options) => boolean;
}

const EMPTY = -1;

/**
 * The seats lay the map in turn: each draws a hex out of the bags of the layout and puts it on any free place. Then
 * the number tokens are laid in the same way, 6 and 8 first so that they can keep apart, and off the terrains where the
 * layout wants none.
 */
export function mapLaying({ when }: MapLayingConfig): Part {
  return {
    id: 'map-laying',
    words: { terms: mapLayingTerms },
    of: { when },
    fields: {
      hexBag: { per: (b) => [b.terrains.length] },
      numberBag: { per: [NUMBERS] },
      /** hexes and tokens laid so far, which says whose turn it is */
      mapLaid: { noLook: 'whoever is next is asked' },
    },
    decisions: {
      ...drawAndLayDecisions('hex', terrainArg),
      ...drawAndLayDecisions('number', () => numberArg),
    },
    setupSteps: (b) => {
      if (!when(b.options)) return [];
      const hexBag = b.row('hexBag');
      const numberBag = b.row('numberBag');
      const drawHex = b.decision('draw-hex');
      const drawNumber = b.decision('draw-number');
      const { hexes } = b.layout;
      const hexesLeft = (s: State): boolean => hexBag.some(s);
      const goesOn = (s: State): boolean => {
        if (hexesLeft(s)) return true;
        if (!numberBag.some(s)) return false;
        for (let hex = 0; hex < hexes.length; hex++) if (lacksNumber(b, s, hex)) return true;
        return false;
      };
      return [
        {
          replace: 'lay-board',
          by: {
            id: 'lay-board',
            run: (s) => {
              hexes.forEach(({ terrain }, hex) => {
                b.fields.terrain.set(s, hex, terrain === undefined ? EMPTY : b.terrain(terrain));
              });
              for (let place = 0; place < b.layout.harbours.places.length; place++)
                b.fields.harbour.set(s, place, EMPTY);
              for (const group of Object.values(b.layout.groups)) {
                for (const [id, count] of Object.entries(group.terrains ?? {}))
                  hexBag.add(s, b.terrain(id), count);
                for (const n of (group.numbers?.bag ?? []).flat()) numberBag.add(s, n, 1);
              }
              // Nature has nothing left to lay.
              b.fields.drawn.set(s, b.filler.draws);
            },
          },
        },
        {
          after: 'lay-board',
          add: {
            id: 'lay-map',
            run: (s) => {
              if (goesOn(s)) push(s, hexesLeft(s) ? drawHex : drawNumber, NATURE);
            },
            again: goesOn,
          },
        },
      ];
    },
    moves: (b) => {
      const numberBag = b.row('numberBag');
      const laid = b.cell('mapLaid');
      const { hexes } = b.topology;
      const inTurn = (s: State): number => 1 << (laid.get(s) % b.seats);
      const shunned = neverRed(b);
      /** how badly the token would lie there: beside another red, worse on land that takes none */
      const misfit = (s: State, hex: Hex): number =>
        (shunned[b.fields.terrain.get(s, hex)] ? 2 : 0) + (besideRed(b, s, hex) ? 1 : 0);
      /** how badly it has to lie at least; tokens that are not red lie well everywhere */
      const leastMisfit = (s: State): number => {
        let least = 3;
        for (let hex = 0; hex < hexes && least > 0; hex++)
          if (lacksNumber(b, s, hex)) least = Math.min(least, misfit(s, hex));
        return least;
      };
      return [
        ...drawAndLay(b, {
          what: 'hex',
          thing: terrainArg(b),
          bag: b.row('hexBag'),
          place: 'hex',
          laidBy: inTurn,
          places: (s, out) => {
            for (let hex = 0; hex < hexes; hex++) if (b.fields.terrain.get(s, hex) === EMPTY) out.put(hex);
          },
          lay: (s, seat, terrain, hex) => {
            b.fields.terrain.set(s, hex, terrain);
            laid.add(s, 1);
            if (s.events) tell(s, 'hex-laid', { seat, terrain: b.terrains[terrain].id, hex });
          },
          why: () => reason('hex-taken', 'a hex lies there already'),
        }),
        ...drawAndLay(b, {
          what: 'number',
          thing: numberArg,
          bag: numberBag,
          mayDraw: (s, n) => isRed(n) || numberBag.get(s, 6) + numberBag.get(s, 8) === 0,
          place: 'hex',
          laidBy: inTurn,
          places: (s, out, n) => {
            const red = isRed(n);
            const least = red ? leastMisfit(s) : 0;
            for (let hex = 0; hex < hexes; hex++)
              if (lacksNumber(b, s, hex) && (!red || misfit(s, hex) === least)) out.put(hex);
          },
          lay: (s, seat, n, hex) => {
            b.fields.numbers.set(s, hex, 1 << n);
            laid.add(s, 1);
            if (s.events) tell(s, 'token-laid', { seat, number: n, hex });
          },
          why: (s, _seat, hex) => {
            if (hex < 0 || !lacksNumber(b, s, hex))
              return reason('no-number-here', 'that hex takes no number');
            return shunned[b.fields.terrain.get(s, hex)]
              ? reason('token-shunned', 'that land takes no 6 or 8')
              : reason('token-reds', 'a 6 or 8 would lie beside another');
          },
        }),
      ];
    },
  };
}

/** by terrain: 1 where the layout wants no 6 or 8 */
function neverRed(b: Book): Uint8Array {
  const shunned = new Uint8Array(b.terrains.length);
  for (const { constraints } of Object.values(b.layout.groups))
    for (const text of constraints) {
      const wish = parseConstraint(text);
      if (wish?.rule === 'not-on') for (const id of wish.terrains) shunned[b.terrain(id)] = 1;
    }
  return shunned;
}

const mapLayingTerms: Terms = {
  ...hexLayingTerms,
  'move.draw-number': 'A number token is drawn',
  'move.lay-number': 'Lay the number here',
  'decision.draw-number': 'The next number token is drawn',
  'decision.lay-number': 'Choose a hex for the number {number}',
  'event.token-laid': '{seat} lays the number {number}.',
  'field.hexBag': 'Hexes still to be laid',
  'field.numberBag': 'Number tokens still to be laid',
  'reason.no-number-here': 'That hex takes no number.',
  'reason.token-reds': 'A 6 or 8 would lie beside another.',
  'reason.token-shunned': 'That land takes no 6 or 8.',
};
