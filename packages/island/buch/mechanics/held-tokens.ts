import { type Bar, NATURE, pop, push, reason, type Seat, type State, tell, topArg } from '@hexwright/kernel';
import type { Hex } from '../../board/index.ts';
import { NUMBERS, numberArg } from '../../mechanics/index.ts';
import type { Book, Part } from '../../rulebook/index.ts';

export interface HeldTokensConfig {
  /** the tokens of which everybody is dealt one */
  readonly tokens: readonly number[];
  /** whether the seat reaches the hex */
  readonly reaches: (b: Book) => (s: State, seat: Seat, hex: Hex) => boolean;
}

const OUT_OF_REACH = reason('token-out-of-reach', 'no ship of the seat lies at this hex');
const NO_TOKEN = reason('token-none', 'there is no number on this hex');
const SAME_TOKEN = reason('token-same', 'the hex has that number already');

/** what a bot thinks of a token in its hand, in points, for the chance that its number comes */
const HELD = 3;

/** Everybody holds a number token, and may exchange it for that of any land in reach, as often as they like in their turn. */
export function heldTokens(config: HeldTokensConfig): Part {
  return {
    id: 'held-tokens',
    of: config,
    fields: {
      /** by seat: the number of the token that it holds */
      heldToken: { per: ['seat'] },
      /** by number: the tokens that are still to be dealt */
      tokenBag: { per: [NUMBERS], noLook: 'all are dealt before anybody moves' },
    },
    decisions: { 'deal-token': { nature: true, args: (b) => [{ name: 'seat', domain: b.domain('seat') }] } },
    prepare: (b) => {
      const bag = b.row('tokenBag');
      return (s) => {
        for (const token of config.tokens) bag.add(s, token, 1);
      };
    },
    rules: (was, b) => {
      const held = b.row<Seat>('heldToken');
      const odds = new Float64Array(NUMBERS);
      return {
        hints: {
          progress: (s, seat) => {
            b.the.hints.odds(s, 1, odds);
            return was.hints.progress(s, seat) + HELD * odds[held.get(s, seat)];
          },
        },
      };
    },
    setupSteps: (b) => {
      const held = b.row<Seat>('heldToken');
      const next = (s: State): number => {
        for (let seat = 0; seat < b.seats; seat++) if (held.get(s, seat) === 0) return seat;
        return -1;
      };
      return [
        {
          before: 'place',
          add: {
            id: 'deal-tokens',
            run: (s) => {
              if (next(s) >= 0) push(s, b.decision('deal-token'), NATURE, next(s));
            },
            again: (s) => next(s) >= 0,
          },
        },
      ];
    },
    moves: (b) => {
      const held = b.row<Seat>('heldToken');
      const bag = b.row('tokenBag');
      const reaches = config.reaches(b);
      const bar = (s: State, seat: Seat, hex: Hex): Bar => {
        const numbers = b.fields.numbers.get(s, hex);
        if (numbers === 0 || !b.land[b.fields.terrain.get(s, hex)]) return NO_TOKEN;
        if (!reaches(s, seat, hex)) return OUT_OF_REACH;
        return numbers === 1 << held.get(s, seat) ? SAME_TOKEN : undefined;
      };
      return [
        {
          name: 'deal-token',
          args: [numberArg],
          decisions: ['deal-token'],
          list: (s, _nature, out) => {
            for (let n = 2; n < NUMBERS; n++) if (bag.get(s, n) > 0) out.weigh(bag.get(s, n), n);
          },
          apply: (s, _nature, number) => {
            const seat = topArg(s, 0);
            pop(s);
            bag.add(s, number, -1);
            held.set(s, seat, number);
            if (s.events) tell(s, 'token-dealt', { seat, number });
          },
        },
        {
          name: 'swap-token',
          args: [{ name: 'hex', domain: b.domain('hex') }],
          decisions: ['roll', 'main', 'trade', 'build'],
          list: (s, seat, out) => {
            for (let hex = 0; hex < b.topology.hexes; hex++)
              if (bar(s, seat, hex) === undefined) out.put(hex);
          },
          apply: (s, seat, hex) => {
            const numbers = b.fields.numbers.get(s, hex);
            const given = held.get(s, seat);
            held.set(s, seat, 31 - Math.clz32(numbers));
            b.fields.numbers.set(s, hex, 1 << given);
            if (s.events) tell(s, 'token-swapped', { seat, hex, number: given, taken: held.get(s, seat) });
          },
          why: (s, seat, hex) => (hex < 0 ? undefined : bar(s, seat, hex)),
        },
      ];
    },
    words: {
      terms: {
        'field.heldToken': 'Number held',
        'move.deal-token': 'A number token is dealt',
        'decision.deal-token': 'Number tokens are dealt',
        'move.swap-token': 'Swap your number token',
        'event.token-dealt': '{seat} is dealt this number: {number}.',
        'event.token-swapped': '{seat} swaps numbers: {number} for {taken}.',
        'reason.token-out-of-reach': 'No ship of yours lies at this hex.',
        'reason.token-none': 'There is no number on this hex.',
        'reason.token-same': 'The hex has that number already.',
      },
    },
    looks: { fields: { heldToken: { on: 'seat', shape: 'chit' } } },
  };
}
