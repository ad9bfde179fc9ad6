import type { OptionSpecs } from '@hexwright/rulebook';
import { defineModule, type Options, type Part } from '../../rulebook/index.ts';
import { bribes } from './bribing-the-robber.ts';
import { drift } from './drifting-second-piece.ts';
import { flexibleTrade } from './flexible-maritime-trade.ts';
import { houseRule } from './house-rules.ts';
import { halfRobber } from './less-effective-robber.ts';
import { roadRemoval } from './road-removal.ts';
import { threeThefts } from './three-times-expulsion.ts';
import { voidTies } from './ties-void-bonuses.ts';
import { manyCards } from './unlimited-dev-cards.ts';

interface Switch {
  readonly rule: string;
  readonly of: string;
  readonly words: string;
  /** what comes in with it */
  readonly part?: Part;
}

const OFFERS = ['offer', 'accept', 'decline', 'counter', 'trade-with', 'withdraw'];

/** Each switch by its option. What ends drifting comes after it. */
const SWITCHES: Readonly<Record<string, Switch>> = {
  flexibleTrade: {
    rule: 'flexible-maritime-trade',
    of: 'move.bank-trade',
    words: 'The bank takes mixed cards, for one more than the worst rate',
    part: flexibleTrade,
  },
  noDomesticTrade: {
    rule: 'no-domestic-trade',
    of: 'part.offers',
    words: 'Players do not trade with each other',
  },
  roadRemoval: {
    rule: 'road-removal',
    of: 'piece.road',
    words: 'You may take your own roads off the board',
    part: roadRemoval,
  },
  manyCards: {
    rule: 'unlimited-dev-cards',
    of: 'part.cards',
    words: 'Any number of development cards may be played in a turn',
    part: manyCards,
  },
  voidTies: {
    rule: 'ties-void-bonuses',
    of: 'award.longest-road',
    words: 'Awards over which players tie belong to nobody',
    part: voidTies,
  },
  drifting: {
    rule: 'drifting-second-piece',
    of: 'blocker.pirate',
    words: 'On a 7 the one of robber and pirate that was not moved drifts',
    part: drift,
  },
  bribes: {
    rule: 'bribing-the-robber',
    of: 'blocker.robber',
    words: 'Three cards send the robber or the pirate off the board',
    part: bribes,
  },
  threeThefts: {
    rule: 'three-times-expulsion',
    of: 'blocker.robber',
    words: 'A third theft from one player in a row sends the thief off the board',
    part: threeThefts,
  },
  halfRobber: {
    rule: 'less-effective-robber',
    of: 'blocker.robber',
    words: 'The robber halves what its hex gives',
    part: halfRobber,
  },
};

const options: OptionSpecs = Object.fromEntries(
  Object.entries(SWITCHES).map(([name, { of, words }]) => [
    name,
    { type: 'flag', default: false, of, words },
  ]),
);

/** All of the small house rules, each with a switch. */
export const stobieMiscellany = defineModule({
  id: 'variant/stobie-miscellany',
  kind: 'variant',
  version: 2,
  seats: [2, 3, 4, 5, 6],
  takes: Object.values(SWITCHES).map(({ rule }) => houseRule(rule)),
  options,
  parts: Object.values(SWITCHES).flatMap(({ part }) => part ?? []),
  without: (chosen) => ({
    parts: [...switchedOff(chosen), ...(chosen.noDomesticTrade ? ['offers'] : [])],
    moves: chosen.noDomesticTrade ? OFFERS : [],
  }),
  words: {
    name: 'Stobie: miscellaneous variants',
    summary: 'Nine small house rules, each with a switch of its own.',
    rules: [
      'Each of nine house rules can be switched on by itself; all are off at first.',
      ...Object.entries(SWITCHES).map(([option, { words }]) => ({
        option,
        text: `Switched on: ${words[0].toLowerCase()}${words.slice(1)}.`,
      })),
    ],
  },
});

/** the parts of the switches that are off, with those that they use */
function switchedOff(chosen: Options): string[] {
  const on = Object.entries(SWITCHES).flatMap(([name, { part }]) => (chosen[name] && part ? [part] : []));
  const used = new Set(on.flatMap((part) => [part.id, ...(part.uses ?? []).map(({ id }) => id)]));
  return Object.values(SWITCHES)
    .flatMap(({ part }) => (part ? [part.id, ...(part.uses ?? []).map(({ id }) => id)] : []))
    .filter((id) => !used.has(id));
}
