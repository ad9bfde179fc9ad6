import { admitTold, rulesFor } from '@hexwright/catalog';
import type { Playable } from '@hexwright/rulebook';
import { recordGame } from './games-file.ts';
import { type MatchPlan, makeMatch, type Played, type Thought } from './match.ts';

/** Games of a plan from one number up to, not including, another. */
export interface Task {
  readonly plan: MatchPlan;
  readonly from: number;
  readonly to: number;
  /** where positions are to be recorded: every so many turns */
  readonly every?: number;
}

/** What came of a task; recorded games are bytes in base64, so that they travel through any queue. */
export interface Done extends Played {
  readonly recorded?: readonly string[];
}

await admitTold(process.env);

let known = '';
let match: ReturnType<typeof makeMatch>;
let rules: Playable;

/** Plays a task's games. A game depends on its plan and its number alone, so it does not matter who plays it. */
export default function work({ plan, from, to, every }: Task): Done {
  const text = JSON.stringify(plan);
  if (text !== known) {
    const found = rulesFor(plan.wish);
    if (!found.ok) throw new Error(found.reason.text);
    rules = found.rules;
    match = makeMatch(plan, rules);
    known = text;
  }
  const thoughts: Record<string, Thought> = {};
  const clocked = (name: string, ms: number): void => {
    const { moves, ms: sum, longest } = thoughts[name] ?? { moves: 0, ms: 0, longest: 0 };
    thoughts[name] = { moves: moves + 1, ms: sum + ms, longest: Math.max(longest, ms) };
  };
  const numbers = Array.from({ length: to - from }, (_, i) => from + i);
  if (every === undefined) return { lines: numbers.map((game) => match.play(game, clocked)), thoughts };
  const recorded: string[] = [];
  const lines = numbers.map((game) => {
    const { line, bytes } = recordGame(rules, match, game, every, clocked);
    recorded.push(Buffer.from(bytes).toString('base64'));
    return line;
  });
  return { lines, thoughts, recorded };
}
