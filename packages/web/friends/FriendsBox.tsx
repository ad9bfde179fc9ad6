import type { FriendCard, FriendList, HouseNews, PersonCard } from '@hexwright/table';
import { type FormEvent, useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hrefOf } from '../screens/address.ts';
import { follow } from '../screens/route.ts';
import { reasonWords } from '../words/reason.ts';
import { inWords } from '../words/texts.ts';
import { ask } from './api.ts';
import { theReferee } from './server-session.ts';

const EVERY = 15_000;

type Invited = Extract<HouseNews, { kind: 'invited' }>;

/** My friends: who is on and where, who asks, and the two ways to make more. */
export function FriendsBox() {
  const { t } = useTranslation();
  const [list, setList] = useState<FriendList | null>(null);
  const [said, setSaid] = useState<string | null>(null);
  const [invited, setInvited] = useState<readonly Invited[]>([]);
  const refresh = useCallback(async () => {
    if (document.visibilityState === 'hidden') return;
    const asked = await ask('friends');
    if (asked.ok) setList(asked.answer);
  }, []);
  useEffect(() => {
    void refresh();
    const timer = setInterval(() => void refresh(), EVERY);
    const unhear = theReferee().watchHouse((news) => {
      if (news.kind === 'invited')
        setInvited((before) => [...before.filter(({ table }) => table !== news.table), news]);
      void refresh();
    });
    return () => {
      clearInterval(timer);
      unhear();
    };
  }, [refresh]);
  const add = async (who: Parameters<typeof ask<'addFriend'>>[1]): Promise<void> => {
    const added = await ask('addFriend', who);
    setSaid(added.ok ? t(added.answer.agreed ? 'mates.now' : 'mates.asked') : reasonWords(added.reason));
    await refresh();
  };
  const remove = async (person: string): Promise<void> => {
    await ask('removeFriend', undefined, { params: { person } });
    await refresh();
  };
  const on = list?.friends.filter((each) => each.on).length ?? 0;
  return (
    <section className="mates" aria-label={t('mates.title')}>
      <header>
        <h2>{t('mates.title')}</h2>
        {list && list.friends.length > 0 && <span className="soft">{t('mates.on', { count: on })}</span>}
      </header>
      {invited.map(({ table, title, by }) => (
        <p key={table} className="mate-asks">
          <span>{t('mates.calls', { who: by, title: inWords(title) })}</span>
          <a className="action primary small" href={hrefOf(`/t/${table}`)} onClick={follow}>
            {t('mates.come')}
          </a>
        </p>
      ))}
      {list?.asking.map((person) => (
        <Asking
          key={person.id}
          person={person}
          yes={() => void add({ person: person.id })}
          no={() => void remove(person.id)}
        />
      ))}
      {list && list.friends.length === 0 && <p className="soft">{t('mates.none')}</p>}
      <ul className="mate-list">
        {list?.friends.map((friend) => (
          <Mate key={friend.id} friend={friend} remove={() => void remove(friend.id)} />
        ))}
        {list?.asked.map((person) => (
          <li key={person.id} className="asked">
            <span className="mate-name">{person.name}</span>
            <small>{t('mates.waits')}</small>
            <button type="button" className="quiet-button" onClick={() => void remove(person.id)}>
              {t('mates.take-back')}
            </button>
          </li>
        ))}
      </ul>
      <ByAccount add={(login) => void add({ login })} />
      <ByLink />
      <p role="status" className="soft">
        {said}
      </p>
    </section>
  );
}

function Asking({ person, yes, no }: { readonly person: PersonCard; yes(): void; no(): void }) {
  const { t } = useTranslation();
  return (
    <p className="mate-asks">
      <span>{t('mates.asks', { who: person.name })}</span>
      <button type="button" className="action primary small" onClick={yes}>
        {t('mates.yes')}
      </button>
      <button type="button" className="action small" onClick={no}>
        {t('mates.no')}
      </button>
    </p>
  );
}

function Mate({ friend, remove }: { readonly friend: FriendCard; remove(): void }) {
  const { t } = useTranslation();
  const { id, name, account, on, at } = friend;
  return (
    <li className={on ? 'on' : ''}>
      <span className="mate-dot" title={t(on ? 'mates.is-on' : 'mates.is-off')} />
      <span className="mate-name">
        {account ? (
          <a href={hrefOf(`/friends/people/${id}`)} onClick={follow}>
            {name}
          </a>
        ) : (
          name
        )}
        <span className="sr"> {t(on ? 'mates.is-on' : 'mates.is-off')}</span>
      </span>
      {at && (
        <a className="quiet-button" href={hrefOf(`/t/${at.table}`)} onClick={follow}>
          {t(at.free ? 'mates.join' : 'mates.watch', { title: inWords(at.title) })}
        </a>
      )}
      <button
        type="button"
        className="quiet-button danger mate-end"
        aria-label={t('mates.end-who', { who: name })}
        onClick={remove}
      >
        ×
      </button>
    </li>
  );
}

function ByAccount({ add }: { add(login: string): void }) {
  const { t } = useTranslation();
  const [login, setLogin] = useState('');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    add(login.trim());
    setLogin('');
  };
  return (
    <form className="mate-add" onSubmit={submit}>
      <input
        aria-label={t('mates.account')}
        placeholder={t('mates.account')}
        value={login}
        maxLength={24}
        autoComplete="off"
        onChange={({ target }) => setLogin(target.value)}
      />
      <button type="submit" className="action" disabled={login.trim() === ''}>
        {t('mates.ask')}
      </button>
    </form>
  );
}

/** A link that makes friends: looked up when it is wanted, and copied. */
function ByLink() {
  const { t } = useTranslation();
  const [link, setLink] = useState<string | null>(null);
  const show = async (another: boolean): Promise<void> => {
    const made = await ask('friendLink', { another });
    if (!made.ok) return;
    const next = `${window.location.origin}/friends/add/${made.answer.code}`;
    setLink(next);
    await navigator.clipboard?.writeText(next).catch(() => {});
  };
  if (!link)
    return (
      <button type="button" className="quiet-button" onClick={() => void show(false)}>
        {t('mates.link')}
      </button>
    );
  return (
    <p className="mate-link">
      <input
        className="link"
        readOnly
        value={link}
        aria-label={t('mates.link-label')}
        onFocus={({ target }) => target.select()}
      />
      <small className="soft">{t('mates.link-note')}</small>
      <button type="button" className="quiet-button" onClick={() => void show(true)}>
        {t('mates.link-another')}
      </button>
    </p>
  );
}
