import { MoveList, NATURE, pop, push, reason, type Seat, type State, tell, topArg } from '@hexwright/kernel';
import { COMMODITIES } from '../../cities-knights/index.ts';
import { askGoods, commoditiesOf, handSize, inBank, madeOf, take } from '../../mechanics/index.ts';
import type { Book, Good } from '../../rulebook/index.ts';
import { type Pioneer, plays } from './pioneer.ts';

const CAN_BUILD = reason('believer-builds', 'there is something that can be paid for');

const FAR = [2, 3, 11, 12];
const BEST_DIE = 6;

const extremes: Pioneer = {
  id: 'extremes',
  name: 'The Extremes',
  brief: '1 resource of your choice on every 2, 3, 11 or 12',
  told: ['The Extremes: when anybody rolls a 2, 3, 11 or 12, you take 1 resource of your choice.'],
  worth: 2,
  loan: 0.03,
  part: {
    rules: (was, b) => {
      const has = plays(b, 'extremes');
      return {
        produce: (s, number) => {
          was.produce(s, number);
          if (!FAR.includes(number)) return;
          for (let seat = 0; seat < b.seats; seat++) if (has(s, seat)) askGoods(b, s, seat, 1, 'number');
        },
      };
    },
  },
};

/** the seat whose building stands on the corner */
const ownerAt = (b: Book, s: State, corner: number): Seat => b.ownerOf[b.fields.building.get(s, corner)];

const farmers: Pioneer = {
  id: 'farmers',
  name: 'The Farmers',
  brief: 'your settlements draw 2 from fields and pastures',
  told: [
    'The Farmers: each of your settlements draws 2 from fields and from pastures. Your cities draw no more than others.',
  ],
  of: ['piece.settlement'],
  worth: 0.3,
  loan: 0.07,
  part: {
    rules: (was, b) => {
      const has = plays(b, 'farmers');
      const settlement = b.pieces.findIndex(({ id }) => id === 'settlement');
      const grown = Uint8Array.from(b.terrains, ({ id }) => (id === 'fields' || id === 'pasture' ? 1 : 0));
      return {
        drawFrom: (s, hex, corner, piece) => {
          const count = was.drawFrom(s, hex, corner, piece);
          return piece === settlement &&
            count > 0 &&
            grown[b.fields.terrain.get(s, hex)] === 1 &&
            has(s, ownerAt(b, s, corner))
            ? Math.max(2, count)
            : count;
        },
      };
    },
  },
};

const townsfolk: Pioneer = {
  id: 'townsfolk',
  name: 'The Townsfolk',
  brief: 'your cities draw 3; you need 1 point more',
  told: [
    'The Townsfolk: each of your cities draws 3. The Townsfolk need 1 point more to win.',
    {
      of: 'part.commodities',
      text: 'Where a city of the Townsfolk makes a commodity, it gets 2 resources and 1 commodity.',
    },
  ],
  of: ['piece.city'],
  target: () => 1,
  worth: 1,
  loan: 0.07,
  part: {
    rules: (was, b) => {
      const has = plays(b, 'townsfolk');
      const city = b.pieces.findIndex(({ id }) => id === 'city');
      return {
        drawFrom: (s, hex, corner, piece) => {
          const count = was.drawFrom(s, hex, corner, piece);
          return piece === city && count === 2 && has(s, ownerAt(b, s, corner)) ? 3 : count;
        },
      };
    },
  },
};

const poor: Pioneer = {
  id: 'poor',
  name: 'The Poor',
  brief: '1 resource whenever a roll gives you nothing; you need 1 point more, or 2 with five or six players',
  told: [
    'The Poor: when anybody rolls a number other than 7 and you get nothing, you take 1 resource of your choice. The Poor need 1 point more to win, and 2 more with five or six players.',
  ],
  target: ({ seats }) => (seats > 4 ? 2 : 1),
  worth: 2.3,
  loan: 0.06,
  part: {
    rules: (was, b) => {
      const has = plays(b, 'poor');
      const got = b.cell('gotSomething');
      return {
        produce: (s, number) => {
          was.produce(s, number);
          for (let seat = 0; seat < b.seats; seat++)
            if (has(s, seat) && ((got.get(s) >> seat) & 1) === 0) askGoods(b, s, seat, 1, 'number');
        },
      };
    },
  },
};

