import { type GameEvent, replay } from '@hexwright/kernel';
import { GOODS, rivalsOf } from '@hexwright/rivals';
import { describe, expect, test } from 'vitest';
import { fileOf, parseFile, storyOf, Table } from '../index.ts';
import { anyFace, Played, persons } from './play.ts';

/** A game of cards to its end, by chance. */
function played(game: string) {
  const face = anyFace(game, 2);
  const at = new Played<object>(face).on(20_000, game);
  if (!at.table.stands.over) throw new Error(`${game} does not end`);
  return { face, table: at.table };
}

describe('a game of cards', () => {
  const { face, table } = played('rivals/era-of-progress');
  const told: GameEvent[] = [];
  replay(face.game, table.save().chance, table.save().log, (_logged, events) => void told.push(...events));

  test('is told turn by turn: points by source, how the die fell, what the regions brought', () => {
    const made = storyOf(face, table.save(), persons(2));
    if (!made.ok) throw new Error(made.reason.text);
    const { turns, rolls, produced, result } = made.story;
    expect(result?.winners).toEqual(face.game.result(table.state).winners);
    expect(turns.at(-1)?.points.map(({ total }) => total)).toEqual(
      [0, 1].map((seat) => rivalsOf(face.game)!.points(table.state, seat)),
    );
    expect(turns[1].points.map(({ total }) => total)).toEqual([2, 2]);
    const fell = told.filter(({ kind }) => kind === 'number');
    expect(Object.values(rolls).reduce((sum, n) => sum + n, 0)).toBe(fell.length);
    expect(Object.keys(rolls).every((number) => Number(number) >= 1 && Number(number) <= 6)).toBe(true);
    const sums = [0, 1].map((seat) =>
      GOODS.map((good) =>
        told
          .filter(({ kind, data }) => kind === 'produced' && data.seat === seat && data.good === good)
          .reduce((sum, { data }) => sum + Number(data.count), 0),
      ),
    );
    expect(produced).toEqual(sums);
    expect(produced.every((row) => row.some((n) => n > 0))).toBe(true);
  });

  test('is taken out as a file and comes in again at the same position, its players with it', () => {
    const parsed = parseFile(JSON.parse(JSON.stringify(fileOf(table))));
    if (!parsed.ok) throw new Error(parsed.reason.text);
    const { chance, log } = parsed.save;
    const again = Table.rebuild(face, { chance, players: parsed.players(2), entries: log });
    if (!again.ok) throw new Error(again.reason.text);
    expect(again.table.state.cells).toEqual(table.state.cells);
    expect(again.table.players).toEqual(table.players);
  });

  test('a file with a card that is none is refused by name', () => {
    const file = JSON.parse(JSON.stringify(fileOf(table)));
    const at = file.log.findIndex(({ move }: { move: { card?: string } }) => move.card !== undefined);
    file.log[at].move.card = 'no-such-card';
    const parsed = parseFile(file);
    if (!parsed.ok) throw new Error(parsed.reason.text);
    const told = storyOf(face, parsed.save, persons(2));
    expect(told).toMatchObject({ ok: false, reason: { text: expect.stringContaining('no-such-card') } });
  });
});
