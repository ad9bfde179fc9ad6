import type { TournamentSheet } from '@hexwright/table';
import { useTranslation } from 'react-i18next';
import { hrefOf } from '../../screens/address.ts';
import { PageHead } from '../../screens/PageHead.tsx';
import { follow } from '../../screens/route.ts';
import { Trouble } from '../../screens/Trouble.tsx';
import { inWords } from '../../words/texts.ts';
import { LinkBox } from '../LinkBox.tsx';
import { useMyself } from '../server-session.ts';
import { clockWords, moment } from '../time.ts';
import { tournamentFacts } from './facts.ts';
import { Rounds } from './Rounds.tsx';
import { Standings } from './Standings.tsx';
import { TournamentWays } from './TournamentWays.tsx';
import { useTournament } from './use-tournament.ts';

/** One tournament: what it is, my next table, how everybody stands, who plays whom. */
export function TournamentScreen({ id }: { readonly id: string }) {
  const { t } = useTranslation();
  const myself = useMyself();
  const { sheet, trouble, refresh } = useTournament(id);
  if (trouble) return <Trouble text={trouble} />;
  if (!sheet || myself.kind === 'looking') return <p className="loading">{t('loading')}</p>;
  const facts = [
    t('cup.tables-of', { count: sheet.seats }),
    clockWords(sheet.clock),
    ...(sheet.rated ? [t('cup.rated')] : []),
    t('cup.by', { who: sheet.host.name }),
  ];
  return (
    <main className="page friends cup">
      <PageHead title={sheet.title} back="/friends/tournaments" />
      <p className="cup-game">
        <b>{inWords(sheet.game)}</b>
        <span className="soft">{[...tournamentFacts(sheet), ...facts].join(' · ')}</span>
      </p>
      {sheet.about && <p className="cup-about">{sheet.about}</p>}
      <NextTable sheet={sheet} />
      <TournamentWays sheet={sheet} named={myself.kind === 'known'} refresh={refresh} />
      <div className="cup-columns">
        <Standings sheet={sheet} refresh={refresh} />
        {sheet.played.length > 0 ? <Rounds sheet={sheet} /> : <HowItGoes sheet={sheet} />}
      </div>
      {sheet.state === 'open' && (
        <LinkBox
          title={t('cup.invite')}
          note={t(sheet.listed ? 'cup.invite-listed' : 'cup.invite-private')}
          link={`${window.location.origin}/friends/tournaments/${sheet.id}`}
          name={sheet.title}
        />
      )}
    </main>
  );
}

/** What there is to do now, said large. */
function NextTable({ sheet }: { readonly sheet: TournamentSheet }) {
  const { t } = useTranslation();
  const { state, table, you, me, round, rounds, standings, people, starts, roundEnds, why } = sheet;
  if (table)
    return (
      <p className="cup-now mine" role="status">
        <span>
          <b>{t('cup.called', { round })}</b>
          {roundEnds !== null && <small>{t('cup.until', { when: moment(roundEnds) })}</small>}
        </span>
        <a className="action primary big" href={hrefOf(`/t/${table}`)} onClick={follow}>
          {t('cup.to-table')}
        </a>
      </p>
    );
  const winners = standings.filter(({ place }) => place === 1);
  const name = (id: string): string => people.find((each) => each.id === id)?.name ?? '';
  const words =
    state === 'over'
      ? t('cup.won-by', { who: winners.map(({ id }) => name(id)).join(', ') })
      : state === 'cancelled'
        ? t(why === 'too few came' ? 'cup.why-few' : 'cup.cancelled')
        : state === 'running'
          ? t(you ? (round < rounds ? 'cup.wait-round' : 'cup.wait-end') : 'cup.playing', { round })
          : starts !== null
            ? t('cup.starts', { when: moment(starts) })
            : t(me.host ? 'cup.host-wait' : you ? 'cup.in-wait' : 'cup.open-wait');
  return (
    <p className={`cup-now is-${state}`} role="status">
      <b>{words}</b>
    </p>
  );
}

/** How it is played and counted, while nothing has been played. */
function HowItGoes({ sheet }: { readonly sheet: TournamentSheet }) {
  const { t } = useTranslation();
  const { kind, seats, days, wait } = sheet;
  return (
    <section className="card-box cup-how">
      <h2>{t('cup.how')}</h2>
      <ul>
        <li>{t(`cup.how-${kind}`)}</li>
        <li>{days === null ? t('cup.how-evening', { count: wait }) : t('cup.how-days', { count: days })}</li>
        <li>{t('cup.how-points', { seats })}</li>
        <li>{t('cup.how-end')}</li>
      </ul>
    </section>
  );
}
