import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTables } from './listing.ts';
import { TableLine } from './TableLine.tsx';

const SHOWN = ['waiting', 'playing'] as const;

/** Open tables: where somebody is still wanted, and where one may look on. */
export function Lobby() {
  const { t } = useTranslation();
  const [shown, setShown] = useState<(typeof SHOWN)[number]>('waiting');
  const tables = useTables('lobby', shown);
  const others = tables?.filter(({ seats }) => !seats.some(({ you }) => you));
  return (
    <section className="table-lists" aria-label={t('lobby.title')}>
      <header>
        <h2>{t('lobby.title')}</h2>
        <div className="segments small">
          {SHOWN.map((state) => (
            <button key={state} type="button" aria-pressed={shown === state} onClick={() => setShown(state)}>
              {t(`lobby.${state}`)}
            </button>
          ))}
        </div>
      </header>
      {others === undefined && <p className="soft">{t('loading')}</p>}
      {others?.length === 0 && <p className="soft">{t(`lobby.none-${shown}`)}</p>}
      <ul className="table-list">
        {others?.map((card) => (
          <TableLine
            key={card.id}
            card={card}
            words={t(shown === 'waiting' ? 'lobby.join' : 'lobby.watch')}
          />
        ))}
      </ul>
    </section>
  );
}
