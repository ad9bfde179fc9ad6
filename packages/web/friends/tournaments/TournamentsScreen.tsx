import type { TournamentCard } from '@hexwright/table';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hrefOf } from '../../screens/address.ts';
import { PageHead } from '../../screens/PageHead.tsx';
import { follow } from '../../screens/route.ts';
import { ask } from '../api.ts';
import { NoServer } from '../NoServer.tsx';
import { useMyself } from '../server-session.ts';
import { TournamentLine } from './TournamentLine.tsx';

/** All tournaments: those I take part in, those I could join, those that were played. */
export function TournamentsScreen() {
  const { t } = useTranslation();
  const myself = useMyself();
  const [cards, setCards] = useState<readonly TournamentCard[] | null>(null);
  useEffect(() => {
    void ask('tournaments').then((asked) => setCards(asked.ok ? asked.answer.tournaments : []));
  }, []);
  if (myself.kind === 'no-server') return <NoServer />;
  const lists = [
    ['mine', cards?.filter(({ you, state }) => you && state !== 'over')],
    ['open', cards?.filter(({ you, state }) => !you && state === 'open')],
    ['running', cards?.filter(({ you, state }) => !you && state === 'running')],
    ['past', cards?.filter(({ state }) => state === 'over')],
  ] as const;
  return (
    <main className="page friends">
      <PageHead title={t('cup.title')} back="/friends" />
      <header className="friends-head">
        <p className="soft cup-lead">{t('cup.lead')}</p>
        <a className="action primary" href={hrefOf('/friends/tournaments/new')} onClick={follow}>
          {t('cup.new')}
        </a>
      </header>
      {cards === null && <p className="soft">{t('loading')}</p>}
      {cards?.length === 0 && <p className="soft">{t('cup.none')}</p>}
      {lists.map(([name, list]) =>
        list && list.length > 0 ? (
          <section key={name} className="table-lists">
            <h2>{t(`cup.list-${name}`)}</h2>
            <ul className="table-list">
              {list.map((card) => (
                <TournamentLine key={card.id} card={card} />
              ))}
            </ul>
          </section>
        ) : null,
      )}
    </main>
  );
}
