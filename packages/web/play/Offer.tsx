import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { changeSettings, useSettings } from '../look/settings.ts';
import { Bill } from '../parts/GoodIcon.tsx';
import { SeatBadge } from '../parts/SeatBadge.tsx';
import { firstValue } from './choices.ts';
import { type Answer, type Deal, declineOf, type Goods, standingOffer } from './deal.ts';
import { useGame } from './game-context.ts';
import { inputModeOf } from './input-mode.ts';
import { MoveButton } from './MoveButton.tsx';
import { answersOffer, heldBy, type Offered, offeredKinds } from './offered.ts';
import { WorthToMe } from './Worth.tsx';

const SIGNS: Readonly<Record<Answer['says'], string>> = {
  waiting: '…',
  accepted: '✓',
  declined: '✕',
  countered: '⇄',
};

/** The offer on the table: what I would get and give, everybody's answer, and what can be answered. */
export function Offer({ counter }: { counter(): void }) {
  const { t } = useTranslation();
  const { sheet, view, speak } = useGame();
  const offer = standingOffer(sheet, view);
  if (!offer) return null;
  const { by, eyes, answers } = offer;
  const mine =
    view.seat === null ? [] : offeredKinds(sheet, view).filter((kind) => answersOffer(sheet, view, kind));
  // Whom to trade with is chosen beside what each of them says.
  const partners = mine.filter(({ entry }) => inputModeOf(entry) === 'seat');
  const others = mine.filter((kind) => !partners.includes(kind));
  const told = view.seat === null || eyes !== view.seat ? null : offer;
  return (
    <section className={mine.length > 0 ? 'offer mine' : 'offer'} aria-label={t('offer.title')}>
      <h2 className="offer-head">
        <SeatBadge seat={by} />
        {eyes === by && view.seat === by ? t('offer.own') : t('offer.of', { seat: speak.seat(by) })}
      </h2>
      <Terms deal={offer} who={view.seat === null ? by : null} />
      {told && <WorthToMe deal={told} />}
      <ul className="answers">
        {answers.map((answer) => (
          <AnswerRow key={answer.seat} answer={answer} partners={partners} />
        ))}
      </ul>
      <div className="offer-actions">
        {others.length > 0 && (
          <div className="offer-answers">
            {others.map((kind) => (
              <MoveButton
                key={kind.entry.name}
                kind={kind}
                sole={false}
                primary={sheet.looks.moves?.[kind.entry.name]?.flow !== undefined}
                press={counter}
              />
            ))}
          </div>
        )}
        <DeclineForMe />
      </div>
    </section>
  );
}

interface TermsProps {
  readonly deal: Deal;
  /** the seat whose side it is, where it is not the one that looks */
  readonly who?: number | null;
  readonly small?: boolean;
}

/** Both sides of a deal, in words and in signs; what is not in the hand fades. */
function Terms({ deal: { get, give }, who = null, small = false }: TermsProps) {
  const { t } = useTranslation();
  const { sheet, view, speak } = useGame();
  const held = who === null ? heldBy(sheet, view) : undefined;
  const name = (side: 'get' | 'give'): string =>
    who === null ? t(`offer.you-${side}`) : t(`offer.${side}s`, { seat: speak.seat(who) });
  const words = (goods: Goods): string =>
    goods.map(([good, n]) => `${n} ${speak.name('good', good)}`).join(', ') || t('nothing');
  return (
    <dl className={small ? 'terms small' : 'terms'}>
      {(
        [
          ['get', get],
          ['give', give],
        ] as const
      ).map(([side, goods]) => (
        <div key={side} className={side}>
          <dt>{name(side)}</dt>
          <dd>
            <Bill
              sheet={sheet}
              bill={goods}
              size={small ? 18 : 26}
              held={side === 'give' ? held : undefined}
            />
            <span className={small ? 'sr' : 'terms-words'}>{words(goods)}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface AnswerProps {
  readonly answer: Answer;
  readonly partners: readonly Offered[];
}

/** What one of the others says, with the deal it would rather have, and the button that takes it. */
function AnswerRow({ answer: { seat, says, counter }, partners }: AnswerProps) {
  const { t } = useTranslation();
  const { sheet, view, speak, play } = useGame();
  const ways = partners.flatMap(({ moves }) => moves.filter((move) => firstValue(sheet, move) === seat));
  const words = `${seat === view.seat ? t('players.you') : speak.seat(seat)} ${t(`offer.${says}`)}`;
  return (
    <li className={`answer ${says}`} title={words}>
      <SeatBadge seat={seat} />
      <b aria-hidden="true">{SIGNS[says]}</b>
      <span className={counter || ways.length > 0 ? undefined : 'sr'}>{words}</span>
      {counter && <Terms deal={counter} who={view.seat === null ? seat : null} small />}
      {counter && ways.length > 0 && <WorthToMe deal={counter} />}
      {ways.map((move) => (
        <button key={move.move} type="button" className="action primary" onClick={() => play(move)}>
          {speak.move(move)}
        </button>
      ))}
    </li>
  );
}

/** Offered where it would help: beside an offer that cannot be accepted. */
function DeclineForMe() {
  const { t } = useTranslation();
  const { sheet, view } = useGame();
  const { declineForMe } = useSettings();
  const id = useId();
  if (!declineForMe && !declineOf(sheet, view)) return null;
  return (
    <label className="decline-for-me" htmlFor={id}>
      <input
        id={id}
        type="checkbox"
        checked={declineForMe}
        onChange={({ target }) => changeSettings({ declineForMe: target.checked })}
      />
      {t('offer.decline-for-me')}
    </label>
  );
}
