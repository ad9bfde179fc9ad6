import { cloneState, NATURE, replay } from '@hexwright/kernel';
import { describe, expect, test } from 'vitest';
import { Table } from '../index.ts';
import { islandAt, Played, persons, players, SEED } from './play.ts';

const base = islandAt();
const command = (played: Played, id: string, move = played.legal()[0]) => ({
  id,
  at: played.table.lines,
  move,
});

/** A game that has come to a question to several at once: too many cards in several hands. */
function askedTogether(): { readonly played: Played; readonly seats: readonly number[] } {
  for (let game = 0; game < 40; game++) {
    const played = new Played(islandAt());
    for (let i = 0; i < 600 && !played.table.stands.over; i++) {
      const want = played.table.wants();
      if (want.kind === 'person' && want.seats.length > 1) return { played, seats: want.seats };
      played.on(1, `${game} ${i}`);
    }
  }
  throw new Error('nobody was asked together');
}

describe('a command', () => {
  test('is made once however often it is sent, also after the table was put away', () => {
    const played = new Played(islandAt());
    const { seat } = played;
    const sent = command(played, 'one');
    played.made(played.table.offer(seat, sent));
    const { lines } = played.table;
    expect(played.table.offer(seat, sent)).toEqual({ ok: true, step: null, line: lines });
    const again = new Played(base, persons(4), played.entries);
    expect(again.table.offer(seat, sent)).toEqual({ ok: true, step: null, line: lines });
    expect(again.table.lines).toBe(lines);
  });

  test('of one seat is not taken for the same id of another', () => {
    const played = new Played(islandAt());
    const { seat } = played;
    played.made(played.table.offer(seat, command(played, 'one')));
    expect(played.table.offer((seat + 1) % 4, command(played, 'one'))).toMatchObject({ ok: false });
  });

  test('that rests on a question which is gone is refused, and changes nothing', () => {
    const played = new Played(islandAt());
    const { seat } = played;
    const [first, second] = played.legal();
    const { lines } = played.table;
    played.made(played.table.offer(seat, { id: 'one', at: lines, move: first }));
    const { cells } = cloneState(played.table.state);
    expect(played.table.offer(seat, { id: 'two', at: lines, move: second })).toMatchObject({
      reason: { code: 'stale' },
    });
    expect(played.table.state.cells).toEqual(cells);
  });

  test('that rests on a message nobody sent is refused', () => {
    const played = new Played(islandAt());
    const { table, seat } = played;
    expect(table.offer(seat, { ...command(played, 'one'), at: table.lines + 1 })).toMatchObject({
      reason: { code: 'at-unknown' },
    });
  });

  test('may rest on an older message while the same question is open to several', () => {
    const { played, seats } = askedTogether();
    const [one, other] = seats;
    const { lines } = played.table;
    const [move] = played.legal(other);
    played.made(played.table.offer(one, { id: 'one', at: lines, move: played.legal(one)[0] }));
    expect(played.table.offer(other, { id: 'two', at: lines, move })).toMatchObject({ ok: true });
  });
});

describe('a step', () => {
  test('has not happened before it is committed, and leaves nothing behind when it is abandoned', () => {
    const played = new Played(islandAt());
    const { table, seat } = played;
    const before = table.join('one', [seat]);
    const offered = table.offer(seat, command(played, 'one'));
    if (!offered.ok || !offered.step) throw new Error('refused');
    expect(table.join('two', [seat])).toEqual(before);
    expect(table.offer(seat, command(played, 'two'))).toMatchObject({ reason: { code: 'busy' } });
    offered.step.abandon();
    expect(table.join('three', [seat])).toEqual(before);
    expect(() => offered.step!.commit()).toThrow('before');
    expect(table.offer(seat, command(played, 'one'))).toMatchObject({ ok: true });
  });

  test('brings nature’s answers in the same lines', () => {
    const played = new Played(islandAt()).on(200, 'rolls');
    const nature = played.entries.filter(({ by }) => by === NATURE);
    expect(nature.length).toBeGreaterThan(30);
    const again = replay(base.game, { mode: 'seeded', seed: SEED }, played.table.save().log);
    expect(again).toMatchObject({ ok: true });
  });
});

