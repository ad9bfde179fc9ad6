import {
  base,
  cardFields,
  compileBook,
  deckIsOut,
  finish,
  held,
  islandModules,
  type Part,
  take,
} from '@hexwright/island';
import { NATURE, pop, push, reason, setTopArg, tell, topArg } from '@hexwright/kernel';
import { orderModules, termsOf } from '@hexwright/rulebook';
import { describe, expect, test } from 'vitest';
import { watchGame } from '../../battery/closely.ts';
import { type Check, checks, Report } from '../../battery/report.ts';
import { Hidden } from '../../battery/secrets.ts';
import { Watchfulness } from '../../battery/watchfulness.ts';

type Slip = Omit<Part, 'id' | 'words'>;

/** What the battery finds wrong with the base game when this part is slipped into it. */
function found(part: Slip, { watchfulness = new Watchfulness(), toTheEnd = true } = {}): Check[] {
  const ordered = orderModules([base.id], (id) => islandModules.find((module) => module.id === id), 3);
  if (!ordered.ok) throw new Error(ordered.reason.text);
  const modules = [
    ...ordered.modules,
    { ...part, id: 'slip', kind: 'variant' as const, seats: [3], words: base.words },
  ];
  const compiled = compileBook({
    setup: { game: 'slip', rulesVersion: 1, seats: 3, options: { points: 6 } },
    modules,
  });
  if (!compiled.ok) throw new Error(compiled.reason.text);
  const report = new Report();
  watchGame({
    book: compiled.book,
    where: 'slip',
    seed: 'slip',
    report,
    terms: termsOf(modules),
    toTheEnd,
    watchfulness,
    reasons: new Map(),
    hidden: new Hidden(),
    step: () => {},
  });
  return checks.filter((check) => report.of(check).length > 0);
}

test('nothing is found wrong where nothing is', () => {
  expect(found({})).toEqual([]);
});

const OWN: Check = 'chance alone decides what is said to be its own, and nothing else';

/** A question each turn that chance or a seat answers, with or without saying that it is nature’s. */
const omen = (asked: number, nature: boolean): Slip => ({
  decisions: { omen: { nature } },
  moves: () => [{ name: 'omen', decisions: ['omen'], list: (_s, _seat, out) => out.put(), apply: pop }],
  turnSteps: (b) => [{ before: 'end', add: { id: 'omen', run: (s) => push(s, b.decision('omen'), asked) } }],
});

test.each([
  [1, true, true],
  [1, false, false],
  [NATURE, true, false],
  [NATURE, false, true],
])('a question to %i that is said to be nature’s or not (%o) is noticed: %o', (asked, nature, noticed) => {
  expect(found(omen(asked, nature)).includes(OWN)).toBe(noticed);
});

test('a good out of nothing is noticed', () => {
  const rules: Part['rules'] = (was, b) => ({
    endTurn: (s) => {
      was.endTurn(s);
      s.cells[b.at.bank]++;
    },
  });
  expect(found({ rules })).toContain('goods are conserved');
});

test('an end by comparison that leaves hidden points out is noticed', () => {
  const rules: Part['rules'] = (was, b) => ({
    target: () => 1_000,
    endTurn: (s) => {
      was.endTurn(s);
      if (s.cells[b.at.turn] < 60) return;
      const points = [0, 1, 2].map((seat) => b.rules.publicPoints(s, seat));
      finish(b, s, 1 << points.indexOf(Math.max(...points)), 'clock');
    },
  });
  expect(found({ rules })).toContain('hidden cards decide by their points alone');
});

test('an end that hidden goods decide is noticed', () => {
  const rules: Part['rules'] = (was, b) => ({
    target: () => 1_000,
    endTurn: (s) => {
      was.endTurn(s);
      if (s.cells[b.at.turn] < 60) return;
      const brick = [0, 1, 2].map((seat) => held(b, s, seat, 0));
      finish(b, s, 1 << brick.indexOf(Math.max(...brick)), 'condition');
    },
  });
  expect(found({ rules })).toContain('hidden cards decide by their points alone');
});

test('somebody picked out by hidden cards is noticed', () => {
  const rules: Part['rules'] = (was, b) => ({
    endTurn: (s) => {
      was.endTurn(s);
      const brick = Array.from({ length: b.seats }, (_, seat) => held(b, s, seat, 0));
      push(s, b.decision('build'), 1 << brick.indexOf(Math.max(...brick)));
    },
  });
  expect(found({ rules })).toContain('hidden cards decide by their points alone');
});

