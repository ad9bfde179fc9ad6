import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { SeatBadge } from '../parts/SeatBadge.tsx';
import { useGame } from './game-context.ts';

const SHOWN = 250;

/** What happened, in words, the latest at the bottom. */
export function Log() {
  const { t } = useTranslation();
  const { told, speak } = useGame();
  const list = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls whenever something was told
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [told.length]);
  const from = Math.max(0, told.length - SHOWN);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard
    <ol className="log" ref={list} aria-label={t('log.title')} tabIndex={0}>
      {told.slice(from).map((event, i) => (
        <li key={from + i} className={`event-${event.kind}`}>
          {typeof event.data.seat === 'number' && event.data.seat >= 0 ? (
            <SeatBadge seat={event.data.seat} size={14} />
          ) : (
            <span />
          )}
          <span>{speak.event(event.kind, event.data)}</span>
        </li>
      ))}
    </ol>
  );
}
