import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { beginGame, soloPlayers } from '../screens/begin.ts';
import { freshSeed } from '../screens/fresh-seed.ts';
import { takeBoard } from '../screens/own-board.ts';
import { go } from '../screens/route.ts';
import type { BoardSurvey, RowCard } from '../table/protocol.ts';
import { reasonWords } from '../words/reason.ts';
import { type Draft, fileOf } from './draft.ts';

interface Props {
  readonly row: RowCard;
  readonly seats: number;
  readonly draft: Draft;
  readonly survey: BoardSurvey | null;
}

/** From the drawing table to the table: against bots at once, with all choices, or with friends. */
export function Play({ row, seats, draft, survey }: Props) {
  const { t } = useTranslation();
  const [refused, setRefused] = useState<{ readonly of: Draft; readonly text: string } | null>(null);
  const sound = survey !== null && survey.deal !== undefined;
  const play = async (): Promise<void> => {
    const wish = { game: row.id, seats, layout: fileOf(draft) };
    const begun = await beginGame(wish, soloPlayers(seats), freshSeed());
    if (begun.ok) go(`/table/${begun.game}`);
    else setRefused({ of: draft, text: reasonWords(begun.reason) });
  };
  return (
    <section className="editor-play">
      <button type="button" className="action primary" disabled={!sound} onClick={() => void play()}>
        {t('editor.play-bots')}
      </button>
      <button
        type="button"
        className="action"
        disabled={!sound}
        onClick={() => go(takeBoard(`/browse/${row.id}`, fileOf(draft)))}
      >
        {t('editor.play-set-up')}
      </button>
      <button
        type="button"
        className="action"
        disabled={!sound}
        onClick={() => go(takeBoard(`/friends/new/${row.id}`, fileOf(draft)))}
      >
        {t('editor.play-friends')}
      </button>
      {survey && !sound && <small className="soft">{t('editor.play-not-yet')}</small>}
      {refused?.of === draft && (
        <p role="alert" className="refusal">
          {refused.text}
        </p>
      )}
    </section>
  );
}
