import { itemAt } from '@hexwright/kernel';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OptionControl } from '../table/protocol.ts';
import { capital } from '../words/speak.ts';
import { inWords } from '../words/texts.ts';

type Terms = Readonly<Record<string, string>>;

interface Props {
  readonly options: readonly OptionControl[];
  /** what was asked for; the rules may not have answered yet */
  readonly asked: Readonly<Record<string, unknown>>;
  readonly terms: Terms;
  change(name: string, value: number | string | boolean): void;
}

/** A control for every option that the modules declare. */
export function OptionControls({ options, asked, terms, change }: Props) {
  const { t } = useTranslation();
  if (options.length === 0) return null;
  return (
    <details className="field options">
      <summary>{t('set-up.options')}</summary>
      {options.map((option) => (
        <Option
          key={option.name}
          option={{ ...option, value: (asked[option.name] as OptionControl['value']) ?? option.value }}
          terms={terms}
          change={(value) => change(option.name, value)}
        />
      ))}
    </details>
  );
}

interface OptionProps {
  readonly option: OptionControl;
  readonly terms: Terms;
  change(value: number | string | boolean): void;
}

function Option({ option, terms, change }: OptionProps) {
  const id = useId();
  return (
    <div className={`option ${option.type}`}>
      <label htmlFor={id}>{terms[`option.${option.name}`] ?? option.words}</label>
      {option.type === 'flag' && (
        <input
          id={id}
          type="checkbox"
          checked={option.value === true}
          onChange={(event) => change(event.target.checked)}
        />
      )}
      {option.type === 'int' && (
        <NumberInput id={id} value={Number(option.value)} min={option.min} max={option.max} change={change} />
      )}
      {option.rolled && option.values && <Throw values={option.values} change={change} />}
      {option.type === 'choice' && (
        <select id={id} value={String(option.value)} onChange={(event) => change(event.target.value)}>
          {option.values?.map((value) => (
            <option key={value} value={value}>
              {capital(
                terms[`option.${option.name}.${value}`] ??
                  inWords(value.replaceAll('-', ' '), `option.${option.name}.${value}`),
              )}
            </option>
          ))}
        </select>
      )}
    </div>
  );
}

/** A die for a choice that the rules leave to one. */
function Throw({
  values,
  change,
}: {
  readonly values: readonly string[];
  readonly change: (value: string) => void;
}) {
  const { t } = useTranslation();
  return (
    <button
      type="button"
      className="throw"
      aria-label={t('set-up.throw')}
      title={t('set-up.throw')}
      onClick={() => change(itemAt(values, Math.floor(Math.random() * values.length)))}
    >
      ⚄
    </button>
  );
}

interface NumberProps {
  readonly id: string;
  readonly value: number;
  readonly min?: number;
  readonly max?: number;
  change(value: number): void;
}

/** A number that can be typed: what is half written counts for nothing until it is done. */
function NumberInput({
  id,
  value,
  min = Number.MIN_SAFE_INTEGER,
  max = Number.MAX_SAFE_INTEGER,
  change,
}: NumberProps) {
  const { t } = useTranslation();
  const [draft, setDraft] = useState<string | null>(null);
  const [undone, setUndone] = useState<string | null>(null);
  const fits = (text: string): boolean => /^-?\d+$/.test(text) && Number(text) >= min && Number(text) <= max;
  const settle = (): void => {
    if (draft === null) return;
    if (fits(draft) && Number(draft) !== value) change(Number(draft));
    setUndone(draft === '' || fits(draft) ? null : draft);
    setDraft(null);
  };
  const wrong = draft !== null && draft !== '' && !fits(draft);
  const told = wrong
    ? t('set-up.range', { min, max })
    : undone !== null && t('set-up.undone', { given: undone, min, max, value });
  return (
    <span className="number-input">
      <input
        id={id}
        type="number"
        inputMode="numeric"
        min={min}
        max={max}
        value={draft ?? String(value)}
        aria-invalid={wrong}
        aria-describedby={told ? `${id}-range` : undefined}
        onChange={({ target }) => {
          setDraft(target.value);
          setUndone(null);
        }}
        onBlur={settle}
        onKeyDown={({ key }) => key === 'Enter' && settle()}
      />
      {told && (
        <small id={`${id}-range`} role="alert">
          {told}
        </small>
      )}
    </span>
  );
}
