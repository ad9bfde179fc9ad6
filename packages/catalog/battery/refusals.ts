import {
  type Game,
  legalMoves,
  listMoves,
  MoveList,
  NATURE,
  nameMove,
  play,
  type Reason,
  type Rng,
  type State,
  toMove,
  top,
} from '@hexwright/kernel';

/** no kind of move has arguments like these */
const SHAPES: readonly unknown[] = [
  null,
  undefined,
  7,
  'roll',
  [],
  {},
  { move: 7 },
  { move: '' },
  { move: 'no-such-move' },
  { move: '__proto__' },
];
const VALUES: readonly unknown[] = [-1, 1e9, 1.5, Number.NaN, null, 'nothing', [0], { seat: 0 }];

const list = new MoveList();

/**
 * Tries what must not be played now: by the wrong seat, of the wrong decision, out of range, not moves at all.
 * Answers what was let through, or changed, or refused without saying why; `reasons` collects the codes given.
 */
export function wrongTry(s: State, rng: Rng, reasons: Map<string, Reason>): string | undefined {
  const { rules } = s;
  const before = s.cells.slice();
  const game: Game = { rules, chance: { mode: 'manual' }, state: s, log: [] };
  const attempt = (seat: number, raw: unknown): string | undefined => {
    const played = play(game, seat, raw);
    const wrong = played.ok
      ? 'was let through'
      : game.log.length > 0 || changed(s.cells, before)
        ? 'was refused but changed the game'
        : !played.reason.code || !played.reason.text
          ? 'was refused without a reason'
          : played.reason.code === 'fault'
            ? 'broke the rules down'
            : undefined;
    if (wrong || played.ok) return `${JSON.stringify(raw)} by ${seat} ${wrong}`;
    reasons.set(played.reason.code, played.reason);
    return undefined;
  };

  const seats = toMove(s);
  const movers =
    seats === NATURE
      ? [NATURE]
      : Array.from({ length: rules.seats }, (_, i) => i).filter((i) => (seats >> i) & 1);
  const mover = movers[rng.below(movers.length)];
  listMoves(s, mover, list);
  const legal = new Set(list.codes.subarray(0, list.length));
  const example = nameMove(rules, list.codes[rng.below(list.length)]);

  for (let seat = NATURE; seat < rules.seats; seat++)
    if (!movers.includes(seat)) {
      const wrong = attempt(seat, example);
      if (wrong) return wrong;
    }
  for (const seat of [-2, rules.seats, 0.5, Number.NaN]) {
    const wrong = attempt(seat, example);
    if (wrong) return wrong;
  }
  for (const shape of SHAPES) {
    const wrong = attempt(mover, shape);
    if (wrong) return wrong;
  }
  const wrongExtra = attempt(mover, { ...example, unheardOf: 1 });
  if (wrongExtra) return wrongExtra;
  for (const argument of Object.keys(example))
    if (argument !== 'move')
      for (const value of [undefined, ...VALUES]) {
        const wrong = attempt(mover, { ...example, [argument]: value });
        if (wrong) return wrong;
      }
  for (let i = 0; i < 8; i++) {
    const code = rng.below(rules.kindOf.length);
    if (legal.has(code) || rules.moves[rules.kindOf[code]].open) continue;
    const wrong = attempt(mover, nameMove(rules, code));
    if (wrong) return wrong;
  }
  // a near miss of each kind on offer: the right moment, the wrong arguments
  for (const kind of rules.decisions[s.cells[top(s)]].moves) {
    if (kind.open) {
      for (const value of VALUES) {
        const wrong = attempt(mover, { move: kind.name, give: value, want: value });
        if (wrong) return wrong;
      }
      continue;
    }
    // A move about things of which this game has none cannot even be written down.
    for (let i = 0, tried = 0; i < 30 && tried < 3 && kind.size > 0; i++) {
      const code = kind.base + rng.below(kind.size);
      if (legal.has(code)) continue;
      tried++;
      const wrong = attempt(mover, nameMove(rules, code));
      if (wrong) return wrong;
    }
  }
  return undefined;
}

function changed(now: Int32Array, before: Int32Array): boolean {
  for (let i = 0; i < now.length; i++) if (now[i] !== before[i]) return true;
  return false;
}

/** Whether the list of legal moves itself is sound. */
export function wrongList(s: State, by: number): string | undefined {
  const { rules } = s;
  const decision = rules.decisions[s.cells[top(s)]];
  listMoves(s, by, list);
  const seen = new Set<number>();
  for (let i = 0; i < list.length; i++) {
    const code = list.codes[i];
    const kind = rules.moves[rules.kindOf[code]];
    if (!kind || !decision.moves.some((offered) => offered.index === kind.index))
      return `code ${code} is listed in "${decision.name}", where no such move is offered`;
    if (seen.has(code))
      return `${JSON.stringify(nameMove(rules, code))} is listed twice in "${decision.name}"`;
    seen.add(code);
    if (!(list.weights[i] > 0))
      return `${JSON.stringify(nameMove(rules, code))} has the weight ${list.weights[i]}`;
  }
  if (decision.dice && by === NATURE && list.length !== decision.dice.size)
    return `"${decision.name}" is said to be uniform, but lists ${list.length} of ${decision.dice.size} outcomes`;
  if (by !== NATURE && legalMoves(s, by).moves.length !== list.length)
    return `legalMoves tells another list in "${decision.name}"`;
  return undefined;
}
