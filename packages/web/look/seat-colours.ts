import { useLayoutEffect, useState } from 'react';
import type { Player } from '../table/protocol.ts';
import { wearColours } from './seats.ts';

/** Lets the players of a game wear their colours; answers whether they do, so that nothing is painted before. */
export function useSeatColours(players: readonly Player[] | undefined): boolean {
  const colours = players?.some(({ colour }) => colour !== undefined)
    ? players.map(({ colour }, seat) => colour ?? seat).join()
    : '';
  const [worn, setWorn] = useState<string | null>(null);
  useLayoutEffect(() => {
    setWorn(colours);
    if (colours !== '') return wearColours(colours.split(',').map(Number));
  }, [colours]);
  return worn === colours;
}
