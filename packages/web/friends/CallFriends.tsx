import type { FriendCard, Room } from '@hexwright/table';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ask } from './api.ts';

/** My friends who are here and not at this table yet: each is called to it by a touch. */
export function CallFriends({ room }: { readonly room: Room }) {
  const { t } = useTranslation();
  const [friends, setFriends] = useState<readonly FriendCard[]>([]);
  const [called, setCalled] = useState<readonly string[]>([]);
  useEffect(() => {
    void ask('friends').then((asked) => {
      if (asked.ok) setFriends(asked.answer.friends.filter(({ on }) => on));
    });
  }, []);
  const absent = friends.filter(({ id }) => room.seats.every(({ person }) => person?.id !== id));
  if (absent.length === 0) return null;
  const call = async (person: string): Promise<void> => {
    const done = await ask('callFriend', { table: room.id }, { params: { person } });
    if (done.ok) setCalled((before) => [...before, person]);
  };
  return (
    <section className="card-box">
      <h2>{t('mates.call')}</h2>
      <p className="ways-on">
        {absent.map(({ id, name }) => (
          <button
            key={id}
            type="button"
            className="action"
            disabled={called.includes(id)}
            onClick={() => void call(id)}
          >
            {called.includes(id) ? t('mates.called', { who: name }) : name}
          </button>
        ))}
      </p>
    </section>
  );
}
