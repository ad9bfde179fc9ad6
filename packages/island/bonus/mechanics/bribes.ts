import { pop, push, reason, type Seat, type State, tell, topArg, topKind } from '@hexwright/kernel';
import { ALL_FACES, face, handOver, held, roomFor, setDice } from '../../mechanics/index.ts';
import type { Book, Good, Part } from '../../rulebook/index.ts';

/** what so many accepted cards let the payer dictate: one of these faces of the other die */
export interface Dictate {
  readonly id: string;
  readonly cards: number;
  readonly faces: readonly number[];
}

export interface BribesConfig {
  readonly dictates: readonly Dictate[];
  /** so many cards are the most, and with them the payer sets both dice */
  readonly both: number;
}

/** what bots think, in points: of a card that is paid out of two at most, of one of more, and of one that comes */
const DEAR = 0.22;
const CHEAP = 0.1;
const GOT = 0.17;
/** how likely a bribe is taken that seems to be worth it to the other, and one that does not */
const LIKELY = 0.9;
const UNLIKELY = 0.1;

const FULL = reason('bribe-full', 'no more may be offered');
const NOTHING = reason('bribe-nothing', 'nothing is offered yet');
const NOT_OFFERED = reason('bribe-good', 'no such card can be offered');
const OTHER_RANGE = reason('bribe-range', 'that is not what has been paid for');

/**
 * Before two seats set the dice the active one may offer the other some resources, all or none of which are taken: the more, the less
 * the other may choose.
 */
