import { useTranslation } from 'react-i18next';

/** more numbers than these are a list to open */
const SIDE_BY_SIDE = 8;

interface Props {
  readonly possible: readonly number[];
  readonly seats: number;
  choose(seats: number): void;
}

/** How many sit at the table. */
export function SeatCount({ possible, seats, choose }: Props) {
  const { t } = useTranslation();
  if (possible.length > SIDE_BY_SIDE)
    return (
      <select
        className="seat-count"
        aria-label={t('set-up.seats')}
        value={seats}
        onChange={({ target }) => choose(Number(target.value))}
      >
        {possible.map((each) => (
          <option key={each} value={each}>
            {each}
          </option>
        ))}
      </select>
    );
  return (
    <div className="segments">
      {possible.map((each) => (
        <button key={each} type="button" aria-pressed={seats === each} onClick={() => choose(each)}>
          {each}
        </button>
      ))}
    </div>
  );
}
