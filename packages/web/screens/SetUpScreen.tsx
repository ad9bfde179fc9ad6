import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { referee } from '../table/link.ts';
import type { Player, RowCard, Wish } from '../table/protocol.ts';
import { reasonWords } from '../words/reason.ts';
import { inWords, sentenceInWords } from '../words/texts.ts';
import { beginGame, freshSeed } from './begin.ts';
import { GameChoice, useRow, useWish, type Wished } from './GameChoice.tsx';
import { broughtBoard } from './own-board.ts';
import { go } from './route.ts';
import { Seats } from './Seats.tsx';
import { Trouble } from './Trouble.tsx';

/** One row of the catalogue: what it is, and how to play it. */
export function SetUpScreen({ id }: { readonly id: string }) {
  const { t } = useTranslation();
  const card = useRow(id);
  if (card === undefined) return <p className="loading">{t('loading')}</p>;
  if (card === null) return <Trouble text={t('trouble.no-row', { id })} />;
  return <SetUp key={card.id} card={card} />;
}

function SetUp({ card }: { readonly card: RowCard }) {
  const wished = useWish(card, broughtBoard(window.location.search));
  const [persons, setPersons] = useState<readonly Player[]>([{ kind: 'person' }]);
  const players = Array.from(
    { length: wished.wish.seats },
    (_, seat): Player => persons[seat] ?? { kind: 'bot' },
  );
  return (
    <GameChoice
      card={card}
      wished={wished}
      back="/browse"
      seats={
        <Seats
          possible={card.players}
          players={players}
          change={(next) => {
            setPersons(next);
            if (next.length !== wished.wish.seats) wished.change({ seats: next.length });
          }}
        />
      }
    >
      <Begin wished={wished} players={players} />
      {card.chapters && <BeginCampaign card={card} players={players} />}
    </GameChoice>
  );
}

/** A campaign is begun with its first chapter, by whoever sits down here. */
function BeginCampaign({ card, players }: { readonly card: RowCard; readonly players: readonly Player[] }) {
  const { t } = useTranslation();
  const [refused, setRefused] = useState<string | null>(null);
  const start = async (): Promise<void> => {
    const begun = await referee.beginCampaign(card.id, players, freshSeed());
    if (begun.ok) go(`/table/${begun.game}`);
    else setRefused(sentenceInWords(begun.reason.text));
  };
  return (
    <section className="begin-campaign">
      <h2>{t('chronicle.campaign', { count: card.chapters?.length })}</h2>
      <ol>
        {card.chapters?.map((chapter) => (
          <li key={chapter}>{inWords(chapter)}</li>
        ))}
      </ol>
      {refused && (
        <p role="alert" className="refusal">
          {refused}
        </p>
      )}
      <button type="button" className="action primary big" onClick={() => void start()}>
        {t('chronicle.begin-campaign')}
      </button>
    </section>
  );
}

function Begin({ wished, players }: { readonly wished: Wished; readonly players: readonly Player[] }) {
  const { t } = useTranslation();
  const [seed, setSeed] = useState('');
  const [guided, setGuided] = useState(false);
  const [refused, setRefused] = useState<{ readonly wish: Wish; readonly text: string } | null>(null);
  const trouble = wished.trouble ?? (refused?.wish === wished.wish ? refused.text : null);
  const start = async (): Promise<void> => {
    const begun = await beginGame(wished.wish, players, seed, guided);
    if (begun.ok) go(`/table/${begun.game}`);
    else setRefused({ wish: wished.wish, text: reasonWords(begun.reason) });
  };
  return (
    <>
      <label className="field seed">
        <span>{t('set-up.seed')}</span>
        <input
          value={seed}
          maxLength={80}
          autoComplete="off"
          placeholder={t('set-up.seed-empty')}
          onChange={(event) => setSeed(event.target.value)}
        />
        <small>{t('set-up.seed-note')}</small>
      </label>
      <label className="field flag">
        <input type="checkbox" checked={guided} onChange={(event) => setGuided(event.target.checked)} />
        <span>{t('set-up.guided')}</span>
      </label>
      {trouble && (
        <p role="alert" className="refusal">
          {trouble}
        </p>
      )}
      <button
        type="button"
        className="action primary big"
        disabled={wished.trouble !== null}
        onClick={() => void start()}
      >
        {t('set-up.play')}
      </button>
    </>
  );
}
