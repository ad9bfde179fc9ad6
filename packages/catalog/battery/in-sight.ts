import { islandOf } from '@hexwright/island';
import { cloneState, OVER, type State } from '@hexwright/kernel';
import { looksOf, type Playable } from '@hexwright/rulebook';
import type { Step } from './walk.ts';

/** What every table shows without being told to, and what is nothing but the course of the game. */
const AT_EVERY_TABLE = ['hold', 'handSize', 'bank', 'supply', 'award', 'blocker', 'cards', 'turn', 'active'];
const COURSE = ['stage', 'special', 'over', 'decisions'];

/**
 * Asks the rule that ends the game and sees which fields it reads. The sources of points are told with every player;
 * whatever else it goes by must be drawn where nobody has to look for it.
 */
export function endsOutOfSight(game: Playable): (s: State) => string | undefined {
  const book = islandOf(game);
  if (!book) return () => undefined;
  const fieldAt = new Array<string>(book.plan.size);
  for (const { name, at, size } of book.plan.fields) fieldAt.fill(name, at, at + size);
  const { fields: looks = {}, pieces = {} } = looksOf(book.modules, book.seats, book.options);
  const awake = Object.values(pieces).flatMap((look) => look.awake ?? []);
  const layers = book.pieces.map(({ layerAt }) => fieldAt[layerAt]);
  const shown = new Set([...AT_EVERY_TABLE, ...COURSE, ...layers, ...awake]);
  const hidden = (name: string): boolean => {
    if (shown.has(name)) return false;
    const look = looks[name];
    if (!look || look.on === 'stock' || look.on === 'bare') return true;
    return look.on === 'table' && !look.decides;
  };
  return (s) => {
    if (s.cells[OVER]) return undefined;
    const scored = readBy(s, fieldAt, (copy) => {
      for (let seat = 0; seat < book.seats; seat++) book.rules.points(copy, seat);
    });
    const read = readBy(s, fieldAt, (copy) => book.rules.checkEnd(copy));
    const unseen = [...read].filter((name) => !scored.has(name) && hidden(name));
    return unseen.length > 0
      ? `the end goes by ${unseen.map((name) => `"${name}"`).join(', ')}, which no table shows to everybody at once`
      : undefined;
  };
}

/** The fields that are read while something is asked of a copy of the state. */
function readBy(s: State, fieldAt: readonly string[], ask: (copy: State) => void): Set<string> {
  const read = new Set<string>();
  const copy = cloneState(s);
  const { cells } = copy;
  const watched = new Proxy(cells, {
    get: (_, key) => {
      const index = typeof key === 'string' ? Number(key) : Number.NaN;
      if (Number.isInteger(index)) {
        read.add(fieldAt[index]);
        return cells[index];
      }
      const found: unknown = Reflect.get(cells, key, cells);
      return typeof found === 'function' ? found.bind(cells) : found;
    },
  });
  ask(Object.assign(Object.create(Object.getPrototypeOf(copy)), copy, { cells: watched, events: null }));
  return read;
}

/** Whatever gives a turn its number is told by an event whose look says what it was: dice, a card, a wheel. */
export function numberUntold(game: Playable): (step: Step) => string | undefined {
  const book = islandOf(game);
  if (!book) return () => undefined;
  const kinds = new Set(Object.keys(looksOf(book.modules, book.seats, book.options).numbers ?? {}));
  let before = 0;
  return ({ state, events }) => {
    const number = state.cells[book.at.dice] + state.cells[book.at.dice + 1];
    const fresh = number > 0 && number !== before;
    before = number;
    return fresh && !events.some(({ kind, data }) => kinds.has(kind) && data.number === number)
      ? `the number ${number} came, and no event that looks.numbers names tells it`
      : undefined;
  };
}
