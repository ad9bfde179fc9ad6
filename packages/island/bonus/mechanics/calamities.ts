import {
  isOver,
  NATURE,
  pop,
  push,
  reason,
  type Seat,
  type State,
  setTopArg,
  tell,
  topArg,
} from '@hexwright/kernel';
import type { Corner, Hex } from '../../board/index.ts';
import { besideWater, drawnTokens, finishByPoints, reduceBuilding, reducing } from '../../mechanics/index.ts';
import { type Book, type Part, wanted } from '../../rulebook/index.ts';

const UNKNOWN_YET = -1;
const NOT_SHAKEN = reason('not-shaken', 'no city of this player is shaken there');

/** Whatever befalls hexes, by the face of the double that brings it. */
export const CALAMITIES = ['surge', 'drought', 'quake', 'eruption', 'tornado', 'epidemic'] as const;

export interface CalamitiesConfig {
  /** the terrains that a drought strikes, and those that erupt */
  readonly dry: readonly string[];
  readonly erupting: readonly string[];
  /** what a tornado fells, and what it leaves, the first that there is */
  readonly felled: string;
  readonly leaves: readonly string[];
  /** with fewer hexes that have a number the land is given up: most points win */
  readonly endsBelow: (seats: number) => number;
  /** the number tokens that lie beside the board at the beginning */
  readonly tokens: readonly number[];
  /** the piece that a city loses in its place to an epidemic */
  readonly spares: string;
}

declare module '../../rulebook/points.ts' {
  interface Groups {
    calamities: CalamityPoints;
  }
}

export interface CalamityPoints {
  /** strikes every hex that has this number */
  strike(s: State, kind: number, number: number): void;
}

/**
 * When both dice show the same a disaster follows the production. The dice are rolled again, and the hexes with that number are struck:
 * by what, the double says.
 */
