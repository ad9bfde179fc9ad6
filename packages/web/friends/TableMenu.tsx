import type { Outcome } from '@hexwright/kernel';
import { itemAt } from '@hexwright/kernel';
import type { Room } from '@hexwright/table';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hrefOf } from '../screens/address.ts';
import { handOver } from '../screens/game-files.ts';
import { follow } from '../screens/route.ts';
import type { ServerTable } from '../table/server-table.ts';
import { Invitation } from './Invitation.tsx';
import { likeThis } from './terms.ts';
import type { useAct } from './use-act.ts';

interface Props {
  readonly table: ServerTable;
  readonly room: Room;
  readonly act: ReturnType<typeof useAct>['act'];
  close(): void;
}

/** What may be done about the table rather than in the game: rest, end, give up; the host's rights; the link. */
export function TableMenu({ table, room, act, close }: Props) {
  const { t } = useTranslation();
  const [sure, setSure] = useState(false);
  const { you, seats, state } = room;
  const running = state === 'playing' || state === 'paused';
  const playing = running && you.seat !== null && !itemAt(seats, you.seat).resigned;
  const inTheGame = seats.filter(({ person, resigned }) => person && !resigned);
  const { rated, watching } = room.settings;
  const done = (doing: Parameters<typeof act>[0]): void => {
    act(doing);
    close();
  };
  const save = async (): Promise<Outcome<object>> => {
    const copied = await table.ask('copy');
    if (copied.ok) handOver(copied.file, { id: table.id, title: room.title });
    return copied;
  };
  return (
    <>
      {playing && (
        <div className="menu-acts">
          {state === 'playing' ? (
            <button type="button" className="action" onClick={() => done(table.ask('propose', 'pause'))}>
              {t('menu.pause')}
            </button>
          ) : (
            <button type="button" className="action" onClick={() => done(table.ask('propose', 'resume'))}>
              {t('menu.resume')}
            </button>
          )}
          <button type="button" className="action" onClick={() => done(table.ask('propose', 'abandon'))}>
            {t('menu.abandon')}
          </button>
          <button
            type="button"
            className="action"
            onClick={() => done(table.ask('bot', you.seat as number, !itemAt(seats, you.seat as number).bot))}
          >
            {t(itemAt(seats, you.seat as number).bot ? 'menu.play-myself' : 'menu.bot-for-me')}
          </button>
          {sure ? (
            <button type="button" className="action danger" onClick={() => done(table.ask('resign'))}>
              {t('menu.resign-sure')}
            </button>
          ) : (
            <button type="button" className="action" onClick={() => setSure(true)}>
              {t('menu.resign')}
            </button>
          )}
        </div>
      )}
      <p className="soft">{t(you.seat === null ? 'menu.watching' : 'menu.note', { count: room.watching })}</p>
      {running && (you.host || playing) && inTheGame.some(({ seat }) => seat !== you.seat) && (
        <ul className="menu-seats" aria-label={t('menu.people')}>
          {seats.map(({ seat, person, bot, here, resigned }) =>
            person && seat !== you.seat && !resigned ? (
              <li key={seat}>
                <b>{person.name}</b>
                {you.host && (bot || (!here && !rated)) && (
                  <button
                    type="button"
                    className="quiet-button"
                    onClick={() => done(table.ask('bot', seat, !bot))}
                  >
                    {t(bot ? 'menu.give-back' : 'menu.bot')}
                  </button>
                )}
                {you.host && (
                  <button
                    type="button"
                    className="quiet-button"
                    onClick={() => done(table.ask('handOver', person.id))}
                  >
                    {t('room.make-host')}
                  </button>
                )}
                {playing && !rated && inTheGame.length > 2 && (
                  <button
                    type="button"
                    className="quiet-button danger"
                    onClick={() => done(table.ask('propose', 'send-away', seat))}
                  >
                    {t('menu.send-away')}
                  </button>
                )}
              </li>
            ) : null,
          )}
        </ul>
      )}
      {state === 'over' && (
        <button type="button" className="action" onClick={() => done(save())}>
          {t('export')}
        </button>
      )}
      <a className="action" href={hrefOf(likeThis(room.settings.wish))} onClick={follow}>
        {t('menu.like-this')}
      </a>
      {you.host && running && watching.allowed && (
        <button
          type="button"
          className="action"
          onClick={() => done(table.ask('settings', { watching: { allowed: false } }))}
        >
          {t('menu.close-to-watchers')}
        </button>
      )}
      {watching.allowed && <Invitation room={room} />}
    </>
  );
}
