import { push, reason, type Seat, type State } from '@hexwright/kernel';
import { feudEvent, fraternalFeuds, hero } from '../basic/index.ts';
import { barWeak, brigands } from '../gold/index.ts';
import { askedLast, grant, sparing } from '../mechanics/index.ts';
import {
  type Book,
  type CardSpec,
  countCards,
  countQuality,
  handSize,
  rivalOf,
  SKILL,
  STRENGTH,
  slotOf,
} from '../rulebook/index.ts';
import {
  answering,
  askTithe,
  attack,
  betraying,
  burnable,
  burning,
  riot,
  rioting,
  shooting,
  striking,
  tithing,
  unitSites,
} from './mechanics.ts';

const NO_TAVERN = reason('no-tavern', 'it takes a Hedge Tavern');
const NO_TARGET = reason('no-target', 'there is nothing of the opponent that it could strike');

export const turmoilReasons = {
  'reason.no-tavern': 'It takes a Hedge Tavern.',
  'reason.no-target': 'There is nothing of the opponent that it could strike.',
};

const barWithoutTavern = (b: Book, s: State, seat: Seat) =>
  countCards(b, s, seat, b.kin('hedge-tavern')) > 0 ? undefined : NO_TAVERN;

const ATTACK = { kind: 'action', attack: true, count: 2, marked: 1, requires: 'Hedge Tavern' } as const;
const CITY = { kind: 'building', city: true } as const;

/** faces of a die, one bit each */
const faces = (...numbers: readonly number[]): number => numbers.reduce((set, n) => set | (1 << n), 0);

/** A card that rolls against attacks. */
const defends =
  (numbers: number): CardSpec['rules'] =>
  (was, b, me) => ({
    defence: (s, seat) => was.defence(s, seat) | (countCards(b, s, seat, [me]) > 0 ? numbers : 0),
  });

/** Two that differ only in their numbers carry them in their names. */
const chapel = (id: string, name: string, numbers: number, text: string): CardSpec => ({
  ...CITY,
  id,
  kin: 'chapel',
  name,
  count: 1,
  cost: { brick: 1, grain: 1, ore: 2 },
  victory: 1,
  text,
  rules: (was, b, me) => {
    const riots = b.kin('riots');
    return {
      spared: (s, seat, event) =>
        was.spared(s, seat, event) ||
        (riots.includes(event) &&
          countCards(b, s, seat, [me]) > 0 &&
          ((numbers >> b.fields.die.get(s)) & 1) === 1),
    };
  },
});

const actions: readonly CardSpec[] = [
  {
    ...ATTACK,
    id: 'archer',
    name: 'Archer',
    emblem: 'bow',
    text: 'Your opponent puts one of their units with strength points, of their choice, under a stack with the same back.',
    uses: [shooting],
    does: (b, me) => ({
      bar: (s, seat) =>
        barWithoutTavern(b, s, seat) ??
        (unitSites(b, s, rivalOf(seat), [STRENGTH]).length > 0 ? undefined : NO_TARGET),
      play: (s, seat) => attack(b, s, seat, me),
      strike: (s, seat) => push(s, b.decision('lose-unit'), 1 << rivalOf(seat)),
    }),
  },
  {
    ...ATTACK,
    id: 'arsonist',
    name: 'Arsonist',
    emblem: 'flame',
    text: 'Choose an unprotected building of your opponent; they put it under a stack with the same back. You choose it after a roll of defence.',
    uses: [burning],
    does: (b, me) => ({
      bar: (s, seat) =>
        barWithoutTavern(b, s, seat) ?? (burnable(b, s, rivalOf(seat)).length > 0 ? undefined : NO_TARGET),
      play: (s, seat) => attack(b, s, seat, me),
      strike: (s, seat) => push(s, b.decision('burn'), 1 << seat),
    }),
  },
  { ...brigands, id: 'brigands-turmoil', kin: 'brigands', marked: 0 },
  {
    id: 'sebastian',
    name: 'Sebastian the Itinerant Preacher',
    emblem: 'bell',
    kind: 'action',
    when: 'answer',
    count: 1,
    marked: 1,
    text: 'Play it when Riots, Feud or Fraternal Feuds come up: the event does nothing to you. It cannot be played where a Chapel protects you already.',
    uses: [answering],
  },
  {
    ...ATTACK,
    id: 'traitor',
    name: 'Traitor',
    emblem: 'mask',
    text: 'Look at your opponent’s hand and take up to 1 card of it, which you may play at once. They draw a new card at the end of their own next turn.',
    uses: [betraying],
    does: (b, me) => ({
      bar: (s, seat) =>
        barWithoutTavern(b, s, seat) ?? (handSize(b, s, rivalOf(seat)) > 0 ? undefined : NO_TARGET),
      play: (s, seat) => attack(b, s, seat, me),
      strike: (s, seat) => push(s, b.decision('betray'), 1 << seat, 1, rivalOf(seat)),
    }),
  },
  {
    ...ATTACK,
    id: 'voyage-of-plunder',
    name: 'Voyage of Plunder',
    emblem: 'longship',
    requires: 'strength advantage',
    text: 'Take 2 goods of your choice from your opponent if they have more victory points than you, otherwise 1.',
    does: (b) => ({
      bar: (s, seat) => barWeak(b, s, seat),
      play: (s, seat) => {
        const behind = b.points(s, rivalOf(seat)) > b.points(s, seat);
        grant(b, s, seat, { count: behind ? 2 : 1, fromRival: true });
      },
    }),
  },
];

