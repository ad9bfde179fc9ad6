import { parentPort, workerData } from 'node:worker_threads';
import Sqlite from 'libsql';
import type { SqlAnswer, SqlAsk, SqlUnit } from './sqlite.ts';

/**
 * SQLite in a thread of its own, so that nobody at a socket waits for the disk. A group of units is one transaction: what
 * many tables write at the same time costs one commit.
 */
const file = (workerData as { readonly file: string }).file;
const sqlite = new Sqlite(file, { timeout: 5000 });
sqlite.exec('pragma journal_mode = wal');
sqlite.exec('pragma synchronous = full');
sqlite.exec('pragma foreign_keys = on');

const prepared = new Map<string, Sqlite.Statement<unknown[][]>>();

function statement(sql: string): Sqlite.Statement<unknown[][]> {
  let known = prepared.get(sql);
  if (!known) {
    known = sqlite.prepare(sql) as Sqlite.Statement<unknown[][]>;
    if (prepared.size >= 500) prepared.clear();
    prepared.set(sql, known);
  }
  return known;
}

function query(sql: string, parameters: readonly unknown[]): { rows: unknown[]; changes: number } {
  const made = statement(sql);
  if (made.reader) return { rows: made.all([...parameters]), changes: 0 };
  return { rows: [], changes: made.run([...parameters]).changes };
}

/** Each unit by itself: whether it was made. All of them last, or none does. */
function group(units: readonly SqlUnit[]): boolean[] {
  sqlite.exec('begin immediate');
  try {
    const made = units.map((unit) => {
      sqlite.exec('savepoint unit');
      const fits = unit.every(({ sql, parameters, must }) => {
        const { changes } = query(sql, parameters);
        return must === undefined || changes === must;
      });
      if (!fits) sqlite.exec('rollback to unit');
      sqlite.exec('release unit');
      return fits;
    });
    sqlite.exec('commit');
    return made;
  } catch (error) {
    if (sqlite.inTransaction) sqlite.exec('rollback');
    throw error;
  }
}

/** A unit that is wrong in itself must not take the others with it: then each is tried alone. */
function groupOrAlone(units: readonly SqlUnit[]): (boolean | string)[] {
  try {
    return group(units);
  } catch (error) {
    if (units.length === 1) return [wordsOf(error)];
    return units.flatMap((unit) => groupOrAlone([unit]));
  }
}

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** So that whoever copies the file has the whole store. Where the disk is full the log beside it is kept, which loses nothing. */
function gatherInOneFile(): void {
  try {
    sqlite.exec('pragma wal_checkpoint(truncate)');
  } catch {}
}

parentPort?.on('message', ({ id, ...ask }: SqlAsk) => {
  const answer = (said: SqlAnswer): void => parentPort?.postMessage(said);
  try {
    if ('close' in ask) {
      gatherInOneFile();
      sqlite.close();
      answer({ id, rows: [], changes: 0 });
      parentPort?.close();
    } else if ('units' in ask) answer({ id, made: groupOrAlone(ask.units) });
    else answer({ id, ...query(ask.sql, ask.parameters) });
  } catch (error) {
    answer({ id, failed: wordsOf(error) });
  }
});
