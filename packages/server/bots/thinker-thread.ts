import { askBot, type Bot, botFor, type Level, timeBy, USUAL } from '@hexwright/bots';
import { admitTold, rulesOfSetup } from '@hexwright/catalog';
import { type Outcome, Rng, refuse, type Setup } from '@hexwright/kernel';
import type { Playable } from '@hexwright/rulebook';
import { answerAll } from '../pool-thread.ts';
import type { Thought, ThoughtAsk } from './thinker.ts';

/** Thinks for bots, in a thread of its own: whoever answers sockets never waits for it. */
const bots = new WeakMap<Playable, Map<Level, Bot>>();

function think(ask: ThoughtAsk): Outcome<Thought> {
  const { setup, cells, seat, seed, level = USUAL, atMost } = ask;
  const ruled = rulesOfSetup(setup as Setup, 'tried');
  if (!ruled.ok) return ruled;
  const known = bots.get(ruled.rules) ?? new Map<Level, Bot>();
  bots.set(ruled.rules, known);
  const bot = known.get(level) ?? botFor(ruled.rules, level);
  known.set(level, bot);
  const state = { rules: ruled.rules, cells, events: null };
  const time = timeBy(() => performance.now(), level, atMost);
  return { ok: true, move: askBot(bot, state, seat, new Rng(seed), time) };
}

await admitTold(process.env);
answerAll<ThoughtAsk, Thought>(think, (why) => refuse('bot-stumbled', why));
