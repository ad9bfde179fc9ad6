/**
 * Turns fields that parts declare by hand, and handles that they fetch by name, into declarations whose types the compiler follows:
 *
 *     fields: { hunters: { per: ['hex', 'seat'] } }        const fields = { hunters: field.grid('hex', 'seat') };
 *     b.grid<Hex, Seat>('hunters')                         handlesOf(b, fields).hunters
 *
 * It touches only what it is sure of: fields written out in one object of the file, looked up in the same file. What it has turned it leaves alone, so
 * it can be run again after a rebase.
 *
 * Usage: node scripts/codemods/field-handles.mjs FOLDER…
 */
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import ts from 'typescript';

const SHAPES = ['cell', 'row', 'grid'];

/** The same source with its fields declared, or nothing where there is nothing to do. `home` is where `field` and `handlesOf` come from. */
export function convert(text, home) {
  const source = ts.createSourceFile('part.ts', text, ts.ScriptTarget.Latest, true);
  const tops = topNames(source);
  if (tops.has('field') || tops.has('handlesOf')) return undefined;
  const parts = literalsOf(source);
  const counts = new Map();
  for (const { fields } of parts)
    for (const name of fields.keys()) counts.set(name, (counts.get(name) ?? 0) + 1);
  const edits = [];
  const lookups = lookupsIn(source);
  const imports = new Set();
  for (const [i, part] of parts.entries()) {
    const mine = lookups.filter(
      ({ name, method }) => counts.get(name) === 1 && part.fields.get(name)?.shape === SHAPES.indexOf(method),
    );
    const others = lookups.filter(
      ({ name, method }) => part.fields.has(name) && part.fields.get(name).shape !== SHAPES.indexOf(method),
    );
    if (mine.length === 0 || others.length > 0) continue;
    const constant =
      parts.length === 1 && !tops.has('fields') && !namesIn(source).has('fields')
        ? 'fields'
        : `${camel([...part.fields.keys()][0])}Fields${i > 0 && tops.has(`${camel([...part.fields.keys()][0])}Fields`) ? i : ''}`;
    if (tops.has(constant)) continue;
    imports.add('field').add('handlesOf');
    const lines = Array.from(
      part.fields,
      ([, { node, text: declared }]) => `${commentsOf(node, source)}${declared}`,
    );
    edits.push({
      from: placeOf(part, source),
      to: placeOf(part, source),
      text: `\n\nconst ${constant} = {\n${lines.join(',\n')},\n};`,
    });
    edits.push({
      from: part.property.getStart(source),
      to: part.property.end,
      text: constant === 'fields' ? 'fields' : `fields: ${constant}`,
    });
    for (const { node, name, book } of mine)
      if (ts.isVariableDeclaration(node.parent) && ts.isIdentifier(node.parent.name) && /^[\w$]+$/.test(name))
        edits.push({
          from: node.parent.getStart(source),
          to: node.parent.end,
          text: `{ ${node.parent.name.text === name ? name : `${name}: ${node.parent.name.text}`} } = handlesOf(${book}, ${constant})`,
        });
      else
        edits.push({
          from: node.getStart(source),
          to: node.end,
          text: `handlesOf(${book}, ${constant})${/^[\w$]+$/.test(name) ? `.${name}` : `['${name}']`}`,
        });
  }
  if (edits.length === 0) return undefined;
  let changed = text;
  for (const { from, to, text: put } of edits.sort((a, z) => z.from - a.from || z.to - a.to))
    changed = changed.slice(0, from) + put + changed.slice(to);
  return withImports(together(changed), home, imports);
}

/** Handles that are fetched one after the other, in one line. */
function together(text) {
  const pair = /(const|let) \{ ([^{}]*) \} = (handlesOf\([^()]*\));\n\s*\1 \{ ([^{}]*) \} = \3;/;
  let joined = text;
  while (pair.test(joined)) joined = joined.replace(pair, '$1 { $2, $4 } = $3;');
  return joined;
}

/** The object literals `fields: { … }` of which every field is plain, with the statement at the top that each stands in. */
function literalsOf(source) {
  const found = [];
  const tops = topNames(source);
  for (const statement of source.statements) {
    const visit = (node) => {
      if (
        ts.isPropertyAssignment(node) &&
        node.name.getText(source) === 'fields' &&
        ts.isObjectLiteralExpression(node.initializer)
      ) {
        const fields = plainFields(node.initializer, source);
        const names = node.parent.properties.map((each) => each.name?.getText(source));
        const isPart =
          ['id', 'rules', 'moves'].some((name) => names.includes(name)) && !names.includes('seat');
        // What is declared may depend on nothing that only a function knows.
        const free = freeNames(node.initializer).filter((name) => !tops.has(name));
        if (fields && isPart && free.length === 0) found.push({ property: node, statement, fields });
        return;
      }
      ts.forEachChild(node, visit);
    };
    visit(statement);
  }
  return found;
}

/**
 * Behind the imports, or behind the last thing at the top that the fields are declared with: whoever is called while the file is read finds them there.
 */
function placeOf({ property }, source) {
  const needed = new Set(freeNames(property.initializer));
  const before = source.statements.filter(
    (statement) =>
      ts.isImportDeclaration(statement) ||
      (ts.isVariableStatement(statement) &&
        statement.declarationList.declarations.some(
          ({ name }) => ts.isIdentifier(name) && needed.has(name.text),
        )),
  );
  return before.at(-1)?.end ?? 0;
}

