import {
  type Arg,
  depthOf,
  frameArg,
  frameKind,
  type MoveList,
  NATURE,
  pop,
  push,
  reason,
  type Seat,
  type State,
  tell,
  topArg,
} from '@hexwright/kernel';
import type { Hex } from '../../board/index.ts';
import { harbourDomain, harbourKindTerms, harbourPlaces } from '../../mechanics/index.ts';
import { type Book, NO_GOOD, type Part } from '../../rulebook/index.ts';

export interface TwoPilesConfig {
  /** how many of the ocean hexes have a harbour of each kind on them; none if not said */
  readonly harbours?: (b: Book) => Readonly<Record<string, number>>;
}

/** for bots, in points: how much more a discovery is worth where it brings land for certain */
const NEW_LAND = 0.1;
/** and what the land is worth that a seat has discovered */
const LANDFALL = 0.3;

const OCEAN_ELSEWHERE = reason('ocean-elsewhere', 'the ocean goes beside the hex that was just discovered');
const TURNED_BETTER = reason('turned-better', 'the harbour can be turned to more land');

/**
 * Unknown hexes come from two piles. Whoever discovers one gets land for it, and ocean for an empty place beside it, if there is
 * one. Some of the ocean has harbours on it, which are turned to as much land as can be. New land gets a number by migration.
 */
export function twoPiles({ harbours = () => ({}) }: TwoPilesConfig = {}): Part {
  const seatArg = (b: Book): Arg => ({ name: 'seat', domain: b.domain('seat') });
  const hexArg = (b: Book): Arg => ({ name: 'hex', domain: b.domain('hex') });
  const kindArg = (b: Book): Arg => {
    const { names, size } = harbourDomain(b);
    return { name: 'kind', domain: { id: 'harbour', size: size + 1, names: ['none', ...names] } };
  };
  return {
    id: 'two-piles',
    of: { harbours },
    fields: {
      /** by kind: harbours on ocean hexes of the pile */
      oceanHarbours: { per: (b) => [b.harbourKinds.length] },
      /** how many hexes of land each seat has discovered */
      landfalls: { per: ['seat'] },
    },
    decisions: {
      'lay-ocean': { args: (b) => [hexArg(b)] },
      'draw-ocean': { nature: true, args: (b) => [seatArg(b), hexArg(b)] },
      'turn-harbour': { args: (b) => [hexArg(b), kindArg(b)] },
    },
    prepare: (b) => {
      const left = b.row('oceanHarbours');
      const counts = harbours(b);
      return (s) => {
        b.harbourKinds.forEach((kind, i) => {
          left.set(s, i, counts[kind] ?? 0);
        });
      };
    },
    overrides: {
      'discovery.discovered':
        'whoever discovers land is rewarded with nothing but the land, and ocean is laid',
    },
    rules: (was, b) => {
      const sea = b.terrain('sea');
      const inStack = b.grid('stackTerrain');
      const stacks = Object.keys(b.layout.stacks).length;
      const isLandLeft = (s: State): boolean => {
        for (let stack = 0; stack < stacks; stack++)
          for (let terrain = 0; terrain < b.terrains.length; terrain++)
            if (terrain !== sea && inStack.get(s, stack, terrain) > 0) return true;
        return false;
      };
      const ocean = makeOcean(b);
      const unknown = b.terrain('unknown');
      const landfalls = b.row<Seat>('landfalls');
      const { hexes } = b.topology;
      return {
        hints: {
          // Otherwise the unknown would look best as long as it is unknown.
          progress: (s, seat) => was.hints.progress(s, seat) + LANDFALL * landfalls.get(s, seat),
          // What is discovered is land, and not sea as often as not.
          lures: (s, seat, corners, edges) => {
            was.hints.lures(s, seat, corners, edges);
            if (!isLandLeft(s)) return;
            for (let hex = 0; hex < hexes; hex++)
              if (b.fields.terrain.get(s, hex) === unknown)
                for (const corner of b.walks.cornersOf[hex]) corners[corner] += NEW_LAND;
          },
        },
        discovery: {
          share: (s, hex, terrain) =>
            terrain === sea && isLandLeft(s) ? 0 : was.discovery.share(s, hex, terrain),
          discovered: (s, seat, hex) => {
            if (b.fields.terrain.get(s, hex) === sea) {
              ocean.turnUp(s, seat, hex);
              return;
            }
            landfalls.add(s, seat, 1);
            // What is asked last is decided first: the ocean comes before the number.
            if (b.rules.hexGood(s, hex) !== NO_GOOD) b.the.migration.supply(s, seat, hex);
            const gaps = ocean.gapsBeside(s, hex);
            if (gaps.length === 1) ocean.lay(s, seat, gaps[0]);
            else if (gaps.length > 1) push(s, b.decision('lay-ocean'), 1 << seat, hex);
          },
        },
      };
    },
    moves: (b) => {
      const left = b.row('oceanHarbours');
      const placeOn = harbourPlaces(b);
      const ocean = makeOcean(b);
      return [
        {
          name: 'lay-ocean',
          args: [hexArg(b)],
          decisions: ['lay-ocean'],
          list: (s, _seat, out) => {
            for (const hex of ocean.gapsBeside(s, topArg(s, 0))) out.put(hex);
          },
          apply: (s, seat, hex) => {
            pop(s);
            ocean.lay(s, seat, hex);
          },
          why: () => OCEAN_ELSEWHERE,
        },
        {
          name: 'draw-ocean',
          args: [kindArg(b)],
          decisions: ['draw-ocean'],
          list: (s, _nature, out) => {
            // The hex itself has left the pile already.
            let plain = ocean.left(s) + 1;
            for (let kind = 0; kind < b.harbourKinds.length; kind++) {
              plain -= left.get(s, kind);
              if (left.get(s, kind) > 0) out.weigh(left.get(s, kind), kind + 1);
            }
            if (plain > 0) out.weigh(plain, 0);
          },
          apply: (s, _nature, kind) => {
            const [seat, hex] = [topArg(s, 0), topArg(s, 1)];
            pop(s);
            if (kind === 0) return;
            left.add(s, kind - 1, -1);
            if (s.events) tell(s, 'harbour-found', { seat, kind: b.harbourKinds[kind - 1] });
            push(s, b.decision('turn-harbour'), 1 << seat, hex, kind);
          },
        },
        {
          name: 'turn-harbour',
          args: [{ name: 'edge', domain: b.domain('edge') }],
          decisions: ['turn-harbour'],
          list: (s, _seat, out) => listTurns(b, s, placeOn, out),
          apply: (s, seat, edge) => {
            const kind = topArg(s, 1) - 1;
            pop(s);
            b.fields.harbour.set(s, placeOn[edge], kind);
            for (let other = 0; other < b.seats; other++) b.the.harbours.recount(s, other);
            if (s.events) tell(s, 'harbour-turned', { seat, kind: b.harbourKinds[kind], edge });
            b.rules.reviewAwards(s);
          },
          why: () => TURNED_BETTER,
        },
      ];
    },
    words: {
      terms: {
        ...harbourKindTerms,
        'harbour.none': 'open sea',
        'move.lay-ocean': 'Lay ocean here',
        'move.draw-ocean': 'The ocean hex is turned up',
        'move.turn-harbour': 'Turn the harbour this way',
        'decision.lay-ocean': 'Choose the empty place beside the new land where ocean is laid',
        'decision.draw-ocean': 'An ocean hex is turned up',
        'decision.turn-harbour': 'Turn the harbour: {kind:harbour}',
        'event.ocean-laid': '{seat} lays ocean beside the new land.',
        'event.harbour-found': '{seat} finds a harbour: {kind:harbour}.',
        'event.harbour-turned': '{seat} turns the harbour to the land: {kind:harbour}.',
        'field.oceanHarbours': 'Harbours still unknown',
        'field.landfalls': 'Land discovered',
        'reason.ocean-elsewhere': 'The ocean goes on an empty place beside the new land.',
        'reason.turned-better': 'Both corners of the harbour touch land if that can be.',
      },
    },
    looks: {
      fields: {
        oceanHarbours: { on: 'stock', shape: 'chit', of: 'harbour' },
        landfalls: { on: 'seat', shape: 'boat', hideAt: 0 },
      },
    },
  };
}

