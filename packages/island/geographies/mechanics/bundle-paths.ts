import { markNeed } from '../../board/index.ts';
import type { Part } from '../../rulebook/index.ts';
import { markedEdges } from './marked.ts';
import { ratesByRoads } from './trading-paths.ts';

export interface BundlePathsConfig {
  readonly mark: string;
  /** what whoever has a road there trades 2:1, and nothing else */
  readonly goods: readonly string[];
}

/** Marked edges that stand for several harbours at once: whoever has a road there trades each of these goods 2:1. */
export function bundlePaths(config: BundlePathsConfig): Part {
  const { mark, goods } = config;
  return {
    id: `bundle-paths ${mark}`,
    of: config,
    boardNeeds: [markNeed('edges', mark)],
    rules: (was, b) => {
      const bits = goods.reduce((all, good) => all | (1 << b.harbourKinds.indexOf(good)), 0);
      return ratesByRoads(
        was,
        b,
        markedEdges(b, mark).map(({ edge }) => ({ edge, bits })),
      );
    },
    looks: { marks: { [mark]: { shape: 'way', colour: '#8e24aa' } } },
  };
}
