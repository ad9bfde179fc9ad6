import { type Bar, pop, push, reason, type Seat, type State, tell, topArg } from '@hexwright/kernel';
import { handOver, handSize, held, roomFor } from '../../mechanics/index.ts';
import type { Book, Good, Part } from '../../rulebook/index.ts';
import { type Helper, resourcesOf } from './helper.ts';

/** how many opponents are asked at most */
const MOST = 2;

const ASKED = reason('demand-asked', 'this player has been asked');
const NO_CARDS = reason('empty-handed', 'this player has no cards');
const NO_OTHER = reason('demand-other', 'a card of another kind must be given for it');
const ONE_GOOD = reason('demand-good', 'one resource is asked for');
const NONE_HELD = reason('demand-none', 'there is none of it in the hand');
const MUST_GIVE = reason('demand-must', 'who has it must give it');
const FIRST = reason('demand-first', 'somebody is asked first');

export const nassir: Helper = {
  id: 'nassir',
  name: 'Nassir',
  text: 'Name a resource and ask up to two opponents for one. Players who have it must give you one and get a card of another kind from you.',
  number: 1,
  in: ['main', 'trade'],
  when: (b) => (s, seat) => canDemand(b, s, seat, 0, 0),
  help: (b) => {
    const demand = b.decision('demand');
    return (s, seat) => push(s, demand, 1 << seat, 0, 0, 0);
  },
  part: forcedTrade(),
};

/** what speaks against asking this player for this good; `named` is the good asked for already, plus one */
function bar(b: Book, s: State, seat: Seat, named: number, asked: number, good: Good, other: Seat): Bar {
  if (other === seat || (asked >> other) & 1) return ASKED;
  if (handSize(b, s, other) === 0) return NO_CARDS;
  if (!resourcesOf(b).includes(good) || (named > 0 && named !== good + 1)) return ONE_GOOD;
  if (roomFor(b, s, seat, good) === 0) return ONE_GOOD;
  return repayments(b, s, seat, good).length > 0 ? undefined : NO_OTHER;
}

function repayments(b: Book, s: State, seat: Seat, good: Good): Good[] {
  return b.choosable.filter((other) => other !== good && held(b, s, seat, other) > 0);
}

function canDemand(b: Book, s: State, seat: Seat, named: number, asked: number): boolean {
  return b.rivals[seat].some((other) =>
    resourcesOf(b).some((good) => bar(b, s, seat, named, asked, good, other) === undefined),
  );
}

