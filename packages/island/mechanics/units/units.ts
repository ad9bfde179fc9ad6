import { reason, type State } from '@hexwright/kernel';
import type { Corner } from '../../board/index.ts';
import type { Book, Part, PieceSpec, Terms } from '../../rulebook/index.ts';
import { NO_LAND, NOT_REACHED, TAKEN } from '../core/bars.ts';
import { isFounding } from '../core/pieces.ts';
import { unitMoves } from './actions.ts';
import { makeAlongRoutes } from './along-routes.ts';
import {
  activeOf,
  anyDoneOf,
  displacedOf,
  doneOf,
  layerOf,
  makeHandles,
  onPathsOf,
  RAISED,
  SPENT,
  type UnitHandles,
} from './handles.ts';
import type { UnitsConfig } from './points.ts';

export interface Units {
  readonly part: Part;
  /** the units of a book: ask and change them through these */
  of(b: Book): UnitHandles;
}

const NONE = reason('no-unit', 'nothing of the seat stands there');
const INACTIVE = reason('unit-inactive', 'it is not active');
const DONE = reason('unit-done', 'it does nothing more this turn');
const PROMOTED = reason('unit-promoted', 'it has been raised this turn');
const NO_WEAKER = reason('no-weaker-unit', 'no weaker unit of another player stands there');
const NOT_BESIDE = reason('not-beside', 'it does not stand beside it');
const UNIT_THERE = reason('unit-there', 'a unit stands there');

/**
 * Units of several ranks on corners. They are hired, raised and activated for a price. An active one acts once a turn,
 * which makes it inactive: it goes along its owner's routes, drives a weaker one off, or chases a blocker away. Units
 * stop the routes of others and hold their place against every building.
 */
