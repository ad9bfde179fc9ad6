import { itemAt } from '@hexwright/kernel';
import { type ChangeEvent, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { referee } from '../table/link.ts';
import type { GameCard } from '../table/protocol.ts';
import { inWords, sentenceInWords } from '../words/texts.ts';
import { hrefOf } from './address.ts';
import { adoptFile, saveCampaign, saveFile } from './game-files.ts';
import { OwnGames } from './OwnGames.tsx';
import { follow, go } from './route.ts';

interface Props {
  readonly games: readonly GameCard[];
  refresh(): void;
}

/** The games kept in this browser: go on, watch again, save as a file, throw away; and files taken in. */
export function KeptGames({ games, refresh }: Props) {
  const { t, i18n } = useTranslation();
  const [trouble, setTrouble] = useState<string | null>(null);
  const [doomed, setDoomed] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const adopt = async ({ target }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const file = target.files?.[0];
    target.value = '';
    if (!file) return;
    const adopted = await adoptFile(file);
    if (adopted.ok) go(adopted.campaign ? `/chronicle/${adopted.campaign}` : `/table/${adopted.game}`);
    else setTrouble(t('import.failed', { reason: sentenceInWords(adopted.reason.text) }));
  };
  return (
    <>
      <OwnGames />
      <section className="kept" aria-label={t('kept.title')}>
        <header>
          <h2>{t('kept.title')}</h2>
          <button type="button" className="quiet-button" onClick={() => input.current?.click()}>
            {t('import')}
          </button>
          <input
            ref={input}
            type="file"
            accept=".json,application/json"
            hidden
            onChange={(event) => void adopt(event)}
            aria-label={t('import')}
          />
        </header>
        {trouble && (
          <p role="alert" className="refusal">
            {trouble}
          </p>
        )}
        {games.length === 0 && <p className="soft">{t('kept.none')}</p>}
        <ul>
          {campaignsOf(games).map((campaign) =>
            campaign.id === doomed ? (
              <Farewell
                key={campaign.id}
                title={inWords(campaign.title)}
                keep={() => setDoomed(null)}
                forget={() => void referee.forgetCampaign(campaign.id).then(refresh)}
              />
            ) : (
              <li key={campaign.id} className="campaign">
                <a href={hrefOf(`/chronicle/${campaign.id}`)} onClick={follow}>
                  <b>{inWords(campaign.title)}</b>
                  <span>
                    {t('kept.campaign', {
                      count: campaign.games.length,
                      title: inWords(itemAt(campaign.games, 0).title),
                    })}
                  </span>
                </a>
                <button type="button" className="quiet-button" onClick={() => void saveCampaign(campaign)}>
                  {t('export')}
                </button>
                <button
                  type="button"
                  className="quiet-button"
                  aria-label={t('kept.forget', { title: inWords(campaign.title) })}
                  onClick={() => setDoomed(campaign.id)}
                >
                  ×
                </button>
              </li>
            ),
          )}
          {games
            .filter(({ campaign }) => !campaign)
            .map((game) =>
              game.id === doomed ? (
                <Farewell
                  key={game.id}
                  title={inWords(game.title)}
                  keep={() => setDoomed(null)}
                  forget={() => void referee.forget(game.id).then(refresh)}
                />
              ) : (
                <li key={game.id}>
                  {game.damaged ? (
                    <p className="damaged">
                      <b>{inWords(game.title)}</b>
                      <span>{t('kept.damaged')}</span>
                    </p>
                  ) : (
                    <>
                      <a
                        href={hrefOf(game.over ? `/result/${game.id}` : `/table/${game.id}`)}
                        onClick={follow}
                      >
                        <b>{inWords(game.title)}</b>
                        <span>
                          {game.over ? t('kept.over') : t('kept.turn', { turn: game.turn })} ·{' '}
                          {new Intl.DateTimeFormat(i18n.language, {
                            dateStyle: 'medium',
                            timeStyle: 'short',
                          }).format(game.touched)}
                        </span>
                      </a>
                      <a className="quiet-button" href={hrefOf(`/replay/${game.id}`)} onClick={follow}>
                        {t('replay')}
                      </a>
                    </>
                  )}
                  <button type="button" className="quiet-button" onClick={() => void saveFile(game)}>
                    {t('export')}
                  </button>
                  <button
                    type="button"
                    className="quiet-button"
                    aria-label={t('kept.forget', { title: inWords(game.title) })}
                    onClick={() => setDoomed(game.id)}
                  >
                    ×
                  </button>
                </li>
              ),
            )}
        </ul>
      </section>
    </>
  );
}

interface KeptCampaign {
  readonly id: string;
  readonly title: string;
  /** the latest first */
  readonly games: readonly GameCard[];
}

/** The campaigns that games belong to: each is listed once. */
function campaignsOf(games: readonly GameCard[]): readonly KeptCampaign[] {
  const found = new Map<string, KeptCampaign>();
  for (const game of games) {
    if (!game.campaign) continue;
    const { id, title } = game.campaign;
    found.set(id, { id, title, games: [...(found.get(id)?.games ?? []), game] });
  }
  return [...found.values()];
}

interface FarewellProps {
  readonly title: string;
  keep(): void;
  forget(): void;
}

/** Asks before a game is gone. To keep it is where the cross was, so that a second click there does no harm. */
function Farewell({ title, keep, forget }: FarewellProps) {
  const { t } = useTranslation();
  const keeping = useRef<HTMLButtonElement>(null);
  // Before the next key can come.
  useLayoutEffect(() => keeping.current?.focus(), []);
  return (
    <li className="farewell" onKeyDown={({ key }) => key === 'Escape' && keep()}>
      <p role="alert">{t('kept.ask', { title })}</p>
      <button type="button" className="quiet-button danger" onClick={forget}>
        {t('kept.forget-yes')}
      </button>
      <button ref={keeping} type="button" className="quiet-button" onClick={keep}>
        {t('kept.forget-no')}
      </button>
    </li>
  );
}
