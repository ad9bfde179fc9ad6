import { itemAt } from '@hexwright/kernel';
import {
  isInForce,
  type Looks,
  looksOf,
  type Manifest,
  type Playable,
  plainRule,
  rulesTold,
  termsOf,
} from '@hexwright/rulebook';
import { titleOf } from './presenter.ts';

/** What can be said of any game as plain data: what it is called, its moves, its rules, its words and looks. */
export interface PlainSheet {
  /** the kind of game: whoever shows it chooses its face by this */
  readonly kind: string;
  readonly row: string;
  readonly title: string;
  readonly seats: number;
  /** by seat: its team, where seats win and lose together */
  readonly teams?: readonly number[];
  /** what it is made of, in the order of amendments: the core first */
  readonly modules: readonly ModuleEntry[];
  readonly moves: readonly PlainMove[];
  readonly looks: Looks<number>;
  /** the rules in force, by module, the most special first */
  readonly rules: readonly {
    readonly module: string;
    readonly name: string;
    readonly lines: readonly RuleLine[];
  }[];
  /** words by key, as the modules bring them */
  readonly terms: Readonly<Record<string, string>>;
}

export interface ModuleEntry {
  readonly id: string;
  readonly kind: Manifest['kind'];
  readonly name: string;
  readonly summary: string;
}

export interface RuleLine {
  readonly text: string;
  readonly mark?: 'house' | 'option';
}

export interface PlainMove {
  readonly name: string;
  readonly args: readonly {
    readonly name: string;
    readonly domain: string;
    readonly names?: readonly (string | number)[];
  }[];
  readonly open: boolean;
}

export function plainSheetOf(game: Playable): PlainSheet {
  const { modules, setup, seats, options, teams } = game;
  return {
    kind: game.kind,
    row: (modules.find(({ id }) => id === setup.game) ?? itemAt(modules, modules.length - 1)).id,
    title: titleOf(game),
    seats,
    ...(teams && { teams }),
    modules: modules.map(({ id, kind, words: { name, summary } }) => ({ id, kind, name, summary })),
    moves: game.moves.map((move) => ({
      name: move.name,
      args: move.args.map(({ name, domain }) => ({
        name,
        domain: domain.id,
        ...(domain.names && { names: domain.names }),
      })),
      open: move.open !== undefined,
    })),
    looks: looksOf(modules, seats, options),
    rules: [...rulesTold(game)].reverse().map(({ module, rules }) => ({
      module: module.id,
      name: module.words.name,
      lines: rules.filter((rule) => isInForce(rule, game)).map(plainRule),
    })),
    terms: termsOf(modules, options),
  };
}
