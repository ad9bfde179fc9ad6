import { LEVELS, type Level, USUAL } from '@hexwright/bots';
import type { Outcome } from '@hexwright/kernel';
import type { TournamentSheet } from '@hexwright/table';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { reasonWords } from '../../words/reason.ts';
import { ask } from '../api.ts';
import { NameForm } from '../NameForm.tsx';

interface Props {
  readonly sheet: TournamentSheet;
  readonly named: boolean;
  refresh(): Promise<void>;
}

/** What I can do: join and leave; as its host start it, add bots, cancel it. */
export function TournamentWays({ sheet, named, refresh }: Props) {
  const { t } = useTranslation();
  const [refusal, setRefusal] = useState<string | null>(null);
  const [password, setPassword] = useState('');
  const [sure, setSure] = useState(false);
  const { state, you, me, people, most, enters } = sheet;
  const at = { params: { tournament: sheet.id } };
  const act = async (asked: Promise<Outcome<object>>): Promise<void> => {
    const done = await asked;
    setRefusal(done.ok ? null : reasonWords(done.reason));
    await refresh();
  };
  if (state === 'over' || state === 'cancelled') return null;
  if (!named)
    return enters ? (
      <section className="card-box">
        <h2>{t('friends.who')}</h2>
        <NameForm words={t('friends.go')} />
      </section>
    ) : null;
  return (
    <section className="cup-ways">
      {enters && !you && state === 'running' && <p className="soft">{t('cup.late')}</p>}
      <div className="ways-on">
        {enters && !you && sheet.password && !me.host && (
          <input
            aria-label={t('terms.password')}
            placeholder={t('terms.password')}
            value={password}
            maxLength={64}
            autoComplete="off"
            onChange={({ target }) => setPassword(target.value)}
          />
        )}
        {enters && !you && (
          <button
            type="button"
            className="action primary"
            disabled={people.length >= most}
            onClick={() => void act(ask('enterTournament', password === '' ? {} : { password }, at))}
          >
            {t(people.length >= most ? 'cup.full' : 'cup.take-part')}
          </button>
        )}
        {state === 'open' && me.host && (
          <button
            type="button"
            className={`action${you ? ' primary' : ''}`}
            disabled={people.length < 2}
            onClick={() => void act(ask('actOnTournament', { act: 'start' }, at))}
          >
            {t('cup.start')}
          </button>
        )}
        {you && (
          <button
            type="button"
            className="quiet-button"
            onClick={() => void act(ask('leaveTournament', undefined, at))}
          >
            {t('cup.leave')}
          </button>
        )}
        {me.host && (
          <button
            type="button"
            className="quiet-button danger"
            onClick={() => (sure ? void act(ask('actOnTournament', { act: 'cancel' }, at)) : setSure(true))}
            onBlur={() => setSure(false)}
          >
            {t(sure ? 'cup.cancel-sure' : 'cup.cancel')}
          </button>
        )}
      </div>
      {state === 'open' && me.host && (
        <Bots
          most={most - people.length}
          add={(count, level) => void act(ask('actOnTournament', { act: 'bots', count, level }, at))}
        />
      )}
      {refusal && (
        <p role="alert" className="refusal">
          {refusal}
        </p>
      )}
    </section>
  );
}

function Bots({ most, add }: { readonly most: number; add(count: number, level: Level): void }) {
  const { t } = useTranslation();
  const [count, setCount] = useState(1);
  const [level, setLevel] = useState<Level>(USUAL);
  if (most < 1) return null;
  return (
    <p className="cup-bots">
      <input
        type="number"
        aria-label={t('cup.bots-count')}
        min={1}
        max={most}
        value={count}
        onChange={({ target }) => setCount(Math.max(1, Math.min(most, Number(target.value) || 1)))}
      />
      <select
        aria-label={t('room.level')}
        value={level}
        onChange={({ target }) => setLevel(target.value as Level)}
      >
        {LEVELS.map((each) => (
          <option key={each} value={each}>
            {t(`level.${each}`)}
          </option>
        ))}
      </select>
      <button type="button" className="action" onClick={() => add(Math.min(count, most), level)}>
        {t('cup.bots', { count })}
      </button>
    </p>
  );
}
