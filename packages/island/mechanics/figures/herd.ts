import { NATURE, pop, push, type State, tell } from '@hexwright/kernel';
import type { Hex } from '../../board/index.ts';
import type { Book, Part } from '../../rulebook/index.ts';
import { TWO_DICE } from '../tokens/number-tokens.ts';

declare module '../../rulebook/points.ts' {
  interface Groups {
    herd: HerdPoints;
  }
}

export interface HerdPoints {
  /** how many animals stand on the hex */
  count(s: State, hex: Hex): number;
}

const ANIMALS = ['herdOne', 'herdTwo'] as const;
const SIDES = 6;

/**
 * Two animals that belong to nobody. Dice say on which hexes they begin; before each turn one of them goes a hex into a direction, both
 * by chance, and stays where it is if there is no land.
 */
export function herd(): Part {
  return {
    id: 'herd',
    fields: { herdOne: { start: -1 }, herdTwo: { start: -1 } },
    decisions: { 'place-herd': { nature: true }, 'herd-wanders': { nature: true } },
    brings: ['herd'],
    rules: (_was, b) => {
      const cells = ANIMALS.map((name) => b.cell(name));
      return {
        herd: { count: (s, hex) => cells.reduce((sum, at) => sum + (at.get(s) === hex ? 1 : 0), 0) },
      };
    },
    setupSteps: (b) => {
      const first = b.cell(ANIMALS[0]);
      return [
        {
          add: {
            id: 'place-herd',
            run: (s) => {
              if (first.get(s) < 0) push(s, b.decision('place-herd'), NATURE);
            },
          },
          after: 'lay-board',
        },
      ];
    },
    turnSteps: (b) => [
      {
        add: { id: 'herd-wanders', run: (s) => push(s, b.decision('herd-wanders'), NATURE) },
        before: 'roll',
      },
    ],
    moves: (b) => {
      const cells = ANIMALS.map((name) => b.cell(name));
      const { hexHex } = b.topology;
      return [
        {
          name: 'place-herd',
          args: [{ name: 'number', domain: { id: 'number', size: TWO_DICE.length } }],
          decisions: ['place-herd'],
          list: (_s, _nature, out) => {
            for (let n = 2; n < TWO_DICE.length; n++) if (n !== 7) out.weigh(Math.round(36 * TWO_DICE[n]), n);
          },
          apply: (s, _nature, n) => {
            pop(s);
            hexesFor(b, s, n).forEach((hex, i) => {
              cells[i].set(s, hex);
            });
            if (s.events) tell(s, 'herd-placed', { number: n });
          },
        },
        {
          name: 'herd-wanders',
          args: [
            { name: 'animal', domain: { id: 'animal', size: ANIMALS.length } },
            { name: 'side', domain: { id: 'side', size: SIDES } },
          ],
          decisions: ['herd-wanders'],
          list: (_s, _nature, out) => {
            for (let animal = 0; animal < ANIMALS.length; animal++)
              for (let side = 0; side < SIDES; side++) out.weigh(1, animal, side);
          },
          apply: (s, _nature, animal, side) => {
            pop(s);
            const from = cells[animal].get(s);
            const to = from < 0 ? -1 : hexHex[from * SIDES + side];
            const goes = to >= 0 && b.land[b.fields.terrain.get(s, to)] === 1;
            if (goes) cells[animal].set(s, to);
            if (s.events) tell(s, goes ? 'wandered' : 'herd-stays', { hex: goes ? to : from });
          },
        },
      ];
    },
    words: {
      terms: {
        'move.place-herd': 'The bison are placed',
        'move.herd-wanders': 'A bison goes on',
        'decision.place-herd': 'Two dice say where the bison begin',
        'decision.herd-wanders': 'A bison goes on',
        'event.herd-placed': 'The bison begin where the {number} lies.',
        'event.wandered': 'A bison goes on to the next hex.',
        'event.herd-stays': 'A bison stays where it is.',
        'field.herdOne': 'Bison',
        'field.herdTwo': 'Bison',
      },
    },
    looks: {
      fields: {
        herdOne: { on: 'figure', place: 'hex', shape: 'pawn', colour: '#5a3b22' },
        herdTwo: { on: 'figure', place: 'hex', shape: 'pawn', colour: '#7a5433' },
      },
    },
  };
}

/** Two hexes with this number, or, where there are not as many, one with the lowest and one with the highest. */
function hexesFor(b: Book, s: State, n: number): Hex[] {
  const having = (number: number): Hex[] =>
    Array.from({ length: b.topology.hexes }, (_, hex) => hex).filter(
      (hex) => (b.fields.numbers.get(s, hex) >> number) & 1,
    );
  const own = having(n);
  if (own.length >= ANIMALS.length) return own.slice(0, ANIMALS.length);
  const rest = [...having(2), ...having(12), ...own];
  return [...new Set(rest)].slice(0, ANIMALS.length);
}
