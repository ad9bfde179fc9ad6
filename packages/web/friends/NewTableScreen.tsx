import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CampaignBox } from '../screens/CampaignBox.tsx';
import { GameChoice, useRow, useWish } from '../screens/GameChoice.tsx';
import { broughtBoard } from '../screens/own-board.ts';
import { go } from '../screens/route.ts';
import { Trouble } from '../screens/Trouble.tsx';
import type { RowCard } from '../table/protocol.ts';
import { reasonWords } from '../words/reason.ts';
import { ask } from './api.ts';
import { NameForm } from './NameForm.tsx';
import { NoServer } from './NoServer.tsx';
import { SeatsChoice } from './SeatsChoice.tsx';
import { useMyself } from './server-session.ts';
import { TermsForm } from './TermsForm.tsx';
import { AMONG_FRIENDS, newCampaignTable, newTable, wishedIn } from './terms.ts';

/** A new table for people, with any row of the catalogue. */
export function NewTableScreen({ id }: { readonly id: string }) {
  const { t } = useTranslation();
  const card = useRow(id);
  const myself = useMyself();
  if (card === undefined || myself.kind === 'looking') return <p className="loading">{t('loading')}</p>;
  if (card === null) return <Trouble text={t('trouble.no-row', { id })} />;
  if (myself.kind === 'no-server') return <NoServer />;
  return <NewTableForm key={card.id} card={card} named={myself.kind === 'known'} />;
}

function NewTableForm({ card, named }: { readonly card: RowCard; readonly named: boolean }) {
  const { t } = useTranslation();
  const { location } = window;
  const wished = useWish(card, { ...wishedIn(location), ...broughtBoard(location.search) });
  const [terms, setTerms] = useState(AMONG_FRIENDS);
  const [refused, setRefused] = useState<string | null>(null);
  const trouble = wished.trouble ?? refused;
  const create = async (campaign = false): Promise<void> => {
    const table = campaign ? newCampaignTable(terms, wished.wish) : newTable(terms, wished.wish);
    const made = await ask('newTable', table);
    if (made.ok) go(`/t/${made.answer.table}`);
    else setRefused(reasonWords(made.reason));
  };
  return (
    <GameChoice
      card={card}
      wished={wished}
      back="/friends/new"
      seats={<SeatsChoice card={card} wished={wished} />}
    >
      <TermsForm terms={terms} change={setTerms} />
      {!named && (
        <section className="card-box">
          <h2>{t('friends.who')}</h2>
          <NameForm words={t('friends.go')} />
        </section>
      )}
      {named && card.chapters && (
        <CampaignBox card={card}>
          <button type="button" className="action" onClick={() => void create(true)}>
            {t('new.campaign')}
          </button>
        </CampaignBox>
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
              {t('new.create')}
            </button>
          )}
        </div>
      )}
    </GameChoice>
  );
}
