import { findRow, rulesFor } from '@hexwright/catalog';
import {
  applyCode,
  check,
  isOver,
  listMoves,
  MoveList,
  NATURE,
  newState,
  pick,
  Rng,
  type State,
  someSeat,
  toMove,
} from '@hexwright/kernel';
import type { Playable } from '@hexwright/rulebook';
import { expect, test } from 'vitest';
import { actionSpaceOf } from '../../research/action-space.ts';
import { Actions, type Begun } from '../../research/actions.ts';

function gameOf(game: string, seats: number): Playable {
  const found = rulesFor({ game, seats });
  if (!found.ok) throw new Error(found.reason.text);
  return found.rules;
}

function actionsOf(game: string, seats: number): Actions {
  const found = actionSpaceOf({ game, seats });
  if (!found.ok) throw new Error(found.reason.text);
  return new Actions(gameOf(game, seats), found.space);
}

/** Every listed move that actions lead to, through what is begun, with how often each is met. */
function reached(actions: Actions, s: State, seat: number, begun: Begun | null = null): number[] {
  const legal: number[] = [];
  actions.legal(s, seat, begun, false, legal);
  return [...legal].flatMap((action) => {
    const chosen = actions.choose(seat, action, begun);
    if (!chosen || 'raw' in chosen) throw new Error(`action ${action} leads nowhere`);
    return 'code' in chosen ? [chosen.code] : reached(actions, s, seat, chosen.begun);
  });
}

/** Plays at random and looks at some of the positions with everybody who decides. */
function wander(
  game: Playable,
  moves: number,
  look: (s: State, seat: number, codes: Int32Array) => void,
): void {
  const s = newState(game);
  const list = new MoveList();
  const rng = new Rng('wander');
  for (let i = 0; i < moves && !isOver(s); i++) {
    const seat = toMove(s) === NATURE ? NATURE : someSeat(toMove(s), rng);
    listMoves(s, seat, list);
    if (seat !== NATURE) look(s, seat, list.codes.slice(0, list.length));
    applyCode(s, seat, pick(list, rng, seat === NATURE));
  }
}

const SPLIT = 'explorers-pirates/explorers-and-pirates';

test.each([
  'first-island/base',
  'cities-knights/with-seafarers',
  'rivals/duel-of-the-princes',
  SPLIT,
  'buch/colonists-10th-anniversary',
])('in %s actions lead to every listed move of a seat, and each once', (id) => {
  const players = findRow(id)?.players ?? [];
  for (const seats of new Set([players[0], players[players.length - 1]])) {
    const actions = actionsOf(id, seats);
    let looked = 0;
    wander(gameOf(id, seats), 900, (s, seat, codes) => {
      if (looked++ % 4 > 0) return;
      expect(reached(actions, s, seat).sort((a, b) => a - b)).toEqual([...codes].sort((a, b) => a - b));
    });
    expect(looked).toBeGreaterThan(200);
  }
});

test('moves with too many choices name their later arguments by actions of their own', () => {
  const actions = actionsOf(SPLIT, 4);
  const { kinds, rest } = actions.space;
  const reset = kinds.find(({ name }) => name === 'reset-ship');
  expect(reset?.args.map(({ name }) => name)).toEqual(['from', 'to', 'ship']);
  expect(reset?.held).toBeLessThan(3);
  expect(rest.size).toBeGreaterThan(0);
  const trade = kinds.find(({ name }) => name === 'bank-trade');
  expect([trade?.held, trade?.size]).toEqual([2, 36]);
});

test('a row keeps its numbers whoever moves and however many play, and seats are counted from the mover', () => {
  const [three, four] = [actionsOf('first-island/base', 3), actionsOf('first-island/base', 4)];
  expect(three.space).toBe(four.space);
  const road = three.space.kinds.find(({ name }) => name === 'road');
  for (const action of [road?.base ?? -1, (road?.base ?? -1) + 20])
    expect(three.name(action)).toEqual(four.name(action));
  const code = (game: Playable, other: number): number => {
    const move = game.moves.find(({ name }) => name === 'trade-with');
    return (move?.base ?? Number.NaN) + other;
  };
  const next = [0, 1, 2, 3].map((seat) =>
    four.ofCode(seat, code(gameOf('first-island/base', 4), (seat + 1) % 4)),
  );
  expect(new Set(next).size).toBe(1);
  expect(three.ofCode(2, code(gameOf('first-island/base', 3), 0))).toBe(next[0]);
  expect(four.name(next[0])).toEqual({ move: 'trade-with', seat: 1 });
  expect(four.choose(3, next[0], null)).toEqual({ code: code(gameOf('first-island/base', 4), 0) });
});

test('small offers have actions: one for one, two for one and one for two, as the rules allow them', () => {
  const game = gameOf('first-island/base', 4);
  const actions = actionsOf('first-island/base', 4);
  const legal: number[] = [];
  let made = 0;
  wander(game, 400, (s, seat) => {
    actions.legal(s, seat, null, true, legal);
    const offers = legal.filter((action) => actions.name(action).move === 'offer');
    for (const action of offers) {
      const chosen = actions.choose(seat, action, null);
      if (!chosen || !('raw' in chosen)) throw new Error('an offer has no code');
      expect(check(s, seat, chosen.raw)).toMatchObject({ ok: true });
      const sum = (side: unknown) => Object.values(side as Record<string, number>)[0];
      const rate = `${sum(chosen.raw.give)}:${sum(chosen.raw.want)}`;
      expect(actions.name(action)).toMatchObject({
        give: Object.keys(chosen.raw.give as object)[0],
        want: Object.keys(chosen.raw.want as object)[0],
        rate,
      });
      made++;
    }
    actions.legal(s, seat, null, false, legal);
    expect(legal.some((action) => actions.name(action).move === 'offer')).toBe(false);
  });
  expect(made).toBeGreaterThan(100);
});

test('an action that means nothing here is no move', () => {
  const actions = actionsOf('first-island/base', 4);
  expect(actions.choose(0, actions.space.size, null)).toBeUndefined();
  expect(actions.choose(0, -1, null)).toBeUndefined();
});
