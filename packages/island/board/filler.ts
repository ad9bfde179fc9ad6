import { makeAssembly } from './assembly.ts';
import { type Constraint, parseConstraint } from './constraints.ts';
import { makeDeal } from './deal.ts';
import type { Layout, LayoutGroup, Token } from './layout.ts';
import { cornerHexes, makeSequence, spiralFrom } from './spiral.ts';
import { makeSpread, type SpreadRule } from './spread.ts';
import type { Filled, Put, Stage } from './stage.ts';
import type { Topology } from './topology.ts';

export type { Filled } from './stage.ts';

/** Nature fills a layout one draw at a time. What is fixed takes no draw. */
export interface BoardFiller {
  readonly draws: number;
  /** every value drawn is below this */
  readonly values: number;
  /** For people: which draw this is. With the draws before it, also where. */
  what(k: number, drawn?: Int32Array): { what: string; where?: string };
  /** Lists what draw k may give, with weights, after drawn[0] to drawn[k - 1]. */
  outcomes(k: number, drawn: Int32Array, put: Put): void;
  label(k: number, value: number): string;
  finish(drawn: Int32Array): Filled;
}

export interface FillOptions {
  /** how groups with numbers in a set order get them, instead of what the layout says */
  numbers?: 'spiral' | 'shuffle';
  /** keeps 6 and 8 apart when numbers are shuffled: true and false overrule the layout */
  redsApart?: boolean;
}

export function makeFiller(
  layout: Layout,
  topology: Topology,
  terrainIds: readonly string[],
  harbourKinds: readonly string[],
  producing: (terrain: string) => boolean,
  options: FillOptions = {},
): BoardFiller {
  const plan = makePlan(layout, topology, terrainIds, harbourKinds, producing, options);
  const stages = [
    ...assemblyStages(plan),
    ...terrainStages(plan),
    ...sequenceStages(plan),
    ...numberStages(plan),
    ...harbourStages(plan),
  ];

  const from: number[] = [];
  const stageOf: number[] = [];
  for (const [s, stage] of stages.entries()) {
    from.push(stageOf.length);
    for (let k = 0; k < stage.draws; k++) stageOf.push(s);
  }

  // One board serves every call, so that listing outcomes allocates nothing.
  const scratch = copyOf(plan.fixed);
  const boardBefore = (stage: number, drawn: Int32Array): Filled => {
    scratch.terrain.set(plan.fixed.terrain);
    scratch.numbers.set(plan.fixed.numbers);
    scratch.harbour.set(plan.fixed.harbour);
    for (let s = 0; s < stage; s++) stages[s].apply(drawn, from[s], scratch);
    return scratch;
  };

  return {
    draws: stageOf.length,
    values: Math.max(1, ...stages.map((stage) => stage.values)),
    what(k, drawn) {
      const s = stageOf[k];
      return stages[s].what(k - from[s], drawn && boardBefore(s, drawn));
    },
    label: (k, value) => stages[stageOf[k]].label(k - from[stageOf[k]], value),
    outcomes(k, drawn, put) {
      const s = stageOf[k];
      const board = stages[s].looks ? boardBefore(s, drawn) : scratch;
      stages[s].outcomes(k - from[s], drawn, from[s], board, put);
    },
    finish: (drawn) => copyOf(boardBefore(stages.length, drawn)),
  };
}

/** The layout in numbers, as the stages need it. */
interface Plan {
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
  /** whether a hex of a group waits for a number, given its terrain */
  takesNumber: (board: Filled, hex: number) => boolean;
  fixed: Filled;
}

function makePlan(
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
      place.kind === undefined ? -1 : harbourIndex(place.kind),
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
    takesNumber: (board, hex) => waits[hex] && board.terrain[hex] >= 0 && produces[board.terrain[hex]],
    fixed,
  };
}

function wishes(group: LayoutGroup, options: FillOptions): Constraint[] {
  const words = group.constraints.filter((word) => options.redsApart === undefined || word !== 'reds-apart');
  if (options.redsApart) words.unshift('reds-apart');
  return words.map((word) => parseConstraint(word)!);
}

function assemblyStages(plan: Plan): Stage[] {
  const { layout, topology } = plan;
  if (!layout.assembly) return [];
  const places = layout.harbours.places.map((at) => topology.edgeAt(at.q, at.r, at.side));
  const loose = new Set(
    plan.groups.filter(({ group }) => plan.arrangement(group) !== 'none').flatMap(({ hexes }) => hexes),
  );
  return [
    makeAssembly({
      assembly: layout.assembly,
      topology,
      terrainIndex: plan.terrainIndex,
      harbourIndex: plan.harbourIndex,
      placeOn: (edge) => places.indexOf(edge),
      mask: tokenMask,
      printed: (hex) => !loose.has(hex) && layout.hexes[hex].number === undefined,
    }),
  ];
}

