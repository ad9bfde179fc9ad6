import {
  codeDecision,
  codeMoves,
  type Domain,
  endGame,
  fieldOf,
  kernelFields,
  type MoveKind,
  makePlan,
  NATURE,
  pop,
  push,
  type Rules,
  reason,
  refuse,
  type State,
  setToMove,
  tell,
  toMove,
  topArg,
} from '../index.ts';

/**
 * A toy game with one of everything. Each round nature rolls a die and hands every seat a hidden card; all seats
 * bid at once; then each seat in turn passes, swaps or gives away coins. After three rounds it is over.
 */
export function cellar(seats = 3): Rules {
  const cardNames = ['lamp', 'rope', 'wine'];
  const domain = (id: string, size: number, names?: readonly (string | number)[]): Domain => ({
    id,
    size,
    ...(names && { names }),
  });
  const seat = domain('seat', seats);
  const card = domain('card', 3, cardNames);
  const bid = domain('bid', 3);
  const plan = makePlan([
    ...kernelFields,
    ['round', {}],
    ['face', { start: -1 }],
    ['turn', {}],
    ['coins', { per: [seats], start: 5 }],
    ['shelf', { per: [2, 3] }],
    ['hand', { per: [seats, 3], audience: 'owner' }],
    ['deck', { per: [3], audience: 'none', start: 6 }],
    ['bids', { per: [seats], audience: 'owner', start: -1 }],
  ]);
  const at = (name: string): number => fieldOf(plan, name).at;
  const [round, face, turn, coins, shelf, hand, deck, bids] = [
    'round',
    'face',
    'turn',
    'coins',
    'shelf',
    'hand',
    'deck',
    'bids',
  ].map(at);
  const DIE = 0;
  const DRAW = 1;
  const BID = 2;
  const ACT = 3;

  const kinds: MoveKind[] = [
    {
      name: 'die',
      args: [{ name: 'face', domain: domain('die', 6, [1, 2, 3, 4, 5, 6]) }],
      decisions: ['die'],
      uniform: true,
      list: (_s, _seat, out) => out.putAll(),
      apply: (s, _seat, a) => {
        s.cells[face] = a + 1;
        pop(s);
        push(s, BID, (1 << seats) - 1);
        for (let i = seats - 1; i >= 0; i--) push(s, DRAW, NATURE, i);
        tell(s, 'rolled', { face: a + 1 });
      },
    },
    {
      name: 'draw',
      args: [{ name: 'card', domain: card }],
      decisions: ['draw'],
      list: (s, _seat, out) => {
        for (let i = 0; i < 3; i++) if (s.cells[deck + i] > 0) out.weigh(s.cells[deck + i], i);
      },
      apply: (s, _seat, a) => {
        const to = topArg(s, 0);
        pop(s);
        s.cells[deck + a]--;
        s.cells[hand + to * 3 + a]++;
        tell(s, 'drew', { seat: to }, { seats: 1 << to, data: { card: cardNames[a] } });
      },
      audience: (s) => 1 << topArg(s, 0),
    },
    {
      name: 'bid',
      args: [{ name: 'coins', domain: bid }],
      decisions: ['bid'],
      list: (s, who, out) => {
        for (let n = 0; n < 3; n++) if (s.cells[coins + who] >= n) out.put(n);
      },
      apply: (s, who, n) => {
        s.cells[bids + who] = n;
        const left = toMove(s) & ~(1 << who);
        if (left) setToMove(s, left);
        else {
          pop(s);
          for (let i = 0; i < seats; i++) s.cells[coins + i] -= s.cells[bids + i];
          s.cells.fill(-1, bids, bids + seats);
          s.cells[turn] = 0;
          push(s, ACT, 1);
        }
      },
      why: (s, who, n) =>
        s.cells[coins + who] < n ? reason('poor', `there are not ${n} coins`, { coins: n }) : undefined,
      audience: (_s, who) => 1 << who,
    },
    {
      name: 'pass',
      args: [],
      decisions: ['act'],
      list: (_s, _seat, out) => out.put(),
      apply: (s) => next(s),
    },
    {
      name: 'swap',
      args: [
        { name: 'row', domain: domain('row', 2) },
        { name: 'card', domain: card },
        { name: 'seat', domain: seat },
      ],
      decisions: ['act'],
      list: (s, who, out) => {
        for (let row = 0; row < 2; row++)
          for (let i = 0; i < 3; i++)
            if (s.cells[hand + who * 3 + i] > 0)
              for (let to = 0; to < seats; to++) if (to !== who) out.put(row, i, to);
      },
      apply: (s, who, row, i, to) => {
        s.cells[hand + who * 3 + i]--;
        s.cells[shelf + row * 3 + i]++;
        s.cells[coins + to]++;
        tell(s, 'swapped', { seat: who, row, card: cardNames[i], to });
        next(s);
      },
    },
    {
      name: 'gift',
      args: [],
      decisions: ['act'],
      list: () => {},
      apply: () => {},
      why: (s, who) => (s.cells[coins + who] <= 0 ? reason('poor', 'there is no coin to give') : undefined),
      open: {
        check: (s, who, raw) => {
          const gifts = raw.to;
          if (
            !Array.isArray(gifts) ||
            gifts.length !== seats ||
            !gifts.every((n) => Number.isInteger(n) && n >= 0)
          )
            return refuse('move-argument', '"to" must be a list of counts, one a seat', { field: 'to' });
          const sum = gifts.reduce((total: number, n: number) => total + n, 0);
          if (sum > s.cells[coins + who]) return refuse('poor', `there are not ${sum} coins`);
          return { ok: true, data: gifts };
        },
        apply: (s, who, data) => {
          (data as number[]).forEach((n, to) => {
            s.cells[coins + to] += n;
            s.cells[coins + who] -= n;
          });
          next(s);
        },
        propose: (_s, who) => ({
          move: 'gift',
          to: Array.from({ length: seats }, (_, i) => (i === (who + 1) % seats ? 1 : 0)),
        }),
      },
    },
  ];
  const { moves, kindOf } = codeMoves(kinds);

  function next(s: State): void {
    pop(s);
    if (++s.cells[turn] < seats) push(s, ACT, 1 << s.cells[turn]);
  }

  return {
    setup: { game: 'toy/cellar', engine: 1, versions: { 'toy/cellar': 1 }, seats, options: {} },
    seats,
    plan,
    moves,
    kindOf,
    decisions: [
      { name: 'die' },
      { name: 'draw', args: [{ name: 'seat', domain: seat }], outcomesFor: () => 0 },
      { name: 'bid' },
      { name: 'act' },
    ].map((kind, index) => codeDecision(kind, index, moves)),
    start: () => {},
    advance: (s) => {
      s.cells[round]++;
      push(s, DIE, NATURE);
    },
    settle: (s) => {
      if (s.cells[0] === 0 && s.cells[round] === 3) endGame(s);
    },
    result: (s) => {
      const scores = Array.from(s.cells.subarray(coins, coins + seats));
      return {
        winners: scores.flatMap((n, i) => (n === Math.max(...scores) ? [i] : [])),
        scores,
        ending: 'rounds',
      };
    },
    // the winner of a round is nobody's secret: everybody sees the lamps of seat 0
    reveal: (s, view) => {
      view.cells[hand] = s.cells[hand];
    },
    resample: (s, viewer, rng) => {
      const pool: number[] = [];
      const open = (who: number, i: number): boolean => who === viewer || (who === 0 && i === 0);
      for (let i = 0; i < 3; i++) for (let n = s.cells[deck + i]; n > 0; n--) pool.push(i);
      const sizes = Array.from({ length: seats }, (_, who) => {
        let size = 0;
        for (let i = 0; i < 3; i++) {
          if (open(who, i)) continue;
          for (let n = s.cells[hand + who * 3 + i]; n > 0; n--, size++) pool.push(i);
          s.cells[hand + who * 3 + i] = 0;
        }
        return size;
      });
      s.cells.fill(0, deck, deck + 3);
      rng.shuffle(pool);
      sizes.forEach((size, who) => {
        for (let n = 0; n < size; n++) {
          const k = pool.findIndex((i) => !open(who, i));
          s.cells[hand + who * 3 + pool.splice(k, 1)[0]]++;
        }
      });
      for (const i of pool) s.cells[deck + i]++;
      for (let who = 0; who < seats; who++)
        if (who !== viewer && s.cells[bids + who] >= 0)
          s.cells[bids + who] = rng.below(Math.min(3, s.cells[coins + who] + 1));
    },
  };
}
