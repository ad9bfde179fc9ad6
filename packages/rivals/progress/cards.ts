import { push, reason, type Seat, type State } from '@hexwright/kernel';
import { brigitta, invention, relocation } from '../basic/index.ts';
import { askedLast, grant, sparing, stopping, store } from '../mechanics/index.ts';
import {
  type Book,
  type CardSpec,
  countCards,
  countQuality,
  type GoodId,
  goodsOf,
  PROGRESS,
  rivalOf,
} from '../rulebook/index.ts';
import { anyToRetrieve, askRetrieve, browsing, plague, retrieving, treating } from './mechanics.ts';

const NO_UNIVERSITY = reason('no-university', 'it takes a University');
const NO_SCHOOL = reason('no-school', 'it takes an Abbey or a Library');
const NO_BATH = reason('no-bath', 'it takes a Bath House');
const NO_PARISH = reason('no-parish', 'it is laid on a Parish Hall of yours in a city');
const NO_PROGRESS = reason('no-progress', 'it takes 2 progress points');
const NOT_BEHIND = reason(
  'not-behind',
  'it takes the building that it names, or fewer points than the opponent',
);
const NO_DISCARDS = reason('no-discards', 'nothing lies on the discard pile that could be taken');

export const progressReasons = {
  'reason.no-university': 'It takes a University.',
  'reason.no-school': 'It takes an Abbey or a Library.',
  'reason.no-bath': 'It takes a Bath House.',
  'reason.no-parish': 'It is laid on a Parish Hall of yours in a city.',
  'reason.no-progress': 'It takes 2 progress points.',
  'reason.not-behind': 'It takes the building that it names, or fewer points than the opponent.',
  'reason.no-discards': 'Nothing lies on the discard pile that you could take.',
};

const has = (b: Book, s: State, seat: Seat, name: string): boolean => countCards(b, s, seat, b.kin(name)) > 0;
const barWithoutUniversity = (b: Book, s: State, seat: Seat) =>
  has(b, s, seat, 'university') ? undefined : NO_UNIVERSITY;

const CITY = { kind: 'building', city: true } as const;

const harvest = (id: string, name: string, good: GoodId, regions: string): CardSpec => ({
  id,
  name,
  kind: 'action',
  count: 2,
  marked: 1,
  requires: 'University',
  text: `Take up to 2 ${good} into ${regions} of your choice.`,
  uses: [stopping],
  does: (b) => ({
    bar: (s, seat) => barWithoutUniversity(b, s, seat),
    play: (s, seat) => grant(b, s, seat, { count: 2, among: goodsOf(good), mayStop: true }),
  }),
});

/** Somebody who looks through the discard pile. */
const retriever = (
  card: Pick<CardSpec, 'id' | 'name' | 'emblem' | 'attack'>,
  building: string,
  name: string,
): CardSpec => ({
  ...card,
  kind: 'action',
  count: 1,
  requires: `${name}, or fewer victory points than the opponent`,
  text: 'You may take a card of your choice from the discard pile, and play it at once. Cards that lie face up for both never come into a hand.',
  uses: [retrieving],
  does: (b, me) => ({
    bar: (s, seat) => {
      const behind = b.points(s, seat) < b.points(s, rivalOf(seat));
      if (!behind && !has(b, s, seat, building)) return NOT_BEHIND;
      return anyToRetrieve(b, s) ? undefined : NO_DISCARDS;
    },
    play: (s, seat) => askRetrieve(b, s, seat, me),
  }),
});

const actions: readonly CardSpec[] = [
  {
    id: 'benjamin',
    name: 'Benjamin the Traveling Scholar',
    emblem: 'quill',
    kind: 'action',
    count: 1,
    text: 'Each of your regions with the number rolled this turn takes in 1 good once more, new regions too. Nothing is doubled by it.',
    does: (b) => ({
      play: (s, seat) => {
        for (let place = 0; place < b.places; place++)
          if (b.fields.number.get(s, seat, place) === b.fields.die.get(s)) store(b, s, seat, place, 1);
      },
    }),
  },
  { ...brigitta, id: 'brigitta-progress', kin: 'brigitta', count: 1, marked: 1 },
  {
    id: 'doctor',
    name: 'Doctor',
    emblem: 'bottle',
    kind: 'action',
    count: 2,
    marked: 1,
    requires: 'Bath House',
    text: 'The two regions beside one of your Bath Houses take in 1 good each.',
    uses: [treating],
    does: (b) => ({
      bar: (s, seat) => (has(b, s, seat, 'bath-house') ? undefined : NO_BATH),
      play: (s, seat) => push(s, b.decision('treat'), 1 << seat),
    }),
  },
  retriever(
    { id: 'guido', name: 'Guido the Ambassador', emblem: 'crown', attack: true },
    'town-hall',
    'Town Hall',
  ),
  retriever({ id: 'gustav', name: 'Gustav the Librarian', emblem: 'book' }, 'library', 'Library'),
  harvest('mineral-mining', 'Mineral Mining', 'ore', 'mountains'),
  { ...relocation, id: 'relocation-progress', kin: 'relocation', marked: 1 },
  harvest('three-field-system', 'Three-Field System', 'grain', 'fields'),
];

