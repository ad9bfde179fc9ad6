import { reason } from '@hexwright/kernel';
import {
  askNumber,
  askRelocation,
  charge,
  chosenNumber,
  grant,
  relocating,
  scouting,
} from '../mechanics/index.ts';
import { type CardSpec, EVERY_GOOD, goodsOf, held } from '../rulebook/index.ts';

const DIE_IS_SET = reason('die-is-set', 'the production die has been set already');
const THREE_GOLD = reason('three-gold', 'it costs 3 gold');
const TWO_GOODS = reason('two-goods', 'it takes 2 goods to send off');

export const brigitta: CardSpec = {
  id: 'brigitta',
  name: 'Brigitta, the Wise Woman',
  emblem: 'die',
  kind: 'action',
  when: 'roll',
  count: 2,
  text: 'Play it before you roll: you choose the number of the production die, and only the event die is rolled.',
  uses: [chosenNumber],
  does: (b) => ({
    bar: (s) => (b.fields.die.get(s) > 0 ? DIE_IS_SET : undefined),
    play: (s, seat) => askNumber(b, s, seat),
  }),
};

export const goldsmith: CardSpec = {
  id: 'goldsmith',
  name: 'Goldsmith',
  emblem: 'hammer',
  kind: 'action',
  count: 2,
  text: 'Give 3 gold, from wherever you have it, and take any 2 goods.',
  does: (b) => ({
    bar: (s, seat) => (held(b, s, seat, goodsOf('gold')) < 3 ? THREE_GOLD : undefined),
    play: (s, seat) => {
      grant(b, s, seat, { count: 2 });
      charge(b, s, seat, 3, goodsOf('gold'));
    },
  }),
};

export const relocation: CardSpec = {
  id: 'relocation',
  name: 'Relocation',
  emblem: 'arrows',
  kind: 'action',
  count: 1,
  text: 'Two of your regions may change places, with what they hold, or two of your expansions. Each must be allowed to stand where it comes to stand.',
  uses: [relocating],
  does: (b) => ({ play: (s, seat) => askRelocation(b, s, seat) }),
};

export const basicActions: readonly CardSpec[] = [
  brigitta,
  goldsmith,
  {
    id: 'merchant-caravan',
    name: 'Merchant Caravan',
    emblem: 'wagon',
    kind: 'action',
    count: 2,
    text: 'Give exactly 2 goods, alike or not, and take any 2 goods. You need 2 goods to play it.',
    does: (b) => ({
      bar: (s, seat) => (held(b, s, seat, EVERY_GOOD) < 2 ? TWO_GOODS : undefined),
      play: (s, seat) => {
        grant(b, s, seat, { count: 2 });
        charge(b, s, seat, 2);
      },
    }),
  },
  relocation,
  {
    id: 'scout',
    name: 'Scout',
    emblem: 'eye',
    kind: 'action',
    when: 'settle',
    count: 2,
    text: 'Play it while you build a settlement: you choose its 2 regions from the region stack, which is then shuffled.',
    uses: [scouting],
  },
];

export const actionReasons = {
  'reason.die-is-set': 'The production die has been set already.',
  'reason.three-gold': 'It costs 3 gold.',
  'reason.two-goods': 'It takes 2 goods to send off.',
};
