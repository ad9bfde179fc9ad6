import { type Constraint, parseConstraint } from './constraints.ts';
import type { Layout, LayoutGroup } from './layout.ts';
import type { Filled } from './stage.ts';
import { tokenMask } from './tokens.ts';
import type { Topology } from './topology.ts';

export interface FillOptions {
  /** how groups with numbers in a set order get them, instead of what the layout says */
  numbers?: 'spiral' | 'shuffle';
  /** keeps 6 and 8 apart when numbers are shuffled: true and false overrule the layout */
  redsApart?: boolean;
}

/** The layout in numbers, as the stages need it. */
export interface Plan {
  layout: Layout;
  topology: Topology;
  groups: readonly {
    name: string;
    group: LayoutGroup;
    hexes: readonly number[];
    constraints: readonly Constraint[];
  }[];
  terrainIds: readonly string[];
  harbourKinds: readonly string[];
  terrainIndex: (terrain: string) => number;
  harbourIndex: (kind: string) => number;
  produces: readonly boolean[];
  /** whether the group's numbers come in a set order, at random or not at all */
  arrangement: (group: LayoutGroup) => 'sequence' | 'spiral' | 'shuffle' | 'none';
  /** [hex]: whether it can still get a number */
  waits: readonly boolean[];
  /** whether a hex of a group waits for a number, given its terrain */
  takesNumber: (board: Filled, hex: number) => boolean;
  fixed: Filled;
}

export function makePlan(
  layout: Layout,
  topology: Topology,
  terrainIds: readonly string[],
  harbourKinds: readonly string[],
  producing: (terrain: string) => boolean,
  options: FillOptions,
): Plan {
  const indexIn = (list: readonly string[], what: string) => (word: string) => {
    const index = list.indexOf(word);
    if (index < 0) throw new Error(`layout ${layout.id}: ${what} ${word} is not known`);
    return index;
  };
  const terrainIndex = indexIn(terrainIds, 'terrain');
  const harbourIndex = indexIn(harbourKinds, 'harbour');
  const produces = terrainIds.map(producing);
  const fixed: Filled = {
    terrain: Int16Array.from(layout.hexes, (hex) =>
      hex.hidden !== undefined
        ? terrainIndex('unknown')
        : hex.terrain === undefined
          ? -1
          : terrainIndex(hex.terrain),
    ),
    numbers: Int32Array.from(layout.hexes, (hex) => tokenMask(hex.number ?? [])),
    harbour: Int16Array.from(layout.harbours.places, (place) =>
      place.kind === undefined || place.kind === 'none' ? -1 : harbourIndex(place.kind),
    ),
  };
  const waits = layout.hexes.map((hex) => hex.number === undefined && hex.hidden === undefined);
  return {
    layout,
    topology,
    groups: Object.entries(layout.groups).map(([name, group]) => ({
      name,
      group,
      hexes: [...layout.hexes.keys()].filter((hex) => layout.hexes[hex].group === name),
      constraints: wishes(group, options),
    })),
    terrainIds,
    harbourKinds,
    terrainIndex,
    harbourIndex,
    produces,
    arrangement({ numbers }) {
      if (!numbers || numbers.arrange === 'none') return 'none';
      if (options.numbers === 'shuffle') return 'shuffle';
      if (options.numbers === 'spiral' && numbers.arrange === 'shuffle' && numbers.sequence) return 'spiral';
      return numbers.arrange;
    },
    waits,
    takesNumber: (board, hex) => waits[hex] && board.terrain[hex] >= 0 && produces[board.terrain[hex]],
    fixed,
  };
}

function wishes(group: LayoutGroup, options: FillOptions): Constraint[] {
  const words = group.constraints.filter((word) => options.redsApart === undefined || word !== 'reds-apart');
  if (options.redsApart) words.unshift('reds-apart');
  return words.map((word) => parseConstraint(word)!);
}

/** A group must have a number for each hex that produces; where pieces bring the terrain nobody knows before. */
export function checkTokens(plan: Plan, name: string, tokens: number): void {
  const { layout } = plan;
  const { group, hexes } = plan.groups.find((one) => one.name === name)!;
  let waiting = 0;
  for (const hex of hexes) {
    const { terrain, number, hidden } = layout.hexes[hex];
    if (number !== undefined || hidden !== undefined) continue;
    if (terrain !== undefined) waiting += plan.produces[plan.terrainIndex(terrain)] ? 1 : 0;
    else if (!group.terrains) return;
  }
  for (const [terrain, n] of Object.entries(group.terrains ?? {})) {
    if (plan.produces[plan.terrainIndex(terrain)]) waiting += n;
  }
  const numbered = hexes.some(
    (hex) => layout.hexes[hex].terrain === undefined && layout.hexes[hex].number !== undefined,
  );
  if (waiting !== tokens && !numbered) {
    throw new Error(
      `layout ${layout.id}: group ${name} has ${waiting} producing hexes but ${tokens} numbers`,
    );
  }
}
