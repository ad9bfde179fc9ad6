import { reason } from '@hexwright/kernel';
import { markNeed } from '../../board/index.ts';
import type { Part } from '../../rulebook/index.ts';

const NO_CITY_SITE = reason('no-city-site', 'no city may stand there');

/** Cities stand on marked corners alone. */
export function namedCities({ mark, city }: { readonly mark: string; readonly city: string }): Part {
  return {
    id: 'named-cities',
    of: { mark, city },
    boardNeeds: [markNeed('corners', mark)],
    rules: (was, b) => {
      const isSite = new Uint8Array(b.topology.corners);
      for (const { q, r, corner } of b.layout.marks.corners[mark] ?? [])
        isSite[b.topology.cornerAt(q, r, corner)] = 1;
      const { index } = b.piece(city);
      return {
        barBuild: (s, seat, piece, place, list) =>
          was.barBuild(s, seat, piece, place, list) ??
          (piece === index && isSite[place] === 0 ? NO_CITY_SITE : undefined),
        hints: {
          foundingGain: (s, seat, corner) =>
            was.hints.foundingGain(s, seat, corner) + (isSite[corner] === 1 ? GROWS : 0),
        },
      };
    },
    words: { terms: { 'reason.no-city-site': 'A city stands only on a named site.' } },
  };
}

/** what bots think of a place where a city may come to stand, in points */
const GROWS = 0.7;
