import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { roomIn, standsBetterTurned, turnedBoard } from '../board/turned.ts';
import { type AnySheet, isIsland } from '../table/sheet.ts';
import { stageRoom, watchStageRoom } from './stage-room.ts';

const watchRoom = (changed: () => void): (() => void) => {
  window.addEventListener('resize', changed);
  const leave = watchStageRoom(changed);
  return () => {
    leave();
    window.removeEventListener('resize', changed);
  };
};

/** The sheet with its board as it fits the window best: where it would be small, a wide one stands upright and a high one lies down. */
export function useUpright(sheet: AnySheet): AnySheet {
  const wants = useCallback(
    () => isIsland(sheet) && standsBetterTurned(sheet.board, stageRoom() ?? roomIn(innerWidth, innerHeight)),
    [sheet],
  );
  const turn = useSyncExternalStore(watchRoom, wants, () => false);
  return useMemo(
    () => (turn && isIsland(sheet) ? { ...sheet, board: turnedBoard(sheet.board) } : sheet),
    [turn, sheet],
  );
}