describe('a table that is rebuilt from its record', () => {
  test('shows every viewer what the other one shows', () => {
    const played = new Played(base, players('person', 'bot', 'bot', 'bot')).on(260, 'some');
    played.made(
      played.table.offerBack(0, { id: 'b', at: played.table.lines, to: played.table.lastMoveOf([0]) }),
    );
    played.on(9, 'more');
    const again = new Played(base, played.table.players, played.entries);
    for (const seats of [[0], [1], [2], [3], []])
      expect(again.table.join('x', seats)).toEqual(played.table.join('x', seats));
    expect(again.table.lines).toBe(played.table.lines);
    expect(again.table.wants()).toEqual(played.table.wants());
  });

  test('judges commands that rest on older messages as the other one does', () => {
    const played = new Played(islandAt()).on(120, 'some');
    const again = new Played(base, persons(4), played.entries);
    const { seat } = played;
    for (let at = played.table.lines; at > played.table.lines - 12; at--) {
      const sent = { id: `at${at}`, at, move: played.legal()[0] };
      const [a, b] = [played.table.offer(seat, sent), again.table.offer(seat, sent)];
      expect(a.ok).toBe(b.ok);
      for (const offered of [a, b]) if (offered.ok) offered.step?.abandon();
    }
  });

  test('is refused with the line that does not fit', () => {
    const { entries } = new Played(islandAt()).on(30, 'some');
    const broken = [...entries];
    broken[entries.length - 3] = { by: 0, move: { move: 'road', edge: 9999 } };
    const chance = { mode: 'seeded', seed: SEED } as const;
    expect(Table.rebuild(base, { chance, players: persons(4), entries: broken })).toMatchObject({
      reason: { code: 'log-broken', details: { index: entries.length - 3 } },
    });
    expect(Table.rebuild(base, { chance, players: persons(4), entries: [{ by: 0, back: 7 }] })).toMatchObject(
      { reason: { code: 'record-broken' } },
    );
  });

  test('follows the lines that another house writes', () => {
    const played = new Played(islandAt()).on(40, 'some');
    const other = new Played(base, persons(4), played.entries);
    other.table.join('x', [1]);
    const from = played.table.lines;
    played.on(30, 'more');
    played.made(
      played.table.offerBack(2, { id: 'b', at: played.table.lines, to: played.table.lastMoveOf([2]) }),
    );
    played.on(3, 'and more');
    const followed = other.table.follow(from, played.entries.slice(from));
    if (!followed.ok) throw new Error(followed.reason.text);
    expect(other.table.join('y', [1])).toEqual(played.table.join('y', [1]));
    expect(other.table.follow(from, [])).toMatchObject({ reason: { code: 'lines-missing' } });
  });
});

describe('taking back', () => {
  test('leads to the same position and the same dice, wherever it goes', () => {
    const keeps = { snapshots: 4, every: 8, events: 20 };
    const played = new Played(base, persons(4), [], keeps).on(300, 'some');
    const { log } = played.table.save();
    for (let back = 0; back < 40; back++) {
      const to = played.table.lastMoveOf([0, 1, 2, 3]);
      played.made(played.table.offerBack(0, { id: `b${back}`, at: played.table.lines, to }));
      const fresh = replay(base.game, { mode: 'manual' }, log.slice(0, to));
      if (!fresh.ok) throw new Error(fresh.reason.text);
      expect(played.table.state.cells).toEqual(fresh.game.state.cells);
      expect(played.table.save().log).toEqual(log.slice(0, to));
    }
    const { length } = played.table.save().log;
    played.move(log[length].by, log[length].move);
    expect(log.slice(0, played.table.moves)).toEqual(played.table.save().log);
  });

  test('stops before a move of a seat, not between nature’s', () => {
    const played = new Played(islandAt()).on(30, 'some');
    const { log } = played.table.save();
    const to = log.findLastIndex(({ by }) => by === NATURE);
    const asked = (at: number) => played.table.offerBack(0, { id: `b${at}`, at: played.table.lines, to: at });
    for (const wrong of [to, -2, 1.5, log.length, Number.NaN])
      expect(asked(wrong)).toMatchObject({ reason: { code: 'undo-range' } });
  });
});

