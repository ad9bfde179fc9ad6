import type { RawMove } from '@hexwright/kernel';
import { itemAt } from '@hexwright/kernel';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { GoodIcon } from '../parts/GoodIcon.tsx';
import type { MoveEntry } from '../table/sheet.ts';
import { firstValue } from './choices.ts';
import { useGame } from './game-context.ts';
import { heldBy } from './offered.ts';

interface Props {
  readonly entry: MoveEntry;
  /** one move for each number, the lowest first */
  readonly moves: readonly RawMove[];
}

/** A number to be named: up and down, what there is to pay it with, and a button that says the number. */
export function CountChoice({ entry, moves }: Props) {
  const { t } = useTranslation();
  const { sheet, view, speak, play } = useGame();
  const numbers = moves.map((move) => Number(firstValue(sheet, move)));
  const [wanted, setWanted] = useState(itemAt(numbers, 0));
  // What others have said meanwhile may have left the number behind.
  const at = Math.max(0, numbers.indexOf(wanted));
  const number = itemAt(numbers, at);
  const means = view.means.find(({ move }) => move === entry.name);
  const held = heldBy(sheet, view);
  const words = speak.name('move', entry.name);
  const beyond = means !== undefined && number > means.total;
  return (
    <div className="count-choice">
      {means && (
        <p className={`means${beyond ? ' beyond' : ''}`}>
          <span>{t('means.pays')}</span>
          <span className="means-goods">
            {means.goods.map((good) => (
              <span key={good} className={held(good) > 0 ? '' : 'none'} title={speak.name('good', good)}>
                <GoodIcon sheet={sheet} good={good} size={18} />
                <span className="sr">{speak.name('good', good)}</span> {held(good)}
              </span>
            ))}
          </span>
          <b>{t(beyond ? 'means.beyond' : 'means.total', { total: means.total })}</b>
        </p>
      )}
      <span className="stepper">
        <button
          type="button"
          aria-label={t('count.less', { move: words })}
          disabled={at === 0}
          onClick={() => setWanted(itemAt(numbers, at - 1))}
        >
          −
        </button>
        <output aria-live="polite">{number}</output>
        <button
          type="button"
          aria-label={t('count.more', { move: words })}
          disabled={at === numbers.length - 1}
          onClick={() => setWanted(itemAt(numbers, at + 1))}
        >
          +
        </button>
      </span>
      <button
        type="button"
        className={beyond ? 'action' : 'action primary'}
        onClick={() => play(itemAt(moves, at))}
      >
        <span className="action-words">{t('count.say', { move: words, number })}</span>
      </button>
    </div>
  );
}