function terrainStages(plan: Plan): Stage[] {
  const { layout, topology, terrainIds } = plan;
  const open = plan.groups.filter(({ group }) => group.terrains);
  return blocks(plan, open, 'terrain').map((members) => {
    const sites = sitesOf(
      members.map(({ hexes }) =>
        hexes.filter(
          (hex) => layout.hexes[hex].terrain === undefined && layout.hexes[hex].hidden === undefined,
        ),
      ),
    );
    const bags = members.map(({ group }) => {
      const bag = new Int32Array(terrainIds.length);
      for (const [terrain, n] of Object.entries(group.terrains!)) bag[plan.terrainIndex(terrain)] += n;
      return bag;
    });
    const rules = members.flatMap(({ constraints }, bag) =>
      constraints
        .filter((wish) => wish.of === 'terrain')
        .map((wish) => {
          const named = terrainIds.map((terrain) => (wish.values as readonly unknown[]).includes(terrain));
          return spreadRule(
            plan,
            wish,
            bag,
            (value) => named[value],
            (board, hex) => named[board.terrain[hex]] ?? false,
          );
        }),
    );
    return makeDeal({
      what: 'terrain',
      values: terrainIds.length,
      bags,
      draws: sites.at.length,
      sites,
      put: (board, hex, value) => {
        board.terrain[hex] = value;
      },
      where: topology.hexName,
      label: (value) => terrainIds[value],
      spread: rules.length > 0 ? makeSpread(rules, bags, terrainIds.length, topology.hexHex) : undefined,
    });
  });
}

function sequenceStages(plan: Plan): Stage[] {
  const { topology } = plan;
  return plan.groups.flatMap(({ name, group, hexes }) => {
    const arrangement = plan.arrangement(group);
    if (arrangement !== 'sequence' && arrangement !== 'spiral') return [];
    const numbers = group.numbers!;
    const hexesAt = (places: readonly { q: number; r: number }[]) =>
      places.map((at) => topology.hexAt(at.q, at.r));
    const on = new Set(hexes);
    const paths =
      arrangement === 'sequence'
        ? [Int16Array.from(hexesAt(numbers.path!))]
        : (numbers.starts ? hexesAt(numbers.starts) : cornerHexes(topology, on)).map((start) =>
            spiralFrom(topology, on, start),
          );
    checkTokens(plan, name, numbers.sequence!.length);
    return [makeSequence(paths, numbers.sequence!.map(tokenMask), plan.takesNumber, topology.hexName)];
  });
}

function numberStages(plan: Plan): Stage[] {
  const { topology } = plan;
  const shuffled = plan.groups.filter(({ group }) => plan.arrangement(group) === 'shuffle');
  return blocks(plan, shuffled, 'number').map((members) => {
    const tokens = members.map(({ group }) => group.numbers!.bag ?? group.numbers!.sequence!);
    members.forEach(({ name }, bag) => {
      checkTokens(plan, name, tokens[bag].length);
    });
    const table = tokenTable(tokens.flat());
    const bags = tokens.map((list) => {
      const bag = new Int32Array(table.masks.length);
      for (const token of list) bag[table.valueOf(token)]++;
      return bag;
    });
    const draws = tokens.reduce((n, list) => n + list.length, 0);
    const all = sitesOf(members.map(({ hexes }) => hexes));
    const sites = { at: new Int16Array(draws), bag: new Int8Array(draws) };
    const rules = members.flatMap(({ constraints }, bag) =>
      constraints
        .filter((wish) => wish.of === 'number')
        .map((wish) => {
          const named = tokenMask(wish.values.map(Number));
          return spreadRule(
            plan,
            wish,
            bag,
            (value) => (table.masks[value] & named) !== 0,
            (board, hex) => (board.numbers[hex] & named) !== 0,
          );
        }),
    );
    return makeDeal({
      what: 'number',
      values: table.masks.length,
      bags,
      draws,
      sites(board) {
        let n = 0;
        for (let k = 0; k < all.at.length && n < draws; k++) {
          if (!plan.takesNumber(board, all.at[k])) continue;
          sites.at[n] = all.at[k];
          sites.bag[n++] = all.bag[k];
        }
        return sites;
      },
      put: (board, hex, value) => {
        board.numbers[hex] = table.masks[value];
      },
      where: topology.hexName,
      label: (value) => maskText(table.masks[value]),
      spread: rules.length > 0 ? makeSpread(rules, bags, table.masks.length, topology.hexHex) : undefined,
    });
  });
}

