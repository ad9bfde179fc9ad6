import type { Options } from './options.ts';

/**
 * A rule as players read it, in our own words. `house` marks a ruling of ours where the sources are silent,
 * `option` a rule that an option switches.
 */
export type RuleText =
  | string
  | { readonly house: string }
  | { readonly option: string; readonly text: string };

/** What a module says to people. Terms are keyed, so that another language can stand beside English. */
export interface Words {
  readonly name: string;
  readonly summary: string;
  readonly rules: readonly RuleText[];
  /**
   * Words for what the module adds, by key: `piece.road`, `good.wool`, `terrain.lake`, `card.knight`,
   * `card.knight.text`, `move.road`, `decision.main`, `event.built`, `reason.no-place`, `option.points`,
   * `field.flood`, `award.longest-road`, `score.settlements`. Gaps are written {seat}, {piece}, {good} …,
   * or {lender:seat} where the name is not the kind. `event.stolen.known` is for those who know the secret part.
   */
  readonly terms?: Terms;
  /** terms that hold only where an option is chosen so: by option, then by value */
  readonly termsWhere?: Readonly<Record<string, Readonly<Record<string, Terms>>>>;
}

export type Terms = Readonly<Record<string, string>>;

/** The terms of these modules at a table with these options; the last module that has words for a key is heard. */
export function termsOf(modules: readonly { readonly words: Words }[], options: Options = {}): Terms {
  const heard = modules.flatMap(({ words: { terms = {}, termsWhere = {} } }) => [
    terms,
    ...Object.entries(termsWhere).map(([option, byValue]) => byValue[String(options[option])] ?? {}),
  ]);
  return Object.assign({}, ...heard);
}

export interface PlainRule {
  readonly text: string;
  readonly mark?: 'house' | 'option';
}

export function plainRule(rule: RuleText): PlainRule {
  if (typeof rule === 'string') return { text: rule };
  if ('house' in rule) return { text: rule.house, mark: 'house' };
  return { text: rule.text, mark: 'option' };
}