const expansions: readonly CardSpec[] = [
  {
    id: 'drill-ground',
    name: 'Drill Ground',
    emblem: 'sword',
    kind: 'building',
    count: 1,
    marked: 1,
    once: true,
    cost: { brick: 1, ore: 1 },
    strength: 1,
    text: 'Each hero that you build costs 1 good of your choice less; other units cost what they always do.',
    uses: [sparing],
    rules: (was, b, me) => ({
      saving: (s, seat, card) =>
        was.saving(s, seat, card) +
        (b.cards[card].unit === 'hero' && countCards(b, s, seat, [me]) > 0 ? 1 : 0),
    }),
  },
  {
    id: 'lookout-tower',
    name: 'Lookout Tower',
    emblem: 'eye',
    kind: 'building',
    count: 1,
    cost: { grain: 1, lumber: 1 },
    strength: 1,
    text: 'When your opponent plays an Archer, Arsonist or Traitor a die is rolled: on a 1 or 2 nothing happens. Together with Heinrich the Sentinel one die is rolled for both.',
    uses: [striking],
    rules: defends(faces(1, 2)),
  },
  { ...hero('Carl Forkbeard', 'axe', { grain: 1, ore: 1, wool: 2 }, { strength: 5 }), marked: 1 },
  {
    id: 'heinrich',
    name: 'Heinrich the Sentinel',
    emblem: 'shield',
    kind: 'unit',
    unit: 'hero',
    count: 1,
    cost: { grain: 1, ore: 1, wool: 1 },
    strength: 2,
    text: 'When your opponent plays an Archer, Arsonist or Traitor a die is rolled: on a 3, 4 or 5 nothing happens.',
    uses: [striking],
    rules: defends(faces(3, 4, 5)),
  },
  {
    id: 'irmgard',
    name: 'Irmgard, Keeper of the Light',
    emblem: 'star',
    kind: 'unit',
    unit: 'hero',
    count: 1,
    marked: 1,
    cost: { grain: 1, gold: 1 },
    skill: 2,
    text: 'Whenever an event or your opponent takes an expansion from you, you take any 1 good.',
    rules: (was, b, me) => ({
      onLost: (s, seat, card) => {
        was.onLost(s, seat, card);
        if (countCards(b, s, seat, [me]) > 0) grant(b, s, seat, { count: 1 });
      },
    }),
  },
  chapel(
    'chapel-low',
    'Chapel 1–3',
    faces(1, 2, 3),
    'Riots do nothing to you if the production die shows 1, 2 or 3.',
  ),
  chapel(
    'chapel-high',
    'Chapel 4–6',
    faces(4, 5, 6),
    'Riots do nothing to you if the production die shows 4, 5 or 6.',
  ),
  {
    ...CITY,
    id: 'fairgrounds',
    name: 'Fairgrounds',
    emblem: 'tent',
    count: 1,
    marked: 1,
    cost: { grain: 1, lumber: 2, wool: 1 },
    victory: 1,
    text: 'Once you have built and paid for it, and if you have more skill points than your opponent, you take any 2 goods.',
    does: (b) => ({
      built: (s, seat) => {
        if (countQuality(b, s, seat, SKILL) > countQuality(b, s, rivalOf(seat), SKILL))
          grant(b, s, seat, { count: 2 });
      },
    }),
  },
  {
    ...CITY,
    id: 'fire-brigade',
    name: 'Fire Brigade',
    emblem: 'bucket',
    count: 2,
    marked: 1,
    cost: { brick: 1, ore: 1, wool: 2 },
    victory: 1,
    text: 'No building of its city, itself included, can be chosen by an Arsonist.',
    rules: (was, b, me) => ({
      fireproof: (s, seat, site) => {
        const first = slotOf(site) * 4;
        for (let each = first; each < first + 4; each++)
          if (b.fields.sites.get(s, seat, each) === me + 1) return true;
        return was.fireproof(s, seat, site);
      },
    }),
  },
  {
    ...CITY,
    id: 'hedge-tavern',
    name: 'Hedge Tavern',
    emblem: 'tankard',
    count: 2,
    marked: 1,
    once: true,
    open: true,
    cost: { grain: 1, wool: 1, gold: 2 },
    victory: 1,
    text: 'Archers, Arsonists and Traitors ask for it.',
  },
  {
    ...CITY,
    id: 'large-festival-hall',
    name: 'Large Festival Hall',
    emblem: 'harp',
    count: 1,
    cost: { brick: 2, grain: 3, ore: 3 },
    victory: 2,
    text: 'It is worth 2 victory points.',
  },
  {
    ...CITY,
    id: 'tithe-barn',
    name: 'Tithe Barn',
    emblem: 'mill',
    count: 1,
    marked: 1,
    cost: { brick: 1, lumber: 2, ore: 1 },
    victory: 1,
    text: 'When you have built it you take 1 grain for each of your heroes, or 1 wool for each, as far as you have room.',
    uses: [tithing],
    does: (b) => ({ built: (s, seat) => askTithe(b, s, seat) }),
  },
];

const events: readonly CardSpec[] = [
  { ...feudEvent, id: 'feud-turmoil', kin: 'feud' },
  { ...fraternalFeuds, id: 'fraternal-feuds-turmoil', kin: 'fraternal-feuds' },
  {
    id: 'riots',
    name: 'Riots',
    emblem: 'fist',
    kind: 'event',
    count: 2,
    marked: 1,
    text: 'A prince with 1 or 2 units that have strength or commerce points pays 1 gold, with more of them 2 gold. A prince who does not pay puts one of these units under a stack with the same back.',
    uses: [rioting],
    does: (b, me) => ({
      happens: (s) => {
        for (const seat of askedLast(b, s)) riot(b, s, seat, me);
      },
    }),
  },
];

export const turmoilCards: readonly CardSpec[] = [...actions, ...expansions, ...events];
