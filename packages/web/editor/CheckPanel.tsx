import { useTranslation } from 'react-i18next';
import { capital } from '../words/speak.ts';
import { sentenceInWords } from '../words/texts.ts';
import type { PlaceWords } from './place-words.ts';
import type { Surveyed } from './use-survey.ts';

interface Props {
  readonly surveyed: Surveyed;
  readonly words: PlaceWords;
  readonly game: string;
  readonly seats: number;
  /** the sentence whose places are shown on the board */
  readonly shown: string | null;
  show(sentence: string | null): void;
}

/** so many sentences of one kind are told; the rest is a number */
const OF_A_KIND = 4;

/** What the engine itself says of the board: sound or not, and what the rules of the game need. */
export function CheckPanel({ surveyed, words: places, game, seats, shown, show }: Props) {
  const { t } = useTranslation();
  const { survey, trouble } = surveyed;
  if (trouble)
    return (
      <p role="alert" className="refusal">
        {trouble}
      </p>
    );
  if (!survey)
    return (
      <p role="status" className="soft">
        {t('editor.checking')}
      </p>
    );
  const lacking = survey.needs.filter(({ lacks }) => lacks !== null);
  const count = survey.faults.length + lacking.length;
  return (
    <>
      <p role="status" className={`verdict ${count === 0 ? 'sound' : 'unsound'}`}>
        <b>{count === 0 ? t('editor.sound') : t('editor.unsound', { count })}</b>
        {count === 0 && (
          <span>{t('editor.sound-note', { game, seats: t('editor.seats-n', { count: seats }) })}</span>
        )}
      </p>
      <ul className="faults">
        {byKind(survey.faults).map(({ told, more }) => (
          <li key={told[0]}>
            {told.map((sentence) => (
              <button
                key={sentence}
                type="button"
                className="fault"
                aria-pressed={shown === sentence}
                title={t('editor.show')}
                onClick={() => show(shown === sentence ? null : sentence)}
              >
                {capital(places.sentence(sentenceInWords(sentence)))}
              </button>
            ))}
            {more > 0 && <small className="soft">{t('editor.more-faults', { count: more })}</small>}
          </li>
        ))}
      </ul>
      <h3>{t('editor.needs')}</h3>
      {survey.needs.length === 0 && <p className="soft">{t('editor.needs-nothing')}</p>}
      <ul className="needs">
        {survey.needs.map(({ words, lacks }) => {
          const sentence = `the board needs ${words}, but ${lacks ?? ''}`;
          const met = lacks === null && survey.faults.length === 0;
          return (
            <li key={words} className={lacks !== null ? 'lacking' : met ? 'met' : ''}>
              {lacks === null ? (
                <span>{capital(sentenceInWords(words))}</span>
              ) : (
                <button
                  type="button"
                  className="fault"
                  aria-pressed={shown === sentence}
                  aria-label={`${t('editor.need-lacking', { need: sentenceInWords(words) })}: ${sentenceInWords(lacks)}`}
                  onClick={() => show(shown === sentence ? null : sentence)}
                >
                  {capital(sentenceInWords(words))}
                  <small>{t('editor.lacks', { lacks: places.sentence(sentenceInWords(lacks)) })}</small>
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** Sentences that differ only in their places and numbers are of one kind. */
export function byKind(sentences: readonly string[]): { readonly told: string[]; readonly more: number }[] {
  const kinds = new Map<string, string[]>();
  for (const sentence of sentences) {
    const kind = sentence.replaceAll(/-?\d+/g, '#');
    kinds.set(kind, [...(kinds.get(kind) ?? []), sentence]);
  }
  return [...kinds.values()].map((all) => ({
    told: all.slice(0, OF_A_KIND),
    more: Math.max(0, all.length - OF_A_KIND),
  }));
}
