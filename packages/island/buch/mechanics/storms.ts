import { pop, push, reason, type Seat, type State, tell, topArg } from '@hexwright/kernel';
import type { Hex } from '../../board/index.ts';
import { makeDropStranded, NUMBERS, numberArg, ownsTown, sinkHex } from '../../mechanics/index.ts';
import { type Book, NO_GOOD, type Part } from '../../rulebook/index.ts';

export interface StormsConfig {
  /** the piece that saves a hex once; the phases in which it may be built, and those in which hexes are flooded */
  readonly dike: { readonly cost: Readonly<Record<string, number>>; readonly supply: number };
  readonly dikesIn: readonly string[];
  readonly stormsIn: readonly string[];
  /** the option with which every hex of the number is hit, and not one of them */
  readonly all: string;
  /** routes that go when they hang on no building of their owner any more */
  readonly stranded: readonly string[];
}

const NO_DIKES_NOW = reason('no-dikes-now', 'dikes are built in other phases of the game');
const NO_DIKE_HERE = reason('no-dike-here', 'a dike goes on a hex that produces, beside an own town');
const DIKED = reason('diked', 'there is a dike already');
const OTHER_NUMBER = reason('other-number', 'this hex has another number');

/**
 * In some phases every number that is paid floods a hex which has it: it becomes sea, and what has no ground left falls. A dike saves a
 * hex once and is gone then; while it stands the hex gives nothing.
 */
export function storms(config: StormsConfig): Part {
  const { dike, dikesIn, stormsIn, stranded } = config;
  return {
    id: 'storms',
    of: config,
    pieces: [
      {
        id: 'dike',
        on: 'hex',
        layer: 'dike',
        supply: dike.supply,
        cost: dike.cost,
        bar: (b) => (s, seat, hex) => {
          if (!dikesIn.some((id) => b.the.phases.is(s, id))) return NO_DIKES_NOW;
          if (b.piece('dike').marks.get(s, hex) !== 0) return DIKED;
          if (b.rules.hexGood(s, hex) === NO_GOOD || b.fields.numbers.get(s, hex) === 0) return NO_DIKE_HERE;
          return b.walks.cornersOf[hex].some((corner) => ownsTown(b, s, seat, corner))
            ? undefined
            : NO_DIKE_HERE;
        },
      },
    ],
    fields: {
      /** the numbers whose storm is still to come, as bits */
      stormNumbers: { noLook: 'the question on the table names the number' },
    },
    decisions: { storm: { args: () => [numberArg] } },
    rules: (was, b) => {
      const numbers = b.cell('stormNumbers');
      const { index, marks } = b.piece('dike');
      const drop = makeDropStranded(b, stranded);
      const risk = makeRisk(b, marks);
      return {
        barBuildKind: (s, seat, piece, list) =>
          was.barBuildKind(s, seat, piece, list) ??
          (piece === index && !dikesIn.some((id) => b.the.phases.is(s, id)) ? NO_DIKES_NOW : undefined),
        hexStopped: (s, hex) => marks.get(s, hex) !== 0 || was.hexStopped(s, hex),
        afterProduction: (s, number) => {
          was.afterProduction(s, number);
          if (stormsIn.some((id) => b.the.phases.is(s, id))) numbers.set(s, numbers.get(s) | (1 << number));
        },
        boardChange: {
          hexChanged: (s, hex) => {
            was.boardChange.hexChanged(s, hex);
            drop(s);
            b.rules.reviewAwards(s);
          },
        },
        hints: {
          progress: (s, seat) => was.hints.progress(s, seat) - risk(s, seat),
        },
      };
    },
    turnSteps: (b) => {
      const numbers = b.cell('stormNumbers');
      const decision = b.decision('storm');
      const strike = makeStrike(b);
      const all = b.option<boolean>(config.all);
      return [
        {
          after: 'roll',
          add: {
            id: 'storm',
            run: (s) => {
              const waiting = numbers.get(s);
              if (waiting === 0) return;
              const number = 31 - Math.clz32(waiting & -waiting);
              numbers.set(s, waiting & (waiting - 1));
              const hit = hexesHit(b, s, number);
              if (hit.length > 1 && !all) push(s, decision, 1 << b.fields.active.get(s), number);
              else {
                for (const hex of hit) strike(s, hex);
                b.rules.checkEnd(s);
              }
            },
            again: (s) => numbers.get(s) !== 0,
          },
        },
      ];
    },
    moves: (b) => {
      const strike = makeStrike(b);
      return [
        {
          name: 'storm',
          args: [{ name: 'hex', domain: b.domain('hex') }],
          decisions: ['storm'],
          list: (s, _seat, out) => {
            for (const hex of hexesHit(b, s, topArg(s, 0))) out.put(hex);
          },
          apply: (s, _seat, hex) => {
            pop(s);
            strike(s, hex);
          },
          why: () => OTHER_NUMBER,
        },
      ];
    },
    words: {
      terms: {
        'piece.dike': 'dike',
        'move.dike': 'Build a dike',
        'move.storm': 'Let the storm strike this hex',
        'decision.storm': 'Choose the hex that the storm strikes',
        'event.dike-breaks': 'The storm breaks a dike of {seat}: {terrain}.',
        'event.hex-changed': 'A hex becomes {terrain}.',
        'event.harbour-lost': 'A harbour is lost to the sea.',
        'reason.no-dikes-now': 'You cannot build dikes in this phase of the game.',
        'reason.no-dike-here': 'A dike goes on a hex that produces, beside one of your towns.',
        'reason.diked': 'There is a dike on this hex already.',
        'reason.other-number': 'This hex has another number.',
      },
    },
    looks: { pieces: { dike: { shape: 'rampart' } } },
  };
}

