import { itemAt } from '@hexwright/kernel';
import type { TournamentGame, TournamentSheet } from '@hexwright/table';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hrefOf } from '../../screens/address.ts';
import { follow } from '../../screens/route.ts';
import { score } from './facts.ts';

/** Who plays whom, round by round: the one that is played first. */
export function Rounds({ sheet }: { readonly sheet: TournamentSheet }) {
  const { t } = useTranslation();
  const { played, round } = sheet;
  const [chosen, choose] = useState<number | null>(null);
  const shown = played.find((each) => each.round === (chosen ?? round)) ?? itemAt(played, 0);
  const numbers = played.map((each) => each.round).sort((a, b) => a - b);
  return (
    <section className="cup-rounds">
      <header>
        <h2>{t('cup.round', { round: shown.round })}</h2>
        {numbers.length > 1 && (
          <div className="segments small">
            {numbers.map((each) => (
              <button
                key={each}
                type="button"
                aria-pressed={each === shown.round}
                aria-label={t('cup.round', { round: each })}
                onClick={() => choose(each)}
              >
                {each}
              </button>
            ))}
          </div>
        )}
      </header>
      <ul className="cup-games">
        {shown.games.map((game) => (
          <Game key={game.board} game={game} sheet={sheet} />
        ))}
      </ul>
    </section>
  );
}

function Game({ game, sheet }: { readonly game: TournamentGame; readonly sheet: TournamentSheet }) {
  const { t } = useTranslation();
  const { board, table, state, seats } = game;
  const { people, me, watching } = sheet;
  const mine = seats.some(({ entrant }) => entrant !== null && entrant === me.entrant);
  const name = (id: string | null): string => people.find((each) => each.id === id)?.name ?? t('players.bot');
  const order = seats
    .map((seat, i) => ({ ...seat, i }))
    .sort((a, b) => (a.place ?? 99) - (b.place ?? 99) || a.i - b.i);
  const watchable = state === 'playing' && watching.allowed;
  const to =
    table === null
      ? null
      : state === 'over'
        ? `/t/${table}/result`
        : mine || watchable
          ? `/t/${table}`
          : null;
  return (
    <li className={mine ? 'mine' : ''}>
      <p className="cup-board">
        <b>{state === 'rest' ? t('cup.rests') : t('cup.table', { board })}</b>
        <small>{state === 'rest' ? '' : t(`cup.is-${state}`)}</small>
      </p>
      <ol>
        {order.map(({ entrant, place, points, score: brought, i }) => (
          <li key={i} className={`${place === 1 ? 'won' : ''}${entrant === null ? ' filler' : ''}`}>
            <span>{name(entrant)}</span>
            {points !== null && <small>{t('cup.made', { count: points })}</small>}
            {brought !== null && entrant !== null && <b>+{score(brought)}</b>}
          </li>
        ))}
      </ol>
      {to && (
        <p className="cup-go">
          {state === 'over' && table && (
            <a className="quiet-button" href={hrefOf(`/t/${table}/replay`)} onClick={follow}>
              {t('cup.replay')}
            </a>
          )}
          <a
            className={mine && state !== 'over' ? 'action primary' : 'quiet-button'}
            href={hrefOf(to)}
            onClick={follow}
          >
            {t(state === 'over' ? 'cup.result' : mine ? 'cup.to-table' : 'cup.watch')}
          </a>
        </p>
      )}
    </li>
  );
}
