import './review-words.ts';
import './look/hint.css';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnyGame } from '../play/game-context.ts';
import { hintAt } from '../play/hinted.ts';
import { referee } from '../table/link.ts';
import { isIsland } from '../table/sheet.ts';
import { reasonWords } from '../words/reason.ts';
import { askReviewer } from './ask-reviewer.ts';
import { moveWords, placesIn, whyWords } from './move-words.ts';
import { percent } from './percent.ts';
import type { Advice } from './reviewed.ts';

interface Props {
  readonly game: string;
  close(): void;
}

/** What would you do? The expert's answer, with its reason, for whoever plays alone and asks. */
export function Hint({ game, close }: Props) {
  const { t } = useTranslation();
  const { sheet, view, speak } = useAnyGame();
  const [advice, setAdvice] = useState<Advice | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { seat } = view;
  useEffect(() => {
    if (seat === null) return;
    const end = new AbortController();
    const fail = (text: string): void => {
      if (!end.signal.aborted) setRefusal(text);
    };
    referee.copy(game).then(
      (copied) => {
        if (end.signal.aborted) return;
        if (!copied.ok) return fail(reasonWords(copied.reason));
        askReviewer({ file: copied.file, seats: [seat], about: 'now' }, end.signal, (answer) => {
          if ('progress' in answer) return;
          if (!answer.ok)
            return fail(
              t(answer.reason.code === 'unjudged' ? 'hint.unjudged' : 'hint.failed', {
                reason: reasonWords(answer.reason),
              }),
            );
          if ('advice' in answer) setAdvice(answer.advice);
        });
      },
      (error: Error) => fail(error.message),
    );
    return () => end.abort();
  }, [game, seat, t]);

  if (refusal) return <p role="alert">{refusal}</p>;
  if (!advice) return <p role="status">{t('hint.thinking')}</p>;
  const [best, ...others] = advice.moves;
  if (!best) return <p role="alert">{t('hint.unjudged')}</p>;
  const words = (move: (typeof best)['move']): string => moveWords(sheet, speak, view.fields, move);
  const places = placesIn(sheet, best.move);
  const why = whyWords(speak, advice.why);
  const show = (): void => {
    hintAt({ places, moves: view.moves });
    close();
  };
  return (
    <div className="hint" role="status">
      <p className="hint-best">
        {t('hint.best')} <b>{words(best.move)}</b>
      </p>
      <p>{t('hint.chance', { chance: percent(best.chance) })}</p>
      {why && <p>{t('review.why', { why })}</p>}
      {others.length > 0 && (
        <>
          <h3>{t('hint.others')}</h3>
          <ul>
            {others.map(({ move, chance }, i) => (
              <li key={i}>
                {words(move)} <span className="soft">{percent(chance)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      <p className="soft">{t('hint.note')}</p>
      {isIsland(sheet) && places.length > 0 && (
        <button type="button" className="action primary" onClick={show}>
          {t('review.show')}
        </button>
      )}
    </div>
  );
}
