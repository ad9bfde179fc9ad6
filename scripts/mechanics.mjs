/**
 * Writes docs/mechanics.md: every mechanic by room, what it says of itself in the sources, what it can be told, what
 * moves, decisions, fields, steps and points it brings, and who uses it.
 *
 * Usage: npm run mechanics              writes the page
 *        npm run mechanics -- --check   says whether the page is as the sources say, and changes nothing
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const island = join(root, 'packages/island');
const page = join(root, 'docs/mechanics.md');

const ROOMS = {
  core: 'what every island game has: goods, pieces, turns, production, cards, the start and the end',
  ways: 'routes of every kind, and how they are measured',
  land: 'the board while it is played: laying, changing, closing and rewarding it',
  tokens: 'what lies on the board or beside it: number tokens, purses, tracks',
  figures: 'what walks over the board and belongs to nobody or to all',
  dice: 'what is rolled besides the number',
  towns: 'what is built on towns: commodities, improvements, metropolises, walls',
  travel: 'what goes about the board by movement points: wagons, knights, ships',
  units: 'units of the players that stand on corners, act, and defend together',
  dealings: 'trade between players and with the bank',
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const text = mechanicsPage();
  if (!process.argv.includes('--check')) writeFileSync(page, text);
  else if (readFileSync(page, 'utf8') !== text) {
    console.error('docs/mechanics.md is not as the sources say: npm run mechanics');
    process.exitCode = 1;
  }
}

export function mechanicsPage() {
  const files = sourcesBelow(island).map(read);
  const rooms = Object.entries(ROOMS).map(([room, about]) =>
    section(`## ${room}: ${about}`, files, `mechanics/${room}`),
  );
  const families = [...new Set(files.map(({ path }) => path.split('/')[0]))]
    .filter((family) => family !== 'mechanics')
    .map((family) => section(`### ${family}`, files, `${family}/mechanics`))
    .filter((text) => text.includes('**'));
  return `${[
    '# The box of mechanics',
    'Made from the sources by `npm run mechanics`; a test holds it to them. A mechanic is a function that gives a part of a game ([ARCHITECTURE.md](ARCHITECTURE.md)).',
    ...rooms,
    '## Of one family',
    'A mechanic with one user stays beside it until a second comes.',
    ...families,
  ].join('\n\n')}\n`;
}

function section(title, files, folder) {
  const entries = files
    .filter(({ path }) => path.startsWith(`${folder}/`))
    .flatMap(({ path, source }) => mechanicsIn(source).map((mechanic) => entry(mechanic, path, files)));
  return [title, ...entries.sort()].join('\n\n');
}

function entry({ name, doc, config, brings }, path, files) {
  const users = files
    .filter((file) => file.path !== path && !file.path.endsWith('index.ts') && imports(file, name, path))
    .map((file) => file.path.replace(/\.ts$/, ''));
  const lines = [`**${name}** ([${path}](../packages/island/${path})): ${doc || 'no word of its own.'}`];
  if (config.length > 0) lines.push(`Told: ${config.map((key) => `\`${key}\``).join(', ')}.`);
  for (const [what, names] of Object.entries(brings))
    if (names.length > 0) lines.push(`${what}: ${names.map((each) => `\`${each}\``).join(', ')}.`);
  if (users.length > 0) lines.push(`Used by ${users.join(', ')}.`);
  return lines.join('\n');
}

/** The exported functions of a source that give a part, or something that holds one. */
function mechanicsIn(source) {
  return source.statements
    .filter((node) => ts.isFunctionDeclaration(node) && exported(node) && givesPart(node, source))
    .map((node) => ({
      name: node.name.text,
      doc: docOf(node, source),
      config: configOf(node, source),
      brings: broughtBy(node, source),
    }));
}

function exported(node) {
  return node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false;
}

function givesPart(node, source) {
  const type = node.type?.getText(source) ?? '';
  if (/\bPart\b/.test(type)) return true;
  const shape = declarationOf(type, source);
  return shape !== undefined && /\bpart: Part\b/.test(shape.getText(source));
}

