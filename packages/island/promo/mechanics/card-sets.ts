import { type Bar, reason, type Seat, type State, tell } from '@hexwright/kernel';
import { cardFields, chits, gainChits } from '../../mechanics/index.ts';
import type { Book, CardNo, Part, Terms } from '../../rulebook/index.ts';

export interface CardSetsConfig {
  /** the cards of the colours, by id, and what they are called among others */
  readonly colours: Readonly<Record<string, string>>;
  /** the card that stands for any colour */
  readonly joker: string;
  readonly jokerCalled: string;
  /** by the size of a set of different colours: the chits that it brings */
  readonly chits: Readonly<Record<number, number>>;
  /** how many chits there are for all */
  readonly stock: number;
}

interface CardSet {
  /** cards by id, the jokers last */
  readonly cards: readonly string[];
  readonly chits: number;
}

const NOT_HELD = reason('set-not-held', 'these cards are not in the hand');
const NO_CHITS = reason('chits-out', 'there are not as many chits left');
/** what bots hope for from two colours, in points: a third makes them worth more */
const HOPE = 0.25;

/** Cards of different colours are handed in as sets, for chits. They go under the deck, to come again when it is used up. */
export function cardSets(config: CardSetsConfig): Part {
  const sets = setsOf(config);
  const domain = {
    id: 'card-set',
    size: sets.length,
    names: sets.map(({ cards }) => cards.join('+')),
  };
  return {
    id: 'card-sets',
    of: config,
    uses: [chits()],
    fields: { chitsLeft: { start: config.stock } },
    rules: (was, b) => {
      const { cards, deckSize } = cardFields(b);
      const colours = Object.keys(config.colours).map((id) => b.card(id));
      const joker = b.card(config.joker);
      return {
        hints: {
          heldCards: (s, seat, own) => {
            const worth = was.hints.heldCards(s, seat, own);
            if (!own || deckSize.get(s) === 0) return worth;
            const held = colours.filter((card) => cards.get(s, seat, card) > 0).length;
            return held + cards.get(s, seat, joker) >= 2 ? worth + HOPE : worth;
          },
        },
      };
    },
    moves: (b) => {
      const at = cardFields(b);
      const left = b.cell('chitsLeft');
      const needed = sets.map(({ cards }) => countsOf(b, cards));
      const barSet = (s: State, seat: Seat, set: number): Bar => {
        for (const [card, count] of needed[set]) if (at.cards.get(s, seat, card) < count) return NOT_HELD;
        return left.get(s) < sets[set].chits ? NO_CHITS : undefined;
      };
      const handIn = (s: State, seat: Seat, card: CardNo, count: number): void => {
        at.cards.add(s, seat, card, -count);
        at.cardCount.add(s, seat, -count);
        at.fresh.set(s, seat, card, Math.min(at.fresh.get(s, seat, card), at.cards.get(s, seat, card)));
        at.under.add(s, card, count);
        at.deckSize.add(s, count);
      };
      return [
        {
          name: 'hand-in-set',
          args: [{ name: 'set', domain }],
          decisions: ['main', 'trade', 'build'],
          needs: Int32Array.of(at.cardCount.at, 1, 2),
          list: (s, seat, out) => {
            for (let set = 0; set < sets.length; set++) if (barSet(s, seat, set) === undefined) out.put(set);
          },
          apply: (s, seat, set) => {
            for (const [card, count] of needed[set]) handIn(s, seat, card, count);
            left.add(s, -sets[set].chits);
            if (s.events) tell(s, 'set-handed-in', { seat, set: domain.names[set] });
            gainChits(b, s, seat, sets[set].chits);
          },
          why: (s, seat, set) => {
            if (set >= 0) return barSet(s, seat, set);
            return sets.some((_, any) => barSet(s, seat, any) === undefined) ? undefined : NOT_HELD;
          },
        },
      ];
    },
    words: { terms: setTerms(config, sets) },
    looks: { fields: { chitsLeft: { on: 'table', shape: 'chit' } } },
  };
}

/** Every set: some of the colours, and jokers for the rest. */
function setsOf({ colours, joker, chits }: CardSetsConfig): CardSet[] {
  const some: string[][] = [[]];
  for (const colour of Object.keys(colours)) some.push(...some.map((set) => [...set, colour]));
  return Object.entries(chits).flatMap(([size, count]) =>
    some
      .filter((set) => set.length <= Number(size))
      .map((set) => ({
        cards: [...set, ...new Array<string>(Number(size) - set.length).fill(joker)],
        chits: count,
      })),
  );
}

function countsOf(b: Book, cards: readonly string[]): [card: CardNo, count: number][] {
  return [...new Set(cards)].map((id) => [b.card(id), cards.filter((other) => other === id).length]);
}

function setTerms({ colours, joker, jokerCalled }: CardSetsConfig, sets: readonly CardSet[]): Terms {
  const called: Readonly<Record<string, string>> = { ...colours, [joker]: jokerCalled };
  return {
    'move.hand-in-set': 'Hand in a set of cards',
    'event.set-handed-in': '{seat} hands in: {set}.',
    'field.chitsLeft': 'Chits left',
    'reason.set-not-held': 'You do not hold these cards.',
    'reason.chits-out': 'There are not as many chits left.',
    ...Object.fromEntries(
      sets.map(({ cards }) => [`card-set.${cards.join('+')}`, cards.map((id) => called[id]).join(' + ')]),
    ),
  };
}
