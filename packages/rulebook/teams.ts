import type { AnyPart } from './part.ts';
import type { Playable } from './playable.ts';

/** By seat its team, as the parts of a game say; undefined where everybody plays alone. */
export function teamsAmong(
  parts: readonly Pick<AnyPart, 'teams'>[],
  seats: number,
): readonly number[] | undefined {
  return parts
    .flatMap(({ teams }) => (teams ? [teams(seats)] : []))
    .find((teams) => new Set(teams).size < seats);
}

/** The others of a seat's team. */
export function matesOf({ teams }: Pick<Playable, 'teams'>, seat: number): number[] {
  return teams?.flatMap((team, other) => (other !== seat && team === teams[seat] ? [other] : [])) ?? [];
}

/** Whether the two play for one team, each of them with itself. */
export function onOneSide({ teams }: Pick<Playable, 'teams'>, seat: number, other: number): boolean {
  return seat === other || (teams !== undefined && teams[seat] === teams[other]);
}
