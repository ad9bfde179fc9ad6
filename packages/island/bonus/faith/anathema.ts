import { pop, push, reason, type Seat, type State, tell, topArg } from '@hexwright/kernel';
import { atRival, choosesRival, type RivalChoice } from '../../cities-knights/index.ts';
import { canPay, handOver, resourcesOf } from '../../mechanics/index.ts';
import type { Bill, Book, Good, Part } from '../../rulebook/index.ts';
import { faithCard } from './faith-card.ts';

const PRICE = 3;
const BANNED = reason('under-anathema', 'this player is under an anathema');
const NOT_BANNED = reason('no-anathema', 'no anathema lies on this player');
const NOT_MADE = reason('not-made-by', 'this player makes no such resource');

/** the branches that are closed to whoever is under an anathema */
const closes = ['science', 'magic'];

/** whether hexes beside buildings of the seat give the good */
const makes = (b: Book) => {
  const { building, numbers } = b.fields;
  return (s: State, seat: Seat, good: Good): boolean => {
    for (let corner = 0; corner < b.topology.corners; corner++) {
      const mark = building.get(s, corner);
      if (mark === 0 || b.ownerOf[mark] !== seat) continue;
      for (const hex of b.walks.hexesAt[corner])
        if (numbers.get(s, hex) !== 0 && b.rules.hexGood(s, hex) === good) return true;
    }
    return false;
  };
};

const choice: RivalChoice = {
  decision: 'anathema',
  move: 'ban',
  may: (b) => {
    const from = b.row<Seat>('anathemaOf');
    const can = makes(b);
    return (s, _seat, other) =>
      from.get(s, other) === 0 && resourcesOf(b).some((good) => can(s, other, good));
  },
  chosen: (b) => {
    const asked = b.decision('anathema-price');
    return (s, seat, other) => push(s, asked, 1 << seat, other);
  },
};

/** What lies on a player until they pay for it. */
function ban(): Part {
  return {
    id: 'anathema',
    fields: {
      /** by seat: whom it owes its price, counted from 1 */
      anathemaOf: { per: ['seat'] },
      anathemaPrice: { per: ['seat', 'good'], noLook: 'the button that pays it says it' },
    },
    rules: (was, b) => {
      const of = b.row<Seat>('anathemaOf');
      const bars = (s: State, seat: Seat, branch: string) =>
        closes.includes(branch) && of.get(s, seat) !== 0 ? BANNED : undefined;
      return {
        improvements: {
          barLevel: (s, seat, branch) => was.improvements.barLevel(s, seat, branch) ?? bars(s, seat, branch),
          barDraw: (s, seat, branch) => was.improvements.barDraw(s, seat, branch) ?? bars(s, seat, branch),
        },
        hints: {
          progress: (s, seat) => was.hints.progress(s, seat) - (of.get(s, seat) !== 0 ? 0.5 : 0),
          aims: (s, seat, aim) => {
            was.hints.aims(s, seat, aim);
            if (of.get(s, seat) !== 0) aim(priceOf(b, s, seat), 0.5);
          },
        },
      };
    },
    moves: (b) => {
      const of = b.row<Seat>('anathemaOf');
      const price = b.grid<Seat, Good>('anathemaPrice');
      return [
        {
          name: 'pay-anathema',
          decisions: ['main', 'build', 'special'],
          price: (s, seat) => priceOf(b, s, seat),
          list: (s, seat, out) => {
            if (of.get(s, seat) !== 0 && canPay(b, s, seat, priceOf(b, s, seat))) out.put();
          },
          apply: (s, seat) => {
            const to = of.get(s, seat) - 1;
            for (const [good, count] of priceOf(b, s, seat)) handOver(b, s, seat, to, good, count);
            price.row(seat).fill(s, 0);
            of.set(s, seat, 0);
            if (s.events) tell(s, 'anathema-lifted', { seat, to });
          },
          why: (s, seat) => {
            if (of.get(s, seat) === 0) return NOT_BANNED;
            const bill = priceOf(b, s, seat);
            if (canPay(b, s, seat, bill)) return undefined;
            const cost = bill.map(([good, count]) => `${count} ${b.goods[good].id}`).join(', ');
            return reason('cannot-pay', `it costs ${cost}`, { piece: 'anathema', cost });
          },
        },
      ];
    },
    words: {
      terms: {
        'field.anathemaOf': 'Under an anathema',
        'move.pay-anathema': 'Pay to be free of the anathema',
        'event.anathema-lifted': '{seat} pays {to:seat} and is free of the anathema.',
        'reason.under-anathema': 'You are under an anathema.',
        'reason.no-anathema': 'No anathema lies on you.',
        'piece.anathema': 'anathema',
      },
    },
    looks: {
      fields: { anathemaOf: { on: 'seat', shape: 'chain', hideAt: 0 } },
      moves: { 'pay-anathema': { shape: 'chain' } },
    },
    exempt: { rare: ['move.pay-anathema', 'event.anathema-lifted'] },
  };
}

function priceOf(b: Book, s: State, seat: Seat): Bill {
  const price = b.grid<Seat, Good>('anathemaPrice');
  return b.goods.flatMap((_, good) => {
    const count = price.get(s, seat, good);
    return count > 0 ? [[good, count] as const] : [];
  });
}

export const anathema = faithCard({
  card: { id: 'anathema', count: 2, worth: 0.15, ...atRival(choice) },
  name: 'Anathema',
  text: 'Name another player and three resources that hexes beside their buildings give. Until they pay you these, they draw no science cards and build no science improvements. What their improvements do goes on.',
  shape: 'chain',
  uses: [ban()],
  ...choosesRival(choice),
  decisions: {
    anathema: {},
    'anathema-price': { args: (b) => [{ name: 'victim', domain: b.domain('seat') }] },
  },
  moves: (b) => {
    const price = b.grid<Seat, Good>('anathemaPrice');
    const can = makes(b);
    const resources = resourcesOf(b);
    return [
      ...choosesRival(choice).moves(b),
      {
        name: 'name-price',
        args: [{ name: 'good', domain: b.domain('good') }],
        decisions: ['anathema-price'],
        list: (s, _seat, out) => {
          for (const good of resources) if (can(s, topArg(s, 0), good)) out.put(good);
        },
        apply: (s, seat, good) => {
          const victim = topArg(s, 0);
          price.add(s, victim, good, 1);
          if (price.row(victim).sum(s) < PRICE) return;
          pop(s);
          b.row<Seat>('anathemaOf').set(s, victim, seat + 1);
          if (s.events) tell(s, 'banned', { seat: victim });
        },
        why: (s, _seat, good) =>
          good < 0 || (resources.includes(good) && can(s, topArg(s, 0), good)) ? undefined : NOT_MADE,
      },
    ];
  },
  looks: { events: { banned: { befalls: 'seat' } } },
  terms: {
    'decision.anathema': 'Anathema: choose a player',
    'move.ban': 'Lay an anathema on',
    'decision.anathema-price': 'Anathema: name three resources that it costs',
    'move.name-price': 'Ask for this',
    'event.banned': 'An anathema lies on {seat}.',
    'reason.not-made-by': 'No hex beside their buildings gives that.',
    'reason.not-this-player': 'This player cannot be chosen.',
  },
});
