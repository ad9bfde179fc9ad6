import { NATURE, pop, push, reason, type Seat, type State, tell, topArg } from '@hexwright/kernel';
import { askDiscard, askGoods, canChoose, giveBack, handSize, held, take } from '../../mechanics/index.ts';
import type { Book, Part } from '../../rulebook/index.ts';
import { field, handlesOf } from '../../rulebook/index.ts';
import type { Friend } from './friend.ts';

const fields = {
  knightThisTurn: field.cell({ noLook: 'the log tells it' }),
};

const POSSIBLE = reason('barter-possible', 'a good can be traded');
const SAME = reason('barter-same', 'another good is wanted');
const NOT_HELD = reason('barter-none', 'the hand has none of it, or the bank none of the other');

export const hakon: Friend = {
  id: 'hakon',
  name: 'Hakon the Trader',
  when: (b) => (s, seat) => canBarter(b, s, seat),
  help: (b) => {
    const decision = b.decision('barter');
    return (s, seat) => push(s, decision, 1 << seat);
  },
  part: barter(),
};

function canBarter(b: Book, s: State, seat: Seat): boolean {
  return b.choosable.some(
    (give) =>
      held(b, s, seat, give) > 0 &&
      b.choosable.some((want) => want !== give && b.rules.barChoose(s, seat, want) === undefined),
  );
}

function barter(): Part {
  return {
    id: 'barter',
    decisions: { barter: {} },
    moves: (b) => {
      const may = (s: State, seat: Seat, give: number, want: number): boolean =>
        b.choosable.includes(give) &&
        b.choosable.includes(want) &&
        held(b, s, seat, give) > 0 &&
        b.rules.barChoose(s, seat, want) === undefined;
      return [
        {
          name: 'barter',
          args: [
            { name: 'give', domain: b.domain('good') },
            { name: 'want', domain: b.domain('good') },
          ],
          decisions: ['barter'],
          list: (s, seat, out) => {
            for (const give of b.choosable)
              for (const want of b.choosable)
                if (give !== want && may(s, seat, give, want)) out.put(give, want);
          },
          apply: (s, seat, give, want) => {
            pop(s);
            giveBack(b, s, seat, give, 1);
            take(b, s, seat, want, 1);
            if (s.events) tell(s, 'bartered', { seat, give: b.goods[give].id, want: b.goods[want].id });
          },
          why: (s, seat, give, want) => {
            if (give < 0 || want < 0) return undefined;
            if (give === want) return SAME;
            return may(s, seat, give, want) ? undefined : NOT_HELD;
          },
        },
        {
          // for one whose hand is not what it seemed
          name: 'no-barter',
          decisions: ['barter'],
          list: (s, seat, out) => {
            if (!canBarter(b, s, seat)) out.put();
          },
          apply: (s) => pop(s),
          why: () => POSSIBLE,
        },
      ];
    },
    // Whose friend Hakon is chance says.
    exempt: { rare: ['move.barter', 'move.no-barter', 'event.bartered'] },
    words: {
      terms: {
        'move.no-barter': 'Do without',
        'reason.barter-possible': 'You can trade a good.',
        'decision.barter': 'Give one good for another',
        'move.barter': 'Trade 1 for 1',
        'event.bartered': '{seat} trades {give:good} for {want:good}.',
        'reason.barter-same': 'Choose another good to take.',
        'reason.barter-none': 'You hold none of it, or the bank has none of the other.',
      },
    },
  };
}

export const lea: Friend = {
  id: 'lea',
  name: 'Lea the Gambler',
  when: (b) => (s, seat) => canChoose(b, s, seat),
  help: (b) => {
    const decision = b.decision('gamble');
    return (s, seat) => push(s, decision, NATURE, seat);
  },
  part: {
    id: 'gamble',
    decisions: { gamble: { nature: true, args: (b) => [{ name: 'seat', domain: b.domain('seat') }] } },
    moves: (b) => [
      {
        name: 'gamble',
        args: [{ name: 'die', domain: b.domain('die') }],
        decisions: ['gamble'],
        uniform: true,
        list: (_s, _nature, out) => out.putAll(),
        apply: (s, _nature, die) => {
          const seat = topArg(s, 0);
          pop(s);
          if (s.events) tell(s, 'gambled', { seat, die: die + 1 });
          if (die >= 2) askGoods(b, s, seat, 2);
          else if (handSize(b, s, seat) > 0) askDiscard(b, s, seat, 1);
        },
      },
    ],
    // Whose friend Lea is chance says.
    exempt: { rare: ['move.gamble', 'event.gambled'] },
    words: {
      terms: {
        'decision.gamble': 'Lea throws a die',
        'move.gamble': 'A die is thrown',
        'event.gambled': 'Lea throws a {die}.',
      },
    },
  },
};

/** the others with most points of all, as bits, if they hold cards; nobody while the seat itself is among the first */
function leaders(b: Book, s: State, seat: Seat): number {
  let most = 0;
  for (let other = 0; other < b.seats; other++) most = Math.max(most, b.rules.publicPoints(s, other));
  let bits = 0;
  for (const other of b.rivals[seat])
    if (b.rules.publicPoints(s, other) === most && handSize(b, s, other) > 0) bits |= 1 << other;
  return bits;
}

export const lias: Friend = {
  id: 'lias',
  name: 'Lias the Pickpocket',
  when: (b) => (s, seat) => leaders(b, s, seat) !== 0,
  help: (b) => {
    const rob = b.decision('rob');
    return (s, seat) => {
      const bits = leaders(b, s, seat);
      if ((bits & (bits - 1)) === 0) b.the.blockers.rob(s, seat, 31 - Math.clz32(bits));
      else push(s, rob, 1 << seat, bits, 0);
    };
  },
};

export const wulf: Friend = {
  id: 'wulf',
  name: 'Wulf the Nightmare',
  in: ['main', 'roll'],
  when: (b) => {
    const { knightThisTurn: knights } = handlesOf(b, fields);
    return (s) => knights.get(s) !== 0;
  },
  help: (b) => (s, seat) => b.the.blockers.ask(s, seat),
  part: {
    id: 'knight-this-turn',
    fields,
    rules: (was, b) => {
      const { knightThisTurn: knights } = handlesOf(b, fields);
      const chasing = b.rules.units && b.cell('toChase');
      const knight = b.cards.findIndex(({ id }) => id === 'knight');
      return {
        cards: {
          played: (s, seat, card) => {
            was.cards.played(s, seat, card);
            if (card === knight) knights.set(s, 1);
          },
        },
        blockers: {
          // A knight on the board that chases the robber does what the card does.
          ask: (s, seat) => {
            if (chasing && chasing.get(s) !== 0) knights.set(s, 1);
            was.blockers.ask(s, seat);
          },
        },
        beginTurn: (s) => {
          was.beginTurn(s);
          knights.set(s, 0);
        },
      };
    },
  },
};
