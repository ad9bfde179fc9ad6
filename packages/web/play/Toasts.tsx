import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TableEvent } from '../table/protocol.ts';
import { useBefallen } from './befallen.ts';
import { useAnyGame } from './game-context.ts';
import { Told } from './Told.tsx';

/** how long one stays */
const READ = 8000;
/** no more than these at once */
const MOST = 3;

interface Toast {
  readonly key: string;
  readonly event: TableEvent;
}

/** What happens to me is said where I look, and read out, for a while. */
export function Toasts() {
  const { t } = useTranslation();
  const { view } = useAnyGame();
  const fresh = useBefallen();
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  // What was said to one is not for whoever looks next.
  const [said, setSaid] = useState(view.seat);
  if (said !== view.seat) {
    setSaid(view.seat);
    setToasts([]);
  }
  const close = (key: string): void => setToasts((before) => before.filter((each) => each.key !== key));
  // biome-ignore lint/correctness/useExhaustiveDependencies: a view is looked at once
  useEffect(() => {
    if (fresh.length === 0) return;
    const more = fresh.map((event, i) => ({ key: `${view.n} ${i}`, event }));
    setToasts((before) => [...before, ...more].slice(-MOST));
    setTimeout(() => setToasts((before) => before.filter((each) => !more.includes(each))), READ);
  }, [view]);
  return (
    <div className="toasts" role="status" aria-live="polite">
      {toasts.map(({ key, event }) => (
        <p key={key} className="toast">
          <span>
            <Told event={event} />
          </span>
          <button type="button" className="close" aria-label={t('close')} onClick={() => close(key)}>
            ×
          </button>
        </p>
      ))}
    </div>
  );
}
