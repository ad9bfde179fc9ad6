import { rulesFor } from '@hexwright/catalog';
import { islandOf, take } from '@hexwright/island';
import {
  applyCode,
  decisionOf,
  legalMoves,
  listMoves,
  MoveList,
  newGame,
  play,
  Rng,
  resample,
  seatList,
  toMove,
} from '@hexwright/kernel';
import { describe, expect, it } from 'vitest';
import { askBot, botFor, isLevel, LEVELS, timeBy } from '../index.ts';
import { usualTime } from '../levels.ts';
import { bout } from './arena.ts';

const BASE = 'first-island/base';

/** how many of these games the one wins against three others */
function wins(one: string, others: string, games: number, game = BASE): number {
  let won = 0;
  for (let i = 0; i < games; i++) {
    const players = new Array(4).fill(others);
    players[i % 4] = one;
    const played = bout({ game, seats: 4, seed: `${one} ${i}`, players });
    if (played.rules.result(played.game.state).winners.includes(i % 4)) won++;
  }
  return won;
}

describe('levels', () => {
  it('have names that a file or a message is checked by', () => {
    expect(LEVELS.every(isLevel)).toBe(true);
    expect(['settler', 'Expert', '', undefined, 4].some(isLevel)).toBe(false);
  });

  it('a beginner loses to normal players and still beats random ones', () => {
    expect(wins('beginner', 'normal', 8)).toBeLessThanOrEqual(2);
    expect(wins('beginner', 'random', 4)).toBeGreaterThanOrEqual(3);
  });

  it('overlook the same things for a whole turn, and see them again in the next', () => {
    let same = 0;
    const turns = new Map<number, Set<string>>();
    bout(
      { game: BASE, seats: 4, seed: 'lapse', players: new Array(4).fill('beginner') },
      (game, seat, bot) => {
        const rules = game.rules as unknown as { turnOf(s: typeof game.state): number };
        const first = askBot(bot, game.state, seat, new Rng('one'));
        const second = askBot(bot, game.state, seat, new Rng('one'));
        expect(second).toEqual(first);
        same++;
        const turn = rules.turnOf(game.state);
        turns.set(turn, (turns.get(turn) ?? new Set()).add(first.move));
      },
    );
    expect(same).toBeGreaterThan(100);
    expect(turns.size).toBeGreaterThan(20);
  });

  it('think for as long as they are given, and no longer', () => {
    let now = 0;
    const time = timeBy(() => ++now, 'hard');
    let thoughts = 0;
    while (time(thoughts, 0)) thoughts++;
    expect(thoughts).toBe(249);
    expect(timeBy(() => 0, 'normal')(0, 0)).toBe(false);
    expect(timeBy(() => 0, 'expert', 0)(0, 0)).toBe(false);
  });

  it('tell some stories of each move to the end however long a turn is, up to a bound', () => {
    const enough = usualTime({ imagines: 100, stories: 6, most: 500 });
    expect([enough(99, 9), enough(100, 9), enough(100, 6), enough(100, 5)]).toEqual([
      true,
      false,
      false,
      true,
    ]);
    expect([enough(499, 5), enough(500, 5)]).toEqual([true, false]);
  });

  it('do not think for ever where every move that is thought of wins', () => {
    const found = rulesFor({ game: BASE, seats: 3, options: { points: 3 } });
    const book = found.ok ? islandOf(found.rules) : undefined;
    if (!book) throw new Error('no such game');
    const game = newGame(book, { mode: 'seeded', seed: 'two ways' });
    for (const rng = new Rng('two ways'); decisionOf(game.state)?.kind !== 'main'; ) {
      const [seat] = seatList(toMove(game.state));
      play(game, seat, askBot(botFor(book, 'random'), game.state, seat, rng));
    }
    const [seat] = seatList(toMove(game.state));
    take(book, game.state, seat, book.good('ore'), 3);
    take(book, game.state, seat, book.good('grain'), 2);
    let asked = 0;
    const patient = (imagined: number): boolean => {
      if (++asked > 1000) throw new Error('it goes on and on');
      return imagined < 40;
    };
    const { move } = askBot(botFor(book, 'hard'), game.state, seat, new Rng('two ways'), patient);
    expect(move).toBe('city');
  });

  it.each([BASE, 'seafarers/heading-for-new-shores', 'cities-knights/core', 'rivals/introductory'])(
    'who think ahead play %s the same whatever the others hide',
    (id) => {
      const thinkers = new Map<object, ReturnType<typeof botFor>>();
      let asked = 0;
      bout(
        {
          game: id,
          seats: id.startsWith('rivals') ? 2 : 3,
          seed: 'hidden',
          players: [undefined, undefined, undefined].slice(0, id.startsWith('rivals') ? 2 : 3),
          limit: 160,
        },
        (game, seat) => {
          if (game.log.length % 40 !== 20 || legalMoves(game.state, seat).moves.length < 2) return;
          const rules = game.rules as Parameters<typeof botFor>[0];
          const bot = thinkers.get(rules) ?? botFor(rules, 'hard');
          thinkers.set(rules, bot);
          const time = (imagined: number) => imagined < 60;
          const other = resample(game.state, seat, new Rng('elsewhere', game.log.length));
          const here = askBot(bot, game.state, seat, new Rng('same', game.log.length), time);
          expect(askBot(bot, other, seat, new Rng('same', game.log.length), time)).toEqual(here);
          asked++;
        },
      );
      expect(asked).toBeGreaterThan(0);
    },
  );

  it('who think ahead take the move that wins at once', () => {
    let tried = 0;
    bout({ game: BASE, seats: 4, seed: 'end', players: new Array(4).fill('normal') }, (game, seat) => {
      const rules = game.rules as Parameters<typeof botFor>[0];
      if (tried > 0 || rules.points(game.state, seat) < rules.target(game.state, seat) - 2) return;
      const list = new MoveList();
      listMoves(game.state, seat, list);
      const winning = Array.from(list.codes.subarray(0, list.length)).some((code) => {
        const copy = { ...game.state, cells: game.state.cells.slice(), events: null };
        applyCode(copy, seat, code);
        return copy.cells[1] !== 0;
      });
      if (!winning) return;
      tried++;
      const move = askBot(botFor(rules, 'expert'), game.state, seat, new Rng('win'), () => false);
      const played = { ...game.state, cells: game.state.cells.slice(), events: null };
      const at = legalMoves(game.state, seat).moves.findIndex(
        (each) => JSON.stringify(each) === JSON.stringify(move),
      );
      applyCode(played, seat, list.codes[at]);
      expect(played.cells[1]).not.toBe(0);
    });
    expect(tried).toBe(1);
  });
});
