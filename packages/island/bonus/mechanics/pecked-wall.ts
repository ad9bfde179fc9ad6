import { type Bar, reason, type Seat, type State, tell } from '@hexwright/kernel';
import { type Corner, type Edge, markNeed } from '../../board/index.ts';
import { anewEachTurn, canPay, isFounding, numberArg, pay } from '../../mechanics/index.ts';
import type { AwardSpec, Bill, Book, Part } from '../../rulebook/index.ts';

declare module '../../rulebook/points.ts' {
  interface Groups {
    peckedWall: PeckedWallPoints;
  }
}

export interface PeckedWallPoints {
  /** both pieces of a section are bought; its number token is free for something else */
  opened(s: State, seat: Seat, number: number): void;
}

type Price = Readonly<Record<string, number>>;

export interface PeckedWallConfig {
  /** the edges of the sections, whose value is the section */
  readonly mark: string;
  /** by section: what its upper and its lower piece cost */
  readonly upper: readonly Price[];
  readonly lower: readonly Price[];
  /** the points, upwards, of which each unlocks a section once */
  readonly unlocks: readonly number[];
  /** the regions on either side */
  readonly sides: readonly [string, string];
  readonly robber: string;
}

const COVERED = reason('wall-covered', 'the wall covers it');
const BOTH_SIDES = reason('wall-other-side', 'the other settlement stands on the other side of the wall');
const SAME_SIDE = reason('wall-robber', 'the robber goes to the other side of the wall');
const PECKED = reason('wall-pecked', 'one piece of the wall a turn');
const LOCKED = reason('wall-locked', 'no number token lies there');
const NUMBERED = reason('wall-numbered', 'a number token lies there, or has lain there');
const NO_SECTION = reason('wall-no-section', 'that is no section of the wall');
const GONE = reason('wall-gone', 'the section is gone');
const NOT_YOURS = reason('wall-not-yours', 'the number token is not the player’s to place');
const PRICE = reason('wall-price', 'the price of the piece is not in the hand');

const BOTH = 2;

/** for bots, in points: a piece of the wall besides what comes of it, the last of a section, and a token still to be placed */
const PIECE = 0.3;
const LAST = 0.6;
const UNPLACED = -0.2;

/**
 * A wall of sections, each with an upper piece on a lower one. Nothing is built where it stands. Whoever comes first to certain
 * points unlocks a section of choice, and from then on everybody may buy its pieces away, one a turn.
 */
