import { expect, test } from 'vitest';
import { answerLine } from '../../stdio/rpc.ts';
import { Tables } from '../../stdio/tables.ts';

interface Part {
  readonly at: number;
  readonly shape: readonly number[];
}

interface Opened {
  readonly envs: string;
  readonly rows: number;
  readonly width: number;
  readonly layout: Readonly<Record<string, Part>>;
  readonly actions: {
    readonly size: number;
    readonly kinds: readonly { name: string; base: number; size: number }[];
  };
  readonly observations: { readonly size: number };
}

const [TERMINATED, TRUNCATED, BEGUN, FRESH, ILLEGAL] = [1, 2, 4, 8, 16];

/** A program that drives environments, reading the bytes of each answer as the layout says. */
function desk(wish: Record<string, unknown>) {
  const tables = new Tables();
  const ask = (method: string, params: object) =>
    JSON.parse(answerLine(tables, JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })) ?? 'null');
  const call = <T>(method: string, params: object): T => {
    const { result, error } = ask(method, params);
    if (error) throw new Error(`${error.data.field}: ${error.message}`);
    return result;
  };
  const opened = call<Opened>('newEnvs', { game: 'first-island/base', seats: 4, seed: 1, ...wish });
  const { layout } = opened;
  const read = (method: string, params: object) => {
    const { bytes } = call<{ bytes: number }>(method, { envs: opened.envs, ...params });
    const block = tables.takeFollowing();
    if (block?.length !== bytes) throw new Error(`${bytes} bytes were promised`);
    const view = new DataView(block.slice().buffer);
    const whole = (name: string): number[] =>
      Array.from({ length: layout[name].shape[0] }, (_, i) => view.getInt32(layout[name].at + i * 4, true));
    const { at, shape } = layout.masks;
    const masks = Array.from({ length: shape[0] }, (_, row) =>
      Array.from({ length: shape[1] * 8 }, (_, action) => action).filter(
        (action) => (view.getUint8(at + row * shape[1] + (action >> 3)) >> (action & 7)) & 1,
      ),
    );
    const seats = layout.rewards.shape[1];
    const rewards = Array.from({ length: layout.rewards.shape[0] }, (_, env) =>
      Array.from({ length: seats }, (_, seat) =>
        view.getFloat32(layout.rewards.at + (env * seats + seat) * 4, true),
      ),
    );
    return {
      seat: whole('seat'),
      flags: whole('flags'),
      moves: whole('moves'),
      masks,
      rewards,
      bytes: block.slice(),
    };
  };
  return {
    ...opened,
    call,
    refused: (method: string, params: object) => ask(method, { envs: opened.envs, ...params }).error,
    reset: (params = {}) => read('resetEnvs', params),
    step: (actions: readonly number[]) => read('stepEnvs', { actions }),
  };
}

const nth = (legal: readonly number[], i: number): number =>
  legal.length > 0 ? legal[(i * 7) % legal.length] : 0;

test('many games go on at once, end, pay out and begin anew', () => {
  const d = desk({ count: 8, form: 'none' });
  let now = d.reset();
  expect(now.flags).toEqual(now.flags.map(() => FRESH));
  let [ended, begunAnew] = [0, 0];
  for (let i = 0; i < 3000 && begunAnew < 3; i++) {
    const before = now;
    now = d.step(now.masks.map((legal) => nth(legal, i)));
    now.flags.forEach((flags, env) => {
      if (flags & TERMINATED) {
        ended++;
        expect(now.seat[env]).toBe(-1);
        expect(now.masks[env]).toEqual([]);
        expect(now.rewards[env].reduce((sum, each) => sum + each, 0)).toBeCloseTo(0);
        expect(Math.max(...now.rewards[env])).toBe(1);
      } else expect(now.rewards[env].every((each) => each === 0)).toBe(true);
      if (before.flags[env] & TERMINATED) {
        begunAnew++;
        expect([flags, now.moves[env]]).toEqual([FRESH, 0]);
      }
    });
  }
  expect([ended > 2, begunAnew > 2]).toEqual([true, true]);
});

test('the same seed and actions bring the same bytes, another seed others', () => {
  const play = (seed: number): Uint8Array[] => {
    const d = desk({ count: 3, form: 'flat', seed: 99 });
    let now = d.reset({ seed });
    return Array.from({ length: 60 }, (_, i) => {
      now = d.step(now.masks.map((legal) => nth(legal, i)));
      return now.bytes;
    });
  };
  expect(play(5)).toEqual(play(5));
  expect(play(5)[50]).not.toEqual(play(6)[50]);
});

test('the program plays its own seat alone where others are played inside', () => {
  const d = desk({ count: 4, form: 'none', opponents: ['random', null, 'random', 'random'] });
  let now = d.reset();
  for (let i = 0; i < 200; i++) {
    expect(now.seat.every((seat, env) => seat === 1 || (now.flags[env] & TERMINATED) > 0)).toBe(true);
    now = d.step(now.masks.map((legal) => nth(legal, i)));
  }
  expect(now.moves.some((moves) => moves > 100)).toBe(true);
});

