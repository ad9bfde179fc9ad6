import { pop, push, reason, type Seat, type State, setTopArg, tell, topArg } from '@hexwright/kernel';
import { bankEmpty, numberMoment, roomFor, take } from '../../mechanics/index.ts';
import type { Book, Good, Part } from '../../rulebook/index.ts';

export interface EitherChoiceConfig {
  /** names its decision and its moves: `take-NAME`, `take-no-NAME` */
  readonly name: string;
  readonly goods: readonly [string, string];
}

/** Lets the seat take so many of the two goods, in any mix, if there are any: now, or where choices are made in a moment. */
export function askEither(
  b: Book,
  s: State,
  seat: Seat,
  { name, goods }: EitherChoiceConfig,
  count: number,
  moment?: string,
): void {
  if (count === 0 || !goods.some((id) => mayTake(b, s, seat, b.good(id)))) return;
  const open = moment === undefined ? push : b.opening(moment);
  open(s, b.decision(`take-${name}`), 1 << seat, count);
}

/** A choice between two goods, one after the other. It ends by itself when there is nothing left to take. */
export function eitherChoice(config: EitherChoiceConfig): Part {
  const { name, goods } = config;
  const decision = `take-${name}`;
  return {
    id: `either-choice ${name}`,
    of: config,
    uses: [numberMoment()],
    slots: { number: { [decision]: 'choice' } },
    decisions: { [decision]: { args: () => [{ name: 'left', domain: { id: 'count', size: 100 } }] } },
    exempt: { rare: [`move.take-no-${name}`] },
    moves: (b) => {
      const choices = goods.map((id) => b.good(id));
      const empty = choices.map((good) => bankEmpty(b.goods[good]));
      const other = reason('not-either', `only ${goods.join(' or ')} can be taken`, {
        good: goods[0],
        other: goods[1],
      });
      const some = (s: State, seat: Seat): boolean => choices.some((good) => mayTake(b, s, seat, good));
      return [
        {
          name: decision,
          args: [{ name: 'good', domain: b.domain('good') }],
          decisions: [decision],
          list: (s, seat, out) => {
            for (const good of choices) if (mayTake(b, s, seat, good)) out.put(good);
          },
          apply: (s, seat, good) => {
            const left = topArg(s, 0) - 1;
            take(b, s, seat, good, 1);
            if (s.events) tell(s, 'chose', { seat, good: b.goods[good].id });
            if (left > 0 && some(s, seat)) setTopArg(s, 0, left);
            else pop(s);
          },
          why: (_s, _seat, good) => {
            if (good < 0) return undefined;
            const at = choices.indexOf(good);
            return at < 0 ? other : empty[at];
          },
        },
        {
          // for one that has waited below others who emptied the bank
          name: `take-no-${name}`,
          decisions: [decision],
          list: (s, seat, out) => {
            if (!some(s, seat)) out.put();
          },
          apply: (s) => pop(s),
          why: () => reason('must-choose', 'there is something to choose'),
        },
      ];
    },
    words: {
      terms: {
        [`move.take-no-${name}`]: 'Take nothing: neither is left',
        'reason.not-either': 'You can take only {good} or {other:good}.',
      },
    },
  };
}

function mayTake(b: Book, s: State, seat: Seat, good: Good): boolean {
  return b.fields.bank.get(s, good) > 0 && roomFor(b, s, seat, good) > 0;
}
