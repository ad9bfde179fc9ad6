import { type Reason, Rng } from '@hexwright/kernel';
import {
  type AnyModule,
  type AnyPart,
  type OptionValue,
  type Playable,
  partsOf,
  termsOf,
} from '@hexwright/rulebook';
import { findModule, modulesFor, type Row } from '../everything.ts';
import { watchGame } from './closely.ts';
import { made, madeInReach } from './made.ts';
import { Report } from './report.ts';
import { triedCounts } from './seat-counts.ts';
import { Hidden, openSecret } from './secrets.ts';
import { Sighting } from './sighting.ts';
import { lookless, untold, wordless } from './telling.ts';
import { walk } from './walk.ts';
import { Watchfulness } from './watchfulness.ts';
import { type Choice, mixturesOf, singly, wishesOf } from './wishes.ts';

/** Games that look for what has not happened yet, and those with other options, are cut here. */
const GLIMPSE = 2_500;
/** A game with other options is left when for so many moves nothing came that no game had shown before. */
const NOTHING_NEW = 250;
const SEARCHES = 30;
/** Late searches go on to the end, for what only happens there. */
const TO_THE_END = 15_000;

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

/** At every seat count one game to its end, each watched for as long as it shows what others did not, one throughout. */
function wholeGames({ row, report, sight, terms, reasons, keys }: Examined): Playable[] {
  const hidden = new Hidden();
  const watchfulness = new Watchfulness();
  const tried = triedCounts(row.players);
  const throughout = tried[new Rng(row.id).below(tried.length)];
  const books = tried.flatMap((seats) => {
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
      toTheEnd: seats === throughout,
      watchfulness,
      reasons,
      hidden,
      step: (step) => sight.step(book, step),
    });
    if (walked) sight.look(book, walked.state);
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

/** Every other value of every option of its own, as many of them at one table as go together. */
function otherOptions(examined: Examined): void {
  const { row } = examined;
  mixturesOf(ownWishes(examined)).forEach(({ seats, options }, i) => {
    const together = madeInReach({ game: row.id, seats, options }).ok;
    // Values that are sound one by one may refuse each other.
    const tables = together ? [options] : Object.entries(options).map(([name, value]) => ({ [name]: value }));
    for (const each of tables)
      glimpse(examined, seats, each, `option ${i}`, { cap: GLIMPSE, looking: false });
  });
}

function ownWishes({ row, sight }: Examined): Choice[] {
  const own = new Set(sight.own.flatMap((module) => Object.keys(module.options ?? {})));
  return wishesOf(row).filter(({ name }) => own.has(name));
}

/** More games for what has not happened yet, by turns usual ones and those with an option that may bring it. */
function search(examined: Examined): void {
  const { row, sight } = examined;
  if (sight.missing().length === 0) return;
  const all = ownWishes(examined).map((choice) => singly(choice));
  const hopeful = all.filter(({ seats, options }) => {
    const asked = madeInReach({ game: row.id, seats, options });
    return asked.ok && asked.rules.moves.some((kind) => sight.wants(kind));
  });
  const tables = hopeful.length > 0 ? hopeful : all;
  // First to the end what was left when it had become familiar, and every value without the others.
  const tried = triedCounts(row.players);
  for (const seats of tried)
    glimpse(examined, seats, {}, `${row.id} ${seats}`, { cap: TO_THE_END, looking: true });
  for (const { seats, options } of tables)
    glimpse(examined, seats, options, 'alone', { cap: GLIMPSE, looking: true });
  for (let i = 0; i < SEARCHES && sight.missing().length > 0; i++) {
    const usual = { seats: tried[(i >> 1) % tried.length], options: {} };
    const { seats, options } = i % 2 === 0 || tables.length === 0 ? usual : tables[(i >> 1) % tables.length];
    glimpse(examined, seats, options, `search ${i}`, { cap: i < 8 ? GLIMPSE : TO_THE_END, looking: true });
  }
}

/** A game that shows what it can, or is played only as long as something is missing. */
function glimpse(
  { row, report, sight, terms }: Examined,
  seats: number,
  options: Record<string, OptionValue>,
  seed: string,
  { cap, looking }: { readonly cap: number; readonly looking: boolean },
): void {
  if (looking && sight.missing().length === 0) return;
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
  let news = 0;
  let found = false;
  const until = (): boolean =>
    looking ? found : index - news >= NOTHING_NEW && !book.moves.some((kind) => sight.wants(kind));
  try {
    const { state } = walk({
      rules: book,
      seed,
      cap,
      until,
      wanted: (kind) => sight.wants(kind),
      after: (step) => {
        if (sight.step(book, step)) {
          news = index;
          found = sight.missing().length === 0;
        }
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
