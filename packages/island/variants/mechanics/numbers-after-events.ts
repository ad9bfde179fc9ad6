import type { State } from '@hexwright/kernel';
import type { Part } from '../../rulebook/index.ts';

/** Numbers of a turn wait, with the dice that showed them, until the event of each is over; then they count in their order. */
export function numbersAfterEvents(config: { readonly numbers: number; readonly step: string }): Part {
  return {
    id: 'numbers-after-events',
    of: config,
    fields: {
      /** 1 while numbers wait */
      numbersWait: { noLook: 'the log tells the rolls; they count before anything else is done' },
      waitingRed: { per: () => [config.numbers], noLook: 'the log tells the rolls' },
      waitingYellow: { per: () => [config.numbers], noLook: 'the log tells the rolls' },
      waitingNumber: { per: () => [config.numbers], noLook: 'the log tells the rolls' },
    },
    rules: (was, b) => {
      const wait = b.cell('numbersWait');
      const number = b.row<number>('waitingNumber');
      const red = b.row<number>('waitingRed');
      const yellow = b.row<number>('waitingYellow');
      const free = (s: State): number => {
        for (let i = 0; i < config.numbers; i++) if (number.get(s, i) === 0) return i;
        return -1;
      };
      return {
        beginTurn: (s) => {
          was.beginTurn(s);
          wait.set(s, 1);
          number.fill(s, 0);
        },
        eventDie: {
          after: (s, rolled) => {
            const at = wait.get(s) === 0 ? -1 : free(s);
            if (at < 0) return was.eventDie.after(s, rolled);
            number.set(s, at, rolled);
            red.set(s, at, b.fields.dice.get(s, 0));
            yellow.set(s, at, b.fields.dice.get(s, 1));
          },
        },
      };
    },
    turnSteps: (b) => {
      const wait = b.cell('numbersWait');
      const number = b.row<number>('waitingNumber');
      const red = b.row<number>('waitingRed');
      const yellow = b.row<number>('waitingYellow');
      const show = (s: State, one: number, other: number): void => {
        b.fields.dice.set(s, 0, one);
        b.fields.dice.set(s, 1, other);
      };
      return Array.from({ length: config.numbers }, (_, i) => ({
        after: i === 0 ? config.step : `number-${i}`,
        add: {
          id: `number-${i + 1}`,
          run: (s: State) => {
            wait.set(s, 0);
            if (number.get(s, i) === 0) return;
            // Who looks at the dice as the number counts sees its own; on the table lie those of the last roll.
            const lie = [b.fields.dice.get(s, 0), b.fields.dice.get(s, 1)] as const;
            show(s, red.get(s, i), yellow.get(s, i));
            b.the.eventDie.after(s, number.get(s, i));
            show(s, ...lie);
          },
        },
      }));
    },
  };
}
