import { expect, test } from 'vitest';
import { type Entry, Host, type IslandMore, type Sent } from '../index.ts';
import { islandAt, Played } from './play.ts';

function hosted() {
  const played = new Played(islandAt());
  const happened: string[] = [];
  const written: Entry[] = [...played.entries];
  const shown: Sent<IslandMore>[] = [];
  const writing: (() => void)[] = [];
  const disk = { full: false, slow: false };
  const host = new Host(played.table, {
    append: async ({ from, entries }) => {
      if (disk.slow) await new Promise<void>((done) => writing.push(done));
      if (disk.full) throw new Error('the disk is full');
      expect(from).toBe(written.length);
      written.push(...entries);
      happened.push('written');
    },
    show: (sent) => {
      happened.push('shown');
      shown.push(...sent);
    },
  });
  const command = (id: string) => ({ id, at: played.table.lines, move: played.legal()[0] });
  return { played, host, happened, written, shown, writing, disk, command };
}

test('a move is written before it is shown', async () => {
  const { played, host, happened, shown, command } = hosted();
  played.table.join('x', [0]);
  const { seat } = played;
  expect(await host.send(seat, command('one'))).toEqual({ ok: true, line: played.table.lines });
  expect(happened).toEqual(['written', 'shown']);
  expect(shown).toHaveLength(1);
});

test('what cannot be written has not happened, and is told to nobody', async () => {
  const { played, host, happened, disk, command } = hosted();
  const { seat } = played;
  const before = played.table.join('x', [seat]);
  disk.full = true;
  expect(await host.send(seat, command('one'))).toMatchObject({
    reason: { code: 'not-written', text: 'the disk is full' },
  });
  expect(happened).toEqual([]);
  expect(played.table.join('y', [seat])).toEqual(before);
  disk.full = false;
  expect(await host.send(seat, command('one'))).toMatchObject({ ok: true });
});

test('commands that come while one is being written wait, and the same one is made once', async () => {
  const { played, host, written, writing, disk, command } = hosted();
  const { seat } = played;
  const before = written.length;
  disk.slow = true;
  const sent = command('one');
  const answers = [1, 2, 3].map(() => host.send(seat, sent));
  for (let i = 0; i < 20; i++) await Promise.resolve();
  expect(writing).toHaveLength(1);
  expect(written).toHaveLength(before);
  disk.slow = false;
  writing[0]();
  expect(await Promise.all(answers)).toEqual(answers.map(() => ({ ok: true, line: before + 1 })));
  expect(written).toHaveLength(before + 1);
});

test('a move that was thought out for another position is not made', async () => {
  const { played, host, command } = hosted();
  const { seat } = played;
  const { lines } = played.table;
  const [, other] = played.legal();
  await host.send(seat, command('one'));
  expect(await host.move(seat, other, lines)).toMatchObject({ reason: { code: 'stale' } });
});

test('the last move of a seat is taken back by a line of its own', async () => {
  const { played, host, written, command } = hosted();
  const { seat } = played;
  const before = played.table.state.cells.slice();
  const back = { id: 'back', at: played.table.lines };
  expect(await host.back([seat], back)).toMatchObject({ reason: { code: 'undo-nothing' } });
  const left = played.table.moves;
  await host.send(seat, command('one'));
  expect(await host.back([seat], { ...back, at: played.table.lines })).toMatchObject({ ok: true });
  expect(played.table.state.cells).toEqual(before);
  expect(written.at(-1)).toEqual({ by: seat, back: left, id: 'back' });
  expect(await host.back([seat], back)).toMatchObject({ ok: true });
});

test('a house that writes elsewhere is followed', async () => {
  const { played, host, shown, written } = hosted();
  const other = new Played(islandAt(), undefined, written);
  played.table.join('x', [0]);
  const from = other.table.lines;
  other.on(4, 'some');
  expect(await host.follow(from, other.entries.slice(from))).toMatchObject({ ok: true });
  expect(shown.at(-1)?.shown.view.moves).toBe(other.table.moves);
});
