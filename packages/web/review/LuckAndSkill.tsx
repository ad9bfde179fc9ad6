import { itemAt } from '@hexwright/kernel';
import { useTranslation } from 'react-i18next';
import { SeatBadge } from '../parts/SeatBadge.tsx';
import type { Story } from '../table/protocol.ts';
import type { Speaker } from '../words/speak.ts';
import { change, percent } from './percent.ts';
import { lossOf, type Review } from './reviewed.ts';

interface Props {
  readonly review: Review;
  readonly story: Story;
  readonly seat: number;
  readonly speak: Speaker;
}

const KINDS = ['numbers', 'drawn', 'stolen'] as const;

/** What chance gave and took, and what one's own choices have cost. */
export function LuckAndSkill({ review, story, seat, speak }: Props) {
  const { t, i18n } = useTranslation();
  const kinds = KINDS.filter((kind) => review.luck[kind].some((by) => by !== 0));
  const given = review.choices.reduce((sum, choice) => sum + lossOf(choice), 0);
  const goods = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 0 });
  const { luck } = story;
  return (
    <section className="luck-and-skill">
      <h2>{t('review.luck')}</h2>
      <div className="scroll">
        <table>
          <thead>
            <tr>
              <th scope="col">{t('result.player')}</th>
              {kinds.map((kind) => (
                <th key={kind} scope="col">
                  {t(`review.${kind}`)}
                </th>
              ))}
              <th scope="col">{t('review.together')}</th>
              {luck && <th scope="col">{t('review.goods')}</th>}
            </tr>
          </thead>
          <tbody>
            {story.players.map((_, each) => (
              <tr key={each}>
                <th scope="row">
                  <SeatBadge seat={each} /> {speak.seat(each)}
                </th>
                {kinds.map((kind) => (
                  <td key={kind}>{change(itemAt(review.luck[kind], each))}</td>
                ))}
                <td>
                  <b>{change(kinds.reduce((sum, kind) => sum + itemAt(review.luck[kind], each), 0))}</b>
                </td>
                {luck && (
                  <td>
                    {t('review.goods-of', {
                      received: goods.format(itemAt(luck.received, each)),
                      expected: goods.format(itemAt(luck.expected, each)),
                    })}
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="soft">
        {t('review.luck-note')}
        {review.luckUntil !== undefined && ` ${t('review.luck-until', { turn: review.luckUntil })}`}
      </p>
      <h2>{t('review.skill')}</h2>
      <p>
        {t('review.given-away', {
          seat: speak.seat(seat),
          count: review.choices.length,
          given: percent(given),
        })}
      </p>
    </section>
  );
}
