/**
 * Makes the documentation as a small site with search: the pages of docs/, every row of the catalogue with its rules, its board and what it goes with, and
 * a reference of what modules are written with, made from the comments of the sources.
 *
 * Usage: npm run docs             writes dist/docs
 *        npm run docs -- DIR      into another folder, which is emptied first
 */
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { marked } from 'marked';
import ts from 'typescript';
import { modulesFor, rows, rulesFor, rulesOf } from '../packages/catalog/index.ts';
import { boardSvg, islandOf } from '../packages/island/index.ts';
import { newGame } from '../packages/kernel/index.ts';
import { looksOf } from '../packages/rulebook/index.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const out = resolve(process.argv[2] ?? join(root, 'dist/docs'));
const read = (place) => readFileSync(join(root, place), 'utf8');

/** where every page can be found by, and what it says */
const index = [];
rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });

const BESIDE = [
  'README.md',
  'CHANGELOG.md',
  'CODE_OF_CONDUCT.md',
  'SECURITY.md',
  'packages/engine/README.md',
  'clients/python/README.md',
];
for (const place of [...BESIDE, ...markdownIn('docs')]) writeMarkdown(place);
for (const folder of ['docs/screenshots', 'docs/maps', 'docs/template'])
  cpSync(join(root, folder), join(out, folder), { recursive: true });
for (const row of rows) writeRow(row);
for (const [name, sources] of Object.entries(referenced())) writeReference(name, sources);
writePage('catalogue.html', 'The catalogue', catalogue());
writeFileSync(join(out, 'search.json'), JSON.stringify(index));
writeFileSync(join(out, 'search.js'), SEARCH());
writeFileSync(join(out, 'docs.css'), STYLE());
console.log(`${index.length} pages in ${out}`);

function markdownIn(folder) {
  return readdirSync(join(root, folder), { recursive: true })
    .filter((name) => name.endsWith('.md') && name !== 'variants.md')
    .map((name) => join(folder, name))
    .sort();
}

function writeMarkdown(place) {
  const text = read(place);
  const title = /^# (.+)$/m.exec(text)?.[1] ?? place;
  // Links to other pages stay among the pages; sources are only in the repository.
  const html = marked.parse(text).replace(/href="([^":]+)\.md(#[^"]*)?"/g, 'href="$1.html$2"');
  writePage(
    place === 'README.md' ? 'index.html' : place.replace(/\.md$/, '.html'),
    title,
    withAnchors(html),
    text,
  );
}

function withAnchors(html) {
  return html.replace(/<h([23])>(.*?)<\/h\1>/g, (_, level, inner) => {
    const anchor = inner
      .toLowerCase()
      .replace(/<[^>]+>/g, '')
      .replace(/[^\w\s-]/g, '')
      .trim()
      .replace(/\s+/g, '-');
    return `<h${level} id="${anchor}">${inner}</h${level}>`;
  });
}

function writeRow(row) {
  const told = rulesOf(row);
  const rules = told.map(({ name, rules }) => {
    const lines = rules.map((line) =>
      typeof line === 'string'
        ? escaped(line)
        : 'house' in line
          ? `<em>house ruling</em> ${escaped(line.house)}`
          : escaped(line.text),
    );
    return `<h3>${escaped(name)}</h3><ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`;
  });
  const options = Object.entries(row.options).map(
    ([name, { words, default: usual }]) => `<li><code>${name}</code> ${escaped(words)} (${usual})</li>`,
  );
  const goes = rows
    .filter((other) => other.id !== row.id && other.kind !== 'game' && goesWith(row, other))
    .map(
      (other) => `<a href="${'../'.repeat(depthOf(row.id))}rows/${other.id}.html">${escaped(other.name)}</a>`,
    );
  const body = [
    `<h1>${escaped(row.name)}</h1><p>${escaped(row.summary)}</p>`,
    `<p><code>${row.id}</code>, a ${row.kind} for ${row.players.join(', ')} players</p>`,
    picture(row),
    `<h2>Rules</h2>${rules.join('')}`,
    options.length > 0 ? `<h2>Options</h2><ul>${options.join('')}</ul>` : '',
    goes.length > 0 ? `<h2>Goes with</h2><p>${goes.join(' · ')}</p>` : '',
  ];
  const text = told.flatMap(({ rules }) =>
    rules.map((line) => (typeof line === 'string' ? line : (line.text ?? line.house))),
  );
  writePage(`rows/${row.id}.html`, row.name, body.join('\n'), `${row.summary} ${text.join(' ')}`);
}

