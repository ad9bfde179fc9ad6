import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../look/page-title.ts';
import { useAnyGame } from './game-context.ts';
import { useMultiplayer } from './multiplayer.ts';

/** The tab tells whose turn it is, so that whoever looks elsewhere meanwhile sees when to come back. */
export function TableTitle() {
  const { t } = useTranslation();
  const { sheet, view, speak } = useAnyGame();
  const company = useMultiplayer();
  const asked = view.decision?.seats ?? [];
  const title = company?.title ?? sheet.title;
  const mine = view.seat !== null && asked.includes(view.seat);
  const what = view.over
    ? t('tab.over')
    : mine
      ? t('tab.mine')
      : asked.length > 0
        ? t('tab.theirs', { who: asked.map(speak.seat).join(', ') })
        : null;
  usePageTitle(what === null ? title : `${what} · ${title}`);
  return null;
}
