import {
  type AnyModule,
  type AnyPart,
  type OptionSpec,
  partsOf,
  plainRule,
  type TermBook,
} from '@hexwright/rulebook';

/** A text that players may read, and the key of the term that it is, if it is one. */
export interface KeyedText {
  readonly text: string;
  readonly key?: string;
}

/** What lists show of a module: its name and what it is about. */
export function cardTextsOf({ words }: AnyModule): readonly KeyedText[] {
  return [{ text: words.name }, { text: words.summary }];
}

/** Every other text that a module and its parts bring to a table: rules, options, terms, and why something cannot be. */
export function textsOf(module: AnyModule): readonly KeyedText[] {
  const { words, options = {}, conflicts = {}, alone } = module;
  const parts = partsOf<AnyPart>([module]);
  const plain = [
    ...words.rules.map((rule) => plainRule(rule).text),
    ...Object.values(conflicts),
    ...(alone === undefined ? [] : [alone]),
    ...parts.flatMap(({ wants = [], takes = [] }) => [
      ...[...wants, ...takes].map((thing) => thing.words),
      ...wants.flatMap(({ why }) => (why === undefined ? [] : [why])),
    ]),
  ];
  return [
    ...plain.map((text) => ({ text })),
    ...Object.entries(options).flatMap(([name, spec]) => optionTexts(name, spec)),
    ...parts.flatMap((part) => termTexts(part.words ?? {})),
  ];
}

/** The words of an option, and of its values as they are read where no term names them. */
function optionTexts(name: string, spec: OptionSpec): KeyedText[] {
  const values = spec.type === 'choice' ? spec.values : [];
  return [
    { key: `option.${name}`, text: spec.words },
    ...values.map((value) => ({ key: `option.${name}.${value}`, text: value.replaceAll('-', ' ') })),
  ];
}

function termTexts({ terms = {}, instead = {}, termsWhere = {} }: TermBook): KeyedText[] {
  const chosen = Object.values(termsWhere).flatMap((byValue) => Object.values(byValue));
  return [terms, instead, ...chosen].flatMap((each) =>
    Object.entries(each).map(([key, text]) => ({ key, text })),
  );
}
