import { type Book, deckFields, giveBack, held, hexesOf, makeHands, type Part } from '@hexwright/island';
import {
  NATURE,
  pop,
  push,
  type Row,
  type Seat,
  type State,
  setTopArg,
  tell,
  toMove,
  topArg,
  topKind,
} from '@hexwright/kernel';
import { grant } from './asking.ts';
import { takeDown } from './building.ts';
import { DECK } from './hand.ts';
import { armyHolder, askedLast, GOLD, landOf, STOCKS } from './land.ts';

const EVENTS: readonly { readonly id: string; readonly count: number }[] = [
  { id: 'feud', count: 1 },
  { id: 'conflict', count: 1 },
  { id: 'civil-war', count: 1 },
  { id: 'plague', count: 1 },
  { id: 'invention', count: 1 },
  { id: 'ships-race', count: 1 },
  { id: 'merchant', count: 2 },
  { id: 'plenty', count: 2 },
  { id: 'yule', count: 1 },
];
/** so many units a church or a chapel keeps at home in a civil war */
const KEPT = 3;

/** Nature turns up an event card. */
export function turnEvent(b: Book, s: State): void {
  push(s, b.decision('turn-event'), NATURE);
}

/** The event cards: what each does with three or four at the table. */
export function events(): Part {
  const seat = (b: Book) => ({ name: 'of', domain: b.domain('seat') });
  return {
    id: 'ministers-events',
    fields: {
      /** by event: how many are left in the deck */
      eventDeck: { per: [EVENTS.length], noLook: 'the log tells each event that is drawn' },
    },
    decisions: {
      'turn-event': { nature: true },
      feud: {},
      'lose-building': {},
      conflict: {},
      'seize-card': { args: (b) => [seat(b), { name: 'left', domain: { id: 'count', size: 100 } }] },
      'civil-war': { args: (b) => [seat(b)] },
    },
    prepare: (b) => {
      const deck = b.row('eventDeck');
      return (s) => shuffle(s, deck);
    },
    rules: (was, b) => {
      const seizing = b.decision('seize-card');
      return {
        decks: {
          sees: (s, viewer, other) =>
            was.decks.sees(s, viewer, other) ||
            (topKind(s) === seizing && viewer >= 0 && toMove(s) === 1 << viewer && topArg(s, 0) === other),
        },
      };
    },
    moves: (b) => {
      const deck = b.row('eventDeck');
      const land = landOf(b);
      const { standing, specs } = land;
      const { cards, count } = deckFields(b, DECK);
      const hands = makeHands(b, DECK);
      const happens = effects(b);
      const buildings = (s: State, who: Seat): boolean =>
        land.count(s, who, ({ kind }) => kind === 'building' || kind === 'city') > 0;
      return [
        {
          name: 'turn-event',
          args: [
            {
              name: 'event',
              domain: { id: 'event-card', size: EVENTS.length, names: EVENTS.map(({ id }) => id) },
            },
          ],
          decisions: ['turn-event'],
          list: (s, _nature, out) => {
            for (let i = 0; i < EVENTS.length; i++) if (deck.get(s, i) > 0) out.weigh(deck.get(s, i), i);
          },
          apply: (s, _nature, event) => {
            pop(s);
            deck.add(s, event, -1);
            if (s.events) tell(s, `event-${EVENTS[event].id}`, {});
            happens[event](s);
          },
        },
        {
          name: 'feud',
          args: [{ name: 'seat', domain: b.domain('seat') }],
          decisions: ['feud'],
          list: (s, holder, out) => {
            for (const other of b.rivals[holder]) if (buildings(s, other)) out.put(other);
          },
          apply: (s, _holder, other) => {
            pop(s);
            push(s, b.decision('lose-building'), 1 << other);
          },
        },
        {
          name: 'lose-building',
          args: [{ name: 'card', domain: b.domain('card') }],
          decisions: ['lose-building'],
          list: (s, loser, out) => {
            for (let card = 0; card < specs.length; card++)
              if (standing.get(s, loser, card) > 0 && specs[card]?.kind !== 'unit') out.put(card);
          },
          apply: (s, loser, card) => {
            pop(s);
            takeDown(b, s, loser, card);
            hands.bury(s, card);
            if (s.events) tell(s, 'expansion-lost', { seat: loser, card: b.cards[card].id });
          },
        },
        {
          name: 'conflict',
          args: [{ name: 'seat', domain: b.domain('seat') }],
          decisions: ['conflict'],
          list: (s, holder, out) => {
            for (const other of b.rivals[holder]) if (count.get(s, other) > 0) out.put(other);
          },
          apply: (s, holder, other) => {
            pop(s);
            const most = armyHolder(b, s) === other ? 1 : 2;
            push(s, b.decision('seize-card'), 1 << holder, other, Math.min(most, count.get(s, other)));
          },
        },
        {
          name: 'seize-card',
          args: [{ name: 'card', domain: b.domain('card') }],
          decisions: ['seize-card'],
          list: (s, _holder, out) => {
            for (let card = 0; card < specs.length; card++)
              if (specs[card] && cards.get(s, topArg(s, 0), card) > 0) out.put(card);
          },
          apply: (s, _holder, card) => {
            const [other, left] = [topArg(s, 0), topArg(s, 1) - 1];
            if (left > 0) setTopArg(s, 1, left);
            else pop(s);
            hands.leave(s, other, card);
            hands.bury(s, card);
            if (s.events) tell(s, 'card-seized', { seat: other, card: b.cards[card].id });
          },
        },
        {
          name: 'recall-unit',
          args: [{ name: 'card', domain: b.domain('card') }],
          decisions: ['civil-war'],
          list: (s, _neighbour, out) => {
            const owner = topArg(s, 0);
            if (!losesUnit(b, s, owner)) return;
            for (let card = 0; card < specs.length; card++)
              if (specs[card]?.kind === 'unit' && standing.get(s, owner, card) > 0) out.put(card);
          },
          apply: (s, _neighbour, card) => {
            const owner = topArg(s, 0);
            pop(s);
            takeDown(b, s, owner, card);
            if (s.events) tell(s, 'unit-recalled', { seat: owner, card: b.cards[card].id });
            hands.gain(s, owner, card);
          },
        },
        {
          // A card that was played to get within the limit of the hand may have struck a unit meanwhile.
          name: 'recall-nothing',
          decisions: ['civil-war'],
          list: (s, _neighbour, out) => {
            if (!losesUnit(b, s, topArg(s, 0))) out.put();
          },
          apply: (s) => pop(s),
        },
      ];
    },
    exempt: { rare: ['move.recall-nothing'] },
    words: {
      terms: {
        'decision.turn-event': 'An event card is turned up',
        'decision.feud': 'Feud: who loses a building?',
        'decision.lose-building': 'Choose a building that you lose',
        'decision.conflict': 'Conflict: whose cards?',
        'decision.seize-card': 'Put a card of this hand under the deck',
        'decision.civil-war': 'Civil war: which unit goes home?',
        'move.turn-event': 'An event card',
        'move.feud': 'Loses a building',
        'move.lose-building': 'Lose',
        'move.conflict': 'Look at the hand',
        'move.seize-card': 'Put under the deck',
        'move.recall-unit': 'Goes home',
        'move.recall-nothing': 'Nobody goes home',
        'event-card.feud': 'Feud',
        'event-card.conflict': 'Conflict',
        'event-card.civil-war': 'Civil War',
        'event-card.plague': 'Plague',
        'event-card.invention': 'Invention',
        'event-card.ships-race': 'Trade Ships Race',
        'event-card.merchant': 'Traveling Merchant',
        'event-card.plenty': 'Year of Plenty',
        'event-card.yule': 'Yule',
        'event.event-feud': 'Feud: the holder of the knight token names somebody who loses a building.',
        'event.event-conflict':
          'Conflict: the holder of the knight token puts cards of another hand under the deck.',
        'event.event-civil-war': 'Civil war: everybody takes a unit back into the hand.',
        'event.event-plague': 'Plague: every hex at a city costs a good.',
        'event.event-invention': 'Invention: progress points bring goods.',
        'event.event-ships-race': 'Trade ships race: most ships bring a good.',
        'event.event-merchant': 'A traveling merchant sells goods for gold.',
        'event.event-plenty': 'A year of plenty: regions beside a Storehouse take in a good.',
        'event.event-yule': 'Yule: the event cards are shuffled, and another is turned up.',
        'event.expansion-lost': '{seat} loses {card}.',
        'event.card-seized': '{card} of {seat} goes under the deck.',
        'event.unit-recalled': '{seat} takes {card} back into the hand.',
        'event.plague-takes': 'The plague costs {seat} {count} {good}.',
      },
    },
  };
}

