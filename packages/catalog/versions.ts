import { type Refused, refuse, type Setup } from '@hexwright/kernel';
import type { Outline } from '@hexwright/rulebook';

/**
 * Raised when the kernel or a mechanic that most games use changes so that old logs no longer replay the same.
 * What changes in one module raises the `version` of that module instead.
 */
export const ENGINE_VERSION = 6;

/** Saves from before versions were kept by module have one number for everything, up to this. */
const LAST_OF_ALL = 2;

/** What a setup keeps of the modules in force, so that a change in one does not end the games of another. */
export function versionsOf(modules: readonly Outline[]): Pick<Required<Setup>, 'engine' | 'versions'> {
  return {
    engine: ENGINE_VERSION,
    versions: Object.fromEntries(modules.map(({ id, version = 1 }) => [id, version])),
  };
}

/** Whether a saved setup was made under other versions than these modules have now; the refusal names the module. */
export function otherVersions(setup: Setup, modules: readonly Outline[]): Refused | undefined {
  const { engine, versions: were, rulesVersion } = setup;
  if (engine === undefined || were === undefined) {
    if (rulesVersion === undefined || rulesVersion <= LAST_OF_ALL) return undefined;
    return refuse(
      'save-newer',
      `the game was saved under rules version ${rulesVersion}; this program knows up to ${LAST_OF_ALL}`,
    );
  }
  if (engine !== ENGINE_VERSION)
    return refuse(
      'save-engine',
      `the game was saved under version ${engine} of the engine; this is version ${ENGINE_VERSION}`,
      { was: engine, now: ENGINE_VERSION },
    );
  const { versions } = versionsOf(modules);
  const other = [...Object.keys(versions), ...Object.keys(were)].find((id) => were[id] !== versions[id]);
  if (other === undefined) return undefined;
  const then = Object.hasOwn(were, other) ? `under version ${were[other]} of` : 'without';
  const now = Object.hasOwn(versions, other)
    ? `version ${versions[other]} is in force`
    : 'it is not in force';
  return refuse('save-module', `the game was saved ${then} "${other}"; here ${now}`, { module: other });
}
