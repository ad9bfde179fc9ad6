import type { TournamentSheet } from '@hexwright/table';
import { useTranslation } from 'react-i18next';
import { hrefOf } from '../../screens/address.ts';
import { follow } from '../../screens/route.ts';
import { ask } from '../api.ts';
import { percent, score } from './facts.ts';

interface Props {
  readonly sheet: TournamentSheet;
  refresh(): Promise<void>;
}

/** How everybody stands; while it is open, who has come. */
export function Standings({ sheet, refresh }: Props) {
  const { t } = useTranslation();
  const { people, standings, state, me, kind, id } = sheet;
  const person = (of: string) => people.find((each) => each.id === of);
  const remove = async (entrant: string): Promise<void> => {
    await ask('actOnTournament', { act: 'remove', entrant }, { params: { tournament: id } });
    await refresh();
  };
  if (state === 'open')
    return (
      <section className="cup-people">
        <h2>{t('cup.who', { count: people.length })}</h2>
        {people.length === 0 && <p className="soft">{t('cup.nobody')}</p>}
        <ul>
          {people.map((each) => (
            <li key={each.id} className={each.id === me.entrant ? 'me' : ''}>
              <span>{each.name}</span>
              {each.level && <small>{t(`level.${each.level}`)}</small>}
              {me.host && (
                <button
                  type="button"
                  className="quiet-button danger"
                  aria-label={t('cup.remove-who', { who: each.name })}
                  onClick={() => void remove(each.id)}
                >
                  {t('cup.remove')}
                </button>
              )}
            </li>
          ))}
        </ul>
      </section>
    );
  return (
    <section className="cup-standings">
      <h2>{t('cup.standings')}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr">{t('cup.place')}</span>
            </th>
            <th scope="col" className="who">
              {t('cup.name')}
            </th>
            <th scope="col">{t('cup.points')}</th>
            <th scope="col">{t('cup.wins')}</th>
            <th scope="col" title={t(kind === 'swiss' ? 'cup.opponents-note' : 'cup.games-note')}>
              {t(kind === 'swiss' ? 'cup.opponents' : 'cup.games')}
            </th>
            <th scope="col" title={t('cup.share-note')}>
              {t('cup.share')}
            </th>
          </tr>
        </thead>
        <tbody>
          {standings.map((row) => {
            const each = person(row.id);
            return (
              <tr
                key={row.id}
                className={`${row.id === me.entrant ? 'me' : ''}${each?.left ? ' left' : ''}${state === 'over' && row.place === 1 ? ' first' : ''}`}
              >
                <td className="place">{row.place}</td>
                <th scope="row" className="who">
                  {each?.account ? (
                    <a href={hrefOf(`/friends/people/${row.id}`)} onClick={follow}>
                      {each.name}
                    </a>
                  ) : (
                    each?.name
                  )}
                  {each?.left && <small> {t('cup.left')}</small>}
                </th>
                <td>
                  <b>{score(row.score)}</b>
                </td>
                <td>{row.wins}</td>
                <td>{kind === 'swiss' ? score(row.opponents) : row.games}</td>
                <td>{percent(row.share)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p className="soft">
        <small>{t(`cup.breaks-${kind}`)}</small>
      </p>
    </section>
  );
}
