/**
 * The words of a language, which are tables from the English texts of the rules to its own (decisions/0006).
 *
 *   npm run -s words -- missing [FAMILY]    texts that have no German yet, as JSON to be filled in
 *   npm run -s words -- add FILE            takes filled ones in, each into the file where it belongs
 *   npm run -s words -- tidy                moves texts that other families say too, drops those that nobody says any more
 *
 * LANGUAGE=xx does the same for another language than German.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { homesOf, modules } from '../packages/catalog/index.ts';

const language = process.env.LANGUAGE ?? 'de';
const folder = new URL(`../packages/web/words/${language}/`, import.meta.url);
mkdirSync(folder, { recursive: true });

/** what is written by hand and comes from no module: refusals, the nouns with their gender, what a part of a language claims, how it speaks to its reader, the list of words that are the same in English */
const OWN = new Set(['refusals', 'nouns', 'same', 'claims', 'you']);

const homes = homesOf(modules);
const files = readdirSync(folder).map((name) => name.replace(/\.json$/, ''));
const read = (path) => JSON.parse(readFileSync(path, 'utf8'));
const known = Object.assign(
  {},
  ...files.filter((file) => !OWN.has(file)).map((file) => read(new URL(`${file}.json`, folder))),
);

const [task, argument] = process.argv.slice(2);
const tasks = { missing, add, tidy };
if (!Object.hasOwn(tasks, task ?? '')) {
  process.stderr.write('npm run -s words -- missing [FAMILY] | add FILE | tidy\n');
  process.exit(1);
}
tasks[task]();

function missing() {
  const texts = [...homes].filter(
    ([text, { families }]) =>
      !Object.hasOwn(known, text) && (argument === undefined || families.has(argument)),
  );
  print(Object.fromEntries(texts.map(([text]) => [text, ''])));
}

function add() {
  const given = Object.entries(read(argument)).filter(([, own]) => own !== '');
  const strange = given.filter(([text]) => !homes.has(plain(text)));
  for (const [text] of strange) process.stderr.write(`nobody says: ${text}\n`);
  write({ ...known, ...Object.fromEntries(given) });
}

function tidy() {
  write(known);
}

/** `KEY|text` is the word for a text where it is the term KEY */
function plain(text) {
  const bar = text.indexOf('|');
  const [key, rest] = [text.slice(0, bar), text.slice(bar + 1)];
  return bar > 0 && homes.get(rest)?.keys.has(key) ? rest : text;
}

function write(all) {
  const byFile = new Map(files.filter((file) => !OWN.has(file)).map((file) => [file, []]));
  // In the order of the catalogue, so that what belongs together stands together.
  const order = new Map([...homes.keys()].map((text, at) => [text, at]));
  const entries = Object.entries(all)
    .filter(([text]) => homes.has(plain(text)))
    .sort(([one], [other]) => order.get(plain(one)) - order.get(plain(other)));
  for (const [text, own] of entries) {
    const { file } = homes.get(plain(text));
    byFile.set(file, [...(byFile.get(file) ?? []), [text, own]]);
  }
  for (const [file, lines] of byFile)
    writeFileSync(new URL(`${file}.json`, folder), `${JSON.stringify(Object.fromEntries(lines), null, 2)}\n`);
}

function print(value) {
  process.stdout.write(`${JSON.stringify(value, null, 2)}\n`);
}
