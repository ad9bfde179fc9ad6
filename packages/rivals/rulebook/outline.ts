import { type AnyModule, type Outline, outlineOf } from '@hexwright/rulebook';

/** What a module of the rivals says of itself, as plain data. */
export function rivalsOutline(module: AnyModule): Outline {
  return outlineOf(module, new Set(), []);
}
