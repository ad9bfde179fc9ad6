/**
 * Tables at which every two members that go together meet: a covering design, built greedily and always the same.
 * `at` says, as bits, for which numbers of seats two go together; `together` whether a whole set does for one of them.
 */
export function covering(
  members: number,
  size: number,
  at: (one: number, other: number) => number,
  together: (set: readonly number[], seats: number) => boolean,
): readonly Table[] {
  const open = new Set<number>();
  const pair = (one: number, other: number): number => Math.min(one, other) * members + Math.max(one, other);
  for (let one = 0; one < members; one++)
    for (let other = one + 1; other < members; other++) if (at(one, other)) open.add(pair(one, other));

  const tables: Table[] = [];
  for (const first of open) {
    const set = [Math.floor(first / members), first % members];
    let seats = at(set[0], set[1]);
    while (set.length < size) {
      const next = bestGuest(set, seats);
      if (!next) break;
      set.push(next.guest);
      seats = next.seats;
    }
    for (let i = 0; i < set.length; i++) for (let k = 0; k < i; k++) open.delete(pair(set[i], set[k]));
    tables.push({ set, seats: bitsOf(seats) });
  }
  return tables;

  /** Who meets most of the set for the first time, if anybody does. */
  function bestGuest(set: readonly number[], seats: number) {
    let best: { readonly guest: number; readonly seats: number } | undefined;
    let most = 0;
    for (let i = 0; i < members; i++) {
      // Begin elsewhere for each set, so that the same few guests are not asked to all tables.
      const guest = (i + set[set.length - 1]) % members;
      if (set.includes(guest)) continue;
      const news = set.filter((member) => open.has(pair(member, guest))).length;
      if (news <= most) continue;
      const common = set.reduce((bits, member) => bits & at(member, guest), seats);
      const fits = bitsOf(common).filter((n) => together([...set, guest], n));
      if (fits.length === 0) continue;
      most = news;
      best = { guest, seats: fits.reduce((bits, n) => bits | (1 << n), 0) };
    }
    return best;
  }
}

export interface Table {
  readonly set: readonly number[];
  /** the numbers of seats at which all of them go together */
  readonly seats: readonly number[];
}

function bitsOf(bits: number): number[] {
  return Array.from({ length: 31 }, (_, n) => n).filter((n) => (bits >> n) & 1);
}
