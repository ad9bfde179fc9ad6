import { type Bar, NATURE, pop, push, reason, type Seat, type State, tell, topArg } from '@hexwright/kernel';
import type { Corner, Hex } from '../../board/index.ts';
import { knights } from '../../cities-knights/index.ts';
import { canPay, levelField, pay, placeMerchant } from '../../mechanics/index.ts';
import { type Book, NO_GOOD, type Part } from '../../rulebook/index.ts';
import { developmentCard } from './development.ts';
import { namedKnights, namedKnightsOf } from './named-knights.ts';
import { type CardId, rowOf } from './rows.ts';

const GOLD = { gold: 1 };
/** the level of politics that the warrior maiden asks for */
const CATHEDRAL = 4;

const RANKS = ['basic', 'strong', 'mighty'];
const NO_CATHEDRAL = reason('no-cathedral', 'it needs the Cathedral');
const NOT_FOREIGN = reason('not-a-foreign-knight', 'no knight of another player stands there');
const NOT_AT_SVEN = reason('merchant-not-there', 'the merchant does not go there');
const NO_SUCH_KNIGHT = reason('knight-not-there', 'this knight of the seat is not on the board');

const GOODS: Readonly<Record<string, string>> = { gold: 'gold', grain: 'grain', ore: 'ore', wool: 'wool' };

const priceText = (cost: Readonly<Record<string, number>>): string =>
  Object.entries(cost)
    .map(([good, count]) => `${count} ${GOODS[good]}`)
    .join(', ');

/** What the card says of every knight: its rank, its two values and its price. */
function knightText(id: CardId, more: string): string {
  const { rank, strength, tournament, cost } = rowOf(id)!;
  const name = `${RANKS[rank!][0].toUpperCase()}${RANKS[rank!].slice(1)} knight`;
  const values = `${name}, strength ${strength}, tournament ${tournament}, for ${priceText(cost!)}.`;
  return more === '' ? values : `${values} ${more}`;
}

interface KnightCard {
  readonly id: CardId;
  readonly name: string;
  readonly more?: string;
  readonly bar?: (b: Book) => (s: State, seat: Seat) => Bar;
  readonly part?: Partial<Part>;
  readonly terms?: Readonly<Record<string, string>>;
}

const knightCard = ({ id, name, more = '', bar, part, terms }: KnightCard): Part =>
  developmentCard({
    ...part,
    card: id,
    name: `${name} (${rowOf(id)!.strength}/${rowOf(id)!.tournament})`,
    text: knightText(id, more),
    shape: 'helmet',
    worth: 0.35 + 0.06 * (rowOf(id)!.strength! + rowOf(id)!.tournament!),
    uses: [namedKnights],
    bar: (b) => {
      const besides = bar?.(b);
      const card = b.card(id);
      return (s, seat) => b.the.namedKnights.barCall(s, seat, card) ?? besides?.(s, seat);
    },
    play: (b) => {
      const asked = b.decision('station-knight');
      const card = b.card(id);
      const { rank, cost } = rowOf(id)!;
      return (s, seat) => {
        if (rank === 0) pay(b, s, seat, b.bill(cost!));
        push(s, asked, 1 << seat, card);
      };
    },
    ...(terms && { terms }),
  });

/** The knight of the seat that this card is bound to: where it stands, or -1. */
const standing = (b: Book, id: CardId) => {
  const named = namedKnightsOf(b);
  const units = knights.of(b);
  return (s: State, seat: Seat): Corner => {
    const at = named.find(s, id);
    return at >= 0 && units.owner(s, at) === seat ? at : -1;
  };
};

const richard = knightCard({
  id: 'richard',
  name: 'Richard the Vengeful',
  more: 'Later you may discard him and pay 1 gold to attack another player’s knight: on a die of 1 to 5 it leaves the board, on a 6 its owner takes one of your other knights off.',
  part: {
    decisions: {
      vengeance: {
        nature: true,
        args: (b) => [
          { name: 'corner', domain: b.domain('corner') },
          { name: 'seat', domain: b.domain('seat') },
        ],
      },
      revenge: { args: (b) => [{ name: 'of', domain: b.domain('seat') }], opener: 'of' },
    },
    moves: (b) => {
      const at = standing(b, 'richard');
      const units = knights.of(b);
      const bill = b.bill(GOLD);
      const foreign = (s: State, seat: Seat, corner: Corner): boolean =>
        units.owner(s, corner) >= 0 && units.owner(s, corner) !== seat;
      return [
        {
          name: 'avenge',
          args: [{ name: 'corner', domain: b.domain('corner') }],
          decisions: ['main', 'build'],
          price: () => bill,
          list: (s, seat, out) => {
            if (!canPay(b, s, seat, bill) || at(s, seat) < 0) return;
            for (let corner = 0; corner < b.topology.corners; corner++)
              if (foreign(s, seat, corner)) out.put(corner);
          },
          apply: (s, seat, corner) => {
            pay(b, s, seat, bill);
            units.remove(s, at(s, seat));
            if (s.events)
              tell(s, 'vengeance', { seat, of: units.owner(s, corner), on: 'corner', place: corner });
            push(s, b.decision('vengeance'), NATURE, corner, seat);
          },
          why: (s, seat, corner) => {
            if (at(s, seat) < 0) return NO_SUCH_KNIGHT;
            if (!canPay(b, s, seat, bill))
              return reason('cannot-pay', 'it costs 1 gold', { piece: 'knight', cost: '1 gold' });
            return corner < 0 || foreign(s, seat, corner) ? undefined : NOT_FOREIGN;
          },
        },
        {
          name: 'vengeance',
          args: [{ name: 'die', domain: b.domain('die') }],
          decisions: ['vengeance'],
          uniform: true,
          list: (_s, _nature, out) => out.putAll(),
          apply: (s, _nature, face) => {
            const corner = topArg(s, 0);
            const seat = topArg(s, 1);
            const victim = units.owner(s, corner);
            pop(s);
            if (s.events) tell(s, 'vengeance-die', { seat, die: face + 1 });
            if (face < 5) units.remove(s, corner);
            else if (units.any(s, seat)) push(s, b.decision('revenge'), 1 << victim, seat);
          },
        },
        {
          name: 'revenge',
          args: [{ name: 'corner', domain: b.domain('corner') }],
          decisions: ['revenge'],
          list: (s, _seat, out) => units.each(s, topArg(s, 0), (corner) => out.put(corner)),
          apply: (s, _seat, corner) => {
            pop(s);
            units.remove(s, corner);
          },
          why: (s, _seat, corner) =>
            corner < 0 || units.owner(s, corner) === topArg(s, 0) ? undefined : NOT_FOREIGN,
        },
      ];
    },
    exempt: { rare: ['move.revenge'] },
  },
  terms: {
    'decision.vengeance': 'Richard strikes',
    'decision.revenge': 'Take one of these knights off the board',
    'move.avenge': 'Richard attacks a knight',
    'move.vengeance': 'Richard strikes',
    'move.revenge': 'Take this knight off',
    'event.vengeance': 'Richard leaves {seat} to attack a knight of {of:seat}.',
    'event.vengeance-die': 'Richard’s die: {die}.',
    'reason.not-a-foreign-knight': 'No knight of another player stands there.',
    'reason.knight-not-there': 'This knight is not yours on the board.',
  },
});