export function units(config: UnitsConfig): Units {
  const { name, ranks } = config;
  const known = new WeakMap<Book, UnitHandles>();
  const of = (b: Book): UnitHandles => {
    const own = known.get(b) ?? makeHandles(b, config);
    known.set(b, own);
    return own;
  };
  const onPaths = (b: Book): boolean => b.has(`part.${onPathsOf(name)}`);
  const place = (b: Book): readonly ('corner' | 'edge')[] => [onPaths(b) ? 'edge' : 'corner'];
  const part: Part = {
    id: `units ${name}`,
    of: config,
    words: { terms: unitTerms(config) },
    looks: {
      pieces: Object.fromEntries(
        ranks.map(({ piece }, i) => [piece, { shape: 'helmet', rank: i + 1, awake: activeOf(name) }]),
      ),
      moves: { [`activate-${name}`]: { shape: 'flame', colour: '#e8a33a' } },
      ...((config.actions ?? USUAL).includes('displace') && {
        events: { [`${name}-displaced`]: { befalls: 'seat' }, [`${name}-lost`]: { befalls: 'seat' } },
      }),
    },
    pieces: ranks.map((_, rank) => rankPiece(config, rank)),
    fields: {
      /** by corner: 1 where an active unit stands */
      [activeOf(name)]: { per: place, noLook: 'each piece shows whether it is active' },
      /** by corner: what the unit there may no longer do this turn, as bits */
      [doneOf(name)]: { per: place, noLook: 'what cannot act any more is not offered' },
      /** whether any of those is set */
      [anyDoneOf(name)]: { noLook: 'what cannot act any more is not offered' },
      /** the blockers that a unit is about to chase, as bits, and those that alone are moved in the decision that is open */
      toChase: { noLook: 'it is nothing between two moves' },
      chased: { noLook: 'the other blockers are not offered' },
    },
    decisions: {
      [displacedOf(name)]: {
        args: (b) => [
          { name: 'from', domain: b.domain(onPaths(b) ? 'edge' : 'corner') },
          { name: 'rank', domain: { id: 'rank', size: ranks.length } },
          { name: 'state', domain: { id: 'unit-state', size: 8 } },
          { name: 'owner', domain: { id: 'owner', size: b.owners } },
        ],
      },
    },
    exempt: { rare: [`event.${name}-lost`] },
    brings: ['units'],
    rules: (was, b) => {
      const own = of(b);
      const layer = own.ranks[0].marks;
      const atCorners = own.on === 'corner';
      const along = makeAlongRoutes(b);
      const done = b.row<Corner>(doneOf(name));
      const active = b.row<Corner>(activeOf(name));
      const anyDone = b.cell(anyDoneOf(name));
      const toChase = b.cell('toChase');
      const chased = b.cell('chased');
      const rankOf = Int8Array.from(b.pieces, ({ index }) =>
        own.ranks.findIndex((piece) => piece.index === index),
      );
      const strengths = Int8Array.from(b.pieces, ({ index }) =>
        rankOf[index] < 0 ? 0 : ranks[rankOf[index]].strength,
      );
      const founds = Uint8Array.from(b.pieces, (piece) => (isFounding(b, piece) ? 1 : 0));
      const stays = b.blockers.map(({ id }) =>
        reason('blocker-not-yours', `the ${id} is not moved now`, { blocker: id }),
      );
      const taken = (s: State, corner: Corner): boolean =>
        layer.get(s, corner) !== 0 || b.fields.building.get(s, corner) !== 0;
      return {
        units: {
          barHire: (s, seat, corner) => {
            if (taken(s, corner)) return TAKEN;
            if (!b.rules.cornerReached(s, seat, corner)) return NOT_REACHED;
            return b.rules.cornerFit(s, corner) ? b.the.units.barStand(s, seat, corner) : NO_LAND;
          },
          barPromote: (s, _seat, corner) => ((done.get(s, corner) & RAISED) !== 0 ? PROMOTED : undefined),
          barActivate: () => undefined,
          barAct: (s, seat, corner) => {
            if (own.owner(s, corner) !== seat) return NONE;
            if (active.get(s, corner) === 0) return INACTIVE;
            return (done.get(s, corner) & SPENT) !== 0 ? DONE : undefined;
          },
          strength: (s, corner) => strengths[b.pieceOf[layer.get(s, corner)]],
          barCome: () => undefined,
          refuges: (s, seat, corner) => along.corners.subarray(0, along.from(s, seat, corner)),
          // For a colour of nobody's, the seat whose turn it is decides.
          finder: (s, owner) => (owner < b.seats ? owner : b.fields.active.get(s)),
          atRoutes: (s, seat, corner) => b.rules.cornerReached(s, seat, corner),
          displaced: () => {},
          came: () => {},
          rose: () => {},
          lifted: () => {},
          lost: () => {},
          mayPass: (s, seat, corner) => !b.rules.cornerBlocks(s, seat, corner),
          barStand: (s, _seat, corner) => (taken(s, corner) ? TAKEN : undefined),
          barDisplace: (s, seat, from, to) => {
            const other = own.owner(s, to);
            if (other < 0 || other === seat) return NO_WEAKER;
            return own.strength(s, to) < own.strength(s, from) ? undefined : NO_WEAKER;
          },
          barChase: (s, seat, corner, blocker) => {
            const place = b.fields.blocker.get(s, blocker);
            if (b.blockers[blocker].on !== 'hex' || !b.walks.hexesAt[corner].includes(place))
              return NOT_BESIDE;
            return (b.the.blockers.toMove(s, seat) >> blocker) & 1 ? undefined : stays[blocker];
          },
          acted: (s, _seat, corner) => {
            active.set(s, corner, 0);
            done.set(s, corner, done.get(s, corner) | SPENT);
            anyDone.set(s, 1);
          },
        },
        cornerBlocks: (s, seat, corner) => {
          if (!atCorners) return was.cornerBlocks(s, seat, corner);
          const mark = layer.get(s, corner);
          return (mark !== 0 && b.ownerOf[mark] !== seat) || was.cornerBlocks(s, seat, corner);
        },
        barFound: (s, seat, corner) =>
          was.barFound(s, seat, corner) ?? (atCorners && layer.get(s, corner) !== 0 ? UNIT_THERE : undefined),
        barBuild: (s, seat, piece, place) => {
          const bar = was.barBuild(s, seat, piece, place);
          if (bar) return bar;
          if (atCorners && founds[piece] && layer.get(s, place) !== 0) return UNIT_THERE;
          return rankOf[piece] > 0 ? b.the.units.barPromote(s, seat, place, rankOf[piece]) : undefined;
        },
        build: (s, seat, piece, place) => {
          const rises = rankOf[piece] > 0 && layer.get(s, place) !== 0;
          was.build(s, seat, piece, place);
          if (rankOf[piece] < 0) return;
          if (rankOf[piece] > 0) {
            done.set(s, place, done.get(s, place) | RAISED);
            anyDone.set(s, 1);
          }
          if (rises) b.the.units.rose(s, place);
          else b.the.units.came(s, place);
        },
        unbuild: (s, piece, place) => {
          was.unbuild(s, piece, place);
          if (rankOf[piece] < 0) return;
          active.set(s, place, 0);
          done.set(s, place, 0);
        },
        beginTurn: (s) => {
          was.beginTurn(s);
          chased.set(s, 0);
          if (anyDone.get(s) === 0) return;
          anyDone.set(s, 0);
          done.fill(s, 0);
        },
        blockers: {
          ask: (s, seat) => {
            chased.set(s, toChase.get(s));
            toChase.set(s, 0);
            was.blockers.ask(s, seat);
          },
          barStand: (s, blocker, place, seat, list) =>
            chased.get(s) !== 0 && ((chased.get(s) >> blocker) & 1) === 0
              ? stays[blocker]
              : was.blockers.barStand(s, blocker, place, seat, list),
          moved: (s, seat, blocker, place) => {
            chased.set(s, 0);
            was.blockers.moved(s, seat, blocker, place);
          },
        },
      };
    },
    moves: (b) => unitMoves(b, config, of(b)),
  };
  return { part, of };
}

