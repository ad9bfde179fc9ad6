import {
  afterMove,
  applyCode,
  type CodedMove,
  check,
  type GameEvent,
  type Logged,
  listMoves,
  MoveList,
  NATURE,
  nameMove,
  newState,
  OVER,
  pick,
  Rng,
  type Rules,
  type State,
  someSeat,
  toMove,
  top,
} from '@hexwright/kernel';

/** A random game, watched move by move. */
export interface Walk {
  readonly rules: Rules;
  readonly seed: string;
  /** more moves than this and the game counts as endless */
  readonly cap: number;
  /** asked after every move: whether enough was seen */
  readonly until?: (() => boolean) | undefined;
  /** whether a kind of move is still wanted: such kinds are preferred half of the time */
  readonly wanted?: (kind: CodedMove) => boolean;
  /** somebody is about to move */
  readonly before?: (s: State, by: number, index: number) => void;
  readonly after?: (step: Step) => void;
}

export interface Step {
  readonly state: State;
  readonly by: number;
  readonly kind: CodedMove;
  readonly entry: Logged;
  readonly events: readonly GameEvent[];
  readonly index: number;
}

export interface Walked {
  readonly state: State;
  readonly log: readonly Logged[];
  readonly finished: boolean;
}

/** One open move in so many is proposed instead of a listed one. */
const PROPOSE_EVERY = 12;
const list = new MoveList();

export function walk({ rules, seed, cap, until, wanted, before, after }: Walk): Walked {
  const rng = new Rng(seed);
  const s = newState(rules);
  const log: Logged[] = [];
  while (s.cells[OVER] === 0 && log.length < cap) {
    const seats = toMove(s);
    if (seats !== NATURE && seats >> rules.seats !== 0)
      throw new Error(
        `a seat that is not at the table is asked in "${rules.decisions[s.cells[top(s)]].name}"`,
      );
    const by = seats === NATURE ? NATURE : someSeat(seats, rng);
    before?.(s, by, log.length);
    const events: GameEvent[] = [];
    const index = log.length;
    const { kind, entry } = proposed(s, by, rng, events) ?? listed(s, by, rng, events, wanted);
    s.events = null;
    log.push(entry);
    after?.({ state: s, by, kind, entry, events, index });
    if (until?.()) break;
  }
  return { state: s, log, finished: s.cells[OVER] !== 0 };
}

type Made = Pick<Step, 'kind' | 'entry'>;

function proposed(s: State, by: number, rng: Rng, events: GameEvent[]): Made | undefined {
  if (by === NATURE || rng.below(PROPOSE_EVERY) !== 0) return undefined;
  const offered = s.rules.decisions[s.cells[top(s)]].moves.filter(
    (kind) => kind.open?.propose && !kind.why?.(s, by, -1, -1, -1),
  );
  if (offered.length === 0) return undefined;
  const kind = offered[rng.below(offered.length)];
  const move = kind.open?.propose?.(s, by, rng);
  if (!move) return undefined;
  const checked = check(s, by, move);
  if (!checked.ok)
    throw new Error(`its own proposal ${JSON.stringify(move)} is refused: ${checked.reason.text}`);
  s.events = events;
  kind.open?.apply(s, by, checked.data);
  afterMove(s);
  return { kind, entry: { by, move } };
}

function listed(s: State, by: number, rng: Rng, events: GameEvent[], wanted: Walk['wanted']): Made {
  listMoves(s, by, list);
  if (list.length === 0) {
    const name = s.rules.decisions[s.cells[top(s)]].name;
    throw new Error(`${by === NATURE ? 'nature' : `seat ${by}`} has no legal move in "${name}"`);
  }
  const code =
    (by === NATURE ? undefined : preferred(s.rules, rng, wanted)) ?? pick(list, rng, by === NATURE);
  const entry: Logged = { by, move: nameMove(s.rules, code) };
  s.events = events;
  applyCode(s, by, code);
  return { kind: s.rules.moves[s.rules.kindOf[code]], entry };
}

/** one of the listed moves of a wanted kind, every other time */
function preferred(rules: Rules, rng: Rng, wanted: Walk['wanted']): number | undefined {
  if (!wanted || rng.below(2) === 0) return undefined;
  const codes: number[] = [];
  for (let i = 0; i < list.length; i++)
    if (wanted(rules.moves[rules.kindOf[list.codes[i]]])) codes.push(list.codes[i]);
  return codes.length > 0 ? codes[rng.below(codes.length)] : undefined;
}
