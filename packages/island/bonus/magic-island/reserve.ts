import { NATURE, pop, push, type Seat, type State, tell, topArg } from '@hexwright/kernel';
import type { Hex } from '../../board/index.ts';
import { boardChange, changeHex, discovery, landmasses, NUMBERS, numberArg } from '../../mechanics/index.ts';
import type { Book, Part } from '../../rulebook/index.ts';

declare module '../../rulebook/points.ts' {
  interface Groups {
    reserve: ReservePoints;
  }
}

export interface ReservePoints {
  /** how many hexes of the terrain lie in the reserve */
  land(s: State, terrain: number): number;
  /** lays this terrain out of the reserve over the hex; what lay there goes into the reserve, with its token */
  layLand(s: State, hex: Hex, terrain: number): void;
  /** the hex gets a token out of the reserve by chance, as something that the seat brought about */
  giveToken(s: State, seat: Seat, hex: Hex): void;
  /** the same by chance alone */
  drawToken(s: State, hex: Hex): void;
}

/** Hexes and tokens beside the board: what discoverers uncover comes from there, and what leaves the board goes there. */
export const reserve: Part = {
  id: 'discovery-reserve',
  uses: [discovery(), boardChange(), landmasses()],
  decisions: { 'fog-token': { nature: true, args: (b: Book) => [{ name: 'hex', domain: b.domain('hex') }] } },
  brings: ['reserve'],
  rules: (_was, b) => {
    const terrains = b.grid('stackTerrain');
    const numbers = b.grid('stackNumber');
    return {
      reserve: {
        land: (s, terrain) => terrains.get(s, 0, terrain),
        layLand: (s, hex, terrain) => {
          const tokens = b.fields.numbers.get(s, hex);
          terrains.add(s, 0, b.fields.terrain.get(s, hex), 1);
          terrains.add(s, 0, terrain, -1);
          for (let n = 2; n < NUMBERS; n++) if ((tokens >> n) & 1) numbers.add(s, 0, n, 1);
          changeHex(b, s, hex, terrain, 0);
        },
        giveToken: (s, _seat, hex) => b.the.reserve.drawToken(s, hex),
        drawToken: (s, hex) => {
          for (let n = 2; n < NUMBERS; n++)
            if (numbers.get(s, 0, n) > 0) return push(s, b.decision('fog-token'), NATURE, hex);
        },
      },
    };
  },
  moves: (b) => {
    const numbers = b.grid('stackNumber');
    return [
      {
        name: 'fog-token',
        args: [numberArg],
        decisions: ['fog-token'],
        list: (s, _nature, out) => {
          for (let n = 2; n < NUMBERS; n++) if (numbers.get(s, 0, n) > 0) out.weigh(numbers.get(s, 0, n), n);
        },
        apply: (s, _nature, number) => {
          const hex = topArg(s, 0);
          pop(s);
          layToken(b, s, hex, number);
        },
      },
    ];
  },
  words: {
    terms: {
      'decision.fog-token': 'A number token is drawn',
      'move.fog-token': 'The number token',
      'event.token-laid': 'A hex gets the number {number}.',
      'event.hex-changed': 'A hex becomes {terrain}.',
    },
  },
};

/** The token goes from the reserve onto the hex. */
export function layToken(b: Book, s: State, hex: Hex, number: number): void {
  b.grid('stackNumber').add(s, 0, number, -1);
  b.fields.numbers.set(s, hex, 1 << number);
  if (s.events) tell(s, 'token-laid', { hex, number });
}
