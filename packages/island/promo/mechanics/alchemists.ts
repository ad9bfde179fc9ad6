import { type Bar, reason, type Seat, type State, tell } from '@hexwright/kernel';
import { anewEachTurn, askGoods, giveBack, held, inBank, numberMoment, take } from '../../mechanics/index.ts';
import type { Part } from '../../rulebook/index.ts';
import { SCROLL } from './scrolls.ts';
import { houseWorth, townHouse } from './town-houses.ts';

export interface AlchemistsConfig {
  readonly terrain: string;
  /** on this number the seat whose turn it is may sell a resource for so many scrolls */
  readonly library: number;
  readonly scrolls: number;
  /** on this one all guests take a resource of choice, and it explodes */
  readonly laboratory: number;
}

const CLOSED = reason('library-closed', 'the library is not open to the seat in this turn');
const NOTHING = reason('library-nothing', 'the seat has no such resource, or there are no scrolls left');

/** for bots, in points: a resource of choice; two scrolls for a card are fair */
const CHOICE = 1.2;

/** A house with two numbers: a library that sells scrolls, and a laboratory that gives a resource of choice and explodes. */
export function alchemists(config: AlchemistsConfig): Part {
  const { terrain, library, laboratory, scrolls } = config;
  return {
    id: 'alchemists',
    of: config,
    uses: [numberMoment()],
    fields: {
      /** whether the laboratory has exploded */
      exploded: {},
      /** whether the seat whose turn it is may still sell */
      libraryOpen: { noLook: 'it shows in what is offered' },
    },
    rules: (was, b) => {
      const house = townHouse(b, terrain);
      const worth = houseWorth(b, terrain, { once: CHOICE });
      const exploded = b.cell('exploded');
      const open = b.cell('libraryOpen');
      return {
        ...anewEachTurn(was, (s) => open.set(s, 0)),
        afterProduction: (s, number) => {
          was.afterProduction(s, number);
          if (number !== library && number !== laboratory) return;
          const ruined = exploded.get(s) === 1;
          exploded.set(s, 0);
          if (ruined && s.events) tell(s, 'laboratory-mended', {});
          if (!house.comes(s, number)) return;
          if (number === library) {
            if (house.hosts(s, b.fields.active.get(s))) open.set(s, 1);
            return;
          }
          if (ruined) return;
          for (const seat of house.inTurn(s).reverse()) askGoods(b, s, seat, 1, 'number');
          exploded.set(s, 1);
          if (s.events) tell(s, 'laboratory-exploded', {});
        },
        hints: {
          progress: (s, seat) => was.hints.progress(s, seat) + worth.now(s, seat),
          foundingGain: (s, seat, corner) =>
            was.hints.foundingGain(s, seat, corner) + worth.gain(s, seat, corner),
        },
      };
    },
    moves: (b) => {
      const open = b.cell('libraryOpen');
      const scroll = b.good(SCROLL);
      const bar = (s: State, seat: Seat, good: number): Bar => {
        if (open.get(s) === 0) return CLOSED;
        return b.handGoods.includes(good) && held(b, s, seat, good) > 0 && inBank(b, s, scroll) >= scrolls
          ? undefined
          : NOTHING;
      };
      return [
        {
          name: 'sell-to-library',
          args: [{ name: 'good', domain: b.domain('good') }],
          decisions: ['main', 'trade'],
          list: (s, seat, out) => {
            if (open.get(s) === 0) return;
            for (const good of b.handGoods) if (bar(s, seat, good) === undefined) out.put(good);
          },
          apply: (s, seat, good) => {
            open.set(s, 0);
            giveBack(b, s, seat, good, 1);
            take(b, s, seat, scroll, scrolls);
            if (s.events) tell(s, 'library-sold', { seat, good: b.goods[good].id, count: scrolls });
          },
          why: (s, seat, good) => (open.get(s) === 0 ? CLOSED : good < 0 ? undefined : bar(s, seat, good)),
        },
      ];
    },
    words: {
      terms: {
        'field.exploded': 'The laboratory has exploded',
        'move.sell-to-library': 'Sell a resource to the library',
        'event.library-sold': '{seat} sells 1 {good} to the library for {count} scrolls.',
        'event.laboratory-exploded': 'The laboratory explodes.',
        'event.laboratory-mended': 'The laboratory is mended.',
        'reason.library-closed':
          'The library is open on its number, once, to the active player if they have a house there.',
        'reason.library-nothing': 'You have no such resource, or too few scrolls are left.',
      },
    },
    looks: {
      fields: { exploded: { on: 'table', shape: 'flame', hideAt: 0 } },
      moves: { 'sell-to-library': { shape: 'scroll' } },
    },
  };
}
