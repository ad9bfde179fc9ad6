import {
  ELEVEN_HARBOURS,
  ELEVEN_PLACES,
  ISLAND_19,
  ISLAND_30,
  LETTERS_A_TO_R,
  LETTERS_A_TO_ZC,
  NINE_HARBOURS,
  NINE_PLACES,
  TERRAINS_19,
  TERRAINS_30,
} from '../base/index.ts';
import { type HexPlace, type LayoutFile, layoutOnce } from '../board/index.ts';
import { defineModule, wanted } from '../rulebook/index.ts';
import { givesOnlyAt } from './mechanics/gives-only-at.ts';
import { innerPaths, innerSites, innerSitesOf } from './mechanics/inner-sites.ts';

const DURANGO = 'durango';
/** the top corner and the two lower ones */
const DOORS = [1, 3, 5];

/** Durango lies in the middle of the island: settlements inside of it dig for silver. */
export const worldChampionship2016 = defineModule({
  id: 'promo/world-championship-2016',
  kind: 'scenario',
  seats: [3, 4, 5, 6],
  needs: ['first-island/base'],
  provides: [wanted.riverBed.thing],
  terrains: [{ id: DURANGO, gives: 'any' }],
  parts: [innerSites(), givesOnlyAt({ terrain: DURANGO, places: innerSitesOf })],
  board: (_was, { seats }) => (seats > 4 ? durango56() : durango34()),
  words: {
    name: 'World Championship 2016',
    summary:
      'Durango lies in the middle of the island. Three paths lead into it, each to a place for one settlement, and those who live inside dig for silver: a good of their choice.',
    rules: [
      'Durango takes the place of a pasture and lies in the middle of the island. It has a number token like other hexes.',
      'Three paths lead from corners of Durango into it. Each ends at a site for a settlement, and the three do not meet.',
      'When the number of Durango is rolled, you take 1 good of your choice for each of your settlements inside it.',
      'You choose after everything else has been paid: you cannot take a good that the bank has run out of, but you can take one that it had too little of for others.',
      'Buildings at the six corners of Durango get nothing from it, not even at the start.',
      'A settlement inside keeps no distance, not even to a building at the other end of its path, and nobody keeps a distance to it.',
      'Nobody has more than one of the inner paths and sites.',
      'A settlement inside never becomes a city.',
      'Nobody places a starting settlement inside, or a starting road on an inner path.',
      {
        house:
          'The paths begin at the upper corner and the two lower ones. Roads there are roads like others, also for Longest Road.',
      },
      {
        house:
          'Its token is the one that its place gets: in letter order, with up to four players, the 11. The desert lies elsewhere, and the robber may be moved to Durango and robs at all of its sites and corners.',
      },
      { house: 'Where several choose, they do so in turn order from the active player.' },
      {
        house: 'With five or six players Durango is the western one of the two hexes in the middle.',
      },
      { of: 'part.units knight', house: 'No knight stands inside.' },
    ],
    terms: {
      'terrain.durango': 'Durango',
      'terrain.durango.text': 'It gives a good of your choice to settlements inside it only.',
    },
  },
  looks: { terrains: { [DURANGO]: { colour: '#b8bec8', pattern: 'plain' } } },
});

const durango34 = layoutOnce(() =>
  withDurango(
    { q: 0, r: 0 },
    {
      id: 'durango-3-4',
      name: 'Durango, for three and four',
      hexes: ISLAND_19,
      terrains: TERRAINS_19,
      letters: LETTERS_A_TO_R,
      harbours: { places: NINE_PLACES, bag: NINE_HARBOURS },
    },
  ),
);

const durango56 = layoutOnce(() =>
  withDurango(
    { q: -1, r: 0 },
    {
      id: 'durango-5-6',
      name: 'Durango, for five and six',
      hexes: ISLAND_30,
      terrains: TERRAINS_30,
      letters: LETTERS_A_TO_ZC,
      harbours: { places: ELEVEN_PLACES, bag: ELEVEN_HARBOURS },
    },
  ),
);

interface Island extends Pick<LayoutFile, 'id' | 'name' | 'harbours'> {
  readonly hexes: readonly HexPlace[];
  readonly terrains: Readonly<Record<string, number>>;
  readonly letters: number[];
}

function withDurango(at: HexPlace, { hexes, terrains, letters, ...island }: Island): LayoutFile {
  return {
    format: 'hexwright-layout/1',
    provenance: 'reconstructed',
    note: 'The picture of the hex is lost: its paths begin at every other corner.',
    ...island,
    hexes: hexes.map((hex) => ({
      ...hex,
      group: 'main',
      ...(hex.q === at.q && hex.r === at.r && { terrain: DURANGO }),
    })),
    groups: {
      main: {
        terrains: { ...terrains, pasture: terrains.pasture - 1 },
        numbers: { arrange: 'spiral', sequence: letters },
        constraints: ['reds-apart'],
      },
    },
    ...innerPaths(at, DOORS),
  };
}
