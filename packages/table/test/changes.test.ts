import { rows } from '@hexwright/catalog';
import { isOver, makePlan, NATURE, Rng, resample, type State, UNKNOWN } from '@hexwright/kernel';
import { describe, expect, test } from 'vitest';
import {
  ChangeWriter,
  changedView,
  type GamePresenter,
  Shown,
  ShownFields,
  type TableView,
  type ViewChange,
} from '../index.ts';
import { ownSeatView, sharedSeatView } from '../seat-view.ts';
import { anyFace, islandAt, Played } from './play.ts';

const MOVES = 60;
const EVERY = 5;

const json = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** The position as a viewer is shown it, by itself and without what was before. */
function alone(face: GamePresenter, s: State, seat: number | null, n: number): Shown {
  const shared = sharedSeatView(face, s);
  return new Shown({ ...shared.part, n }, ownSeatView(face, s, seat, shared));
}

describe('what is sent as a change', () => {
  test.each(rows.map(({ id, players }) => [id, players] as const))(
    'makes the next view of the last, and tells nothing of what is hidden: %s',
    (id, seats) => {
      const face = anyFace(id, seats[0]);
      const played = new Played(face);
      const viewers = [0, ...(seats[0] > 1 ? [1] : []), null];
      const writer = new ChangeWriter();
      const sent = new Map<string, ReturnType<ChangeWriter['sent']>>();
      const views = new Map<string, TableView>();
      for (const seat of viewers) {
        const shown = played.table.admit(`${seat}`, seat === null ? [] : [seat]);
        sent.set(`${seat}`, writer.sent(shown));
        views.set(`${seat}`, json(shown.view));
      }
      const rng = new Rng(id);
      let before = played.table.state;
      let moves = 0;
      played.on(MOVES, id, (told) => {
        for (const { viewer, shown } of told) {
          const now = writer.sent(shown);
          const text = writer.change(sent.get(viewer)!, now);
          sent.set(viewer, now);
          const view = text
            ? changedView(views.get(viewer)!, JSON.parse(text) as ViewChange)
            : json(shown.view);
          expect(view, `seat ${viewer}`).toEqual(json(shown.view));
          views.set(viewer, view!);
        }
        const { state } = played.table;
        if (moves++ % EVERY === 0 && !isOver(state)) {
          // Dealt otherwise where this seat cannot see it, before and after, the same is sent.
          const seat = viewers[((moves / EVERY) % viewers.length) | 0];
          const change = (was: State, now: State): string | undefined => {
            const anew = new ChangeWriter();
            return anew.change(anew.sent(alone(face, was, seat, 1)), anew.sent(alone(face, now, seat, 2)));
          };
          const real = change(before, state);
          const viewer = seat ?? NATURE;
          expect(change(resample(before, viewer, rng), resample(state, viewer, rng))).toBe(real);
        }
        before = state;
      });
    },
  );

  test('is less than the view, and is written once for all who look on', () => {
    const face = islandAt();
    let asked = 0;
    const counted = {
      ...face,
      shared: (...args: Parameters<typeof face.shared>) => {
        asked++;
        return face.shared(...args);
      },
    };
    const played = new Played(counted);
    const writer = new ChangeWriter();
    const sent = new Map(
      [0, 1, 2, 3].map((seat) => [`${seat}`, writer.sent(played.table.admit(`${seat}`, [seat]))]),
    );
    let whole = 0;
    let changes = 0;
    asked = 0;
    let steps = 0;
    played.on(60, 'some', (told) => {
      steps++;
      for (const { viewer, shown } of told) {
        const now = writer.sent(shown);
        changes += writer.change(sent.get(viewer)!, now)!.length;
        whole += JSON.stringify(shown.view).length;
        sent.set(viewer, now);
      }
    });
    expect(asked).toBe(steps);
    expect(changes).toBeLessThan(whole / 3);
  });

  const plan = makePlan([['a', { per: [2] }]]);
  type Cells = readonly [number, number];
  const all = ([a, b]: Cells, of = plan) => ShownFields.all(of, Int32Array.of(a, b));
  /** What all see of two cells, and what somebody sees of them. */
  const shown = (shared: Cells, own: Cells = shared, more: object = {}, mine: object = {}): Shown => {
    const fields = all(shared);
    return new Shown(
      { fields, n: 1, ...more },
      { fields: ShownFields.others(Int32Array.of(...own), fields), ...mine },
    );
  };
  const changed = (was: Shown, now: Shown): TableView | undefined => {
    const writer = new ChangeWriter();
    const text = writer.change(writer.sent(was), writer.sent(now));
    return text === undefined ? undefined : changedView(json(was.view), JSON.parse(text) as ViewChange);
  };
  const U = UNKNOWN;

  test.each<[string, Cells, Cells, Cells, Cells]>([
    ['a seat begins to see more than others', [0, U], [0, U], [0, U], [0, 7]],
    ['and stops to', [0, U], [0, 7], [0, U], [0, U]],
    ['others learn what it knew', [0, U], [0, 7], [0, 7], [0, 7]],
    ['what all see changes where it sees more', [0, U], [0, 7], [1, U], [1, 7]],
    ['what all see changes back to what it knew', [0, 0], [1, 0], [2, 0], [1, 0]],
  ])('%s', (_what, wasShared, wasOwn, nowShared, nowOwn) => {
    const now = shown(nowShared, nowOwn);
    expect(changed(shown(wasShared, wasOwn), now)).toEqual(json(now.view));
  });

  test('of a thing by name is what that seat is shown of it', () => {
    const [open, mine, other] = [{ b: 1 }, { b: 2 }, { b: 3 }];
    const steps = [
      shown([0, 0], [0, 0], open, mine),
      shown([0, 0], [0, 0], other, mine),
      shown([0, 0], [0, 0], other),
    ];
    for (const [i, now] of steps.entries())
      if (i > 0) expect(changed(steps[i - 1], now)).toEqual(json(now.view));
  });

  test('is nothing where something is there no more: then everything is sent', () => {
    const [none, one] = [shown([0, 0]), { b: 1 }];
    expect(changed(shown([0, 0], [0, 0], one), none)).toBeUndefined();
    expect(changed(shown([0, 0], [0, 0], {}, one), none)).toBeUndefined();
    const other = makePlan([['a', { per: [2] }]]);
    expect(changed(new Shown({ fields: all([0, 0], other), n: 1 }, none.own), none)).toBeUndefined();
  });

  test('rests on the view before, and on no other', () => {
    const view = { n: 4, fields: {} } as TableView;
    expect(changedView(view, { from: 3, shared: {}, own: {} })).toBeUndefined();
    expect(changedView(null, { from: 3, shared: {}, own: {} })).toBeUndefined();
    expect(changedView(view, { from: 4, shared: { n: 5 }, own: {} })).toEqual({ n: 5, fields: {} });
  });
});
