import { makeAssembly } from './assembly.ts';
import type { Constraint } from './constraints.ts';
import { makeDeal, type Sites } from './deal.ts';
import { dealingOrder } from './dealing-order.ts';
import { checkTokens, type Plan } from './fill-plan.ts';
import { cornerHexes, makeSequence, type Path, spiralsFrom } from './spiral.ts';
import { makeSpread, type SpreadRule } from './spread.ts';
import type { Filled, Stage } from './stage.ts';
import { maskText, tokenMask, tokenTable } from './tokens.ts';

/** What nature does, in order: lay the pieces, deal terrains, lay numbers in order, deal numbers, deal harbours. */
export const fillStages = (plan: Plan): Stage[] => [
  ...assemblyStages(plan),
  ...terrainStages(plan),
  ...sequenceStages(plan),
  ...numberStages(plan),
  ...harbourStages(plan),
];

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
    const sites = hexSites(
      plan,
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
    const rules = members.flatMap((member, bag) =>
      member.constraints
        .filter((wish) => wish.of === 'terrain')
        .map((wish) => {
          const named = terrainIds.map((terrain) => (wish.values as readonly unknown[]).includes(terrain));
          return spreadRule(
            plan,
            member,
            wish,
            bag,
            (value) => named[value],
            (board, hex) => board.terrain[hex] >= 0 && named[board.terrain[hex]],
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
    const starts = () => (numbers.starts ? hexesAt(numbers.starts) : cornerHexes(topology, on));
    const paths: Path[] =
      arrangement === 'sequence'
        ? [{ label: '', hexes: Int16Array.from(hexesAt(numbers.path!)) }]
        : starts().flatMap((start) => spiralsFrom(topology, on, start, numbers.turn === 'either'));
    checkTokens(plan, name, numbers.sequence!.length);
    return [makeSequence(paths, numbers.sequence!.map(tokenMask), plan.takesNumber)];
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
    const all = hexSites(
      plan,
      members.map(({ hexes }) => hexes),
    );
    const sites = { at: new Int16Array(draws), bag: new Int16Array(draws) };
    const rules = members.flatMap((member, bag) =>
      member.constraints
        .filter((wish) => wish.of === 'number')
        .map((wish) => {
          const named = tokenMask(wish.values.map(Number));
          return spreadRule(
            plan,
            member,
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
  const sites = { at: Int16Array.from(open), bag: new Int16Array(open.length) };
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

/** The hexes of several bags together, in the order in which they are dealt. */
function hexSites({ topology }: Plan, lists: readonly (readonly number[])[]): Sites {
  const bagOf = new Map(lists.flatMap((list, bag) => list.map((hex) => [hex, bag] as const)));
  const order = dealingOrder([...bagOf.keys()], topology);
  return { at: Int16Array.from(order), bag: Int16Array.from(order, (hex) => bagOf.get(hex)!) };
}

function spreadRule(
  plan: Plan,
  { hexes }: Member,
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
  if (wish.rule === 'some-on') {
    const named = terrainIds.map((terrain) => wish.terrains.includes(terrain));
    const done = (board: Filled): boolean =>
      hexes.some((hex) => !plan.waits[hex] && named[board.terrain[hex]] && standsOn(board, hex));
    return { bags: [bag], holds, rule: { some: (board, hex) => named[board.terrain[hex]] && !done(board) } };
  }
  const marked = layout.marks.hexes[wish.label] ?? [];
  const inside = layout.hexes.map(
    (hex) => hex.region === wish.label || marked.some((at) => at.q === hex.q && at.r === hex.r),
  );
  if (wish.rule === 'some-in') {
    const given = (hex: number): boolean =>
      wish.of === 'terrain' ? layout.hexes[hex].terrain !== undefined : !plan.waits[hex];
    const done = (board: Filled): boolean =>
      hexes.some((hex) => inside[hex] && given(hex) && standsOn(board, hex));
    return { bags: [bag], holds, rule: { some: (board, hex) => inside[hex] && !done(board) } };
  }
  return { bags: [bag], holds, rule: { ban: (_, hex) => inside[hex] === (wish.rule === 'not-in') } };
}
