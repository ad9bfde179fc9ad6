import { useTranslation } from 'react-i18next';
import { numbers, rowOf } from '../board/read.ts';
import { Bill } from '../parts/GoodIcon.tsx';
import { SeatBadge } from '../parts/SeatBadge.tsx';
import { useGame } from './game-context.ts';
import { MoveButton } from './MoveButton.tsx';
import { answersOffer, offeredKinds, offerer } from './offered.ts';

const ANSWERS = ['waiting', 'accepted', 'declined', 'countered'] as const;

/** The offer on the table with everybody's answer, and what can be answered. */
export function Offer({ openTrade }: { openTrade(): void }) {
  const { t } = useTranslation();
  const { sheet, view, speak } = useGame();
  const by = offerer(view);
  if (by === undefined) return null;
  const answers = numbers(view.fields.offerAnswer);
  const mine =
    view.seat === null ? [] : offeredKinds(sheet, view).filter((kind) => answersOffer(sheet, view, kind));
  const bill = (counts: readonly number[]): (readonly [string, number])[] =>
    counts.flatMap((n, i) => (n > 0 ? [[sheet.goods[i].id, n] as const] : []));
  const words = (list: readonly (readonly [string, number])[]): string =>
    list.map(([good, n]) => `${n} ${speak.name('good', good)}`).join(', ') || t('nothing');
  const give = bill(numbers(view.fields.offerGive));
  const want = bill(numbers(view.fields.offerWant));
  return (
    <section className={mine.length > 0 ? 'offer mine' : 'offer'} aria-label={t('offer.title')}>
      <p className="offer-terms">
        <SeatBadge seat={by} />
        <span className="sr">
          {t('offer.words', { seat: speak.seat(by), give: words(give), want: words(want) })}
        </span>
        <Bill sheet={sheet} bill={give} size={24} />
        <span aria-hidden="true">→</span>
        <Bill sheet={sheet} bill={want} size={24} />
      </p>
      <ul>
        {answers.map((answer, seat) => {
          if (seat === by) return null;
          const counterGive = bill(rowOf(view.fields.counterGive, seat));
          const counterWant = bill(rowOf(view.fields.counterWant, seat));
          return (
            <li key={seat} className={`answer ${ANSWERS[answer]}`}>
              <SeatBadge seat={seat} />
              <span>{speak.seat(seat)}</span>
              <b>{t(`offer.${ANSWERS[answer]}`)}</b>
              {ANSWERS[answer] === 'countered' && (
                <span className="counter">
                  <span className="sr">
                    {t('offer.words', {
                      seat: speak.seat(seat),
                      give: words(counterGive),
                      want: words(counterWant),
                    })}
                  </span>
                  <Bill sheet={sheet} bill={counterGive} />→<Bill sheet={sheet} bill={counterWant} />
                </span>
              )}
            </li>
          );
        })}
      </ul>
      {mine.length > 0 && (
        <div className="offer-answers">
          {mine.map((kind) => (
            <MoveButton
              key={kind.entry.name}
              kind={kind}
              sole={false}
              primary={sheet.looks.moves?.[kind.entry.name]?.flow !== undefined}
              press={openTrade}
            />
          ))}
        </div>
      )}
    </section>
  );
}