function depthOf(id) {
  return id.split('/').length;
}

/** What the modules say of themselves; nothing is played. */
function goesWith(row, other) {
  return row.players.some((seats) => modulesFor({ game: row.id, seats, modules: [other.id] }).ok);
}

/** A board of the row, as chance may lay it. */
function picture(row) {
  const made = rulesFor({ game: row.id, seats: row.players.includes(4) ? 4 : row.players[0] });
  const book = made.ok ? islandOf(made.rules) : undefined;
  if (!book) return '';
  const { at, layout, topology, terrains, harbourKinds, modules, seats, options } = book;
  const { cells } = newGame(book, { mode: 'seeded', seed: 'an example' }).state;
  const part = (from, length) => cells.subarray(from, from + length);
  const board = {
    terrain: Int16Array.from(part(at.terrain, topology.hexes)),
    numbers: part(at.numbers, topology.hexes),
    harbour: Int16Array.from(part(at.harbour, layout.harbours.places.length)),
  };
  const looks = looksOf(modules, seats, options);
  const terrainIds = terrains.map(({ id }) => id);
  return `<figure>${boardSvg({ layout, topology, terrainIds, harbourKinds, looks, board })}</figure>`;
}

function catalogue() {
  const line = ({ id, name, summary }) =>
    `<li><a href="rows/${id}.html">${escaped(name)}</a> ${escaped(summary)}</li>`;
  const families = Array.from(
    grouped(rows),
    ([family, list]) => `<h2>${family}</h2><ul>${list.map(line).join('')}</ul>`,
  );
  return `<h1>The catalogue</h1>${families.join('')}`;
}

function grouped(list) {
  const groups = new Map();
  for (const row of list) {
    const family = row.id.split('/')[0];
    groups.set(family, [...(groups.get(family) ?? []), row]);
  }
  return groups;
}

/** What modules are written with, and where it stands. */
function referenced() {
  return {
    points: ['packages/island/rulebook/points.ts'],
    book: ['packages/island/rulebook/book.ts', 'packages/rulebook/book.ts'],
    walks: ['packages/island/board/walks.ts', 'packages/island/mechanics/core/walks.ts'],
    handles: ['packages/kernel/handles.ts'],
    module: [
      'packages/rulebook/module.ts',
      'packages/rulebook/part.ts',
      'packages/island/rulebook/module.ts',
    ],
    engine: ['packages/engine/index.ts', 'packages/engine/types.ts'],
  };
}

/** Every exported name with its members, each with its type as it is written and the comment above it. */
function writeReference(name, sources) {
  const parts = sources.flatMap((place) => {
    const source = ts.createSourceFile(place, read(place), ts.ScriptTarget.Latest, true);
    return source.statements
      .filter(
        (statement) =>
          statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) && statement.name,
      )
      .map((statement) => described(statement, source));
  });
  const body = `<h1>Reference: ${name}</h1><p>Made from the comments in ${sources.map((place) => `<code>${place}</code>`).join(', ')}.</p>${parts.join('')}`;
  writePage(`reference/${name}.html`, `Reference: ${name}`, body, body.replace(/<[^>]+>/g, ' '));
}

function described(statement, source) {
  const title = statement.name.text;
  const members = (statement.members ?? []).filter((member) => member.name);
  const list = members.map(
    (member) =>
      `<dt id="${title}.${member.name.getText(source)}"><code>${escaped(member.getText(source).replace(/\s+/g, ' '))}</code></dt><dd>${marked.parse(commentOf(member, source))}</dd>`,
  );
  const head = members.length > 0 ? '' : `<pre><code>${escaped(signature(statement, source))}</code></pre>`;
  return `<h2 id="${title}">${title}</h2>${marked.parse(commentOf(statement, source))}${head}<dl>${list.join('')}</dl>`;
}

