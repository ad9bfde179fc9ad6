import { optionsOf, type Row, rulesOf, type ShownOption } from '@hexwright/catalog';
import { plainRule, type RuleText } from '@hexwright/rulebook';
import { wrap } from '../text.ts';
import { playersText, rowJson } from './list.ts';

const WIDTH = 100;

/** One game for people: what it is, what can be chosen, how it is played. */
export function showText(row: Row): string {
  const options = Object.entries(optionsOf(row));
  return [
    `${row.name}  (${row.id}, ${row.kind})`,
    wrap(row.summary, WIDTH),
    '',
    `players  ${playersText(row.players)}`,
    `made of  ${row.modules.join(' → ')}`,
    '',
    options.length > 0 ? 'Options' : 'Options: none',
    ...options.map(([name, spec]) => optionLine(name, spec)),
    ...rulesOf(row).flatMap(({ module, name, rules }) => [
      '',
      `Rules: ${name} (${module})`,
      ...rules.map(ruleLine),
    ]),
    '',
  ].join('\n');
}

export function showJson(row: Row) {
  const told = rulesOf(row).map(({ module, name, rules }) => ({
    module,
    name,
    rules: rules.map((rule) => ({
      ...plainRule(rule),
      ...(optionOf(rule) && { option: optionOf(rule) }),
    })),
  }));
  return { ...rowJson(row), modules: row.modules, rules: told };
}

function optionLine(name: string, spec: ShownOption): string {
  const range =
    spec.type === 'int'
      ? `${spec.min} to ${spec.max}`
      : spec.type === 'flag'
        ? 'true, false'
        : spec.values.join(', ');
  const bySeats = Object.entries(spec.defaultBySeats ?? {}).map(([seats, value]) => `${value} for ${seats}`);
  const usual = bySeats.length > 0 ? bySeats.join(', ') : String(spec.default);
  const left = Object.entries(spec.valuesBySeats ?? {}).flatMap(([seats, values]) => {
    const fewer = values.join(spec.type === 'int' ? ' to ' : ', ');
    return fewer === range ? [] : [`; with ${seats} ${fewer || 'no choice'}`];
  });
  return `  ${name} = ${usual}  [${range}${left.join('')}]\n    ${wrap(spec.words, WIDTH - 4, '    ')}`;
}

function ruleLine(rule: RuleText): string {
  const { text, mark } = plainRule(rule);
  const label = mark === 'house' ? '(house) ' : mark === 'option' ? `(option: ${optionOf(rule)}) ` : '';
  return `  - ${wrap(label + text, WIDTH - 4, '    ')}`;
}

function optionOf(rule: RuleText): string | undefined {
  return typeof rule === 'object' && 'option' in rule ? rule.option : undefined;
}
