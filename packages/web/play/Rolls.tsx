import { useTranslation } from 'react-i18next';
import { pipsOf } from '../board/Numbers.tsx';

interface Props {
  readonly rolls: Readonly<Record<number, number>>;
}

/** How often each number fell, beside what two fair dice would give. */
export function Rolls({ rolls }: Props) {
  const { t } = useTranslation();
  const total = Object.values(rolls).reduce((sum, n) => sum + n, 0);
  const expected = (number: number): number => (number === 7 ? 6 : pipsOf(number)) / 36;
  const highest = Math.max(1, ...Object.values(rolls), total / 6);
  const list = Array.from({ length: 11 }, (_, i) => i + 2);
  return (
    <figure className="rolls">
      <figcaption>{t('rolls.title', { count: total })}</figcaption>
      <div className="bars">
        {list.map((number) => (
          <div
            key={number}
            className="bar"
            role="img"
            aria-label={t('rolls.bar', {
              number,
              count: rolls[number] ?? 0,
              expected: (expected(number) * total).toFixed(1),
            })}
          >
            <span className="bar-box">
              <i style={{ height: `${((rolls[number] ?? 0) / highest) * 100}%` }} />
              <u style={{ bottom: `${((expected(number) * total) / highest) * 100}%` }} />
            </span>
            <small>{number}</small>
          </div>
        ))}
      </div>
    </figure>
  );
}
