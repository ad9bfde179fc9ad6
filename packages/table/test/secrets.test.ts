import { rows } from '@hexwright/catalog';
import { isOver, NATURE, Rng, resample, type State } from '@hexwright/kernel';
import { describe, expect, test } from 'vitest';
import { type GamePresenter, type IslandFace, seatView } from '../index.ts';
import { anyFace, islandAt, Played, SEED } from './play.ts';

/** In every row a game is played so far; after so many moves the next viewer is looked at. */
const MOVES = 300;
const EVERY = 7;

/**
 * How this viewer could tell the position from another that it may not tell apart: what differs of what it is shown.
 * What it hears of events is held to the same by the battery of the catalogue, which tries every hidden move.
 */
function leak(
  face: GamePresenter,
  view: object,
  s: State,
  seat: number | null,
  rng: Rng,
): string | undefined {
  const shown = view as Record<string, unknown>;
  const other: Record<string, unknown> = { ...seatView(face, resample(s, seat ?? NATURE, rng), seat) };
  return Object.keys(other).find((key) => JSON.stringify(shown[key]) !== JSON.stringify(other[key]));
}

describe('nothing that is sent to a viewer depends on what it may not know', () => {
  test.each(rows.map(({ id, players }) => [id, players] as const))('%s', (id, seats) => {
    const face = anyFace(id, seats[0]);
    const played = new Played(face);
    const viewers = [...Array.from({ length: face.game.seats }, (_, seat) => seat), null];
    const seen = viewers.map((seat) => played.table.join('x', seat === null ? [] : [seat]).n);
    const rng = new Rng(id);
    let moves = 0;
    played.on(MOVES, id, () => {
      const { state } = played.table;
      if (moves++ % EVERY !== 0 || isOver(state)) return;
      const turn = (moves / EVERY) | 0;
      const viewer = turn % viewers.length;
      const seat = viewers[viewer];
      const view = played.table.join('x', seat === null ? [] : [seat], seen[viewer]);
      seen[viewer] = view.n;
      const what = leak(face, view, state, seat, rng);
      if (what) throw new Error(`seat ${seat} can tell by "${what}" after move ${played.table.moves}`);
      if (JSON.stringify(view).includes(SEED)) throw new Error(`seat ${seat} is sent the seed`);
      played.table.leave('x');
    });
    expect(played.table.stands.over || moves === MOVES).toBe(true);
    expect(JSON.stringify(face.sheet())).not.toContain(SEED);
  });

  test('the check finds a view that shows another’s hand', () => {
    const face = islandAt();
    const { at, size } = face.game.plan.byName.get('hold')!;
    const open: IslandFace = {
      ...face,
      own: (s, seat, view, shared) => ({
        ...face.own(s, seat, view, shared),
        rates: [...s.cells.subarray(at, at + size)],
      }),
    };
    const { table } = new Played(open).on(120, 'some');
    const rng = new Rng('anew');
    const found = Array.from({ length: 20 }, () => leak(open, table.join('x', [0]), table.state, 0, rng));
    expect(found).toContain('rates');
  });
});
