import { useTranslation } from 'react-i18next';
import type { Companion } from '../table/protocol.ts';

interface Props {
  readonly companions: readonly Companion[];
  readonly chosen: readonly string[];
  change(modules: readonly string[]): void;
}

/** The modules that may join; those that cannot say why. */
export function Companions({ companions, chosen, change }: Props) {
  const { t } = useTranslation();
  if (companions.length === 0) return null;
  return (
    <details className="field companions" open={chosen.length > 0}>
      <summary>{t('set-up.companions', { count: chosen.length })}</summary>
      {companions.map(({ id, name, summary, refused }) => {
        const taken = chosen.includes(id);
        return (
          <label key={id} className={`companion${refused && !taken ? ' refused' : ''}`}>
            <input
              type="checkbox"
              checked={taken}
              disabled={refused !== undefined && !taken}
              onChange={() => change(taken ? chosen.filter((each) => each !== id) : [...chosen, id])}
            />
            <span>
              <b>{name}</b>
              <small>{refused && !taken ? t('set-up.refused', { reason: refused }) : summary}</small>
            </span>
          </label>
        );
      })}
    </details>
  );
}
