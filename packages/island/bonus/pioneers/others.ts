import { NATURE, pop, push, reason, type Seat, type State, tell, topArg, topKind } from '@hexwright/kernel';
import { PROGRESS } from '../../cities-knights/index.ts';
import { askGoods, cardFields, deckFields, makeHands, resourcesOf, take } from '../../mechanics/index.ts';
import type { Book, CardNo } from '../../rulebook/index.ts';
import { type Pioneer, type PioneerId, plays } from './pioneer.ts';

const BEGGED = reason('begged-this-turn', 'this has been named this turn');

/** what a bot expects of begging, in points */
const ALMS = 0.12;

const beggars: Pioneer = {
  id: 'beggars',
  name: 'The Beggars',
  brief: 'who is ahead of you gives you a resource for each settlement and city; you need 1 point more',
  told: [
    'The Beggars: on your turn you name a resource. Players with more points than you must give you one of it, besides the price, for each settlement and city they build. The Beggars need 1 point more to win.',
    {
      house:
        'What the Beggars have named stays until they name another, once a turn. What is built for free costs no alms, and hidden points do not count.',
    },
  ],
  of: ['piece.settlement', 'piece.city'],
  target: () => 1,
  worth: 0.4,
  part: {
    fields: {
      /** by seat: the resource that it begs for, counted from 1 */
      beggedGood: { per: ['seat'], noLook: 'the price of whoever is ahead tells it' },
      begged: { noLook: 'it is offered no more' },
    },
    rules: (was, b) => {
      const done = b.cell('begged');
      const named = b.row<Seat>('beggedGood');
      const due = almsDue(b);
      return {
        beginTurn: (s) => {
          was.beginTurn(s);
          done.set(s, 0);
        },
        cost: (s, seat, piece, place) => {
          const bill = was.cost(s, seat, piece, place);
          const beggar = due(s, seat, piece);
          if (beggar < 0) return bill;
          const good = named.get(s, beggar) - 1;
          return bill.some(([each]) => each === good)
            ? bill.map(([each, count]) => [each, each === good ? count + 1 : count] as const)
            : [...bill, [good, 1] as const];
        },
        hints: {
          promised: (s, seat) => was.hints.promised(s, seat) + (named.get(s, seat) > 0 ? ALMS : 0),
        },
      };
    },
    editMoves: (b, moves) => {
      const due = almsDue(b);
      const named = b.row<Seat>('beggedGood');
      return moves.map((move) => {
        const piece = b.pieces.find(({ id, cost }) => cost && id === move.name);
        if (!piece || (piece.id !== 'settlement' && piece.id !== 'city')) return move;
        return {
          ...move,
          apply: (s, seat, place, second, third) => {
            const beggar = due(s, seat, piece.index);
            const good = beggar < 0 ? -1 : named.get(s, beggar) - 1;
            move.apply?.(s, seat, place, second, third);
            if (good < 0) return;
            // What was paid above the price lies in the bank.
            take(b, s, beggar, good, 1);
            if (s.events) tell(s, 'alms', { seat, beggar, good: b.goods[good].id });
          },
        };
      });
    },
    moves: (b) => {
      const has = plays(b, 'beggars');
      const done = b.cell('begged');
      const named = b.row<Seat>('beggedGood');
      return [
        {
          name: 'beg-for',
          quiet: true,
          args: [{ name: 'good', domain: b.domain('good') }],
          decisions: ['main', 'trade', 'build'],
          list: (s, seat, out) => {
            if (!has(s, seat) || done.get(s) !== 0) return;
            for (const good of resourcesOf(b)) if (named.get(s, seat) !== good + 1) out.put(good);
          },
          apply: (s, seat, good) => {
            done.set(s, 1);
            named.set(s, seat, good + 1);
            if (s.events) tell(s, 'begs', { seat, good: b.goods[good].id });
          },
          why: (s, seat) => (has(s, seat) && done.get(s) !== 0 ? BEGGED : undefined),
        },
      ];
    },
  },
  terms: {
    'move.beg-for': 'Name what you beg for',
    'event.begs': '{seat} begs for {good}.',
    'event.alms': '{seat} gives {beggar:seat} 1 {good}.',
    'reason.begged-this-turn': 'You have named a resource this turn.',
  },
};

