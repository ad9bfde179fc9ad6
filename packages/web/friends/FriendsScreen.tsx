import { useTranslation } from 'react-i18next';
import { hrefOf } from '../screens/address.ts';
import { PageHead } from '../screens/PageHead.tsx';
import { follow } from '../screens/route.ts';
import { FriendsBox } from './FriendsBox.tsx';
import { Lobby } from './Lobby.tsx';
import { MyTables } from './MyTables.tsx';
import { NameForm } from './NameForm.tsx';
import { NoServer } from './NoServer.tsx';
import { QuickMatch } from './QuickMatch.tsx';
import { useMyself } from './server-session.ts';

/** The place where people meet: who am I, what waits for me, who looks for company. */
export function FriendsScreen() {
  const { t } = useTranslation();
  const myself = useMyself();
  if (myself.kind === 'looking') return <p className="loading">{t('loading')}</p>;
  if (myself.kind === 'no-server') return <NoServer />;
  return (
    <main className="page friends">
      <PageHead title={t('friends.title')} />
      {myself.kind === 'nobody' ? (
        <section className="card-box introduce">
          <h2>{t('friends.who')}</h2>
          <p className="soft">{t('friends.who-note')}</p>
          <NameForm words={t('friends.go')} />
          <p className="soft">
            {t('friends.known')}{' '}
            <a href={hrefOf('/friends/me')} onClick={follow}>
              {t('account.sign-in')}
            </a>
          </p>
        </section>
      ) : (
        <header className="friends-head">
          <p>
            <span className="soft">{t('friends.you-are')}</span> <b>{myself.me.name}</b>
          </p>
          <a className="quiet-button" href={hrefOf('/friends/me')} onClick={follow}>
            {t(myself.me.login === null ? 'friends.name' : 'friends.account')}
          </a>
          <a className="action primary" href={hrefOf('/friends/new')} onClick={follow}>
            {t('friends.new')}
          </a>
        </header>
      )}
      {myself.kind === 'known' && <QuickMatch />}
      <p className="friends-ways">
        <a className="action" href={hrefOf('/friends/tournaments')} onClick={follow}>
          {t('cup.title')}
        </a>
        <a className="action" href={hrefOf('/friends/seasons')} onClick={follow}>
          {t('season.title')}
        </a>
      </p>
      <div className="friends-columns">
        {myself.kind === 'known' && <MyTables />}
        <Lobby />
        {myself.kind === 'known' && <FriendsBox />}
      </div>
    </main>
  );
}
