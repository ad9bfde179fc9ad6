import { type AnySheet, isIsland, type Sheet } from '../table/sheet.ts';

/** A sheet that has to be an island's. */
export function asIsland(sheet: AnySheet): Sheet {
  if (!isIsland(sheet)) throw new Error(`"${sheet.kind}" is no island`);
  return sheet;
}
