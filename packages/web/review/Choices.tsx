import { useTranslation } from 'react-i18next';
import type { Fields } from '../table/protocol.ts';
import type { AnySheet } from '../table/sheet.ts';
import type { Speaker } from '../words/speak.ts';
import { moveWords, whyWords } from './move-words.ts';
import { change, percent } from './percent.ts';
import { bestOf, type Choice, gainOf, lossOf, verdictOf, worstOf } from './reviewed.ts';

interface Props {
  readonly choices: readonly Choice[];
  readonly sheet: AnySheet;
  readonly speak: Speaker;
  /** by what places are named */
  readonly fields: Fields;
  readonly shown: Choice | null;
  show(choice: Choice): void;
}

/** The best and the worst choices of a seat, in words. */
export function ToldChoices({ choices, ...props }: Props) {
  const { t } = useTranslation();
  const [worst, best] = [worstOf(choices), bestOf(choices)];
  return (
    <>
      <h2>{t('review.worst')}</h2>
      {worst.length === 0 && <p>{t('review.no-worst')}</p>}
      <ol className="told-choices">
        {worst.map((choice) => (
          <Told key={choice.at} choice={choice} {...props} />
        ))}
      </ol>
      <h2>{t('review.best')}</h2>
      {best.length === 0 && <p>{t('review.no-best')}</p>}
      <ol className="told-choices">
        {best.map((choice) => (
          <Told key={choice.at} choice={choice} {...props} />
        ))}
      </ol>
    </>
  );
}

function Told({
  choice,
  sheet,
  speak,
  fields,
  shown,
  show,
}: Omit<Props, 'choices'> & { readonly choice: Choice }) {
  const { t } = useTranslation();
  const { better, played, turn, chance, other } = choice;
  const words = (move: Choice['played']): string => moveWords(sheet, speak, fields, move);
  const why = whyWords(speak, choice.why);
  return (
    <li className={`told-choice ${verdictOf(choice)}`} data-at={choice.at}>
      <p className="told-head">
        <b>{turn > 0 ? t('turn', { turn }) : t('review.placing')}</b>
        <span className="told-worth">{change(better ? -lossOf(choice) : gainOf(choice))}</span>
      </p>
      <p>
        {t('review.you-chose')} <b>{words(played)}</b>
      </p>
      {better ? (
        <p>
          {t('review.expert-chose')} <b>{words(better)}</b>
        </p>
      ) : (
        <p>{t('review.as-expert')}</p>
      )}
      <p>
        {t(better ? 'review.worth-less' : 'review.worth-more', {
          chance: percent(chance),
          other: percent(other),
        })}
      </p>
      {choice.games > 0 && <p className="soft">{t('review.played-out', { count: choice.games })}</p>}
      {why && <p className="soft">{t('review.why', { why })}</p>}
      <button type="button" className="action" aria-pressed={shown === choice} onClick={() => show(choice)}>
        {t('review.show')}
      </button>
    </li>
  );
}

/** Every choice of a seat with its verdict, in the order of the game. */
export function AllChoices({
  choices,
  unweighed,
  sheet,
  speak,
  fields,
  shown,
  show,
}: Props & { readonly unweighed: number }) {
  const { t } = useTranslation();
  return (
    <details className="all-choices">
      <summary>{t('review.all', { count: choices.length })}</summary>
      {unweighed > 0 && <p className="soft">{t('review.unweighed', { count: unweighed })}</p>}
      <ol>
        {choices.map((choice) => {
          const verdict = verdictOf(choice);
          return (
            <li key={choice.at}>
              <button
                type="button"
                className={`choice-line ${verdict}`}
                aria-pressed={shown === choice}
                onClick={() => show(choice)}
              >
                <span className="choice-turn">{choice.turn > 0 ? choice.turn : '–'}</span>
                <span>
                  {moveWords(sheet, speak, fields, choice.played)}
                  {choice.better && verdict !== 'fine' && (
                    <small>
                      {t('review.rather', { move: moveWords(sheet, speak, fields, choice.better) })}
                    </small>
                  )}
                </span>
                <span className="choice-verdict">
                  {t(verdict === 'best' ? 'review.best-verdict' : `review.${verdict}`)}
                  {lossOf(choice) > 0 && ` ${change(-lossOf(choice))}`}
                </span>
              </button>
            </li>
          );
        })}
      </ol>
    </details>
  );
}
