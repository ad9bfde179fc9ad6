import { itemAt } from '@hexwright/kernel';
import type { ClockSetting, NewTournament } from '@hexwright/table';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentSettings, PACES } from '../../look/settings.ts';
import { GameChoice, useRow, useWish } from '../../screens/GameChoice.tsx';
import { go } from '../../screens/route.ts';
import { Trouble } from '../../screens/Trouble.tsx';
import type { RowCard } from '../../table/protocol.ts';
import { reasonWords } from '../../words/reason.ts';
import { wordedCard } from '../../words/worded.ts';
import { ask } from '../api.ts';
import { NameForm } from '../NameForm.tsx';
import { NoServer } from '../NoServer.tsx';
import { SeatsChoice } from '../SeatsChoice.tsx';
import { useMyself } from '../server-session.ts';
import { wishToSend } from '../terms.ts';
import { clockWords } from '../time.ts';

const LIVE: readonly ClockSetting[] = [30, 60, 90, 120].map((seconds) => ({ mode: 'turn', seconds }));
const SLOW: readonly ClockSetting[] = [1, 2, 3].map((days) => ({ mode: 'days', days }));
const LENGTHS = [1, 3, 7, 14] as const;
const KINDS = ['swiss', 'league'] as const;

/** A new tournament, with any row of the catalogue. */
export function NewTournamentScreen({ id }: { readonly id: string }) {
  const { t } = useTranslation();
  const card = useRow(id);
  const myself = useMyself();
  if (card === undefined || myself.kind === 'looking') return <p className="loading">{t('loading')}</p>;
  if (card === null) return <Trouble text={t('trouble.no-row', { id })} />;
  if (myself.kind === 'no-server') return <NoServer />;
  return <NewTournamentForm key={card.id} card={card} named={myself.kind === 'known'} />;
}

