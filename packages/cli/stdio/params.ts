import { deeperThan } from '@hexwright/kernel';
import type { Envs } from '../research/envs.ts';
import type { HeldCampaign } from './campaigns.ts';
import { badParam } from './errors.ts';
import type { Held, Tables } from './tables.ts';

/** Reads one parameter: what it means, or an error that names it. Missing ones are undefined. */
export type Reader<T> = (value: unknown, field: string, tables: Tables) => T;
export type Shape = Readonly<Record<string, Reader<unknown>>>;
export type Values<S extends Shape> = { readonly [K in keyof S]: ReturnType<S[K]> };

export function readParams<S extends Shape>(shape: S, given: unknown, tables: Tables): Values<S> {
  const params = given === undefined ? {} : given;
  if (typeof params !== 'object' || params === null || Array.isArray(params))
    throw badParam('params', 'must be an object: parameters go by name');
  for (const name of Object.keys(params))
    if (!Object.hasOwn(shape, name)) {
      const known = Object.keys(shape).join(', ') || 'none';
      throw badParam(
        clipped(name),
        `is not a parameter of this method; there are: ${known}`,
        'param-unknown',
      );
    }
  for (const [name, value] of Object.entries(params))
    if (deeperThan(value, DEEPEST)) throw badParam(name, `is nested more than ${DEEPEST} deep`, 'too-deep');
  const values = Object.entries(shape).map(([name, read]) => [
    name,
    read(Object.hasOwn(params, name) ? (params as Record<string, unknown>)[name] : undefined, name, tables),
  ]);
  return Object.fromEntries(values) as Values<S>;
}

const DEEPEST = 64;

const shown = (value: unknown): string =>
  value === undefined ? 'it is missing' : `not ${clipped(JSON.stringify(value))}`;

/** Enough of a text to know it again. */
export function clipped(text: string): string {
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}

/** The same, or undefined where the parameter is left out. */
export function optional<T>(read: Reader<T>): Reader<T | undefined> {
  return (value, field, tables) => (value === undefined ? undefined : read(value, field, tables));
}

export const text: Reader<string> = (value, field) => {
  if (typeof value === 'string') return value;
  throw badParam(field, `must be a text, ${shown(value)}`);
};

export const anything: Reader<unknown> = (value, field) => {
  if (value !== undefined) return value;
  throw badParam(field, 'is missing');
};

export const whole =
  (min: number, max: number): Reader<number> =>
  (value, field) => {
    if (typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max) return value;
    throw badParam(field, `must be a whole number from ${min} to ${max}, ${shown(value)}`);
  };

export const seed: Reader<string | number> = (value, field) => {
  if (typeof value === 'string' || Number.isSafeInteger(value)) return value as string | number;
  throw badParam(field, `must be a text or a whole number, ${shown(value)}`);
};

export const oneOf =
  <const T extends string>(...choices: readonly T[]): Reader<T> =>
  (value, field) => {
    const found = choices.find((choice) => choice === value);
    if (found !== undefined) return found;
    throw badParam(field, `must be ${choices.map((choice) => `"${choice}"`).join(' or ')}, ${shown(value)}`);
  };

export const texts: Reader<readonly string[]> = (value, field) => {
  if (Array.isArray(value) && value.every((each) => typeof each === 'string')) return value;
  throw badParam(field, `must be a list of texts, ${shown(value)}`);
};

export const record: Reader<Readonly<Record<string, unknown>>> = (value, field) => {
  if (typeof value === 'object' && value !== null && !Array.isArray(value))
    return value as Record<string, unknown>;
  throw badParam(field, `must be an object, ${shown(value)}`);
};

/** the id of an open game */
export const game: Reader<Held> = (value, field, tables) => tables.find(text(value, field, tables), field);

/** the id of an open campaign */
export const campaign: Reader<HeldCampaign> = (value, field, tables) =>
  tables.campaigns.find(text(value, field, tables), field);

/** what is chosen, by name */
export const choices: Reader<Readonly<Record<string, string | number | boolean>>> = (
  value,
  field,
  tables,
) => {
  const given = record(value, field, tables);
  for (const [name, each] of Object.entries(given))
    if (!['string', 'number', 'boolean'].includes(typeof each))
      throw badParam(field, `must hold texts, numbers, true or false: "${clipped(name)}" is none of them`);
  return given as Record<string, string | number | boolean>;
};

/** a viewer: a seat, or nobody in particular (null, or left out) */
export const viewer: Reader<number | null> = (value, field, tables) =>
  value === undefined || value === null ? null : whole(0, 30)(value, field, tables);

export const yes: Reader<boolean> = (value, field) => {
  if (typeof value === 'boolean') return value;
  throw badParam(field, `must be true or false, ${shown(value)}`);
};

/** the ids of open games */
export const games: Reader<readonly Held[]> = (value, field, tables) =>
  texts(value, field, tables).map((id, i) => tables.find(id, `${field}[${i}]`));

/** codes of moves, with nothing where a game is only looked at, and lists where seats answer at once */
export const codes: Reader<readonly (number | readonly number[] | null)[]> = (value, field) => {
  const step = (each: unknown): boolean =>
    each === null ||
    Number.isInteger(each) ||
    (Array.isArray(each) && each.every((code) => Number.isInteger(code)));
  if (Array.isArray(value) && value.every(step)) return value;
  throw badParam(
    field,
    `must be a list of codes, each a whole number, a list of them or null, ${shown(value)}`,
  );
};

/** the id of open environments */
export const envs: Reader<Envs> = (value, field, tables) =>
  tables.envs.find(text(value, field, tables), field);

export const wholes: Reader<readonly number[]> = (value, field) => {
  if (Array.isArray(value) && value.every((each) => Number.isInteger(each))) return value;
  throw badParam(field, `must be a list of whole numbers, ${shown(value)}`);
};

export const namesOrNull: Reader<readonly (string | null)[]> = (value, field) => {
  if (Array.isArray(value) && value.every((each) => each === null || typeof each === 'string')) return value;
  throw badParam(field, `must be a list of names, with null for seats of your own, ${shown(value)}`);
};
