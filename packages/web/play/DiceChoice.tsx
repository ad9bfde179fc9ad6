import type { RawMove } from '@hexwright/kernel';
import { itemAt } from '@hexwright/kernel';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MoveEntry } from '../table/sheet.ts';
import { Die } from './Dice.tsx';
import { useGame } from './game-context.ts';

interface Props {
  readonly entry: MoveEntry;
  /** one move for each pair of faces */
  readonly moves: readonly RawMove[];
}

const DICE = ['red', 'yellow'] as const;

/** Two dice, a face chosen on each, and a button that says what they show together. */
export function DiceChoice({ entry, moves }: Props) {
  const { t } = useTranslation();
  const { speak, play } = useGame();
  const [chosen, setChosen] = useState({ red: itemAt(moves, 0).red, yellow: itemAt(moves, 0).yellow });
  const facesOf = (die: (typeof DICE)[number]): number[] => [
    ...new Set(moves.map((move) => Number(move[die]))),
  ];
  const meant = moves.find((move) => DICE.every((die) => move[die] === chosen[die])) ?? itemAt(moves, 0);
  const [red, yellow] = [Number(meant.red), Number(meant.yellow)];
  return (
    <div className="dice-choice">
      {DICE.map((die) => (
        <fieldset key={die}>
          <legend>{t(`dice-choice.${die}`)}</legend>
          {facesOf(die).map((face) => (
            <button
              key={face}
              type="button"
              aria-label={t('dice-choice.face', { die: t(`dice-choice.${die}`), face })}
              aria-pressed={meant[die] === face}
              onClick={() => setChosen({ ...chosen, [die]: face })}
            >
              <Die value={face} colour={die} />
            </button>
          ))}
        </fieldset>
      ))}
      <button type="button" className="action primary" onClick={() => play(meant)}>
        <span className="action-words">
          {t('dice-choice.say', { move: speak.name('move', entry.name), red, yellow, number: red + yellow })}
        </span>
      </button>
    </div>
  );
}
