import {
  argsOf,
  type CodedMove,
  encode,
  listMoves,
  MoveList,
  nameIn,
  type RawMove,
  type State,
  top,
} from '@hexwright/kernel';
import type { Playable } from '@hexwright/rulebook';
import { type ActionArg, type ActionKind, type ActionSpace, actionArgs, seatMoves } from './action-space.ts';

/** A move whose first arguments are chosen, by their places in the space. */
export interface Begun {
  readonly kind: ActionKind;
  readonly args: readonly number[];
}

/** What came of an action: a listed move by its code, one of the few open ones, or a move that is only begun. */
export type Chosen = { readonly code: number } | { readonly raw: RawMove } | { readonly begun: Begun };

interface Linked {
  readonly kind: ActionKind;
  readonly move: CodedMove;
  readonly args: readonly LinkedArg[];
  /** an action is its first one plus the code within the move */
  readonly plain: boolean;
}

interface LinkedArg {
  readonly relative: boolean;
  readonly size: number;
  /** by the index at this table: that in the space, and the other way round (-1: not at this table) */
  readonly toSpace: Int32Array;
  readonly fromSpace: Int32Array;
}

/** The actions of a space as they are legal at one table. */
export class Actions {
  readonly space: ActionSpace;
  private readonly game: Playable;
  /** by the kind of move at this table */
  private readonly linked: (Linked | undefined)[];
  private readonly byKind: ReadonlyMap<ActionKind, Linked>;
  /** by action: the place of its kind in the space */
  private readonly kindOf: Int16Array;
  private readonly list = new MoveList();
  private readonly seen: Int32Array;
  private asked = 0;

  constructor(game: Playable, space: ActionSpace) {
    this.game = game;
    this.space = space;
    this.seen = new Int32Array(space.size);
    this.linked = game.moves.map(() => undefined);
    for (const move of seatMoves(game)) {
      const kind = space.kinds.find(({ name }) => name === move.name);
      if (!kind) throw new Error(`the space has no action for "${move.name}"`);
      const args = actionArgs(move).map((arg, i) => linkedArg(kind.args[i], arg.domain, game.seats));
      const same = args.every(
        ({ relative, size, toSpace }) =>
          !relative && size === toSpace.length && toSpace.every((to, i) => to === i),
      );
      const plain = !move.open && kind.held === args.length && same;
      this.linked[move.index] = { kind, move, args, plain };
    }
    this.byKind = new Map(this.linked.flatMap((each) => (each ? [[each.kind, each]] : [])));
    this.kindOf = new Int16Array(space.rest.base);
    space.kinds.forEach(({ base, size }, i) => {
      this.kindOf.fill(i, base, base + size);
    });
  }

  /** Writes the legal actions of a seat that must decide into `out`: what it may begin, or go on with. */
  legal(s: State, seat: number, begun: Begun | null, offers: boolean, out: number[]): void {
    out.length = 0;
    this.asked++;
    const put = (action: number): void => {
      if (this.seen[action] === this.asked) return;
      this.seen[action] = this.asked;
      out.push(action);
    };
    const { list, game } = this;
    listMoves(s, seat, list);
    for (let i = 0; i < list.length; i++) {
      const code = list.codes[i];
      const linked = this.linked[game.kindOf[code]];
      if (!linked)
        throw new Error(
          `a seat may play "${game.moves[game.kindOf[code]].name}", which is said to be nature's`,
        );
      if (linked.plain) {
        if (!begun) put(linked.kind.base + code - linked.move.base);
      } else {
        const action = this.actionOf(linked, seat, argsOf(game, code), begun);
        if (action >= 0) put(action);
      }
    }
    if (!offers && !begun) return;
    for (const move of game.decisions[s.cells[top(s)]].moves) {
      const linked = this.linked[move.index];
      if (!linked || !move.open?.few || move.why?.(s, seat, -1, -1, -1)) continue;
      move.open.few.list(s, seat, (a, b, c) => {
        const action = this.actionOf(linked, seat, [a, b, c], begun);
        if (action >= 0) put(action);
      });
    }
  }

