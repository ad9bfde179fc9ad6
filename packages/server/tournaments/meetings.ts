import { itemAt } from '@hexwright/kernel';
/** How often two have sat at one table so far. */
export interface Meetings {
  between(one: string, other: string): number;
}

/** What has been played, as far as it matters who met whom. */
export function meetingsOf(groups: Iterable<readonly (string | null)[]>): Meetings {
  const counts = new Map<string, number>();
  for (const group of groups)
    for (const one of group)
      for (const other of group)
        if (one !== null && other !== null && one < other)
          counts.set(`${one} ${other}`, (counts.get(`${one} ${other}`) ?? 0) + 1);
  return { between: (one, other) => counts.get(one < other ? `${one} ${other}` : `${other} ${one}`) ?? 0 };
}

/**
 * How many sit at each table: as many tables as it takes, and as evenly as it goes. Where a game is for two and the number is odd, one is
 * left over and rests.
 */
export function tableSizes(people: number, seats: number): number[] {
  const tables = Math.ceil(people / seats);
  return Array.from({ length: tables }, (_, i) => Math.floor((people + tables - 1 - i) / tables));
}

/** These people in this order, cut into tables. */
export function cut(people: readonly string[], sizes: readonly number[]): string[][] {
  let from = 0;
  return sizes.map((size) => {
    from += size;
    return people.slice(from - size, from);
  });
}

/** Two change places as long as that makes the tables together cheaper; what two at one table cost is told. */
export function settled(
  groups: readonly (readonly string[])[],
  cost: (one: string, other: string) => number,
): { readonly groups: string[][]; readonly cost: number } {
  const people = groups.flat();
  const count = people.length;
  const costs = Float64Array.from({ length: count * count }, (_, at) => {
    const [one, other] = [Math.floor(at / count), at % count];
    return one === other ? 0 : cost(itemAt(people, one), itemAt(people, other));
  });
  let next = 0;
  const tables = groups.map((group) => group.map(() => next++));
  /** what somebody costs at a table, but for one who sits there */
  const besides = (who: number, table: readonly number[], but: number): number => {
    let sum = 0;
    for (const other of table) if (other !== but) sum += itemAt(costs, who * count + other);
    return sum;
  };
  for (let better = true; better; ) {
    better = false;
    for (const [a, here] of tables.entries())
      for (const there of tables.slice(a + 1))
        for (let i = 0; i < here.length; i++)
          for (let j = 0; j < there.length; j++) {
            const [one, other] = [itemAt(here, i), itemAt(there, j)];
            const now = besides(one, here, one) + besides(other, there, other);
            if (besides(one, there, other) + besides(other, here, one) >= now) continue;
            here[i] = other;
            there[j] = one;
            better = true;
          }
  }
  const total = tables.reduce(
    (sum, table) => sum + table.reduce((each, who) => each + besides(who, table, who), 0),
    0,
  );
  return { groups: tables.map((table) => table.map((who) => itemAt(people, who))), cost: total / 2 };
}