function declarationOf(name, source) {
  return source.statements.find((node) => ts.isInterfaceDeclaration(node) && node.name.text === name);
}

function docOf(node, source) {
  const [comment] = ts.getJSDocCommentsAndTags(node);
  return comment ? plain(comment.getText(source)) : '';
}

function plain(comment) {
  return comment
    .replace(/^\/\*\*|\*\/$/g, '')
    .replace(/^\s*\* ?/gm, '')
    .replace(/\s+/g, ' ')
    .trim();
}

function configOf(node, source) {
  const type = node.parameters[0]?.type?.getText(source) ?? '';
  return (declarationOf(type, source)?.members ?? []).map((member) => member.name.getText(source));
}

/** What stands in the part by name; names that are made of a configuration are shown as they are written. */
function broughtBy(node, source) {
  const found = { Moves: [], Decisions: [], Fields: [], Steps: [], Points: [] };
  const visit = (child) => {
    if (ts.isPropertyAssignment(child)) {
      const key = child.name.getText(source);
      const value = child.initializer;
      if (key === 'decisions' && ts.isObjectLiteralExpression(value))
        found.Decisions.push(...keysOf(value, source));
      if (key === 'fields' && ts.isObjectLiteralExpression(value))
        found.Fields.push(...keysOf(value, source));
      if (key === 'brings' && ts.isArrayLiteralExpression(value))
        found.Points.push(...value.elements.map((each) => bare(each.getText(source))));
      if (key === 'name' && isMove(child.parent, source)) found.Moves.push(bare(value.getText(source)));
      if (key === 'id' && isStep(child.parent, source)) found.Steps.push(bare(value.getText(source)));
    }
    ts.forEachChild(child, visit);
  };
  visit(node);
  return Object.fromEntries(Object.entries(found).map(([what, names]) => [what, [...new Set(names)]]));
}

function keysOf(literal, source) {
  return literal.properties.flatMap((each) => (each.name ? [bare(each.name.getText(source))] : []));
}

function bare(text) {
  return text.replace(/^\[|\]$/g, '').replace(/^['"`]|['"`]$/g, '');
}

function isMove(literal, source) {
  return has(literal, source, 'decisions') && (has(literal, source, 'apply') || has(literal, source, 'open'));
}

function isStep(literal, source) {
  return has(literal, source, 'run');
}

function has(literal, source, key) {
  return literal.properties?.some((each) => each.name?.getText(source) === key) ?? false;
}

function read(path) {
  const text = readFileSync(path, 'utf8');
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const imports = source.statements.filter(ts.isImportDeclaration).flatMap((node) => {
    const bindings = node.importClause?.namedBindings;
    if (!bindings) return [];
    const from = inIsland(join(dirname(path), node.moduleSpecifier.text));
    const names = ts.isNamedImports(bindings)
      ? bindings.elements.map((each) => (each.propertyName ?? each.name).text)
      : [...text.matchAll(new RegExp(`\\b${bindings.name.text}\\.(\\w+)`, 'g'))].map(([, name]) => name);
    return names.map((name) => ({ name, from }));
  });
  return { path: inIsland(path), source, imports };
}

function inIsland(path) {
  return relative(island, path).replaceAll('\\', '/');
}

/** Whether the file takes the name from that path or from an index above it: two families may have mechanics of one name. */
function imports(file, name, path) {
  return file.imports.some(
    (each) =>
      each.name === name &&
      (each.from === path ||
        (each.from.endsWith('index.ts') && path.startsWith(each.from.slice(0, -'index.ts'.length)))),
  );
}

function sourcesBelow(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .sort((a, z) => (a.name < z.name ? -1 : 1))
    .flatMap((item) => {
      if (item.isDirectory())
        return ['test', 'node_modules', 'boards'].includes(item.name)
          ? []
          : sourcesBelow(join(folder, item.name));
      return item.name.endsWith('.ts') ? [join(folder, item.name)] : [];
    });
}
