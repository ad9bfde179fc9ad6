import { reason } from '@hexwright/kernel';
import { hexText, type Layout, type Token } from '../board/index.ts';
import { earnGold, goldOf, spendGold } from '../mechanics/index.ts';
import type { Part, Words } from '../rulebook/index.ts';
import { type LaidRiver, riverMarks, riverOf, rivers } from '../traders-barbarians/index.ts';

/** What every game of the rivers at sea asks for. */
export const withRivers = (scenario: string): readonly string[] => [scenario, rivers.id];

export const riverRules: Words['rules'] = [
  'A ship that you build at a river hex earns you 1 gold, as a road does. No ship lies where a bridge could.',
  'A ship that sails away from a river costs you 1 gold; if you cannot pay, it stays.',
  'Gold fields give goods, never gold.',
  { house: 'A ship that sails to a river earns you 1 gold. Along a river it sails free of charge.' },
];

const UNPAID = reason('river-unpaid', 'a ship leaves a river for 1 gold');

/** What a ship earned at a river its owner gives back when it sails away. */
export function shipsAtRivers(): Part {
  return {
    id: 'ships-at-rivers',
    rules: (was, b) => {
      const { edges, crossings } = riverOf(b);
      const earns = edges.map((at, edge) => (at === 1 && crossings[edge] === 0 ? 1 : 0));
      return {
        lanes: {
          barGo: (s, seat, from, to) =>
            was.lanes.barGo(s, seat, from, to) ??
            (earns[from] > earns[to] && goldOf(b, s, seat) === 0 ? UNPAID : undefined),
          went: (s, seat, from, to) => {
            was.lanes.went(s, seat, from, to);
            spendGold(b, s, seat, earns[from] - earns[to]);
            earnGold(b, s, seat, earns[to] - earns[from]);
          },
        },
      };
    },
    words: { terms: { 'reason.river-unpaid': 'A ship that leaves a river costs 1 gold.' } },
  };
}

export interface RiversOver {
  readonly courses: readonly LaidRiver[];
  /** what is dealt over the rest of the group, and the numbers of all of it that gives */
  readonly loose: Readonly<Record<string, number>>;
  readonly numbers: readonly Token[];
}

/** The same board with rivers over the hexes of its group `main`. */
export function overMain(board: Layout, { courses, loose, numbers }: RiversOver): Layout {
  const flows = new Map(
    courses.flatMap(({ hexes, terrains }) => hexes.map(([q, r], k) => [hexText({ q, r }), terrains[k]])),
  );
  const { hexes, edges } = riverMarks(courses);
  return {
    ...board,
    id: `${board.id}-with-rivers`,
    provenance: 'reconstructed',
    note: 'Rivers and numbers as in the 2025 edition, laid over the map of 2008.',
    hexes: board.hexes.map((hex) => {
      const terrain = flows.get(hexText(hex));
      return terrain === undefined ? hex : { ...hex, terrain, ...(terrain === 'swamp' && { number: [] }) };
    }),
    groups: {
      ...board.groups,
      main: { ...board.groups.main, terrains: loose, numbers: { arrange: 'shuffle', bag: [...numbers] } },
    },
    marks: {
      ...board.marks,
      hexes: { ...board.marks.hexes, ...hexes },
      edges: { ...board.marks.edges, ...edges },
    },
  };
}
