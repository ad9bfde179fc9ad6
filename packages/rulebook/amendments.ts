type Point = (...args: never) => unknown;

/** Some of the points, and of each group some. */
export type Amendments<P> = {
  readonly [K in keyof P]?: NonNullable<P[K]> extends Point ? P[K] : Partial<NonNullable<P[K]>>;
};

type Points = Record<string, unknown>;

/**
 * The points with these amendments made. Of a group that nobody brings nothing is kept. Each part keeps hold of the
 * points that were there before it, and play asks them all the time: an object that was written key by key is a slow
 * dictionary, one that was spread at once is not.
 */
export function amended(points: Points, amendments: Points, brought: ReadonlySet<string>): Points {
  const next: Points = {};
  for (const [key, amendment] of Object.entries(amendments))
    if (typeof amendment === 'function') next[key] = amendment;
    else if (brought.has(key)) next[key] = { ...(points[key] as object), ...(amendment as object) };
  return { ...points, ...next };
}

/** An amendment that answers for one kind of thing alone, and for all others what was. */
interface Concerning {
  readonly kind?: string;
}

/** Says of an amendment which kind of thing it concerns: for all others it answers what was. */
export function concerning<P extends Point>(kind: string, point: P): P {
  return Object.assign(point, { kind } satisfies Concerning);
}

/** All points in these by name, `cornerBlocks` and with its group `lanes.openAt`, with the kind of thing that each concerns. */
function pointsIn(points: object): (readonly [name: string, kind: string | undefined])[] {
  return Object.entries(points).flatMap(([key, value]: [string, (Point & Concerning) | object]) =>
    typeof value === 'function'
      ? [[key, (value as Concerning).kind] as const]
      : pointsIn(value ?? {}).map(([name, kind]) => [`${key}.${name}`, kind] as const),
  );
}

/** Who answers which point: see `Book.isPlain` and `Book.answers`. */
export function noteAnswers(): {
  add(part: string, amendments: object): void;
  isPlain(point: string, kind?: string, answers?: number): boolean;
  byPoint(): ReadonlyMap<string, readonly string[]>;
} {
  const answers = new Map<string, { readonly part: string; readonly kind: string | undefined }[]>();
  return {
    add: (part, amendments) => {
      for (const [name, kind] of pointsIn(amendments))
        answers.set(name, [...(answers.get(name) ?? []), { part, kind }]);
    },
    isPlain: (point, kind, count = 1) => {
      const concerned = answers.get(point)?.filter((of) => !kind || !of.kind || of.kind === kind);
      return concerned?.length === count;
    },
    byPoint: () => new Map([...answers].map(([point, by]) => [point, by.map(({ part }) => part)])),
  };
}

/** An object of groups in which asking for one that is not there says so. */
export function groupsOf(brought: Iterable<string>): Points {
  const absent = new Proxy(
    {},
    {
      get: (_, name) => {
        if (typeof name === 'string') throw new Error(`nothing in this game brings the points of "${name}"`);
        return undefined;
      },
    },
  );
  const groups = Object.create(absent) as Points;
  for (const name of brought) groups[name] = {};
  return groups;
}
