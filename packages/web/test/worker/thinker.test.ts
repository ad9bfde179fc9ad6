import { type Level, USUAL } from '@hexwright/bots';
import { legalMoves, newGame, Rng, seatList, toMove } from '@hexwright/kernel';
import { afterAll, describe, expect, test } from 'vitest';
import { askThinker, type BotThinker } from '../../worker/bot-thinker.ts';
import { openLibrary } from '../../worker/library.ts';
import { answerThoughts, farMind, type Line } from '../../worker/thinker.ts';

const library = openLibrary();
const found = await library.rulesFor({ game: 'first-island/base', seats: 3 });
if (!found.ok) throw new Error(found.reason.text);
const game = found.rules;
const { state } = newGame(game, { mode: 'seeded', seed: 'far' });
const [seat] = seatList(toMove(state));

const channels: MessageChannel[] = [];
afterAll(() => {
  for (const { port1, port2 } of channels) {
    port1.close();
    port2.close();
  }
});
/** a line to whoever thinks with this mind, as a worker would */
function lineTo(mind: BotThinker): Parameters<typeof farMind>[1] {
  return () => {
    const channel = new MessageChannel();
    channels.push(channel);
    answerThoughts(channel.port2 as unknown as Parameters<typeof answerThoughts>[0], library, mind);
    return channel.port1 as unknown as ReturnType<Parameters<typeof farMind>[1]>;
  };
}

/** who thinks here, and is counted */
function counted(): { readonly mind: BotThinker; readonly levels: Level[] } {
  const levels: Level[] = [];
  return {
    levels,
    // Thought through by the quick player: what counts is where.
    mind: (on, s, by, rng, level = USUAL) => {
      levels.push(level);
      return askThinker(on, s, by, rng, USUAL);
    },
  };
}

describe('bots that take their time', () => {
  test('think elsewhere, and quick ones here', async () => {
    const near = counted();
    const far = counted();
    const mind = farMind(near.mind, lineTo(far.mind));
    const legal = legalMoves(state, seat).moves;
    for (const level of ['normal', 'hard', 'expert', 'beginner'] as const)
      expect(legal).toContainEqual(await mind(game, state, seat, new Rng('far'), level));
    expect([near.levels, far.levels]).toEqual([
      ['normal', 'beginner'],
      ['hard', 'expert'],
    ]);
  });

  test('think here where there is no elsewhere, or it stumbles', async () => {
    const near = counted();
    const none = farMind(near.mind, () => {
      throw new Error('no workers in workers');
    });
    const stumbling = farMind(
      near.mind,
      lineTo(() => {
        throw new Error('stumbled');
      }),
    );
    for (const mind of [none, stumbling])
      expect(legalMoves(state, seat).moves).toContainEqual(
        await mind(game, state, seat, new Rng('far'), 'hard'),
      );
    expect(near.levels).toEqual(['hard', 'hard']);
  });

  test('think here when the worker dies with the question', async () => {
    const near = counted();
    let line: Line<unknown, unknown> | undefined;
    const mind = farMind(near.mind, () => {
      line = { postMessage: () => {}, onmessage: null };
      return line as ReturnType<Parameters<typeof farMind>[1]>;
    });
    const thought = mind(game, state, seat, new Rng('far'), 'hard');
    line?.onerror?.({});
    expect(legalMoves(state, seat).moves).toContainEqual(await thought);
    expect(near.levels).toEqual(['hard']);
  });
});
