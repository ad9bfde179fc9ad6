import type { Part } from '../../rulebook/index.ts';
import type { TradeHex } from './trade-hexes.ts';

/** what trade hexes give that have numbers */
export const TRADE_GOODS = { 'trade-castle': 'wool', glassworks: 'lumber', quarry: 'brick' };

/** Trade hexes give goods on their numbers, as other hexes do. */
export function tradeHarvest(gives: Readonly<Partial<Record<TradeHex, string>>>): Part {
  return {
    id: 'trade-harvest',
    of: gives,
    rules: (was, b) => {
      const byTerrain = new Map(Object.entries(gives).map(([hex, good]) => [b.terrain(hex), b.good(good)]));
      const goods = b.terrains.map((_, terrain) => byTerrain.get(terrain));
      return { hexGood: (s, hex) => goods[b.fields.terrain.get(s, hex)] ?? was.hexGood(s, hex) };
    },
  };
}
