import type { Outcome } from '@hexwright/kernel';
import { referee } from '../table/link.ts';
import type { Player, Wish } from '../table/protocol.ts';
import { t } from '../words/i18n.ts';

/** The first game a newcomer meets: the first row of the catalogue, against three bots. */
export async function playNow(guided: boolean): Promise<Outcome<{ readonly game: string }>> {
  const [first] = await referee.catalogue();
  const seats = first.players.includes(4) ? 4 : first.players[0];
  return beginGame({ game: first.id, seats }, soloPlayers(seats), freshSeed(), guided);
}

export function beginGame(
  wish: Wish,
  players: readonly Player[],
  seed: string,
  guided = false,
): Promise<Outcome<{ readonly game: string }>> {
  return referee.begin(wish, players, seed || freshSeed(), guided).catch(() => ({
    ok: false,
    reason: { code: 'no-referee', text: t('trouble.no-referee') },
  }));
}

export function soloPlayers(seats: number): Player[] {
  return Array.from({ length: seats }, (_, seat) => ({ kind: seat === 0 ? 'person' : 'bot' }));
}

/** 128 bits that nobody has seen: a seed foretells every roll, so it must not be found by trying. */
export function freshSeed(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