function NewTournamentForm({ card, named }: { readonly card: RowCard; readonly named: boolean }) {
  const { t } = useTranslation();
  const wished = useWish(card);
  const [title, setTitle] = useState('');
  const [about, setAbout] = useState('');
  const [kind, setKind] = useState<NewTournament['kind']>('swiss');
  const [days, setDays] = useState<number | null>(null);
  const [clock, setClock] = useState<ClockSetting>(itemAt(LIVE, 1));
  const [rounds, setRounds] = useState('');
  const [starts, setStarts] = useState('');
  const [listed, setListed] = useState(true);
  const [password, setPassword] = useState('');
  const [rated, setRated] = useState(false);
  const [joins, setJoins] = useState(true);
  const [refused, setRefused] = useState<string | null>(null);
  const trouble = wished.trouble ?? refused;
  const clocks = days === null ? LIVE : [...LIVE, ...SLOW];
  const create = async (): Promise<void> => {
    const made = await ask('newTournament', {
      title: title.trim() === '' ? wordedCard(card).name.slice(0, 48) : title,
      kind,
      wish: wishToSend(wished.wish),
      days,
      clock,
      listed,
      rated,
      pace: PACES[currentSettings().pace],
      ...(about.trim() !== '' && { about }),
      ...(rounds !== '' && { rounds: Number(rounds) }),
      ...(starts !== '' && { starts: new Date(starts).getTime() }),
      ...(password !== '' && { password }),
    });
    if (!made.ok) return setRefused(reasonWords(made.reason));
    const { tournament } = made.answer;
    if (joins) await ask('enterTournament', {}, { params: { tournament } });
    go(`/friends/tournaments/${tournament}`);
  };
  const chooseDays = (next: number | null): void => {
    setDays(next);
    if (next === null && clock.mode === 'days') setClock(itemAt(LIVE, 1));
  };
  return (
    <GameChoice
      card={card}
      wished={wished}
      back="/friends/tournaments/new"
      seats={<SeatsChoice card={card} wished={wished} />}
    >
      <label className="field">
        <span>{t('cup.form-title')}</span>
        <input value={title} maxLength={48} onChange={({ target }) => setTitle(target.value)} />
      </label>
      <fieldset className="field">
        <legend>{t('cup.form-kind')}</legend>
        <div className="segments">
          {KINDS.map((each) => (
            <button key={each} type="button" aria-pressed={kind === each} onClick={() => setKind(each)}>
              {t(`cup.kind-${each}`)}
            </button>
          ))}
        </div>
        <small>{t(`cup.how-${kind}`)}</small>
      </fieldset>
      <fieldset className="field">
        <legend>{t('cup.form-when')}</legend>
        <div className="segments">
          <button type="button" aria-pressed={days === null} onClick={() => chooseDays(null)}>
            {t('cup.evening')}
          </button>
          <button type="button" aria-pressed={days !== null} onClick={() => chooseDays(7)}>
            {t('cup.form-long')}
          </button>
        </div>
        {days !== null && (
          <select
            aria-label={t('cup.form-round')}
            value={days}
            onChange={({ target }) => setDays(Number(target.value))}
          >
            {LENGTHS.map((each) => (
              <option key={each} value={each}>
                {t('cup.days', { count: each })}
              </option>
            ))}
          </select>
        )}
        <small>
          {days === null ? t('cup.how-evening', { count: 5 }) : t('cup.how-days', { count: days })}
        </small>
      </fieldset>
      <label className="field">
        <span>{t('terms.clock')}</span>
        <select
          value={clockWords(clock)}
          onChange={({ target }) =>
            setClock(clocks.find((each) => clockWords(each) === target.value) ?? clock)
          }
        >
          {clocks.map((each) => (
            <option key={clockWords(each)}>{clockWords(each)}</option>
          ))}
        </select>
      </label>
      <details className="field terms-more">
        <summary>{t('terms.more')}</summary>
        <label className="field">
          <span>{t('cup.form-about')}</span>
          <input value={about} maxLength={300} onChange={({ target }) => setAbout(target.value)} />
        </label>
        <label className="field">
          <span>{t('cup.form-rounds')}</span>
          <input
            type="number"
            min={1}
            max={40}
            placeholder={t('cup.form-rounds-auto')}
            value={rounds}
            onChange={({ target }) => setRounds(target.value)}
          />
        </label>
        <label className="field">
          <span>{t('cup.form-starts')}</span>
          <input type="datetime-local" value={starts} onChange={({ target }) => setStarts(target.value)} />
        </label>
        <label className="field">
          <span>{t('terms.password')}</span>
          <input
            value={password}
            maxLength={64}
            autoComplete="off"
            placeholder={t('terms.password-none')}
            onChange={({ target }) => setPassword(target.value)}
          />
        </label>
        <label className="field flag">
          <input type="checkbox" checked={!listed} onChange={({ target }) => setListed(!target.checked)} />
          <span>
            <b>{t('cup.form-unlisted')}</b>
          </span>
        </label>
        <label className="field flag">
          <input type="checkbox" checked={rated} onChange={({ target }) => setRated(target.checked)} />
          <span>
            <b>{t('terms.rated')}</b>
            <small>{t('terms.rated-note')}</small>
          </span>
        </label>
      </details>
      <label className="field flag">
        <input type="checkbox" checked={joins} onChange={({ target }) => setJoins(target.checked)} />
        <span>
          <b>{t('cup.form-join')}</b>
        </span>
      </label>
      {!named && (
        <section className="card-box">
          <h2>{t('friends.who')}</h2>
          <NameForm words={t('friends.go')} />
        </section>
      )}
      {(named || trouble) && (
        <div className="way-on">
          {trouble && (
            <p role="alert" className="refusal">
              {trouble}
            </p>
          )}
          {named && (
            <button
              type="button"
              className="action primary big"
              disabled={wished.trouble !== null}
              onClick={() => void create()}
            >
              {t('cup.create')}
            </button>
          )}
        </div>
      )}
    </GameChoice>
  );
}
