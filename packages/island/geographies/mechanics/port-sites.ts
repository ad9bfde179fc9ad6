import { markNeed } from '../../board/index.ts';
import type { Part } from '../../rulebook/index.ts';
import { builtOn, markedCorners } from './marked.ts';

export interface PortSitesConfig {
  /** the mark of the corners that are ports */
  readonly mark: string;
  readonly goods: readonly string[];
  readonly rate: number;
}

/** what the first port is worth to bots, in points */
const LURE = 0.2;

/** Whoever has a building on one of these corners trades some goods with the bank at a better rate. */
export function portSites(config: PortSitesConfig): Part {
  const { mark, goods, rate } = config;
  return {
    id: 'port-sites',
    of: config,
    boardNeeds: [markNeed('corners', mark)],
    rules: (was, b) => {
      const ports = markedCorners(b, [mark]);
      const helped = Uint8Array.from(b.goods, ({ id }) => (goods.includes(id) ? 1 : 0));
      return {
        bank: {
          rate: (s, seat, good) => {
            const before = was.bank.rate(s, seat, good);
            return helped[good] === 1 && before > rate && builtOn(b, s, seat, ports) > 0 ? rate : before;
          },
        },
        hints: {
          foundingGain: (s, seat, corner) =>
            was.hints.foundingGain(s, seat, corner) +
            (ports.includes(corner) && builtOn(b, s, seat, ports) === 0 ? LURE : 0),
        },
      };
    },
  };
}