function forcedTrade(): Part {
  return {
    id: 'forced-trade',
    decisions: {
      demand: {
        args: (b) => [
          { name: 'named', domain: { id: 'count', size: 100 } },
          { name: 'asked', domain: { id: 'seats', size: 1 << b.seats } },
          { name: 'made', domain: { id: 'count', size: 100 } },
        ],
      },
      'answer-demand': {
        args: (b) => [
          { name: 'asker', domain: b.domain('seat') },
          { name: 'good', domain: b.domain('good') },
        ],
      },
      repay: {
        args: (b) => [
          { name: 'to', domain: b.domain('seat') },
          { name: 'good', domain: b.domain('good') },
        ],
      },
    },
    moves: (b) => {
      const demand = b.decision('demand');
      const repay = b.decision('repay');
      const answer = b.decision('answer-demand');
      return [
        {
          name: 'demand',
          args: [
            { name: 'good', domain: b.domain('good') },
            { name: 'seat', domain: b.domain('seat') },
          ],
          decisions: ['demand'],
          list: (s, seat, out) => {
            for (const good of resourcesOf(b))
              for (const other of b.rivals[seat])
                if (bar(b, s, seat, topArg(s, 0), topArg(s, 1), good, other) === undefined)
                  out.put(good, other);
          },
          apply: (s, seat, good, other) => {
            const asked = topArg(s, 1) | (1 << other);
            const made = topArg(s, 2) + 1;
            pop(s);
            if (made < MOST && b.rivals[seat].some((each) => !((asked >> each) & 1)))
              push(s, demand, 1 << seat, good + 1, asked, made);
            push(s, answer, 1 << other, seat, good);
          },
          why: (s, seat, good, other) =>
            good < 0 || other < 0 ? undefined : bar(b, s, seat, topArg(s, 0), topArg(s, 1), good, other),
        },
        {
          name: 'hand-over',
          decisions: ['answer-demand'],
          list: (s, seat, out) => {
            if (held(b, s, seat, topArg(s, 1)) > 0) out.put();
          },
          apply: (s, seat) => {
            const asker = topArg(s, 0);
            const good = topArg(s, 1);
            pop(s);
            handOver(b, s, seat, asker, good, 1);
            if (s.events) tell(s, 'demanded', { seat: asker, from: seat, good: b.goods[good].id, count: 1 });
            push(s, repay, 1 << asker, seat, good);
          },
          why: () => NONE_HELD,
        },
        {
          name: 'have-none',
          decisions: ['answer-demand'],
          list: (s, seat, out) => {
            if (held(b, s, seat, topArg(s, 1)) === 0) out.put();
          },
          apply: (s, seat) => {
            const asker = topArg(s, 0);
            const good = topArg(s, 1);
            pop(s);
            if (s.events) tell(s, 'demand-vain', { seat: asker, from: seat, good: b.goods[good].id });
          },
          why: () => MUST_GIVE,
        },
        {
          name: 'end-demand',
          decisions: ['demand'],
          list: (s, seat, out) => {
            if (topArg(s, 2) > 0 || !canDemand(b, s, seat, topArg(s, 0), topArg(s, 1))) out.put();
          },
          apply: (s) => pop(s),
          why: () => FIRST,
        },
        {
          name: 'repay',
          args: [{ name: 'good', domain: b.domain('good') }],
          decisions: ['repay'],
          list: (s, seat, out) => {
            for (const good of repayments(b, s, seat, topArg(s, 1))) out.put(good);
          },
          apply: (s, seat, good) => {
            const to = topArg(s, 0);
            pop(s);
            handOver(b, s, seat, to, good, 1);
            if (s.events) tell(s, 'repaid', { seat: to, from: seat, good: b.goods[good].id, count: 1 });
          },
          why: (_s, _seat, good) => (good < 0 ? undefined : NO_OTHER),
        },
        {
          // for one whose hand is not what it seemed
          name: 'no-repay',
          decisions: ['repay'],
          list: (s, seat, out) => {
            if (repayments(b, s, seat, topArg(s, 1)).length === 0) out.put();
          },
          apply: (s) => pop(s),
          why: () => NO_OTHER,
        },
      ];
    },
    exempt: { rare: ['move.no-repay'] },
    words: {
      terms: {
        'decision.demand': 'Ask up to two players for a resource',
        'decision.answer-demand': '{asker:seat} demands 1 {good} from you',
        'decision.repay': 'Give {to:seat} a card of another kind than {good}',
        'move.demand': 'Ask for it',
        'move.hand-over': 'Hand it over',
        'move.have-none': 'You have none',
        'move.end-demand': 'Enough',
        'move.repay': 'Give this card',
        'move.no-repay': 'Do without',
        'event.demanded': '{seat} demands {count} {good} from {from:seat}.',
        'event.demand-vain': '{seat} demands {good} from {from:seat}, who has none.',
        'event.repaid': '{seat} gets {count} {good} from {from:seat} for it.',
        'reason.demand-asked': 'This player has been asked.',
        'reason.demand-other': 'You must give a card of another kind for it.',
        'reason.demand-good': 'You ask for one resource.',
        'reason.demand-none': 'You have none of it.',
        'reason.demand-must': 'If you have it, you must give it.',
        'reason.demand-first': 'Ask somebody first.',
      },
    },
  };
}
