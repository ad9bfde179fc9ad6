import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TableView } from '../table/protocol.ts';
import { byKind } from './choices.ts';
import { useGame } from './game-context.ts';
import { mannerOf } from './manner.ts';

/** A guide for the first game: says what to look at, at the moment when it matters. */
export function Guide() {
  const { t, i18n } = useTranslation();
  const { sheet, view } = useGame();
  const [off, setOff] = useState(false);
  const [read, setRead] = useState<ReadonlySet<string>>(new Set());
  if (off || view.over) return null;
  const trades = byKind(sheet, view.legal).some(({ entry }) => mannerOf(entry) === 'exchange');
  const tip = tipsFor(view, trades).find((key) => i18n.exists(key));
  if (!tip || read.has(tip)) return null;
  return (
    <aside className="guide" aria-label={t('guide.title')}>
      <b>{t('guide.title')}</b>
      <p>{t(tip)}</p>
      <div className="guide-foot">
        <button type="button" className="action primary" onClick={() => setRead(new Set([...read, tip]))}>
          {t('guide.read')}
        </button>
        <button type="button" className="quiet-button" onClick={() => setOff(true)}>
          {t('guide.off')}
        </button>
      </div>
    </aside>
  );
}

/** Keys of tips that fit the moment, the most fitting first. */
function tipsFor(view: TableView, trades: boolean): string[] {
  const { decision, seat } = view;
  if (!decision || seat === null) return [];
  if (!decision.seats.includes(seat)) return ['guide.waiting'];
  const key = `guide.${decision.kind}`;
  const buildable = view.prices.some(({ move }) => view.legal.some((each) => each.move === move));
  return [
    ...(decision.args.round === undefined ? [] : [`${key}.${decision.args.round}`]),
    ...(buildable ? [`${key}.build`] : []),
    ...(trades ? [`${key}.trade`] : []),
    key,
  ];
}
