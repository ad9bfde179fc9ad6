import { useTranslation } from 'react-i18next';
import { seatLook } from '../look/seats.ts';
import { GoodIcon } from '../parts/GoodIcon.tsx';
import { SeatBadge } from '../parts/SeatBadge.tsx';
import type { BoardKit, BoardSurvey, FairnessReport, StartPlace } from '../table/protocol.ts';
import { capital, type Speaker } from '../words/speak.ts';

interface Props {
  readonly kit: BoardKit;
  readonly speaker: Speaker;
  readonly survey: BoardSurvey | null;
  /** whether chance has a say in this board */
  readonly open: boolean;
  /** whether the deal lies on the board in place of the drawing */
  readonly dealt: boolean;
  /** the places that are shown on the board */
  readonly shown: readonly StartPlace[] | readonly string[] | null;
  show(places: readonly StartPlace[] | readonly string[] | null): void;
  deal(): void;
  showDeal(dealt: boolean): void;
  keepDeal(): void;
}

/** How fair the board is as it lies: what it yields, to whom, and where. */
export function FairnessPanel(props: Props) {
  const { t } = useTranslation();
  const { survey, open, dealt, deal, showDeal, keepDeal } = props;
  if (!survey?.fairness)
    return (
      <p className="soft" role="status">
        {t(survey ? 'editor.fair-first' : 'editor.checking')}
      </p>
    );
  return (
    <>
      {open && (
        <section className="dealt">
          <p className="soft">{t('editor.dealt-note')}</p>
          <p className="ways-on">
            <button type="button" className="action" onClick={deal}>
              {t('editor.deal-again')}
            </button>
            <button type="button" className="action" aria-pressed={dealt} onClick={() => showDeal(!dealt)}>
              {t(dealt ? 'editor.deal-hide' : 'editor.deal-show')}
            </button>
            <button type="button" className="action" onClick={keepDeal}>
              {t('editor.deal-keep')}
            </button>
          </p>
        </section>
      )}
      <Figures {...props} fairness={survey.fairness} />
    </>
  );
}

function Figures({ kit, speaker, fairness, shown, show }: Props & { readonly fairness: FairnessReport }) {
  const { t } = useTranslation();
  const { goods, best, spread, seats, gap, even, reds, equals } = fairness;
  const most = Math.max(1, ...Object.values(goods));
  const crowd = Math.max(1, ...spread);
  const least = Math.max(
    0,
    spread.findIndex((count) => count > 0),
  );
  const toggle = (places: readonly StartPlace[] | readonly string[]): void =>
    show(shown === places ? null : places);
  return (
    <div className="figures-of-fairness">
      <section>
        <h3>{t('editor.even')}</h3>
        <p className="even">
          <b>{even}%</b>
          <meter min={0} max={100} low={60} high={80} optimum={100} value={even} aria-hidden="true" />
        </p>
        <p className="soft">{t('editor.even-note', { even, gap })}</p>
        <ul className="seat-yields" aria-label={t('editor.seats-get')}>
          {seats.map((seat, i) => (
            <li key={i}>
              <button type="button" aria-pressed={shown === seat.places} onClick={() => toggle(seat.places)}>
                <SeatBadge seat={i} />
                <span>{t(seatLook(i).name)}</span>
                <Goods kit={kit} goods={seat.goods} />
                <b>{t('editor.pips', { count: seat.pips })}</b>
              </button>
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h3>{t('editor.goods')}</h3>
        <ul className="good-bars">
          {Object.entries(goods).map(([good, pips]) => (
            <li key={good}>
              <GoodIcon sheet={kit.sheet} good={good} size={20} />
              <span>{capital(speaker.name('good', good))}</span>
              <i
                style={{
                  inlineSize: `${(60 * pips) / most}%`,
                  background: kit.sheet.looks.goods?.[good]?.colour,
                }}
              />
              <b>{pips}</b>
            </li>
          ))}
        </ul>
        <p className="soft">{t('editor.pips-note')}</p>
      </section>
      <section>
        <h3>{t('editor.best')}</h3>
        <ol className="seat-yields">
          {best.map((place) => (
            <li key={JSON.stringify(place.at)}>
              <button
                type="button"
                aria-pressed={shown?.length === 1 && shown[0] === place}
                onClick={() => show(shown?.length === 1 && shown[0] === place ? null : [place])}
              >
                <span className="soft">{'corner' in place.at ? place.at.corner : place.at.extra}</span>
                <Goods kit={kit} goods={place.goods} />
                <b>{t('editor.pips', { count: place.pips })}</b>
              </button>
            </li>
          ))}
        </ol>
      </section>
      <section>
        <h3>{t('editor.spread')}</h3>
        <ol className="spread">
          {spread.slice(least).map((count, i) => (
            <li key={i} title={t('editor.spread-at', { count, pips: i + least })}>
              <i style={{ blockSize: `${(100 * count) / crowd}%` }} />
              <small>{i + least}</small>
              <span className="sr">{t('editor.spread-at', { count, pips: i + least })}</span>
            </li>
          ))}
        </ol>
      </section>
      <section>
        {(
          [
            ['editor.reds', reds],
            ['editor.equals', equals],
          ] as const
        ).map(([title, pairs]) => (
          <div key={title} className="pairs">
            <h3>{t(title)}</h3>
            {pairs.length === 0 && <p className="soft">{t('editor.none')}</p>}
            {pairs.map((pair) => (
              <button
                key={pair.join(' ')}
                type="button"
                className="quiet-button"
                aria-pressed={shown === pair}
                onClick={() => toggle(pair)}
              >
                {pair.join(' – ')}
              </button>
            ))}
          </div>
        ))}
      </section>
    </div>
  );
}

function Goods({ kit, goods }: { readonly kit: BoardKit; readonly goods: readonly string[] }) {
  return (
    <span className="goods-row">
      {goods.map((good) => (
        <GoodIcon key={good} sheet={kit.sheet} good={good} size={18} />
      ))}
    </span>
  );
}
