import { reason, type Seat, type State } from '@hexwright/kernel';
import { type Corner, regionNeed } from '../../board/index.ts';
import { isFounding } from '../../mechanics/index.ts';
import { type Book, type Part, TURNS } from '../../rulebook/index.ts';

export interface FinishLineConfig {
  /** the land at the far end: its corners are the finish line */
  readonly region: string;
  /** the land that everybody sets out from */
  readonly home: string;
  readonly settlement: string;
  readonly city: string;
  /** what each counts there, in points; the city is what the game goes to */
  readonly points: { readonly settlement: number; readonly city: number };
}

const KEPT = reason('kept-for-the-finish', 'the last one is kept for the finish line');
const ONE_ONLY = reason('one-at-the-finish', 'everybody builds a single settlement there');
/** what bots think the whole way is worth, in points, and a step ahead to whoever can lay one */
const WAY = 4;
const STEP = 0.3;

/**
 * A race to the corners of one land: whoever has a city there has the points that win, and a settlement there some of them. Everybody
 * builds a single settlement there, and keeps the last settlement and the last city for it. How many were built away from home is counted.
 */
export function finishLine(config: FinishLineConfig): Part {
  const { region, home, points } = config;
  return {
    id: 'finish-line',
    of: config,
    boardNeeds: [regionNeed(region, home)],
    fields: { builtAbroad: { noLook: 'the settlements stand on the board' } },
    rules: (was, b) => {
      const abroad = b.cell('builtAbroad');
      const [settlement, city] = [b.piece(config.settlement), b.piece(config.city)];
      const founds = Uint8Array.from(b.pieces, (piece) => (isFounding(b, piece) ? 1 : 0));
      const atHome = touching(b, home);
      const finish = touching(b, region);
      const lineCorners = [...finish.keys()].filter((corner) => finish[corner] === 1);
      const far = stepsTo(b, lineCorners);
      const longest = far.reduce((most, steps) => Math.max(most, steps), 1);
      const hasTown = (s: State, seat: Seat): boolean => {
        for (let i = 0; i < lineCorners.length; i++) {
          const mark = b.fields.building.get(s, lineCorners[i]);
          if (mark !== 0 && b.ownerOf[mark] === seat) return true;
        }
        return false;
      };
      const routesAt = b.grid<number, Corner>('routesAt');
      /** how many edges the nearest end of the seat's ways is away from the finish */
      const left = (s: State, seat: Seat): number => {
        let least = longest;
        for (let corner = 0; corner < far.length; corner++)
          if (far[corner] < least && routesAt.get(s, seat, corner) > 0) least = far[corner];
        return least;
      };
      const barAt = (s: State, seat: Seat, corner: Corner) =>
        finish[corner] === 1 && hasTown(s, seat) ? ONE_ONLY : undefined;
      /** whether this is the last one of the seat, and would not stand at the finish */
      const wastes = (s: State, seat: Seat, piece: number, corner: Corner): boolean =>
        (piece === city.index || (piece === settlement.index && !hasTown(s, seat))) &&
        finish[corner] === 0 &&
        b.fields.supply.get(s, seat, piece) === 1;
      return {
        barBuild: (s, seat, piece, place, list) =>
          was.barBuild(s, seat, piece, place, list) ??
          (founds[piece] === 1 ? barAt(s, seat, place) : undefined) ??
          (b.pieces[piece].on === 'corner' && wastes(s, seat, piece, place) ? KEPT : undefined),
        barFound: (s, seat, corner) => was.barFound(s, seat, corner) ?? barAt(s, seat, corner),
        built: (s, seat, piece, place) => {
          was.built(s, seat, piece, place);
          if (founds[piece] === 1 && b.fields.stage.get(s) === TURNS && atHome[place] === 0) abroad.add(s, 1);
        },
        hints: {
          progress: (s, seat) => was.hints.progress(s, seat) + WAY * (1 - left(s, seat) / longest),
          foundingGain: (s, seat, corner) =>
            was.hints.foundingGain(s, seat, corner) +
            (finish[corner] === 1 ? points.settlement : (WAY * (1 - far[corner] / longest)) / 4),
          lures: (s, seat, corners, edges) => {
            was.hints.lures(s, seat, corners, edges);
            const now = left(s, seat);
            for (let corner = 0; corner < far.length; corner++)
              if (far[corner] < now) corners[corner] += STEP * (now - far[corner]);
          },
          aims: (s, seat, aim) => {
            was.hints.aims(s, seat, aim);
            if (hasTown(s, seat)) aim(city.bill, points.city - points.settlement);
            else if (left(s, seat) === 0) aim(settlement.bill, points.settlement);
          },
        },
      };
    },
    scores: [
      {
        id: 'finish-line',
        most: () => points.city,
        of: (b) => {
          const finish = touching(b, region);
          const corners = [...finish.keys()].filter((corner) => finish[corner] === 1);
          const city = b.piece(config.city).index;
          return (s, seat) => {
            let best = 0;
            for (let i = 0; i < corners.length; i++) {
              const mark = b.fields.building.get(s, corners[i]);
              if (mark === 0 || b.ownerOf[mark] !== seat) continue;
              best = Math.max(best, b.pieceOf[mark] === city ? points.city : points.settlement);
            }
            return best;
          };
        },
      },
    ],
    words: {
      terms: {
        'reason.kept-for-the-finish': 'You keep your last one for the finish line.',
        'reason.one-at-the-finish': 'You build a single settlement on the finish line.',
        'score.finish-line': 'At the finish line',
      },
    },
  };
}

/** by corner: 1 if it touches a hex of the region */
function touching(b: Book, region: string): Uint8Array {
  return Uint8Array.from({ length: b.topology.corners }, (_, corner) =>
    b.walks.hexesAt[corner].some((hex) => b.layout.hexes[hex].region === region) ? 1 : 0,
  );
}

/** by corner: how many edges it is away from the nearest of these */
function stepsTo(b: Book, corners: readonly Corner[]): Int16Array {
  const steps = new Int16Array(b.topology.corners).fill(b.topology.corners);
  const queue = [...corners];
  for (const corner of queue) steps[corner] = 0;
  for (const corner of queue)
    for (const edge of b.walks.edgesAt[corner])
      for (const next of b.walks.endsOf[edge])
        if (steps[next] > steps[corner] + 1) {
          steps[next] = steps[corner] + 1;
          queue.push(next);
        }
  return steps;
}
