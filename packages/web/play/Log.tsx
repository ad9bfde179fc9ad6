import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { SeatBadge } from '../parts/SeatBadge.tsx';
import type { TableEvent } from '../table/protocol.ts';
import type { Speaker } from '../words/speak.ts';
import { useAnyGame } from './game-context.ts';

const SHOWN = 250;

/** What happened, in words, the latest at the bottom. */
export function Log() {
  const { t } = useTranslation();
  const { told, speak } = useAnyGame();
  const list = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls whenever something was told
  useEffect(() => {
    const { current } = list;
    if (!current) return;
    const toEnd = (): void => current.scrollTo({ top: current.scrollHeight });
    toEnd();
    const watch = new ResizeObserver(toEnd);
    watch.observe(current);
    return () => watch.disconnect();
  }, [told.length]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard
    <ol className="log" ref={list} aria-label={t('log.title')} tabIndex={0}>
      {linesOf(told.slice(-SHOWN), speak).map(({ event, text, times }, i) => (
        <li key={i} className={`event-${event.kind}`}>
          {typeof event.data.seat === 'number' && event.data.seat >= 0 ? (
            <SeatBadge seat={event.data.seat} size={14} />
          ) : (
            <span />
          )}
          <span>{times > 1 ? t('log.times', { text, times }) : text}</span>
        </li>
      ))}
    </ol>
  );
}

interface Line {
  readonly event: TableEvent;
  readonly text: string;
  readonly times: number;
}

/** What is told several times in a row becomes one line. */
function linesOf(told: readonly TableEvent[], speak: Speaker): Line[] {
  const lines: Line[] = [];
  for (const event of told) {
    const text = speak.event(event.kind, event.data);
    const last = lines.at(-1);
    if (last?.text === text) lines[lines.length - 1] = { ...last, times: last.times + 1 };
    else lines.push({ event, text, times: 1 });
  }
  return lines;
}
