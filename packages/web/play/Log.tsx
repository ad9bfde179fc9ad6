import { itemAt } from '@hexwright/kernel';
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SeatBadge } from '../parts/SeatBadge.tsx';
import { isIsland } from '../table/sheet.ts';
import { useAnyGame } from './game-context.ts';
import type { Happening } from './happenings.ts';
import { LogLine } from './LogLine.tsx';
import { usePointedOut } from './pointed-out.ts';
import { useHappenings } from './use-happenings.ts';

/** so many lines are drawn at first, and as many more whenever somebody comes to the top of them */
const SOME = 100;
/** as near to an end is at it */
const NEAR = 40;

/**
 * What happened, in words, the latest at the bottom. Arrow keys walk along the lines that have a place on the board. Of a long game only the
 * latest lines are drawn until somebody scrolls up; whoever has done so is left there.
 */
export function Log() {
  const { t } = useTranslation();
  const { told } = useAnyGame();
  const lines = useHappenings();
  const pointed = usePointedOut();
  const list = useRef<HTMLOListElement>(null);
  const [shown, setShown] = useState(SOME);
  const left = Math.max(0, lines.length - shown);
  const atEnd = useRef(true);
  const top = useRef(0);
  const height = useRef(0);
  /** how much there was to see, and how much room for it, when it was last scrolled */
  const seen = useRef('');
  const earlier = (): void => {
    height.current = list.current?.scrollHeight ?? 0;
    setShown((count) => count + SOME);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was read stays where it is when more comes above it
  useLayoutEffect(() => {
    const { current } = list;
    if (current && height.current > 0) current.scrollTop += current.scrollHeight - height.current;
    height.current = 0;
  }, [shown]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls whenever something was told
  useEffect(() => {
    const { current } = list;
    if (!current) return;
    const toEnd = (): void => {
      if (atEnd.current) current.scrollTo({ top: current.scrollHeight });
      seen.current = extentOf(current);
    };
    toEnd();
    const watch = new ResizeObserver(toEnd);
    watch.observe(current);
    return () => watch.disconnect();
  }, [told.length]);
  const hidden = pointed ? lines.slice(0, left).some(({ nth }) => nth === pointed.nth) : false;
  useEffect(() => {
    if (hidden) setShown((count) => count + SOME);
  }, [hidden]);
  useEffect(() => {
    if (pointed?.by === 'board' && !hidden)
      list.current?.querySelector('.pointed')?.scrollIntoView({ block: 'nearest' });
  }, [pointed, hidden]);
  const scrolled = (): void => {
    const { current } = list;
    if (!current) return;
    const { scrollTop, scrollHeight, clientHeight } = current;
    // Only a hand scrolls up; that it is far from the end, or higher up, may also come of new lines and of more room.
    const byHand = seen.current === extentOf(current);
    if (scrollHeight - clientHeight - scrollTop < NEAR) atEnd.current = true;
    else if (byHand && scrollTop < top.current) atEnd.current = false;
    top.current = scrollTop;
    seen.current = extentOf(current);
    if (!atEnd.current && left > 0 && scrollTop < NEAR && height.current === 0) earlier();
    if (atEnd.current && shown > SOME) setShown(SOME);
  };
  const walk = (event: KeyboardEvent): void => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    const stops = [...(list.current?.querySelectorAll('button') ?? [])];
    if (step === undefined || stops.length === 0) return;
    const at = stops.indexOf(document.activeElement as HTMLButtonElement);
    if (at === 0 && step < 0 && left > 0) earlier();
    const next = at < 0 ? stops.length - 1 : Math.max(0, Math.min(stops.length - 1, at + step));
    event.preventDefault();
    itemAt(stops, next).focus();
  };
  return (
    <ol
      className="log"
      ref={list}
      aria-label={t('log.title')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard
      tabIndex={0}
      onKeyDown={walk}
      onScroll={scrolled}
    >
      {left === 0 && <Begins lines={lines} />}
      {lines.slice(left).map((line) => (
        <LogLine key={line.nth} line={line} pointed={pointed?.nth === line.nth} />
      ))}
    </ol>
  );
}

const extentOf = ({ scrollHeight, clientHeight }: HTMLElement): string => `${scrollHeight} ${clientHeight}`;

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
