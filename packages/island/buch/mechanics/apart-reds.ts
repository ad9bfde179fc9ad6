import type { State } from '@hexwright/kernel';
import type { Hex } from '../../board/index.ts';
import type { Part } from '../../rulebook/index.ts';

const REDS = [6, 8];
const RED_BITS = REDS.reduce((bits, number) => bits | (1 << number), 0);

/** A 6 or 8 is not drawn for a hex beside another of them, as long as another number is left. */
export function apartReds(): Part {
  return {
    id: 'apart-reds',
    rules: (was, b) => {
      const { hexHex } = b.topology;
      const isNearRed = (s: State, hex: Hex): boolean => {
        for (let i = hex * 6; i < hex * 6 + 6; i++)
          if (hexHex[i] >= 0 && (b.fields.numbers.get(s, hexHex[i]) & RED_BITS) !== 0) return true;
        return false;
      };
      const hasOther = (s: State, hex: Hex, terrain: number): boolean => {
        for (let number = 2; number <= 12; number++)
          if (!REDS.includes(number) && was.discovery.token(s, hex, terrain, number) > 0) return true;
        return false;
      };
      return {
        discovery: {
          token: (s, hex, terrain, number) =>
            REDS.includes(number) && isNearRed(s, hex) && hasOther(s, hex, terrain)
              ? 0
              : was.discovery.token(s, hex, terrain, number),
        },
      };
    },
  };
}