/** whom the seat owes alms when it builds this piece, or -1 */
function almsDue(b: Book): (s: State, seat: Seat, piece: number) => Seat {
  const has = plays(b, 'beggars');
  const named = b.row<Seat>('beggedGood');
  const counts = Uint8Array.from(b.pieces, ({ id }) => (id === 'settlement' || id === 'city' ? 1 : 0));
  return (s, seat, piece) => {
    if (counts[piece] === 0) return -1;
    for (let beggar = 0; beggar < b.seats; beggar++)
      if (beggar !== seat && named.get(s, beggar) > 0 && has(s, beggar))
        return b.rules.publicPoints(s, seat) > b.rules.publicPoints(s, beggar) ? beggar : -1;
    return -1;
  };
}

const [DRAWN, KEPT] = [3, 1];

const researchers: Pioneer = {
  id: 'researchers',
  name: 'The Researchers',
  brief: 'draw 3 cards instead of 1 and keep the one you like',
  told: [
    {
      of: 'part.cards',
      text: 'The Researchers: when you draw a development card you draw 3 and put 2 of them under the deck.',
    },
    { of: 'part.cards', house: 'Everybody sees what the Researchers put back.' },
    {
      of: 'part.decks',
      text: 'The Researchers: when you draw a progress card you draw 3 and put 2 of them under their deck. A Constitution or a Printer you keep in any case.',
    },
  ],
  worth: 0.4,
  part: {
    fields: {
      /** what has just been drawn, among the cards of the hand */
      studied: { per: (b) => ['seat', b.cards.length], audience: 'owner', noLook: 'it is asked for at once' },
      /** whoever studies cards: 1, 2 when one that is laid open was among them */
      studies: { per: ['seat'] },
    },
    decisions: { research: {} },
    rules: (was, b) => {
      const studies = b.row<Seat>('studies');
      return {
        checkEnd: (s) => {
          // What is only looked at wins nothing.
          if (!studies.some(s)) was.checkEnd(s);
        },
        decks: {
          limit: (s, seat) => was.decks.limit(s, seat) + (studies.get(s, seat) > 0 ? DRAWN : 0),
        },
      };
    },
    editMoves: (b, moves) => {
      const has = plays(b, 'researchers');
      const studies = b.row<Seat>('studies');
      const studied = b.grid<Seat, CardNo>('studied');
      const study = b.decision('research');
      return moves.map((move) =>
        move.name !== 'draw-card' || b.rules.cards === undefined
          ? move
          : {
              ...move,
              apply: (s, nature, card, second, third) => {
                const drawing = topKind(s);
                const seat = topArg(s, 0);
                const deck = topArg(s, 1);
                move.apply?.(s, nature, card, second, third);
                if (!has(s, seat)) return;
                const open = laidOpen(b, card);
                if (!open) studied.add(s, seat, card, 1);
                if (studies.get(s, seat) !== 0) {
                  if (open) studies.set(s, seat, 2);
                  return;
                }
                const further = Math.min(DRAWN - 1, cardsLeft(b, s, deck));
                if (open || further === 0) return studied.row(seat).fill(s, 0);
                studies.set(s, seat, 1);
                push(s, study, 1 << seat, deck);
                for (let n = 0; n < further; n++) push(s, drawing, NATURE, seat, deck);
              },
            },
      );
    },
    moves: (b) => {
      const studies = b.row<Seat>('studies');
      const studied = b.grid<Seat, CardNo>('studied');
      if (b.rules.cards === undefined) return [];
      const putBack = makePutBack(b);
      return [
        {
          name: 'put-back',
          args: [{ name: 'card', domain: b.domain('card') }],
          decisions: ['research'],
          list: (s, seat, out) => {
            for (let card = 0; card < b.cards.length; card++)
              if (studied.get(s, seat, card) > 0) out.put(card);
          },
          apply: (s, seat, card) => {
            studied.add(s, seat, card, -1);
            putBack(s, seat, card);
            if (studied.sum(s, seat) > (studies.get(s, seat) === 2 ? 0 : KEPT)) return;
            pop(s);
            studied.row(seat).fill(s, 0);
            studies.set(s, seat, 0);
          },
          // What lies under development cards everybody has seen.
          ...(b.rules.decks && { audience: (_s: State, seat: Seat) => 1 << seat }),
        },
      ];
    },
    looks: { fields: { studies: { on: 'seat', shape: 'scroll', hideAt: 0 } } },
    // The cards of the others have been dealt anew: some of the new ones are those that they study.
    resample: (b) => {
      const studies = b.row<Seat>('studies');
      const studied = b.grid<Seat, CardNo>('studied');
      const candidates = heldFresh(b);
      return (s, viewer) => {
        for (let seat = 0; seat < b.seats; seat++) {
          if (seat === viewer || studies.get(s, seat) === 0) continue;
          let left = studied.sum(s, seat);
          const decks = new Set<string>();
          for (let card = 0; card < b.cards.length; card++)
            if (studied.get(s, seat, card) > 0) decks.add(b.cards[card].deck);
          studied.row(seat).fill(s, 0);
          for (let card = 0; card < b.cards.length && left > 0; card++) {
            if (!decks.has(b.cards[card].deck)) continue;
            const count = Math.min(left, candidates(s, seat, card));
            studied.set(s, seat, card, count);
            left -= count;
          }
        }
      };
    },
  },
  terms: {
    'field.studies': 'Studies cards',
    'decision.research': 'The Researchers: put back what you do not keep',
    'move.put-back': 'Put it under the deck',
    'event.put-back': '{seat} puts this under the deck: {card}.',
  },
};