  /** What an action means, legal or not; nothing where it is none of this table. */
  choose(seat: number, action: number, begun: Begun | null): Chosen | undefined {
    const { space } = this;
    const apart = action - space.rest.base;
    if (apart >= 0 !== (begun !== null) || apart >= space.rest.size) return undefined;
    const kind = begun?.kind ?? space.kinds[this.kindOf[action] ?? -1];
    const linked = kind && this.byKind.get(kind);
    if (!linked) return undefined;
    const args = begun ? [...begun.args, apart] : digits(action - kind.base, kind.args.slice(0, kind.held));
    if (args.length < kind.args.length) return { begun: { kind, args } };
    const here = args.map((value, i) => fromSpace(linked.args[i], value, seat));
    if (here.some((value) => value < 0)) return undefined;
    const [a = 0, b = 0, c = 0] = here;
    const few = linked.move.open?.few;
    return few ? { raw: few.raw(a, b, c) } : { code: encode(linked.move, a, b, c) };
  }

  /** The action by which a seat makes a listed move, or the first of those that make it together. */
  ofCode(seat: number, code: number, begun: Begun | null = null): number {
    const linked = this.linked[this.game.kindOf[code]];
    return linked ? this.actionOf(linked, seat, argsOf(this.game, code), begun) : -1;
  }

  /** An action in words a program can read: `{ move: 'road', edge: 12 }`, as far as it says it. */
  name(action: number): RawMove {
    const { rest, kinds } = this.space;
    if (action >= rest.base) return { move: '…', next: action - rest.base };
    const kind = kinds[this.kindOf[action] ?? -1];
    if (!kind) throw new Error(`no action is ${action}`);
    const held = kind.args.slice(0, kind.held);
    const named = digits(action - kind.base, held).map((value, i) => [
      held[i].name,
      nameIn({ id: held[i].domain, size: held[i].size, names: held[i].values }, value),
    ]);
    return { move: kind.name, ...Object.fromEntries(named) };
  }

  /** The action that begins this choice of arguments, or goes on with it from what is begun; -1 where it does not. */
  private actionOf(
    { kind, args }: Linked,
    seat: number,
    here: readonly number[],
    begun: Begun | null,
  ): number {
    if (begun && begun.kind !== kind) return -1;
    const count = begun ? begun.args.length : kind.held;
    let index = 0;
    for (let i = 0; i < count; i++) {
      const value = toSpace(args[i], here[i], seat);
      if (begun && begun.args[i] !== value) return -1;
      index = index * kind.args[i].size + value;
    }
    return begun ? this.space.rest.base + toSpace(args[count], here[count], seat) : kind.base + index;
  }
}

function linkedArg(
  arg: ActionArg,
  domain: { readonly size: number; readonly names?: readonly (string | number)[] },
  seats: number,
): LinkedArg {
  const toSpace = Int32Array.from({ length: domain.size }, (_, i) =>
    arg.values && domain.names ? arg.values.indexOf(domain.names[i]) : i,
  );
  const fromSpace = new Int32Array(arg.size).fill(-1);
  toSpace.forEach((to, i) => {
    fromSpace[to] = i;
  });
  return { relative: arg.relative && domain.size === seats, size: arg.size, toSpace, fromSpace };
}

function toSpace({ relative, toSpace: to }: LinkedArg, value: number, seat: number): number {
  return relative ? (value - seat + to.length) % to.length : to[value];
}

function fromSpace(
  { relative, toSpace: to, fromSpace: from }: LinkedArg,
  value: number,
  seat: number,
): number {
  if (!relative) return from[value];
  return value < to.length ? (value + seat) % to.length : -1;
}

/** the arguments of an index among all choices of these, the last argument last */
function digits(index: number, args: readonly ActionArg[]): number[] {
  const found: number[] = [];
  let left = index;
  for (const { size } of [...args].reverse()) {
    found.unshift(left % size);
    left = Math.floor(left / size);
  }
  return found;
}