describe('a viewer', () => {
  test('who names the last message it saw is told what it missed', () => {
    const played = new Played(islandAt()).on(100, 'some');
    const first = played.table.join('one', [2]);
    let told = [...first.events];
    played.table.leave('one');
    played.on(40, 'more');
    played.made(
      played.table.offerBack(0, { id: 'b', at: played.table.lines, to: played.table.lastMoveOf([1]) }),
    );
    played.on(5, 'and more');
    const missed = played.table.join('one', [2], first.n);
    expect(missed.eventsFrom).toBeGreaterThan(0);
    told = [...told.slice(0, missed.eventsFrom), ...missed.events];
    expect(told).toEqual(played.table.join('two', [2]).events);
  });

  test('who was away while more was taken back than it had seen forgets just that', () => {
    const played = new Played(islandAt()).on(60, 'some');
    const seen = played.table.join('one', [2]);
    for (let i = 0; i < 8; i++)
      played.made(
        played.table.offerBack(0, {
          id: `b${i}`,
          at: played.table.lines,
          to: played.table.lastMoveOf([0, 1, 2, 3]),
        }),
      );
    played.on(20, 'otherwise');
    const missed = played.table.join('one', [2], seen.n);
    const told = [...seen.events.slice(0, missed.eventsFrom), ...missed.events];
    expect(told).toEqual(played.table.join('two', [2]).events);
  });

  test('who names a message that never was gets everything anew', () => {
    const played = new Played(islandAt()).on(20, 'some');
    for (const seen of [-1, 9999, Number.NaN]) expect(played.table.join('one', [1], seen).eventsFrom).toBe(0);
  });

  test('is told everything from the first move on, however little is kept in memory', () => {
    const small = new Played(base, persons(4), [], { events: 5, snapshots: 3, every: 16 }).on(200, 'some');
    const large = new Played(base, persons(4), [], { events: 100_000 }).on(200, 'some');
    expect(small.table.join('x', [1]).events).toEqual(large.table.join('x', [1]).events);
    const [a, b] = [small, large].map(({ table }) => table.frame(150, 2));
    expect(a).toEqual(b);
  });

  test('hears each event once as the game goes on', () => {
    const played = new Played(islandAt());
    const told = [...played.table.join('x', [1]).events];
    played.on(150, 'some', (sent) => {
      for (const { shown } of sent) {
        const { view } = shown;
        expect(view.eventsFrom).toBe(told.length);
        told.push(...view.events);
      }
    });
    expect(told).toEqual(played.table.join('y', [1]).events);
  });

  test('that several share is covered when another of them must decide, with all that was told', () => {
    const played = new Played(base, players('person', 'person', 'bot', 'bot'));
    expect(played.table.join('x', [0, 1])).toMatchObject({ handover: 0, seat: null, legal: [] });
    expect(played.table.look('x', 2)).toBeUndefined();
    expect(played.table.look('x', 0)).toMatchObject({ handover: null, seat: 0 });
    played.move();
    const [{ shown }] = played.move();
    expect(shown.view).toMatchObject({ handover: 1, seat: null, eventsFrom: 0 });
  });
});

describe('what a table wants', () => {
  test('is nature at first, then whoever is asked', () => {
    const chance = { mode: 'seeded', seed: SEED } as const;
    const fresh = Table.rebuild(base, {
      chance,
      players: players('bot', 'person', 'bot', 'bot'),
      entries: [],
    });
    if (!fresh.ok) throw new Error(fresh.reason.text);
    expect(fresh.table.wants()).toEqual({ kind: 'nature' });
    expect(new Played(base, players('bot', 'person', 'bot', 'bot')).table.wants()).toEqual({
      kind: 'bot',
      seat: 0,
    });
  });

  test('changes with who sits there', () => {
    const played = new Played(islandAt());
    played.table.reseat(0, { kind: 'bot' });
    expect(played.table.wants()).toEqual({ kind: 'bot', seat: 0 });
  });

  test('is not nature’s move by seed where the dice are rolled by hand', () => {
    const byHand = Table.rebuild(base, { chance: { mode: 'manual' }, players: persons(4), entries: [] });
    if (!byHand.ok) throw new Error(byHand.reason.text);
    expect(byHand.table.offerNature()).toMatchObject({ reason: { code: 'manual-chance' } });
  });
});

test('a rule that throws stops the table, says so to everybody and tells nobody what was thrown', () => {
  const broken = islandAt('first-island/base', 3);
  const { game: rules } = broken;
  const index = rules.moves.findIndex(({ name }) => name === 'place-route');
  const moves = rules.moves.map((move, i) =>
    i === index
      ? {
          ...move,
          apply: () => {
            throw new Error('the hidden card is a knight');
          },
        }
      : move,
  );
  const decisions = rules.decisions.map((decision) => {
    const mended = decision.moves.map((move) => moves[move.index]);
    return { ...decision, moves: mended, listed: mended.filter((move) => !move.open) };
  });
  const face = { ...broken, game: { ...rules, moves, decisions } };
  const played = new Played(face);
  played.table.join('x', [1]);
  played.move();
  const before = played.table.state.cells.slice();
  const { seat } = played;
  expect(played.table.offerMove(seat, played.legal()[0])).toMatchObject({ reason: { code: 'fault' } });
  expect(played.table.state.cells).toEqual(before);
  expect(played.table.wants()).toEqual({ kind: 'nothing' });
  const [{ shown }] = played.table.showAll();
  const { view } = shown;
  expect(view.stopped?.code).toBe('stopped');
  expect(JSON.stringify(view)).not.toContain('knight');
  expect(played.table.report()?.text).toContain('knight');
  const again = new Played(face, persons(3), played.entries);
  expect(again.table.join('x', [1]).stopped).toBeNull();
});