/** a card that is worth points is laid open where cards come from several decks */
const laidOpen = (b: Book, card: CardNo): boolean =>
  b.rules.decks !== undefined && (b.cards[card].points ?? 0) > 0;

/** how many cards may still be drawn where the last one came from */
function cardsLeft(b: Book, s: State, deck: number): number {
  return b.rules.decks ? deckFields(b, PROGRESS).sizes.get(s, deck) : cardFields(b).deckSize.get(s);
}

function makePutBack(b: Book): (s: State, seat: Seat, card: CardNo) => void {
  if (b.rules.decks) return makeHands(b, PROGRESS).giveUp;
  const at = cardFields(b);
  return (s, seat, card) => {
    at.cards.add(s, seat, card, -1);
    at.fresh.add(s, seat, card, -1);
    at.cardCount.add(s, seat, -1);
    at.under.add(s, card, 1);
    at.deckSize.add(s, 1);
    if (s.events) tell(s, 'put-back', { seat, card: b.cards[card].id });
  };
}

function heldFresh(b: Book): (s: State, seat: Seat, card: CardNo) => number {
  if (b.rules.cards === undefined) return () => 0;
  if (b.rules.decks) {
    const { cards } = deckFields(b, PROGRESS);
    return (s, seat, card) => cards.get(s, seat, card);
  }
  const { fresh } = cardFields(b);
  return (s, seat, card) => fresh.get(s, seat, card);
}

/** what a bot would not give the Judges a resource for, and what it expects that others do for them, in points */
const FEE = 0.06;
const EXPECTED = 0.2;

