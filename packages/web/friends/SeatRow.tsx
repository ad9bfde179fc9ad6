import { LEVELS, type Level, USUAL } from '@hexwright/bots';
import { itemAt } from '@hexwright/kernel';
import type { Room, SeatCard } from '@hexwright/table';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { coloursFor, SEATS } from '../look/seats.ts';
import { ColourBadge } from '../parts/SeatBadge.tsx';
import { hrefOf } from '../screens/address.ts';
import { follow } from '../screens/route.ts';
import type { ServerTable } from '../table/server-table.ts';
import type { useAct } from './use-act.ts';

interface Props {
  readonly table: ServerTable;
  readonly room: Room;
  readonly seat: SeatCard;
  readonly act: ReturnType<typeof useAct>['act'];
}

/** One seat in the waiting room: who sits there, and what I may do about it. */
export function SeatRow({ table, room, seat, act }: Props) {
  const { t } = useTranslation();
  const [choosing, setChoosing] = useState(false);
  const { you, host, seats } = room;
  const { person, bot, level, ready, here, colour, rating } = seat;
  const mine = you.seat === seat.seat;
  const colourName = t(itemAt(SEATS, colour).name);
  const name = person?.name ?? t(bot ? 'players.bot' : 'seat.free');
  return (
    <li className={`seat-line${mine ? ' mine' : ''}${person || bot ? '' : ' free'}`}>
      {mine ? (
        <button
          type="button"
          className="colour"
          aria-expanded={choosing}
          aria-label={t('room.colour', { colour: colourName })}
          onClick={() => setChoosing(!choosing)}
        >
          <ColourBadge colour={colour} size={34} />
        </button>
      ) : (
        <span className="colour" title={colourName}>
          <ColourBadge colour={colour} size={34} />
          <span className="sr">{colourName}</span>
        </span>
      )}
      <span className="seat-who">
        <b>
          {person?.account ? (
            <a href={hrefOf(`/friends/people/${person.id}`)} onClick={follow}>
              {name}
            </a>
          ) : (
            name
          )}
        </b>
        <small>{notes().join(' · ')}</small>
      </span>
      <span className={`seat-state${ready || (person && person.id === host.id) ? ' ready' : ''}`}>
        {person && (person.id === host.id ? t('room.host') : t(ready ? 'room.is-ready' : 'room.waits'))}
      </span>
      <span className="seat-acts">
        {!person && !mine && you.person !== null && !room.tournament && (
          <button type="button" className="quiet-button" onClick={() => act(table.ask('sit', seat.seat))}>
            {t('room.sit')}
          </button>
        )}
        {!person && you.host && (
          <button
            type="button"
            className="quiet-button"
            onClick={() => act(table.ask('bot', seat.seat, !bot))}
          >
            {t(bot ? 'room.no-bot' : 'room.bot')}
          </button>
        )}
        {!person && bot && you.host && (
          <select
            aria-label={t('room.level')}
            value={level ?? USUAL}
            onChange={(event) => act(table.ask('bot', seat.seat, true, event.target.value as Level))}
          >
            {LEVELS.map((each) => (
              <option key={each} value={each}>
                {t(`level.${each}`)}
              </option>
            ))}
          </select>
        )}
        {person && !mine && you.seat !== null && !room.tournament && !room.quick && (
          <button
            type="button"
            className="quiet-button"
            aria-pressed={itemAt(seats, you.seat).wants === seat.seat}
            onClick={() =>
              act(you.host ? table.ask('swap', you.seat as number, seat.seat) : table.ask('sit', seat.seat))
            }
          >
            {t(you.host ? 'room.swap' : seat.wants === you.seat ? 'room.swap-yes' : 'room.swap-ask')}
          </button>
        )}
        {person && !mine && you.host && (
          <button
            type="button"
            className="quiet-button"
            aria-label={t('room.make-host-who', { who: person.name })}
            onClick={() => act(table.ask('handOver', person.id))}
          >
            {t('room.make-host')}
          </button>
        )}
        {person && !mine && you.host && (
          <button
            type="button"
            className="quiet-button danger"
            aria-label={t('room.kick-who', { who: person.name })}
            onClick={() => act(table.ask('kick', person.id))}
          >
            {t('room.kick')}
          </button>
        )}
      </span>
      {choosing && mine && (
        <fieldset className="colours">
          <legend className="sr">{t('room.colours')}</legend>
          {coloursFor(seats.length, colour).map((i) => (
            <button
              key={i}
              type="button"
              aria-pressed={i === colour}
              aria-label={t(itemAt(SEATS, i).name)}
              disabled={seats.some((other) => other.colour === i && other.person && other.seat !== seat.seat)}
              onClick={() => {
                setChoosing(false);
                act(table.ask('colour', i));
              }}
            >
              <ColourBadge colour={i} size={30} />
            </button>
          ))}
        </fieldset>
      )}
    </li>
  );

  function notes(): string[] {
    return [
      ...(mine ? [t('players.you')] : []),
      ...(level && !you.host ? [t(`level.${level}`)] : []),
      ...(person && !here ? [t('room.gone')] : []),
      ...(rating === null ? [] : [t('room.rating', { rating: Math.round(rating) })]),
      ...(seat.wants === null ? [] : [t('room.wants', { who: seats[seat.wants]?.person?.name ?? '' })]),
    ];
  }
}
