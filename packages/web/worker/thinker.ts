import { type Level, THINKING, USUAL } from '@hexwright/bots';
import { type RawMove, Rng, type Setup } from '@hexwright/kernel';
import type { BotThinker } from './bot-thinker.ts';
import type { Library } from './library.ts';

/** The name of the worker in which bots think. */
export const THINKER = 'thinker';

/** A question to whoever thinks: a position, and who is to move. */
interface Question {
  readonly id: number;
  readonly setup: Setup;
  readonly cells: Int32Array;
  readonly seat: number;
  readonly seed: number;
  readonly level: Level;
}

interface Answer {
  readonly id: number;
  readonly move?: RawMove;
  readonly failed?: string;
}

/** One end of a line between two workers. */
export interface Line<Said, Heard> {
  postMessage(said: Said): void;
  onmessage: ((event: { readonly data: Heard }) => void) | null;
  onerror?: ((event: unknown) => void) | null;
}

/**
 * Lets bots that take their time think elsewhere, so that the referee answers meanwhile. Quick ones answer here: asking would take
 * longer. `start` is called when the first one thinks; whatever fails there is thought through here.
 */
export function farMind(near: BotThinker, start: () => Line<Question, Answer>): BotThinker {
  let line: Line<Question, Answer> | null | undefined;
  const waiting = new Map<number, (answer: Answer) => void>();
  let asked = 0;
  const fail = (): void => {
    line = null;
    for (const [id, settle] of waiting) settle({ id, failed: 'the worker for bots is gone' });
    waiting.clear();
  };
  const open = (): Line<Question, Answer> | null => {
    if (line !== undefined) return line;
    try {
      line = start();
    } catch {
      line = null;
      return null;
    }
    line.onmessage = ({ data }) => {
      waiting.get(data.id)?.(data);
      waiting.delete(data.id);
    };
    line.onerror = fail;
    return line;
  };
  return async (game, s, seat, rng, level = USUAL) => {
    const to = THINKING[level] > 0 ? open() : null;
    if (!to) return near(game, s, seat, rng, level);
    const id = asked++;
    const { move } = await new Promise<Answer>((resolve) => {
      waiting.set(id, resolve);
      to.postMessage({ id, setup: game.setup, cells: s.cells.slice(), seat, seed: rng.next(), level });
    });
    return move ?? near(game, s, seat, rng, level);
  };
}

/** The other end: thinks about one question after the other. */
export function answerThoughts(
  line: Line<Answer, Question>,
  library: Library | Promise<Library>,
  mind: BotThinker,
): void {
  line.onmessage = async ({ data: { id, setup, cells, seat, seed, level } }) => {
    try {
      const ruled = await (await library).rulesOfSetup(setup);
      if (!ruled.ok) throw new Error(ruled.reason.text);
      const state = { rules: ruled.rules, cells, events: null };
      line.postMessage({ id, move: await mind(ruled.rules, state, seat, new Rng(seed), level) });
    } catch (error) {
      line.postMessage({ id, failed: error instanceof Error ? error.message : String(error) });
    }
  };
}
