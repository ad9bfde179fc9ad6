import type { Outcome } from '@hexwright/kernel';
import type { Room, TalkLine } from '@hexwright/table';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ColourBadge } from '../parts/SeatBadge.tsx';
import type { ServerTable } from '../table/server-table.ts';
import { lookWhoIAm, theReferee, useMyself } from './server-session.ts';
import type { useAct } from './use-act.ts';

const REASONS = ['abuse', 'cheating', 'stalling', 'name', 'other'] as const;

interface Props {
  readonly table: ServerTable;
  readonly line: TalkLine;
  readonly room: Room;
  readonly act: ReturnType<typeof useAct>['act'];
}

/** Whose words these are; a press shows what can be done against them. */
export function TalkBy({ table, line, room, act }: Props) {
  const { t, i18n } = useTranslation();
  const [open, setOpen] = useState(false);
  const [reported, setReported] = useState(false);
  const myself = useMyself();
  const seat = room.seats.find(({ person }) => person?.id === line.by);
  const time = new Intl.DateTimeFormat(i18n.language, { timeStyle: 'short' }).format(line.at);
  const own = line.by === room.you.person;
  const muted = myself.kind === 'known' && myself.me.muted.some(({ id }) => id === line.by);
  const mute = async (): Promise<Outcome<object>> => {
    const done = await theReferee().ask('mute', line.by, !muted);
    await lookWhoIAm();
    return done;
  };
  const report = async (why: (typeof REASONS)[number]): Promise<Outcome<object>> => {
    const done = await table.ask('report', { person: line.by, line: line.n, why });
    setReported(done.ok);
    return done;
  };
  return (
    <span className="talk-by">
      {seat && <ColourBadge colour={seat.colour} size={14} />}
      {own || room.you.person === null ? (
        <b>{line.name}</b>
      ) : (
        <button type="button" className="talk-name" aria-expanded={open} onClick={() => setOpen(!open)}>
          {line.name}
        </button>
      )}
      <time>{time}</time>
      {line.among && <em className="talk-aside">{t('talk.aside')}</em>}
      {open && (
        <span className="talk-acts">
          <button type="button" className="quiet-button" onClick={() => act(mute())}>
            {t(muted ? 'talk.unmute' : 'talk.mute', { who: line.name })}
          </button>
          {reported ? (
            <span role="status">{t('talk.reported')}</span>
          ) : (
            <select
              aria-label={t('talk.report', { who: line.name })}
              value=""
              onChange={({ target }) => {
                const why = REASONS.find((each) => each === target.value);
                if (why) act(report(why));
              }}
            >
              <option value="">{t('talk.report', { who: line.name })}</option>
              {REASONS.map((why) => (
                <option key={why} value={why}>
                  {t(`report.${why}`)}
                </option>
              ))}
            </select>
          )}
        </span>
      )}
    </span>
  );
}
