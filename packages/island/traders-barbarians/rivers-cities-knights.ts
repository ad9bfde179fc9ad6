import { pop, push, reason, type Seat, type State, setToMove, tell, toMove } from '@hexwright/kernel';
import { goldOf, spendGold } from '../mechanics/index.ts';
import { type Book, defineModule, field, handlesOf, type Part } from '../rulebook/index.ts';
import { rivers } from './rivers.ts';

const fields = {
  /** the seats that have paid, as bits */
  ransomed: field.cell({ noLook: 'it holds for one attack' }),
  ransomAsked: field.cell({ noLook: 'it holds for one attack' }),
};

const RANSOM = 5;

/** Official pair: gold saves a city from the barbarians. */
export const riversCitiesKnights = defineModule({
  id: 'traders-barbarians/rivers-cities-knights',
  kind: 'variant',
  internal: true,
  seats: [3, 4, 5, 6],
  needs: ['cities-knights/core', rivers.id],
  parts: [ransom()],
  words: {
    name: 'The Rivers with Cities & Knights',
    summary: 'Knights and commodities along the rivers, and gold that saves cities, to 13 points.',
    takesBack: ['goal-rivers'],
    rules: [
      { key: 'ransom', text: 'If you would lose a city to the barbarians, you may pay 5 gold instead.' },
      'The Road Building of the progress cards lays no bridge.',
      'A bridge that a Diplomat moves earns no gold again.',
      { key: 'goal-rivers', where: { points: 13 }, house: 'Thirteen points win.' },
      { house: 'A starting city at a river earns 1 gold, as a settlement would.' },
      {
        key: 'ransom',
        house: 'The ransom is paid before anything falls, by all who would lose a city and in any order.',
      },
    ],
  },
});

/** Who would lose a town to the attackers is asked first whether to pay for it. */
function ransom(): Part {
  return {
    id: 'ransom',
    fields,
    decisions: { ransom: {} },
    exempt: { rare: ['move.pay-ransom', 'move.refuse-ransom', 'decision.ransom', 'event.ransom'] },
    rules: (was, b) => {
      const { ransomed: paid, ransomAsked: asked } = handlesOf(b, fields);
      return {
        defence: {
          attack: (s) => {
            const rich = asked.get(s) === 1 ? 0 : withRansom(b, s);
            if (rich === 0) was.defence.attack(s);
            else push(s, b.decision('ransom'), rich);
          },
          foresee: (s) => {
            const foreseen = was.defence.foresee(s);
            return { ...foreseen, losers: foreseen.losers & ~paid.get(s) };
          },
          standDown: (s) => {
            was.defence.standDown(s);
            paid.set(s, 0);
            asked.set(s, 0);
          },
        },
      };
    },
    moves: (b) => {
      const { ransomed: paid } = handlesOf(b, fields);
      const answered = (s: State, seat: Seat): void => {
        const left = toMove(s) & ~(1 << seat);
        if (left) {
          setToMove(s, left);
          return;
        }
        pop(s);
        handlesOf(b, fields).ransomAsked.set(s, 1);
        b.the.defence.attack(s);
      };
      return [
        {
          name: 'pay-ransom',
          decisions: ['ransom'],
          list: (s, seat, out) => {
            if (goldOf(b, s, seat) >= RANSOM) out.put();
          },
          apply: (s, seat) => {
            spendGold(b, s, seat, RANSOM);
            paid.set(s, paid.get(s) | (1 << seat));
            if (s.events) tell(s, 'ransom', { seat });
            answered(s, seat);
          },
          why: () =>
            reason('gold-short', `a ransom costs ${RANSOM} gold`, {
              price: RANSOM,
              cost: `${RANSOM} gold`,
            }),
        },
        {
          name: 'refuse-ransom',
          decisions: ['ransom'],
          list: (_s, _seat, out) => out.put(),
          apply: answered,
        },
      ];
    },
    words: {
      terms: {
        'move.pay-ransom': 'Pay 5 gold for the city',
        'move.refuse-ransom': 'Let the city fall',
        'decision.ransom': 'The barbarians take a city. Pay 5 gold instead?',
        'event.ransom': '{seat} pays 5 gold to keep a city.',
      },
    },
  };
}

/** the seats that would lose a town and could pay for it, as bits */
function withRansom(b: Book, s: State): number {
  const { losers } = b.the.defence.foresee(s);
  let seats = 0;
  for (let seat = 0; seat < b.seats; seat++)
    if ((losers >> seat) & 1 && goldOf(b, s, seat) >= RANSOM) seats |= 1 << seat;
  return seats;
}
