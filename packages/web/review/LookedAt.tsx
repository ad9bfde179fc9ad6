import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Board } from '../board/Board.tsx';
import { PlaceMarks } from '../board/PlaceMarks.tsx';
import type { Archive } from '../screens/archive.ts';
import type { AnyView } from '../table/protocol.ts';
import { type AnySheet, isIsland } from '../table/sheet.ts';
import type { Speaker } from '../words/speak.ts';
import { placesIn } from './move-words.ts';
import type { Choice } from './reviewed.ts';

interface Props {
  readonly game: string;
  readonly archive: Archive;
  readonly sheet: AnySheet;
  readonly speak: Speaker;
  /** after so many moves */
  readonly at: number;
  /** the choice that was open then, where one is looked at */
  readonly choice: Choice | null;
}

/** The position that is looked at; where a choice was open, with what was done and what would have been better. */
export function LookedAt({ game, archive, sheet, speak, at, choice }: Props) {
  const { t } = useTranslation();
  const [view, setView] = useState<AnyView | null>(null);
  useEffect(() => {
    let stale = false;
    void archive.frame(game, at).then((frame) => {
      if (!stale && frame.ok) setView(frame.view);
    });
    return () => {
      stale = true;
    };
  }, [game, archive, at]);
  const last = view?.events.at(-1);
  const lines = view?.events.filter((event) => event.at === last?.at) ?? [];
  return (
    <div className="looked-back">
      <p className="looked-line" role="status">
        {lines.map(({ kind, data }) => speak.event(kind, data)).join(' ') || '…'}
      </p>
      {isIsland(sheet) && view && (
        <Board
          sheet={sheet}
          fields={view.fields}
          label={t('board.label', { hexes: sheet.board.hexes.length })}
          controls={false}
        >
          {choice && (
            <>
              <PlaceMarks sheet={sheet} places={placesIn(sheet, choice.played)} kind="played" />
              {choice.better && (
                <PlaceMarks sheet={sheet} places={placesIn(sheet, choice.better)} kind="better" />
              )}
            </>
          )}
        </Board>
      )}
      {isIsland(sheet) && choice?.better && placesIn(sheet, choice.better).length > 0 && (
        <p className="mark-key">
          <i className="played" /> {t('review.mark-played')} <i className="better" />{' '}
          {t('review.mark-better')}
        </p>
      )}
    </div>
  );
}
