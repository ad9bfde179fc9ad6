import { NATURE, pop, push, reason, type Seat, type State, topArg } from '@hexwright/kernel';
import type { Edge, Hex } from '../../board/index.ts';
import { anewEachTurn } from '../../mechanics/index.ts';
import { type Book, concerning, field, handlesOf, type MoveSpec, type Part } from '../../rulebook/index.ts';
import { liftBarbarian, setBarbarian } from './invasion.ts';
import { driveDie, onItsWay, STOPPED } from './road-barbarians.ts';
import { leastRoll, WAGON, wagonOf, wagons } from './wagons.ts';

const fields = {
  /** by path: the hex of the barbarian that stands there, plus one */
  barbarianPath: field.row('edge'),
  /** by path: whether the barbarian there was tried to be driven off this turn */
  driven: field.row('edge', { noLook: 'what has been tried is offered no more' }),
};

const NO_PATH = reason('no-path-there', 'the barbarian takes a free path of its hex');
const WEAK = reason('train-weak', 'the baggage train cannot drive anybody off yet');
const TRIED = reason('tried', 'it has been tried this turn, or no barbarian is beside the wagon there');

export interface HybridConfig {
  /** where one flees to that a wagon drives off: a hex that could have it, or another path of its own */
  readonly flight: 'hex' | 'side';
}

/**
 * Barbarians that belong to a hex, which they help to conquer, and stand on one of its paths where one is free. There they
 * slow wagons down, and a wagon beside one may drive it off with a die.
 */
export function hybridBarbarians({ flight }: HybridConfig): Part {
  return {
    id: `hybrid-barbarians ${flight}`,
    fields,
    decisions: {
      'take-path': { args: (b) => [{ name: 'hex', domain: b.domain('hex') }] },
      'drive-die': { nature: true, args: (b) => [{ name: 'edge', domain: b.domain('edge') }] },
      rout: { args: (b) => [{ name: 'edge', domain: b.domain('edge') }] },
    },
    overrides: {
      'invasion.mayHold': 'here barbarians stand on any hex with a number',
    },
    rules: (was, b) => {
      const { barbarianPath: path } = handlesOf(b, fields);
      const barbarians = b.row<Hex>('barbarians');
      const { driven } = handlesOf(b, fields);
      const paths = pathsOf(b);
      const posted = (s: State, hex: Hex): number => {
        let count = 0;
        for (const edge of paths(hex)) if (path.get(s, edge) === hex + 1) count++;
        return count;
      };
      return {
        invasion: {
          came: (s, hex) => {
            was.invasion.came(s, hex);
            if (paths(hex).some((edge) => path.get(s, edge) === 0))
              push(s, b.decision('take-path'), 1 << b.fields.active.get(s), hex);
          },
          left: (s, hex) => {
            // Those without a path go first, then whoever stands on the first.
            for (const edge of paths(hex))
              if (path.get(s, edge) === hex + 1 && posted(s, hex) > barbarians.get(s, hex))
                path.set(s, edge, 0);
            was.invasion.left(s, hex);
          },
          // Wagons and traitors may lead them inland.
          mayHold: (s, hex) => b.fields.numbers.get(s, hex) !== 0,
        },
        travel: {
          stepCost: concerning(
            WAGON,
            (s, kind, seat, via, to) =>
              was.travel.stepCost(s, kind, seat, via, to) +
              (kind === WAGON && path.get(s, via) !== 0 ? 2 : 0),
          ),
        },
        ...anewEachTurn(was, (s) => driven.fill(s, 0)),
      };
    },
    moves: (b) => {
      const { barbarianPath: path, driven } = handlesOf(b, fields);
      const paths = pathsOf(b);
      const from = leastRoll(b);
      const beside = (s: State, seat: Seat, edge: Edge): boolean => {
        const at = wagons.of(b).at(s, wagonOf(seat));
        return (
          at >= 0 &&
          path.get(s, edge) !== 0 &&
          driven.get(s, edge) === 0 &&
          b.walks.edgesAt[at].includes(edge)
        );
      };
      const flees = flight === 'hex' ? toHex(b) : toSide(b, paths);
      return [
        {
          name: 'take-path',
          args: [{ name: 'edge', domain: b.domain('edge') }],
          decisions: ['take-path'],
          list: (s, _seat, out) => {
            for (const edge of paths(topArg(s, 0))) if (path.get(s, edge) === 0) out.put(edge);
          },
          apply: (s, _seat, edge) => {
            path.set(s, edge, topArg(s, 0) + 1);
            pop(s);
          },
          why: (_s, _seat, edge) => (edge < 0 ? undefined : NO_PATH),
        },
        {
          name: 'drive-away',
          args: [{ name: 'edge', domain: b.domain('edge') }],
          decisions: ['move-wagon'],
          list: (s, seat, out) => {
            if (from(s, seat) > 6 || !onItsWay(b, s, seat)) return;
            const at = wagons.of(b).at(s, wagonOf(seat));
            if (at < 0) return;
            for (const edge of b.walks.edgesAt[at]) if (beside(s, seat, edge)) out.put(edge);
          },
          apply: (s, _seat, edge) => {
            driven.set(s, edge, 1);
            push(s, b.decision('drive-die'), NATURE, edge);
          },
          why: (s, seat) => (from(s, seat) > 6 ? WEAK : onItsWay(b, s, seat) ? TRIED : STOPPED),
        },
        driveDie(b, from, (s, seat, edge) => {
          push(s, b.decision('rout'), 1 << seat, edge);
          if (flees.places(s).length === 0) pop(s);
        }),
        {
          name: 'rout',
          args: [{ name: flees.on, domain: b.domain(flees.on) }],
          decisions: ['rout'],
          list: (s, _seat, out) => {
            for (const place of flees.places(s)) out.put(place);
          },
          apply: (s, _seat, place) => {
            const edge = topArg(s, 0);
            pop(s);
            flees.go(s, edge, place);
          },
          why: (_s, _seat, place) => (place < 0 ? undefined : NO_PATH),
        } satisfies MoveSpec,
      ];
    },
    words: {
      terms: {
        'field.barbarianPath': 'Barbarians on paths',
        'decision.take-path': 'Choose the path where the barbarian stands',
        'decision.drive-die': 'A die decides whether the barbarian goes',
        'decision.rout':
          flight === 'hex'
            ? 'Send the barbarian to another hex'
            : 'Send the barbarian to another path of its hex',
        'move.take-path': 'The barbarian stands there',
        'move.drive-away': 'Drive the barbarian off',
        'move.drive-die': 'Roll against the barbarian',
        'move.rout': 'Send the barbarian there',
        'event.driven-off': '{seat} rolls {die}: the barbarian flees.',
        'event.stands-fast': '{seat} rolls {die}: the barbarian stands fast.',
        'reason.no-path-there': 'The barbarian cannot go there.',
        'reason.train-weak': 'Your baggage train cannot drive anybody off yet.',
        'reason.wagon-stopped': 'The journey of your wagon is over.',
        'reason.tried': 'You have tried this turn, or no barbarian is beside your wagon there.',
      },
    },
    looks: { fields: { barbarianPath: { on: 'edge', shape: 'skull', colour: '#8a4b2a' } } },
  };
}

