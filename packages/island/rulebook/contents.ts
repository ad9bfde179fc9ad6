import { type Options, partsInForce } from '@hexwright/rulebook';
import type {
  AwardSpec,
  BlockerSpec,
  CardSpec,
  GoodSpec,
  Module,
  Omissions,
  Part,
  PieceSpec,
  TerrainSpec,
} from './module.ts';

/** What a set of modules brings together, with later modules' changes and omissions made. */
export interface Contents {
  /** in the order in which they amend each other */
  readonly parts: readonly Part[];
  readonly goods: readonly GoodSpec[];
  readonly terrains: readonly TerrainSpec[];
  readonly pieces: readonly PieceSpec[];
  readonly blockers: readonly BlockerSpec[];
  readonly cards: readonly CardSpec[];
  readonly awards: readonly AwardSpec[];
  readonly omissions: readonly Omissions[];
  /** how many colours belong to nobody */
  readonly neutrals: number;
}

export function gather(modules: readonly Module[], options: Options): Contents {
  const { parts, omissions } = partsInForce<Part, Omissions>(modules, options);
  const restored = new Set(parts.flatMap(({ restores = [] }) => restores));
  const kept = <T extends { readonly id: string }>(
    what: 'awards' | 'cards' | 'blockers' | 'pieces',
    list: readonly T[],
  ): T[] =>
    list.filter(
      ({ id }) =>
        restored.has(`${what.slice(0, -1)}.${id}`) ||
        !omissions.some((without) => without[what]?.includes(id)),
    );
  return {
    parts,
    goods: changed(parts, 'goods', fromAll(parts, 'goods')),
    terrains: fromAll(parts, 'terrains'),
    pieces: changed(parts, 'pieces', kept('pieces', fromAll(parts, 'pieces'))).map((piece) =>
      changedAlike(parts, piece),
    ),
    blockers: kept('blockers', fromAll(parts, 'blockers')),
    cards: changed(parts, 'cards', kept('cards', fromAll(parts, 'cards'))),
    awards: changed(parts, 'awards', kept('awards', fromAll(parts, 'awards'))),
    omissions: omissions.map((without) => ({
      ...without,
      ...(without.moves && { moves: without.moves.filter((name) => !restored.has(`move.${name}`)) }),
    })),
    neutrals: Math.max(0, ...parts.map((part) => part.neutrals ?? 0)),
  };
}

type ListOf<K extends keyof Part> = Part[K] extends readonly (infer T)[] | undefined ? T : never;

function fromAll<K extends 'goods' | 'terrains' | 'pieces' | 'blockers' | 'cards' | 'awards'>(
  parts: readonly Part[],
  what: K,
): ListOf<K>[] {
  const by = new Map<string, string>();
  return parts.flatMap((part) => {
    const list = (part[what] ?? []) as readonly ListOf<K>[];
    for (const { id } of list as readonly { readonly id: string }[]) {
      const other = by.get(id);
      if (other !== undefined)
        throw new Error(`"${id}" is one of the ${what} of "${other}" and of "${part.id}"`);
      by.set(id, part.id);
    }
    return list;
  });
}

function changed<T extends { readonly id: string }>(
  parts: readonly Part[],
  what: 'goods' | 'pieces' | 'cards' | 'awards',
  list: readonly T[],
): T[] {
  return list.map((spec) => Object.assign({}, spec, ...parts.map((part) => part.changes?.[what]?.[spec.id])));
}

function changedAlike(parts: readonly Part[], piece: PieceSpec): PieceSpec {
  let spec = piece;
  for (const { changes } of parts) if (changes?.eachPiece) spec = { ...spec, ...changes.eachPiece(spec) };
  return spec;
}
