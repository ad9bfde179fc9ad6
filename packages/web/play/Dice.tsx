import { useTranslation } from 'react-i18next';
import { numbers } from '../board/read.ts';
import { useGame } from './game-context.ts';

const SPOTS: Readonly<Record<number, readonly (readonly [x: number, y: number])[]>> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};

/** The last throw. */
export function Dice() {
  const { t } = useTranslation();
  const { view, told } = useGame();
  const dice = numbers(view.fields.dice);
  const throws = told.filter(({ kind }) => kind === 'rolled').length;
  if (!(dice[0] > 0)) return null;
  return (
    <div
      className="dice"
      key={throws}
      role="img"
      aria-label={t('dice', { red: dice[0], yellow: dice[1], number: dice[0] + dice[1] })}
    >
      {dice.map((value, i) => (
        <svg
          key={i === 0 ? 'red' : 'yellow'}
          viewBox="-22 -22 44 44"
          className={i === 0 ? 'die red' : 'die yellow'}
          aria-hidden="true"
        >
          <rect x="-19" y="-19" width="38" height="38" rx="9" />
          {(SPOTS[value] ?? []).map(([x, y]) => (
            <circle key={`${x},${y}`} cx={x * 10} cy={y * 10} r="3.6" />
          ))}
        </svg>
      ))}
    </div>
  );
}
