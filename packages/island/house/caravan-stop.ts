import { tell } from '@hexwright/kernel';
import { askGoods } from '../mechanics/index.ts';
import { defineModule } from '../rulebook/index.ts';

/** A house rule in one file: a seven brings a caravan to the desert, and whoever lives there trades with it. */
export const caravanStop = defineModule({
  id: 'house/caravan-stop',
  kind: 'variant',
  seats: [3, 4, 5, 6],
  options: {
    caravanGoods: { type: 'int', default: 1, min: 1, max: 3, words: 'Goods that a caravan brings' },
  },
  fields: { caravans: { per: ['seat'] } },
  rules: (was, b) => {
    const caravans = b.field('caravans');
    const desert = b.terrain('desert');
    const { hexes, hexPlace, hexPlaceFrom } = b.topology;
    return {
      onSeven: (s) => {
        was.onSeven(s);
        // Asked last, so on top of the stack: the caravan comes before the discards and the robber.
        for (let hex = 0; hex < hexes; hex++) {
          if (s.cells[b.at.terrain + hex] !== desert) continue;
          for (let i = hexPlaceFrom[hex]; i < hexPlaceFrom[hex + 1]; i++) {
            const mark = s.cells[b.at.building + hexPlace[i]];
            const seat = b.ownerOf[mark];
            if (mark === 0 || seat >= b.seats) continue;
            s.cells[caravans + seat]++;
            if (s.events) tell(s, 'caravan', { seat });
            askGoods(b, s, seat, b.option<number>('caravanGoods'));
          }
        }
      },
    };
  },
  words: {
    name: 'The caravan stop',
    summary: 'A seven brings a caravan to the desert: every building there takes a good of choice.',
    rules: [
      'When a 7 is rolled, every settlement and city at the desert takes 1 good of its owner’s choice from the bank, before anybody discards.',
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
