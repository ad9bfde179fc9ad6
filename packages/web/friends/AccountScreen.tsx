import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hrefOf } from '../screens/address.ts';
import { handOver } from '../screens/game-files.ts';
import { PageHead } from '../screens/PageHead.tsx';
import { follow } from '../screens/route.ts';
import { ask } from './api.ts';
import { Entry, EntryForm } from './EntryForm.tsx';
import { NameForm } from './NameForm.tsx';
import { NoServer } from './NoServer.tsx';
import { NoticeBox } from './NoticeBox.tsx';
import {
  changeMe,
  deleteMe,
  lookWhoIAm,
  openAccount,
  signIn,
  signOut,
  theReferee,
  useMyself,
} from './server-session.ts';

/** Who I am on this server: a name is enough; an account keeps it for other devices. */
export function AccountScreen() {
  const { t } = useTranslation();
  const myself = useMyself();
  if (myself.kind === 'looking') return <p className="loading">{t('loading')}</p>;
  if (myself.kind === 'no-server') return <NoServer />;
  return (
    <main className="page friends account">
      <PageHead title={t('account.title')} back="/friends" />
      {myself.kind === 'nobody' ? <Newcomer /> : <Known me={myself.me} />}
    </main>
  );
}

function Newcomer() {
  const { t } = useTranslation();
  return (
    <div className="account-columns">
      <section className="card-box">
        <h2>{t('friends.who')}</h2>
        <p className="soft">{t('friends.who-note')}</p>
        <NameForm words={t('friends.go')} />
      </section>
      <SignIn />
    </div>
  );
}

function SignIn() {
  const { t } = useTranslation();
  return (
    <EntryForm
      title={t('account.sign-in')}
      words={t('account.sign-in')}
      entries={[Entry.login, Entry.password]}
      save={({ login, password }) => signIn(login, password)}
    />
  );
}

type Known = Extract<ReturnType<typeof useMyself>, { kind: 'known' }>['me'];

function Known({ me }: { readonly me: Known }) {
  const { t } = useTranslation();
  const guest = me.login === null;
  const takeData = async (): Promise<void> => {
    const asked = await ask('exportMe');
    if (asked.ok) handOver(asked.answer, { id: me.id, title: t('account.data-file') });
  };
  return (
    <div className="account-columns">
      <section className="card-box">
        <h2>{t('account.name')}</h2>
        <p className="soft">{guest ? t('account.guest') : t('account.login-is', { login: me.login })}</p>
        <NameForm words={t('account.change')} name={me.name} save={(name) => changeMe({ name })} />
        <label className="field flag">
          <input
            type="checkbox"
            checked={me.rated}
            onChange={({ target }) => void changeMe({ rated: target.checked })}
          />
          <span>
            <b>{t('account.rated')}</b>
            <small>{t('account.rated-note')}</small>
          </span>
        </label>
        <p className="ways-on">
          <a className="action" href={hrefOf(`/friends/people/${me.id}`)} onClick={follow}>
            {t('account.profile')}
          </a>
          <button type="button" className="action" onClick={() => void takeData()}>
            {t('account.export')}
          </button>
          {!guest && (
            <button type="button" className="action" onClick={() => void signOut()}>
              {t('account.sign-out')}
            </button>
          )}
        </p>
        {me.muted.length > 0 && <Muted people={me.muted} />}
      </section>
      {guest ? (
        <>
          <EntryForm
            title={t('account.open')}
            note={t('account.open-note')}
            words={t('account.open')}
            entries={[Entry.login, Entry.next]}
            save={({ login, next }) => openAccount(login, next)}
          />
          <SignIn />
        </>
      ) : (
        <EntryForm
          title={t('account.password')}
          note={t('account.password-note')}
          words={t('account.change')}
          entries={[Entry.password, Entry.next]}
          save={({ password, next }) => ask('changePassword', { password, next })}
        />
      )}
      <NoticeBox />
      <Farewell guest={guest} />
    </div>
  );
}

function Muted({ people }: { readonly people: Known['muted'] }) {
  const { t } = useTranslation();
  return (
    <>
      <h3>{t('account.muted')}</h3>
      <ul className="plain-list">
        {people.map(({ id, name }) => (
          <li key={id}>
            {name}{' '}
            <button
              type="button"
              className="quiet-button"
              onClick={() => void theReferee().ask('mute', id, false).then(lookWhoIAm)}
            >
              {t('account.unmute')}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

/** To be forgotten takes two presses, and the password where there is one. */
function Farewell({ guest }: { readonly guest: boolean }) {
  const { t } = useTranslation();
  const [sure, setSure] = useState(false);
  if (sure)
    return (
      <EntryForm
        title={t('account.delete')}
        note={t('account.delete-note')}
        words={t('account.delete-yes')}
        danger
        entries={guest ? [] : [Entry.password]}
        save={({ password }) => deleteMe(password)}
      />
    );
  return (
    <section className="card-box">
      <h2>{t('account.delete')}</h2>
      <p className="soft">{t('account.delete-note')}</p>
      <button type="button" className="action" onClick={() => setSure(true)}>
        {t('account.delete')}
      </button>
    </section>
  );
}
