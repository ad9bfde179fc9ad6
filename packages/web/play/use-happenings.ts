import { useMemo } from 'react';
import { useAnyGame } from './game-context.ts';
import { type Happening, happeningsOf } from './happenings.ts';

/** so much of the past is told */
const SHOWN = 250;

/** What happened lately at this table, line by line. */
export function useHappenings(): readonly Happening[] {
  const { sheet, told, speak } = useAnyGame();
  return useMemo(() => {
    const from = Math.max(0, told.length - SHOWN);
    return happeningsOf(sheet, told.slice(from), speak, from);
  }, [sheet, told, speak]);
}
