import type { Outcome } from '@hexwright/kernel';
import { admit } from './everything.ts';
import { bringOutside, type OutsideModule } from './outside.ts';

/** Lets the modules of these files into the catalogue of this process: all of them or, with the reason, none. */
export async function admitFrom(
  addresses: readonly string[],
  allows: (id: string) => boolean = () => true,
): Promise<Outcome<{ readonly modules: readonly OutsideModule[] }>> {
  const brought = await bringOutside(addresses);
  if (!brought.ok) return brought;
  const modules = brought.modules.filter(({ id }) => allows(id));
  const admitted = admit(modules);
  return admitted.ok ? { ok: true, modules } : admitted;
}

type Environment = Record<string, string | undefined>;

/** What threads inherit: addresses of files, and which modules of theirs are let in, between spaces. */
const FILES = 'HEXWRIGHT_MODULE_URLS';
const ALLOWED = 'HEXWRIGHT_MODULE_IDS';

/** Threads that start from now on know the same modules as this process, once they ask (`admitTold`). */
export function tellThreads(
  env: Environment,
  addresses: readonly string[],
  allowed?: readonly string[],
): void {
  env[FILES] = [...listed(env[FILES]), ...addresses].join(' ');
  if (allowed) env[ALLOWED] = allowed.join(' ');
}

/** In a thread: lets in what whoever started it has let in. */
export async function admitTold(env: Environment): Promise<void> {
  const allowed = env[ALLOWED] === undefined ? undefined : listed(env[ALLOWED]);
  const admitted = await admitFrom(listed(env[FILES]), (id) => allowed?.includes(id) ?? true);
  if (!admitted.ok) throw new Error(admitted.reason.text);
}

const listed = (text: string | undefined): string[] => (text ?? '').split(' ').filter((each) => each !== '');
