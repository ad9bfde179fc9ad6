import type { Profile } from '@hexwright/table';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hrefOf } from '../screens/address.ts';
import { familyName } from '../screens/family.ts';
import { PageHead } from '../screens/PageHead.tsx';
import { follow } from '../screens/route.ts';
import { Trouble } from '../screens/Trouble.tsx';
import { reasonWords } from '../words/reason.ts';
import { inWords } from '../words/texts.ts';
import { ask } from './api.ts';

/** Somebody's ratings and finished games. */
export function ProfileScreen({ person }: { readonly person: string }) {
  const { t, i18n } = useTranslation();
  const [profile, setProfile] = useState<Profile | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  useEffect(() => {
    void ask('person', undefined, { params: { person } }).then((asked) =>
      asked.ok ? setProfile(asked.answer) : setTrouble(reasonWords(asked.reason)),
    );
  }, [person]);
  if (trouble) return <Trouble text={trouble} />;
  if (!profile) return <p className="loading">{t('loading')}</p>;
  const day = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium' });
  const { ratings, games, since } = profile;
  return (
    <main className="page friends profile">
      <PageHead title={profile.person.name} back="/friends" />
      <p className="soft">{t('profile.since', { day: day.format(since) })}</p>
      {ratings.length > 0 && (
        <>
          <h2>{t('profile.ratings')}</h2>
          <ul className="ratings">
            {ratings.map(({ family, rating, games: played }) => (
              <li key={family}>
                <b>{Math.round(rating)}</b>
                <span>{familyName(family)}</span>
                <small>{t('profile.played', { count: played })}</small>
              </li>
            ))}
          </ul>
        </>
      )}
      <h2>{t('profile.games')}</h2>
      {games.length === 0 && <p className="soft">{t('profile.none')}</p>}
      <ul className="table-list">
        {games.map((game) => (
          <li key={game.table}>
            <a href={hrefOf(`/t/${game.table}/result`)} onClick={follow}>
              <b>{inWords(game.title)}</b>
              <span className="table-facts">
                {day.format(game.ended)} ·{' '}
                {t('profile.with', { who: game.others.join(', ') || t('players.bot') })}
              </span>
              <span className="table-go">
                <small>{game.points === null ? '' : t('profile.points', { count: game.points })}</small>
                <span className={`go${game.won ? ' won' : ''}`}>
                  {game.won
                    ? t('profile.won')
                    : game.place === null
                      ? ''
                      : t('profile.place', { place: game.place })}
                </span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </main>
  );
}
