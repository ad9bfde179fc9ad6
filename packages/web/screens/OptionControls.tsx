import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { OptionControl } from '../table/protocol.ts';

type Terms = Readonly<Record<string, string>>;

interface Props {
  readonly options: readonly OptionControl[];
  readonly terms: Terms;
  change(name: string, value: number | string | boolean): void;
}

/** A control for every option that the modules declare. */
export function OptionControls({ options, terms, change }: Props) {
  const { t } = useTranslation();
  if (options.length === 0) return null;
  return (
    <details className="field options">
      <summary>{t('set-up.options')}</summary>
      {options.map((option) => (
        <Option
          key={option.name}
          option={option}
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
        <input
          id={id}
          type="number"
          min={option.min}
          max={option.max}
          value={Number(option.value)}
          onChange={(event) => {
            if (event.target.value !== '') change(Number(event.target.value));
          }}
        />
      )}
      {option.type === 'choice' && (
        <select id={id} value={String(option.value)} onChange={(event) => change(event.target.value)}>
          {option.values?.map((value) => (
            <option key={value} value={value}>
              {terms[`option.${option.name}.${value}`] ?? value.replaceAll('-', ' ')}
            </option>
          ))}
        </select>
      )}
    </div>
  );
}
