import type { Layout } from '../../board/index.ts';
import type { Chart, ChartGroup, Charts } from './chart.ts';
import { fogHalfCharts, fogStripCharts } from './fog-islands.ts';
import { headingForNewShoresCharts } from './heading-for-new-shores.ts';

/**
 * The maps with spices. Land, spice hexes and some sea lie in areas, each of which has just one spice hex; what else comes to lie in
 * which area is chance. The pictures are lost, the counts are those of the rules: a frame one column wider than without spices.
 */
const AREAS = 'areas';
const NOTE =
  'The picture is lost: the counts of the rules on a frame one hex wider; which hexes form an area is ours.';

/** letters of a chart, and the areas they stand for */
const keyOf = (letters: string, name: string): Record<string, string> => ({
  m: 'main#main',
  ...Object.fromEntries([...letters].map((letter, i) => [letter, `${AREAS}#${name}-${i + 1}`])),
});

/** what lies in the areas: what the host has there, a spice hex in each, and so much sea */
function areas(host: ChartGroup, name: string, count: number, sea: number): ChartGroup {
  const each = Array.from({ length: count }, (_, i) => `some-in:${name}-${i + 1}:spice`);
  return {
    ...host,
    terrains: { ...host.terrains, spice: count, sea },
    wishes: [...each, ...(host.wishes ?? [])],
  };
}

const { main: shores3, outlying: outlying3 } = headingForNewShoresCharts[3].groups!;
const { main: shores4, outlying: outlying4 } = headingForNewShoresCharts[4].groups!;
const { main: shores6, outlying: outlying6 } = headingForNewShoresCharts[6].groups!;
const ISLAND = 'island';

const newShoresForThree: Chart = {
  ...headingForNewShoresCharts[3],
  id: 'heading-for-new-shores-spices-3',
  name: 'Heading for New Shores with spices, three players',
  note: `${NOTE} The table has a pasture less on the main island than tokens for it; it is taken for a slip.`,
  provenance: 'house',
  key: keyOf('abcd', ISLAND),
  rows: `
     -3 0: a a a ~ b
    -2 -1: ~ ~ ~ ~ b b
    -1 -2: ~ m m ~ ~ ~ ~
     0 -3: ~ m m m ~ c c c
     1 -3: m m m m ~ c c
     2 -3: m m m ~ d d
     3 -3: m m ~ d d`,
  groups: { main: shores3, [AREAS]: areas(outlying3, ISLAND, 4, 3) },
  robber: 'off',
  pirate: '3,-1',
};

const newShoresForFour: Chart = {
  ...headingForNewShoresCharts[4],
  id: 'heading-for-new-shores-spices-4',
  name: 'Heading for New Shores with spices, four players',
  note: NOTE,
  provenance: 'house',
  key: keyOf('abcd', ISLAND),
  rows: `
     -3 0: a a a ~ b b
    -2 -1: ~ ~ ~ ~ ~ b b
    -1 -2: ~ m m m ~ ~ ~ ~
     0 -3: ~ m m m m ~ c c c
     1 -3: m m m m m ~ c c
     2 -3: m m m m ~ d d
     3 -3: m m m ~ d d`,
  groups: { main: shores4, [AREAS]: areas(outlying4, ISLAND, 4, 3) },
  pirate: '4,-1',
};

const newShoresForSix: Chart = {
  ...headingForNewShoresCharts[6],
  id: 'heading-for-new-shores-spices-5-6',
  name: 'Heading for New Shores with spices, five and six players',
  note: NOTE,
  provenance: 'house',
  key: keyOf('abcdef', ISLAND),
  rows: `
    -3 -1: a ~ m m m ~ c c
    -2 -2: a ~ m m m m ~ ~ c
    -1 -3: a ~ m m m m m ~ d d
     0 -4: ~ ~ m m m m m m ~ ~ d
     1 -4: b ~ m m m m m ~ e e
     2 -4: b ~ m m m m ~ f e
     3 -4: b ~ m m m ~ f f`,
  groups: { main: shores6, [AREAS]: areas(outlying6, ISLAND, 6, 2) },
};

export const newShoresSpiceCharts: Charts = {
  3: newShoresForThree,
  4: newShoresForFour,
  5: newShoresForSix,
  6: newShoresForSix,
};

const FOG = 'fog';

/** The areas of a map of the Fog Islands: its own fog, with so much sea as there is beside spices. */
const fogAreas = ({ fog }: Chart, count: number, sea: number): ChartGroup =>
  areas({ terrains: fog!.terrains, numbers: fog!.numbers }, FOG, count, sea);

