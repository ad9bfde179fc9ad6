import { itemAt, Rng } from '@hexwright/kernel';
import { cut, meetingsOf, settled, tableSizes } from './meetings.ts';
import type { Pairing } from './swiss.ts';

/** So many ways to begin a round are tried, and the best of them is taken: fewer of many people, which take longer. */
const waysFor = (people: number): number => Math.max(1, Math.min(24, Math.floor(6000 / people ** 2)));

/** How many rounds it takes until everybody can have met everybody. */
export const fullLeague = (people: number, seats: number): number =>
  seats === 2 ? people - 1 + (people % 2) : Math.ceil((people - 1) / (Math.min(people, seats) - 1));

/**
 * All rounds of a league, known from the start. In a game for two everybody meets everybody once before anybody is met again; at larger
 * tables everybody sits with everybody as evenly as a search finds it.
 */
export function leagueRounds(people: readonly string[], seats: number, rounds: number): Pairing[] {
  if (seats === 2) return Array.from({ length: rounds }, (_, round) => circle(people, round));
  const sizes = tableSizes(people.length, seats);
  const rng = new Rng(`league ${people.length} ${seats}`);
  const planned: Pairing[] = [];
  for (let round = 0; round < rounds; round++) {
    const met = meetingsOf(planned.flatMap(({ groups }) => groups));
    const ways = Array.from({ length: waysFor(people.length) }, () =>
      settled(cut(shuffled(people, rng), sizes), (one, other) => (1 + met.between(one, other)) ** 3),
    );
    const best = ways.reduce((a, b) => (b.cost < a.cost ? b : a));
    planned.push({ groups: best.groups, rests: [] });
  }
  return planned;
}

/** The first stays, and the others move on by one place around the table; whoever would play the empty chair rests. */
function circle(people: readonly string[], round: number): Pairing {
  const chairs: (string | null)[] = people.length % 2 === 0 ? [...people] : [...people, null];
  const [first, ...others] = chairs;
  const turned = others.map((_, i) => others[(i + round) % others.length]);
  const ring = [first, ...turned];
  const pairs = Array.from({ length: ring.length / 2 }, (_, i) => [ring[i], ring[ring.length - 1 - i]]);
  return {
    groups: pairs.filter((pair): pair is string[] => !pair.includes(null)),
    rests: pairs.filter((pair) => pair.includes(null)).map((pair) => pair.find((each) => each !== null)!),
  };
}

function shuffled(people: readonly string[], rng: Rng): string[] {
  const left = [...people];
  for (let i = left.length - 1; i > 0; i--) {
    const j = rng.below(i + 1);
    [left[i], left[j]] = [itemAt(left, j), itemAt(left, i)];
  }
  return left;
}
