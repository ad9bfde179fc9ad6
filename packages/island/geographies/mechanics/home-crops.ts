import { type Seat, type State, tell } from '@hexwright/kernel';
import { markNeed } from '../../board/index.ts';
import { take } from '../../mechanics/index.ts';
import type { Good, Part } from '../../rulebook/index.ts';
import { askEither, eitherChoice } from './either-choice.ts';
import { builtOn, markedCorners } from './marked.ts';

interface Crop {
  /** the mark of the corners of its country */
  readonly mark: string;
  readonly good: string;
}

/**
 * Whoever gets nothing from a number takes one good of the country where all own buildings stand, or one of two at choice with
 * buildings in both. In turn order, while there are any; who has a choice comes after those who have none.
 */
export function homeCrops(crops: readonly [Crop, Crop]): Part {
  const choice = { name: 'crop', goods: [crops[0].good, crops[1].good] as const };
  return {
    id: 'home-crops',
    of: crops,
    uses: [eitherChoice(choice)],
    boardNeeds: crops.map(({ mark }) => markNeed('corners', mark)),
    rules: (was, b) => {
      const got = b.cell('gotSomething');
      const lands = crops.map(({ mark, good }) => ({
        corners: markedCorners(b, [mark]),
        good: b.good(good),
      }));
      const console = (s: State, seat: Seat, good: Good): void => {
        if (b.fields.bank.get(s, good) === 0) return;
        take(b, s, seat, good, 1);
        if (s.events) tell(s, 'crop-taken', { seat, good: b.goods[good].id });
      };
      return {
        afterProduction: (s, number) => {
          was.afterProduction(s, number);
          const active = Math.max(0, b.fields.active.get(s));
          const waiting: Seat[] = [];
          for (let i = 0; i < b.seats; i++) {
            const seat = (active + i) % b.seats;
            if ((got.get(s) >> seat) & 1) continue;
            const at = lands.filter(({ corners }) => builtOn(b, s, seat, corners) > 0);
            if (at.length === 1) console(s, seat, at[0].good);
            else if (at.length > 1) waiting.push(seat);
          }
          // Of one slot, the last that is opened is asked first.
          for (const seat of waiting.reverse()) askEither(b, s, seat, choice, 1, 'number');
        },
      };
    },
    words: { terms: { 'event.crop-taken': '{seat} gets no resource, and 1 {good} instead.' } },
  };
}
