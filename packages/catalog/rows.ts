import { islandModules, type Module, type OptionSpecs, orderModules, type Words } from '@hexwright/island';

/** Something that can be played by id. */
export interface Row {
  readonly id: string;
  readonly name: string;
  readonly kind: Module['kind'];
  readonly players: readonly number[];
  readonly summary: string;
  readonly options: OptionSpecs;
  /** every module it is made of, in the order of their amendments */
  readonly modules: readonly string[];
  readonly words: Words;
}

const byId: ReadonlyMap<string, Module> = new Map(islandModules.map((module) => [module.id, module]));

export function findModule(id: string): Module | undefined {
  return byId.get(id);
}

export const rows: readonly Row[] = islandModules.filter((module) => !module.internal).map(rowOf);

const rowById: ReadonlyMap<string, Row> = new Map(rows.map((row) => [row.id, row]));

export function findRow(id: string): Row | undefined {
  return rowById.get(id);
}

function rowOf(module: Module): Row {
  const ordered = orderModules(hostOf(module), findModule);
  if (!ordered.ok) throw new Error(`${module.id}: ${ordered.reason.text}`);
  return {
    id: module.id,
    name: module.words.name,
    kind: module.kind,
    players: module.seats.filter((n) => isFor(module, n)),
    summary: module.words.summary,
    options: Object.assign({}, ...ordered.modules.map((m) => m.options ?? {})),
    modules: ordered.modules.map((m) => m.id),
    words: module.words,
  };
}

/** A variant is for as many as its host is, unless one of them makes another number playable. */
function isFor(module: Module, seats: number): boolean {
  const ordered = orderModules(hostOf(module), findModule, seats);
  if (!ordered.ok) return false;
  const { modules } = ordered;
  return modules.some((m) => m.opens?.includes(seats)) || modules.every((m) => m.seats.includes(seats));
}

/** A variant changes a host; played by itself, its host is the base game. */
export function hostOf(module: Module): string[] {
  return module.kind === 'variant' && !module.needs?.length ? ['first-island/base', module.id] : [module.id];
}