test('a pile under the deck that tells which card was drawn from it is noticed', () => {
  const editMoves: Part['editMoves'] = (b, moves) => {
    const { deck, under } = cardFields(b);
    return moves.map((move) =>
      move.name === 'draw-card'
        ? {
            ...move,
            apply: (s, nature, card, ...rest) => {
              const isOut = deckIsOut(
                s,
                { deck },
                b.cards.map((_, i) => i),
              );
              const lay = b.cards.map((_, i) => under.get(s, i));
              move.apply?.(s, nature, card, ...rest);
              if (!isOut) return;
              for (let i = 0; i < lay.length; i++) {
                deck.set(s, i, 0);
                under.set(s, i, lay[i] - (i === card ? 1 : 0));
              }
            },
          }
        : move,
    );
  };
  expect(found({ editMoves })).toContain('events tell no secrets');
});

test('a hand that is not counted is noticed', () => {
  const rules: Part['rules'] = (was, b) => ({
    endTurn: (s) => {
      was.endTurn(s);
      if (s.cells[b.at.bank] > 0) take(b, s, 0, 0, 1);
      s.cells[b.at.handSize] = 0;
    },
  });
  expect(found({ rules })).toContain('goods are conserved');
});

const vanishing: Slip = {
  rules: (was, b) => ({
    endTurn: (s) => {
      was.endTurn(s);
      s.cells.fill(0, b.at.route, b.at.route + b.topology.edges);
    },
  }),
};

test('a piece that vanishes is noticed', () => {
  expect(found(vanishing)).toEqual(
    expect.arrayContaining(['pieces are conserved', 'kept counts equal a recount']),
  );
});

const remembering: Slip = {
  rules: (was, b) => {
    let turns = 0;
    return {
      endTurn: (s) => {
        was.endTurn(s);
        if (++turns % 3 === 0 && s.cells[b.at.bank] > 0) take(b, s, 0, 0, 1);
      },
    };
  },
};

test('a rule that remembers something beside the cells is noticed', () => {
  expect(found(remembering)).toEqual(
    expect.arrayContaining([
      'replaying the log gives the same cells',
      'a state survives JSON after every move',
    ]),
  );
});

const watching: Slip = {
  rules: (was, b) => ({
    bank: {
      barTrade: (s, seat, give, want) =>
        was.bank.barTrade(s, seat, give, want) ??
        (held(b, s, (seat + 1) % 3, want) > 0 ? reason('watched', 'the next seat holds it') : undefined),
    },
  }),
};

test('legal moves that depend on another hand are noticed', () => {
  expect(found(watching)).toContain('views leak nothing');
});

test('a secret field that everybody sees is noticed', () => {
  const reveal: Part['reveal'] = (b) => (s, view) => {
    view.cells[b.at.hold] = s.cells[b.at.hold];
  };
  expect(found({ reveal })).toContain('views leak nothing');
});

const telling: Slip = {
  editMoves: (b, moves) =>
    moves.map((move) =>
      move.name !== 'draw-card'
        ? move
        : {
            ...move,
            apply: (s, seat, card, y, z) => {
              const buyer = topArg(s, 0);
              move.apply?.(s, seat, card, y, z);
              tell(s, 'card-played', { seat: buyer, card: b.cards[card].id });
            },
          },
    ),
};

test('a drawn card in the public part of an event is noticed', () => {
  expect(found(telling)).toContain('events tell no secrets');
});

test('a stolen good in a public field is noticed', () => {
  const editMoves: Part['editMoves'] = (b, moves) =>
    moves.map((move) =>
      move.name !== 'steal'
        ? move
        : {
            ...move,
            apply: (s, seat, good, y, z) => {
              s.cells[b.field('loot')] = good + 1;
              move.apply?.(s, seat, good, y, z);
            },
          },
    );
  expect(found({ editMoves, fields: { loot: {} } })).toContain('events tell no secrets');
});

const changing: Slip = {
  editMoves: (_b, moves) =>
    moves.map((move) =>
      move.name !== 'place-building'
        ? move
        : {
            ...move,
            why: (s, seat, x, y, z) => {
              setTopArg(s, 3, 1);
              return move.why?.(s, seat, x, y, z);
            },
          },
    ),
};

