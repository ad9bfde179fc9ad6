import { pop, push, reason, type Seat, type State, tell, topArg, topKind } from '@hexwright/kernel';
import { giveBack, held, inBank, take } from '../../mechanics/index.ts';
import { type Pioneer, plays } from './pioneer.ts';

declare module '../../rulebook/points.ts' {
  interface Groups {
    secondRoll: SecondRollPoints;
  }
}

export interface SecondRollPoints {
  /** the number stands: nobody rolls again */
  stands(s: State, number: number): void;
}

const BET_MADE = reason('bet-made', 'one bet has been made this turn');

/** what the chance of another roll is worth to a bot, and what a card on an even number is, in points */
const AGAIN = 0.12;
const BET = 0.012;

const players: Pioneer = {
  id: 'players',
  name: 'The Players',
  brief: 'bet a card on an even roll; you need 1 point less',
  told: [
    'The Players: before your roll you may bet 1 resource of your hand. If the number is even, you get it back with another of its kind before anything is produced, otherwise it is lost. The Players need 1 point less to win.',
    { of: 'part.commodities', text: 'The Players may bet a commodity as well.' },
    { house: 'The Players bet once a turn, on their own roll and open to all.' },
  ],
  target: () => -1,
  worth: 1,
  loan: 0.01,
  part: {
    fields: {
      /** what is bet on this roll: a good, counted from 1 */
      pioneerBet: { noLook: 'the log tells it' },
    },
    rules: (was, b) => {
      const bet = b.cell('pioneerBet');
      return {
        onNumber: (s, number) => {
          const good = bet.get(s) - 1;
          if (good >= 0) {
            const seat = b.fields.active.get(s);
            bet.set(s, 0);
            const count = number % 2 === 0 ? Math.min(2, inBank(b, s, good)) : 0;
            take(b, s, seat, good, count);
            if (s.events) tell(s, count > 0 ? 'bet-won' : 'bet-lost', { seat, good: b.goods[good].id });
          }
          was.onNumber(s, number);
        },
        hints: {
          // What is bet comes back twice or not at all.
          promised: (s, seat) =>
            was.hints.promised(s, seat) + (bet.get(s) > 0 && b.fields.active.get(s) === seat ? 0.2 + BET : 0),
        },
      };
    },
    moves: (b) => {
      const has = plays(b, 'players');
      const bet = b.cell('pioneerBet');
      return [
        {
          name: 'bet-card',
          quiet: true,
          args: [{ name: 'good', domain: b.domain('good') }],
          decisions: ['roll'],
          list: (s, seat, out) => {
            if (!has(s, seat) || bet.get(s) > 0) return;
            for (const good of b.handGoods) if (held(b, s, seat, good) > 0) out.put(good);
          },
          apply: (s, seat, good) => {
            giveBack(b, s, seat, good, 1);
            bet.set(s, good + 1);
            if (s.events) tell(s, 'bet', { seat, good: b.goods[good].id });
          },
          why: (s, seat) => (has(s, seat) && bet.get(s) > 0 ? BET_MADE : undefined),
        },
      ];
    },
  },
  terms: {
    'move.bet-card': 'Bet a card on an even number',
    'event.bet': '{seat} bets 1 {good} on an even number.',
    'event.bet-won': '{seat} wins the bet: 2 {good}.',
    'event.bet-lost': '{seat} loses the bet: 1 {good}.',
    'reason.bet-made': 'You have made your bet.',
  },
};

const egoist: Pioneer = {
  id: 'egoist',
  name: 'The Egoist',
  brief: 'roll again once a turn',
  told: [
    'The Egoist: you may have your roll rolled again before anything comes of it. The second roll stands.',
    { house: 'The Egoist rolls again on their own turn alone.' },
  ],
  of: ['move.roll'],
  worth: 0.5,
  loan: 0.08,
  part: {
    fields: {
      /** whether this turn’s number has been rolled again */
      rolledAgain: { noLook: 'it is offered no more' },
    },
    decisions: { 'egoist-roll': { args: () => [{ name: 'number', domain: { id: 'count', size: 100 } }] } },
    brings: ['secondRoll'],
    rules: (was, b) => {
      const has = plays(b, 'egoist');
      const again = b.cell('rolledAgain');
      const asked = b.decision('egoist-roll');
      const dice = b.decision('dice');
      return {
        secondRoll: { stands: was.onNumber },
        beginTurn: (s) => {
          was.beginTurn(s);
          again.set(s, 0);
        },
        onNumber: (s, number) => {
          const seat = b.fields.active.get(s);
          if (has(s, seat) && again.get(s) === 0) push(s, asked, 1 << seat, number);
          else b.the.secondRoll.stands(s, number);
        },
        hints: {
          promised: (s, seat) =>
            was.hints.promised(s, seat) +
            (again.get(s) === 1 && b.fields.active.get(s) === seat && topKind(s) === dice ? AGAIN : 0),
        },
      };
    },
    moves: (b) => [
      {
        name: 'keep-roll',
        decisions: ['egoist-roll'],
        list: (_s, _seat, out) => out.put(),
        apply: (s) => {
          const number = topArg(s, 0);
          pop(s);
          b.cell('rolledAgain').set(s, 1);
          b.the.secondRoll.stands(s, number);
        },
      },
      {
        name: 'egoist-roll',
        quiet: true,
        decisions: ['egoist-roll'],
        list: (_s, _seat, out) => out.put(),
        apply: (s, seat: Seat) => {
          pop(s);
          b.cell('rolledAgain').set(s, 1);
          if (s.events) tell(s, 'rolls-again', { seat });
          b.rules.askNumber(s);
        },
      },
    ],
  },
  terms: {
    'decision.egoist-roll': 'The Egoist: keep the {number}, or roll again?',
    'move.keep-roll': 'Keep the roll',
    'move.egoist-roll': 'Roll again',
    'event.rolls-again': '{seat} does not like it, and rolls again.',
  },
};

/** The Egoist comes last: a bet is on the number that stands. */
export const dice: readonly Pioneer[] = [players, egoist];