const fogForThree: Chart = {
  ...fogStripCharts[3],
  id: 'fog-islands-spices-3',
  name: 'The Fog Islands with spices, three players',
  note: NOTE,
  provenance: 'house',
  key: keyOf('abcd', FOG),
  rows: `
     -3 0: a a ~ m ~
    -2 -1: a a ~ m m ~
    -1 -2: ~ ~ b ~ m m ~
     0 -3: ~ m ~ b ~ m m ~
     1 -3: m m ~ b b ~ ~ ~
     2 -3: m m ~ c c d d
     3 -3: m m ~ c c d`,
  groups: { ...fogStripCharts[3].groups, [AREAS]: fogAreas(fogStripCharts[3], 4, 1) },
  fog: undefined,
};

const fogForFour: Chart = {
  ...fogStripCharts[4],
  id: 'fog-islands-spices-4',
  name: 'The Fog Islands with spices, four players',
  note: NOTE,
  provenance: 'house',
  key: keyOf('abcd', FOG),
  rows: `
     -3 0: a a ~ ~ m m
    -2 -1: ~ a a b ~ m m
    -1 -2: m ~ b b ~ ~ m m
     0 -3: ~ m ~ b c c ~ m ~
     1 -3: m m ~ ~ c c ~ ~
     2 -3: m m m ~ d d ~
     3 -3: m m m ~ d d`,
  groups: { ...fogStripCharts[4].groups, [AREAS]: fogAreas(fogStripCharts[4], 4, 2) },
  fog: undefined,
  harbours:
    '-2,-1|4=any -3,1|4=brick -3,3|3=any -3,3|5=grain -1,3|4=wool 4,0|0=lumber 5,-1|1=ore 5,-3|0=any 5,-3|2=any',
  pirate: '5,0',
};

const fogStripForSix: Chart = {
  ...fogStripCharts[6],
  id: 'fog-islands-spices-5-6-strip',
  name: 'The Fog Islands with spices, five and six players, a strip of fog',
  note: NOTE,
  key: keyOf('abcdef', FOG),
  rows: `
    -3 -1: m ~ a a b b ~ m
    -2 -2: m m ~ a b b ~ m m
    -1 -3: m m ~ a c c c ~ m m
     0 -4: ~ m m ~ d ~ c ~ m m ~
     1 -4: m m ~ d d d e ~ m m
     2 -4: m m ~ f e e ~ m m
     3 -4: m ~ f f f e ~ m`,
  groups: { ...fogStripCharts[6].groups, [AREAS]: fogAreas(fogStripCharts[6], 6, 3) },
  fog: undefined,
  harbours: '-1,-3|2 -2,-2|3 -3,-1|4 -4,1|3 -4,2|4 -4,3|5 6,-3|1 6,-2|0 6,-1|5 5,1|0 3,3|5',
  pirate: '6,0',
};

const fogHalfForSix: Chart = {
  ...fogHalfCharts[6],
  id: 'fog-islands-spices-5-6',
  name: 'The Fog Islands with spices, five and six players',
  note: 'Spices instead of half of the sea in the fog; which hexes form an area is ours.',
  key: { ...keyOf('abcdef', FOG), g: '#gold-corner' },
  rows: `
    -3 -2: m        m        m        m        m        m        m        m
    -2 -3: ~        m        m        m        m        m        m        m        ~
    -1 -4: a        ~        m        m        m        m        m        m        ~        f
     0 -5: ~        a        ~        ~        m        m        m        ~        ~        f        ~
     1 -5: a        a        b        ~        ~        ~        ~        e        f        f
     2 -5: b        b        b        c        d        d        e        e        e
     3 -5: gold4#g  c        c        c        d        d        e        gold10#g`,
  groups: { ...fogHalfCharts[6].groups, [AREAS]: fogAreas(fogHalfCharts[6], 6, 6) },
  fog: undefined,
};

/** by the kind of fog: the maps of each number of players that the rules know with spices */
export const fogSpiceCharts: Readonly<Record<string, Charts>> = {
  strip: { 3: fogForThree, 4: fogForFour, 5: fogStripForSix, 6: fogStripForSix },
  half: { 5: fogHalfForSix, 6: fogHalfForSix },
};

/** The same map with its areas under fog: their hexes and numbers lie in one stack. */
export function foggedAreas(board: Layout): Layout {
  const { [AREAS]: bag, ...groups } = board.groups;
  return {
    ...board,
    groups,
    hexes: board.hexes.map(({ group, ...hex }) =>
      group === AREAS ? { ...hex, hidden: FOG } : { ...hex, ...(group !== undefined && { group }) },
    ),
    stacks: { ...board.stacks, [FOG]: { terrains: bag.terrains!, numbers: bag.numbers!.bag! } },
  };
}
