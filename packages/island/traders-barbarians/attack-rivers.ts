import { ISLAND_19 } from '../base/index.ts';
import { layoutOnce } from '../board/index.ts';
import { defineModule, type Offers } from '../rulebook/index.ts';
import { barbarianAttack } from './barbarian-attack.ts';
import { attackLayout, NUMBERS_19, ORDER_19 } from './barbarian-attack-boards.ts';
import { type LaidRiver, LONG, SHORT } from './boards/rivers.ts';
import { CASTLE } from './mechanics/knights.ts';
import { riverMarks } from './mechanics/river.ts';
import { rivers } from './rivers.ts';

/** One river through the middle to the corner opposite the castle, one along the coast. */
const COURSES: readonly LaidRiver[] = [
  {
    terrains: LONG,
    hexes: [
      [-1, 1],
      [0, 0],
      [1, -1],
      [2, -2],
    ],
    mouth: [2, -3],
  },
  {
    terrains: SHORT,
    hexes: [
      [2, 0],
      [1, 1],
      [0, 2],
    ],
    mouth: [0, 3],
  },
];

/** The swamp at the coast takes the place of the 2, which joins the 12. */
const DOUBLE = [-2, 0] as const;

const board = layoutOnce(() => {
  const numberAt = (q: number, r: number) => NUMBERS_19.find(([atQ, atR]) => atQ === q && atR === r)?.[2];
  const file = attackLayout({
    id: 'attack-rivers',
    name: 'The attacked island with its rivers',
    places: ISLAND_19,
    fixed: [
      [-2, 2, CASTLE],
      ...COURSES.flatMap(({ hexes, terrains }) =>
        hexes.map(
          ([q, r], k) => [q, r, terrains[k], terrains[k] === 'swamp' ? undefined : numberAt(q, r)] as const,
        ),
      ),
    ],
    numbers: NUMBERS_19,
    order: ORDER_19.filter(([q, r]) => q !== 0 || r !== 2),
    first: [DOUBLE, [2, 0]],
    coast: { forest: 2, hills: 1, pasture: 2, fields: 2 },
    inside: { forest: 1, fields: 2, mountains: 1 },
    large: false,
    note: 'Rivers, castle and numbers as in the 2025 edition, terrain at random by coast and inland.',
  });
  const marks = riverMarks(COURSES);
  return {
    ...file,
    hexes: file.hexes.map((hex) =>
      hex.q === DOUBLE[0] && hex.r === DOUBLE[1] ? { ...hex, number: [2, 12] } : hex,
    ),
    marks: { hexes: { ...file.marks?.hexes, ...marks.hexes }, edges: marks.edges },
  };
});

/** Official pair: rivers through the attacked island. Gold is scarce enough there: nobody loses points for being poor. */
export const attackRivers = defineModule({
  id: 'traders-barbarians/attack-rivers',
  kind: 'scenario',
  internal: true,
  seats: [3, 4],
  fixed: true,
  needs: [barbarianAttack.id, rivers.id],
  pairs: { 'cities-knights/core': 'traders-barbarians/attack-rivers-knights' },
  offers: (): Offers => ({ riverBoard: [], riverMouths: [] }),
  defaults: { points: 12 },
  without: { parts: ['wealth'] },
  board: () => board(),
  words: {
    name: 'Barbarian Attack with the Rivers',
    summary: 'Two rivers through an attacked island: gold from bridges and from lost knights alike.',
    takesBack: ['attack-board', 'goal', 'goal-rivers', 'two-on-twelve'],
    rules: [
      {
        key: 'attack-board',
        text: 'The long river runs through the middle of the attacked island and ends in place of the desert; the short one runs along the coast and ends where the 2 was. Nine hexes of the coast have the numbers 3 to 12 once each, and the 2 lies with the 12. A barbarian stands there and one on the 11 from the beginning.',
      },
      'Hexes of the coast that a river flows through are attacked like the others. Swamps are never conquered.',
      { key: 'two-lands', text: 'A 2 and a 12 let barbarians land on the same hex.' },
      {
        key: 'poverty',
        text: 'Being poor costs no points. The Wealthiest Settler still has a point, and all gold counts.',
      },
      { key: 'goal', where: { points: 12 }, text: 'Twelve points win.' },
      { house: 'You build no bridge along a conquered hex.' },
      { house: 'Knights go over rivers and stand there, with a bridge or without.' },
      { key: 'bank-gold', house: 'A starting city at a river earns 1 gold, as a settlement would.' },
    ],
  },
});

/** With Cities & Knights no fleet attacks, so nobody is asked for a ransom. */
export const attackRiversKnights = defineModule({
  id: 'traders-barbarians/attack-rivers-knights',
  kind: 'variant',
  internal: true,
  seats: [3, 4],
  fixed: true,
  needs: [
    attackRivers.id,
    'traders-barbarians/barbarian-attack-cities-knights',
    'traders-barbarians/rivers-cities-knights',
  ],
  without: { parts: ['ransom'] },
  words: {
    name: 'Barbarian Attack with the Rivers and Cities & Knights',
    summary: 'Rivers and knights with ranks on an attacked island.',
    takesBack: ['ransom'],
    rules: [{ house: 'No gold buys a city back: barbarians are driven off, not paid.' }],
  },
});
