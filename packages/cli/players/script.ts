import { readFileSync } from 'node:fs';
import Module, { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import type { Bot } from '@hexwright/bots';
import type { RawMove, Rng, State } from '@hexwright/kernel';
import * as kernel from '@hexwright/kernel';
import type { Playable } from '@hexwright/rulebook';
import type { Budget } from './contestants.ts';
import { moveFrom, type Turn, turnFor } from './turn.ts';

/** What a file of somebody's own may give by default: a function that is told what its seat knows, and answers a move or its place among the legal ones. */
export type Choose = (turn: Turn, random: () => number) => RawMove | number;

/** Or, as `makePlayer`, a player that searches: it works on positions of the engine, with the same functions that ours do. */
export type MakePlayer = (inside: {
  readonly game: Playable;
  readonly kernel: typeof kernel;
}) => Pick<Bot, 'choose'>;

/** A player out of a file. It is asked with a position in which all that its seat may not know has been dealt anew. */
export function scriptBot(file: string, game: Playable, budget: Budget): Bot {
  const given = playerIn(file);
  if ('makePlayer' in given) {
    const player = given.makePlayer({ game, kernel });
    if (typeof player?.choose !== 'function')
      throw new Error(`${file}: makePlayer must answer an object with a function "choose"`);
    return { id: file, choose: (...asked) => moveFrom(player.choose(...asked), { legal: [] }, file) };
  }
  return {
    id: file,
    choose: (s: State, seat: number, rng: Rng) => {
      const turn = turnFor(game, s, seat, budget, rng.below(2 ** 31));
      return moveFrom(
        given.choose(turn, () => (rng.next() >>> 0) / 2 ** 32),
        turn,
        file,
      );
    },
  };
}

/** The same apart from positions, for tables elsewhere. */
export function scriptPlayer(file: string): (turn: Turn) => RawMove {
  const given = playerIn(file);
  if (!('choose' in given))
    throw new Error(`${file}: a player that searches needs positions, which are not here`);
  return (turn) => moveFrom(given.choose(turn, Math.random), turn, file);
}

type Given = { readonly choose: Choose } | { readonly makePlayer: MakePlayer };

/** What a file gives, or the error that says what is wrong with it. */
export function playerIn(file: string): Given {
  let given: Record<string, unknown>;
  try {
    given = load(resolve(file));
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message.split('\n')[0]}`);
  }
  if (typeof given.makePlayer === 'function') return { makePlayer: given.makePlayer as MakePlayer };
  if (typeof given.default === 'function') return { choose: given.default as Choose };
  throw new Error(
    `${file} gives no player: export default (turn, random) => turn.legal[0], or a function makePlayer`,
  );
}

/** Reads a script at once, without waiting, so that it can be brought wherever a player is seated. */
function load(path: string): Record<string, unknown> {
  const require = createRequire(import.meta.url);
  return /\.m?ts$/.test(path) && !('typescript' in process.features && process.features.typescript)
    ? compiled(path, require)
    : require(path);
}

interface Evaluating {
  exports: Record<string, unknown>;
  filename: string;
  paths: readonly string[];
  _compile(text: string, filename: string): void;
}

/** Where Node does not read TypeScript itself, the compiler takes the types out, if it is installed. */
function compiled(path: string, require: NodeJS.Require): Record<string, unknown> {
  let typescript: typeof import('typescript');
  try {
    typescript = require('typescript');
  } catch {
    throw new Error(
      'TypeScript is read by Node 22.18 or newer, or where "typescript" is installed; JavaScript (.mjs) always',
    );
  }
  const { outputText } = typescript.transpileModule(readFileSync(path, 'utf8'), {
    compilerOptions: { module: typescript.ModuleKind.CommonJS, target: typescript.ScriptTarget.ES2022 },
    fileName: path,
  });
  const { _nodeModulePaths } = Module as unknown as { _nodeModulePaths(from: string): readonly string[] };
  const module = new Module(path) as unknown as Evaluating;
  module.filename = path;
  module.paths = _nodeModulePaths(dirname(path));
  module._compile(outputText, path);
  return module.exports;
}
