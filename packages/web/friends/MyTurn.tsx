import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGame } from '../play/game-context.ts';
import { callFor } from './notice.ts';

/** Calls in the page's title, and by the system, when it is one's turn and the page is not looked at. */
export function MyTurn({ table, title }: { readonly table: string; readonly title: string }) {
  const { t } = useTranslation();
  const { view } = useGame();
  const mine = view.seat !== null && !view.over && (view.decision?.seats.includes(view.seat) ?? false);
  const hidden = useHidden();
  useEffect(() => {
    if (mine && hidden) return callFor(table, t('notice.turn', { title }));
  }, [mine, hidden, table, title, t]);
  return null;
}

function useHidden(): boolean {
  const [hidden, setHidden] = useState(document.visibilityState === 'hidden');
  useEffect(() => {
    const look = (): void => setHidden(document.visibilityState === 'hidden');
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return hidden;
}
