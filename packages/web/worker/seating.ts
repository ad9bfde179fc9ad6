import { Rng } from '@hexwright/kernel';
import type { Player, Seating } from '../table/protocol.ts';

/**
 * Who sits where. The rules let the first seat begin, so who begins sits there; what is drawn is drawn from the seed, and the
 * same seed seats the same people. Everybody takes its colour along.
 */
export function seatPlayers(
  listed: readonly Player[],
  { begins, order }: Seating,
  seed: string,
): readonly Player[] {
  const rng = new Rng(`seats of ${seed}`);
  const seats = listed.map((player, i) => ({ player: { ...player, colour: player.colour ?? i }, i }));
  if (order === 'drawn') shuffle(seats, rng);
  const drawn = rng.below(seats.length);
  const first = begins === 'drawn' ? drawn : seats.findIndex(({ i }) => i === begins);
  return [...seats.slice(Math.max(0, first)), ...seats.slice(0, Math.max(0, first))].map(
    ({ player }) => player,
  );
}

function shuffle<T>(list: T[], rng: Rng): void {
  for (let i = list.length - 1; i > 0; i--) {
    const other = rng.below(i + 1);
    [list[i], list[other]] = [list[other], list[i]];
  }
}