test('a refusal that changes something is noticed', () => {
  expect(found(changing)).toContain('a refused move changes nothing and says why');
});

test('a refusal that breaks the rules down is noticed', () => {
  const broken: Slip = {
    editMoves: (_b, moves) =>
      moves.map((move) =>
        move.name !== 'city'
          ? move
          : {
              ...move,
              why: () => {
                throw new Error('nobody thought of that');
              },
            },
      ),
  };
  expect(found(broken)).toContain('a refused move changes nothing and says why');
});

test('a move that is listed twice is noticed', () => {
  const editMoves: Part['editMoves'] = (_b, moves) =>
    moves.map((move) =>
      move.name !== 'roll'
        ? move
        : {
            ...move,
            list: (s, seat, out) => {
              move.list?.(s, seat, out);
              move.list?.(s, seat, out);
            },
          },
    );
  expect(found({ editMoves })).toContain('legal moves are listed once, each in its decision');
});

test('points beyond what their source says it gives are noticed', () => {
  const scores: Part['scores'] = [{ id: 'slip', most: () => 0, of: () => () => 25 }];
  expect(found({ scores })).toContain('nobody has more points than can be had');
});

test('a quiet move that wins is noticed', () => {
  // Every way to the last point in a game of buildings, cards and awards: which of them wins is a matter of chance.
  const scoring = ['settlement', 'city', 'draw-card', 'road', 'play-card'];
  const editMoves: Part['editMoves'] = (_b, moves) =>
    moves.map((move) => (scoring.includes(move.name) ? { ...move, quiet: true } : move));
  expect(found({ editMoves })).toContain('a game that is won or lost is over');
});

test('a turn that begins without a look at its points is noticed', () => {
  const turnSteps: Part['turnSteps'] = (b) => [
    { replace: 'begin', by: { id: 'begin', run: (s) => b.rules.beginTurn(s) } },
  ];
  expect(found({ turnSteps })).toContain('a game that is won or lost is over');
});

test('somebody asked who sits at no seat is noticed', () => {
  const rules: Part['rules'] = (was, b) => ({
    endTurn: (s) => {
      was.endTurn(s);
      push(s, b.decision('build'), 1 << b.seats);
    },
  });
  expect(found({ rules })).toContain('random games finish');
});

test('an end that goes by something nobody sees is noticed', () => {
  const rules: Part['rules'] = (was, b) => ({
    checkEnd: (s) => {
      if (s.cells[b.field('doom')] < 99) was.checkEnd(s);
    },
  });
  expect(found({ rules, fields: { doom: {} } })).toEqual(['what ends a game is in sight']);
});

test('a number that comes from nowhere is noticed', () => {
  const editMoves: Part['editMoves'] = (b, moves) =>
    moves.map((move) =>
      move.name !== 'roll'
        ? move
        : {
            ...move,
            apply: (s, seat, x, y, z) => {
              s.cells[b.at.dice] = 5;
              move.apply?.(s, seat, x, y, z);
            },
          },
    );
  expect(found({ editMoves })).toEqual(['every number is told for what it is']);
});

test('an event without words is noticed', () => {
  const rules: Part['rules'] = (was) => ({
    endTurn: (s) => {
      was.endTurn(s);
      tell(s, 'the-sun-sets', {});
    },
  });
  expect(found({ rules })).toContain('everything has words');
});

test('a game without an end is noticed', () => {
  expect(found({ rules: () => ({ checkEnd: () => {} }) })).toContain('random games finish');
});

describe('at a number of seats whose games show nothing new', () => {
  /** all that a sound game shows has been seen before */
  function familiar(): { readonly watchfulness: Watchfulness; readonly toTheEnd: boolean } {
    const watchfulness = new Watchfulness();
    expect(found({}, { watchfulness })).toEqual([]);
    return { watchfulness, toTheEnd: false };
  }

  test.each<[string, Slip, Check]>([
    ['a piece that vanishes', vanishing, 'pieces are conserved'],
    ['a rule with a memory', remembering, 'replaying the log gives the same cells'],
    ['a look into another hand', watching, 'views leak nothing'],
    ['a secret in an event', telling, 'events tell no secrets'],
    ['a refusal that changes something', changing, 'a refused move changes nothing and says why'],
  ])('%s is noticed all the same', (_what, slip, check) => {
    expect(found(slip, familiar())).toContain(check);
  });
});
