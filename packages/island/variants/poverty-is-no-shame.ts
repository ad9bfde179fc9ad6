import { pop, reason, type Seat, type State, tell } from '@hexwright/kernel';
import { chipsOf, consolation, needsOf, spendChips } from '../mechanics/index.ts';
import { defineModule, wanted } from '../rulebook/index.ts';

const NUMBERS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
const SHORT = reason('chips-short', 'there are not enough chips');

/** Chips console whoever gets nothing, and as many as one has points buy a number of choice. */
export const povertyIsNoShame = defineModule({
  id: 'variant/poverty-is-no-shame',
  kind: 'variant',
  seats: [2, 3, 4, 5, 6],
  version: 1,
  wants: [wanted.twoDice, wanted.sevens],
  options: {
    chipsTraded: {
      type: 'flag',
      default: false,
      words: 'Players may trade chips with each other',
      of: 'part.offers',
    },
  },
  parts: [consolation({ stock: 30 })],
  moves: (b) => {
    const price = (s: State, seat: Seat): number => Math.max(1, b.rules.publicPoints(s, seat));
    return [
      {
        name: 'name-number',
        args: [{ name: 'number', domain: { id: 'number', size: NUMBERS.length, names: NUMBERS } }],
        decisions: ['roll'],
        needs: needsOf(b, b.bill({ chip: 1 })),
        list: (s, seat, out) => {
          if (chipsOf(b, s, seat) >= price(s, seat)) out.putAll();
        },
        apply: (s, seat, at) => {
          const number = NUMBERS[at];
          pop(s);
          spendChips(b, s, seat, price(s, seat));
          b.fields.dice.set(s, 0, number >> 1);
          b.fields.dice.set(s, 1, number - (number >> 1));
          if (s.events) tell(s, 'number-named', { seat, number });
          b.rules.onNumber(s, number);
        },
        why: () => SHORT,
      },
    ];
  },
  words: {
    name: 'Poverty is no shame',
    summary: 'When a roll brings you nothing you take a chip; enough chips buy a number instead of a roll.',
    rules: [
      'If you receive nothing when a number produces, you take a chip. On a 7 everybody takes one.',
      'Chips are not cards: they lie beside the hand, and nobody steals them.',
      { where: { chipsTraded: false }, text: 'Chips are not traded.' },
      {
        where: { chipsTraded: true },
        text: 'Players may trade chips with each other. The bank deals in none.',
      },
      'At the beginning of a turn a player may pay as many chips as they have points and name the number instead of rolling. It produces as if it had been rolled, and may earn chips.',
      {
        house:
          'There are 30 chips. While there are too few for all, they are given out in turn order from the active player on.',
      },
      { house: 'Points that everybody can see count, at least one; a 7 may be named too.' },
    ],
    terms: {
      'move.name-number': 'Name the number, for chips',
      'event.number-named': '{seat} names the {number}.',
    },
  },
  looks: { numbers: { 'number-named': { by: 'card' } } },
});
