import type { TokenShape } from '@hexwright/rulebook';
import { seatPowers } from '../../mechanics/index.ts';
import type { Part, RuleText } from '../../rulebook/index.ts';
import { dealings } from './dealings.ts';
import { dice } from './dice.ts';
import { judges, others } from './others.ts';
import { inOrder, type Pioneer, type PioneerId } from './pioneer.ts';
import { standing } from './standing.ts';
import { besideRoads, ways } from './ways.ts';
import { yields } from './yields.ts';

export { BESIDE, besideShips } from './ways.ts';

/** in the order in which they amend each other: the Egoist is asked before anything comes of a number */
const allButJudges = [...yields, ...standing, ...dealings, ...ways, ...others, ...dice];
const judging = judges(inOrder([...allButJudges, judges([])]).map(({ id, loan }) => ({ id, loan })));

/** All pioneers, by name. */
export const pioneers: readonly Pioneer[] = inOrder([...allButJudges, judging]);

/** by pioneer: what is drawn with whoever plays it */
const SIGNS: Readonly<Record<PioneerId, TokenShape>> = {
  auctioneer: 'hammer',
  beggars: 'sack',
  believers: 'temple',
  brokers: 'scroll',
  carters: 'wheel',
  consultants: 'people',
  egoist: 'gem',
  extremes: 'star',
  farmers: 'barrel',
  fast: 'horse',
  friends: 'people',
  'harbour-master': 'anchor',
  honest: 'card',
  judges: 'scroll',
  neighbours: 'people',
  nomads: 'camel',
  'one-sided': 'coin',
  outlaws: 'skull',
  players: 'chit',
  police: 'fort',
  poor: 'drop',
  'port-managers': 'anchor',
  researchers: 'scroll',
  rich: 'chest',
  'road-builders': 'hammer',
  sailors: 'crew',
  shepherds: 'cloth',
  'shipyard-workers': 'crew',
  townsfolk: 'fort',
  traders: 'sack',
  'transport-planner': 'scroll',
  transporters: 'wheel',
};
const KINDS = pioneers.map(({ id }) => id);
const EACH = pioneers.map(({ id }) => SIGNS[id]);

const termsOf = (kind: string, of: (pioneer: Pioneer) => string): Record<string, string> =>
  Object.fromEntries(pioneers.map((pioneer) => [`${kind}.${pioneer.id}`, of(pioneer)]));

/** Three are dealt to everybody, who keeps one. */
const drawn: Part = {
  id: 'pioneers-drawn',
  uses: [
    seatPowers({
      powers: pioneers.map(({ id, of, target, worth }) => ({ id, of, target, worth })),
      dealt: 3,
    }),
  ],
  words: {
    terms: {
      ...termsOf('power', ({ name }) => name),
      ...termsOf('token', ({ name }) => name.replace(/^The /, '')),
      ...termsOf('power-offer', ({ name, brief }) => `${name}: ${brief}`),
      'field.powers': 'Pioneers',
      'field.borrowedPowers': 'Powers for this turn',
      'field.dealtPowers': 'Pioneers dealt to you',
      'decision.deal-power': 'Pioneers are being dealt',
      'decision.keep-power': 'Choose the pioneer you keep',
      'move.deal-power': 'A pioneer is dealt',
      'move.keep-power': 'Keep this pioneer',
      'event.power-dealt': '{seat} is dealt a pioneer.',
      'event.power-dealt.known': '{seat} is dealt a pioneer: {power}.',
      'event.power-kept': '{seat} has chosen.',
      'event.power-kept.known': '{seat} has chosen: {power}.',
      'event.power-shown': '{seat} plays: {power}.',
    },
  },
  looks: {
    fields: {
      powers: { on: 'purse', shape: 'people', kinds: KINDS, each: EACH },
      borrowedPowers: { on: 'purse', shape: 'star', kinds: KINDS, each: EACH },
      dealtPowers: { on: 'purse', shape: 'scroll', kinds: KINDS, each: EACH },
    },
  },
};

const partOf = ({ id, part = {}, terms = {} }: Pioneer): Part => ({
  ...part,
  id: `pioneer ${id}`,
  uses: [drawn, ...(part.uses ?? [])],
  words: { terms },
});

export const pioneerParts: readonly Part[] = [besideRoads, ...[...allButJudges, judging].map(partOf)];

export const pioneerRules: readonly RuleText[] = pioneers.flatMap(({ told, of }) =>
  told.map((line): RuleText => {
    const ties = of === undefined ? [] : typeof of === 'string' ? [of] : of;
    if (typeof line === 'string') return ties.length > 0 ? { of: ties, text: line } : line;
    const own = line.of === undefined ? [] : typeof line.of === 'string' ? [line.of] : line.of;
    return { ...line, of: [...ties, ...own] };
  }),
);
