import { whyWords } from '../review/move-words.ts';
import type { FirstPlace } from '../review/reviewed.ts';
import type { TableView } from '../table/protocol.ts';
import type { Sheet } from '../table/sheet.ts';
import { t } from '../words/i18n.ts';
import type { Speaker } from '../words/speak.ts';
import { over } from './score.ts';

/** A place as it is told: where it is, where the expert would rather be, and what speaks for that. */
export function inWords(
  sheet: Sheet,
  view: TableView,
  speak: Speaker,
  { played, best, why }: FirstPlace,
): { readonly mine: string; readonly better: string | null; readonly why: string } {
  const name = (corner: unknown): string => speak.place('corner', Number(corner), view.fields);
  if (played.corner === best.corner) return { mine: name(played.corner), better: null, why: '' };
  const { income, goods, harbour } = over(sheet, view, Number(best.corner), Number(played.corner));
  const counted = [
    ...(income > 0 ? [t('daily.income', { count: income })] : []),
    ...(goods.length > 0
      ? [
          t('daily.brings', {
            goods: goods.map((good) => speak.name('good', good)).join(', '),
          }),
        ]
      : []),
    ...(harbour
      ? [
          harbour.good === null
            ? t('daily.harbour', { rate: harbour.rate })
            : t('daily.harbour-of', { rate: harbour.rate, good: speak.name('good', harbour.good) }),
        ]
      : []),
  ];
  // Where nothing can be counted, what the learned judgement goes by.
  return {
    mine: name(played.corner),
    better: name(best.corner),
    why: counted.length > 0 ? counted.join(', ') : whyWords(speak, why),
  };
}
