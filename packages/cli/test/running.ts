import { type ChildProcessWithoutNullStreams, spawn, spawnSync } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const command = ['packages/cli/start.mjs'];

/** Runs the command to its end. */
export function hexwright(
  args: readonly string[],
  input = '',
): { code: number | null; out: string; err: string } {
  const run = spawnSync(process.execPath, [...command, ...args], {
    cwd: root,
    input,
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
  return { code: run.status, out: run.stdout, err: run.stderr };
}

interface Answer {
  readonly id: number | null;
  // Answers are whatever JSON the method gives; each test knows what it asked for.
  readonly result?: never;
  readonly error?: {
    readonly code: number;
    readonly message: string;
    readonly data: { readonly code: string; readonly field?: string };
  };
}

/** A program that drives games over standard input and output, as one in any language would. */
export class Driver {
  private readonly child: ChildProcessWithoutNullStreams;
  private readonly answers: AsyncIterator<string>;
  private asked = 0;

  constructor() {
    this.child = spawn(process.execPath, [...command, 'stdio'], { cwd: root });
    this.answers = createInterface({ input: this.child.stdout })[Symbol.asyncIterator]();
  }

  async line(text: string): Promise<Answer> {
    this.child.stdin.write(`${text}\n`);
    const { value, done } = await this.answers.next();
    if (done) throw new Error('the command ended without an answer');
    return JSON.parse(value);
  }

  /** the answer, error or not */
  ask(method: string, params: Record<string, unknown> = {}): Promise<Answer> {
    return this.line(JSON.stringify({ jsonrpc: '2.0', id: ++this.asked, method, params }));
  }

  /** the result, which must be one */
  async call<T>(method: string, params: Record<string, unknown> = {}): Promise<T> {
    const { result, error } = await this.ask(method, params);
    if (error) throw new Error(`${method}: ${error.message}`);
    return result as T;
  }

  /** ends the input and answers the exit code */
  end(): Promise<number | null> {
    return new Promise((resolve) => {
      this.child.once('exit', resolve);
      this.child.stdin.end();
    });
  }
}