function rankPiece({ name, ranks, hire, promote }: UnitsConfig, rank: number): PieceSpec {
  const { piece, strength, supply } = ranks[rank];
  const kind = { id: piece, on: 'corner', layer: layerOf(name), supply } as const;
  return rank === 0
    ? {
        ...kind,
        cost: hire,
        bar: (b) => (s, seat, corner) =>
          b.the.units.barHire(s, seat, corner) ?? b.the.units.barCome(s, seat, strength, corner, -1),
        only: 'reached',
      }
    : { ...kind, cost: promote, replaces: ranks[rank - 1].piece };
}

const USUAL: NonNullable<UnitsConfig['actions']> = ['move', 'displace', 'chase'];

function unitTerms({ name, actions = USUAL }: UnitsConfig): Terms {
  const terms: Record<string, string> = {
    [`move.activate-${name}`]: `Activate a ${name}`,
    [`move.place-${name}`]: `Place the ${name} that was driven off`,
    [`decision.${displacedOf(name)}`]: `Find a place for the ${name} that was driven off`,
    [`field.${activeOf(name)}`]: `Active ${name}s`,
    [`event.${name}-activated`]: `{seat} activates a ${name}.`,
    'reason.no-unit': 'Nothing of yours stands there.',
    'reason.unit-active': 'It is active already.',
    'reason.unit-promoted': 'It has been raised this turn.',
    'reason.unit-there': `A ${name} stands there.`,
  };
  const acts: Record<string, string> = {
    [`event.${name}-moved`]: '{seat} moves a {piece}.',
    'reason.no-unit-acts': `No active ${name} of yours may act now.`,
    'reason.unit-inactive': 'It is not active.',
    'reason.unit-done': 'It does nothing more this turn.',
  };
  if (actions.length > 0) Object.assign(terms, acts);
  if (actions.includes('move')) terms[`move.move-${name}`] = `Move a ${name}`;
  if (actions.includes('chase')) {
    terms[`move.chase-with-${name}`] = 'Chase the robber away';
    terms['reason.not-beside'] = 'It does not stand beside it.';
  }
  if (actions.includes('displace')) {
    terms[`move.displace-${name}`] = `Drive a weaker ${name} off`;
    terms[`move.displace-${name}.short`] = 'Drive off';
    terms['reason.no-weaker-unit'] = `No weaker ${name} of another player stands there.`;
    terms[`event.${name}-displaced`] = '{seat}’s {piece} is driven off.';
    terms[`event.${name}-lost`] = '{seat}’s {piece} finds no place and leaves the board.';
  }
  return terms;
}
