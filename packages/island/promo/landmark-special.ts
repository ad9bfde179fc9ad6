import { specialHex } from '../mechanics/index.ts';
import { defineModule, type Module, taken, wanted } from '../rulebook/index.ts';
import { desertInTheMiddle, landmarkOnToken } from './mechanics/landmark-hexes.ts';
import { landmarks } from './mechanics/landmarks.ts';

export interface LandmarkSpecialConfig {
  readonly id: string;
  readonly name: string;
  readonly summary: string;
  /** the landmark in the middle of the island, in the place of the desert */
  readonly centre: Landmark;
  /** the one in the place of the 2 */
  readonly aside: Landmark;
  /** the figure that is the robber */
  readonly figure: Named;
}

interface Named {
  readonly name: string;
  /** as it is called in a sentence; by its name if not said */
  readonly told?: string;
  readonly colour: string;
}

interface Landmark extends Named {
  readonly id: string;
}

/** Two landmarks of a town, and a figure of its own in the place of the robber: cities have a share in what it takes. */
export function landmarkSpecial({ centre, aside, figure, ...row }: LandmarkSpecialConfig): Module {
  const [gate, house, robber] = [centre, aside, figure].map(({ name, told = name }) => told);
  return defineModule({
    id: row.id,
    kind: 'variant',
    seats: [2, 3, 4, 5, 6],
    wants: [wanted.cities],
    takes: [taken.desert],
    offers: { robber: [] },
    terrains: [{ id: centre.id }, { id: aside.id }],
    editBoard: desertInTheMiddle,
    parts: [
      specialHex({ terrain: centre.id, instead: 'desert' }),
      landmarkOnToken({ terrain: aside.id, token: 2, joins: 12 }),
      landmarks({ terrains: [centre.id, aside.id], piece: 'city' }),
    ],
    words: {
      name: row.name,
      summary: row.summary,
      rules: [
        `${atStart(robber)} is the robber of this game: all that the rules say of the robber holds for it.`,
        `${atStart(gate)} takes the place of the desert, in the middle of the island; ${robber} starts there.`,
        `${atStart(house)} takes the place of the hex that would carry the 2. That token is laid with the 12: the hex there answers to both numbers.`,
        'Neither landmark gives anything when numbers are rolled.',
        `On a 7 ${robber} is moved to a hex that gives goods, and steals as usual. Then everybody with a city at either landmark takes 1 good of the kind that this hex gives.`,
        `${atStart(robber)} may only be moved to a hex that gives goods, so it never comes back to a landmark.`,
        {
          of: 'card.knight',
          text: `A knight moves ${robber} under the same rule, but brings nobody a good.`,
        },
        {
          house:
            'Settlements bring nothing: an introduction speaks of them too, but the rule itself names only cities. Several cities, also at both landmarks, bring no more than one.',
        },
        {
          house: `A 7 that does not move ${robber} brings nothing. From a hex that gives goods of any kind, everybody there chooses, in turn order from the active player.`,
        },
        {
          house:
            'If the bank cannot pay all, nobody gets anything, unless it owes one player only: as with any number.',
        },
        {
          house: `With five or six players both deserts and both hexes with a 2 become landmarks, and each 2 goes to a 12. Where the board has no middle, or its deserts are printed, they lie where they would; on a board without a desert ${gate} takes the place of a pasture, without its number.`,
        },
      ],
      terms: {
        [`terrain.${centre.id}`]: centre.name,
        [`terrain.${centre.id}.text`]: 'A landmark: on a 7 it brings its cities a good.',
        [`terrain.${aside.id}`]: aside.name,
        [`terrain.${aside.id}.text`]: 'A landmark: on a 7 it brings its cities a good.',
      },
      instead: {
        'blocker.robber': figure.name,
        'move.move-blocker': `Move ${robber}`,
        'decision.move-blocker': `Move ${robber}`,
      },
    },
    looks: {
      terrains: {
        [centre.id]: { colour: centre.colour, pattern: 'castle' },
        [aside.id]: { colour: aside.colour, pattern: 'castle' },
      },
      blockers: { robber: { shape: 'pawn', colour: figure.colour } },
    },
  });
}

function atStart(name: string): string {
  return name[0].toUpperCase() + name.slice(1);
}
