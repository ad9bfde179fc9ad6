import { createContext, useContext, useMemo, useRef } from 'react';
import type { TableEvent } from '../table/protocol.ts';
import type { AnySheet } from '../table/sheet.ts';
import type { Speaker } from '../words/speak.ts';
import { type Happening, happeningsOf, steadyLines } from './happenings.ts';

/** so much of the past is told */
const SHOWN = 250;

const Lines = createContext<readonly Happening[]>([]);

export const HappeningsProvider = Lines.Provider;

/** What happened lately at this table, line by line. */
export function useHappenings(): readonly Happening[] {
  return useContext(Lines);
}

/** The same out of all that was told, for whoever lays the table. */
export function useLines(sheet: AnySheet, told: readonly TableEvent[], speak: Speaker): readonly Happening[] {
  const before = useRef<readonly Happening[]>([]);
  return useMemo(() => {
    const from = Math.max(0, told.length - SHOWN);
    before.current = steadyLines(before.current, happeningsOf(sheet, told.slice(from), speak, from));
    return before.current;
  }, [sheet, told, speak]);
}
