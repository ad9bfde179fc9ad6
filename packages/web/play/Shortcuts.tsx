import { useTranslation } from 'react-i18next';
import { Dialog } from '../parts/Dialog.tsx';
import type { Shortcut } from './shortcuts.ts';

/** what keys do whatever is on the table */
const ALWAYS = ['arrows', 'escape', 'question'] as const;

/** Every key of the moment and what it does. */
export function Shortcuts({ list, close }: { readonly list: readonly Shortcut[]; close(): void }) {
  const { t } = useTranslation();
  return (
    <Dialog title={t('keys.title')} close={close}>
      <dl className="shortcuts">
        {list.map(({ key, words }) => (
          <div key={key}>
            <dt>
              <kbd>{t([`keys.${key}`, 'keys.plain'], { key: key.toUpperCase() })}</kbd>
            </dt>
            <dd>{words}</dd>
          </div>
        ))}
        {ALWAYS.map((what) => (
          <div key={what}>
            <dt>
              <kbd>{t(`keys.${what}`)}</kbd>
            </dt>
            <dd>{t(`keys.${what}.does`)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