export function peckedWall(config: PeckedWallConfig): Part {
  const { mark, unlocks, robber: robberId } = config;
  return {
    id: 'pecked-wall',
    of: config,
    brings: ['peckedWall'],
    boardNeeds: [markNeed('edges', mark, 2)],
    fields: {
      /** by edge: how many pieces of the wall stand there */
      wallEdges: { per: ['edge'] },
      /** by the corner in the middle of a section: its number token */
      wallTokens: { per: ['corner'] },
      wallPieces: { per: ['seat'] },
      /** by number token: the seat plus one that was the first to have so many points */
      wallClaims: { holds: 'seat+1', per: [unlocks.length] },
      /** the number tokens that lie at the wall, or have lain there, as bits */
      wallPlaced: { noLook: 'the tokens lie at the wall' },
      wallPecked: { noLook: 'what can be bought no more this turn is not offered' },
    },
    prepare: (b) => {
      const edges = b.row<Edge>('wallEdges');
      const { sections } = theWall(b, config);
      return (s) => {
        for (const section of sections) for (const edge of section.edges) edges.set(s, edge, BOTH);
      };
    },
    rules: (was, b) => {
      const w = theWall(b, config);
      const founds = Uint8Array.from(b.pieces, (piece) => (isFounding(b, piece) ? 1 : 0));
      const robber = b.blockers.findIndex(({ id }) => id === robberId);
      const pieces = b.row<Seat>('wallPieces');
      const claims = b.row('wallClaims');
      const pecked = b.cell('wallPecked');
      return {
        peckedWall: { opened: () => {} },
        ...anewEachTurn(was, (s) => pecked.set(s, 0)),
        barBuild: (s, seat, piece, place, list) =>
          (b.pieces[piece].on === 'edge' && w.edges.get(s, place) > 0) ||
          (founds[piece] === 1 && w.covers(s, place))
            ? COVERED
            : was.barBuild(s, seat, piece, place, list),
        barFound: (s, seat, corner) => (w.covers(s, corner) ? COVERED : was.barFound(s, seat, corner)),
        barStartAt: (s, seat, corner) => {
          if (w.covers(s, corner)) return COVERED;
          const side = w.sideAt[corner];
          if (side >= 0 && w.lives(s, seat, side) && !w.lives(s, seat, 1 - side)) return BOTH_SIDES;
          return was.barStartAt(s, seat, corner);
        },
        blockers: {
          barStand: (s, blocker, place, seat, list) => {
            const from = blocker === robber ? b.fields.blocker.get(s, robber) : -1;
            return from >= 0 && place !== from && w.sideOf[place] === w.sideOf[from] && w.stands(s)
              ? SAME_SIDE
              : was.blockers.barStand(s, blocker, place, seat, list);
          },
        },
        checkEnd: (s) => {
          was.checkEnd(s);
          const next = w.nextClaim(s);
          if (next < 0 || b.fields.turn.get(s) === 0) return;
          const active = Math.max(0, b.fields.active.get(s));
          for (let k = next; k < unlocks.length; k++) {
            let first = -1;
            for (let i = 0; first < 0 && i < b.seats; i++) {
              const seat = (active + i) % b.seats;
              if (b.rules.publicPoints(s, seat) >= unlocks[k]) first = seat;
            }
            if (first < 0) return;
            claims.set(s, k, first + 1);
            if (s.events) tell(s, 'wall-token', { seat: first, number: unlocks[k] });
          }
        },
        hints: {
          progress: (s, seat) => {
            let sum = was.hints.progress(s, seat) + PIECE * pieces.get(s, seat);
            for (let k = 0; k < unlocks.length; k++) if (w.mayPlace(s, seat, k)) sum += UNPLACED;
            return sum;
          },
          aims: (s, seat, aim) => {
            was.hints.aims(s, seat, aim);
            for (const section of w.sections) {
              const left = w.left(s, section);
              if (left > 0 && w.tokens.get(s, section.corner) > 0)
                aim(w.bill(section, left), left === BOTH ? PIECE : LAST);
            }
          },
        },
      };
    },
    moves: (b) => {
      const w = theWall(b, config);
      const placed = b.cell('wallPlaced');
      const pieces = b.row<Seat>('wallPieces');
      const pecked = b.cell('wallPecked');
      const cornerArg = { name: 'corner', domain: b.domain('corner') };
      const barUnlock = (s: State, corner: Corner): Bar => {
        const section = w.byCorner[corner];
        if (!section) return NO_SECTION;
        return w.tokens.get(s, corner) === 0 && w.left(s, section) > 0 ? undefined : NUMBERED;
      };
      const barPeck = (s: State, seat: Seat, corner: Corner): Bar => {
        if (pecked.get(s) !== 0) return PECKED;
        if (corner < 0) return undefined;
        const section = w.byCorner[corner];
        if (!section) return NO_SECTION;
        const left = w.left(s, section);
        if (left === 0) return GONE;
        if (w.tokens.get(s, corner) === 0) return LOCKED;
        return canPay(b, s, seat, w.bill(section, left)) ? undefined : PRICE;
      };
      return [
        {
          name: 'unlock-wall',
          args: [numberArg, cornerArg],
          decisions: ['main', 'build'],
          list: (s, seat, out) => {
            for (let k = 0; k < unlocks.length; k++) {
              if (!w.mayPlace(s, seat, k)) continue;
              for (const { corner } of w.sections) if (!barUnlock(s, corner)) out.put(unlocks[k], corner);
            }
          },
          apply: (s, seat, number, corner) => {
            placed.set(s, placed.get(s) | (1 << unlocks.indexOf(number)));
            w.tokens.set(s, corner, number);
            if (s.events) tell(s, 'wall-unlocked', { seat, number, corner });
          },
          why: (s, seat, number, corner) => {
            if (number < 0) return NOT_YOURS;
            const k = unlocks.indexOf(number);
            if (k < 0 || !w.mayPlace(s, seat, k)) return NOT_YOURS;
            return corner < 0 ? undefined : barUnlock(s, corner);
          },
        },
        {
          name: 'peck-wall',
          args: [cornerArg],
          decisions: ['main', 'build'],
          needs: Int32Array.of(b.fields.handSize.at, 1, 2),
          list: (s, seat, out) => {
            if (pecked.get(s) !== 0) return;
            for (const { corner } of w.sections) if (!barPeck(s, seat, corner)) out.put(corner);
          },
          apply: (s, seat, corner) => {
            const section = w.byCorner[corner]!;
            const left = w.left(s, section);
            pay(b, s, seat, w.bill(section, left));
            for (const edge of section.edges) w.edges.set(s, edge, left - 1);
            pecked.set(s, 1);
            pieces.add(s, seat, 1);
            if (s.events) tell(s, left === BOTH ? 'wall-upper' : 'wall-lower', { seat, corner });
            if (left === 1) {
              const number = w.tokens.get(s, corner);
              w.tokens.set(s, corner, 0);
              b.the.peckedWall.opened(s, seat, number);
            }
            b.rules.reviewAwards(s);
          },
          why: barPeck,
        },
      ];
    },
    words: {
      terms: {
        'field.wallEdges': 'Wall',
        'field.wallClaims': 'First to have so many points',
        'field.wallTokens': 'Number token at the wall',
        'field.wallPieces': 'Pieces of the wall',
        'move.unlock-wall': 'Place a number token at the wall',
        'move.peck-wall': 'Peck at the wall',
        'event.wall-token':
          '{seat} is the first to have {number} points, and may unlock a section of the wall.',
        'event.wall-unlocked': '{seat} places the {number} at the wall.',
        'event.wall-upper': '{seat} takes an upper piece of the wall.',
        'event.wall-lower': '{seat} takes a lower piece of the wall. The section is open.',
        'reason.wall-covered': 'The wall stands there.',
        'reason.wall-other-side': 'Your other settlement goes to the other side of the wall.',
        'reason.wall-robber': 'The robber goes to the other side of the wall.',
        'reason.wall-pecked': 'You buy one piece of the wall a turn.',
        'reason.wall-locked': 'No number token lies at this section yet.',
        'reason.wall-numbered': 'This section has its number token already.',
        'reason.wall-no-section': 'That is no section of the wall.',
        'reason.wall-gone': 'This section is gone.',
        'reason.wall-not-yours': 'You have no such number token to place.',
        'reason.wall-price': 'You cannot pay for this piece.',
      },
    },
    looks: {
      fields: {
        wallEdges: { on: 'edge', shape: 'chain', colour: '#8d8a83', value: true },
        wallTokens: { on: 'corner', shape: 'chit', value: true },
        wallClaims: { on: 'places', shape: 'chit', places: unlocks.map(String), domain: 'wall-token' },
        wallPieces: { on: 'seat', shape: 'hammer', hideAt: 0 },
      },
      moves: {
        'unlock-wall': { shape: 'chit' },
        'peck-wall': { shape: 'hammer' },
      },
    },
  };
}

