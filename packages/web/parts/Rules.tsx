import { useTranslation } from 'react-i18next';
import type { PlainSheet } from '../table/sheet.ts';

/** The rules in words, by module; rulings of the house and optional rules are marked. */
export function Rules({ rules }: { readonly rules: PlainSheet['rules'] }) {
  const { t } = useTranslation();
  return rules.map(({ module, name, lines }, i) => (
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
  ));
}
