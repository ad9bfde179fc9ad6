import type { ClockSetting } from '@hexwright/table';
import { i18n, t } from '../words/i18n.ts';

/** How long a seat may think, in a few words. */
export function clockWords(clock: ClockSetting): string {
  switch (clock.mode) {
    case 'off':
      return t('clock.off');
    case 'turn':
      return t('clock.turn-short', { time: span(clock.seconds) });
    case 'bank':
      return t('clock.bank-short', { bank: span(clock.bank), plus: span(clock.plus) });
    case 'days':
      return t('clock.days-short', { count: clock.days });
  }
}

const span = (seconds: number): string =>
  seconds % 60 === 0 && seconds > 0
    ? t('time.minutes', { count: seconds / 60 })
    : t('time.seconds', { count: seconds });

/** A moment: today by the time alone. */
export function moment(at: number): string {
  const isToday = new Date(at).toDateString() === new Date().toDateString();
  return new Intl.DateTimeFormat(i18n.language, {
    timeStyle: 'short',
    ...(!isToday && { dateStyle: 'medium' }),
  }).format(at);
}

/** Time that is left: by the day and hour while there is much of it, by the second when it runs out. */
export function timeLeft(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const [days, hours] = [Math.floor(seconds / 86_400), Math.floor(seconds / 3600) % 24];
  if (days > 0) return t('time.days-hours', { days, hours });
  const [minutes, rest] = [Math.floor(seconds / 60) % 60, String(seconds % 60).padStart(2, '0')];
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${rest}` : `${minutes}:${rest}`;
}
