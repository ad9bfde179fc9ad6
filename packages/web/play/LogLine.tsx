import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { GoodIcon } from '../parts/GoodIcon.tsx';
import { SeatBadge } from '../parts/SeatBadge.tsx';
import type { Speaker } from '../words/speak.ts';
import { useGameInWords } from './game-context.ts';
import type { Gain, Happening } from './happenings.ts';
import { passOn, pointOut } from './pointed-out.ts';
import { Told } from './Told.tsx';

interface Props {
  readonly line: Happening;
  readonly pointed: boolean;
}

/** A line of the log; where it has a place on the board it points there. What was told stays as it is: only new lines are drawn. */
export const LogLine = memo(function LogLine({ line, pointed }: Props) {
  const { nth, event, places } = line;
  const { speak } = useGameInWords();
  const { seat } = event.data;
  const badge = typeof seat === 'number' && seat >= 0 ? <SeatBadge seat={seat} size={14} /> : <span />;
  const point = (): void => pointOut({ nth, by: 'log' });
  return (
    <li className={`event-${event.kind}${pointed ? ' pointed' : ''}${ofMine(speak, line) ? ' mine' : ''}`}>
      {places.length > 0 ? (
        <button
          type="button"
          className="log-line"
          tabIndex={-1}
          onPointerEnter={({ pointerType }) => pointerType === 'mouse' && point()}
          onPointerLeave={({ pointerType }) => pointerType === 'mouse' && passOn()}
          onFocus={point}
          onBlur={passOn}
          onClick={() => pointOut({ nth, by: 'log', chosen: true })}
        >
          {badge}
          <Words line={line} />
        </button>
      ) : (
        <div className="log-line">
          {badge}
          <Words line={line} />
        </div>
      )}
    </li>
  );
});

/** Whether a line tells of whoever reads it. */
function ofMine({ reader, seatsIn }: Speaker, { event, gains }: Happening): boolean {
  if (reader === null || event.kind === 'turn') return false;
  return seatsIn(event.kind, event.data).includes(reader) || gains.some(({ seat }) => seat === reader);
}

function Words({ line: { event, more, gains, times } }: { readonly line: Happening }) {
  const { t } = useTranslation();
  return (
    <span>
      <Told event={event} />
      {times > 1 && ` ${t('log.times', { times })}`}
      {gains.length > 0 && <Gains gains={gains} />}
      {more.map((each, i) => (
        <span key={i} className="log-more">
          {' '}
          <Told event={each} />
        </span>
      ))}
    </span>
  );
}

/** What a number brought: each seat with its goods. */
function Gains({ gains }: { readonly gains: readonly Gain[] }) {
  const { t } = useTranslation();
  const { sheet, speak } = useGameInWords();
  const seats = [...new Set(gains.map(({ seat }) => seat))];
  return (
    <span className="log-gains">
      {seats.map((seat) => {
        const own = gains.filter((gain) => gain.seat === seat);
        const list = own.map(({ good, count }) => `${count} ${speak.name('good', good)}`).join(', ');
        return (
          <span key={seat} className="log-gain">
            <SeatBadge seat={seat} size={13} />
            <span className="sr">
              {' '}
              {seat === speak.reader
                ? t('log.you-get', { list })
                : t('log.gets', { seat: speak.seat(seat), list })}
            </span>
            {own.map(({ good, count }) => (
              <span key={good} aria-hidden="true">
                {count > 1 && count}
                <GoodIcon sheet={sheet} good={good} size={16} />
              </span>
            ))}
          </span>
        );
      })}
    </span>
  );
}
