import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { changeSettings, useSettings } from '../look/settings.ts';
import { Dialog } from '../parts/Dialog.tsx';
import { Rules } from '../parts/Rules.tsx';
import { hrefOf } from '../screens/address.ts';
import { follow } from '../screens/route.ts';
import { useAnyGame } from './game-context.ts';
import { useMultiplayer } from './multiplayer.ts';

/** What whoever keeps the table adds to its menu. */
export interface HouseMenu {
  /** where one comes to by leaving */
  readonly home: string;
  /** what may be done about the table rather than in the game; `close` puts the menu away */
  items(close: () => void): ReactNode;
  /** what the expert would do, where one may ask for that */
  hint?(close: () => void): ReactNode;
}

const SettingsFields = lazy(async () => ({
  default: (await import('../screens/SettingsFields.tsx')).SettingsFields,
}));

type Page = 'menu' | 'settings' | 'rules' | 'hint';

/** Everything about the table that is no move, behind one button. */
export function Menu({ house }: { readonly house: HouseMenu }) {
  const { t } = useTranslation();
  const { sheet } = useAnyGame();
  const company = useMultiplayer();
  const [page, setPage] = useState<Page | null>(null);
  const close = (): void => setPage(null);
  return (
    <>
      <button
        type="button"
        className="quiet-button menu-button"
        aria-haspopup="dialog"
        onClick={() => setPage('menu')}
      >
        <span className="menu-sign" aria-hidden="true">
          ☰
        </span>
        {t('menu.button')}
      </button>
      {page && (
        <Dialog title={page === 'menu' ? (company?.title ?? sheet.title) : t(`menu.${page}`)} close={close}>
          {page === 'menu' && <Start house={house} open={setPage} close={close} />}
          {page === 'settings' && (
            <Suspense>
              <SettingsFields />
            </Suspense>
          )}
          {page === 'hint' && <Suspense>{house.hint?.(close)}</Suspense>}
          {page === 'rules' && (
            <section className="rules">
              <Rules rules={sheet.rules} />
            </section>
          )}
          {page !== 'menu' && (
            <p className="menu-back">
              <button type="button" className="action" onClick={() => setPage('menu')}>
                {t('back')}
              </button>
            </p>
          )}
        </Dialog>
      )}
    </>
  );
}

interface StartProps {
  readonly house: HouseMenu;
  open(page: Page): void;
  close(): void;
}

function Start({ house, open, close }: StartProps) {
  const { t } = useTranslation();
  const { sound } = useSettings();
  const { view } = useAnyGame();
  const asked = view.seat !== null && !view.over && view.decision?.seats.includes(view.seat);
  return (
    <div className="table-menu">
      {house.hint && asked && (
        <button type="button" className="action" data-hint onClick={() => open('hint')}>
          {t('menu.hint')}
        </button>
      )}
      <button type="button" className="action" onClick={() => open('settings')}>
        {t('menu.settings')}
      </button>
      <button
        type="button"
        className="action"
        aria-pressed={sound}
        onClick={() => changeSettings({ sound: !sound })}
      >
        {t(sound ? 'menu.sound-on' : 'menu.sound-off')}
      </button>
      <button type="button" className="action" onClick={() => open('rules')}>
        {t('menu.rules')}
      </button>
      {house.items(close)}
      <a className="action" href={hrefOf(house.home)} onClick={follow}>
        {t('menu.leave')}
      </a>
    </div>
  );
}
