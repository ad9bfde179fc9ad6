import { notFor, type Outline, orderModules } from '@hexwright/rulebook';

/** Something that can be played by id, as a list shows it. */
export interface Listing {
  readonly id: string;
  readonly name: string;
  readonly kind: Outline['kind'];
  readonly players: readonly number[];
  readonly summary: string;
  /** every module it is made of, in the order of their amendments */
  readonly modules: readonly string[];
  /** the game that it is played on where none is asked for */
  readonly host?: string;
}

export type FindOutline = (id: string) => Outline | undefined;

/** Everything that can be played with these modules. */
export function rowsOf(outlines: readonly Outline[], find: FindOutline, host: string): readonly Listing[] {
  return outlines.filter((outline) => !outline.internal).map((outline) => listed(outline, find, host));
}

function listed(outline: Outline, find: FindOutline, usual: string): Listing {
  // A variant changes a host.
  const host = outline.kind === 'variant' && !outline.needs?.length ? (outline.host ?? usual) : undefined;
  const asked = host === undefined ? [outline.id] : [host, outline.id];
  const ordered = orderModules(asked, find);
  if (!ordered.ok) throw new Error(`${outline.id}: ${ordered.reason.text}`);
  return {
    id: outline.id,
    name: outline.words.name,
    kind: outline.kind,
    players: outline.seats.filter((n) => isFor(asked, n, find)),
    summary: outline.words.summary,
    modules: ordered.modules.map((m) => m.id),
    ...(host !== undefined && { host }),
  };
}

/** A variant is for as many as its host is, unless one of them makes another number playable. */
function isFor(asked: readonly string[], seats: number, find: FindOutline): boolean {
  const ordered = orderModules(asked, find, seats);
  return ordered.ok && notFor(ordered.modules, seats) === undefined;
}

/**
 * What a row asks for: a variant is played on a game among those at the table, itself included, or else on its usual host.
 * Where one of the variants has a host of its own, that is the host of all, unless something joins that brings its own
 * ground.
 */
export function askedBy({ id, host }: Listing, table: readonly (Outline | undefined)[]): string[] {
  if (table.some((module) => module !== undefined && module.kind !== 'variant')) return [id];
  const [special] = table.flatMap((module) => module?.host ?? []).sort();
  const ground = special ?? host;
  return ground === undefined ? [id] : [ground, id];
}
