import type { TournamentCard } from '@hexwright/table';
import { useTranslation } from 'react-i18next';
import { hrefOf } from '../../screens/address.ts';
import { follow } from '../../screens/route.ts';
import { inWords } from '../../words/texts.ts';
import { tournamentFacts } from './facts.ts';

/** A tournament in a list, as one link. */
export function TournamentLine({ card }: { readonly card: TournamentCard }) {
  const { t } = useTranslation();
  return (
    <li className={card.table ? 'my-turn' : ''}>
      <a href={hrefOf(`/friends/tournaments/${card.id}`)} onClick={follow}>
        <b>{card.title}</b>
        <span className="table-facts">{[inWords(card.game), ...tournamentFacts(card)].join(' · ')}</span>
        <span className="table-people">
          {card.you && <span className="you">{t('cup.you')}</span>}
          <span>{t('cup.by', { who: card.host.name })}</span>
        </span>
        <span className="table-go">
          <span className="go">
            {t(card.table ? 'cup.my-table' : card.state === 'open' && !card.you ? 'cup.join' : 'cup.look')}
          </span>
        </span>
      </a>
    </li>
  );
}
