import { useEffect, useState } from 'react';
import { referee } from '../table/link.ts';
import type { BoardSurvey } from '../table/protocol.ts';
import { reasonWords } from '../words/reason.ts';
import { type Draft, fileOf } from './draft.ts';

export interface Surveyed {
  /** what the engine said of this very board; null while it looks at it */
  readonly survey: BoardSurvey | null;
  readonly trouble: string | null;
}

/** how long the hand must rest before the engine looks at the board */
const RESTS_MS = 500;

/** What the engine says of the board, for a game and so many players: asked anew whenever the hand rests after an edit. */
export function useSurvey(draft: Draft | null, game: string, seats: number, seed: string): Surveyed {
  const [said, setSaid] = useState<{ readonly of: unknown; readonly result: Surveyed } | null>(null);
  const [asked, setAsked] = useState<{ draft: Draft | null; game: string; seats: number; seed: string }>();
  if (asked?.draft !== draft || asked.game !== game || asked.seats !== seats || asked.seed !== seed)
    setAsked({ draft, game, seats, seed });
  useEffect(() => {
    if (!asked?.draft || asked.game === '') return;
    const { draft: board, game: row, seats: players, seed: chance } = asked;
    let stale = false;
    const resting = setTimeout(() => {
      const wish = { game: row, seats: players, layout: fileOf(board) };
      void referee.surveyBoard(wish, chance).then(
        (made) =>
          !stale &&
          setSaid({
            of: asked,
            result: made.ok
              ? { survey: made.survey, trouble: null }
              : { survey: null, trouble: reasonWords(made.reason) },
          }),
        (error: Error) => !stale && setSaid({ of: asked, result: { survey: null, trouble: error.message } }),
      );
    }, RESTS_MS);
    return () => {
      stale = true;
      clearTimeout(resting);
    };
  }, [asked]);
  return said && said.of === asked ? said.result : { survey: null, trouble: null };
}