export function bribes(config: BribesConfig): Part {
  const { dictates, both } = config;
  const ranges = { id: 'dictated', size: dictates.length, names: dictates.map(({ id }) => id) };
  const cards = () => [{ name: 'cards', domain: { id: 'count', size: both + 1 } }];
  return {
    id: 'dice-bribes',
    of: config,
    uses: [setDice()],
    fields: {
      /** by good: what lies on offer, still in the hand of whoever offers it */
      bribe: { per: ['good'] },
    },
    decisions: {
      bribe: {},
      'answer-bribe': { args: cards, unforeseen: true },
      dictate: { args: cards, unforeseen: true },
    },
    rules: (was, b) => {
      const offered = b.row<Good>('bribe');
      const [bribing, answering, dictating] = ['bribe', 'answer-bribe', 'dictate'].map(b.decision);
      const offerable = b.choosable.filter((good) => b.inHand[good]);
      return {
        // what lies on offer everybody has seen
        knownHeld: (s, seat, good) => {
          const known = was.knownHeld(s, seat, good);
          return seat === b.fields.active.get(s) ? Math.max(known, offered.get(s, good)) : known;
        },
        setDice: {
          begin: (s) => {
            const active = b.fields.active.get(s);
            if (offerable.some((good) => held(b, s, active, good) > 0)) push(s, bribing, 1 << active);
            else was.setDice.begin(s);
          },
        },
        hints: {
          promised: (s, seat) => {
            const promised = was.hints.promised(s, seat);
            const open = topKind(s);
            if (open !== bribing && open !== answering && open !== dictating) return promised;
            const active = b.fields.active.get(s);
            const partner = b.the.setDice.partner(s);
            if (seat !== active && seat !== partner) return promised;
            const count = open === dictating ? topArg(s, 0) : offered.sum(s);
            if (count === 0) return promised;
            const [mine, theirs] = dictated(b, s, config, count);
            if (open === dictating) return promised + (seat === active ? mine : theirs);
            if (seat === partner) return promised;
            let cost = 0;
            for (const good of offerable)
              cost += offered.get(s, good) * (held(b, s, active, good) > 2 ? CHEAP : DEAR);
            const taken = theirs + GOT * count > 0 ? LIKELY : UNLIKELY;
            return promised + taken * (mine - cost);
          },
        },
      };
    },
    moves: (b) => {
      const offered = b.row<Good>('bribe');
      const goods = b.choosable.filter((good) => b.inHand[good]);
      const answering = b.decision('answer-bribe');
      const dictating = b.decision('dictate');
      const addable = (s: State, seat: Seat, good: Good): boolean => {
        const more = offered.get(s, good) + 1;
        return (
          goods.includes(good) &&
          held(b, s, seat, good) >= more &&
          roomFor(b, s, b.the.setDice.partner(s), good) >= more
        );
      };
      return [
        {
          name: 'offer-bribe',
          args: [{ name: 'good', domain: b.domain('good') }],
          decisions: ['bribe'],
          list: (s, seat, out) => {
            if (offered.sum(s) >= both) return;
            for (const good of goods) if (addable(s, seat, good)) out.put(good);
          },
          apply: (s, seat, good) => {
            offered.add(s, good, 1);
            if (s.events) tell(s, 'bribe-offered', { seat, good: b.goods[good].id });
          },
          why: (s, seat, good) => {
            if (offered.sum(s) >= both) return FULL;
            return good >= 0 && !addable(s, seat, good) ? NOT_OFFERED : undefined;
          },
        },
        {
          name: 'make-bribe',
          decisions: ['bribe'],
          list: (s, _seat, out) => {
            if (offered.sum(s) > 0) out.put();
          },
          apply: (s) => {
            pop(s);
            push(s, answering, 1 << b.the.setDice.partner(s), offered.sum(s));
          },
          why: (s) => (offered.sum(s) === 0 ? NOTHING : undefined),
        },
        {
          name: 'no-bribe',
          decisions: ['bribe'],
          list: (_s, _seat, out) => out.put(),
          apply: (s) => {
            pop(s);
            free(b, s);
          },
        },
        {
          name: 'take-bribe',
          decisions: ['answer-bribe'],
          list: (_s, _seat, out) => out.put(),
          apply: (s, seat) => {
            const count = topArg(s, 0);
            const from = b.fields.active.get(s);
            pop(s);
            for (const good of goods) {
              const paid = offered.get(s, good);
              if (paid > 0) handOver(b, s, from, seat, good, paid);
            }
            offered.fill(s, 0);
            if (s.events) tell(s, 'bribe-taken', { seat, from, count });
            push(s, dictating, 1 << from, count);
          },
        },
        {
          name: 'refuse-bribe',
          decisions: ['answer-bribe'],
          list: (_s, _seat, out) => out.put(),
          apply: (s, seat) => {
            pop(s);
            if (s.events) tell(s, 'bribe-refused', { seat });
            free(b, s);
          },
        },
        {
          name: 'dictate',
          args: [{ name: 'range', domain: ranges }],
          decisions: ['dictate'],
          list: (s, _seat, out) => {
            for (let i = 0; i < dictates.length; i++) if (dictates[i].cards === topArg(s, 0)) out.put(i);
          },
          apply: (s, seat, i) => {
            pop(s);
            if (s.events) tell(s, 'dictated', { seat, to: b.the.setDice.partner(s), range: dictates[i].id });
            b.the.setDice.ask(s, ALL_FACES, bitsOf(dictates[i]));
          },
          why: (s, _seat, i) => (i >= 0 && dictates[i].cards !== topArg(s, 0) ? OTHER_RANGE : undefined),
        },
        {
          name: 'set-both',
          args: [
            { name: 'red', domain: b.domain('die') },
            { name: 'yellow', domain: b.domain('die') },
          ],
          decisions: ['dictate'],
          list: (s, _seat, out) => {
            if (topArg(s, 0) === both) out.putAll();
          },
          apply: (s, _seat, red, yellow) => {
            pop(s);
            b.the.setDice.show(s, red + 1, yellow + 1);
          },
          why: (s) => (topArg(s, 0) < both ? OTHER_RANGE : undefined),
        },
      ];
    },
    words: {
      terms: {
        'field.bribe': 'Offered for the other die',
        'decision.bribe': 'Offer your left neighbour something for a say in the other die?',
        'decision.answer-bribe': 'Take what is offered, and be told how to set your die?',
        'decision.dictate': 'Say what the other die may show',
        'move.offer-bribe': 'Offer',
        'move.make-bribe': 'Make the offer',
        'move.no-bribe': 'Offer nothing',
        'move.take-bribe': 'Take it',
        'move.refuse-bribe': 'Refuse',
        'move.dictate': 'The other die shows',
        'move.set-both': 'Set both dice',
        'event.bribe-offered': '{seat} offers 1 {good} for a say in the other die.',
        'event.bribe-taken': '{seat} takes the offer of {from}, cards: {count}.',
        'event.bribe-refused': '{seat} refuses the offer.',
        'event.dictated': '{seat} dictates how {to} sets the die: {range:dictated}.',
        'reason.bribe-full': 'No more may be offered.',
        'reason.bribe-nothing': 'Nothing is offered yet.',
        'reason.bribe-good': 'No such card can be offered.',
        'reason.bribe-range': 'That is not what has been paid for.',
      },
    },
    looks: {
      fields: { bribe: { on: 'stock', shape: 'sack', of: 'good' } },
      moves: { 'make-bribe': { flow: 'on' }, 'no-bribe': { flow: 'on' } },
    },
  };
}

function free(b: Book, s: State): void {
  b.row<Good>('bribe').fill(s, 0);
  b.the.setDice.ask(s, ALL_FACES, ALL_FACES);
}

function bitsOf({ faces }: Dictate): number {
  return faces.reduce((bits, n) => bits | face(n), 0);
}

/** for bots: what so many accepted cards are worth to whoever paid them, and to the one who took them, cards aside */
function dictated(
  b: Book,
  s: State,
  { dictates, both }: BribesConfig,
  count: number,
): readonly [mine: number, theirs: number] {
  const [active, partner] = [b.fields.active.get(s), b.the.setDice.partner(s)];
  let best: readonly [red: number, yellow: number] = [ALL_FACES, ALL_FACES];
  let mine = Number.NEGATIVE_INFINITY;
  const tried = (red: number, yellow: number): void => {
    const promise = b.the.setDice.promise(s, active, red, yellow);
    if (promise > mine) [mine, best] = [promise, [red, yellow]];
  };
  if (count < both) {
    for (const each of dictates) if (each.cards === count) tried(ALL_FACES, bitsOf(each));
  } else
    for (let red = 1; red <= 6; red++)
      for (let yellow = 1; yellow <= 6; yellow++) tried(face(red), face(yellow));
  return [mine, b.the.setDice.promise(s, partner, ...best)];
}
