import { parentPort } from 'node:worker_threads';
import { askBot, type Bot, botFor } from '@hexwright/bots';
import { rulesOfSetup } from '@hexwright/catalog';
import { type Outcome, type RawMove, Rng, refuse, type Setup } from '@hexwright/kernel';
import type { Playable } from '@hexwright/rulebook';
import type { Thought, ThoughtAsk } from './thinker.ts';

/** Thinks for bots, in a thread of its own: whoever answers sockets never waits for it. */
const bots = new WeakMap<Playable, Bot>();

function think({ setup, cells, seat, seed }: ThoughtAsk): Outcome<{ readonly move: RawMove }> {
  const ruled = rulesOfSetup(setup as Setup);
  if (!ruled.ok) return ruled;
  let bot = bots.get(ruled.rules);
  if (!bot) {
    bot = botFor(ruled.rules);
    bots.set(ruled.rules, bot);
  }
  const state = { rules: ruled.rules, cells, events: null };
  return { ok: true, move: askBot(bot, state, seat, new Rng(seed)) };
}

parentPort?.on('message', (ask: ThoughtAsk) => {
  let thought: Thought;
  try {
    thought = { id: ask.id, ...think(ask) };
  } catch (error) {
    thought = { id: ask.id, ...refuse('bot-stumbled', error instanceof Error ? error.message : 'unknown') };
  }
  parentPort?.postMessage(thought);
});

// The rules are loaded: from now on a thought is nothing but a thought.
parentPort?.postMessage({ ready: true });