/** Whoever has the most pieces of the wall, once a section is gone. */
export function mostWallPieces(
  spec: { readonly id: string; readonly points: number },
  mark: string,
): AwardSpec {
  return {
    ...spec,
    min: 1,
    metric: (b) => {
      const pieces = b.row<Seat>('wallPieces');
      const edges = b.row<Edge>('wallEdges');
      const first = (b.layout.marks.edges[mark] ?? []).map(({ q, r, side }) => b.topology.edgeAt(q, r, side));
      return (s, seat) => (first.some((edge) => edges.get(s, edge) === 0) ? pieces.get(s, seat) : 0);
    },
  };
}

interface Section {
  readonly edges: readonly Edge[];
  /** where its edges meet */
  readonly corner: Corner;
  readonly index: number;
}

function theWall(b: Book, { mark, upper, lower, sides, unlocks }: PeckedWallConfig) {
  const edges = b.row<Edge>('wallEdges');
  const tokens = b.row<Corner>('wallTokens');
  const claims = b.row('wallClaims');
  const placed = b.cell('wallPlaced');
  const marks = b.layout.marks.edges[mark] ?? [];
  const values = [...new Set(marks.map(({ value }) => Number(value)))].sort((one, other) => one - other);
  const sections = values.map((value): Section => {
    const own = marks
      .filter((at) => Number(at.value) === value)
      .map(({ q, r, side }) => b.topology.edgeAt(q, r, side));
    const ends = own.map((edge) => [b.topology.edgeCorner[edge * 2], b.topology.edgeCorner[edge * 2 + 1]]);
    const corner = ends[0].find((end) => ends.every((pair) => pair.includes(end))) ?? ends[0][0];
    return { edges: own, corner, index: value };
  });
  const byCorner: (Section | undefined)[] = [];
  for (const section of sections) byCorner[section.corner] = section;
  const walled = new Set(sections.flatMap((section) => section.edges));
  /** by corner: its edges where a wall may stand */
  const wallAt = b.walks.edgesAt.map((at) => at.filter((edge) => walled.has(edge)));
  const sideOf = b.layout.hexes.map(({ region = '' }) => sides.indexOf(region));
  const sideAt = b.walks.hexesAt.map((hexes) => Math.max(-1, ...hexes.map((hex) => sideOf[hex])));
  const corners = sides.map((_, side) =>
    sideAt.flatMap((at, corner) => (at === side && wallAt[corner].length === 0 ? [corner] : [])),
  );
  const price = (prices: readonly Price[]): Bill[] => prices.map((each) => b.bill(each));
  const bills = [price(lower), price(upper)];
  const left = (s: State, section: Section): number => edges.get(s, section.edges[0]);
  return {
    sections,
    byCorner,
    sideOf,
    sideAt,
    edges,
    tokens,
    left,
    bill: (section: Section, pieces: number): Bill => bills[pieces - 1][section.index],
    covers: (s: State, corner: Corner): boolean => wallAt[corner].some((edge) => edges.get(s, edge) > 0),
    /** whether every section still has a piece */
    stands: (s: State): boolean => sections.every((section) => left(s, section) > 0),
    lives: (s: State, seat: Seat, side: number): boolean =>
      corners[side].some((corner) => {
        const at = b.fields.building.get(s, corner);
        return at !== 0 && b.ownerOf[at] === seat;
      }),
    mayPlace: (s: State, seat: Seat, k: number): boolean =>
      claims.get(s, k) === seat + 1 && ((placed.get(s) >> k) & 1) === 0,
    /** the first number token that nobody has come to yet, or -1 */
    nextClaim: (s: State): number => {
      for (let k = 0; k < unlocks.length; k++) if (claims.get(s, k) === 0) return k;
      return -1;
    },
  };
}
