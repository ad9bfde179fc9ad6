import type { PersonCard } from '@hexwright/table';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PageHead } from '../screens/PageHead.tsx';
import { go } from '../screens/route.ts';
import { Trouble } from '../screens/Trouble.tsx';
import { reasonWords } from '../words/reason.ts';
import { ask } from './api.ts';
import { NameForm } from './NameForm.tsx';
import { useMyself } from './server-session.ts';

/** Somebody's link was followed: friends, if both mean it. */
export function AddFriendScreen({ code }: { readonly code: string }) {
  const { t } = useTranslation();
  const myself = useMyself();
  const [giver, setGiver] = useState<PersonCard | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  useEffect(() => {
    void ask('friendOfLink', undefined, { params: { code } }).then((asked) =>
      asked.ok ? setGiver(asked.answer.person) : setTrouble(reasonWords(asked.reason)),
    );
  }, [code]);
  const agree = async (): Promise<void> => {
    const added = await ask('addFriend', { code });
    if (added.ok) go('/friends');
    else setTrouble(reasonWords(added.reason));
  };
  if (trouble) return <Trouble text={trouble} />;
  if (!giver || myself.kind === 'looking') return <p className="loading">{t('loading')}</p>;
  return (
    <main className="page friends">
      <PageHead title={t('mates.by-link', { who: giver.name })} back="/friends" />
      <section className="card-box introduce">
        <p className="soft">{t('mates.by-link-note')}</p>
        {myself.kind === 'known' ? (
          <button type="button" className="action primary big" onClick={() => void agree()}>
            {t('mates.be')}
          </button>
        ) : (
          <NameForm words={t('friends.go')} />
        )}
      </section>
    </main>
  );
}
