import { notFor, type Outline, orderModules } from '@hexwright/island';

/** Something that can be played by id, as a list shows it. */
export interface Listing {
  readonly id: string;
  readonly name: string;
  readonly kind: Outline['kind'];
  readonly players: readonly number[];
  readonly summary: string;
  /** every module it is made of, in the order of their amendments */
  readonly modules: readonly string[];
}

export type FindOutline = (id: string) => Outline | undefined;

/** Everything that can be played with these modules. */
export function rowsOf(outlines: readonly Outline[], find: FindOutline): readonly Listing[] {
  return outlines.filter((outline) => !outline.internal).map((outline) => listed(outline, find));
}

function listed(outline: Outline, find: FindOutline): Listing {
  const ordered = orderModules(hostOf(outline), find);
  if (!ordered.ok) throw new Error(`${outline.id}: ${ordered.reason.text}`);
  return {
    id: outline.id,
    name: outline.words.name,
    kind: outline.kind,
    players: outline.seats.filter((n) => isFor(outline, n, find)),
    summary: outline.words.summary,
    modules: ordered.modules.map((m) => m.id),
  };
}

/** A variant is for as many as its host is, unless one of them makes another number playable. */
function isFor(outline: Outline, seats: number, find: FindOutline): boolean {
  const ordered = orderModules(hostOf(outline), find, seats);
  return ordered.ok && notFor(ordered.modules, seats) === undefined;
}

/** A variant changes a host: a game among those that join it, or else the base game. */
export function hostOf(outline: Outline, joining: readonly (Outline | undefined)[] = []): string[] {
  const hosted =
    outline.kind !== 'variant' || outline.needs?.length || joining.some((o) => o?.kind === 'game');
  return hosted ? [outline.id] : ['first-island/base', outline.id];
}
