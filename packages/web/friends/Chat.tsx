import type { Room, TalkLine } from '@hexwright/table';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ServerTable } from '../table/server-table.ts';
import { REACTIONS, ReactionSign } from './ReactionSign.tsx';
import { TalkBy } from './TalkBy.tsx';
import { useAct } from './use-act.ts';

interface Props {
  readonly table: ServerTable;
  readonly talk: readonly TalkLine[];
  readonly room: Room;
  /** is told the number of the last line that is seen here */
  readonly heard?: (line: number) => void;
}

/** The talk at a table: lines of plain text, quick reactions, a field to write in. */
export function Chat({ table, talk, room, heard }: Props) {
  const { t } = useTranslation();
  const { refusal, act } = useAct();
  const [draft, setDraft] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const last = talk.at(-1)?.n ?? 0;
  useEffect(() => {
    heard?.(last);
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [last, heard]);
  const { you, state, host } = room;
  const mayTalk = you.person !== null && (you.seat !== null || you.person === host.id || state !== 'playing');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (draft.trim() === '') return;
    act(table.say({ text: draft }));
    setDraft('');
  };
  return (
    <div className="chat">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard */}
      <ol ref={list} className="chat-lines" aria-label={t('talk.title')} aria-live="polite" tabIndex={0}>
        {talk.length === 0 && <li className="soft">{t('talk.none')}</li>}
        {talk.map((line, i) => (
          <li key={line.n} className={line.by === you.person ? 'own' : ''}>
            {talk[i - 1]?.by !== line.by && <TalkBy table={table} line={line} room={room} act={act} />}
            {line.react ? (
              <span className="said react">
                <ReactionSign react={line.react} /> {t(`react.${line.react}`)}
              </span>
            ) : (
              <span className="said">{line.text}</span>
            )}
          </li>
        ))}
      </ol>
      {refusal && (
        <p role="alert" className="refusal">
          {refusal}
        </p>
      )}
      {mayTalk ? (
        <>
          <fieldset className="reactions">
            <legend className="sr">{t('talk.reactions')}</legend>
            {REACTIONS.map((react) => (
              <button
                key={react}
                type="button"
                title={t(`react.${react}`)}
                aria-label={t(`react.${react}`)}
                onClick={() => act(table.say({ react }))}
              >
                <ReactionSign react={react} size={20} />
              </button>
            ))}
          </fieldset>
          <form className="chat-form" onSubmit={submit}>
            <input
              value={draft}
              maxLength={300}
              autoComplete="off"
              enterKeyHint="send"
              aria-label={t('talk.write')}
              placeholder={t('talk.write')}
              onChange={({ target }) => setDraft(target.value)}
            />
            <button type="submit" className="action" disabled={draft.trim() === ''}>
              {t('talk.send')}
            </button>
          </form>
        </>
      ) : (
        <p className="soft chat-closed">{t('talk.only-seated')}</p>
      )}
    </div>
  );
}
