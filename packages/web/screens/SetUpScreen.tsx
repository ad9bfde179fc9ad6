import { itemAt } from '@hexwright/kernel';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { wishedIn } from '../friends/terms.ts';
import { rememberName } from '../look/my-name.ts';
import { changeSettings } from '../look/settings.ts';
import { referee } from '../table/link.ts';
import type { LaidBoard, Player, RowCard, RowSheet, Seating, Wish } from '../table/protocol.ts';
import { reasonWords } from '../words/reason.ts';
import { sentenceInWords } from '../words/texts.ts';
import { here } from './address.ts';
import { aBot, beginGame, DRAWN, myself } from './begin.ts';
import { CampaignBox } from './CampaignBox.tsx';
import { inColours } from './colours.ts';
import { freshSeed } from './fresh-seed.ts';
import { GameChoice, useRow, useWish, type Wished } from './GameChoice.tsx';
import { KeepOwnGame } from './KeepOwnGame.tsx';
import { LaidExample } from './LaidExample.tsx';
import { broughtBoard } from './own-board.ts';
import { nameIn } from './own-games.ts';
import { go } from './route.ts';
import { Seats } from './Seats.tsx';
import { Trouble } from './Trouble.tsx';

/** One row of the catalogue: what it is, and how to play it. */
export function SetUpScreen({ id }: { readonly id: string }) {
  const { t } = useTranslation();
  const card = useRow(id);
  if (card === undefined) return <p className="loading">{t('loading')}</p>;
  if (card === null) return <Trouble title={t('trouble.lost')} text={t('trouble.no-row', { id })} />;
  return <SetUp key={card.id} card={card} />;
}

function SetUp({ card }: { readonly card: RowCard }) {
  const wished = useWish(card, { ...wishedIn(here()), ...broughtBoard(here().search) });
  const [persons, setPersons] = useState<readonly Player[]>(() => [myself()]);
  const [seating, setSeating] = useState<Seating>(DRAWN);
  const [drawn, setDrawn] = useState(freshSeed);
  const [typed, setTyped] = useState('');
  const seed = typed || drawn;
  const laid = useLaid(wished, seed);
  const players = inColours(
    Array.from({ length: wished.wish.seats }, (_, seat): Player => persons[seat] ?? aBot()),
  );
  return (
    <GameChoice
      card={card}
      wished={wished}
      back="/browse"
      laid={laid}
      below={
        laid && (
          <LaidExample
            evenness={laid.evenness}
            reroll={typed === '' ? () => setDrawn(freshSeed()) : undefined}
          />
        )
      }
      seats={
        <Seats
          possible={card.players.includes(wished.wish.seats) ? card.players : [wished.wish.seats]}
          players={players}
          seating={seating}
          seat={setSeating}
          change={(next) => {
            setPersons(next);
            remember(itemAt(next, 0));
            if (next.length !== wished.wish.seats) wished.change({ seats: next.length });
          }}
        />
      }
    >
      <Begin wished={wished} players={players} seating={seating} seed={seed} typed={typed} type={setTyped}>
        <KeepOwnGame wish={wished.wish} named={nameIn(here())} />
        {card.chapters && <BeginCampaign card={card} players={players} modules={wished.wish.modules ?? []} />}
      </Begin>
    </GameChoice>
  );
}

/** What the first person is called, and its colour, hold for the next game too. */
function remember({ kind, name = '', colour = 0 }: Player): void {
  if (kind !== 'person') return;
  rememberName(name);
  changeSettings({ colour });
}

/** The board that the seed lays for what is wished; null until it lies there. */
function useLaid({ wish, row, of }: Wished, seed: string): LaidBoard | null {
  const [laid, setLaid] = useState<{ readonly row: RowSheet; readonly board: LaidBoard } | null>(null);
  useEffect(() => {
    if (!row || of !== wish) return;
    let stale = false;
    void referee.board(wish, seed).then(
      (found) => !stale && found.ok && setLaid({ row, board: found.board }),
      () => {},
    );
    return () => {
      stale = true;
    };
  }, [wish, row, of, seed]);
  // What lies there must be of the row that is shown: another one has other hexes.
  return laid?.row === row ? (laid?.board ?? null) : null;
}

interface BeginCampaignProps {
  readonly card: RowCard;
  readonly players: readonly Player[];
  readonly modules: readonly string[];
}

/** A campaign is begun with its first chapter, by whoever sits down here, with the modules that were added. */
function BeginCampaign({ card, players, modules }: BeginCampaignProps) {
  const { t } = useTranslation();
  const [refused, setRefused] = useState<string | null>(null);
  const start = async (): Promise<void> => {
    const begun = await referee.beginCampaign(card.id, players, freshSeed(), modules);
    if (begun.ok) go(`/table/${begun.game}`);
    else setRefused(sentenceInWords(begun.reason.text));
  };
  return (
    <CampaignBox card={card}>
      {refused && (
        <p role="alert" className="refusal">
          {refused}
        </p>
      )}
      <button type="button" className="action" onClick={() => void start()}>
        {t('chronicle.begin-campaign')}
      </button>
    </CampaignBox>
  );
}

interface BeginProps {
  readonly wished: Wished;
  readonly players: readonly Player[];
  readonly seating: Seating;
  /** the seed that will be played, and what was typed of it */
  readonly seed: string;
  readonly typed: string;
  type(seed: string): void;
  /** what else could be begun here */
  readonly children: ReactNode;
}

function Begin({ wished, players, seating, seed, typed, type, children }: BeginProps) {
  const { t } = useTranslation();
  const [guided, setGuided] = useState(false);
  const [refused, setRefused] = useState<{ readonly wish: Wish; readonly text: string } | null>(null);
  const trouble = wished.trouble ?? (refused?.wish === wished.wish ? refused.text : null);
  const start = async (): Promise<void> => {
    const begun = await beginGame(wished.wish, players, seed, guided, seating);
    if (begun.ok) go(`/table/${begun.game}`);
    else setRefused({ wish: wished.wish, text: reasonWords(begun.reason) });
  };
  return (
    <>
      <label className="field seed">
        <span>{t('set-up.seed')}</span>
        <input
          value={typed}
          maxLength={80}
          autoComplete="off"
          placeholder={t('set-up.seed-empty')}
          onChange={(event) => type(event.target.value)}
        />
        <small>{t('set-up.seed-note')}</small>
      </label>
      <label className="field flag">
        <input type="checkbox" checked={guided} onChange={(event) => setGuided(event.target.checked)} />
        <span>{t('set-up.guided')}</span>
      </label>
      {children}
      <div className="way-on">
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
      </div>
    </>
  );
}
