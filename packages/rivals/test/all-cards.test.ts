import {
  applyCode,
  type GameEvent,
  listMoves,
  MoveList,
  NATURE,
  nameMove,
  newState,
  OVER,
  pick,
  Rng,
  toMove,
} from '@hexwright/kernel';
import { expect, it } from 'vitest';
import { Table } from './table.ts';

/** The duel has no card that is not in one of these. So many random games at most, until every card was seen */
const GAMES = 120;
/** A player of chance who would rather build and play than do anything else, every other time, and first what was not yet seen. */
const WANTED = [
  'build',
  'play',
  'dig-cache',
  'settle-with-scout',
  'send-sebastian',
  'build-city',
  'build-settlement',
];

it.each(['rivals/introductory', 'rivals/era-of-gold', 'rivals/era-of-turmoil', 'rivals/era-of-progress'])(
  '%s: every kind of card is seen built, played or turned up',
  (game) => {
    const { b } = new Table(game);
    const missing = new Set(
      b.cards.filter(({ hidden, shown, doubtful }) => hidden + shown + doubtful > 0).map(({ id }) => id),
    );
    const list = new MoveList();
    for (let i = 0; i < GAMES && missing.size > 0; i++) {
      const s = newState(b);
      const rng = new Rng(game, i);
      while (!s.cells[OVER]) {
        const seats = toMove(s);
        const seat = seats === NATURE ? NATURE : seats === 1 ? 0 : 1;
        listMoves(s, seat, list);
        const events: GameEvent[] = [];
        s.events = events;
        applyCode(s, seat, preferred() ?? pick(list, rng, seat === NATURE));
        for (const { kind, data } of events)
          if (kind === 'built' || kind === 'played' || kind === 'event-card') missing.delete(`${data.card}`);

        function preferred(): number | undefined {
          if (seat === NATURE || rng.below(2) === 0) return undefined;
          const codes = Array.from(list.codes.subarray(0, list.length));
          const rare = codes.filter((code) => {
            const { move, card } = nameMove(b, code);
            return missing.has(`${card}`) && ['build', 'play', 'pick'].includes(move);
          });
          const wanted = rare.length
            ? rare
            : codes.filter((code) => WANTED.includes(b.moves[b.kindOf[code]].name));
          return wanted.length > 0 ? wanted[rng.below(wanted.length)] : undefined;
        }
      }
    }
    expect([...missing]).toEqual([]);
  },
);
