import { itemAt } from '@hexwright/kernel';
import './later-words.ts';
import type { RoomCampaign } from '@hexwright/table';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { characterName } from '../look/characters.ts';
import { useSeatColours } from '../look/seat-colours.ts';
import { seatLook } from '../look/seats.ts';
import { SeatBadge } from '../parts/SeatBadge.tsx';
import type { ChronicleGame, ChronicleSheet } from '../table/protocol.ts';
import { inWords } from '../words/texts.ts';
import { hrefOf } from './address.ts';
import { PageHead } from './PageHead.tsx';
import { follow } from './route.ts';

export type Chosen = RoomCampaign['chosen'];

interface Props {
  readonly sheet: ChronicleSheet;
  /** where one comes from, if not from the front page */
  readonly back?: string;
  /** how it goes on */
  readonly way: ReactNode;
  /** where a game of it is shown */
  result(game: string): string;
  replay(game: string): string;
  /** what else can be done with it */
  readonly children?: ReactNode;
}

/** The page of a campaign, wherever it is kept. */
export function Chronicle({ sheet, back, way, result, replay, children }: Props) {
  const { t } = useTranslation();
  const names = useNames(sheet);
  const worn = useSeatColours(sheet.players);
  const [best = []] = sheet.ranking;
  if (!worn) return <p className="loading">{t('loading')}</p>;
  return (
    <main className="page chronicle">
      <PageHead title={inWords(sheet.title)} {...(back && { back })} />
      {sheet.modules.length > 0 && (
        <p className="soft">
          {t('chronicle.with', { modules: sheet.modules.map((name) => inWords(name)).join(', ') })}
        </p>
      )}
      {sheet.chapter === null && (
        <p className="winner">
          {t('result.winner', { count: best.length, who: best.map(names).join(', ') })}
        </p>
      )}
      {way}
      <Standing sheet={sheet} />
      {sheet.games.map((game, at) => (
        <Chapter key={game.game} sheet={sheet} game={game} at={at} result={result} replay={replay} />
      ))}
      <p className="result-ways">
        {children}
        <a className="quiet-button" href={hrefOf(`/browse/${sheet.of}`)} onClick={follow}>
          {t('chronicle.rules')}
        </a>
      </p>
    </main>
  );
}

interface ChoicesProps {
  readonly choices: ChronicleSheet['choices'];
  readonly chosen: Chosen;
  /** where it is not there, they are only shown */
  choose?(chosen: Chosen): void;
}

/** What is chosen before a chapter. */
export function Choices({ choices, chosen, choose }: ChoicesProps) {
  const { t } = useTranslation();
  return choices.map(({ id, words, values, usual }) => (
    <label key={id} className="field">
      <span>{inWords(words)}</span>
      <select
        value={String(chosen[id] ?? usual)}
        disabled={!choose}
        onChange={({ target }) =>
          choose?.({ ...chosen, [id]: values.find((value) => String(value) === target.value) ?? usual })
        }
      >
        {values.map((value) => (
          <option key={String(value)} value={String(value)}>
            {spoken(t, value)}
          </option>
        ))}
      </select>
    </label>
  ));
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
              {sheet.totals[equals[0] ?? -1]} {inWords(sheet.gains)}
            </b>
          </li>
        ))}
      </ol>
    </>
  );
}

interface ChapterProps extends Pick<Props, 'sheet' | 'result' | 'replay'> {
  readonly game: ChronicleGame;
  readonly at: number;
}

/** What came of one game. */
function Chapter({ sheet, game, at, result, replay }: ChapterProps) {
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
        {t('chronicle.game', { at: at + 1 })}: {inWords(itemAt(sheet.chapters, game.chapter))}
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
        <a className="quiet-button" href={hrefOf(result(game.game))} onClick={follow}>
          {t('result.link')}
        </a>{' '}
        <a className="quiet-button" href={hrefOf(replay(game.game))} onClick={follow}>
          {t('replay')}
        </a>
      </p>
    </section>
  );
}

function useNames({ players }: ChronicleSheet): (seat: number) => string {
  const { t } = useTranslation();
  return (seat) => players[seat]?.name ?? characterName(players[seat], seat) ?? t(seatLook(seat).name);
}

const seatsOf = ({ players }: ChronicleSheet): readonly number[] => players.map((_, seat) => seat);

const spoken = (t: (key: string) => string, value: unknown): string =>
  typeof value === 'boolean' ? t(value ? 'chronicle.yes' : 'chronicle.no') : String(value);
