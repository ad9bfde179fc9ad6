import ts from 'typescript';

/** What one test says that it proves: a piece of a sentence of a module. */
export interface Claim {
  readonly module: string;
  readonly piece: string;
  readonly test: string;
  /** file and line, for people */
  readonly where: string;
  /** why the claim does not count, if it does not */
  readonly flaw?: string;
}

/**
 * Reads out of the source of a test file what its tests say they prove, without running them:
 * comments right above a test (or above a group of tests) that read
 *
 *     // proves MODULE: a piece of the sentence
 */
export function claimsIn(file: string, source: string): Claim[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest);
  const tests = new Map<number, readonly ts.CallExpression[]>();
  const quoted: ts.Node[] = [];
  const visit = (node: ts.Node, around: readonly ts.CallExpression[]): void => {
    if (ts.isTemplateLiteral(node)) quoted.push(node);
    const block = ts.isExpressionStatement(node) && testCall(node.expression);
    if (block) {
      const here = [...around, block];
      for (const { pos } of ts.getLeadingCommentRanges(source, node.pos) ?? []) tests.set(pos, here);
      ts.forEachChild(node, (child) => visit(child, here));
    } else ts.forEachChild(node, (child) => visit(child, around));
  };
  visit(tree, []);

  return Array.from(source.matchAll(/^([ \t]*)\/\/ proves\b(.*)$/gm)).flatMap(([, indent, said], i, all) => {
    const at = all[i].index + indent.length;
    if (quoted.some((node) => node.pos < at && at < node.end)) return [];
    const blocks = tests.get(at) ?? [];
    const test = blocks.map((block) => titleOf(tree, block)).join(' › ');
    const where = `${file}:${tree.getLineAndCharacterOfPosition(at).line + 1}`;
    const [, modules = '', piece = ''] = /^ ([\w/-]+(?:, [\w/-]+)*): (.+?)\s*$/.exec(said) ?? [];
    const flaw = flawOf(blocks, piece);
    return modules.split(', ').map((module) => ({ module, piece, test, where, ...(flaw && { flaw }) }));
  });
}

const BLOCKS = new Set(['test', 'it', 'describe']);
const IDLE = new Set(['skip', 'todo', 'skipIf', 'runIf', 'fails']);

function flawOf(blocks: readonly ts.CallExpression[], piece: string): string | undefined {
  if (blocks.length === 0) return 'a claim stands right above a test';
  if (blocks.some((block) => wordsOf(block.expression).some((word) => IDLE.has(word))))
    return 'the test is not run';
  if (piece === '') return 'a claim reads "proves MODULE: a piece of the sentence"';
  return undefined;
}

function testCall(node: ts.Expression): ts.CallExpression | undefined {
  return ts.isCallExpression(node) && BLOCKS.has(wordsOf(node.expression)[0]) ? node : undefined;
}

/** `test.each(rows)` reads test, each. */
function wordsOf(callee: ts.Expression): string[] {
  if (ts.isIdentifier(callee)) return [callee.text];
  if (ts.isPropertyAccessExpression(callee)) return [...wordsOf(callee.expression), callee.name.text];
  if (ts.isCallExpression(callee)) return wordsOf(callee.expression);
  if (ts.isTaggedTemplateExpression(callee)) return wordsOf(callee.tag);
  return [];
}

function titleOf(tree: ts.SourceFile, block: ts.CallExpression): string {
  const [title] = block.arguments;
  return title === undefined ? '' : ts.isStringLiteralLike(title) ? title.text : title.getText(tree);
}