function harbourStages(plan: Plan): Stage[] {
  const { layout, topology, harbourKinds } = plan;
  if (!layout.harbours.bag) return [];
  const printed = new Set(
    layout.assembly?.tilings.flatMap((tiling) =>
      tiling.slots.flatMap((slot) => slot.coast.map((at) => topology.edgeAt(at.q, at.r, at.side))),
    ),
  );
  const edgeOf = layout.harbours.places.map((at) => topology.edgeAt(at.q, at.r, at.side));
  const open = [...edgeOf.keys()].filter(
    (place) => layout.harbours.places[place].kind === undefined && !printed.has(edgeOf[place]),
  );
  const sites = sitesOf([open]);
  const bag = new Int32Array(harbourKinds.length);
  for (const [kind, n] of Object.entries(layout.harbours.bag)) bag[plan.harbourIndex(kind)] += n;
  return [
    makeDeal({
      what: 'harbour',
      values: harbourKinds.length,
      bags: [bag],
      draws: sites.at.length,
      sites,
      put: (board, place, value) => {
        board.harbour[place] = value;
      },
      where: (place) => topology.edgeName(edgeOf[place]),
      label: (value) => harbourKinds[value],
    }),
  ];
}

type Member = Plan['groups'][number];

/** Groups whose constraints may meet are dealt together, hex by hex; all others one after the other. */
function blocks(plan: Plan, groups: readonly Member[], of: 'terrain' | 'number'): Member[][] {
  const { hexHex } = plan.topology;
  const apart = (member: Member) =>
    member.constraints.some((wish) => wish.rule === 'apart' && wish.of === of);
  const meet = (a: Member, b: Member) =>
    (apart(a) || apart(b)) &&
    a.hexes.some((hex) => [0, 1, 2, 3, 4, 5].some((d) => b.hexes.includes(hexHex[hex * 6 + d])));
  const found: Member[][] = [];
  for (const group of groups) {
    const met = found.filter((block) => block.some((member) => meet(member, group)));
    for (const block of met) found.splice(found.indexOf(block), 1);
    found.push([...met.flat(), group]);
  }
  return found;
}

/** The places of several bags together, in the order of the layout. */
function sitesOf(lists: readonly (readonly number[])[]) {
  const all = lists.flatMap((list, bag) => list.map((at) => ({ at, bag }))).sort((a, b) => a.at - b.at);
  return { at: Int16Array.from(all, (site) => site.at), bag: Int8Array.from(all, (site) => site.bag) };
}

function spreadRule(
  plan: Plan,
  wish: Constraint,
  bag: number,
  holds: (value: number) => boolean,
  standsOn: (board: Filled, hex: number) => boolean,
): SpreadRule {
  const { layout, terrainIds } = plan;
  if (wish.rule === 'apart') return { bags: [bag], holds, rule: { apart: standsOn } };
  if (wish.rule === 'not-on') {
    const named = terrainIds.map((terrain) => wish.terrains.includes(terrain));
    return { bags: [bag], holds, rule: { ban: (board, hex) => named[board.terrain[hex]] } };
  }
  const marked = layout.marks.hexes[wish.label] ?? [];
  const inside = layout.hexes.map(
    (hex) => hex.region === wish.label || marked.some((at) => at.q === hex.q && at.r === hex.r),
  );
  return { bags: [bag], holds, rule: { ban: (_, hex) => inside[hex] === (wish.rule === 'not-in') } };
}

/** A group must have a number for each hex that produces; where pieces bring the terrain nobody knows before. */
function checkTokens(plan: Plan, name: string, tokens: number): void {
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

const tokenMask = (token: Token): number =>
  (typeof token === 'number' ? [token] : token).reduce((mask, n) => mask | (1 << n), 0);

function maskText(mask: number): string {
  const numbers = [];
  for (let n = 0; n < 31; n++) if (mask & (1 << n)) numbers.push(n);
  return numbers.join('/');
}

/** A token of one number is drawn as that number, tokens of several as values after all of those. */
function tokenTable(tokens: readonly Token[]): { masks: number[]; valueOf: (token: Token) => number } {
  const several = [...new Set(tokens.filter((token) => typeof token !== 'number').map(tokenMask))];
  const singles = Math.max(12, ...tokens.flat()) + 1;
  const masks = [...Array.from({ length: singles }, (_, n) => 1 << n), ...several];
  return {
    masks,
    valueOf: (token) => (typeof token === 'number' ? token : singles + several.indexOf(tokenMask(token))),
  };
}

const copyOf = (board: Filled): Filled => ({
  terrain: board.terrain.slice(),
  numbers: board.numbers.slice(),
  harbour: board.harbour.slice(),
});
