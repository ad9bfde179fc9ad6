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
  /** the names of those who play on one's team, where a line may be for them alone */
  readonly team?: readonly string[];
  /** is told the number of the last line that is seen here */
  readonly heard?: (line: number) => void;
}

/** The talk at a table: lines of plain text, quick reactions, a field to write in. */
export function Chat({ table, talk, room, team = [], heard }: Props) {
  const { t, i18n } = useTranslation();
  const { refusal, act } = useAct();
  const [draft, setDraft] = useState('');
  const [aside, setAside] = useState(false);
  // What was meant for the team never goes to everybody, though the partner may be gone by now.
  const to = aside ? 'team' : undefined;
  const who = listed(team, i18n.language);
  const list = useRef<HTMLOListElement>(null);
  const last = talk.at(-1)?.n ?? 0;
  useEffect(() => {
    heard?.(last);
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [last, heard]);
  const { you, state, host } = room;
  const mayTalk = you.person !== null && (you.seat !== null || you.person === host.id || state !== 'playing');
  const write = to ? t('talk.write-to', { who }) : t('talk.write');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (draft.trim() === '') return;
    act(table.say({ text: draft, to }));
    setDraft('');
  };
  return (
    <div className="chat">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard */}
      <ol ref={list} className="chat-lines" aria-label={t('talk.title')} aria-live="polite" tabIndex={0}>
        {talk.length === 0 && <li className="soft">{t('talk.none')}</li>}
        {talk.map((line, i) => (
          <li key={line.n} className={`${line.by === you.person ? 'own' : ''}${line.among ? ' aside' : ''}`}>
            {!continues(talk[i - 1], line) && <TalkBy table={table} line={line} room={room} act={act} />}
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
          {(team.length > 0 || aside) && (
            <fieldset className="talk-to">
              <legend className="sr">{t('talk.to')}</legend>
              <span className="segments small">
                <button type="button" aria-pressed={!to} onClick={() => setAside(false)}>
                  {t('talk.to-all')}
                </button>
                <button type="button" aria-pressed={to === 'team'} onClick={() => setAside(true)}>
                  {t('talk.to-team', { who })}
                </button>
              </span>
            </fieldset>
          )}
          <fieldset className="reactions">
            <legend className="sr">{t('talk.reactions')}</legend>
            {REACTIONS.map((react) => (
              <button
                key={react}
                type="button"
                title={t(`react.${react}`)}
                aria-label={t(`react.${react}`)}
                onClick={() => act(table.say({ react, to }))}
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
              aria-label={write}
              placeholder={write}
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

/** Whether a line follows another of the same person, said to the same ears. */
const continues = (before: TalkLine | undefined, line: TalkLine): boolean =>
  before?.by === line.by && Boolean(before.among) === Boolean(line.among);

const listed = (names: readonly string[], language: string): string =>
  new Intl.ListFormat(language, { type: 'conjunction' }).format(names);