const expansions: readonly CardSpec[] = [
  {
    id: 'chief-cannoneer',
    name: 'Chief Cannoneer',
    emblem: 'cannon',
    kind: 'unit',
    count: 2,
    marked: 1,
    cost: { lumber: 1, ore: 1 },
    strength: 4,
    requires: 'University',
    text: 'A unit, but not a hero.',
    does: (b) => ({ bar: (s, seat) => barWithoutUniversity(b, s, seat) }),
  },
  {
    ...CITY,
    id: 'bath-house',
    name: 'Bath House',
    emblem: 'bath',
    count: 3,
    marked: 1,
    cost: { brick: 2, ore: 1, wool: 1 },
    victory: 1,
    text: 'The Plague takes nothing from the 4 regions around its city.',
  },
  {
    ...CITY,
    id: 'building-crane',
    name: 'Building Crane',
    emblem: 'crane',
    count: 1,
    cost: { lumber: 1 },
    requires: 'University',
    text: 'City expansions that cost more than 4 goods cost you 1 good of your choice less.',
    uses: [sparing],
    does: (b) => ({ bar: (s, seat) => barWithoutUniversity(b, s, seat) }),
    rules: (was, b, me) => ({
      saving: (s, seat, card) => {
        const { city, price } = b.cards[card];
        const cheaper = city === true && price > 4 && countCards(b, s, seat, [me]) > 0;
        return was.saving(s, seat, card) + (cheaper ? 1 : 0);
      },
    }),
  },
  {
    ...CITY,
    id: 'library',
    name: 'Library',
    emblem: 'book',
    count: 2,
    marked: 1,
    cost: { brick: 1, lumber: 2, ore: 1 },
    victory: 1,
    text: 'When you have built it you may look through a draw stack and take a card of your choice, which you may play at once.',
    uses: [browsing],
    does: (b) => ({ built: (s, seat) => push(s, b.decision('browse'), 1 << seat) }),
  },
  {
    ...CITY,
    id: 'parliament',
    name: 'Parliament',
    emblem: 'gate',
    count: 1,
    marked: 1,
    cost: { brick: 2, lumber: 3, wool: 2 },
    victory: 2,
    requires: '2 progress points',
    text: 'Two progress points on your expansions are asked for when you build it.',
    does: (b) => ({ bar: (s, seat) => (countQuality(b, s, seat, PROGRESS) >= 2 ? undefined : NO_PROGRESS) }),
  },
  {
    ...CITY,
    id: 'pharmacy',
    name: 'Pharmacy',
    emblem: 'bottle',
    count: 2,
    marked: 1,
    cost: { brick: 1, wool: 2, gold: 1 },
    victory: 1,
    text: 'When the Plague comes you take any 1 good for each Pharmacy, whether you lose something or not.',
  },
  {
    ...CITY,
    id: 'town-hall',
    name: 'Town Hall',
    emblem: 'flag',
    count: 2,
    marked: 1,
    cost: { brick: 1, ore: 2, wool: 2 },
    victory: 1,
    requires: 'Parish Hall',
    text: 'It is laid on your Parish Hall, which stays beneath it. Looking through a draw stack at the end of your turn costs you nothing.',
    does: (b) => ({
      bar: (s, seat) =>
        has(b, s, seat, 'parish-hall') && countCards(b, s, seat, b.kin('town-hall')) === 0
          ? undefined
          : NO_PARISH,
    }),
    rules: (was, b, me) => {
      const parish = b.card('parish-hall');
      return {
        barTaken: (s, seat, card, site) => {
          if (card !== me) return was.barTaken(s, seat, card, site);
          return b.fields.sites.get(s, seat, site) === parish + 1 ? undefined : NO_PARISH;
        },
        searchPrice: (s, seat) => (countCards(b, s, seat, [me]) > 0 ? 0 : was.searchPrice(s, seat)),
      };
    },
  },
  {
    ...CITY,
    id: 'university',
    name: 'University',
    emblem: 'quill',
    count: 2,
    marked: 1,
    once: true,
    open: true,
    cost: { brick: 1, grain: 2, lumber: 2 },
    progress: 1,
    victory: 1,
    requires: 'Abbey or Library',
    text: 'Building Cranes, Chief Cannoneers, Mineral Mining and the Three-Field System ask for it.',
    does: (b) => ({
      bar: (s, seat) => (has(b, s, seat, 'abbey') || has(b, s, seat, 'library') ? undefined : NO_SCHOOL),
    }),
  },
];

const events: readonly CardSpec[] = [
  { ...invention, id: 'invention-progress', kin: 'invention', count: 2, marked: 2 },
  {
    id: 'plague',
    name: 'Plague',
    emblem: 'skull',
    kind: 'event',
    count: 3,
    marked: 2,
    text: 'Every region beside a city loses 1 good, and no more than 1 between two cities.',
    does: (b) => ({
      happens: (s) => {
        for (const seat of askedLast(b, s)) {
          plague(b, s, seat);
          grant(b, s, seat, { count: countCards(b, s, seat, b.kin('pharmacy')) });
        }
      },
    }),
  },
];

export const progressCards: readonly CardSpec[] = [...actions, ...expansions, ...events];
