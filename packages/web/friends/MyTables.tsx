import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useTables } from './listing.ts';
import { noteTurns } from './server-session.ts';
import { TableLine } from './TableLine.tsx';
import { TurnBell } from './TurnBell.tsx';

/** The tables I sit at: first those that wait for me. */
export function MyTables() {
  const { t } = useTranslation();
  const tables = useTables('myTables');
  const waiting = tables?.filter(({ yourTurn }) => yourTurn) ?? [];
  useEffect(() => {
    if (tables) noteTurns(tables.filter(({ yourTurn }) => yourTurn).length);
  }, [tables]);
  const others = tables?.filter(({ yourTurn }) => !yourTurn) ?? [];
  return (
    <section className="table-lists" aria-label={t('mine.title')}>
      <header>
        <h2>{t('mine.turn')}</h2>
        <TurnBell />
      </header>
      {tables === null ? (
        <p className="soft">{t('loading')}</p>
      ) : (
        waiting.length === 0 && <p className="soft">{t('mine.no-turn')}</p>
      )}
      <ul className="table-list">
        {waiting.map((card) => (
          <TableLine key={card.id} card={card} words={t('mine.move')} />
        ))}
      </ul>
      {others.length > 0 && (
        <>
          <h2>{t('mine.others')}</h2>
          <ul className="table-list">
            {others.map((card) => (
              <TableLine key={card.id} card={card} words={t('mine.open')} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