/** names that an expression takes from around it */
function freeNames(expression) {
  const names = [];
  const visit = (node) => {
    if (ts.isShorthandPropertyAssignment(node)) names.push(node.name.text);
    if (
      ts.isIdentifier(node) &&
      !(ts.isPropertyAssignment(node.parent) && node.parent.name === node) &&
      !(ts.isPropertyAccessExpression(node.parent) && node.parent.name === node)
    )
      names.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(expression);
  return names;
}

function plainFields(literal, source) {
  const fields = new Map();
  for (const property of literal.properties) {
    if (!ts.isPropertyAssignment(property) || !ts.isObjectLiteralExpression(property.initializer))
      return undefined;
    if (ts.isComputedPropertyName(property.name)) return undefined;
    const name = property.name.text;
    const per = property.initializer.properties.find((each) => each.name?.getText(source) === 'per');
    if (
      property.initializer.properties.some(
        (each) =>
          !ts.isPropertyAssignment(each) &&
          !ts.isShorthandPropertyAssignment(each) &&
          !ts.isMethodDeclaration(each),
      )
    )
      return undefined;
    if (per && !(ts.isPropertyAssignment(per) && ts.isArrayLiteralExpression(per.initializer)))
      return undefined;
    const sizes = per ? per.initializer.elements.map((each) => each.getText(source)) : [];
    if (sizes.length > 2) return undefined;
    const more = property.initializer.properties
      .filter((each) => each !== per)
      .map((each) => `${commentsOf(each, source)}${each.getText(source)}`);
    const words = [...sizes, ...(more.length > 0 ? [`{ ${more.join(', ')} }`] : [])];
    fields.set(name, {
      shape: sizes.length,
      node: property,
      text: `${property.name.getText(source)}: field.${SHAPES[sizes.length]}(${words.join(', ')})`,
    });
  }
  return fields.size > 0 ? fields : undefined;
}

/** Every `b.row<Seat>('name')`. */
function lookupsIn(source) {
  const found = [];
  const visit = (node) => {
    if (
      ts.isCallExpression(node) &&
      ts.isPropertyAccessExpression(node.expression) &&
      node.arguments.length === 1 &&
      ts.isStringLiteral(node.arguments[0])
    ) {
      const method = node.expression.name.text;
      const book = node.expression.expression;
      if (SHAPES.includes(method) && ts.isIdentifier(book))
        found.push({ node, method, name: node.arguments[0].text, book: book.text });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function topNames(source) {
  const names = new Set();
  for (const statement of source.statements) {
    if (ts.isVariableStatement(statement))
      for (const { name } of statement.declarationList.declarations)
        if (ts.isIdentifier(name)) names.add(name.text);
    if (ts.isFunctionDeclaration(statement) && statement.name) names.add(statement.name.text);
    const bindings = ts.isImportDeclaration(statement) ? statement.importClause?.namedBindings : undefined;
    if (bindings && ts.isNamedImports(bindings))
      for (const { name } of bindings.elements) names.add(name.text);
  }
  return names;
}

/** names that something inside calls its own, and would hide */
function namesIn(source) {
  const names = new Set();
  const visit = (node) => {
    if (
      (ts.isVariableDeclaration(node) || ts.isParameter(node) || ts.isBindingElement(node)) &&
      ts.isIdentifier(node.name)
    )
      names.add(node.name.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return names;
}

function commentsOf(node, source) {
  return (ts.getLeadingCommentRanges(source.text, node.getFullStart()) ?? [])
    .map(({ pos, end }) => `${source.text.slice(pos, end)}\n`)
    .join('');
}

const camel = (name) => name.replace(/\W+(\w)/g, (_, letter) => letter.toUpperCase());

function withImports(text, home, names) {
  const from = new RegExp(`import (type )?\\{([^}]*)\\} from '${home.replace(/[.\\/]/g, '\\$&')}';`).exec(
    text,
  );
  if (from && !from[1]) {
    const list = [
      ...new Set([
        ...from[2]
          .split(',')
          .map((each) => each.trim())
          .filter((each) => each),
        ...names,
      ]),
    ];
    return text.replace(from[0], `import { ${list.join(', ')} } from '${home}';`);
  }
  return `import { ${[...names].join(', ')} } from '${home}';\n${text}`;
}

function sources(place) {
  if (!statSync(place).isDirectory()) return [place];
  return readdirSync(place, { recursive: true })
    .filter((name) => name.endsWith('.ts') && !/(^|[\\/])test[\\/]/.test(name))
    .map((name) => join(place, name));
}

if (process.argv[1] && pathToFileURL(resolve(process.argv[1])).href === import.meta.url) {
  const rulebook = fileURLToPath(new URL('../../packages/island/rulebook/index.ts', import.meta.url));
  let turned = 0;
  for (const file of process.argv.slice(2).flatMap(sources)) {
    const up = relative(dirname(resolve(file)), rulebook);
    const changed = convert(readFileSync(file, 'utf8'), up.startsWith('.') ? up : `./${up}`);
    if (changed === undefined) continue;
    writeFileSync(file, changed);
    turned++;
  }
  console.log(`${turned} files`);
}
