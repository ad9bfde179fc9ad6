import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { SeatBadge } from '../parts/SeatBadge.tsx';
import { isIsland } from '../table/sheet.ts';
import { useAnyGame } from './game-context.ts';
import type { Happening } from './happenings.ts';
import { LogLine } from './LogLine.tsx';
import { usePointedOut } from './pointed-out.ts';
import { useHappenings } from './use-happenings.ts';

/** What happened, in words, the latest at the bottom. Arrow keys walk along the lines that have a place on the board. */
export function Log() {
  const { t } = useTranslation();
  const { told } = useAnyGame();
  const lines = useHappenings();
  const pointed = usePointedOut();
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
  useEffect(() => {
    if (pointed?.by === 'board')
      list.current?.querySelector('.pointed')?.scrollIntoView({ block: 'nearest' });
  }, [pointed]);
  const walk = (event: KeyboardEvent): void => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    const stops = [...(list.current?.querySelectorAll('button') ?? [])];
    if (step === undefined || stops.length === 0) return;
    const at = stops.indexOf(document.activeElement as HTMLButtonElement);
    const next = at < 0 ? stops.length - 1 : Math.max(0, Math.min(stops.length - 1, at + step));
    event.preventDefault();
    stops[next].focus();
  };
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard
    <ol className="log" ref={list} aria-label={t('log.title')} tabIndex={0} onKeyDown={walk}>
      <Begins lines={lines} />
      {lines.map((line) => (
        <LogLine key={line.nth} line={line} pointed={pointed?.nth === line.nth} />
      ))}
    </ol>
  );
}

/** The line above all others: who begins, as it was drawn or chosen. In other games the dice tell it. */
function Begins({ lines }: { readonly lines: readonly Happening[] }) {
  const { t } = useTranslation();
  const { sheet, speak } = useAnyGame();
  if (!isIsland(sheet) || (lines[0]?.nth ?? 0) > 0) return null;
  return (
    <li className="event-begins">
      <div className="log-line">
        <SeatBadge seat={0} size={14} />
        <span>{t('log.begins', { seat: speak.seat(0) })}</span>
      </div>
    </li>
  );
}
