import { useEffect } from 'react';
import { numberAt } from '../board/read.ts';
import { useAnyGame } from './game-context.ts';
import { useMultiplayer } from './multiplayer.ts';

/** Remembers how a game went, when it is over. */
export function NoteFinished({ game, title }: { readonly game: string; readonly title: string }) {
  const { sheet, view, players } = useAnyGame();
  const company = useMultiplayer();
  const { result } = view;
  const turns = numberAt(view.fields.turn);
  const seat = company ? view.seat : undefined;
  useEffect(() => {
    if (!result) return;
    void import('../statistics/finished.ts').then(
      ({ finished, noteFinished }) =>
        noteFinished(
          finished({
            id: game,
            row: sheet.row,
            title,
            players,
            result,
            turns: Number.isNaN(turns) ? 0 : turns,
            when: Date.now(),
            ...(seat !== undefined && { seat }),
          }),
        ),
      () => {},
    );
  }, [game, title, sheet, players, result, turns, seat]);
  return null;
}
