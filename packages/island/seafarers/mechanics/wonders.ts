import { reason, type Seat, type State, tell } from '@hexwright/kernel';
import type { Corner } from '../../board/index.ts';
import { canPay, finish, pay, victoryNeeds } from '../../mechanics/index.ts';
import type { Book, MoveSpec, Part, Terms } from '../../rulebook/index.ts';

export interface WonderSpec {
  /** its name; the field of that name holds the seat that builds it, or -1 */
  readonly id: string;
  /** the price of each stage */
  readonly cost: Readonly<Record<string, number>>;
  /** what its builder must have, at every stage */
  readonly needs: (b: Book) => (s: State, seat: Seat) => boolean;
  /** the numbers of seats with which it is in play; any if not said */
  readonly seats?: readonly number[];
}

export interface WondersConfig {
  readonly wonders: readonly WonderSpec[];
  /** how many stages finish a wonder */
  readonly stages: number;
}

declare module '../../rulebook/points.ts' {
  interface Groups {
    wonders: WonderPoints;
  }
}

export interface WonderPoints {
  /** whether the building there counts for what a wonder asks for */
  serves(s: State, corner: Corner): boolean;
}

const NOBODY = -1;
/** what a stage is worth, in points: four of them win */
const STAGE = 2;

/**
 * Great works that are built in stages, one a seat and one seat a work. Paying the first stage claims it for good.
 * A finished one wins, and so do the points of whoever has strictly more stages than anybody else.
 */
export function wonders(config: WondersConfig): Part {
  const lead = victoryNeeds('wonders', (b) => {
    const stages = b.row<Seat>('wonderStages');
    return (s, seat) => {
      const mine = stages.get(s, seat);
      for (let other = 0; other < b.seats; other++)
        if (other !== seat && stages.get(s, other) >= mine) return mine === config.stages;
      return true;
    };
  });
  return {
    id: 'wonders',
    words: { terms: wonderTerms },
    of: config,
    fields: {
      ...Object.fromEntries(config.wonders.map(({ id }) => [id, { start: NOBODY }])),
      /** by seat: the wonder that it builds, or -1 */
      wonderOf: { per: ['seat'], start: NOBODY, noLook: 'each wonder marks its builder' },
      wonderStages: { per: ['seat'] },
    },
    brings: ['wonders'],
    rules: (was, b) => {
      const stages = b.row<Seat>('wonderStages');
      const works = inPlay(b, config).map((index) => workOn(b, config, index));
      return {
        ...lead.rules?.(was, b),
        wonders: { serves: () => true },
        hints: {
          progress: (s, seat) => was.hints.progress(s, seat) + STAGE * stages.get(s, seat),
          aims: (s, seat, aim) => {
            was.hints.aims(s, seat, aim);
            if (stages.get(s, seat) === config.stages) return;
            for (let i = 0; i < works.length; i++)
              if (works[i].mayWork(s, seat) && works[i].needs(s, seat)) aim(works[i].bill, STAGE);
          },
        },
        checkEnd: (s) => {
          const seat = b.rules.claimant(s);
          if (seat >= 0 && stages.get(s, seat) === config.stages) finish(b, s, 1 << seat, 'condition');
          else was.checkEnd(s);
        },
      };
    },
    moves: (b) => inPlay(b, config).map((index) => raise(b, config, index)),
  };
}

/** the wonders that are in play with so many seats, by index */
function inPlay(b: Book, { wonders: specs }: WondersConfig): number[] {
  return specs.flatMap(({ seats }, index) => (seats?.includes(b.seats) === false ? [] : [index]));
}

/** the price of a stage, and what is asked of its builder */
function workOn(b: Book, { wonders: specs }: WondersConfig, index: number) {
  const holder = b.cell(specs[index].id);
  const wonderOf = b.row<Seat>('wonderOf');
  return {
    bill: b.bill(specs[index].cost),
    needs: specs[index].needs(b),
    mayWork: (s: State, seat: Seat): boolean =>
      holder.get(s) === seat || (holder.get(s) === NOBODY && wonderOf.get(s, seat) === NOBODY),
  };
}

function raise(b: Book, config: WondersConfig, index: number): MoveSpec {
  const wonder = config.wonders[index];
  const holder = b.cell(wonder.id);
  const wonderOf = b.row<Seat>('wonderOf');
  const stages = b.row<Seat>('wonderStages');
  const { bill, needs, mayWork } = workOn(b, config, index);
  return {
    name: `raise-${wonder.id}`,
    decisions: ['main', 'build', 'special'],
    price: () => bill,
    list: (s, seat, out) => {
      if (
        canPay(b, s, seat, bill) &&
        mayWork(s, seat) &&
        stages.get(s, seat) < config.stages &&
        needs(s, seat)
      )
        out.put();
    },
    apply: (s, seat) => {
      pay(b, s, seat, bill);
      holder.set(s, seat);
      wonderOf.set(s, seat, index);
      stages.add(s, seat, 1);
      if (s.events) tell(s, 'wonder-raised', { seat, wonder: wonder.id, stage: stages.get(s, seat) });
    },
    why: (s, seat) => {
      const details = { wonder: wonder.id };
      if (holder.get(s) !== NOBODY && holder.get(s) !== seat)
        return reason('wonder-taken', `another builds the ${wonder.id}`, details);
      if (!mayWork(s, seat)) return reason('wonder-other', 'nobody builds two wonders', details);
      if (stages.get(s, seat) === config.stages)
        return reason('wonder-done', `the ${wonder.id} is finished`, details);
      if (!needs(s, seat))
        return reason('wonder-needs', `the ${wonder.id} asks for what is not there`, details);
      return canPay(b, s, seat, bill)
        ? undefined
        : reason('cannot-pay', `a stage costs more than is in the hand`, { piece: wonder.id });
    },
  };
}

const wonderTerms: Terms = {
  'event.wonder-raised': '{seat} builds stage {stage} of the {wonder}.',
  'field.wonderStages': 'Stages of the wonder',
  'reason.wonder-taken': 'Another player builds this wonder.',
  'reason.wonder-other': 'Nobody builds two wonders.',
  'reason.wonder-done': 'The wonder is finished.',
  'reason.wonder-needs': 'You do not have what this wonder asks for.',
};
