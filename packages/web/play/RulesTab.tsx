import { itemAt } from '@hexwright/kernel';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Rules } from '../parts/Rules.tsx';
import { useGame } from './game-context.ts';

/** It lies folded up: what it shows is fetched with the tab. */
const Legend = lazy(async () => ({ default: (await import('./Legend.tsx')).Legend }));

/** a target that nobody is meant to reach, and a limit that nobody meets */
const PLENTY = 100_000;

/** The numbers as they are in this game, its signs, and the rules in force: those of the core first. */
export function RulesTab() {
  const { t } = useTranslation();
  const { sheet, view } = useGame();
  const seat = view.seat ?? 0;
  const goal = view.points[seat]?.target ?? 0;
  const limit = itemAt(view.handLimits, seat);
  const facts = [
    ...(goal > 0 && goal < PLENTY ? [[t('rules.goal'), t('rules.goal-points', { count: goal })]] : []),
    ...(limit < PLENTY ? [[t('rules.hand-limit'), t('rules.cards', { count: limit })]] : []),
    [t('rules.players'), String(sheet.seats)],
  ];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className="rules" aria-label={t('side.rules')} tabIndex={0}>
      <dl className="this-game">
        {facts.map(([name, value]) => (
          <div key={name} style={{ display: 'contents' }}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <details className="signs">
        <summary>{t('legend.title')}</summary>
        <Suspense>
          <Legend />
        </Suspense>
      </details>
      <Rules rules={[...sheet.rules].reverse().filter(({ lines }) => lines.length > 0)} />
    </section>
  );
}
