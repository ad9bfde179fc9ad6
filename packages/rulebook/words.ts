import { partsOf } from './module.ts';
import type { Options } from './options.ts';
import { hasAll, type Ties } from './ties.ts';

/**
 * A rule as players read it, in our own words. `house` marks a ruling of ours where the sources are silent,
 * `option` a rule that an option switches.
 */
export type RuleText =
  | string
  | (RuleBearing & { readonly text: string })
  | (RuleBearing & { readonly house: string })
  | (RuleBearing & {
      readonly option: string;
      readonly text: string;
      /** the value of which it tells; if not said, any but the usual one */
      readonly value?: string | number | boolean;
    });

/** Where a line holds. A line about an option holds where the option is offered, without saying so. */
interface RuleBearing {
  /** what it tells of: a game without that does not tell it */
  readonly of?: Ties;
  /** it holds only where these options are so */
  readonly where?: Options;
  /** by which a module that stands on this one can take it back */
  readonly key?: string;
}

/** What a module says to people. Terms are keyed, so that another language can stand beside English. */
export interface Words extends TermBook {
  readonly name: string;
  readonly summary: string;
  readonly rules: readonly RuleText[];
  /** lines of the modules it stands on that no longer hold with it, by their keys */
  readonly takesBack?: readonly string[];
}

export interface TermBook {
  /**
   * Words for what a module or part adds, by key: `piece.road`, `good.wool`, `terrain.lake`, `card.knight`,
   * `card.knight.text`, `move.road`, `decision.main`, `event.built`, `reason.no-place`, `option.points`,
   * `field.flood`, `award.longest-road`, `score.settlements`. Gaps are written {seat}, {piece}, {good} …,
   * or {lender:seat} where the name is not the kind. `event.stolen.known` is for those who know the secret part.
   * A key has one text in a book.
   */
  readonly terms?: Terms;
  /** terms that stand in the place of those of other modules or parts */
  readonly instead?: Terms;
  /** terms that hold only where an option is chosen so: by option, then by value */
  readonly termsWhere?: Readonly<Record<string, Readonly<Record<string, Terms>>>>;
}

export type Terms = Readonly<Record<string, string>>;

/** What the referee says of a move in any game. */
export const refereeTerms: Terms = {
  'reason.game-over': 'The game is over.',
  'reason.seat-unknown': 'There is no such seat.',
  'reason.not-your-turn': 'It is not your turn.',
  'reason.wrong-moment': 'This cannot be done now.',
  'reason.illegal': 'This is not allowed here.',
  'reason.move-not-object': 'A move is an object that names its kind.',
  'reason.move-unnamed': 'A move must name its kind.',
  'reason.move-unknown': 'There is no move of this kind.',
  'reason.move-argument': 'This cannot be chosen.',
  'reason.move-extra': 'The move says more than it may.',
};

/** The terms of these modules at a table with these options; of those that stand instead of others the last is heard. */
export function termsOf(modules: readonly Worded[], options: Options = {}): Terms {
  const books = partsOf<Worded>(modules).map(({ words = {} }) => words);
  const instead = books.flatMap(({ instead = {}, termsWhere = {} }) => [
    instead,
    ...Object.entries(termsWhere).map(([option, byValue]) => byValue[String(options[option])] ?? {}),
  ]);
  return Object.assign({}, ...books.map(({ terms = {} }) => terms), ...instead);
}

/** Anything that brings words: a part, or a module with its parts. */
export interface Worded {
  readonly id: string;
  readonly of?: unknown;
  readonly uses?: readonly Worded[];
  readonly parts?: readonly Worded[];
  readonly words?: TermBook;
}

/** A key that two of these parts give different words for, without saying that theirs stand instead of the other's. */
export function wordedTwice(parts: readonly Worded[]): string | undefined {
  const said = new Map<string, { readonly text: string; readonly by: string }>();
  for (const { id, words } of parts)
    for (const [key, text] of Object.entries(words?.terms ?? {})) {
      const other = said.get(key);
      if (other && other.text !== text) return `"${other.by}" and "${id}" have different words for "${key}"`;
      said.set(key, { text, by: id });
    }
  return undefined;
}

/** What is needed of a game to tell its rules. */
export interface Told {
  readonly modules: readonly { readonly id: string; readonly words: Words }[];
  readonly options: Options;
  readonly offered: Readonly<Record<string, unknown>>;
  has(key: string): boolean;
}

/** The lines of each module that hold in this game, in the order of amendments. */
export function rulesTold<G extends Told>(
  game: G,
): readonly { readonly module: G['modules'][number]; readonly rules: readonly RuleText[] }[] {
  const { modules, options, offered } = game;
  return modules.map((module, at) => {
    const takenBack = new Set(modules.slice(at + 1).flatMap(({ words }) => words.takesBack ?? []));
    const holds = (rule: RuleText): boolean => {
      if (typeof rule === 'string') return true;
      if (rule.key !== undefined && takenBack.has(rule.key)) return false;
      if ('option' in rule && !Object.hasOwn(offered, rule.option)) return false;
      if (!hasAll((key) => game.has(key), rule.of)) return false;
      return Object.entries(rule.where ?? {}).every(([name, value]) => options[name] === value);
    };
    return { module, rules: module.words.rules.filter(holds) };
  });
}

/** Whether the line holds as the table has chosen, and does not only tell what could be chosen. */
export function isInForce(rule: RuleText, { options, offered }: Pick<Told, 'options' | 'offered'>): boolean {
  if (typeof rule === 'string' || !('option' in rule)) return true;
  const { option, value } = rule;
  return value === undefined ? options[option] !== usualValue(offered[option]) : options[option] === value;
}

const usualValue = (spec: unknown): unknown => (spec as { readonly default?: unknown } | undefined)?.default;

export interface PlainRule {
  readonly text: string;
  readonly mark?: 'house' | 'option';
}

export function plainRule(rule: RuleText): PlainRule {
  if (typeof rule === 'string') return { text: rule };
  if ('house' in rule) return { text: rule.house, mark: 'house' };
  return 'option' in rule ? { text: rule.text, mark: 'option' } : { text: rule.text };
}
