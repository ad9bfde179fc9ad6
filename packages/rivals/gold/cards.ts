import { reason } from '@hexwright/kernel';
import {
  goldFor,
  largeTradeShip,
  shipsOf,
  storehouse,
  tollBridge,
  tradeShipsRace,
  travelingMerchant,
} from '../basic/index.ts';
import { grant, stopping } from '../mechanics/index.ts';
import {
  type CardSpec,
  COMMERCE,
  countCards,
  countWhere,
  HARVEST,
  STRENGTH,
  VICTORY,
} from '../rulebook/index.ts';
import { barWithoutGuild, goldActions } from './actions.ts';
import { goldCache, minting, sinking, sinkShip, warriors } from './mechanics.ts';

const NO_STRONG_HERO = reason('no-strong-hero', 'it takes a hero with a strength point');

export const goldCardReasons = { 'reason.no-strong-hero': 'It takes a hero with a strength point.' };

const CITY = { kind: 'building', city: true } as const;

const expansions: readonly CardSpec[] = [
  {
    id: 'gold-cache',
    name: 'Gold Cache',
    emblem: 'chest',
    kind: 'site',
    count: 1,
    requires: 'hero with at least 1 strength point',
    text: 'It lies beside your regions and holds up to 3 gold like a gold field without a number. Brigand attacks neither count nor take that gold, but cards of your opponent reach it.',
    uses: [goldCache],
    does: (b) => ({
      bar: (s, seat) =>
        countWhere(
          b,
          s,
          seat,
          (card, site) => b.cards[card].unit === 'hero' && b.rules.worthAt(s, seat, site, STRENGTH) > 0,
        ) > 0
          ? undefined
          : NO_STRONG_HERO,
    }),
  },
  { ...storehouse, id: 'storehouse-gold', kin: 'storehouse', count: 1, marked: 1 },
  { ...tollBridge, id: 'toll-bridge-gold', kin: 'toll-bridge', count: 1, marked: 1 },
  { ...largeTradeShip, id: 'large-trade-ship-gold', kin: 'large-trade-ship', count: 1, marked: 1 },
  {
    id: 'pirate-ship',
    name: 'Pirate Ship',
    emblem: 'skull',
    kind: 'unit',
    count: 2,
    cost: { lumber: 1, wool: 1 },
    text: 'When you build it, your opponent discards a trade ship of their choice, if they have one. A plentiful harvest also brings you 1 gold for it.',
    uses: [sinking],
    does: (b) => ({ built: (s, seat) => sinkShip(b, s, seat) }),
    rules: (was, b, me) => ({
      onSymbol: (s, symbol) => {
        was.onSymbol(s, symbol);
        if (symbol === HARVEST) goldFor(b, s, 1, (seat) => countCards(b, s, seat, [me]));
      },
    }),
  },
  {
    ...CITY,
    id: 'harbor',
    name: 'Harbor',
    emblem: 'anchor',
    count: 1,
    marked: 1,
    cost: { brick: 1, ore: 1, wool: 1 },
    commerce: 1,
    text: 'It is worth 1 victory point as long as you have at least 3 trade ships.',
    rules: (was, b, me) => ({
      worthAt: (s, seat, site, quality) => {
        const usual = was.worthAt(s, seat, site, quality);
        const here = quality === VICTORY && b.fields.sites.get(s, seat, site) === me + 1;
        return here && shipsOf(b, s, seat) >= 3 ? usual + 1 : usual;
      },
    }),
  },
  {
    ...CITY,
    id: 'merchant-guild',
    name: 'Merchant Guild',
    emblem: 'scales',
    count: 2,
    marked: 1,
    once: true,
    open: true,
    cost: { brick: 2, grain: 1, wool: 2 },
    commerce: 2,
    victory: 1,
    text: 'Trade Masters and Staple Houses ask for it.',
  },
  {
    ...CITY,
    id: 'mint',
    name: 'Mint',
    emblem: 'coin',
    count: 2,
    marked: 1,
    cost: { brick: 1, lumber: 2, ore: 2 },
    victory: 1,
    text: 'Once in each of your turns you may give 1 gold for 1 other good here, at each Mint that you have.',
    uses: [minting],
  },
  {
    ...CITY,
    id: 'moneylender',
    name: 'Moneylender',
    emblem: 'gem',
    count: 1,
    once: true,
    cost: { brick: 1, lumber: 2, ore: 2 },
    victory: 1,
    text: 'If you have the trade advantage, the symbol for trade lets you take up to 2 goods from your opponent instead of 1.',
    uses: [stopping],
    rules: (was, b, me) => ({
      tradeTake: (s, seat) => was.tradeTake(s, seat) + (countCards(b, s, seat, [me]) > 0 ? 1 : 0),
    }),
  },
  {
    ...CITY,
    id: 'salt-silo',
    name: 'Salt Silo',
    emblem: 'barrel',
    count: 1,
    cost: { brick: 1, wool: 2, gold: 2 },
    victory: 1,
    text: 'Each of your trade ships counts 1 more commerce point.',
    rules: (was, b, me) => ({
      worthAt: (s, seat, site, quality) => {
        const usual = was.worthAt(s, seat, site, quality);
        if (quality !== COMMERCE || b.cards[b.fields.sites.get(s, seat, site) - 1].unit !== 'ship')
          return usual;
        return usual + countCards(b, s, seat, [me]);
      },
    }),
  },
  {
    ...CITY,
    id: 'staple-house',
    name: 'Staple House',
    emblem: 'chest',
    count: 2,
    marked: 1,
    cost: { brick: 2, ore: 2, wool: 1 },
    victory: 1,
    requires: 'Merchant Guild',
    text: 'Once you have built it and paid its full cost, you take any 2 goods.',
    does: (b) => ({
      bar: (s, seat) => barWithoutGuild(b, s, seat),
      built: (s, seat) => grant(b, s, seat, { count: 2 }),
    }),
  },
  {
    ...CITY,
    id: 'trading-base',
    name: 'Trading Base',
    emblem: 'wagon',
    count: 1,
    marked: 1,
    cost: { brick: 1, grain: 2, wool: 2 },
    commerce: 1,
    victory: 1,
    text: 'Your Marketplace and your Harbor count 1 more commerce point each.',
    rules: (was, b, me) => {
      const raised = [...b.kin('marketplace'), ...b.kin('harbor')];
      return {
        worthAt: (s, seat, site, quality) => {
          const usual = was.worthAt(s, seat, site, quality);
          if (quality !== COMMERCE || !raised.includes(b.fields.sites.get(s, seat, site) - 1)) return usual;
          return usual + countCards(b, s, seat, [me]);
        },
      };
    },
  },
];

const events: readonly CardSpec[] = [
  {
    id: 'gift-for-the-prince',
    name: 'Gift for the Prince',
    emblem: 'crown',
    kind: 'event',
    count: 1,
    marked: 1,
    text: 'Each prince takes 1 gold for each of their units with a strength point, as far as they have room.',
    does: (b) => ({ happens: (s) => goldFor(b, s, 1, (seat) => warriors(b, s, seat)) }),
  },
  { ...tradeShipsRace, id: 'trade-ships-race-gold', kin: 'trade-ships-race' },
  { ...travelingMerchant, id: 'traveling-merchant-gold', kin: 'traveling-merchant', count: 1, marked: 1 },
];

export const goldCards: readonly CardSpec[] = [...goldActions, ...expansions, ...events];
