import { NATURE, pop, push, type Rng, type State, setTopArg, tell, topArg } from '@hexwright/kernel';
import { redealHands, take } from '../../mechanics/index.ts';
import type { Book, Part } from '../../rulebook/index.ts';
import { field, handlesOf } from '../../rulebook/index.ts';

const fields = {
  provisions: field.row('good', { audience: 'none' }),
  provisionsLeft: field.cell(),
};

export interface ProvisionsConfig {
  /** how many of each hand good the deck holds */
  readonly each: (seats: number) => number;
  /** how many everybody draws before the first turn */
  readonly start: number;
}

/**
 * A deck of goods that everybody draws from, unseen: some cards before the game, then one each at the start of every
 * turn, in turn order, until it cannot serve all; what is left returns to the bank. Nobody knows its order, so it is a bag.
 */
export function provisions(config: ProvisionsConfig): Part {
  const ask = (b: Book, s: State, rounds: number): void =>
    push(s, b.decision('draw-provision'), NATURE, Math.max(0, b.fields.active.get(s)), rounds * b.seats);
  return {
    id: 'provisions',
    of: config,
    fields,
    decisions: {
      'draw-provision': {
        nature: true,
        args: (b) => [
          { name: 'seat', domain: b.domain('seat') },
          { name: 'left', domain: { id: 'count', size: 100 } },
        ],
        outcomesFor: () => 0,
      },
    },
    prepare: (b) => {
      const { provisions: deck, provisionsLeft: left } = handlesOf(b, fields);
      const each = config.each(b.seats);
      return (s) => {
        for (const good of b.handGoods) {
          const count = Math.min(each, b.fields.bank.get(s, good));
          b.fields.bank.add(s, good, -count);
          deck.set(s, good, count);
          left.add(s, count);
        }
      };
    },
    setupSteps: (b) => [
      {
        after: 'prepare',
        add: { id: 'provisions', run: (s) => config.start > 0 && ask(b, s, config.start) },
      },
    ],
    turnSteps: (b) => {
      const { provisions: deck, provisionsLeft: left } = handlesOf(b, fields);
      return [
        {
          before: 'roll',
          add: {
            id: 'provisions',
            run: (s) => {
              if (left.get(s) >= b.seats) ask(b, s, 1);
              else if (left.get(s) > 0) {
                for (const good of b.handGoods) {
                  b.fields.bank.add(s, good, deck.get(s, good));
                  deck.set(s, good, 0);
                }
                left.set(s, 0);
                if (s.events) tell(s, 'provisions-gone', {});
              }
            },
          },
        },
      ];
    },
    moves: (b) => {
      const { provisions: deck, provisionsLeft: left } = handlesOf(b, fields);
      return [
        {
          name: 'draw-provision',
          args: [{ name: 'good', domain: b.domain('good') }],
          decisions: ['draw-provision'],
          list: (s, _nature, out) => {
            for (let i = 0; i < b.handGoods.length; i++) {
              const count = deck.get(s, b.handGoods[i]);
              if (count > 0) out.weigh(count, b.handGoods[i]);
            }
          },
          apply: (s, _nature, good) => {
            const seat = topArg(s, 0);
            const draws = topArg(s, 1) - 1;
            deck.add(s, good, -1);
            left.add(s, -1);
            b.fields.bank.add(s, good, 1);
            take(b, s, seat, good, 1);
            if (s.events)
              tell(s, 'provision', { seat }, { seats: 1 << seat, data: { good: b.goods[good].id } });
            if (draws === 0) pop(s);
            else {
              setTopArg(s, 0, (seat + 1) % b.seats);
              setTopArg(s, 1, draws);
            }
          },
          audience: (s) => 1 << topArg(s, 0),
        },
      ];
    },
    resample: (b) => (s, viewer, rng) => redeal(b, s, viewer, rng),
  };
}

/** Which cards the others drew is as unknown as what is left of the deck. */
function redeal(b: Book, s: State, viewer: number, rng: Rng): void {
  const { provisions: deck } = handlesOf(b, fields);
  const secret = b.handGoods.filter((good) => !b.goods[good].open);
  const left: number[] = [];
  for (const good of secret) for (let n = deck.get(s, good); n > 0; n--) left.push(good);
  if (left.length === 0) return;
  const rest = redealHands(b, s, viewer, rng, secret, left);
  for (const good of secret) deck.set(s, good, 0);
  for (const good of rest) deck.add(s, good, 1);
}
