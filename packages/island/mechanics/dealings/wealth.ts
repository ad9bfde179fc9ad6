import { type State, tell } from '@hexwright/kernel';
import { field, handlesOf, type Part, TURNS } from '../../rulebook/index.ts';

const fields = {
  /** by seat: 1 while nobody has less */
  poor: field.row('seat'),
};

export interface WealthConfig {
  /** the good that makes rich; it lies open with everybody */
  readonly good: string;
  /** for whoever has most of it, alone */
  readonly richest: number;
  /** for everybody who has least of it */
  readonly poorest: number;
}

/** The one who has most of a good is honoured while nobody has as much. */
function wealthiest({ good: id, richest }: WealthConfig): Part {
  return {
    id: 'wealthiest',
    of: { id, richest },
    awards: [
      {
        id: 'wealthiest',
        points: richest,
        min: 1,
        tie: 'alone',
        metric: (b) => {
          const good = b.good(id);
          // Nobody is rich or poor before everybody has started.
          return (s, seat) => (b.fields.stage.get(s) === TURNS ? b.fields.hold.get(s, seat, good) : 0);
        },
      },
    ],
    rules: (was, b) => ({
      beginTurn: (s) => {
        was.beginTurn(s);
        if (b.fields.turn.get(s) === 1) b.rules.reviewAwards(s);
      },
      // Where a hex gives the good, a roll makes rich.
      ...(b.terrains.some(({ gives }) => gives === id) && {
        afterProduction: (s, number) => {
          was.afterProduction(s, number);
          b.rules.reviewAwards(s);
        },
      }),
    }),
    words: { terms: { 'award.wealthiest': 'Wealthiest Settler' } },
  };
}

/**
 * The one who has most of a good is honoured while nobody has as much; all who have least pay for it. A game that leaves
 * this part out keeps the honour alone.
 */
export function wealth(config: WealthConfig): Part {
  const { good: id, poorest } = config;
  return {
    id: 'wealth',
    of: config,
    uses: [wealthiest(config)],
    fields,
    scores: [
      {
        id: 'poorest',
        most: () => Math.max(0, poorest),
        of: (b) => {
          const { poor } = handlesOf(b, fields);
          return (s, seat) => (poor.get(s, seat) === 1 ? poorest : 0);
        },
      },
    ],
    rules: (was, b) => {
      const good = b.good(id);
      const { poor } = handlesOf(b, fields);
      const recount = (s: State): void => {
        if (b.fields.stage.get(s) !== TURNS) return;
        let least = Number.POSITIVE_INFINITY;
        for (let seat = 0; seat < b.seats; seat++) least = Math.min(least, b.fields.hold.get(s, seat, good));
        for (let seat = 0; seat < b.seats; seat++) {
          const now = b.fields.hold.get(s, seat, good) === least ? 1 : 0;
          if (now === poor.get(s, seat)) continue;
          poor.set(s, seat, now);
          if (s.events) tell(s, now === 1 ? 'poor' : 'poor-no-more', { seat });
        }
      };
      return {
        reviewAwards: (s) => {
          was.reviewAwards(s);
          recount(s);
        },
      };
    },
    words: {
      terms: {
        'field.poor': 'Poor Settler',
        'score.poorest': 'Poor Settler',
        'event.poor': '{seat} is a poor settler now.',
        'event.poor-no-more': '{seat} is no longer a poor settler.',
      },
    },
    looks: { fields: { poor: { on: 'seat', shape: 'drop', colour: '#b4533c', hideAt: 0 } } },
  };
}
