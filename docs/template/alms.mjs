// A variant of one's own in one file: copy it, give it another id, and see whether it holds with
//   hexwright check ./alms.mjs
//   hexwright sim ./alms.mjs --games 200
/** @type {(kit: import('@hexwright/engine').Kit) => import('@hexwright/engine').Module} */
export default ({ defineModule, wanted, handSize, askGoods, tell }) =>
  defineModule({
    id: 'my/alms',
    kind: 'variant',
    seats: [3, 4, 5, 6],
    // It is not played where there are no sevens.
    wants: [wanted.sevens],
    options: {
      almsUpTo: {
        type: 'int',
        default: 2,
        min: 0,
        max: 4,
        words: 'Cards in hand up to which a seven gives alms',
      },
    },
    // One number a seat, which everybody sees.
    fields: { alms: { per: ['seat'] } },
    // Who takes alms chooses before anybody discards.
    slots: { seven: { 'choose-good': 'before' } },
    rules: (was, b) => {
      const alms = b.row('alms');
      const upTo = Number(b.option('almsUpTo'));
      return {
        onSeven: (s) => {
          was.onSeven(s);
          for (let seat = 0; seat < b.seats; seat++) {
            if (handSize(b, s, seat) > upTo) continue;
            alms.add(s, seat, 1);
            if (s.events) tell(s, 'alms', { seat });
            askGoods(b, s, seat, 1, 'seven');
          }
        },
      };
    },
    words: {
      name: 'Alms',
      summary: 'A seven gives a good to whoever has next to nothing in hand.',
      rules: [
        'When a 7 is rolled, everybody with at most 2 cards takes 1 good of their choice from the bank, before anybody discards.',
        { option: 'almsUpTo', text: 'The table may set another number of cards, from 0 to 4.' },
      ],
      terms: {
        'event.alms': '{seat} takes alms.',
        'field.alms': 'Alms taken',
        'option.almsUpTo': 'Cards up to which a seven gives alms',
      },
    },
    looks: { fields: { alms: { on: 'seat', shape: 'barrel' } } },
  });
