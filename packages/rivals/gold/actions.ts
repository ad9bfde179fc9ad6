import { reason, type Seat, type State } from '@hexwright/kernel';
import { goldsmith } from '../basic/index.ts';
import {
  anyLoot,
  askGift,
  askRaid,
  givingBack,
  grant,
  NO_LOOT,
  regionRaid,
  stopping,
} from '../mechanics/index.ts';
import {
  type Book,
  type CardSpec,
  CELEBRATION,
  COMMERCE,
  countCards,
  countCities,
  countQuality,
  EVERY_GOOD,
  goodsOf,
  HERO,
  held,
  rivalOf,
  roomFor,
} from '../rulebook/index.ts';

const NOT_STRONGER = reason('not-stronger', 'it takes the strength advantage');
const NOTHING_TO_TAKE = reason('nothing-to-take', 'the opponent has nothing that you could take');
const NO_PIRATE = reason('no-pirate', 'it takes a Pirate Ship');
const NO_TRADER = reason('no-trader', 'it takes 3 commerce points or a city');
const NO_GUILD = reason('no-guild', 'it takes a Merchant Guild');
const SYMBOL_IS_SET = reason('symbol-is-set', 'the event has been set already');

export const goldReasons = {
  'reason.not-stronger': 'It takes the strength advantage.',
  'reason.nothing-to-take': 'The opponent has nothing that you could take.',
};

/** Nobody takes from an opponent who has nothing. */
const barPoor = (b: Book, s: State, seat: Seat) =>
  held(b, s, rivalOf(seat), EVERY_GOOD) === 0 ? NOTHING_TO_TAKE : undefined;

export const barWeak = (b: Book, s: State, seat: Seat) =>
  b.fields.tokens.get(s, HERO) === seat ? undefined : NOT_STRONGER;

export const barWithoutGuild = (b: Book, s: State, seat: Seat) =>
  countCards(b, s, seat, b.kin('merchant-guild')) > 0 ? undefined : NO_GUILD;

export const brigands: CardSpec = {
  id: 'brigands',
  name: 'Brigands',
  emblem: 'skull',
  kind: 'action',
  attack: true,
  count: 1,
  marked: 1,
  requires: 'strength advantage',
  text: 'Choose one of your regions and fill it with goods of its kind from your opponent, as many as they have and it can take in. What they have left they keep where they like.',
  uses: [regionRaid],
  does: (b) => ({
    bar: (s, seat) => barWeak(b, s, seat) ?? (anyLoot(b, s, seat) ? undefined : NO_LOOT),
    play: (s, seat) => askRaid(b, s, seat),
  }),
};

export const goldActions: readonly CardSpec[] = [
  brigands,
  { ...goldsmith, id: 'goldsmith-gold', kin: 'goldsmith', count: 1, marked: 1 },
  {
    id: 'gudrun',
    name: 'Gudrun, Terror of the Seas',
    emblem: 'skull',
    kind: 'action',
    attack: true,
    count: 1,
    text: 'For each of your Pirate Ships your opponent gives you up to 2 gold, no more than they have and you have room for.',
    uses: [stopping],
    does: (b) => {
      const gold = goodsOf('gold');
      const owed = (s: State, seat: Seat): number => 2 * countCards(b, s, seat, b.kin('pirate-ship'));
      return {
        bar: (s, seat) => {
          if (owed(s, seat) === 0) return NO_PIRATE;
          const some = held(b, s, rivalOf(seat), gold) > 0 && roomFor(b, s, seat, gold) > 0;
          return some ? undefined : NOTHING_TO_TAKE;
        },
        play: (s, seat) =>
          grant(b, s, seat, { count: owed(s, seat), among: gold, fromRival: true, mayStop: true }),
      };
    },
  },
  {
    id: 'merchant',
    name: 'Merchant',
    emblem: 'scales',
    kind: 'action',
    attack: true,
    count: 2,
    requires: '3 commerce points or a city',
    text: 'Take up to 2 goods of your choice from your opponent, then give them any 1 good. It cannot be played against an opponent who has nothing.',
    uses: [stopping, givingBack],
    does: (b) => ({
      bar: (s, seat) => {
        const may = countQuality(b, s, seat, COMMERCE) >= 3 || countCities(b, s, seat) > 0;
        return may ? barPoor(b, s, seat) : NO_TRADER;
      },
      play: (s, seat) => {
        askGift(b, s, seat);
        grant(b, s, seat, { count: 2, fromRival: true, mayStop: true });
      },
    }),
  },
  {
    id: 'reiner',
    name: 'Reiner the Herald',
    emblem: 'flag',
    kind: 'action',
    when: 'roll',
    count: 1,
    marked: 1,
    text: 'Play it before you roll: the event of this turn is a celebration. You take 1 more good of your choice in it.',
    uses: [
      {
        id: 'herald',
        fields: { herald: { start: -1, noLook: 'the log tells who sent the herald' } },
        rules: (was, b) => {
          const herald = b.cell('herald');
          return {
            beginTurn: (s) => {
              was.beginTurn(s);
              herald.set(s, -1);
            },
            onSymbol: (s, symbol) => {
              was.onSymbol(s, symbol);
              if (symbol === CELEBRATION && herald.get(s) >= 0) grant(b, s, herald.get(s), { count: 1 });
            },
          };
        },
      },
    ],
    does: (b) => ({
      bar: (s) => (b.fields.symbol.get(s) >= 0 ? SYMBOL_IS_SET : undefined),
      play: (s, seat) => {
        b.fields.symbol.set(s, CELEBRATION);
        b.cell('herald').set(s, seat);
      },
    }),
  },
  {
    id: 'trade-master',
    name: 'Trade Master',
    emblem: 'chain',
    kind: 'action',
    attack: true,
    count: 2,
    marked: 1,
    requires: 'Merchant Guild',
    text: 'Take 2 goods of your choice from your opponent. If they have only one you take that, and if they have none it cannot be played.',
    does: (b) => ({
      bar: (s, seat) => barWithoutGuild(b, s, seat) ?? barPoor(b, s, seat),
      play: (s, seat) => grant(b, s, seat, { count: 2, fromRival: true }),
    }),
  },
];

export const goldActionReasons = {
  'reason.no-pirate': 'It takes a Pirate Ship.',
  'reason.no-trader': 'It takes 3 commerce points or a city.',
  'reason.no-guild': 'It takes a Merchant Guild.',
  'reason.symbol-is-set': 'The event has been set already.',
};