/** What one may have for a turn from another: by pioneer, what it brings. */
export const judges = (loans: readonly { readonly id: PioneerId; readonly loan?: number }[]): Pioneer => {
  const lendable = loans.map(({ loan }) => loan ?? 0);
  return {
    id: 'judges',
    name: 'The Judges',
    brief: 'lend one player the power of another for a turn and get a resource',
    told: [
      'The Judges: you may let another player use the power of a third one. A player who does so brings you 1 resource of your choice. The Judges need 1 point less to win with three players, and 1 more with six.',
      {
        house:
          'The Judges are asked before another player’s roll. That player may refuse; otherwise the power is theirs, too, until their turn ends.',
      },
      {
        house:
          'Two things are not lent: powers that do nothing on your own turn, and what a power does to the points you need.',
      },
    ],
    target: ({ seats }) => (seats === 3 ? -1 : seats === 6 ? 1 : 0),
    worth: 1.7,
    part: {
      decisions: {
        judge: {},
        borrow: {
          args: (b) => [
            { name: 'judge', domain: b.domain('seat') },
            { name: 'power', domain: { id: 'power', size: loans.length, names: loans.map(({ id }) => id) } },
          ],
          unforeseen: true,
        },
      },
      rules: (was, b) => {
        const borrowed = b.grid<Seat>('borrowedPowers');
        const borrow = b.decision('borrow');
        return {
          endTurn: (s) => {
            was.endTurn(s);
            borrowed.fill(s, 0);
          },
          hints: {
            promised: (s, seat) => {
              let promised = was.hints.promised(s, seat);
              for (let power = 0; power < lendable.length; power++)
                if (borrowed.get(s, seat, power) !== 0) promised += lendable[power] - FEE;
              return topKind(s) === borrow && topArg(s, 0) === seat
                ? promised + EXPECTED * lendable[topArg(s, 1)] + 0.01
                : promised;
            },
          },
        };
      },
      turnSteps: (b) => {
        const has = plays(b, 'judges');
        const judge = b.decision('judge');
        return [
          {
            after: 'begin',
            add: {
              id: 'judge',
              run: (s) => {
                const seat = b.fields.active.get(s);
                for (const other of b.rivals[seat])
                  if (
                    has(s, other) &&
                    b.rivals[seat].some((third) => third !== other && lent(b, s, third, lendable) >= 0)
                  )
                    push(s, judge, 1 << other);
              },
            },
          },
        ];
      },
      moves: (b) => {
        const borrowed = b.grid<Seat>('borrowedPowers');
        return [
          {
            name: 'lend-power',
            args: [{ name: 'seat', domain: b.domain('seat') }],
            decisions: ['judge'],
            list: (s, seat, out) => {
              const active = b.fields.active.get(s);
              for (let third = 0; third < b.seats; third++)
                if (third !== seat && third !== active && lent(b, s, third, lendable) >= 0) out.put(third);
            },
            apply: (s, seat, third) => {
              pop(s);
              const active = b.fields.active.get(s);
              const power = lent(b, s, third, lendable);
              if (s.events) tell(s, 'power-lent', { seat, other: active, power: loans[power].id });
              push(s, b.decision('borrow'), 1 << active, seat, power);
            },
          },
          {
            name: 'lend-nothing',
            quiet: true,
            decisions: ['judge'],
            list: (_s, _seat, out) => out.put(),
            apply: (s) => pop(s),
          },
          {
            name: 'borrow-power',
            decisions: ['borrow'],
            list: (_s, _seat, out) => out.put(),
            apply: (s, seat) => {
              const judge = topArg(s, 0);
              const power = topArg(s, 1);
              pop(s);
              borrowed.set(s, seat, power, 1);
              if (s.events) tell(s, 'power-borrowed', { seat, power: loans[power].id });
              askGoods(b, s, judge, 1);
            },
          },
          {
            name: 'borrow-nothing',
            quiet: true,
            decisions: ['borrow'],
            list: (_s, _seat, out) => out.put(),
            apply: (s, seat) => {
              pop(s);
              if (s.events) tell(s, 'power-refused', { seat });
            },
          },
        ];
      },
    },
    terms: {
      'decision.judge': 'The Judges: whose power may the next player use?',
      'decision.borrow': 'The Judges let you use a power for a turn: {power}',
      'move.lend-power': 'That of this player',
      'move.lend-nothing': 'Nobody’s',
      'move.borrow-power': 'Use it',
      'move.borrow-nothing': 'Refuse',
      'event.power-lent': '{seat} offers {other:seat} a power for this turn: {power}.',
      'event.power-borrowed': '{seat} uses a power for this turn: {power}.',
      'event.power-refused': '{seat} refuses.',
    },
  };
};

/** the power of the seat that can be lent, or -1 */
function lent(b: Book, s: State, seat: Seat, lendable: readonly number[]): number {
  const held = b.grid<Seat>('powers');
  for (let power = 0; power < lendable.length; power++)
    if (lendable[power] > 0 && held.get(s, seat, power) !== 0) return power;
  return -1;
}

export const others: readonly Pioneer[] = [beggars, researchers];
