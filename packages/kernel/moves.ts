import { deeperThan } from './depth.ts';
import { type Outcome, refuse } from './reason.ts';
import type { CodedMove, Domain, RawMove, Rules } from './rules.ts';

/** A reused list of legal moves as small integers, with weights where nature chooses. */
export class MoveList {
  codes: Int32Array = new Int32Array(1024);
  /** whole numbers, with a sum of 2^53 at most: boards can be filled in very many ways */
  weights: Float64Array = new Float64Array(1024).fill(1);
  length = 0;
  /** how often it was begun anew: while it stays the same the state does too, and what was found for one move holds for the next */
  listing = 0;
  /** by how much the weights are more than one each; where nothing was weighed they all are one, and nobody writes them */
  private surplus = 0;
  private weighed = false;
  /** of the move begun: see `encode` */
  private base = 0;
  private size = 0;
  private stepA = 1;
  private stepB = 1;

  /** the sum of the weights */
  get total(): number {
    return this.length + this.surplus;
  }

  clear(): void {
    if (this.weighed) this.level();
    this.length = 0;
    this.listing++;
  }

  begin(move: CodedMove): void {
    this.base = move.base;
    this.size = move.size;
    this.stepA = move.stepA;
    this.stepB = move.stepB;
  }

  /** adds one choice of arguments of the move begun */
  put(a = 0, b = 0, c = 0): void {
    this.add(this.base + a * this.stepA + b * this.stepB + c);
  }

  /** the same for nature, with a weight */
  weigh(weight: number, a = 0, b = 0, c = 0): void {
    this.put(a, b, c);
    this.weights[this.length - 1] = weight;
    this.surplus += weight - 1;
    this.weighed = true;
  }

  /** adds every choice of arguments there is */
  putAll(): void {
    for (let i = 0; i < this.size; i++) this.add(this.base + i);
  }

  /** adds these choices: what the arguments of each add to the move's first code */
  putEach(choices: Int32Array): void {
    while (this.length + choices.length > this.codes.length) this.grow();
    const { codes, base, length } = this;
    for (let i = 0; i < choices.length; i++) codes[length + i] = base + choices[i];
    this.length = length + choices.length;
  }

  /**
   * Adds those of many choices whose cells, one after the other from `at` on, are 1 and not 0. There is no branch for
   * each: what is left in a deck cannot be foretold.
   */
  putWhere(cells: Int32Array, at: number, choices: Int32Array): void {
    while (this.length + choices.length >= this.codes.length) this.grow();
    const { codes, base } = this;
    let length = this.length;
    for (let i = 0; i < choices.length; i++) {
      codes[length] = base + choices[i];
      length += cells[at + i];
    }
    this.length = length;
  }

  private add(code: number): void {
    const at = this.length;
    if (at === this.codes.length) this.grow();
    this.codes[at] = code;
    this.length = at + 1;
  }

  has(code: number): boolean {
    for (let i = 0; i < this.length; i++) if (this.codes[i] === code) return true;
    return false;
  }

  private level(): void {
    for (let i = 0; i < this.length; i++) this.weights[i] = 1;
    this.surplus = 0;
    this.weighed = false;
  }

  private grow(): void {
    const { codes, weights } = this;
    this.codes = new Int32Array(codes.length * 2);
    this.codes.set(codes);
    this.weights = new Float64Array(weights.length * 2).fill(1);
    this.weights.set(weights);
  }
}

export function encode(move: CodedMove, a = 0, b = 0, c = 0): number {
  return move.base + a * move.stepA + b * move.stepB + c;
}

/** The arguments of a code, as indices. */
export function argsOf(rules: Rules, code: number): number[] {
  const move = rules.moves[rules.kindOf[code]];
  const rest = code - move.base;
  if (move.arity === 0) return [];
  if (move.arity === 1) return [rest];
  const a = Math.floor(rest / move.stepA);
  const left = rest - a * move.stepA;
  if (move.arity === 2) return [a, left];
  return [a, Math.floor(left / move.stepB), left % move.stepB];
}

/** A code as a named object: { move: 'road', edge: 12 }. */
export function nameMove(rules: Rules, code: number): RawMove {
  const move = rules.moves[rules.kindOf[code]];
  const named: Record<string, unknown> & { move: string } = { move: move.name };
  argsOf(rules, code).forEach((value, i) => {
    named[move.args[i].name] = nameIn(move.args[i].domain, value);
  });
  return named;
}

export function nameIn(domain: Domain, index: number): string | number {
  return domain.names ? domain.names[index] : index;
}

export function indexIn(domain: Domain, name: unknown): number {
  if (domain.names) return domain.names.indexOf(name as string | number);
  return typeof name === 'number' && Number.isInteger(name) && name >= 0 && name < domain.size ? name : -1;
}

const DEEPEST = 16;

/** The reverse of nameMove; the refusal names the field and what was wrong with it. */
export function parseMove(
  rules: Rules,
  raw: unknown,
): Outcome<{ readonly move: CodedMove; readonly args: readonly number[]; readonly raw: RawMove }> {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw))
    return refuse('move-not-object', 'a move is an object with a field "move"');
  if (deeperThan(raw, DEEPEST)) return refuse('move-too-deep', `a move is nested ${DEEPEST} deep at most`);
  const named = raw as RawMove;
  if (typeof named.move !== 'string')
    return refuse('move-unnamed', 'the field "move" must name a kind of move');
  const move = rules.moves.find((kind) => kind.name === named.move);
  if (!move) return refuse('move-unknown', `no kind of move is called "${named.move}"`, { move: named.move });
  if (move.open) return { ok: true, move, args: [], raw: named };
  const args: number[] = [];
  for (const arg of move.args) {
    const value = named[arg.name];
    const index = indexIn(arg.domain, value);
    if (index < 0)
      return refuse(
        'move-argument',
        `"${arg.name}" of "${move.name}" cannot be ${JSON.stringify(value) ?? 'missing'}`,
        {
          field: arg.name,
        },
      );
    args.push(index);
  }
  const extra = Object.keys(named).find(
    (key) => key !== 'move' && !move.args.some((arg) => arg.name === key),
  );
  if (extra) return refuse('move-extra', `"${move.name}" has no field "${extra}"`, { field: extra });
  return { ok: true, move, args, raw: named };
}
