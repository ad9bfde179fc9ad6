import { type FormEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import '../look/trouble.css';
import { LostIsland } from '../parts/LostIsland.tsx';
import { hrefOf } from '../screens/address.ts';
import { follow } from '../screens/route.ts';
import type { ServerTable } from '../table/server-table.ts';
import { capital } from '../words/speak.ts';
import { inWords, sentenceInWords } from '../words/texts.ts';
import { AfterGameActions } from './AfterGameActions.tsx';
import { ChangeGame } from './ChangeGame.tsx';
import { NameForm } from './NameForm.tsx';
import { NoServer } from './NoServer.tsx';
import { PlayTogether } from './PlayTogether.tsx';
import { beGuest, useMyself } from './server-session.ts';
import { useServerTable, useTableNow } from './use-table.ts';
import { WaitingRoom } from './WaitingRoom.tsx';

interface Props {
  readonly id: string;
  /** the host looks at this row to play it instead; empty while none is chosen, null in the room itself */
  readonly choosing: string | null;
}

/** What the link of a table leads to: a name first, then the waiting room, then the game. */
export function TableOfPeople({ id, choosing }: Props) {
  const { t } = useTranslation();
  const myself = useMyself();
  const [watching, setWatching] = useState(false);
  const [invited, setInvited] = useState(false);
  const come = (name: string): ReturnType<typeof beGuest> => {
    setInvited(true);
    return beGuest(name);
  };
  if (myself.kind === 'looking') return <p className="loading">{t('loading')}</p>;
  if (myself.kind === 'no-server') return <NoServer />;
  if (myself.kind === 'known')
    return <Door key={myself.me.id} id={id} invited={invited} choosing={choosing} />;
  if (watching) return <Door key="nobody" id={id} invited={false} choosing={null} />;
  return (
    <main className="page friends arrival">
      <section className="card-box introduce">
        <h1>{t('arrive.title')}</h1>
        <p className="soft">{t('arrive.note')}</p>
        <NameForm words={t('arrive.come')} save={come} />
        <p className="ways-on">
          <button type="button" className="quiet-button" onClick={() => setWatching(true)}>
            {t('arrive.watch')}
          </button>
          <a className="quiet-button" href={hrefOf('/friends/me')} onClick={follow}>
            {t('account.sign-in')}
          </a>
        </p>
      </section>
    </main>
  );
}

interface DoorProps extends Props {
  /** came by the link to sit down */
  readonly invited: boolean;
}

/** Opens the table; one that is locked asks for its word. */
function Door({ id, invited, choosing }: DoorProps) {
  const { t } = useTranslation();
  const [password, setPassword] = useState<string | undefined>(undefined);
  const opening = useServerTable(id, password);
  if (opening.kind === 'opening') return <p className="loading">{t('loading')}</p>;
  if (opening.kind === 'open') return <Opened table={opening.table} invited={invited} choosing={choosing} />;
  const { code, text } = opening.reason;
  if (code === 'password-needed' || code === 'password-wrong')
    return <PasswordForm wrong={code === 'password-wrong' ? text : null} enter={setPassword} />;
  return <NoWay text={text} />;
}

function Opened({ table, invited, choosing }: Omit<DoorProps, 'id'> & { readonly table: ServerTable }) {
  const { room, game, away } = useTableNow(table);
  if (away !== null) return <NoWay text={away} />;
  if (game) return <PlayTogether table={table} game={game} />;
  if (room.state === 'waiting' && room.you.host && choosing !== null)
    return <ChangeGame table={table} row={choosing} />;
  if (room.state === 'waiting') return <WaitingRoom table={table} invited={invited} />;
  return (
    <NoWay text={room.why ?? inWords(room.title)}>
      {room.campaign && <AfterGameActions table={table} room={room} />}
    </NoWay>
  );
}

interface PasswordProps {
  readonly wrong: string | null;
  enter(password: string): void;
}

function PasswordForm({ wrong, enter }: PasswordProps) {
  const { t } = useTranslation();
  const [draft, setDraft] = useState('');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    enter(draft);
  };
  return (
    <main className="page friends arrival">
      <form className="card-box introduce" onSubmit={submit}>
        <h1>{t('password.title')}</h1>
        <div className="line-form">
          <label htmlFor="word">{t('password.label')}</label>
          <input
            id="word"
            type="password"
            value={draft}
            maxLength={64}
            required
            autoComplete="off"
            onChange={({ target }) => setDraft(target.value)}
          />
          <button type="submit" className="action primary">
            {t('password.enter')}
          </button>
        </div>
        {wrong && (
          <p role="alert" className="refusal">
            {capital(sentenceInWords(wrong))}
          </p>
        )}
      </form>
    </main>
  );
}

/** There is no table here for you, said plainly. */
function NoWay({ text, children }: { readonly text: string; readonly children?: ReactNode }) {
  const { t } = useTranslation();
  return (
    <main className="page trouble">
      <LostIsland />
      <div>
        <h1>{t('no-way.title')}</h1>
        <p>{capital(sentenceInWords(text))}</p>
        <p className="ways-on">
          {children}
          <a className="action primary" href={hrefOf('/friends')} onClick={follow}>
            {t('no-way.friends')}
          </a>
          <a className="action" href={hrefOf('/')} onClick={follow}>
            {t('home')}
          </a>
        </p>
      </div>
    </main>
  );
}
