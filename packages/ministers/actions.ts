import {
  askGoods,
  type Book,
  type CardSpec,
  cardFields,
  deckFields,
  makeHands,
  type Part,
  returnedCards,
  returnUnder,
} from '@hexwright/island';
import {
  NATURE,
  pop,
  push,
  reason,
  type Seat,
  type State,
  tell,
  toMove,
  topArg,
  topKind,
} from '@hexwright/kernel';
import { charge, FROM_HAND, FROM_REGIONS, grant } from './asking.ts';
import { takeDown } from './building.ts';
import { expansions, isBuilt } from './expansions.ts';
import { DECK } from './hand.ts';
import { armyHolder, GAPS, GOLD, landOf, STOCKS, stockDomain } from './land.ts';

const BUILT = reason('card-is-built', 'this card is built, not played');
const GOLDSMITH = { gold: 3, goods: 2 };
const CARAVAN = 2;
/** on these faces of a die the Black Knight strikes himself, and the Spy of the strongest army's holder is caught */
const BACKFIRES = 6;
const CAUGHT = 5;

/** what the action cards do */
const PLAYED: Readonly<Record<string, Pick<CardSpec, 'play' | 'when' | 'beforeRoll'>>> = {
  alchemist: {
    beforeRoll: 'only',
    play: (b) => (s, seat) => push(s, b.decision('alchemy'), 1 << seat),
  },
  goldsmith: {
    when: (b) => (s, seat) => landOf(b).stock.get(s, seat, GOLD) >= GOLDSMITH.gold,
    play: (b) => (s, seat) => {
      landOf(b).stock.add(s, seat, GOLD, -GOLDSMITH.gold);
      grant(b, s, seat, GOLDSMITH.goods);
    },
  },
  caravan: {
    when: (b) => (s, seat) =>
      landOf(b).total(s, seat) >= CARAVAN || b.fields.handSize.get(s, seat) >= CARAVAN,
    play: (b) => (s, seat) => push(s, b.decision('caravan'), 1 << seat),
  },
  relocation: { play: (b) => (s, seat) => push(s, b.decision('relocate'), 1 << seat) },
  bishop: {
    when: (b) => (s, seat) => targets(b, s, seat, b.card('bishop')).length > 0,
    play: (b) => (s, seat) => push(s, b.decision('strike'), 1 << seat, b.card('bishop')),
  },
  'black-knight': {
    when: (b) => (s, seat) => targets(b, s, seat, b.card('black-knight')).length > 0,
    play: (b) => (s, seat) => push(s, b.decision('strike'), 1 << seat, b.card('black-knight')),
  },
  brigands: {
    when: (b) => (s, seat) => raids(b, s, seat).length > 0,
    play: (b) => (s, seat) => push(s, b.decision('raid'), 1 << seat),
  },
  spy: {
    when: (b) => (s, seat) => b.rivals[seat].some((other) => deckFields(b, DECK).count.get(s, other) > 0),
    play: (b) => (s, seat) => push(s, b.decision('spy'), 1 << seat),
  },
};

/** The land cards as cards of an island: actions are played, all others only built. */
export const expansionCards: readonly CardSpec[] = expansions.map((card) => ({
  id: card.id,
  deck: 'expansion',
  count: card.count,
  worth: isBuilt(card) ? 0.12 + 0.1 * (card.victory ?? 0) : 0.1,
  ...(isBuilt(card) ? { bar: () => () => BUILT } : PLAYED[card.id]),
}));

/** heroes and played Knight cards of others that the card may be played against */
function targets(b: Book, s: State, seat: Seat, by: number): [other: Seat, card: number][] {
  const { specs, standing } = landOf(b);
  const { played } = cardFields(b);
  const knight = b.card('knight');
  const strongest = by === b.card('black-knight') ? armyHolder(b, s) : -1;
  return b.rivals[seat].flatMap((other) => {
    const found: [Seat, number][] = specs.flatMap((spec, card): [Seat, number][] =>
      spec?.unit === 'hero' && standing.get(s, other, card) > 0 ? [[other, card]] : [],
    );
    if (other !== strongest && played.get(s, other, knight) > 0) found.push([other, knight]);
    return found;
  });
}

