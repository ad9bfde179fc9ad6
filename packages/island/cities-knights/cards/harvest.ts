import { type Seat, type State, tell } from '@hexwright/kernel';
import { inBank, roomFor, take } from '../../mechanics/index.ts';
import type { Book, Good } from '../../rulebook/index.ts';
import { progressCard } from './deck.ts';

const EACH = 2;

/** how many hexes that give the good have a building of the seat beside them; no more are counted than are enough */
function hexesOf(b: Book, s: State, seat: Seat, good: Good, enough: number): number {
  const { terrain, building } = b.fields;
  let count = 0;
  for (let hex = 0; count < enough && hex < b.topology.hexes; hex++) {
    if (b.gives[terrain.get(s, hex)] !== good) continue;
    for (const corner of b.walks.cornersOf[hex]) {
      const mark = building.get(s, corner);
      if (mark === 0 || b.ownerOf[mark] !== seat) continue;
      count++;
      break;
    }
  }
  return count;
}

/** Two goods for each hex of a kind with an own building beside it. */
const harvest = (id: string, name: string, good: string, hexes: string, shape: 'drop' | 'gem') => {
  const gain = (b: Book) => {
    const index = b.good(good);
    return (s: State, seat: Seat, enough = b.topology.hexes): number => {
      const most = Math.min(inBank(b, s, index), roomFor(b, s, seat, index));
      return most === 0 ? 0 : Math.min(EACH * hexesOf(b, s, seat, index, enough), most);
    };
  };
  return progressCard({
    card: {
      id,
      deck: 'science',
      count: 2,
      when: (b) => {
        const of = gain(b);
        return (s, seat) => of(s, seat, 1) > 0;
      },
      play: (b) => {
        const of = gain(b);
        return (s, seat) => {
          const count = of(s, seat);
          take(b, s, seat, b.good(good), count);
          if (s.events) tell(s, 'harvested', { seat, count, good });
        };
      },
    },
    name,
    text: `Take 2 ${good} from the bank for each ${hexes} hex with at least one settlement or city of yours beside it. Cities and further buildings bring no more ${good}.`,
    shape,
    terms: { 'event.harvested': '{seat} takes {count} {good}.' },
  });
};

export const irrigation = harvest('irrigation', 'Irrigation', 'grain', 'fields', 'drop');
export const mining = harvest('mining', 'Mining', 'ore', 'mountains', 'gem');
