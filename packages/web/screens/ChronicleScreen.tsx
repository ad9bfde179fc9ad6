import './later-words.ts';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { seatLook } from '../look/seats.ts';
import { useWornColours } from '../look/worn.ts';
import { SeatBadge } from '../parts/SeatBadge.tsx';
import { referee } from '../table/link.ts';
import type { ChronicleGame, ChronicleSheet } from '../table/protocol.ts';
import { inWords, sentenceInWords } from '../words/texts.ts';
import { freshSeed } from './fresh-seed.ts';
import { saveCampaign } from './game-files.ts';
import { PageHead } from './PageHead.tsx';
import { follow, go } from './route.ts';
import { Trouble } from './Trouble.tsx';

/** A campaign: what came of each chapter, how everybody stands, and the way on. */
export function ChronicleScreen({ campaign }: { readonly campaign: string }) {
  const { t } = useTranslation();
  const [sheet, setSheet] = useState<ChronicleSheet | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const refresh = useCallback(() => {
    referee.chronicle(campaign).then(
      (told) => (told.ok ? setSheet(told.chronicle) : setTrouble(sentenceInWords(told.reason.text))),
      (error: Error) => setTrouble(error.message),
    );
  }, [campaign]);
  useEffect(refresh, [refresh]);
  const worn = useWornColours(sheet?.players);
  if (trouble) return <Trouble text={trouble} />;
  if (!sheet || !worn) return <p className="loading">{t('loading')}</p>;
  return (
    <main className="page chronicle">
      <PageHead title={inWords(sheet.title)} />
      {sheet.modules.length > 0 && (
        <p className="soft">
          {t('chronicle.with', { modules: sheet.modules.map((name) => inWords(name)).join(', ') })}
        </p>
      )}
      <Way sheet={sheet} />
      <Standing sheet={sheet} />
      {sheet.games.map((game, at) => (
        <Chapter key={game.game} sheet={sheet} game={game} at={at} />
      ))}
      <p className="result-ways">
        <button type="button" className="quiet-button" onClick={() => void saveCampaign(sheet)}>
          {t('export')}
        </button>
        <a className="quiet-button" href={`/browse/${sheet.of}`} onClick={follow}>
          {t('chronicle.rules')}
        </a>
      </p>
    </main>
  );
}

/** How it goes on: the game that was begun, what is chosen before the next, or who has won. */
function Way({ sheet }: { readonly sheet: ChronicleSheet }) {
  const { t } = useTranslation();
  const names = useNames(sheet);
  const [chosen, setChosen] = useState<Readonly<Record<string, unknown>>>({});
  const [refused, setRefused] = useState<string | null>(null);
  if (sheet.chapter === null) {
    const [best = []] = sheet.ranking;
    return (
      <p className="winner">{t('result.winner', { count: best.length, who: best.map(names).join(', ') })}</p>
    );
  }
  const title = inWords(sheet.chapters[sheet.chapter]);
  const start = async (): Promise<void> => {
    const begun = await referee.nextChapter(sheet.id, chosen, freshSeed());
    if (begun.ok) go(`/table/${begun.game}`);
    else setRefused(sentenceInWords(begun.reason.text));
  };
  return (
    <section className="way-on">
      <p>
        {t('chronicle.next', { at: sheet.chapter + 1, count: sheet.chapters.length })} <b>{title}</b>
      </p>
      {sheet.choices.map(({ id, words, values, usual }) => (
        <label key={id} className="field">
          <span>{inWords(words)}</span>
          <select
            value={String(chosen[id] ?? usual)}
            onChange={({ target }) =>
              setChosen({ ...chosen, [id]: values.find((value) => String(value) === target.value) })
            }
          >
            {values.map((value) => (
              <option key={String(value)} value={String(value)}>
                {spoken(t, value)}
              </option>
            ))}
          </select>
        </label>
      ))}
      {refused && (
        <p role="alert" className="refusal">
          {refused}
        </p>
      )}
      {sheet.begun ? (
        <a className="action primary big" href={`/table/${sheet.begun}`} onClick={follow}>
          {t('chronicle.go-on')}
        </a>
      ) : (
        <button type="button" className="action primary big" onClick={() => void start()}>
          {t(sheet.games.at(-1)?.again ? 'chronicle.again' : 'chronicle.begin')}
        </button>
      )}
    </section>
  );
}

/** Everybody with what they have gained in all, the best first. */
function Standing({ sheet }: { readonly sheet: ChronicleSheet }) {
  const { t } = useTranslation();
  const names = useNames(sheet);
  if (sheet.games.length === 0) return null;
  return (
    <>
      <h2>{t('chronicle.standing')}</h2>
      <ol className="standing">
        {sheet.ranking.map((equals) => (
          <li key={equals.join()}>
            {equals.map((seat) => (
              <span key={seat}>
                <SeatBadge seat={seat} /> {names(seat)}
              </span>
            ))}
            <b>
              {sheet.totals[equals[0]]} {inWords(sheet.gains)}
            </b>
          </li>
        ))}
      </ol>
    </>
  );
}

interface ChapterProps {
  readonly sheet: ChronicleSheet;
  readonly game: ChronicleGame;
  readonly at: number;
}

/** What came of one game. */
function Chapter({ sheet, game, at }: ChapterProps) {
  const { t } = useTranslation();
  const names = useNames(sheet);
  const rows: readonly (readonly [words: string, values: readonly (number | string)[]])[] = [
    [t('chronicle.points'), game.points],
    ...sheet.notes.flatMap(({ id, words }) =>
      game.notes[id] ? [[inWords(words), game.notes[id]] as const] : [],
    ),
    [inWords(sheet.gains), game.gains],
  ];
  return (
    <section className="chapter" data-again={game.again}>
      <h2>
        {t('chronicle.game', { at: at + 1 })}: {inWords(sheet.chapters[game.chapter])}
      </h2>
      <p>
        {game.winners.length > 0
          ? t('result.winner', { count: game.winners.length, who: game.winners.map(names).join(', ') })
          : t('chronicle.lost')}{' '}
        {game.again && t('chronicle.repeated')}
      </p>
      {game.chosen.map(({ words, value }) => (
        <p key={words} className="soft">
          {inWords(words)} {spoken(t, value)}
        </p>
      ))}
      <div className="scroll">
        <table>
          <thead>
            <tr>
              <th scope="col">{t('result.player')}</th>
              {rows.map(([words]) => (
                <th key={words} scope="col">
                  {words}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {seatsOf(sheet).map((seat) => (
              <tr key={seat}>
                <th scope="row">
                  <SeatBadge seat={seat} /> {names(seat)}
                </th>
                {rows.map(([words, values]) => (
                  <td key={words}>{values[seat]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p>
        <a className="quiet-button" href={`/result/${game.game}`} onClick={follow}>
          {t('result.link')}
        </a>{' '}
        <a className="quiet-button" href={`/replay/${game.game}`} onClick={follow}>
          {t('replay')}
        </a>
      </p>
    </section>
  );
}

function useNames({ players }: ChronicleSheet): (seat: number) => string {
  const { t } = useTranslation();
  return (seat) => players[seat]?.name ?? t(seatLook(seat).name);
}

const seatsOf = ({ players }: ChronicleSheet): readonly number[] => players.map((_, seat) => seat);

const spoken = (t: (key: string) => string, value: unknown): string =>
  typeof value === 'boolean' ? t(value ? 'chronicle.yes' : 'chronicle.no') : String(value);