const sven = knightCard({
  id: 'sven',
  name: 'Sven the Merchant-Knight',
  more: 'Later you may discard him and pay 1 gold to send the merchant, for you, to a hex beside which he stood.',
  part: {
    moves: (b) => {
      const at = standing(b, 'sven');
      const units = knights.of(b);
      const bill = b.bill(GOLD);
      const fits = (s: State, seat: Seat, hex: Hex): boolean =>
        b.walks.hexesAt[at(s, seat)].includes(hex) &&
        b.rules.hexGood(s, hex) > NO_GOOD &&
        b.the.linkedIslands.onMain(s, hex);
      return [
        {
          name: 'trade-with-sven',
          args: [{ name: 'hex', domain: b.domain('hex') }],
          decisions: ['main', 'trade', 'build'],
          price: () => bill,
          list: (s, seat, out) => {
            if (!canPay(b, s, seat, bill) || at(s, seat) < 0) return;
            for (const hex of b.walks.hexesAt[at(s, seat)]) if (fits(s, seat, hex)) out.put(hex);
          },
          apply: (s, seat, hex) => {
            pay(b, s, seat, bill);
            units.remove(s, at(s, seat));
            placeMerchant(b, s, seat, hex);
          },
          why: (s, seat, hex) => {
            if (at(s, seat) < 0) return NO_SUCH_KNIGHT;
            if (!canPay(b, s, seat, bill))
              return reason('cannot-pay', 'it costs 1 gold', { piece: 'knight', cost: '1 gold' });
            return hex < 0 || fits(s, seat, hex) ? undefined : NOT_AT_SVEN;
          },
        },
      ];
    },
  },
  terms: {
    'move.trade-with-sven': 'Sven sends for the merchant',
    'reason.merchant-not-there':
      'The merchant goes to a hex on the main island beside Sven that gives one resource.',
    'reason.knight-not-there': 'This knight is not yours on the board.',
  },
});

const johanna = knightCard({
  id: 'johanna',
  name: 'Johanna the Warrior-Maiden',
  more: 'You need the Cathedral for her. Against her a dragon has a strength of 2. She never deserts.',
  bar: (b) => {
    const level = b.row<Seat>(levelField('politics'));
    return (s, seat) => (level.get(s, seat) >= CATHEDRAL ? undefined : NO_CATHEDRAL);
  },
  terms: { 'reason.no-cathedral': 'You need the Cathedral.' },
});

/** The sixteen knights. What is not said of one here its row says. */
export const knightCards: readonly Part[] = [
  knightCard({ id: 'baroc', name: 'Baroc the Mercenary', more: 'Whenever a 7 is rolled you get 1 ore.' }),
  knightCard({ id: 'bodo', name: 'Bodo the Peaceful' }),
  knightCard({ id: 'conrad', name: 'Conrad the Swift' }),
  knightCard({ id: 'falk', name: 'Falk the Fair' }),
  knightCard({ id: 'gotz', name: 'Götz Ironfist' }),
  knightCard({ id: 'hagen', name: 'Hagen the Sinister' }),
  knightCard({ id: 'ingo', name: 'Ingo the Skillful' }),
  johanna,
  knightCard({ id: 'karl', name: 'Karl the Strong' }),
  knightCard({ id: 'otto', name: 'Otto the Berserker' }),
  knightCard({ id: 'pippin', name: 'Pippin the Short' }),
  richard,
  knightCard({ id: 'roland', name: 'Roland the Hammer' }),
  knightCard({ id: 'siegfried', name: 'Siegfried Lackland' }),
  sven,
  knightCard({ id: 'walter', name: 'Walter the Recreant' }),
];
