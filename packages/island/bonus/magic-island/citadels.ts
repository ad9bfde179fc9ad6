import { reason, type Seat, type State } from '@hexwright/kernel';
import type { Corner } from '../../board/index.ts';
import { isFounding, NOT_REACHED } from '../../mechanics/index.ts';
import type { Book, Part } from '../../rulebook/index.ts';
import { development } from './development.ts';
import { STACKS } from './rows.ts';
import { stacksOf } from './stacks.ts';

export const CITADEL = 'magic-citadel';
const MAGIC = STACKS.indexOf('magic');
/** what a citadel opens to a bot, in points, besides its own */
const OPENS = 1.5;

const NOT_THERE = reason('not-at-citadel', 'a citadel stands at the citadel hex');
const ONE_ONLY = reason('one-citadel', 'the seat has its citadel');
const NO_SETTLEMENT = reason('citadel-only', 'only citadels stand at the citadel hex');
const NO_CITADEL = reason('no-own-citadel', 'the seat has no citadel');
const NOT_AT_START = reason('citadel-at-start', 'nobody starts at the citadel hex');

/** by corner: 1 at a hex that brings magic */
function citadelCorners(b: Book): Uint8Array {
  const at = new Uint8Array(b.topology.corners);
  b.layout.hexes.forEach(({ terrain }, hex) => {
    if (terrain === 'citadel') for (const corner of b.walks.cornersOf[hex]) at[corner] = 1;
  });
  return at;
}

export interface Citadels {
  has(s: State, seat: Seat): boolean;
  /** how many there are on the board */
  count(s: State): number;
}

const known = new WeakMap<Book, Citadels>();

export function citadelsOf(b: Book): Citadels {
  let own = known.get(b);
  if (!own) {
    const corners = [...citadelCorners(b)].flatMap((there, corner) => (there ? [corner] : []));
    const { index } = b.piece(CITADEL);
    const owner = (s: State, corner: Corner): number => {
      const mark = b.fields.building.get(s, corner);
      return mark !== 0 && b.pieceOf[mark] === index ? b.ownerOf[mark] : -1;
    };
    own = {
      has: (s, seat) => corners.some((corner) => owner(s, corner) === seat),
      count: (s) => corners.filter((corner) => owner(s, corner) >= 0).length,
    };
    known.set(b, own);
  }
  return own;
}

/** what speaks against a card of a seat without a citadel */
export const barWithout =
  (b: Book) =>
  (s: State, seat: Seat): typeof NO_CITADEL | undefined =>
    citadelsOf(b).has(s, seat) ? undefined : NO_CITADEL;

/**
 * A hex that gives magic cards. Around it stand citadels, as close as they like, one for each seat: shown by a city, and settlements in
 * all that counts.
 */
export const citadels: Part = {
  id: 'magic-citadels',
  uses: [development],
  terrains: [{ id: 'citadel' }],
  pieces: [
    {
      id: CITADEL,
      on: 'corner',
      supply: { madeOf: 'city' },
      cost: { grain: 1, ore: 2, gold: 2 },
      points: 1,
      draws: 1,
      distance: true,
      blocksRoutes: true,
      only: 'reached',
      bar: (b) => {
        const at = citadelCorners(b);
        return (s, seat, corner) => {
          if (at[corner] === 0) return NOT_THERE;
          return b.rules.cornerReached(s, seat, corner) ? b.rules.barFound(s, seat, corner) : NOT_REACHED;
        };
      },
    },
  ],
  rules: (was, b) => {
    const at = citadelCorners(b);
    const { index } = b.piece(CITADEL);
    const founds = Uint8Array.from(b.pieces, (piece) => (isFounding(b, piece) ? 1 : 0));
    const { edgeHex, cornerCorner, cornerCornerFrom } = b.topology;
    const isCitadel = b.layout.hexes.map(({ terrain }) => terrain === 'citadel');
    const rim = Uint8Array.from({ length: b.topology.edges }, (_, edge) =>
      [edgeHex[edge * 2], edgeHex[edge * 2 + 1]].some((hex) => hex >= 0 && isCitadel[hex]) ? 1 : 0,
    );
    const own = citadelsOf(b);
    return {
      edgeFit: (s, piece, edge) => rim[edge] === 0 && was.edgeFit(s, piece, edge),
      tooNear: (s, seat, corner) => {
        if (at[corner] === 0) return was.tooNear(s, seat, corner);
        for (let i = cornerCornerFrom[corner]; i < cornerCornerFrom[corner + 1]; i++) {
          const mark = b.fields.building.get(s, cornerCorner[i]);
          if (at[cornerCorner[i]] === 0 && mark !== 0 && b.keepsDistance[b.pieceOf[mark]]) return true;
        }
        return false;
      },
      barFound: (s, seat, corner) =>
        was.barFound(s, seat, corner) ?? (at[corner] === 1 && own.has(s, seat) ? ONE_ONLY : undefined),
      barBuild: (s, seat, piece, place, list) =>
        was.barBuild(s, seat, piece, place, list) ??
        (founds[piece] === 1 && piece !== index && at[place] === 1 ? NO_SETTLEMENT : undefined),
      barStartAt: (s, seat, corner) =>
        was.barStartAt(s, seat, corner) ?? (at[corner] === 1 ? NOT_AT_START : undefined),
      development: {
        barStack: (s, seat, stack) =>
          was.development.barStack(s, seat, stack) ??
          (stack === MAGIC && !own.has(s, seat) ? NO_CITADEL : undefined),
      },
      afterProduction: (s, number) => {
        was.afterProduction(s, number);
        const { draw } = stacksOf(b);
        for (let hex = 0; hex < isCitadel.length; hex++) {
          if (!isCitadel[hex] || !b.rules.answers(s, hex, number) || b.rules.hexStopped(s, hex)) continue;
          const active = Math.max(0, b.fields.active.get(s));
          // In turn order from the active seat: whoever draws first lies on top.
          for (let i = b.seats - 1; i >= 0; i--) {
            const seat = (active + i) % b.seats;
            if (own.has(s, seat)) draw(s, seat, MAGIC);
          }
        }
      },
      hints: {
        foundingGain: (s, seat, corner) =>
          was.hints.foundingGain(s, seat, corner) + (at[corner] === 1 ? OPENS : 0),
        progress: (s, seat) => was.hints.progress(s, seat) + (own.has(s, seat) ? OPENS : 0),
        aims: (s, seat, aim) => {
          was.hints.aims(s, seat, aim);
          if (own.has(s, seat)) return;
          for (let corner = 0; corner < at.length; corner++)
            if (at[corner] === 1 && b.rules.barBuild(s, seat, index, corner) === undefined)
              return aim(b.rules.cost(s, seat, index, corner), 1 + OPENS);
        },
      },
    };
  },
  words: {
    terms: {
      'terrain.citadel': 'citadel',
      [`piece.${CITADEL}`]: 'citadel',
      [`move.${CITADEL}`]: 'Build your citadel',
      'reason.not-at-citadel': 'A citadel stands at the citadel hex.',
      'reason.one-citadel': 'You have your citadel.',
      'reason.citadel-only': 'Only citadels stand at the citadel hex.',
      'reason.no-own-citadel': 'You have no citadel.',
      'reason.citadel-at-start': 'Nobody starts at the citadel hex.',
    },
  },
  looks: {
    terrains: { citadel: { colour: '#9a86b8', pattern: 'castle' } },
    pieces: { [CITADEL]: { shape: 'tower' } },
  },
};
