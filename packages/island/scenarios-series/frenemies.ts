import { chits, chosenGood, drawnCard, type Favour, freeRoute, gainChits } from '../mechanics/index.ts';
import { defineModule, wanted } from '../rulebook/index.ts';
import { frenemiesWords } from './frenemies-words.ts';
import { charity } from './mechanics/charity.ts';
import { evenSwaps, swapsOf } from './mechanics/even-swaps.ts';
import { guilds } from './mechanics/guilds.ts';
import { joinedNetworks } from './mechanics/joined-networks.ts';
import { kindRobber } from './mechanics/kind-robber.ts';

const GUILDS = ['traders', 'merchants', 'road-builders', 'scholars', 'master-builders'];
const COLOURS = ['#c9981d', '#3f7a4a', '#8a6a2f', '#5a4a8a', '#b9542c'];
/** what a builder of a first connection draws, and what each whose network is joined */
const [BUILDER, JOINED] = [3, 1];

const bySeats =
  (...tokens: readonly number[]) =>
  (seats: number): number =>
    tokens[Math.min(Math.max(seats, 3), 6) - 3];
const small = bySeats(6, 8, 10, 12);
const large = bySeats(13, 17, 21, 26);

const chit: Favour = {
  when: () => () => true,
  gain: (b) => (s, seat) => gainChits(b, s, seat, 1),
};

/** Good deeds earn favours of guilds, which are redeemed for what the guilds do. */
export const frenemies = defineModule({
  id: 'scenarios-series/frenemies',
  kind: 'scenario',
  seats: [3, 4, 5, 6],
  needs: ['first-island/base'],
  wants: [wanted.robber, wanted.developmentCards],
  defaults: { points: 11 },
  parts: [
    chits(),
    evenSwaps(),
    guilds([
      { id: 'traders', tokens: small, price: 1, worth: 0.16, ...swapsOf(2) },
      { id: 'merchants', tokens: small, price: 1, worth: 0.16, ...chosenGood },
      { id: 'road-builders', tokens: small, price: 1, worth: 0.25, ...freeRoute },
      { id: 'scholars', tokens: large, price: 2, worth: 0.22, ...drawnCard },
      { id: 'master-builders', tokens: large, price: 2, worth: 0.42, ...chit },
    ]),
    charity(),
    joinedNetworks(),
    kindRobber(),
  ],
  overrides: {
    'charity.given': 'a gift earns favour, and did nothing else',
    'kindRobber.harmless': 'a harmless robber earns favour, and did nothing else',
    'networks.joined': 'joining networks earns favour, and did nothing else',
  },
  rules: (_was, b) => ({
    charity: { given: (s, giver) => b.the.guilds.earn(s, [[giver, 1]]) },
    kindRobber: { harmless: (s, seat) => b.the.guilds.earn(s, [[seat, 1]]) },
    networks: {
      joined: (s, builder, others) =>
        b.the.guilds.earn(s, [[builder, BUILDER], ...others.map((other) => [other, JOINED] as const)]),
    },
  }),
  words: frenemiesWords,
  looks: {
    fields: {
      favours: { on: 'purse', shape: 'scroll', kinds: GUILDS, colours: COLOURS },
      favourCount: { on: 'seat', shape: 'scroll' },
      favoursLeft: { on: 'table', shape: 'scroll' },
      guildHall: { on: 'stock', shape: 'scroll', of: { domain: 'guild', kinds: GUILDS } },
    },
  },
});
