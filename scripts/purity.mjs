/**
 * Two promises of the design, checked on the syntax of the sources:
 *
 * 1. The engine is pure. Kernel, rulebook, island, rivals, catalog, bots and table use no clock, no chance, no network and no
 *    terminal, so a game replays the same everywhere.
 * 2. Nothing shared branches on a catalogue id. A row is known by its id only in the folder of its family.
 *
 * Tests are free of both.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import ts from 'typescript';

const pure = /^packages\/(kernel|rulebook|island|rivals|catalog|bots|table)\//;

const shared = /^packages\/(kernel|rulebook|island\/mechanics|island\/rulebook|bots|table|server|web|cli)\//;

const noChance = 'chance is a move of nature';
const noClock = 'the engine has no clock';
const noWaiting = 'the engine does not wait';
const noNetwork = 'the engine has no network';
const noNode = 'the engine runs in the browser too';

const impureGlobals = new Map([
  ['Date', noClock],
  ['performance', noClock],
  ['crypto', noChance],
  ['setTimeout', noWaiting],
  ['setInterval', noWaiting],
  ['setImmediate', noWaiting],
  ['requestAnimationFrame', noWaiting],
  ['fetch', noNetwork],
  ['WebSocket', noNetwork],
  ['XMLHttpRequest', noNetwork],
  ['process', noNode],
  ['require', noNode],
  ['console', 'the engine reports by returned values and events'],
]);

const families = [
  'first-island',
  'second-islands',
  'seafarers',
  'cities-knights',
  'traders-barbarians',
  'explorers-pirates',
  'sea-robbers',
  'historical',
  'buch',
  'schaetze',
  'scenarios-series',
  'geographies',
  'promo',
  'misc',
  'variant',
  'bonus',
  'conquerors',
  'rivals',
  'ministers',
];
const rowId = new RegExp(`^(${families.join('|')})/[a-z0-9-]*$`);
const anyId = /^[a-z0-9-]+\/[a-z0-9-]+$/;

/** Every breach in one source, as `{ line, message }`; `file` is its path from the root, with slashes. */
export function breaches(file, text) {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind);
  const found = [];
  const declared = pure.test(file) ? declaredNames(source) : new Set();
  walk(source, (node) => {
    const messages = [
      pure.test(file) && impurity(node, declared),
      shared.test(file) && branchOnRow(node),
    ].filter(Boolean);
    const line = source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;
    for (const message of messages) found.push({ line, message });
  });
  return found;
}

function impurity(node, declared) {
  if (ts.isPropertyAccessExpression(node) && ts.isIdentifier(node.expression)) {
    const [object, name] = [node.expression.text, node.name.text];
    if (object === 'Math' && name === 'random') return `Math.random: ${noChance}`;
    if (/^(globalThis|window|self)$/.test(object) && impureGlobals.has(name)) {
      return `${object}.${name}: ${impureGlobals.get(name)}`;
    }
  }
  if (ts.isIdentifier(node) && impureGlobals.has(node.text) && !declared.has(node.text) && !isLabel(node)) {
    return `${node.text}: ${impureGlobals.get(node.text)}`;
  }
}

/** Whether the identifier only names a member (`wheel.process`, `{ process: 1 }`) and refers to nothing. */
function isLabel(node) {
  const parent = node.parent;
  if (ts.isPropertyAccessExpression(parent) || ts.isQualifiedName(parent)) {
    return node === (parent.name ?? parent.right);
  }
  if (ts.isShorthandPropertyAssignment(parent)) return false;
  return parent.name === node || parent.propertyName === node;
}

/** Names the file itself declares or imports: those are not the globals. */
function declaredNames(source) {
  const names = new Set();
  walk(source, (node) => {
    const declares =
      ts.isVariableDeclaration(node) ||
      ts.isParameter(node) ||
      ts.isBindingElement(node) ||
      ts.isFunctionDeclaration(node) ||
      ts.isTypeAliasDeclaration(node) ||
      ts.isInterfaceDeclaration(node) ||
      ts.isImportSpecifier(node);
    if (declares && node.name && ts.isIdentifier(node.name)) names.add(node.name.text);
  });
  return names;
}

const equality = new Set([
  ts.SyntaxKind.EqualsEqualsToken,
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
]);

const questions = new Set(['startsWith', 'endsWith', 'includes', 'indexOf', 'has']);

function branchOnRow(node) {
  if (ts.isBinaryExpression(node) && equality.has(node.operatorToken.kind)) {
    const { left, right } = node;
    if (isRow(left) || isRow(right)) return 'compares with a catalogue id';
    if ((isId(left) && matches(right, anyId)) || (isId(right) && matches(left, anyId))) {
      return 'compares an id with a literal';
    }
  }
  if (ts.isCaseClause(node) && isRow(node.expression)) return 'switches on a catalogue id';
  if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
    const { name, expression: asked } = node.expression;
    if (questions.has(name.text) && (node.arguments.some(isRow) || listsRows(asked))) {
      return 'asks for a catalogue id';
    }
  }
  if (ts.isPropertyAssignment(node) && isRow(node.name)) return 'keeps a table by catalogue id';
}

const isRow = (node) => matches(node, rowId);
const isId = (node) =>
  (ts.isIdentifier(node) && node.text === 'id') ||
  (ts.isPropertyAccessExpression(node) && node.name.text === 'id');
const matches = (node, pattern) => ts.isStringLiteralLike(node) && pattern.test(node.text);
const listsRows = (node) => ts.isArrayLiteralExpression(node) && node.elements.some(isRow);

function walk(node, visit) {
  visit(node);
  ts.forEachChild(node, (child) => walk(child, visit));
}

const notSource = new Set(['test', 'node_modules', 'dist', 'coverage']);

function sources(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return notSource.has(entry.name) ? [] : sources(path);
    return /\.(ts|tsx|mts|js|mjs)$/.test(entry.name) ? [path] : [];
  });
}

function main() {
  const root = fileURLToPath(new URL('..', import.meta.url));
  let count = 0;
  for (const path of sources(join(root, 'packages'))) {
    const file = relative(root, path).split(sep).join('/');
    const text = readFileSync(path, 'utf8');
    for (const { line, message } of breaches(file, text)) {
      count += 1;
      console.error(`${file}:${line}  ${message}\n    ${text.split('\n')[line - 1].trim()}`);
    }
  }
  if (count === 0) console.log('the engine is pure, and nothing shared branches on a catalogue id');
  else console.error(`\n${count} found`);
  return count === 0 ? 0 : 1;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) process.exitCode = main();
