import './page-words.ts';
import './look/friends.css';
import type { TableCard } from '@hexwright/table';
import { useTranslation } from 'react-i18next';
import { TableLine } from './TableLine.tsx';

const SHOWN = 3;

/** On the front page: where people look for company just now. */
export function OpenTables({ tables }: { readonly tables: readonly TableCard[] }) {
  const { t } = useTranslation();
  return (
    <section className="table-lists" aria-label={t('lobby.title')}>
      <h2>{t('lobby.title')}</h2>
      <ul className="table-list">
        {tables.slice(0, SHOWN).map((card) => (
          <TableLine
            key={card.id}
            card={card}
            words={t(card.state === 'waiting' ? 'lobby.join' : 'lobby.watch')}
          />
        ))}
      </ul>
    </section>
  );
}
