import {
  type Bar,
  NATURE,
  pop,
  push,
  reason,
  type Seat,
  type State,
  tell,
  topArg,
  topKind,
} from '@hexwright/kernel';
import { EMPTY_HANDED, handSize, held, inBank, take } from '../../mechanics/index.ts';
import type { Book, Part } from '../../rulebook/index.ts';
import { houseWorth, townHouse } from './town-houses.ts';

const ONESELF = reason('beg-oneself', 'nobody begs of himself');
/** what bots think of a card at random, in points */
const CARD = 1.4;

/** On the numbers of a house its guests may have an opponent show a card, and get one like it from the bank. */
export function almshouse(terrain: string): Part {
  return {
    id: 'almshouse',
    of: terrain,
    fields: {
      /** by seat: the card drawn from its hand, plus one, until it lies open */
      drawnToShow: { per: ['seat'], audience: 'owner', noLook: 'it is shown at once' },
    },
    decisions: {
      beg: {},
      // The chances are the hand of the opponent.
      'beg-card': { nature: true, args: askedOf, outcomesFor: (s) => 1 << topArg(s, 1) },
      'beg-show': { nature: true, args: askedOf, outcomesFor: () => 0 },
    },
    rules: (was, b) => {
      const house = townHouse(b, terrain);
      const worth = houseWorth(b, terrain, { once: CARD });
      const beg = b.decision('beg');
      return {
        afterProduction: (s, number) => {
          was.afterProduction(s, number);
          if (!house.comes(s, number)) return;
          // Of what is opened, the last is asked first.
          for (const seat of house.inTurn(s).reverse())
            if (b.rivals[seat].some((other) => handSize(b, s, other) > 0)) push(s, beg, 1 << seat);
        },
        hints: {
          progress: (s, seat) => was.hints.progress(s, seat) + worth.now(s, seat),
          foundingGain: (s, seat, corner) =>
            was.hints.foundingGain(s, seat, corner) + worth.gain(s, seat, corner),
        },
      };
    },
    moves: (b) => {
      const drawn = b.row<Seat>('drawnToShow');
      const bar = (s: State, seat: Seat, other: Seat): Bar => {
        if (other === seat) return ONESELF;
        return handSize(b, s, other) > 0 ? undefined : EMPTY_HANDED;
      };
      return [
        {
          name: 'beg',
          args: [{ name: 'seat', domain: b.domain('seat') }],
          decisions: ['beg'],
          list: (s, seat, out) => {
            for (let other = 0; other < b.seats; other++)
              if (bar(s, seat, other) === undefined) out.put(other);
          },
          apply: (s, seat, other) => {
            pop(s);
            push(s, b.decision('beg-card'), NATURE, seat, other);
          },
          why: (s, seat, other) => (other < 0 ? undefined : bar(s, seat, other)),
        },
        {
          name: 'beg-not',
          decisions: ['beg'],
          list: (_s, _seat, out) => out.put(),
          apply: (s) => pop(s),
        },
        {
          name: 'beg-card',
          quiet: true,
          args: [{ name: 'good', domain: b.domain('good') }],
          decisions: ['beg-card'],
          list: (s, _nature, out) => {
            const other = topArg(s, 1);
            for (const good of b.handGoods) {
              const count = held(b, s, other, good);
              if (count > 0) out.weigh(count, good);
            }
          },
          apply: (s, _nature, good) => {
            const [seat, from] = [topArg(s, 0), topArg(s, 1)];
            pop(s);
            drawn.set(s, from, good + 1);
            push(s, b.decision('beg-show'), NATURE, seat, from);
          },
          audience: (s) => 1 << topArg(s, 1),
        },
        {
          name: 'beg-show',
          quiet: true,
          args: [{ name: 'good', domain: b.domain('good') }],
          decisions: ['beg-show'],
          list: (s, _nature, out) => out.put(drawn.get(s, topArg(s, 1)) - 1),
          apply: (s, _nature, good) => {
            const [seat, from] = [topArg(s, 0), topArg(s, 1)];
            pop(s);
            drawn.set(s, from, 0);
            const count = Math.min(1, inBank(b, s, good));
            if (count > 0) take(b, s, seat, good, count);
            if (s.events) tell(s, 'begged', { seat, from, good: b.goods[good].id, count });
          },
          // the event tells it to all, but not before
          audience: () => 0,
        },
      ];
    },
    resample: (b) => {
      const drawn = b.row<Seat>('drawnToShow');
      const showing = b.decision('beg-show');
      return (s, viewer, rng) => {
        if (topKind(s) !== showing || topArg(s, 1) === viewer) return;
        const hand = b.handGoods.flatMap((good) => Array<number>(held(b, s, topArg(s, 1), good)).fill(good));
        drawn.set(s, topArg(s, 1), hand[rng.below(hand.length)] + 1);
      };
    },
    words: {
      terms: {
        'decision.beg': 'Choose who shows a card',
        'decision.beg-card': 'A card is drawn',
        'move.beg': 'Have a card shown by',
        'move.beg-not': 'Have no card shown',
        'decision.beg-show': 'A card is shown',
        'move.beg-card': 'A card is drawn',
        'move.beg-show': 'A card is shown',
        'event.begged': '{from} shows {good}. From the bank {seat} gets: {count}.',
        'reason.beg-oneself': 'It has to be an opponent.',
      },
    },
  };
}

const askedOf = (b: Book) => [
  { name: 'beggar', domain: b.domain('seat') },
  { name: 'opponent', domain: b.domain('seat') },
];
