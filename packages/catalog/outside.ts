import { bringKit, type Kit, type Module } from '@hexwright/island';
import { type Outcome, type Refused, refuse } from '@hexwright/kernel';

/** A module that somebody wrote outside of this repository: what `defineModule` gives. */
export type OutsideModule = Module;

const KINDS = ['game', 'expansion', 'scenario', 'variant', 'board'];

/**
 * What a file of somebody's own gives, read: one module or a list of them. Their shape is looked at here; whether they can be played is
 * asked when they are admitted, whether their rules are sound by the battery.
 */
export function parseOutside(given: unknown): Outcome<{ readonly modules: readonly OutsideModule[] }> {
  const modules = Array.isArray(given) ? given : [given];
  if (modules.length === 0) return refuse('module-shape', 'it gives no module');
  for (const module of modules) {
    const wrong = misshapen(module);
    if (wrong) return refuse('module-shape', wrong);
  }
  return { ok: true, modules };
}

function misshapen(module: unknown): string | undefined {
  if (!isRecord(module)) return 'a module is an object, as defineModule gives it';
  const { id, kind, seats, words } = module;
  if (typeof id !== 'string' || !/^[a-z0-9-]+\/[a-z0-9-]+$/.test(id))
    return `the id of a module has two words, like "my/variant", not ${JSON.stringify(id) ?? 'none'}`;
  if (!KINDS.includes(kind as string))
    return `${id}: the kind is one of ${KINDS.join(', ')}, not ${JSON.stringify(kind) ?? 'missing'}`;
  if (!Array.isArray(seats) || seats.length === 0 || !seats.every((n) => Number.isInteger(n) && n > 0))
    return `${id}: "seats" lists the numbers of players, like [3, 4]`;
  if (!isRecord(words)) return `${id}: "words" must have name, summary, rules and terms`;
  for (const said of ['name', 'summary'])
    if (typeof words[said] !== 'string') return `${id}: "words.${said}" must be a text`;
  if (!Array.isArray(words.rules)) return `${id}: "words.rules" must be a list of sentences`;
  return undefined;
}

/** Each has an id of its own. */
export function barOutside(outside: readonly OutsideModule[], known: readonly string[]): Refused | undefined {
  const ids = outside.map(({ id }) => id);
  const twice = ids.find((id, i) => known.includes(id) || ids.indexOf(id) < i);
  return twice === undefined
    ? undefined
    : refuse('module-known', `there is a module "${twice}" already; choose another id`, { module: twice });
}

/** What breaks while a catalogue is made of them is wrong with them. */
export function barUnplayable<T>(
  outside: readonly OutsideModule[],
  make: () => T,
): Outcome<{ readonly made: T }> {
  try {
    return { ok: true, made: make() };
  } catch (error) {
    const named = outside.map(({ id }) => `"${id}"`).join(', ');
    return refuse('module-broken', `${named} cannot be played: ${(error as Error).message}`);
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Brings modules out of files of somebody's own, by their addresses: each gives a function of the kit, or modules as they are. */
export async function bringOutside(
  addresses: readonly string[],
): Promise<Outcome<{ readonly modules: readonly OutsideModule[] }>> {
  const found: OutsideModule[] = [];
  if (addresses.length === 0) return { ok: true, modules: found };
  const kit = await bringKit();
  for (const address of addresses) {
    const brought = await bringOne(address, kit);
    if (!brought.ok) return refuse(brought.reason.code, `${nameOf(address)}: ${brought.reason.text}`);
    found.push(...brought.modules);
  }
  return { ok: true, modules: found };
}

async function bringOne(address: string, kit: Kit): ReturnType<typeof bringOutside> {
  try {
    const { default: given } = await import(/* @vite-ignore */ address);
    return given === undefined
      ? refuse(
          'module-shape',
          'it has no default export; export default ({ defineModule }) => defineModule({ … })',
        )
      : parseOutside(typeof given === 'function' ? given(kit) : given);
  } catch (error) {
    return refuse('module-broken', error instanceof Error ? error.message : String(error));
  }
}

const nameOf = (address: string): string => address.split('/').at(-1) ?? address;
