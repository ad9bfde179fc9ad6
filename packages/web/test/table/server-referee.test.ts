import type { Room, TalkLine } from '@hexwright/table';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Decliner } from '../../play/decline-for-me.ts';
import type { TableView } from '../../table/protocol.ts';
import { ServerReferee } from '../../table/server-referee.ts';
import type { ServerTable } from '../../table/server-table.ts';
import { rowSheet } from '../../worker/catalogue.ts';
import { openLibrary } from '../../worker/library.ts';
import { asIsland } from '../as-island.ts';
import { anOffer } from '../play/an-offer.ts';
import { type Heard, SocketHouse } from './socket-house.ts';

const TABLE = 'a-table-of-22-letters!';
const room = (change: Partial<Room> = {}): Room =>
  ({ id: TABLE, rev: 1, state: 'playing', ...change }) as Room;
const view = (n: number, eventsFrom: number, kinds: readonly string[]): TableView =>
  ({ n, eventsFrom, events: kinds.map((kind) => ({ kind, data: {} })), fields: {} }) as unknown as TableView;
const line = (n: number): TalkLine => ({ n, by: 'ada', name: 'Ada', text: `line ${n}`, react: null, at: 0 });
const game = { sheet: { title: 'a game' }, players: [] };

let house: SocketHouse;
let referee: ServerReferee;

beforeEach(async () => {
  house = await SocketHouse.open();
  house.answers = answered;
  referee = new ServerReferee(house.dial, { first: 5, longest: 20 });
});
afterEach(async () => {
  referee.putDown();
  await house.close();
});

/** answers as a table that is being played, but says nothing to a move */
function answered({ ask }: Heard): object | undefined {
  if (ask === 'open') return { ok: true, room: room(), game };
  return ask === 'play' ? undefined : { ok: true };
}

async function sitDown(): Promise<ServerTable> {
  const opened = await referee.sitDown(TABLE);
  if (!opened.ok) throw new Error(opened.reason.text);
  return opened.table;
}

/** resolves once the table has told of something that holds */
function told(table: ServerTable, holds: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    const look = (): void => {
      if (holds()) resolve();
    };
    table.watch(look);
    look();
  });
}

test('a question is sent once the line is open, and answered by its number', async () => {
  house.answers = ({ ask }) => (ask === 'story' ? { ok: true, story: 'it' } : { ok: true });
  const [ready, story] = await Promise.all([referee.ask('ready', TABLE, true), referee.ask('story', TABLE)]);
  expect(ready).toEqual({ ok: true });
  expect(story).toEqual({ ok: true, story: 'it' });
});

test('a move that was not answered is sent again after the break, with the same id, once the table is open again', async () => {
  const table = await sitDown();
  const made = table.now?.game?.play(0, { move: 'roll' });
  await house.until(() => house.asked('play').length === 1);
  house.answers = ({ ask }) =>
    ask === 'play' ? { ok: true, line: 7 } : ask === 'open' ? { ok: true, room: room(), game } : { ok: true };
  house.cut();
  expect(await made).toEqual({ ok: true, line: 7 });
  const [first, second] = house.asked('play');
  expect(second.args).toEqual(first.args);
  expect(house.heard.slice(-2).map(({ ask }) => ask)).toEqual(['open', 'play']);
});

test('a move that was answered is not sent again', async () => {
  house.answers = ({ ask }) =>
    ask === 'play' ? { ok: true, line: 7 } : ask === 'open' ? { ok: true, room: room(), game } : { ok: true };
  const table = await sitDown();
  await table.now?.game?.play(0, { move: 'roll' });
  house.cut();
  await house.until(() => house.asked('open').length === 2);
  await referee.ask('ready', TABLE, true);
  expect(house.asked('play')).toHaveLength(1);
});

test('whoever comes back says what it has seen and heard, and forgets what is told anew', async () => {
  const table = await sitDown();
  let events: readonly { readonly kind: string }[] = [];
  table.now?.game?.watch((_view, all) => {
    events = all;
  });
  house.say({ game: TABLE, view: view(3, 0, ['turn', 'rolled']) });
  house.say({ game: TABLE, talk: [line(1), line(2)] });
  await told(table, () => table.now?.talk.length === 2);
  house.cut();
  await house.until(() => house.asked('open').length === 2);
  expect(house.asked('open')[1].args).toEqual([TABLE, { seen: 3, heard: 2 }]);
  house.say({ game: TABLE, view: view(5, 1, ['built', 'turn']) });
  house.say({ game: TABLE, talk: [line(2), line(3)] });
  await told(table, () => table.now?.talk.length === 3);
  expect(events.map(({ kind }) => kind)).toEqual(['turn', 'built', 'turn']);
  expect(table.now?.talk.map(({ n }) => n)).toEqual([1, 2, 3]);
});

