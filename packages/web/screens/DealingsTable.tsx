import { itemAt } from '@hexwright/kernel';
import { useTranslation } from 'react-i18next';
import { SeatBadge } from '../parts/SeatBadge.tsx';
import type { Story } from '../table/protocol.ts';
import type { Speaker } from '../words/speak.ts';

interface Props {
  readonly story: Story;
  readonly order: readonly number[];
  readonly speak: Speaker;
}

const COUNTS = ['trades', 'bank', 'stole', 'robbed', 'discarded'] as const;

/** Who traded, who robbed whom, and whom the numbers favoured. */
export function DealingsTable({ story: { dealings, luck }, order, speak }: Props) {
  const { t, i18n } = useTranslation();
  if (!dealings && !luck) return null;
  const number = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 0 });
  const signed = new Intl.NumberFormat(i18n.language, {
    signDisplay: 'exceptZero',
    maximumFractionDigits: 0,
  });
  return (
    <section className="dealings">
      {luck && (
        <>
          <h2>{t('result.luck')}</h2>
          <ul className="luck">
            {order.map((seat) => {
              const [was, is] = [itemAt(luck.expected, seat), itemAt(luck.received, seat)];
              const most = Math.max(1, ...luck.expected, ...luck.received);
              return (
                <li key={seat} data-luck={seat}>
                  <SeatBadge seat={seat} />
                  <span className="luck-name">{speak.seat(seat)}</span>
                  <span className="luck-bar" aria-hidden="true">
                    <i style={{ width: `${(is / most) * 100}%` }} className={is >= was ? 'good' : 'bad'} />
                    <u style={{ left: `${(was / most) * 100}%` }} />
                  </span>
                  <b
                    title={t('result.luck-of', { received: number.format(is), expected: number.format(was) })}
                  >
                    {was > 0 ? `${signed.format(((is - was) / was) * 100)} %` : '–'}
                  </b>
                  <span className="sr">
                    {t('result.luck-of', { received: number.format(is), expected: number.format(was) })}
                  </span>
                </li>
              );
            })}
          </ul>
          <p className="soft">{t('result.luck-note')}</p>
        </>
      )}
      {dealings && (
        <>
          <h2>{t('result.dealings')}</h2>
          <div className="scroll">
            <table className="dealings-table">
              <thead>
                <tr>
                  <th scope="col">{t('result.player')}</th>
                  {COUNTS.map((count) => (
                    <th key={count} scope="col">
                      {t(`result.${count}`)}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {order.map((seat) => (
                  <tr key={seat}>
                    <th scope="row">
                      <SeatBadge seat={seat} /> {speak.seat(seat)}
                    </th>
                    {COUNTS.map((count) => (
                      <td key={count}>{dealings[count][seat]}</td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </>
      )}
    </section>
  );
}
