import { reason } from '@hexwright/kernel';
import { shipSides } from '../cities-knights/index.ts';
import { exclusiveLevels, hasTitle, titled } from '../mechanics/index.ts';
import { defineModule, type Part } from '../rulebook/index.ts';
import { FAITH } from './faith/index.ts';
import { cardBacks, eventFaces } from './further-looks.ts';
import { MAGIC } from './magic/index.ts';
import { lightning } from './together/lightning.ts';
import { magicRelocation } from './together/magic-relocation.ts';
import { witchBurning } from './together/witch-burning.ts';

const HAND = 5;
/** beer for a festival at a citadel */
const AT_CITADEL = 4;
const BRANCHES: readonly (readonly [branch: string, colour: string])[] = [
  ['religion', FAITH],
  ['magic', MAGIC],
];

const NO_CITADEL = reason('no-citadel', 'it takes a citadel of one’s own');
const AT_DIOCESE = reason('wizard-diocese', 'the wizard keeps off a diocese');
const HAUNTED = reason('city-haunted', 'the inquisitor is in this city');
const IN_CITADEL = reason('inquisitor-citadel', 'the inquisitor keeps off a citadel');

const isLarge = (die: unknown): boolean => die === 'twelve';
const ships = shipSides('both', (b) => (isLarge(b.option('faithDie')) ? 6 : 5));

/** What magic and religion make of each other. */
function meeting(): Part {
  return {
    id: 'faith-and-magic',
    overrides: { 'decks.limit': 'both together let everybody keep one card more' },
    rules: (was, b) => {
      const hasCitadel = hasTitle(b, 'citadel');
      const wizard = b.cell('wizardAt');
      const inquisitor = b.cell('inquisitorAt');
      const [citadel, diocese] = [b.piece('citadel').index, b.piece('diocese').index];
      const danced = b.cell('chosenFace');
      const wild = isLarge(b.option('faithDie'));
      return {
        wildGate: { isThere: () => wild || was.wildGate.isThere() },
        decks: { limit: () => HAND },
        improvements: {
          barDraw: (s, seat, branch) =>
            was.improvements.barDraw(s, seat, branch) ??
            (branch === 'magic' && !hasCitadel(s, seat) ? NO_CITADEL : undefined),
        },
        indulgence: { mayAsk: (s) => danced.get(s) === 0 && was.indulgence.mayAsk(s) },
        festivals: {
          buildingPrice: (s, corner) =>
            titled(s, b, 'citadel', corner) ? AT_CITADEL : was.festivals.buildingPrice(s, corner),
        },
        wizard: {
          barPlace: (s, seat, corner) =>
            was.wizard.barPlace(s, seat, corner) ??
            (titled(s, b, 'diocese', corner) ? AT_DIOCESE : undefined),
        },
        inquisitor: {
          barPlace: (s, seat, corner) =>
            was.inquisitor.barPlace(s, seat, corner) ??
            (titled(s, b, 'citadel', corner) ? IN_CITADEL : undefined),
          came: (s, corner) => {
            was.inquisitor.came(s, corner);
            if (wizard.get(s) === corner) b.the.wizard.leave(s);
          },
        },
        barBuild: (s, seat, piece, place, list) =>
          was.barBuild(s, seat, piece, place, list) ??
          (piece === citadel && inquisitor.get(s) === place ? HAUNTED : undefined),
        build: (s, seat, piece, place) => {
          was.build(s, seat, piece, place);
          if (piece === diocese && wizard.get(s) === place) b.the.wizard.leave(s);
        },
      };
    },
    words: {
      terms: {
        'reason.wizard-diocese': 'The wizard keeps off a diocese.',
        'reason.city-haunted': 'The inquisitor is in this city.',
        'reason.inquisitor-citadel': 'The inquisitor keeps off a citadel.',
      },
    },
  };
}

/** Pair of the two: magic and religion, as whoever wrote the second of them meant both to be played. */
export const faithAndMagic = defineModule({
  id: 'bonus/faith-and-magic',
  kind: 'expansion',
  internal: true,
  seats: [3, 4, 5, 6],
  needs: ['bonus/witches-wizards-dragons', 'bonus/church-faith-reformation'],
  options: {
    faithDie: {
      type: 'choice',
      default: 'ten',
      values: ['ten', 'twelve'],
      words: 'The event die: ten sides with 5 ships, or twelve with 6 ships and a gate of any branch',
    },
  },
  defaults: { magicDie: 'eight' },
  offers: { magicDie: ['eight'] },
  parts: [
    lightning,
    magicRelocation,
    witchBurning,
    ships,
    exclusiveLevels({ name: 'both', branches: ['science', 'religion', 'magic'], level: 4 }),
    meeting(),
  ],
  changes: {
    pieces: { citadel: { points: 1 } },
    cards: { wizard: { count: 3 }, 'magic-power': { count: 0 }, inquisitor: { count: inquisitors } },
  },
  words: {
    name: 'Faith and magic',
    summary: 'Magic and religion together.',
    takesBack: ['mission-theater', 'magic-die', 'faith-die', 'citadel-points', 'magic-deck', 'card-limit'],
    rules: [
      'A city has one title: it is a citadel or a diocese, never both. Either is worth 3 points.',
      'You draw magic cards only while you have a citadel, at a gate of any branch, too.',
      'The wizard keeps off a diocese. If its city becomes a diocese it leaves the board, and nobody controls it.',
      'A city with the inquisitor becomes no citadel, and the inquisitor is not put in one. Where it comes to the wizard, the wizard leaves the board.',
      'Of the Theater, the Mission and the Magic Mill nobody has more than one.',
      {
        where: { faithDie: 'ten' },
        text: 'The event die has ten sides: 5 ships and one gate for each branch.',
      },
      {
        where: { faithDie: 'twelve' },
        text: 'The event die has twelve sides: 6 ships, one gate for each branch and a gate of any branch. At that one each player takes it for a gate that brings them a card, if there is one.',
      },
      'Nobody keeps more than 5 progress cards in hand. With a sixth on another player’s turn you put one of the six under its deck at once; on your own turn one is played or put back right after the roll.',
      'Lightning and Magic Relocation take the place of one Wizard and of Magic Power in the magic deck, and a Ban on Magic that of an Inquisitor in the deck of religion.',
      'An Anathema closes magic as it closes science. A Superstition goes by magic, too, and an Exile sends the wizard off.',
      'There is no Indulgence after a Dance of the Unicorns.',
      { where: { beer: 'festivals' }, text: 'A beer festival at a citadel takes 4 beer.' },
      { house: 'A piece that Magic Relocation takes up may be put back where it stood.' },
    ],
  },
  looks: { fields: { ...eventFaces(BRANCHES, true), ...cardBacks(BRANCHES) } },
});

/** one less than religion alone has */
function inquisitors(_seats: number, { inquisitorHome }: Readonly<Record<string, unknown>>): number {
  return inquisitorHome ? 4 : 3;
}
