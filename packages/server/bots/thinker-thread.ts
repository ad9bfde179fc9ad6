import { parentPort } from 'node:worker_threads';
import { askBot, type Bot, botFor, type Level, timeBy, USUAL } from '@hexwright/bots';
import { rulesOfSetup } from '@hexwright/catalog';
import { type Outcome, type RawMove, Rng, refuse, type Setup } from '@hexwright/kernel';
import type { Playable } from '@hexwright/rulebook';
import type { Thought, ThoughtAsk } from './thinker.ts';

/** Thinks for bots, in a thread of its own: whoever answers sockets never waits for it. */
const bots = new WeakMap<Playable, Map<Level, Bot>>();

function think(ask: ThoughtAsk): Outcome<{ readonly move: RawMove }> {
  const { setup, cells, seat, seed, level = USUAL } = ask;
  const ruled = rulesOfSetup(setup as Setup);
  if (!ruled.ok) return ruled;
  const known = bots.get(ruled.rules) ?? new Map<Level, Bot>();
  bots.set(ruled.rules, known);
  const bot = known.get(level) ?? botFor(ruled.rules, level);
  known.set(level, bot);
  const state = { rules: ruled.rules, cells, events: null };
  const time = timeBy(() => performance.now(), level);
  return { ok: true, move: askBot(bot, state, seat, new Rng(seed), time) };
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
