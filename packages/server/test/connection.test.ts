import { afterAll, beforeAll, expect, test } from 'vitest';
import { People } from '../people/index.ts';
import { Connection, type ConnectionParts } from '../sockets/connection.ts';
import { type Database, openDatabase } from '../store/index.ts';
import { newDir, removeDirs } from './built.ts';

let database: Database;
beforeAll(async () => {
  database = await openDatabase({ dataDir: newDir(), databaseConnections: 1 });
});
afterAll(async () => {
  await database.close();
  removeDirs();
});

/** A connection whose page never hangs up by itself. */
function connected() {
  const sent: string[] = [];
  const closed: number[] = [];
  const told: unknown[] = [];
  const wire = {
    send: (text: string) => void sent.push(text),
    close: (code: number) => void closed.push(code),
  };
  const parts = {
    people: new People(database, Date.now),
    settings: { ASKS_A_SECOND: 1000 },
    metrics: { answered: () => {}, refused: () => {} },
    tellMuted: (...muted: unknown[]) => void told.push(muted),
  } as unknown as ConnectionParts;
  const person = { id: 'a'.repeat(16), name: 'Ada', account: false };
  const connection = new Connection(parts, wire, { source: 'home', person, changes: 0 }, []);
  const asked = (ask: string, ...args: readonly unknown[]) =>
    connection.hear(JSON.stringify({ id: sent.length, ask, args }));
  return { connection, sent, closed, told, asked };
}

const answers = async (sent: readonly string[], count: number): Promise<void> => {
  while (sent.length < count) await new Promise((resolve) => setImmediate(resolve));
};

test('whoever is hung up on is heard no more, though its page never hangs up in its turn', async () => {
  const { connection, sent, closed, told, asked } = connected();
  asked('ping');
  await answers(sent, 1);
  asked('mute', 'b'.repeat(16), true);
  await answers(sent, 2);
  expect(told).toEqual([['a'.repeat(16), 'b'.repeat(16), true]]);

  connection.hangUp(4001, 'you have signed out');
  expect(closed).toEqual([4001]);
  asked('mute', 'c'.repeat(16), true);
  connection.tell({ kind: 'stopping', backIn: 0 });
  const other = connected();
  other.asked('ping');
  await answers(other.sent, 1);
  expect(sent, 'no answer, and nothing told').toHaveLength(2);
  expect(told, 'nothing done').toHaveLength(1);
});

test('and so is whoever has too many questions waiting', async () => {
  const { sent, closed, asked } = connected();
  for (let i = 0; i < 200; i++) asked('ping');
  expect(closed).toEqual([1008]);
  const other = connected();
  other.asked('ping');
  await answers(other.sent, 1);
  expect(sent.length).toBe(0);
});
