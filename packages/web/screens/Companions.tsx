import { useTranslation } from 'react-i18next';
import type { Companion } from '../table/protocol.ts';

interface Props {
  readonly companions: readonly Companion[];
  readonly chosen: readonly string[];
  /** how many sit down when nobody opens the table to others any more */
  readonly usual: number;
  /** what joins now, and how many sit down where that changes with it */
  change(modules: readonly string[], seats?: number): void;
}

/** The modules that may join; those that cannot say why. */
export function Companions({ companions, chosen, usual, change }: Props) {
  const { t } = useTranslation();
  if (companions.length === 0) return null;
  return (
    <details className="field companions" open={chosen.length > 0}>
      <summary>{t('set-up.companions', { count: chosen.length })}</summary>
      {companions.map(({ id, name, summary, refused, opens }) => {
        const taken = chosen.includes(id);
        return (
          <label key={id} className={`companion${refused && !taken ? ' refused' : ''}`}>
            <input
              type="checkbox"
              checked={taken}
              disabled={refused !== undefined && !taken}
              onChange={() =>
                taken
                  ? change(
                      chosen.filter((each) => each !== id),
                      opens && usual,
                    )
                  : change([...chosen, id], opens)
              }
            />
            <span>
              <b>{name}</b>
              {opens !== undefined && <small>{t('set-up.opens', { count: opens })}</small>}
              <small>{refused && !taken ? t('set-up.refused', { reason: refused }) : summary}</small>
            </span>
          </label>
        );
      })}
    </details>
  );
}
