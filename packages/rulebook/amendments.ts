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

/** The names of all points in these: `cornerBlocks`, and with its group `lanes.openAt`. */
export function pointNames(points: object): string[] {
  return Object.entries(points).flatMap(([key, value]) =>
    typeof value === 'function' ? [key] : Object.keys(value ?? {}).map((name) => `${key}.${name}`),
  );
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
