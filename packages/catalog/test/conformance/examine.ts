import { type Reason, Rng } from '@hexwright/kernel';
import {
  type AnyModule,
  type AnyPart,
  type OptionValue,
  type Playable,
  partsOf,
  termsOf,
} from '@hexwright/rulebook';
import { findModule, modulesFor, offeredAt, type Row } from '../../index.ts';
import { extremesOf, type OneOption, wishesOf } from '../wishes.ts';
import { watchGame } from './closely.ts';
import { made, madeInReach } from './made.ts';
import { Report } from './report.ts';
import { Hidden, openSecret } from './secrets.ts';
import { Sighting } from './sighting.ts';
import { lookless, untold, wordless } from './telling.ts';
import { walk } from './walk.ts';

/** Games that only look for what has not happened yet, and those with other options, are cut here. */
const GLIMPSE = 2_500;
const SEARCHES = 30;
/** Late searches go on to the end, for what only happens there. */
const TO_THE_END = 15_000;
const MIXTURES = 3;

/** Plays random games of the row at every seat count and writes down all that is wrong with them. */
export function examine(row: Row): Report {
  const report = new Report();
  const modules = modulesOf(row);
  const examined: Examined = {
    row,
    report,
    sight: new Sighting(row, modules),
    terms: termsOf(modules),
    reasons: new Map(),
    keys: new Set(),
  };
  const books = wholeGames(examined);
  if (books.length > 0) {
    otherOptions(examined);
    search(examined);
    for (const line of lookless(modules, books)) report.fail('everything has looks', '', line);
  }
  for (const key of examined.sight.missing())
    report.fail('everything declared happens', '', `"${key}" was never seen`);
  for (const code of examined.reasons.keys())
    if (!examined.terms[`reason.${code}`]) examined.keys.add(`reason.${code}`);
  for (const key of examined.keys) report.fail('everything has words', '', `"${key}" has no words`);
  return report;
}

interface Examined {
  readonly row: Row;
  readonly report: Report;
  readonly sight: Sighting;
  readonly terms: Readonly<Record<string, string>>;
  /** the refusals that were met, by code */
  readonly reasons: Map<string, Reason>;
  /** keys without words */
  readonly keys: Set<string>;
}

/** At every seat count one game to its end, watched closely. */
function wholeGames({ row, report, sight, terms, reasons, keys }: Examined): Playable[] {
  const hidden = new Hidden();
  const books = row.players.flatMap((seats) => {
    const where = `${row.id} with ${seats} seats`;
    const asked = made({ game: row.id, seats });
    if (!asked.ok) {
      report.fail('random games finish', where, asked.reason.text);
      return [];
    }
    const book = asked.rules;
    sight.expect(book);
    for (const key of wordless(book, terms)) keys.add(key);
    const told = openSecret(book);
    if (told) report.fail('events tell no secrets', where, told);
    const walked = watchGame({
      book,
      where,
      seed: `${row.id} ${seats}`,
      report,
      terms,
      everyMove: seats === row.players[0],
      reasons,
      hidden,
      step: (step) => sight.step(book, step),
    });
    if (walked) {
      sight.look(book, walked.state);
      if (walked.finished) report.lengths.push(walked.log.length);
    }
    return [book];
  });
  for (const field of hidden.forgotten(partsOf<AnyPart>(books.flatMap((book) => book.modules))))
    report.fail(
      'views leak nothing',
      row.id,
      `the hidden field "${field}" is never dealt anew: its part needs a resample`,
    );
  return books;
}

/** Every other value of every option of its own, and a few mixtures of all options. */
function otherOptions(examined: Examined): void {
  const { row } = examined;
  const tables = ownWishes(examined);
  const rng = new Rng(row.id);
  for (let i = 0; i < MIXTURES; i++) {
    const seats = row.players[i % row.players.length];
    const mixed = Object.entries(offeredAt(row, seats)).map(([name, spec]) => {
      const values = extremesOf(spec);
      return rng.below(3) === 0 ? { [name]: values[rng.below(values.length)] } : {};
    });
    tables.push({ seats, options: Object.assign({}, ...mixed) });
  }
  tables.forEach(({ seats, options }, i) => {
    glimpse(examined, seats, options, `option ${i}`);
  });
}

function ownWishes({ row, sight }: Examined): OneOption[] {
  const own = new Set(sight.own.flatMap((module) => Object.keys(module.options ?? {})));
  return wishesOf(row).filter(({ options }) => own.has(Object.keys(options)[0]));
}

/** More games for what has not happened yet. */
function search(examined: Examined): void {
  const { row, sight } = examined;
  const tables = ownWishes(examined);
  for (let i = 0; i < SEARCHES && sight.missing().length > 0; i++) {
    const usual = { seats: row.players[(i >> 1) % row.players.length], options: {} };
    const { seats, options } = i % 2 === 0 || tables.length === 0 ? usual : tables[(i >> 1) % tables.length];
    glimpse(examined, seats, options, `search ${i}`, i < 8 ? GLIMPSE : TO_THE_END);
  }
}

function glimpse(
  { row, report, sight, terms }: Examined,
  seats: number,
  options: Record<string, OptionValue>,
  seed: string,
  cap = GLIMPSE,
): void {
  const where = `${row.id} with ${seats} seats and ${JSON.stringify(options)}, seed "${seed}"`;
  const asked = madeInReach({ game: row.id, seats, options });
  if (!asked.ok) {
    report.fail('random games finish', where, asked.reason.text);
    return;
  }
  const book = asked.rules;
  sight.expect(book);
  const told = new Set<string>();
  let index = 0;
  try {
    const { state } = walk({
      rules: book,
      seed,
      cap,
      wanted: (kind) => sight.wants(kind),
      after: (step) => {
        sight.step(book, step);
        for (const event of step.events) {
          if (told.has(event.kind)) continue;
          told.add(event.kind);
          const wrong = untold(event, terms);
          if (wrong) report.fail('everything has words', `${where}, move ${index}`, wrong);
        }
        index++;
      },
    });
    sight.look(book, state);
  } catch (error) {
    report.fail('random games finish', `${where}, move ${index}`, (error as Error).message);
  }
}

/** every module that the row is made of at some seat count */
function modulesOf(row: Row): AnyModule[] {
  const found = new Set<AnyModule>();
  for (const seats of row.players) {
    const wanted = modulesFor({ game: row.id, seats });
    if (wanted.ok) for (const { id } of wanted.modules) found.add(findModule(id)!);
  }
  return [...found];
}