/** the land that has the number */
function hexesHit(b: Book, s: State, number: number): Hex[] {
  const hit: Hex[] = [];
  for (let hex = 0; hex < b.topology.hexes; hex++)
    if (b.land[b.fields.terrain.get(s, hex)] && b.rules.answers(s, hex, number)) hit.push(hex);
  return hit;
}

/** Takes the dike of the hex, or the hex. */
function makeStrike(b: Book): (s: State, hex: Hex) => void {
  const { index, marks } = b.piece('dike');
  return (s, hex) => {
    const mark = marks.get(s, hex);
    if (mark === 0) {
      sinkHex(b, s, hex);
      return;
    }
    if (s.events)
      tell(s, 'dike-breaks', {
        seat: b.ownerOf[mark],
        terrain: b.terrains[b.fields.terrain.get(s, hex)].id,
        hex,
      });
    b.rules.unbuild(s, index, hex);
  };
}

/** a hex with a dike gives nothing for the few turns that are left; bots would think more of that than of what they lose for good */
const FEAR = 2.5;

/** What a seat stands to lose by the storms to come, in points: buildings of which all land is flooded. */
function makeRisk(b: Book, dikes: { get(s: State, hex: Hex): number }): (s: State, seat: Seat) => number {
  const odds = new Float64Array(NUMBERS);
  const flooded = new Float64Array(b.topology.hexes);
  return (s, seat) => {
    const turns = b.the.phases.turnsLeft(s);
    if (turns === 0) return 0;
    b.the.hints.odds(s, 1, odds);
    for (let hex = 0; hex < flooded.length; hex++) {
      flooded[hex] = b.land[b.fields.terrain.get(s, hex)] ? 0 : 1;
      if (flooded[hex] === 1) continue;
      for (let n = 2; n < NUMBERS; n++) {
        if (!b.rules.answers(s, hex, n)) continue;
        // of several hexes with the number one is struck
        const once = odds[n] / Math.max(1, hexesHit(b, s, n).length);
        const spared = (1 - once) ** turns;
        flooded[hex] = 1 - spared - (dikes.get(s, hex) !== 0 ? turns * once * (1 - once) ** (turns - 1) : 0);
      }
    }
    let risk = 0;
    for (let corner = 0; corner < b.topology.corners; corner++) {
      if (!ownsTown(b, s, seat, corner)) continue;
      let all = 1;
      for (const hex of b.walks.hexesAt[corner]) all *= flooded[hex];
      risk += all * (b.pieces[b.pieceOf[b.fields.building.get(s, corner)]].points ?? 0);
    }
    return FEAR * risk;
  };
}