export function calamities(config: CalamitiesConfig): Part {
  return {
    id: 'calamities',
    of: { ...config, endsBelow: undefined },
    wants: [wanted.twoDice, wanted.cities],
    uses: [drawnTokens(), reducing()],
    exempt: { rare: ['move.lose-shaken', 'decision.quake-loss', 'event.reduced'] },
    fields: {
      /** by hex: whether a disaster has taken its token */
      barren: { per: ['hex'], noLook: 'a hex without a number is seen' },
      /** how many hexes have a number; nothing is counted before the land is there */
      numbersLeft: { start: UNKNOWN_YET },
      /** by corner: the cities that are shaken, while their owner chooses */
      quaking: { per: ['corner'], noLook: 'those are offered' },
    },
    decisions: {
      'calamity-dice': {
        nature: true,
        args: () => [{ name: 'kind', domain: { id: 'count', size: CALAMITIES.length } }],
      },
      'quake-loss': { args: () => [{ name: 'left', domain: { id: 'count', size: 64 } }] },
    },
    prepare: (b) => (s) => {
      for (const number of config.tokens) b.row('tokenReserve').add(s, number, 1);
    },
    brings: ['calamities'],
    rules: (was, b) => {
      const barren = b.row<Hex>('barren');
      const left = b.cell('numbersLeft');
      const endsBelow = config.endsBelow(b.seats);
      const quaking = b.row<Corner>('quaking');
      const isDry = kindsOf(b, config.dry);
      const erupts = kindsOf(b, config.erupting);
      const felled = b.terrain(config.felled);
      const lift = (s: State, hex: Hex): void => {
        if (b.fields.numbers.get(s, hex) === 0) return;
        b.the.tokenReserve.lift(s, hex);
        barren.set(s, hex, 1);
      };
      const clearRoads = (s: State, hex: Hex): void => {
        const land = b.edgeClassBits(['land']);
        for (const edge of b.walks.edgesOf[hex]) {
          const mark = b.fields.route.get(s, edge);
          if (mark !== 0 && (b.pieces[b.pieceOf[mark]].edgeClasses & land) !== 0)
            b.rules.unbuild(s, b.pieceOf[mark], edge);
        }
      };
      const citiesAt = (s: State, hexes: readonly Hex[]): Corner[] => {
        const corners = new Set<Corner>();
        for (const hex of hexes)
          for (const corner of b.walks.cornersOf[hex]) {
            const mark = b.fields.building.get(s, corner);
            if (mark !== 0 && b.pieces[b.pieceOf[mark]].replacesIndex >= 0) corners.add(corner);
          }
        return [...corners];
      };
      const shake = (s: State, hexes: readonly Hex[]): void => {
        const cities = citiesAt(s, hexes);
        for (let owner = 0; owner <= b.seats; owner++) {
          const own = cities.filter((corner) => b.ownerOf[b.fields.building.get(s, corner)] === owner);
          if (own.length === 0) continue;
          const under = b.pieces[b.pieceOf[b.fields.building.get(s, own[0])]].replacesIndex;
          const left = owner < b.seats ? b.fields.supply.get(s, owner, under) : own.length;
          if (left === 0 || left >= own.length) for (const corner of own) reduceBuilding(b, s, corner);
          else {
            for (const corner of own) quaking.set(s, corner, 1);
            push(s, b.decision('quake-loss'), 1 << owner, own.length - left);
          }
        }
      };
      const strikes: ((s: State, hexes: readonly Hex[]) => void)[] = [
        (s, hexes) => {
          for (const hex of hexes.filter((each) => besideWater(b, s, each))) {
            b.the.tokenReserve.lift(s, hex);
            barren.set(s, hex, 0);
            b.the.landReserve.lay(s, hex, b.terrain('sea'));
          }
        },
        (s, hexes) => {
          for (const hex of hexes) if (isDry[b.fields.terrain.get(s, hex)]) lift(s, hex);
        },
        shake,
        (s, hexes) => {
          for (const hex of hexes)
            if (erupts[b.fields.terrain.get(s, hex)]) {
              clearRoads(s, hex);
              lift(s, hex);
            }
        },
        (s, hexes) => {
          for (const hex of hexes) {
            clearRoads(s, hex);
            if (b.fields.terrain.get(s, hex) !== felled) continue;
            const to = config.leaves
              .map((id) => b.terrain(id))
              .find((each) => b.the.landReserve.left(s, each) > 0);
            if (to === undefined || b.gives[to] < 0) lift(s, hex);
            if (to === undefined) continue;
            b.the.landReserve.lay(s, hex, to);
            if (b.gives[to] < 0) barren.set(s, hex, 0);
          }
        },
        (s, hexes) => {
          const spares = b.piece(config.spares);
          for (const corner of citiesAt(
            s,
            hexes.filter((hex) => !besideWater(b, s, hex)),
          )) {
            if (spares.marks.get(s, corner) !== 0) b.rules.unbuild(s, spares.index, corner);
            else b.rules.unbuild(s, b.pieceOf[b.fields.building.get(s, corner)], corner);
          }
        },
      ];
      return {
        calamities: {
          strike: (s, kind, number) => {
            const hexes = Array.from({ length: b.topology.hexes }, (_, hex) => hex).filter(
              (hex) =>
                b.land[b.fields.terrain.get(s, hex)] === 1 &&
                ((b.fields.numbers.get(s, hex) >> number) & 1) === 1,
            );
            if (hexes.length > 0) strikes[kind](s, hexes);
            left.set(s, numbersOn(b, s));
            b.rules.reviewAwards(s);
          },
        },
        beginTurn: (s) => {
          was.beginTurn(s);
          left.set(s, numbersOn(b, s));
        },
        boardChange: {
          hexChanged: (s, hex) => {
            was.boardChange.hexChanged(s, hex);
            left.set(s, numbersOn(b, s));
          },
        },
        checkEnd: (s) => {
          was.checkEnd(s);
          if (isOver(s) || left.get(s) === UNKNOWN_YET || left.get(s) >= endsBelow) return;
          finishByPoints(b, s, 'condition');
        },
        hints: {
          awaitsNumber: (s, hex) => was.hints.awaitsNumber(s, hex) || barren.get(s, hex) === 1,
        },
      };
    },
    turnSteps: (b) => [
      {
        after: 'roll',
        add: {
          id: 'calamity',
          run: (s) => {
            const red = b.the.roll.red(s);
            if (red > 0 && red === b.the.roll.yellow(s))
              push(s, b.decision('calamity-dice'), NATURE, red - 1);
          },
        },
      },
    ],
    editMoves: (b, moves) =>
      moves.map((move) =>
        move.name === 'reserve-token'
          ? {
              ...move,
              apply: (s, by, ...args) => {
                move.apply?.(s, by, ...args);
                b.cell('numbersLeft').set(s, numbersOn(b, s));
              },
            }
          : move,
      ),
    moves: (b) => {
      const quaking = b.row<Corner>('quaking');
      const isOwn = (s: State, seat: Seat, corner: Corner): boolean => {
        const mark = b.fields.building.get(s, corner);
        return quaking.get(s, corner) === 1 && mark !== 0 && b.ownerOf[mark] === seat;
      };
      const own = (s: State, seat: Seat): Corner[] =>
        Array.from({ length: b.topology.corners }, (_, corner) => corner).filter((corner) =>
          isOwn(s, seat, corner),
        );
      return [
        {
          name: 'calamity-dice',
          args: [
            { name: 'red', domain: b.domain('die') },
            { name: 'yellow', domain: b.domain('die') },
          ],
          decisions: ['calamity-dice'],
          uniform: true,
          list: (_s, _nature, out) => out.putAll(),
          apply: (s, _nature, red, yellow) => {
            const kind = topArg(s, 0);
            pop(s);
            const number = red + yellow + 2;
            if (s.events)
              tell(s, 'calamity', { kind: CALAMITIES[kind], red: red + 1, yellow: yellow + 1, number });
            b.the.calamities.strike(s, kind, number);
          },
        },
        {
          name: 'lose-shaken',
          args: [{ name: 'corner', domain: b.domain('corner') }],
          decisions: ['quake-loss'],
          list: (s, seat, out) => {
            for (const corner of own(s, seat)) out.put(corner);
          },
          apply: (s, seat, corner) => {
            quaking.set(s, corner, 0);
            b.rules.unbuild(s, b.pieceOf[b.fields.building.get(s, corner)], corner);
            const left = topArg(s, 0) - 1;
            if (left > 0) return setTopArg(s, 0, left);
            pop(s);
            for (const rest of own(s, seat)) {
              quaking.set(s, rest, 0);
              reduceBuilding(b, s, rest);
            }
            b.rules.reviewAwards(s);
          },
          why: (s, seat, corner) => (corner >= 0 && !isOwn(s, seat, corner) ? NOT_SHAKEN : undefined),
        },
      ];
    },
    words: {
      terms: {
        'field.numbersLeft': 'Hexes with a number',
        'decision.calamity-dice': 'A double: the dice say where disaster strikes',
        'decision.quake-loss': 'Too few settlements: choose the city that is lost',
        'move.calamity-dice': 'The dice of the disaster',
        'move.lose-shaken': 'Lose this city',
        'event.calamity': 'Disaster, {kind:calamity}: hexes with the number {number} are struck.',
        'calamity.surge': 'storm surge',
        'calamity.drought': 'drought',
        'calamity.quake': 'earthquake',
        'calamity.eruption': 'eruption',
        'calamity.tornado': 'tornado',
        'calamity.epidemic': 'epidemic',
        'reason.not-shaken': 'No city of yours is shaken there.',
      },
    },
    looks: {
      fields: { numbersLeft: { on: 'table', shape: 'chit', hideAt: UNKNOWN_YET, decides: true } },
    },
  };
}

function numbersOn(b: Book, s: State): number {
  let count = 0;
  for (let hex = 0; hex < b.topology.hexes; hex++) if (b.fields.numbers.get(s, hex) !== 0) count++;
  return count;
}

function kindsOf(b: Book, ids: readonly string[]): Uint8Array {
  return Uint8Array.from(b.terrains, ({ id }) => (ids.includes(id) ? 1 : 0));
}
