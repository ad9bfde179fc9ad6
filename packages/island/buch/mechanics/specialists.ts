import type { Seat, State } from '@hexwright/kernel';
import type { Corner } from '../../board/index.ts';
import { awardPays, awardsWin, income, tallyOf, terrainTally } from '../../mechanics/index.ts';
import type { AwardSpec, Book, Part } from '../../rulebook/index.ts';

export interface Specialist {
  /** the terrain that its points come from */
  readonly terrain: string;
  /** what it pays in each turn: a good, or `any` */
  readonly gives: string;
  /** what its holder is called */
  readonly title: string;
}

/** what only one module at a table does */
export const SPECIALISTS = { thing: 'specialists', words: 'the specialists' } as const;

const LEAST = 4;
const PREFIX = 'specialist-';

/** what bots think a card is worth to whoever has it, in points: its point, and its good in every turn */
const CARD = 1.8;

export const LAND_SPECIALISTS: readonly Specialist[] = [
  { terrain: 'hills', gives: 'brick', title: 'Brickmaker' },
  { terrain: 'forest', gives: 'lumber', title: 'Woodcutter' },
  { terrain: 'pasture', gives: 'wool', title: 'Shepherd' },
  { terrain: 'fields', gives: 'grain', title: 'Farmer' },
  { terrain: 'mountains', gives: 'ore', title: 'Miner' },
];

export const GOLD_SPECIALIST: Specialist = {
  terrain: 'gold',
  gives: 'any',
  title: 'Prospector',
};

/** An award for each of these terrains, to whoever draws most from it: it pays a good in every turn of its holder. */
export function specialists(name: string, these: readonly Specialist[]): Part {
  const tally = { name, terrains: these.map(({ terrain }) => terrain) };
  return {
    id: `specialists ${name}`,
    of: { name, these },
    uses: [
      terrainTally(tally),
      income({
        name,
        when: 'rolled',
        sources: these.map(({ terrain, gives }) => awardPays(PREFIX + terrain, gives)),
      }),
    ],
    awards: these.map(
      ({ terrain }): AwardSpec => ({
        id: PREFIX + terrain,
        points: 1,
        min: LEAST,
        metric: tallyOf(tally, terrain),
      }),
    ),
    rules: (was, b) => {
      const gain = makeGain(b, tally);
      return {
        hints: {
          foundingGain: (s, seat, corner) => was.hints.foundingGain(s, seat, corner) + gain(s, seat, corner),
        },
      };
    },
    words: {
      terms: {
        ...Object.fromEntries(
          these.flatMap(({ terrain, title }) => [
            [`award.${PREFIX}${terrain}`, title],
            [`award.${PREFIX}${terrain}.text`, TEXTS[terrain]],
          ]),
        ),
      },
    },
  };
}

/** Four specialists of whatever terrains win at once. */
export const specialistsWin = (): Part =>
  awardsWin({
    name: 'specialists',
    counts: isSpecialist,
    needed: LEAST,
    worth: [0, 0.5, 1.4, 3],
  });

const isSpecialist = (id: string): boolean => id.startsWith(PREFIX);

const TEXTS: Readonly<Record<string, string>> = {
  hills: 'The most specialist points at hills, at least 4: 1 brick in each of your turns.',
  forest: 'The most specialist points at forests, at least 4: 1 lumber in each of your turns.',
  pasture: 'The most specialist points at pastures, at least 4: 1 wool in each of your turns.',
  fields: 'The most specialist points at fields, at least 4: 1 grain in each of your turns.',
  mountains: 'The most specialist points at mountains, at least 4: 1 ore in each of your turns.',
  gold: 'The most specialist points at gold fields, at least 4: 1 good of your choice in each of your turns.',
};

/** how much nearer a settlement on the corner brings its owner to the cards of what lies there */
function makeGain(b: Book, { name, terrains }: { name: string; terrains: readonly string[] }) {
  const tally = b.grid<Seat>(name);
  const awards = terrains.map((terrain) => b.award(PREFIX + terrain));
  const columnOf = new Int8Array(b.terrains.length).fill(-1);
  for (const [i, id] of terrains.entries()) columnOf[b.terrain(id)] = i;
  const { cornerHex, cornerHexFrom } = b.topology;
  return (s: State, seat: Seat, corner: Corner): number => {
    let gain = 0;
    for (let i = cornerHexFrom[corner]; i < cornerHexFrom[corner + 1]; i++) {
      const column = columnOf[b.fields.terrain.get(s, cornerHex[i])];
      if (column < 0) continue;
      const holder = b.fields.award.get(s, awards[column]);
      const own = tally.get(s, seat, column);
      const bar = holder >= 0 && holder !== seat ? Math.max(LEAST, tally.get(s, holder, column) + 1) : LEAST;
      if (own >= bar) continue;
      gain += CARD * (((own + 1) / bar) ** 3 - (own / bar) ** 3);
    }
    return gain;
  };
}
