import { useTranslation } from 'react-i18next';

interface Props {
  readonly rolls: Readonly<Record<number, number>>;
  /** how often each number is to be expected, as weights */
  readonly odds: Readonly<Record<number, number>>;
}

/** How often each number came, beside what was to be expected. */
export function Rolls({ rolls, odds }: Props) {
  const { t } = useTranslation();
  const total = Object.values(rolls).reduce((sum, n) => sum + n, 0);
  const all = Object.values(odds).reduce((sum, n) => sum + n, 0);
  const expected = (number: number): number => (odds[number] ?? 0) / all;
  const list = [...new Set([...Object.keys(odds), ...Object.keys(rolls)].map(Number))].sort((a, b) => a - b);
  const highest = Math.max(1, ...Object.values(rolls), ...list.map((number) => expected(number) * total));
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
