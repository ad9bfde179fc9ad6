import {
  NATURE,
  pop,
  push,
  type Rng,
  type Seat,
  type State,
  setTopArg,
  tell,
  topArg,
} from '@hexwright/kernel';
import { progressCard } from '../../cities-knights/index.ts';
import { take } from '../../mechanics/index.ts';
import type { Book, Good, MoveSpec } from '../../rulebook/index.ts';
import { field, handlesOf } from '../../rulebook/index.ts';

/** so many kinds of resources are dealt, one of each */
const KINDS = 5;

const fields = {
  southernLeft: field.row(KINDS, { audience: 'none' }),
  southernDrawn: field.grid('seat', KINDS, { audience: 'owner', noLook: 'it comes into the hand at once' }),
};
/** how many the player gets */
const OWN = 2;

/** the seats that draw, in their order: every other, then the player */
const drawersOf = (b: Book, seat: Seat): readonly Seat[] => [
  ...b.rivals[seat],
  ...Array.from({ length: OWN }, () => seat),
];

const potOf = (b: Book) => ({
  /** by kind: whether it can still be drawn */
  left: handlesOf(b, fields).southernLeft,
  /** by seat and kind: what was drawn; it comes into the hands when all have drawn */
  drawn: handlesOf(b, fields).southernDrawn,
});

/** One of each resource is shuffled and dealt: one to each of the others, two to the player. */
export const helpFromTheSouth = progressCard({
  card: {
    id: 'help-from-the-south',
    deck: 'politics',
    count: 2,
    when: (b) => {
      const kinds = resources(b);
      return (s) => kinds.every((good) => b.fields.bank.get(s, good) > 0);
    },
    play: (b) => {
      const { left } = potOf(b);
      const [deal, rest] = [b.decision('southern-cards'), b.decision('southern-rest')];
      return (s, seat) => {
        left.fill(s, 1);
        push(s, deal, NATURE, seat, 0);
        if (drawersOf(b, seat).length < KINDS) push(s, rest, NATURE);
      };
    },
  },
  name: 'Help from the South',
  text: 'Take one of each resource from the bank and shuffle them: every other player draws one, and you get two; with three players the last goes back. It cannot be played if the bank lacks one of them.',
  shape: 'wagon',
  fields,
  decisions: {
    'southern-rest': { nature: true },
    'southern-cards': {
      nature: true,
      args: (b) => [
        { name: 'seat', domain: b.domain('seat') },
        { name: 'drawn', domain: { id: 'count', size: KINDS + 1 } },
      ],
      outcomesFor: () => 0,
    },
  },
  moves: (b) => {
    const kinds = resources(b);
    const { left, drawn } = potOf(b);
    const list: MoveSpec['list'] = (s, _nature, out) => {
      kinds.forEach((good, kind) => {
        if (left.get(s, kind) > 0) out.put(good);
      });
    };
    const deal: MoveSpec = {
      name: 'southern-card',
      args: [{ name: 'good', domain: b.domain('good') }],
      decisions: ['southern-cards'],
      list,
      apply: (s, _nature, good) => {
        const drawers = drawersOf(b, topArg(s, 0));
        const nth = topArg(s, 1);
        left.set(s, kinds.indexOf(good), 0);
        drawn.add(s, drawers[nth], kinds.indexOf(good), 1);
        if (s.events)
          tell(
            s,
            'southern-card',
            { seat: drawers[nth] },
            { seats: 1 << drawers[nth], data: { good: b.goods[good].id } },
          );
        if (nth + 1 < drawers.length) {
          setTopArg(s, 1, nth + 1);
          return;
        }
        pop(s);
        handOut(s);
      },
      audience: (s) => 1 << drawersOf(b, topArg(s, 0))[topArg(s, 1)],
    };
    // What goes back is seen in the bank.
    const rest: MoveSpec = {
      name: 'southern-rest',
      args: [{ name: 'good', domain: b.domain('good') }],
      decisions: ['southern-rest'],
      list,
      apply: (s, _nature, good) => {
        pop(s);
        left.set(s, kinds.indexOf(good), 0);
      },
    };
    return b.seats - 1 + OWN < KINDS ? [deal, rest] : [deal];
    function handOut(s: State): void {
      for (let seat = 0; seat < b.seats; seat++)
        for (let kind = 0; kind < KINDS; kind++) {
          const count = drawn.get(s, seat, kind);
          if (count === 0) continue;
          drawn.set(s, seat, kind, 0);
          take(b, s, seat, kinds[kind], count);
        }
    }
  },
  resample: (b) => {
    const { left, drawn } = potOf(b);
    return (s, viewer, rng: Rng) => {
      const rows = [
        left,
        ...b.rivals[0]
          .concat(0)
          .filter((seat) => seat !== viewer)
          .map((seat) => drawn.row(seat)),
      ];
      const counts = rows.map((row) => row.sum(s));
      const pool = rows.flatMap((row) =>
        Array.from({ length: KINDS }, (_, kind) => kind).filter((kind) => row.get(s, kind) > 0),
      );
      pool.sort((a, z) => a - z);
      rng.shuffle(pool);
      rows.forEach((row, i) => {
        row.fill(s, 0);
        for (const kind of pool.splice(0, counts[i])) row.set(s, kind, 1);
      });
    };
  },
  terms: {
    'decision.southern-cards': 'Help from the South: cards are drawn',
    'decision.southern-rest': 'Help from the South: a card goes back',
    'move.southern-rest': 'This card goes back',
    'move.southern-card': 'A card of the South is drawn',
    'event.southern-card': '{seat} draws a card of the South.',
    'event.southern-card.known': '{seat} draws {good} of the South.',
  },
});

function resources(b: Book): readonly Good[] {
  return b.choosable.filter((good) => b.handGoods.includes(good)).slice(0, KINDS);
}