test('a game that is longer than the limit is cut off, and points are told as they come', () => {
  const d = desk({ count: 1, form: 'none', limit: 150, reward: 'points' });
  let now = d.reset();
  const sums = [0, 0, 0, 0];
  while ((now.flags[0] & TRUNCATED) === 0) {
    now = d.step([nth(now.masks[0], 3)]);
    now.rewards[0].forEach((gained, seat) => {
      sums[seat] += gained;
    });
  }
  expect(now.moves).toEqual([150]);
  const { game } = d.call<{ game: string }>('openEnv', { envs: d.envs, index: 0 });
  expect(d.call<{ total: number }[]>('points', { game }).map(({ total }) => total)).toEqual(sums);
});

test('what is not legal is refused by its row and changes nothing, or chance takes another where that was asked for', () => {
  const strict = desk({ count: 2, form: 'none' });
  const now = strict.reset();
  const bad = strict.refused('stepEnvs', { actions: [now.masks[0][0], 5000] });
  expect(bad.data).toMatchObject({ code: 'action-illegal', field: 'actions[1]' });
  expect(strict.refused('stepEnvs', { actions: [1] }).data).toMatchObject({ field: 'actions' });
  expect(strict.step([now.masks[0][0], now.masks[1][0]]).moves).toEqual([1, 1]);
  const kind = desk({ count: 2, form: 'none', illegal: 'random' });
  const fresh = kind.reset();
  expect(kind.step([5000, fresh.masks[1][0]]).flags).toEqual([ILLEGAL, 0]);
});

test('those who are asked together answer together, and nobody else does', () => {
  const d = desk({ count: 1, form: 'none', everybody: true, offers: 1 });
  expect(d.rows).toBe(4);
  const offer = d.actions.kinds.find(({ name }) => name === 'offer')!;
  let now = d.reset();
  let together = 0;
  for (let i = 0; i < 4000 && together < 5; i++) {
    if (now.flags[0] & TERMINATED) now = d.step([-1, -1, -1, -1]);
    const asked = now.masks.flatMap((legal, seat) => (legal.length > 0 ? [seat] : []));
    if (asked.length > 1) together++;
    const chosen = now.masks.map((legal, at) => {
      const offers = legal.filter((action) => action >= offer.base && action < offer.base + offer.size);
      return legal.length === 0 ? -1 : offers.length > 0 ? offers[0] : nth(legal, i + at);
    });
    if (i === 0) {
      const other = [0, 1, 2, 3].find((seat) => !asked.includes(seat))!;
      const wrong = chosen.map((action, seat) => (seat === other ? chosen[asked[0]] : action));
      expect(d.refused('stepEnvs', { actions: wrong }).data.field).toBe(`actions[${other}]`);
    }
    now = d.step(chosen);
  }
  expect(together).toBe(5);
});

test('a move with many choices is made in several steps', () => {
  const d = desk({ game: 'explorers-pirates/land-ho', count: 4, form: 'none' });
  let now = d.reset();
  let begun = 0;
  for (let i = 0; i < 600; i++) {
    const before = now;
    now = d.step(now.masks.map((legal) => nth(legal, i)));
    now.flags.forEach((flags, env) => {
      if (flags & BEGUN) {
        begun++;
        expect([now.seat[env], now.moves[env]]).toEqual([before.seat[env], before.moves[env]]);
      }
    });
  }
  expect(begun).toBeGreaterThan(10);
});

test('an observation in the bytes is what the seat sees, and another seat can be asked for', () => {
  const d = desk({ count: 2, form: 'tensor' });
  let now = d.reset();
  for (let i = 0; i < 40; i++) now = d.step(now.masks.map((legal) => nth(legal, i)));
  const { game } = d.call<{ game: string }>('openEnv', { envs: d.envs, index: 1 });
  const seen = (seat: number): number[] =>
    d.call<{ cells: number[] }>('observe', { game, seat, form: 'tensor' }).cells;
  const { at } = d.layout.observations;
  const own = new Int32Array(now.bytes.buffer, at + d.width * 4, d.width);
  expect([...own]).toEqual(seen(now.seat[1]));
  const other = (now.seat[1] + 1) % 4;
  d.call('lookIntoEnv', { envs: d.envs, index: 1, seat: other });
  expect(seen(other)).not.toEqual([...own]);
});

test('answers of bytes come alone, and what is wrong with a wish for environments is named', () => {
  const tables = new Tables();
  const batch = [{ jsonrpc: '2.0', id: 1, method: 'stepEnvs', params: { envs: 'e1', actions: [] } }];
  const [{ error }] = JSON.parse(answerLine(tables, JSON.stringify(batch)) ?? '[]');
  expect(error.data.code).toBe('bytes-in-batch');
  expect(() => desk({ opponents: ['random'] })).toThrow('opponents');
  expect(() => desk({ opponents: ['nobody', null, null, null] })).toThrow('"nobody"');
  expect(() => desk({ opponents: ['random', 'random', 'random', 'random'] })).toThrow('leave a seat');
  expect(() => desk({ game: 'rivals/introductory', seats: 2, form: 'tensor' })).toThrow('form');
});