/** whose regions brigands could empty into one of the seat's */
function raids(b: Book, s: State, seat: Seat): [other: Seat, of: number][] {
  const { stock, room } = landOf(b);
  return b.rivals[seat].flatMap((other) =>
    other === armyHolder(b, s)
      ? []
      : STOCKS.flatMap((_, of): [Seat, number][] =>
          stock.get(s, other, of) > 0 && room(s, seat, of) > 0 ? [[other, of]] : [],
        ),
  );
}

/** The choices that action cards open. */
export function actions(): Part {
  const spots = STOCKS.length + GAPS.length;
  return {
    id: 'ministers-actions',
    uses: [returnedCards()],
    cards: expansionCards,
    decisions: {
      alchemy: {},
      caravan: {},
      relocate: {},
      strike: { args: (b) => [{ name: 'by', domain: b.domain('card') }] },
      'black-knight': {
        nature: true,
        args: (b) => [
          { name: 'by', domain: b.domain('seat') },
          { name: 'seat', domain: b.domain('seat') },
          { name: 'card', domain: b.domain('card') },
        ],
      },
      'lose-hero': {},
      raid: {},
      spy: {},
      'spy-die': {
        nature: true,
        args: (b) => [
          { name: 'by', domain: b.domain('seat') },
          { name: 'seat', domain: b.domain('seat') },
        ],
      },
      'spy-card': { args: (b) => [{ name: 'of', domain: b.domain('seat') }] },
    },
    rules: (was, b) => {
      const spying = b.decision('spy-card');
      return {
        decks: {
          sees: (s, viewer, other) =>
            was.decks.sees(s, viewer, other) ||
            (topKind(s) === spying && viewer >= 0 && toMove(s) === 1 << viewer && topArg(s, 0) === other),
        },
      };
    },
    moves: (b) => {
      const land = landOf(b);
      const { specs, standing, spot, gap, stock } = land;
      const { cards } = deckFields(b, DECK);
      const hands = makeHands(b, DECK);
      const knight = b.card('knight');
      const { played } = cardFields(b);
      const fell = (s: State, other: Seat, card: number): void => {
        if (card === knight) returnUnder(b, s, other, knight);
        else {
          takeDown(b, s, other, card);
          hands.bury(s, card);
          if (s.events) tell(s, 'hero-fallen', { seat: other, card: b.cards[card].id });
        }
      };
      const backfires = (s: State, seat: Seat): void => {
        if (played.get(s, seat, knight) > 0) returnUnder(b, s, seat, knight);
        else if (land.count(s, seat, ({ unit }) => unit === 'hero') > 0)
          push(s, b.decision('lose-hero'), 1 << seat);
      };
      const look = (s: State, seat: Seat, other: Seat): void =>
        push(s, b.decision('spy-card'), 1 << seat, other);
      const mayTake = (s: State, other: Seat, card: number): boolean =>
        cards.get(s, other, card) > 0 && (specs[card]?.kind === 'action' || specs[card]?.kind === 'unit');
      const moved = (s: State, seat: Seat, at: number): boolean =>
        at < STOCKS.length || gap.get(s, seat, at - STOCKS.length) > 0;
      return [
        {
          name: 'set-both-dice',
          args: [
            { name: 'red', domain: b.domain('die') },
            { name: 'yellow', domain: b.domain('die') },
          ],
          decisions: ['alchemy'],
          list: (_s, _seat, out) => out.putAll(),
          apply: (s, seat, red, yellow) => {
            pop(s);
            // The dice lie as chosen: nothing is left to roll.
            pop(s);
            b.fields.dice.set(s, 0, red + 1);
            b.fields.dice.set(s, 1, yellow + 1);
            if (s.events)
              tell(s, 'rolled', { seat, red: red + 1, yellow: yellow + 1, number: red + yellow + 2 });
            b.rules.onNumber(s, red + yellow + 2);
          },
        },
        {
          name: 'send-caravan',
          args: [{ name: 'from', domain: { id: 'from', size: 2, names: ['regions', 'hand'] } }],
          decisions: ['caravan'],
          list: (s, seat, out) => {
            if (land.total(s, seat) >= CARAVAN) out.put(0);
            if (b.fields.handSize.get(s, seat) >= CARAVAN) out.put(1);
          },
          apply: (s, seat, from) => {
            pop(s);
            if (from === 0) push(s, b.decision('take-stock'), 1 << seat, CARAVAN, (1 << STOCKS.length) - 1);
            else askGoods(b, s, seat, CARAVAN);
            charge(b, s, seat, CARAVAN, from === 0 ? FROM_REGIONS : FROM_HAND);
          },
        },
        {
          name: 'relocate',
          args: [
            { name: 'one', domain: { id: 'spot', size: spots } },
            { name: 'other', domain: { id: 'spot', size: spots } },
          ],
          decisions: ['relocate'],
          list: (s, seat, out) => {
            for (let one = 0; one < spots; one++)
              for (let other = one + 1; other < spots; other++) {
                if (one < STOCKS.length !== other < STOCKS.length) continue;
                if (moved(s, seat, one) || moved(s, seat, other)) out.put(one, other);
              }
          },
          apply: (s, seat, one, other) => {
            pop(s);
            const row = one < STOCKS.length ? spot : gap;
            const from = one < STOCKS.length ? 0 : STOCKS.length;
            const kept = row.get(s, seat, one - from);
            row.set(s, seat, one - from, row.get(s, seat, other - from));
            row.set(s, seat, other - from, kept);
          },
        },
        {
          name: 'strike',
          args: [
            { name: 'seat', domain: b.domain('seat') },
            { name: 'card', domain: b.domain('card') },
          ],
          decisions: ['strike'],
          list: (s, seat, out) => {
            for (const [other, card] of targets(b, s, seat, topArg(s, 0))) out.put(other, card);
          },
          apply: (s, seat, other, card) => {
            const by = topArg(s, 0);
            pop(s);
            if (by === b.card('bishop')) fell(s, other, card);
            else push(s, b.decision('black-knight'), NATURE, seat, other, card);
          },
        },
        {
          name: 'black-knight-die',
          args: [{ name: 'die', domain: b.domain('die') }],
          decisions: ['black-knight'],
          uniform: true,
          list: (_s, _nature, out) => out.putAll(),
          apply: (s, _nature, die) => {
            const [seat, other, card] = [topArg(s, 0), topArg(s, 1), topArg(s, 2)];
            pop(s);
            if (s.events) tell(s, 'black-knight-rolled', { seat, die: die + 1 });
            if (die + 1 < BACKFIRES) fell(s, other, card);
            else backfires(s, seat);
          },
        },
        {
          name: 'lose-hero',
          args: [{ name: 'card', domain: b.domain('card') }],
          decisions: ['lose-hero'],
          list: (s, seat, out) => {
            for (let card = 0; card < specs.length; card++)
              if (specs[card]?.unit === 'hero' && standing.get(s, seat, card) > 0) out.put(card);
          },
          apply: (s, seat, card) => {
            pop(s);
            fell(s, seat, card);
          },
        },
        {
          name: 'raid',
          args: [
            { name: 'seat', domain: b.domain('seat') },
            { name: 'stock', domain: stockDomain },
          ],
          decisions: ['raid'],
          list: (s, seat, out) => {
            for (const [other, of] of raids(b, s, seat)) out.put(other, of);
          },
          apply: (s, seat, other, of) => {
            pop(s);
            const count = land.store(s, seat, of, stock.get(s, other, of));
            stock.add(s, other, of, -count);
            if (s.events) tell(s, 'stock-robbed', { seat, from: other, good: STOCKS[of], count });
          },
        },
        {
          name: 'spy-on',
          args: [{ name: 'seat', domain: b.domain('seat') }],
          decisions: ['spy'],
          list: (s, seat, out) => {
            for (const other of b.rivals[seat])
              if (deckFields(b, DECK).count.get(s, other) > 0) out.put(other);
          },
          apply: (s, seat, other) => {
            pop(s);
            if (armyHolder(b, s) === other) push(s, b.decision('spy-die'), NATURE, seat, other);
            else look(s, seat, other);
          },
        },
        {
          name: 'spy-die',
          args: [{ name: 'die', domain: b.domain('die') }],
          decisions: ['spy-die'],
          uniform: true,
          list: (_s, _nature, out) => out.putAll(),
          apply: (s, _nature, die) => {
            const [seat, other] = [topArg(s, 0), topArg(s, 1)];
            pop(s);
            if (s.events) tell(s, 'spy-rolled', { seat, die: die + 1 });
            if (die + 1 < CAUGHT) look(s, seat, other);
          },
        },
        {
          name: 'spy-card',
          args: [{ name: 'card', domain: b.domain('card') }],
          decisions: ['spy-card'],
          list: (s, _seat, out) => {
            for (let card = 0; card < specs.length; card++) if (mayTake(s, topArg(s, 0), card)) out.put(card);
          },
          apply: (s, seat, card) => {
            const other = topArg(s, 0);
            pop(s);
            if (s.events)
              tell(
                s,
                'card-spied',
                { seat, from: other },
                { seats: (1 << seat) | (1 << other), data: { card: b.cards[card].id } },
              );
            hands.leave(s, other, card);
            hands.gain(s, seat, card);
          },
          audience: (s, seat) => (1 << seat) | (1 << topArg(s, 0)),
        },
        {
          name: 'spy-nothing',
          decisions: ['spy-card'],
          list: (_s, _seat, out) => out.put(),
          apply: (s) => pop(s),
        },
      ];
    },
    exempt: {
      rare: [
        'card.goldsmith',
        'card.relocation',
        'move.lose-hero',
        'event.hero-fallen',
        'event.black-knight-rolled',
        'event.spy-rolled',
      ],
    },
    words: {
      terms: {
        'reason.card-is-built': 'This card is built, not played.',
        'from.regions': 'the regions',
        'from.hand': 'the hand',
        ...Object.fromEntries(
          Array.from({ length: spots }, (_, at) => [
            `spot.${at}`,
            at < STOCKS.length ? `region ${at + 1}` : `gap ${at - STOCKS.length + 1}`,
          ]),
        ),
        'decision.alchemy': 'Choose what the dice show',
        'decision.caravan': 'Goods of the regions, or cards of the hand?',
        'decision.relocate': 'Which two change places?',
        'decision.strike': 'Against whom?',
        'decision.black-knight': 'The Black Knight rolls a die',
        'decision.lose-hero': 'The Black Knight strikes you: which hero falls?',
        'decision.raid': 'Whose region, and for which of yours?',
        'decision.spy': 'Whose cards?',
        'decision.spy-die': 'Is the Spy caught?',
        'decision.spy-card': 'Take an action card or a unit',
        'move.set-both-dice': 'Set the dice',
        'move.send-caravan': 'Give 2 of',
        'move.relocate': 'Change places',
        'move.strike': 'Strike',
        'move.black-knight-die': 'The die',
        'move.lose-hero': 'Lose',
        'move.raid': 'Take out of a region',
        'move.spy-on': 'Look at the cards',
        'move.spy-die': 'The die',
        'move.spy-card': 'Take',
        'move.spy-nothing': 'Take nothing',
        'event.hero-fallen': '{seat} loses {card}.',
        'event.black-knight-rolled': 'The Black Knight of {seat} rolls a {die}.',
        'event.spy-rolled': 'The Spy of {seat} rolls a {die}.',
        'event.card-spied': '{seat} takes a card out of the hand of {from:seat}.',
        'event.card-spied.known': '{seat} takes {card} out of the hand of {from:seat}.',
      },
    },
  };
}
