import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { afterAll, describe, expect, test } from 'vitest';
import { i18n } from '../../words/i18n.ts';
import { learn, sentenceInWords, type TextTable } from '../../words/texts.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const words = join(root, 'packages/web/words');
const read = (path: string): TextTable => JSON.parse(readFileSync(join(words, path), 'utf8')) as TextTable;
const languages = readdirSync(words, { withFileTypes: true }).flatMap((each) =>
  each.isDirectory() && existsSync(join(words, each.name, 'refusals.json')) ? [each.name] : [],
);

/** Where people are refused something outside a game; inside one, reasons are terms. */
const HOUSES = [
  'catalog',
  'rulebook',
  'server/admin',
  'server/http',
  'server/people',
  'server/push',
  'server/rules',
  'server/sockets',
  'server/tables',
  'server/tournaments',
  'table/chronicle.ts',
  'web/worker',
];

/** What the engine says of boards that people draw. */
const BOARDS = [
  'hex 0,1 belongs to group land, which is not declared',
  'group land has 5 hexes but its bag has 4 terrains',
  'harbour 2 at 0,-2|2 is not on a coast',
  'the harbour bag has 1 harbour but 2 places without a kind',
  'start of seat 1 at 0,0/4 is next to the start of seat 0 at 0,0/3',
  'hex 2,1 has the terrain "gold", which no module of this game knows',
  'the board needs 4 corners marked "village", but it has none',
  'the board needs land in the region "main", but it has none',
  'for every seat a corner marked "fortress", its value the seat from 0 on',
];

describe.each(languages)('refusals in %s', (language) => {
  const known = read(`${language}/refusals.json`);
  for (const file of readdirSync(join(words, language)).filter((name) => name !== 'same.json'))
    learn(language, file.slice(0, -'.json'.length), read(`${language}/${file}`));
  afterAll(() => i18n.changeLanguage('en'));

  test.each(HOUSES)('every sentence that %s refuses something with has words', (house) => {
    const said = sourcesIn(join(root, 'packages', house)).flatMap(refusalsIn);
    expect(said.filter((sentence) => !Object.hasOwn(known, sentence))).toEqual([]);
  });

  test('a refusal has the gaps of the English', () => {
    const gaps = (text: string): string => (text.match(/\{\w+\}/g) ?? []).sort().join();
    expect(Object.entries(known).filter(([english, own]) => gaps(english) !== gaps(own))).toEqual([]);
  });

  test.each(BOARDS)('a board is told: %s', async (sentence) => {
    await i18n.changeLanguage(language);
    expect(sentenceInWords(sentence)).not.toMatch(
      /(?<!\p{L})(has|is|the|hex|group|harbour|seat|places|corners|marked)(?!\p{L})/u,
    );
  });

  test('what is put together of several texts is read in each of them', async () => {
    await i18n.changeLanguage(language);
    const english =
      '"The Friendly Robber" cannot be combined with "Land Ho!": it needs a robber, and the other has none';
    const own = sentenceInWords(english);
    for (const word of ['cannot', 'Friendly', 'Land Ho', 'needs', 'a robber', 'other'])
      expect(own).not.toContain(word);
    expect(sentenceInWords('Ada sits there')).toContain('Ada');
  });
});

function sourcesIn(folder: string): string[] {
  if (folder.endsWith('.ts')) return [folder];
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .map((each) => join(each.parentPath, each.name))
    .filter((path) => path.endsWith('.ts') && !/\/(test|node_modules)\//.test(path));
}

/** The sentences of `refuse(code, sentence)` in a file, with numbered gaps; one without a word of its own says nothing. */
function refusalsIn(path: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && node.expression.getText() === 'refuse' && node.arguments.length > 1) {
      const [, sentence] = node.arguments;
      if (ts.isStringLiteralLike(sentence)) found.push(sentence.text);
      else if (ts.isTemplateExpression(sentence))
        found.push(
          sentence.head.text +
            sentence.templateSpans.map(({ literal }, i) => `{${i}}${literal.text}`).join(''),
        );
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true));
  return found.filter((sentence) => /\p{L}/u.test(sentence.replace(/\{\d+\}/g, '')));
}
