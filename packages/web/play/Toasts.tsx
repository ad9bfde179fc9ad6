import { memo, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEventsAffectingMe } from './events-affecting-me.ts';
import { useAnyGame } from './game-context.ts';
import { Told } from './Told.tsx';
import { addToasts, removeToasts, type ToastQueue, toastsFor } from './toast-queue.ts';

/** how long one stays */
const READ = 8000;

/** What happens to me is said where I look, and read out, for a while. */
export const Toasts = memo(function Toasts() {
  const { t } = useTranslation();
  const { view } = useAnyGame();
  const fresh = useEventsAffectingMe();
  const [before, setSaid] = useState<ToastQueue>({ seat: view.seat, toasts: [] });
  const said = toastsFor(before, view.seat);
  if (said !== before) setSaid(said);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a view is looked at once
  useEffect(() => {
    if (fresh.length === 0) return;
    const more = fresh.map((event, i) => ({ key: `${view.n} ${i}`, event }));
    setSaid((now) => addToasts(now, view.seat, more));
    const keys = more.map(({ key }) => key);
    setTimeout(() => setSaid((now) => removeToasts(now, keys)), READ);
  }, [view]);
  return (
    <div className="toasts" role="status" aria-live="polite">
      {said.toasts.map(({ key, event }) => (
        <p key={key} className="toast">
          <span>
            <Told event={event} />
          </span>
          <button
            type="button"
            className="close"
            aria-label={t('close')}
            onClick={() => setSaid((now) => removeToasts(now, [key]))}
          >
            ×
          </button>
        </p>
      ))}
    </div>
  );
});
