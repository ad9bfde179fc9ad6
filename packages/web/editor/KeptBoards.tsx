import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { referee } from '../table/link.ts';
import { BadBoard } from './BadBoard.tsx';
import type { BoardsProps } from './BoardsPanel.tsx';
import { fileOf } from './draft.ts';
import { forgetBoard, type KeptBoard, keepBoard, keptBoards } from './kept-boards.ts';

/** The boards of this browser, by their names. */
export function KeptBoards({ draft, row, rows, edit, lay }: BoardsProps) {
  const { t } = useTranslation();
  const [boards, setBoards] = useState<readonly KeptBoard[]>([]);
  const [said, setSaid] = useState<string | null>(null);
  const [asks, setAsks] = useState<{ readonly what: 'replace' | 'forget'; readonly name: string } | null>(
    null,
  );
  const [errors, setErrors] = useState<readonly string[]>([]);
  const refresh = useCallback(() => {
    keptBoards().then(setBoards, () => {});
  }, []);
  useEffect(refresh, [refresh]);
  const save = async (): Promise<void> => {
    setAsks(null);
    try {
      await keepBoard({ name: draft.name, file: fileOf(draft), row: row.id, touched: Date.now() });
      setSaid(t('editor.saved', { name: draft.name }));
    } catch (error) {
      setSaid(t('editor.save-failed', { why: (error as Error).message }));
    }
    refresh();
  };
  const open = async ({ file, row: of }: KeptBoard): Promise<void> => {
    const read = await referee.readBoard(file, true);
    setErrors(read.ok ? [] : read.errors);
    setSaid(null);
    if (read.ok) lay(read.layout, of);
  };
  const forget = async (name: string): Promise<void> => {
    setAsks(null);
    await forgetBoard(name).catch(() => {});
    refresh();
  };
  const taken = boards.some(({ name }) => name === draft.name);
  return (
    <>
      <form
        className="save-board"
        onSubmit={(event) => {
          event.preventDefault();
          if (taken) setAsks({ what: 'replace', name: draft.name });
          else void save();
        }}
      >
        <label>
          <span>{t('editor.name')}</span>
          <input
            value={draft.name}
            required
            maxLength={60}
            onChange={({ target }) => target.value !== '' && edit({ ...draft, name: target.value })}
          />
        </label>
        <button type="submit" className="action primary">
          {t('editor.save')}
        </button>
      </form>
      {asks?.what === 'replace' && (
        <Question
          text={t('editor.replace', { name: asks.name })}
          yes={t('editor.replace-yes')}
          no={t('cancel')}
          agree={() => void save()}
          decline={() => setAsks(null)}
        />
      )}
      {said && <p role="status">{said}</p>}
      {errors.length > 0 && <BadBoard text={t('editor.file-failed')} errors={errors} />}
      {boards.length === 0 && <p className="soft">{t('editor.kept-none')}</p>}
      <ul className="kept-boards">
        {boards.map((board) => (
          <li key={board.name}>
            {asks?.what === 'forget' && asks.name === board.name ? (
              <Question
                text={t('editor.forget-ask', { name: board.name })}
                yes={t('editor.forget-yes')}
                no={t('editor.forget-no')}
                agree={() => void forget(board.name)}
                decline={() => setAsks(null)}
              />
            ) : (
              <>
                <button type="button" className="kept-board" onClick={() => void open(board)}>
                  <b>{board.name}</b>
                  <span>
                    {t('editor.kept-note', {
                      count: board.file.hexes.length,
                      game: rows.find(({ id }) => id === board.row)?.name ?? board.row,
                    })}
                  </span>
                </button>
                <button
                  type="button"
                  className="quiet-button"
                  aria-label={t('editor.forget', { name: board.name })}
                  onClick={() => setAsks({ what: 'forget', name: board.name })}
                >
                  ×
                </button>
              </>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

interface QuestionProps {
  readonly text: string;
  readonly yes: string;
  readonly no: string;
  agree(): void;
  decline(): void;
}

function Question({ text, yes, no, agree, decline }: QuestionProps) {
  return (
    <div className="farewell" role="alert">
      <p>{text}</p>
      <button type="button" className="quiet-button danger" onClick={agree}>
        {yes}
      </button>
      <button type="button" className="quiet-button" onClick={decline}>
        {no}
      </button>
    </div>
  );
}