test('of a view only what has changed is told, and everything is asked for where it rests on another', async () => {
  const table = await sitDown();
  let seen: { readonly n: number; readonly fields: object } | null = null;
  let events: readonly { readonly kind: string }[] = [];
  table.now?.game?.watch((latest, all) => {
    seen = latest;
    events = all;
  });
  house.say({ game: TABLE, view: { ...view(3, 0, ['turn']), fields: { a: [1], b: [2] } } });
  const change = (from: number, n: number) => ({
    from,
    shared: { n, fields: { b: [3] } },
    own: { events: [{ at: n, kind: 'built', data: {} }], eventsFrom: 1 },
  });
  house.say({ game: TABLE, change: change(3, 4) });
  house.say({ game: TABLE, talk: [line(1)] });
  await told(table, () => table.now?.talk.length === 1);
  expect(seen).toMatchObject({ n: 4, fields: { a: [1], b: [3] } });
  expect(events.map(({ kind }) => kind)).toEqual(['turn', 'built']);
  expect(house.asked('open')).toHaveLength(1);
  house.say({ game: TABLE, change: change(7, 8) });
  await house.until(() => house.asked('open').length === 2);
  expect(house.asked('open')[1].args).toEqual([TABLE, { seen: 4, heard: 1 }]);
  expect(seen).toMatchObject({ n: 4 });
});

test('the game on the table is the same one after a break', async () => {
  const table = await sitDown();
  const before = table.now?.game;
  house.cut();
  await house.until(() => house.asked('open').length === 2);
  await referee.ask('ready', TABLE, true);
  expect(table.now?.game).toBe(before);
});

test('what may not be asked twice is given up when the line breaks', async () => {
  house.answers = ({ ask }) => (ask === 'swap' ? undefined : answered({ id: 0, ask, args: [] }));
  const table = await sitDown();
  const swapped = table.ask('swap', 0, 1);
  await house.until(() => house.asked('swap').length === 1);
  house.cut();
  expect(await swapped).toMatchObject({ ok: false, reason: { code: 'line-broke' } });
  await house.until(() => house.asked('open').length === 2);
  await referee.ask('ready', TABLE, true);
  expect(house.asked('swap')).toHaveLength(1);
});

test('a table that cannot be opened again says why one is here no longer', async () => {
  const table = await sitDown();
  house.answers = () => ({ ok: false, reason: { code: 'sent-away', text: 'you were sent away' } });
  house.cut();
  await told(table, () => table.now?.away !== null);
  expect(table.now?.away).toBe('you were sent away');
});

test('a line that breaks again and again is dialled until it holds', async () => {
  await sitDown();
  house.answers = () => undefined;
  for (let call = 1; call <= 3; call++) {
    await house.until(() => house.calls === call);
    house.cut();
  }
  house.answers = answered;
  await house.until(() => house.calls === 4);
  expect(await referee.ask('ready', TABLE, true)).toEqual({ ok: true });
  expect(referee.state).toBe('open');
});

test('a server that says nothing for too long counts as gone', async () => {
  const quiet = new ServerReferee(house.dial, { first: 5, longest: 20, silence: 20 });
  house.answers = () => undefined;
  await house.until(() => house.asked('ping').length === 1);
  const calls = house.calls;
  await house.until(() => house.calls > calls);
  quiet.putDown();
});

test('the page is told of a break and of its end', async () => {
  const states: string[] = [];
  await sitDown();
  referee.watchLine(() => states.push(referee.state));
  house.cut();
  await house.until(() => house.asked('open').length === 2);
  expect(states).toEqual(['broken', 'open']);
});

test('what cannot be accepted is declined at a table on a server as at any other: once a question, also through a break', async () => {
  const found = await rowSheet(openLibrary(), { game: 'first-island/base', seats: 3 });
  if (!found.ok) throw new Error(found.reason.text);
  const sheet = asIsland(found.row.sheet);
  const table = await sitDown();
  const connection = table.now!.game!;
  const decliner = new Decliner(connection);
  connection.watch((seen) => decliner.see(sheet, seen as TableView));
  const offer = (n: number, can: boolean): void =>
    house.say({ game: TABLE, view: { ...view(n, 0, []), ...anOffer(sheet, 1, can), n } });
  offer(3, true);
  offer(4, false);
  offer(4, false);
  await house.until(() => house.asked('play').length === 1);
  expect(house.asked('play')[0].args).toMatchObject([TABLE, 1, { at: 4, move: { move: 'decline' } }]);
  // The line breaks before it is answered: the same answer is given again, not another one.
  house.cut();
  await house.until(() => house.asked('play').length === 2);
  expect(house.asked('play')[1].args).toEqual(house.asked('play')[0].args);
  offer(9, false);
  await house.until(() => house.asked('play').length === 3);
  expect(house.asked('play')[2].args).toMatchObject([TABLE, 1, { at: 9 }]);
});