/** The pile of ocean, and where it can be laid. */
function makeOcean(b: Book) {
  const sea = b.terrain('sea');
  const unknown = b.terrain('unknown');
  const inStack = b.grid('stackTerrain');
  const harboursLeft = b.row('oceanHarbours');
  const discover = b.decision('discover');
  const names = Object.keys(b.layout.stacks);
  const stackOf = b.layout.hexes.map((hex) => names.indexOf(hex.hidden ?? ''));
  /** somebody is about to discover it */
  const isPending = (s: State, hex: Hex): boolean => {
    for (let depth = 0; depth < depthOf(s); depth++)
      if (frameKind(s, depth) === discover && frameArg(s, depth, 1) === hex) return true;
    return false;
  };
  const left = (s: State): number => names.reduce((sum, _, stack) => sum + inStack.get(s, stack, sea), 0);
  /** an ocean hex lies there now: it may have a harbour on it */
  const turnUp = (s: State, seat: Seat, hex: Hex): void => {
    if (harboursLeft.some(s)) push(s, b.decision('draw-ocean'), NATURE, seat, hex);
  };
  return {
    left,
    turnUp,
    gapsBeside: (s: State, hex: Hex): readonly Hex[] =>
      left(s) === 0
        ? []
        : b.walks.hexesBeside[hex].filter(
            (beside) => b.fields.terrain.get(s, beside) === unknown && !isPending(s, beside),
          ),
    lay: (s: State, seat: Seat, hex: Hex): void => {
      inStack.add(s, stackOf[hex], sea, -1);
      b.fields.terrain.set(s, hex, sea);
      if (s.events) tell(s, 'ocean-laid', { seat, hex });
      turnUp(s, seat, hex);
    },
  };
}

/** The sides of the ocean hex at which the harbour touches most land. */
function listTurns(b: Book, s: State, placeOn: Int16Array, out: MoveList): void {
  const hex = topArg(s, 0);
  const touches = (edge: number): number =>
    b.walks.endsOf[edge].filter((corner) =>
      b.walks.hexesAt[corner].some((at) => b.land[b.fields.terrain.get(s, at)] === 1),
    ).length;
  const free = b.walks.edgesOf[hex].filter(
    (edge) => placeOn[edge] >= 0 && b.fields.harbour.get(s, placeOn[edge]) < 0,
  );
  const most = Math.max(...free.map(touches));
  for (const edge of free) if (touches(edge) === most) out.put(edge);
}
