import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { flowLines } from './flow-page.ts';

const page = new URL('../../../docs/flow.md', import.meta.url);
const written = (text: string, about: string): string[] => {
  const [, between] = new RegExp(`<!-- ${about} -->\\n\\n(.*?)\\n\\n<!-- end -->`, 's').exec(text) ?? [];
  return (between ?? '').split('\n').slice(2);
};
/** without the spaces that line the columns up */
const whole = (line: string): string =>
  line
    .split('|')
    .map((cell) => cell.trim())
    .join('|');
const first = (line: string): string => line.split('|')[1].trim();
const heads: Record<string, string> = {
  setupSteps: '| step | where it comes | who brings it |\n| --- | --- | --- |',
  turnSteps: '| step | where it comes | who brings it |\n| --- | --- | --- |',
  moments: '| moment | slots, in the order in which they are asked | who defines it |\n| --- | --- | --- |',
  shared: '| decision | whose moves are offered in it |\n| --- | --- |',
};

// FLOW=write makes the tables of the page anew: npm run flow
test('docs/flow.md tells every step of setup and turn, every moment and every shared decision, as they are', () => {
  const tables = flowLines();
  if (process.env.FLOW === 'write') {
    let text = readFileSync(page, 'utf8');
    for (const [about, lines] of Object.entries(tables))
      text = text.replace(
        new RegExp(`<!-- ${about} -->\\n\\n.*?\\n?<!-- end -->`, 's'),
        `<!-- ${about} -->\n\n${[heads[about], ...lines].join('\n')}\n\n<!-- end -->`,
      );
    writeFileSync(page, text);
  }
  const text = readFileSync(page, 'utf8');
  for (const [about, lines] of Object.entries(tables)) {
    expect(lines.length).toBeGreaterThan(0);
    // Whose moves share a decision changes with every row: the page must know the decision.
    const told = about === 'shared' ? first : whole;
    expect(written(text, about).map(told), `${about}: npm run flow`).toEqual(lines.map(told));
  }
});