/** Where the barbarian on the path of the open decision may flee to, and how it goes there. */
interface Flight {
  readonly on: 'hex' | 'edge';
  readonly places: (s: State) => readonly number[];
  readonly go: (s: State, from: Edge, place: number) => void;
}

function toHex(b: Book): Flight {
  const { barbarianPath: path } = handlesOf(b, fields);
  const all = Array.from({ length: b.topology.hexes }, (_, hex) => hex);
  return {
    on: 'hex',
    places: (s) =>
      all.filter(
        (hex) =>
          hex + 1 !== path.get(s, topArg(s, 0)) &&
          b.the.invasion.mayHold(s, hex) &&
          !b.the.invasion.isConquered(s, hex),
      ),
    go: (s, from, hex) => {
      const old = path.get(s, from) - 1;
      path.set(s, from, 0);
      liftBarbarian(b, s, old);
      setBarbarian(b, s, hex);
    },
  };
}

function toSide(b: Book, paths: (hex: Hex) => readonly Edge[]): Flight {
  const { barbarianPath: path, driven } = handlesOf(b, fields);
  return {
    on: 'edge',
    places: (s) => paths(path.get(s, topArg(s, 0)) - 1).filter((edge) => path.get(s, edge) === 0),
    go: (s, from, to) => {
      path.set(s, to, path.get(s, from));
      path.set(s, from, 0);
      // It is the same one: nobody tries again this turn.
      driven.set(s, to, 1);
    },
  };
}

/** the paths of a hex: its sides, and those that lead to its plaza */
function pathsOf(b: Book): (hex: Hex) => readonly Edge[] {
  const all = Array.from({ length: b.topology.hexes }, (_, hex): Edge[] =>
    b.walks.hexesAlong.flatMap((hexes, edge) => (hexes.includes(hex) ? [edge] : [])),
  );
  return (hex) => all[hex];
}
