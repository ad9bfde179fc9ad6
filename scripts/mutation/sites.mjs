/**
 * Where a mistake can be planted in rules, and which: a number that is one too high, a condition that is not asked, what was
 * that is not heard, a comparison that is off by one, a step left out, two steps in the wrong order.
 */
import ts from 'typescript';

/** What a part says of itself that no rule of play follows: words, looks, what bots go by, what tests leave alone. */
const NO_RULE = new Set([
  'words',
  'looks',
  'hints',
  'exempt',
  'conflicts',
  'overrides',
  'overridesAny',
  'version',
]);
const BY_ONE = {
  [ts.SyntaxKind.LessThanToken]: '<=',
  [ts.SyntaxKind.LessThanEqualsToken]: '<',
  [ts.SyntaxKind.GreaterThanToken]: '>=',
  [ts.SyntaxKind.GreaterThanEqualsToken]: '>',
};
const JOINS = new Set([
  ts.SyntaxKind.AmpersandAmpersandToken,
  ts.SyntaxKind.BarBarToken,
  ts.SyntaxKind.QuestionQuestionToken,
  ts.SyntaxKind.PlusToken,
]);

/** Every place of a source where a mistake can be planted: what is replaced, from where to where, and by what. */
export function sitesIn(path, text) {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const sites = [];
  const plant = (kind, node, after, statement = false) => {
    const start = node.getStart(source);
    const line = source.getLineAndCharacterOfPosition(start).line + 1;
    sites.push({
      path,
      line,
      kind,
      start,
      end: node.end,
      before: text.slice(start, node.end),
      after,
      statement,
    });
  };
  const beside = besideRules(source);
  const asksWas = (node) => ts.isCallExpression(node) && /^was\b/.test(node.expression.getText(source));
  const words = (node) => node.getText(source);

  const visit = (node) => {
    if (ts.isTypeNode(node) || ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return;
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return;
    if (isNoRule(node) || beside.has(node)) return;
    if (ts.isNumericLiteral(node) && isValue(node))
      plant('number', node, String(Number(node.text.replaceAll('_', '')) + 1));
    if (ts.isBinaryExpression(node)) {
      const operator = node.operatorToken.kind;
      const [left, right] = [words(node.left), words(node.right)];
      if (BY_ONE[operator]) plant('bound', node, `${left} ${BY_ONE[operator]} ${right}`);
      if (JOINS.has(operator)) {
        if (asksWas(node.left)) plant('was', node, right);
        else if (asksWas(node.right)) plant('was', node, left);
        else if (operator === ts.SyntaxKind.AmpersandAmpersandToken || operator === ts.SyntaxKind.BarBarToken)
          plant('condition', node, sites.length % 2 ? left : right);
      }
    }
    if (ts.isConditionalExpression(node)) plant('condition', node, words(node.whenTrue));
    if (ts.isIfStatement(node) && !node.elseStatement && leaves(node.thenStatement))
      plant('condition', node, ';', true);
    if (ts.isExpressionStatement(node) && ts.isCallExpression(node.expression))
      plant(asksWas(node.expression) ? 'was' : 'step', node, ';', true);
    if (ts.isBlock(node))
      node.statements.forEach((one, i) => {
        const next = node.statements[i + 1];
        if (next && [one, next].every(isStep) && ![one, next].every(isWrite)) plantTwo(one, next);
      });
    ts.forEachChild(node, visit);
  };
  const plantTwo = (one, next) => {
    const start = one.getStart(source);
    const line = source.getLineAndCharacterOfPosition(start).line + 1;
    const before = text.slice(start, next.end);
    sites.push({
      path,
      line,
      kind: 'order',
      start,
      end: next.end,
      before,
      after: `${words(next)} ${words(one)}`,
      statement: true,
    });
  };
  visit(source);
  return sites;
}

/** Whether a part says here of itself what no rule of play follows. */
function isNoRule(node) {
  return ts.isPropertyAssignment(node) && NO_RULE.has(node.name.getText());
}

/** The constants and functions of a source that only what is no rule asks for, itself or through others of them. */
function besideRules(source) {
  const uses = new Map();
  const declared = [];
  const visit = (node, within) => {
    const isDeclared =
      (ts.isVariableDeclaration(node) || ts.isFunctionDeclaration(node)) &&
      node.name !== undefined &&
      ts.isIdentifier(node.name) &&
      !isExported(node);
    if (isDeclared) declared.push(node);
    if (ts.isIdentifier(node) && isUse(node)) uses.set(node.text, [...(uses.get(node.text) ?? []), within]);
    const inside = isDeclared || isNoRule(node) ? [...within, node] : within;
    ts.forEachChild(node, (child) => visit(child, inside));
  };
  visit(source, []);
  const beside = new Set();
  for (let before = -1; before !== beside.size; ) {
    before = beside.size;
    for (const node of declared) {
      const asked = (uses.get(node.name.text) ?? []).filter((within) => !within.includes(node));
      const isBeside = (within) => within.some((outer) => isNoRule(outer) || beside.has(outer));
      if (asked.length > 0 && asked.every(isBeside)) beside.add(node);
    }
  }
  return beside;
}

function isExported(node) {
  const statement = ts.isVariableDeclaration(node) ? node.parent.parent : node;
  return statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false;
}

/** whether a name stands here for what it names, and not for a member or its own declaration */
function isUse(node) {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node;
  if (ts.isPropertyAssignment(parent)) return parent.initializer === node;
  return !('name' in parent) || parent.name !== node || ts.isShorthandPropertyAssignment(parent);
}

function isStep(node) {
  return ts.isExpressionStatement(node) && ts.isCallExpression(node.expression);
}

/** a step that only writes into a field, or tells what happened: two such steps come to the same in either order */
function isWrite(node) {
  const call = node.expression.expression;
  if (ts.isPropertyAccessExpression(call)) return ['set', 'add', 'fill'].includes(call.name.text);
  return ts.isIdentifier(call) && call.text === 'tell';
}

function leaves(node) {
  if (ts.isBlock(node)) return node.statements.length === 1 && leaves(node.statements[0]);
  return ts.isReturnStatement(node) || ts.isContinueStatement(node) || ts.isBreakStatement(node);
}

/** a number that stands where an expression may stand */
function isValue(node) {
  const { parent } = node;
  return (
    !ts.isLiteralTypeNode(parent) &&
    !ts.isEnumMember(parent) &&
    !(ts.isPropertyAssignment(parent) && parent.name === node)
  );
}

/** The source with a switch at each of these sites: as it was, unless the mistake of that number is the one in force. */
export function withSwitches(text, sites) {
  const asked = (site) => `globalThis.__mutant?.(${site.number})`;
  const ordered = [...sites].sort((one, other) => other.start - one.start);
  let result = text;
  for (const site of ordered) {
    const { start, end, before, after, statement } = site;
    const both = statement
      ? `if (${asked(site)}) { ${after} } else { ${before} }`
      : `(${asked(site)} ? (${after}) : (${before}))`;
    result = result.slice(0, start) + both + result.slice(end);
  }
  return result;
}

/** Of these sites, as many as asked for, none within another, the same for the same seed. */
export function sampled(sites, count, seed) {
  const order = sites.map((site) => ({ site, by: hash(`${seed} ${site.path}:${site.start}:${site.kind}`) }));
  order.sort((one, other) => one.by - other.by);
  const taken = [];
  for (const { site } of order) {
    if (taken.length === count) break;
    const meets = taken.some(
      ({ path, start, end }) => path === site.path && start < site.end && site.start < end,
    );
    if (!meets) taken.push({ ...site, number: taken.length });
  }
  return taken;
}

function hash(text) {
  let value = 2166136261;
  for (const letter of text) value = Math.imul(value ^ letter.codePointAt(0), 16777619) >>> 0;
  value = Math.imul(value ^ (value >>> 15), 2246822519) >>> 0;
  return (value ^ (value >>> 13)) >>> 0;
}
