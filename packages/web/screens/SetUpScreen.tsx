import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Board } from '../board/Board.tsx';
import { Rules } from '../parts/Rules.tsx';
import { referee } from '../table/link.ts';
import type { Player, RowCard, RowSheet, Wish } from '../table/protocol.ts';
import { beginGame } from './begin.ts';
import { Companions } from './Companions.tsx';
import { familyName } from './family.ts';
import { OptionControls } from './OptionControls.tsx';
import { PageHead } from './PageHead.tsx';
import { go } from './route.ts';
import { Seats } from './Seats.tsx';
import { Trouble } from './Trouble.tsx';

/** One row of the catalogue: what it is, and how to play it. */
export function SetUpScreen({ id }: { readonly id: string }) {
  const { t } = useTranslation();
  const [card, setCard] = useState<RowCard | null | undefined>(undefined);
  useEffect(
    () => void referee.catalogue().then((rows) => setCard(rows.find((row) => row.id === id) ?? null)),
    [id],
  );
  if (card === undefined) return <p className="loading">{t('loading')}</p>;
  if (card === null) return <Trouble text={t('trouble.no-row', { id })} />;
  return <SetUp key={card.id} card={card} />;
}

function SetUp({ card }: { readonly card: RowCard }) {
  const { t } = useTranslation();
  const [wish, setWish] = useState<Wish>({
    game: card.id,
    seats: card.players.includes(4) ? 4 : card.players[0],
  });
  const [persons, setPersons] = useState<readonly Player[]>([{ kind: 'person' }]);
  const [seed, setSeed] = useState('');
  const [row, setRow] = useState<RowSheet | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const players = Array.from({ length: wish.seats }, (_, seat): Player => persons[seat] ?? { kind: 'bot' });

  useEffect(() => {
    let stale = false;
    void referee.row(wish).then((found) => {
      if (stale) return;
      if (found.ok) setRow(found.row);
      setTrouble(found.ok ? null : found.reason.text);
    });
    return () => {
      stale = true;
    };
  }, [wish]);

  const start = async (): Promise<void> => {
    const begun = await beginGame(wish, players, seed);
    if (begun.ok) go(`/table/${begun.game}`);
    else setTrouble(begun.reason.text);
  };

  return (
    <main className="page set-up">
      <PageHead title={card.name} back="/browse" />
      <p className="lead">{card.summary}</p>
      <p className="soft">
        {t(`kind.${card.kind}`)} · {familyName(card.family)}
      </p>
      <div className="set-up-columns">
        <section className="set-up-board">
          {row && (
            <Board sheet={row.sheet} fields={row.fields} label={t('set-up.board', { name: card.name })} />
          )}
          <p className="soft">{t('set-up.board-note')}</p>
        </section>
        <section className="set-up-form">
          <Seats
            possible={card.players}
            players={players}
            change={(next) => {
              setPersons(next);
              if (next.length !== wish.seats) setWish({ ...wish, seats: next.length });
            }}
          />
          {row && (
            <OptionControls
              options={row.options}
              asked={wish.options ?? {}}
              terms={row.sheet.terms}
              change={(name, value) => setWish({ ...wish, options: { ...wish.options, [name]: value } })}
            />
          )}
          {row && (
            <Companions
              companions={row.companions}
              chosen={wish.modules ?? []}
              change={(modules) => setWish({ ...wish, modules })}
            />
          )}
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
          {trouble && (
            <p role="alert" className="refusal">
              {trouble}
            </p>
          )}
          <button
            type="button"
            className="action primary big"
            disabled={trouble !== null}
            onClick={() => void start()}
          >
            {t('set-up.play')}
          </button>
        </section>
      </div>
      {row && (
        <section className="rules">
          <h2>{t('rules.title')}</h2>
          <Rules rules={row.sheet.rules} />
        </section>
      )}
    </main>
  );
}
