import { lazy, memo, Suspense } from 'react';
import type { Sheet } from '../table/sheet.ts';
import { useGame } from './game-context.ts';

const SideTables = lazy(async () => ({ default: (await import('./SideTables.tsx')).SideTables }));

/** Fields that are drawn beside the board. */
const BESIDE: readonly string[] = ['threat', 'ladder', 'land', 'places'];

/** What lies beside the board is fetched for games that have such things. */
export const BesideBoard = memo(function BesideBoard() {
  const { sheet } = useGame();
  return lieBeside(sheet) ? (
    <Suspense>
      <SideTables />
    </Suspense>
  ) : null;
});

const lieBeside = ({ fieldLooks, looks }: Sheet): boolean =>
  fieldLooks.some(({ look }) => BESIDE.includes(look.on)) ||
  Object.values(looks.moves ?? {}).some(({ pays }) => pays?.field !== undefined);
