import { useTranslation } from 'react-i18next';
import type { RowSheet } from '../table/protocol.ts';

/** The rules in words, by module; rulings of the house and optional rules are marked. */
export function Rules({ rules }: { readonly rules: RowSheet['rules'] }) {
  const { t } = useTranslation();
  return (
    <section className="rules">
      <h2>{t('rules.title')}</h2>
      {rules.map(({ module, name, lines }, i) => (
        <details key={module} open={i === 0}>
          <summary>{name}</summary>
          <ul>
            {lines.map(({ text, mark }) => (
              <li key={text}>
                {mark && <mark className={`mark-${mark}`}>{t(`rules.${mark}`)}</mark>} {text}
              </li>
            ))}
          </ul>
        </details>
      ))}
    </section>
  );
}
