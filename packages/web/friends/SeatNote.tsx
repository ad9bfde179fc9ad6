import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TableNow } from '../table/server-table.ts';
import { ReactionSign } from './ReactionSign.tsx';
import { timeLeft } from './time.ts';

/** milliseconds for which a reaction stays beside the name of whoever sent it */
const FRESH = 6000;

/** Beside a player's name: you, a bot, gone, given up; the clock; what it just felt. */
export function SeatNote({ now, seat }: { readonly now: TableNow; readonly seat: number }) {
  const { t } = useTranslation();
  const { room, talk } = now;
  const there = room.seats[seat];
  if (!there) return null;
  const { person, bot, here, resigned } = there;
  const words = resigned
    ? t('players.resigned')
    : bot
      ? t(person ? 'players.stand-in' : 'players.bot', { who: person?.name })
      : room.you.seat === seat
        ? t('players.you')
        : here
          ? ''
          : t('players.gone');
  const left = room.clock?.left[seat] ?? null;
  const felt = talk.findLast(({ by }) => by === person?.id);
  return (
    <>
      <span className={bot && person ? 'stand-in' : ''}>{words}</span>
      {felt?.react && Date.now() - felt.at < FRESH && (
        <span key={felt.n} className="felt">
          <ReactionSign react={felt.react} size={32} />
          <span className="sr">{t(`react.${felt.react}`)}</span>
        </span>
      )}
      {person && room.clock && left !== null && (
        <ClockFace
          left={left}
          from={now.at}
          runs={room.state === 'playing' && room.clock.running.includes(seat)}
        />
      )}
    </>
  );
}

interface ClockProps {
  /** how many milliseconds there were */
  readonly left: number;
  /** at this moment by the page's clock */
  readonly from: number;
  readonly runs: boolean;
}

const SHORT = 15_000;

function ClockFace({ left, from, runs }: ClockProps) {
  const { t } = useTranslation();
  const [time, setTime] = useState(() => performance.now());
  useEffect(() => {
    if (!runs) return;
    const timer = setInterval(() => setTime(performance.now()), 500);
    return () => clearInterval(timer);
  }, [runs]);
  const rest = runs ? left - Math.max(0, time - from) : left;
  return (
    <span
      role="timer"
      className={`clock-face${runs ? ' runs' : ''}${runs && rest < SHORT ? ' short' : ''}`}
      aria-label={t('clock.left', { time: timeLeft(rest) })}
      aria-live="off"
    >
      {timeLeft(rest)}
    </span>
  );
}
