import type { Hex } from '../../board/index.ts';
import type { Options, Part } from '../../rulebook/index.ts';

/** the option whether areas lie under fog */
export const SPICE_FOG = 'spiceFog';
export const isFogged = (options: Options): boolean => options[SPICE_FOG] === true;

/** Under fog every area of the map, a region of the layout, hides just one spice hex; whatever else is in the stack lies anywhere. */
export function spiceAreas(): Part {
  return {
    id: 'spice-areas',
    rules: (was, b) => {
      const spice = b.terrain('spice');
      const unknown = b.terrains.findIndex(({ id }) => id === 'unknown');
      const mates = b.layout.hexes.map(({ region }) =>
        b.layout.hexes.flatMap((hex, i): Hex[] => (region !== undefined && hex.region === region ? [i] : [])),
      );
      return {
        discovery: {
          share: (s, hex, terrain) => {
            const count = was.discovery.share(s, hex, terrain);
            let left = 0;
            for (const mate of mates[hex]) {
              const found = b.fields.terrain.get(s, mate);
              if (found === spice) return terrain === spice ? 0 : count;
              if (found === unknown) left++;
            }
            if (left === 0) return count;
            // One of the unknown hexes of the area is the spice hex: this one as likely as the others.
            if (terrain !== spice) return count * (left - 1);
            let others = 0;
            for (let t = 0; t < b.terrains.length; t++)
              if (t !== spice) others += was.discovery.share(s, hex, t);
            return Math.max(1, others);
          },
        },
      };
    },
  };
}
