import { pop, push, reason, type State, tell } from '@hexwright/kernel';
import { type Hex, tokenMask } from '../board/index.ts';
import { hexesOf, specialHex } from '../mechanics/index.ts';
import { type Book, defineModule, taken } from '../rulebook/index.ts';
import { CITADEL, citadelLooks, citadelTerms } from './citadel.ts';

const FIXED = reason('token-fixed', 'this token may not be exchanged');
/** 2, 6, 8 and 12, and hexes that carry none */
const UNTOUCHED = tokenMask([2, 6, 8, 12]);

/** Whoever settles at the citadel may exchange two number tokens. */
export const theEnchantedIsland = defineModule({
  id: 'variant/the-enchanted-island',
  kind: 'variant',
  seats: [2, 3, 4, 5, 6],
  takes: [taken.desert],
  terrains: [CITADEL],
  parts: [specialHex({ terrain: 'citadel', instead: 'desert' })],
  decisions: { enchant: { args: (b) => [{ name: 'hex', domain: b.domain('hex') }] } },
  rules: (was, b) => {
    const citadel = b.terrain('citadel');
    return {
      built: (s, seat, piece, place) => {
        was.built(s, seat, piece, place);
        const { on, replacesIndex, points = 0 } = b.pieces[piece];
        if (on !== 'corner' || replacesIndex >= 0 || points === 0) return;
        for (const hex of b.walks.hexesAt[place])
          if (b.fields.terrain.get(s, hex) === citadel && movable(b, s, hex).length > 1)
            push(s, b.decision('enchant'), 1 << seat, hex);
      },
    };
  },
  moves: (b) => [
    {
      name: 'exchange-tokens',
      args: [
        { name: 'hex', domain: b.domain('hex') },
        { name: 'other', domain: b.domain('hex') },
      ],
      decisions: ['enchant'],
      list: (s, _seat, out) => {
        const hexes = movable(b, s, hexesOf(b, s, b.terrain('citadel'))[0]);
        for (const one of hexes)
          for (const other of hexes)
            if (one < other && b.fields.numbers.get(s, one) !== b.fields.numbers.get(s, other))
              out.put(one, other);
      },
      apply: (s, seat, one, other) => {
        pop(s);
        const { numbers } = b.fields;
        const token = numbers.get(s, one);
        numbers.set(s, one, numbers.get(s, other));
        numbers.set(s, other, token);
        if (s.events) tell(s, 'enchanted', { seat });
      },
      why: () => FIXED,
    },
    {
      name: 'leave-tokens',
      decisions: ['enchant'],
      list: (_s, _seat, out) => out.put(),
      apply: (s) => pop(s),
    },
  ],
  words: {
    name: 'The enchanted island',
    summary: 'Build a settlement at the citadel and you may exchange two number tokens.',
    rules: [
      'The citadel gives nothing and carries no number token.',
      'When you build a settlement beside the citadel, you may exchange two number tokens of the same island.',
      '2, 6, 8 and 12 are never exchanged.',
      {
        house:
          'The citadel takes the place of the desert, two with two deserts and five or six players; on a board without a desert, of a pasture without its number. Starting settlements exchange nothing.',
      },
    ],
    terms: {
      ...citadelTerms,
      'move.exchange-tokens': 'Exchange two number tokens',
      'move.leave-tokens': 'Leave the tokens',
      'decision.enchant': 'Exchange two number tokens of this island?',
      'event.enchanted': '{seat} exchanges two number tokens.',
      'reason.token-fixed': 'This token may not be exchanged.',
    },
  },
  looks: citadelLooks,
});

/** the hexes of the citadel's island whose tokens may be exchanged */
function movable(b: Book, s: State, citadel: Hex): Hex[] {
  const island = [citadel];
  for (const hex of island)
    for (const near of b.walks.hexesBeside[hex])
      if (b.land[b.fields.terrain.get(s, near)] && !island.includes(near)) island.push(near);
  return island.filter((hex) => {
    const numbers = b.fields.numbers.get(s, hex);
    return numbers !== 0 && (numbers & UNTOUCHED) === 0;
  });
}
