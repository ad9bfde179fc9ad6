import { tell } from '@hexwright/kernel';
import { askGoods, buildingsAround, hexesOf } from '../mechanics/index.ts';
import { defineModule, field, handlesOf, wanted } from '../rulebook/index.ts';

const fields = {
  caravans: field.row('seat'),
};

/** A house rule in one file: a seven brings a caravan to the desert, and whoever lives there trades with it. */
export const caravanStop = defineModule({
  id: 'house/caravan-stop',
  kind: 'variant',
  seats: [3, 4, 5, 6],
  wants: [wanted.sevens],
  options: {
    caravanGoods: { type: 'int', default: 1, min: 1, max: 3, words: 'Goods that a caravan brings' },
  },
  fields,
  slots: { seven: { 'choose-good': 'before' } },
  rules: (was, b) => {
    const { caravans } = handlesOf(b, fields);
    const desert = b.terrain('desert');
    const visitBuildings = buildingsAround(b);
    return {
      onSeven: (s) => {
        was.onSeven(s);
        for (const hex of hexesOf(b, s, desert))
          visitBuildings(s, hex, (seat) => {
            caravans.add(s, seat, 1);
            if (s.events) tell(s, 'caravan', { seat });
            askGoods(b, s, seat, b.option<number>('caravanGoods'), 'seven');
          });
      },
    };
  },
  words: {
    name: 'The caravan stop',
    summary:
      'A seven brings a caravan to the desert: every building there takes a good of its owner’s choice.',
    rules: [
      'When a 7 is rolled, everybody takes 1 good of their choice from the bank for each of their settlements and cities at the desert, before anybody discards.',
      { option: 'caravanGoods', text: 'The caravan may bring 2 or 3 goods.' },
    ],
    terms: {
      'event.caravan': 'A caravan reaches {seat}.',
      'field.caravans': 'Caravans met',
      'option.caravanGoods': 'Goods of a caravan',
    },
  },
  looks: { fields: { caravans: { on: 'seat', shape: 'barrel' } } },
});
