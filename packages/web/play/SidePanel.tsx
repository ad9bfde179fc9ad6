import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Fresh } from '../parts/Fresh.tsx';
import { Rules } from '../parts/Rules.tsx';
import { Bank } from './Bank.tsx';
import { useCompany } from './company.ts';
import { useGame } from './game-context.ts';
import { Log } from './Log.tsx';
import { oddsOf } from './number.ts';
import { Rolls } from './Rolls.tsx';

const TABS = ['log', 'rules', 'bank', 'dice'] as const;

/** Log, rules, bank and dice, one at a time; and what company brings. */
export function SidePanel() {
  const { t } = useTranslation();
  const { sheet, view } = useGame();
  const more = useCompany()?.tabs ?? [];
  const [tab, setTab] = useState<string>('log');
  return (
    <section className="side-panel">
      <div role="tablist" aria-label={t('side.title')}>
        {TABS.map((name) => (
          <button
            key={name}
            type="button"
            role="tab"
            aria-selected={tab === name}
            onClick={() => setTab(name)}
          >
            {t(`side.${name}`)}
          </button>
        ))}
        {more.map(({ name, label, fresh }) => (
          <button
            key={name}
            type="button"
            role="tab"
            aria-selected={tab === name}
            onClick={() => setTab(name)}
          >
            {label}
            {tab !== name && <Fresh count={fresh} />}
          </button>
        ))}
      </div>
      {more.find(({ name }) => name === tab)?.body}
      {tab === 'log' && <Log />}
      {tab === 'rules' && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        <section className="rules" aria-label={t('side.rules')} tabIndex={0}>
          <Rules rules={sheet.rules} />
        </section>
      )}
      {tab === 'bank' && <Bank />}
      {tab === 'dice' && <Rolls rolls={view.rolls} odds={oddsOf(sheet)} />}
    </section>
  );
}
