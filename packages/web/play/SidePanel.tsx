import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Fresh } from '../parts/Fresh.tsx';
import { Rules } from '../parts/Rules.tsx';
import { useAnyGame } from './game-context.ts';
import { Log } from './Log.tsx';
import { useMultiplayer } from './multiplayer.ts';

/** A tab that a kind of game adds to log and rules. */
export interface SideTab {
  readonly name: string;
  readonly body: ReactNode;
}

const NONE: readonly SideTab[] = [];

interface Props {
  readonly tabs?: readonly SideTab[];
  /** which one is open at first */
  readonly first?: string;
  /** the rules, where the kind of game tells them with more than words */
  readonly rules?: ReactNode;
}

/** Log, rules and what else the kind of game has, one at a time; and what company brings. */
export function SidePanel({ tabs = NONE, first = 'log', rules }: Props) {
  const { t } = useTranslation();
  const { sheet } = useAnyGame();
  const more = useMultiplayer()?.tabs ?? [];
  const [tab, setTab] = useState<string>(first);
  return (
    <section className="side-panel">
      <div role="tablist" aria-label={t('side.title')}>
        {['log', 'rules', ...tabs.map(({ name }) => name)].map((name) => (
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
      {tab === 'rules' && rules}
      {tab === 'rules' && !rules && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        <section className="rules" aria-label={t('side.rules')} tabIndex={0}>
          <Rules rules={sheet.rules} />
        </section>
      )}
      {tabs.find(({ name }) => name === tab)?.body}
    </section>
  );
}