function signature(statement, source) {
  const text = statement.getText(source);
  return statement.body
    ? text.slice(0, statement.body.getStart(source) - statement.getStart(source)).trim()
    : text;
}

function commentOf(node, source) {
  const ranges = ts.getLeadingCommentRanges(source.text, node.getFullStart()) ?? [];
  const last = ranges.filter(({ pos }) => source.text.startsWith('/**', pos)).at(-1);
  if (!last) return '';
  return source.text
    .slice(last.pos + 3, last.end - 2)
    .replace(/^\s*\* ?/gm, '')
    .trim();
}

function writePage(place, title, body, text = body.replace(/<[^>]+>/g, ' ')) {
  const up = '../'.repeat(place.split('/').length - 1);
  const links = [
    ['index.html', 'Hexwright'],
    ['catalogue.html', 'Catalogue'],
    ['docs/ARCHITECTURE.html', 'Architecture'],
    ['docs/CONTRIBUTING.html', 'Contributing'],
    ['docs/modules.html', 'Modules of your own'],
    ['reference/points.html', 'Points'],
    ['reference/engine.html', 'Engine'],
  ].map(([to, name]) => `<a href="${up}${to}">${name}</a>`);
  const html = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)} · Hexwright</title><link rel="stylesheet" href="${up}docs.css"></head>
<body data-up="${up}"><nav>${links.join(' ')}<input type="search" placeholder="Search" aria-label="Search"><ol class="found"></ol></nav><main>${body}</main>
<script src="${up}search.js"></script></body></html>
`;
  mkdirSync(dirname(join(out, place)), { recursive: true });
  writeFileSync(join(out, place), html);
  index.push({ place, title, text: text.replace(/\s+/g, ' ').slice(0, 20_000) });
}

function escaped(text) {
  return String(text).replace(
    /[&<>"]/g,
    (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign],
  );
}

function STYLE() {
  return `body { font: 16px/1.6 system-ui, sans-serif; margin: 0 auto; max-width: 60rem; padding: 1rem; color-scheme: light dark }
nav { display: flex; flex-wrap: wrap; gap: 1rem; align-items: baseline; border-bottom: 1px solid #8886; padding-bottom: 0.5rem }
nav input { font: inherit; margin-left: auto } .found { flex-basis: 100%; margin: 0 } .found:empty { display: none }
table { border-collapse: collapse; display: block; overflow-x: auto } td, th { border: 1px solid #8886; padding: 0.2rem 0.5rem; text-align: left; vertical-align: top }
pre { overflow-x: auto; background: #8882; padding: 0.6rem } figure { margin: 1rem 0 } figure svg { max-width: 30rem; height: auto } img { max-width: 100% } dt { margin-top: 0.8rem }
`;
}

function SEARCH() {
  return `const box = document.querySelector('input[type=search]');
const list = document.querySelector('.found');
const up = document.body.dataset.up;
let pages;
box.addEventListener('input', async () => {
  pages ??= fetch(up + 'search.json').then((answer) => answer.json());
  const words = box.value.toLowerCase().split(/\\s+/).filter(Boolean);
  const score = ({ title, text }) => {
    const [head, all] = [title.toLowerCase(), text.toLowerCase()];
    if (!words.every((word) => head.includes(word) || all.includes(word))) return 0;
    return words.reduce((sum, word) => sum + (head.includes(word) ? 100 : 0) + Math.min(20, all.split(word).length - 1), 1);
  };
  const found = words.length === 0 ? [] : (await pages).map((page) => [score(page), page]).filter(([points]) => points > 0).sort(([a], [z]) => z - a).slice(0, 20);
  list.replaceChildren(...found.map(([, { place, title }]) => {
    const link = Object.assign(document.createElement('a'), { href: up + place, textContent: title });
    const line = document.createElement('li');
    line.append(link);
    return line;
  }));
});
`;
}
