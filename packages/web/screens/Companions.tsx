import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { searched } from '../catalogue/search.ts';
import type { Companion } from '../table/protocol.ts';
import { familyName } from './family.ts';

interface Props {
  readonly companions: readonly Companion[];
  readonly chosen: readonly string[];
  /** how many sit down when nobody opens the table to others any more */
  readonly usual: number;
  /** what joins now, and how many sit down where that changes with it */
  change(modules: readonly string[], seats?: number): void;
}

/** The modules that may join, family by family or as they are looked for; those that cannot say why. */
export function Companions({ companions, chosen, usual, change }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const [text, setText] = useState('');
  const [openAtFirst] = useState(chosen.length > 0);
  if (companions.length === 0) return null;
  const take = ({ id, opens }: Companion, is: boolean): void =>
    is
      ? change([...chosen, id], opens)
      : change(
          chosen.filter((each) => each !== id),
          opens && usual,
        );
  const taken = companions.filter((each) => chosen.includes(each.id));
  const found = searched(companions, text);
  const list = (some: readonly Companion[]) =>
    some.map((each) => (
      <CompanionLine key={each.id} companion={each} taken={chosen.includes(each.id)} take={take} />
    ));
  return (
    <details className="field companions" open={openAtFirst}>
      <summary>{t('set-up.companions', { count: chosen.length })}</summary>
      {taken.length > 0 && (
        <ul className="companions-taken" aria-label={t('set-up.taken')}>
          {taken.map((each) => (
            <li key={each.id}>
              <button
                type="button"
                aria-label={t('set-up.leave-out', { name: each.name })}
                onClick={() => take(each, false)}
              >
                {each.name} <span aria-hidden="true">×</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <label htmlFor={id} className="companions-search">
        <span>{t('set-up.search')}</span>
        <input id={id} type="search" value={text} onChange={({ target }) => setText(target.value)} />
      </label>
      {text.trim() !== '' ? (
        <>
          <p role="status" className="soft">
            {t('set-up.search-found', { count: found.length })}
          </p>
          {list(found)}
        </>
      ) : (
        groupsOf(companions, chosen).map(({ family, fitting, others }) => (
          <details key={family} className="companion-group">
            <summary>
              {familyName(family)}{' '}
              <small>
                {t('set-up.group', { fitting: fitting.length, count: fitting.length + others.length })}
              </small>
            </summary>
            {list(fitting)}
            {list(others)}
          </details>
        ))
      )}
    </details>
  );
}

/** By family in the order of the catalogue: first those that can join, then those that cannot. */
function groupsOf(companions: readonly Companion[], chosen: readonly string[]) {
  const groups = new Map<string, { fitting: Companion[]; others: Companion[] }>();
  for (const each of companions) {
    const [family = ''] = each.id.split('/');
    const group = groups.get(family) ?? { fitting: [], others: [] };
    groups.set(family, group);
    (each.refused && !chosen.includes(each.id) ? group.others : group.fitting).push(each);
  }
  return Array.from(groups, ([family, group]) => ({ family, ...group }));
}

interface LineProps {
  readonly companion: Companion;
  readonly taken: boolean;
  take(companion: Companion, is: boolean): void;
}

function CompanionLine({ companion, taken, take }: LineProps) {
  const { t } = useTranslation();
  const { name, summary, refused, opens } = companion;
  const not = refused !== undefined && !taken;
  return (
    <label className={`companion${not ? ' refused' : ''}`}>
      <input
        type="checkbox"
        checked={taken}
        disabled={not}
        onChange={({ target }) => take(companion, target.checked)}
      />
      <span>
        <b>{name}</b>
        {opens !== undefined && <small>{t('set-up.opens', { count: opens })}</small>}
        <small>{not ? t('set-up.refused', { reason: refused }) : summary}</small>
      </span>
    </label>
  );
}