function shuffle(s: State, deck: Row): void {
  for (const [i, { count }] of EVENTS.entries()) deck.set(s, i, count);
}

/** whether a civil war sends a unit of the seat home */
function losesUnit(b: Book, s: State, seat: Seat): boolean {
  const land = landOf(b);
  const units = land.count(s, seat, ({ kind }) => kind === 'unit');
  const chapels = b.grid<Seat>('played').get(s, seat, b.card('charter-chapel'));
  return units > KEPT * (Number(land.has(s, seat, 'church')) + chapels);
}

/** by event: what happens */
function effects(b: Book): ((s: State) => void)[] {
  const land = landOf(b);
  const { standing, specs } = land;
  const { count } = deckFields(b, DECK);
  const deck = b.row('eventDeck');
  const knight = b.cell('knightToken');
  const each: Readonly<Record<string, (s: State) => void>> = {
    feud: (s) => {
      const holder = knight.get(s);
      const some =
        holder >= 0 &&
        b.rivals[holder].some((other) => land.count(s, other, ({ kind }) => kind !== 'unit') > 0);
      if (some) push(s, b.decision('feud'), 1 << holder);
    },
    conflict: (s) => {
      const holder = knight.get(s);
      if (holder >= 0 && b.rivals[holder].some((other) => count.get(s, other) > 0))
        push(s, b.decision('conflict'), 1 << holder);
    },
    'civil-war': (s) => {
      for (const seat of askedLast(b, s)) {
        const right = (seat + b.seats - 1) % b.seats;
        if (losesUnit(b, s, seat)) push(s, b.decision('civil-war'), 1 << right, seat);
      }
    },
    plague: (s) => {
      for (let seat = 0; seat < b.seats; seat++) plague(b, s, seat);
    },
    invention: (s) => {
      for (const seat of askedLast(b, s)) {
        let inventors = 0;
        for (let card = 0; card < specs.length; card++)
          if (specs[card]?.progress) inventors += standing.get(s, seat, card);
        grant(b, s, seat, Math.min(2, inventors));
      }
    },
    'ships-race': (s) => {
      const ships = Array.from({ length: b.seats }, (_, seat) =>
        land.count(s, seat, ({ unit }) => unit === 'ship'),
      );
      const most = Math.max(...ships);
      for (const seat of askedLast(b, s)) if (most > 0 && ships[seat] === most) grant(b, s, seat, 1);
    },
    merchant: (s) => {
      for (const seat of askedLast(b, s))
        if (land.stock.get(s, seat, GOLD) > 0) push(s, b.decision('buy-stock'), 1 << seat, 2);
    },
    plenty: (s) => {
      for (let seat = 0; seat < b.seats; seat++)
        for (let of = 0; of < STOCKS.length; of++)
          land.store(s, seat, of, land.beside(s, seat, of, 'storehouse'));
    },
    yule: (s) => {
      shuffle(s, deck);
      turnEvent(b, s);
    },
  };
  return EVENTS.map(({ id }) => each[id]);
}

/** Every hex at a city of the seat costs it a good of its kind: out of the region, or else of the hand. */
function plague(b: Book, s: State, seat: Seat): void {
  const { stock, goods, beside } = landOf(b);
  const city = b.mark(seat, b.piece('city').index);
  for (let of = 0; of < GOLD; of++) {
    let count = 0;
    if (beside(s, seat, of, 'bath-house') > 0) continue;
    for (let terrain = 0; terrain < b.terrains.length; terrain++) {
      if (b.gives[terrain] !== goods[of]) continue;
      for (const hex of hexesOf(b, s, terrain))
        if (b.walks.cornersOf[hex].some((corner) => b.fields.building.get(s, corner) === city)) count++;
    }
    const fromRegion = Math.min(count, stock.get(s, seat, of));
    const cards = Math.min(count - fromRegion, held(b, s, seat, goods[of]));
    if (fromRegion + cards === 0) continue;
    stock.add(s, seat, of, -fromRegion);
    giveBack(b, s, seat, goods[of], cards);
    if (s.events) tell(s, 'plague-takes', { seat, count: fromRegion + cards, good: STOCKS[of] });
  }
}