const believers: Pioneer = {
  id: 'believers',
  name: 'The Believers',
  brief: 'two dice for 1 resource when you can build nothing after your roll',
  told: [
    'The Believers: if after your roll you can pay for nothing that is built or bought, you may roll both dice. If either shows more than you hold cards, you take 1 resource of your choice.',
    { house: 'With 6 cards or more in hand the Believers do not roll: no die shows more.' },
  ],
  worth: 0.5,
  loan: 0.04,
  part: {
    decisions: {
      believe: {},
      'believers-dice': { nature: true, args: (b) => [{ name: 'seat', domain: b.domain('seat') }] },
    },
    turnSteps: (b) => {
      const has = plays(b, 'believers');
      const believe = b.decision('believe');
      return [
        {
          after: 'roll',
          add: {
            id: 'believe',
            run: (s) => {
              const seat = b.fields.active.get(s);
              if (has(s, seat) && handSize(b, s, seat) < BEST_DIE) push(s, believe, 1 << seat);
            },
          },
        },
      ];
    },
    moves: (b) => {
      let priced: Book['moves'] | undefined;
      const list = new MoveList();
      const canBuild = (s: State, seat: Seat): boolean => {
        priced ??= b.moves.filter(
          ({ decisions }, i) =>
            b.prices[i] !== undefined && decisions.some((name) => name === 'main' || name === 'build'),
        );
        return priced.some((move) => {
          for (let i = 0; i < move.needs.length; i += 3)
            if (s.cells[move.needs[i] + seat * move.needs[i + 1]] < move.needs[i + 2]) return false;
          list.clear();
          list.begin(move);
          move.list(s, seat, list);
          return list.length > 0;
        });
      };
      return [
        {
          name: 'believe',
          quiet: true,
          decisions: ['believe'],
          list: (s, seat, out) => {
            if (!canBuild(s, seat)) out.put();
          },
          apply: (s, seat) => {
            pop(s);
            push(s, b.decision('believers-dice'), NATURE, seat);
          },
          why: (s, seat) => (canBuild(s, seat) ? CAN_BUILD : undefined),
        },
        {
          name: 'believe-not',
          quiet: true,
          decisions: ['believe'],
          list: (_s, _seat, out) => out.put(),
          apply: (s) => pop(s),
        },
        {
          name: 'believers-dice',
          args: [
            { name: 'red', domain: b.domain('die') },
            { name: 'yellow', domain: b.domain('die') },
          ],
          decisions: ['believers-dice'],
          uniform: true,
          list: (_s, _nature, out) => out.putAll(),
          apply: (s, _nature, red, yellow) => {
            const seat = topArg(s, 0);
            pop(s);
            if (s.events) tell(s, 'believed', { seat, red: red + 1, yellow: yellow + 1 });
            if (Math.max(red, yellow) + 1 > handSize(b, s, seat)) askGoods(b, s, seat, 1);
          },
        },
      ];
    },
  },
  terms: {
    'decision.believe': 'The Believers: roll two dice for a resource, if you can build nothing',
    'decision.believers-dice': 'The Believers roll two dice',
    'move.believe': 'Roll and believe',
    'move.believe-not': 'Do not roll',
    'move.believers-dice': 'The dice of the Believers',
    'reason.believer-builds': 'There is something that you can pay for.',
    'event.believed': '{seat} believes, and rolls {red} and {yellow}.',
  },
};

const oneSided: Pioneer = {
  id: 'one-sided',
  name: 'The One-Sided',
  brief: 'your cities draw 2 resources or 2 commodities, never one of each',
  told: [
    {
      of: 'part.commodities',
      text: 'The One-Sided: where a city of yours would get 1 resource and 1 commodity, you take 2 of the one or 2 of the other.',
    },
    {
      of: 'part.commodities',
      house:
        'The One-Sided choose when all others have been paid, once for each such city, and get what the bank still has.',
    },
  ],
  of: ['part.commodities', 'piece.city'],
  worth: 0.6,
  loan: 0.02,
  part: {
    decisions: {
      'one-sided': { args: (b) => [{ name: 'good', domain: b.domain('good') }] },
    },
    slots: { number: { 'one-sided': 'choice' } },
    rules: (was, b) => {
      if (!b.has('part.commodities')) return {};
      const has = plays(b, 'one-sided');
      const made = madeOf(b, madeHere(b));
      const got = b.cell('gotSomething');
      const open = b.opening('number');
      const asked = b.decision('one-sided');
      const G = b.goods.length;
      return {
        payOut: (s) => {
          const pairs: [seat: Seat, good: Good, count: number][] = [];
          for (let seat = 0; seat < b.seats; seat++) {
            if (!has(s, seat)) continue;
            for (let good = 0; good < G; good++) {
              // One of each commodity is owed for each city that makes it.
              const count = made[good] < 0 ? 0 : b.owed[seat * G + made[good]];
              if (count === 0) continue;
              pairs.push([seat, good, count]);
              for (const each of [good, made[good]]) {
                b.owed[seat * G + each] -= count;
                b.owedOf[each] -= count;
              }
            }
          }
          was.payOut(s);
          for (const [seat, good, count] of pairs) {
            got.set(s, got.get(s) | (1 << seat));
            for (let n = 0; n < count; n++) open(s, asked, 1 << seat, good);
          }
        },
      };
    },
    moves: (b) => {
      if (!b.has('part.commodities')) return [];
      const made = madeOf(b, madeHere(b));
      return [
        {
          name: 'take-pair',
          quiet: true,
          args: [{ name: 'good', domain: b.domain('good') }],
          decisions: ['one-sided'],
          list: (s, _seat, out) => {
            const raw = topArg(s, 0);
            const fine = made[raw];
            if (inBank(b, s, raw) > 0 || inBank(b, s, fine) === 0) out.put(raw);
            if (inBank(b, s, fine) > 0) out.put(fine);
          },
          apply: (s, seat, good) => {
            pop(s);
            const count = Math.min(2, inBank(b, s, good));
            if (count === 0) return;
            take(b, s, seat, good, count);
            if (s.events) tell(s, 'produced', { seat, good: b.goods[good].id, count });
          },
        },
      ];
    },
  },
  terms: {
    'decision.one-sided': 'The One-Sided: two resources, or two commodities?',
    'move.take-pair': 'Take 2',
  },
};

/** what of the commodities there is in this game */
function madeHere(b: Book): Readonly<Record<string, string>> {
  const there = commoditiesOf(b).map((good) => b.goods[good].id);
  return Object.fromEntries(Object.entries(COMMODITIES).filter(([, made]) => there.includes(made)));
}

export const yields: readonly Pioneer[] = [extremes, farmers, townsfolk, poor, believers, oneSided];
