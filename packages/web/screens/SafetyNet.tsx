import { root } from './address.ts';
import '../look/trouble.css';
import { Component, type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LostIsland } from '../parts/LostIsland.tsx';
import { watchReferee } from '../table/link.ts';
import type { Health } from '../table/pulse.ts';
import { reload } from './reload.ts';

/** Whatever breaks below, the page says so and shows a way on. */
export class SafetyNet extends Component<
  { readonly children: ReactNode },
  { readonly broken: Error | null }
> {
  override state: { readonly broken: Error | null } = { broken: null };

  static getDerivedStateFromError(broken: Error): { readonly broken: Error } {
    return { broken };
  }

  override render(): ReactNode {
    const { broken } = this.state;
    return broken ? <Broken words="trouble.broken" details={broken.message} /> : this.props.children;
  }
}

/** Shows the page as long as its referee answers. */
export function WhileRefereed({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation();
  const [health, setHealth] = useState<Health>('well');
  useEffect(() => watchReferee(setHealth), []);
  if (health === 'dead') return <Broken words="trouble.no-referee" />;
  return (
    <>
      {health === 'silent' && (
        <p className="house-notice over-page" role="alert">
          <span>{t('trouble.silent')}</span>
          <button type="button" className="quiet-button" onClick={reload}>
            {t('reload')}
          </button>
        </p>
      )}
      {children}
    </>
  );
}

function Broken({ words, details }: { readonly words: string; readonly details?: string }) {
  const { t } = useTranslation();
  return (
    <main className="page trouble" role="alert">
      <LostIsland />
      <div>
        <h1>{t('trouble.title')}</h1>
        <p>{t(words)}</p>
        {details && (
          <p>
            <code>{details}</code>
          </p>
        )}
        <p className="ways-on">
          <button type="button" className="action primary" onClick={reload}>
            {t('reload')}
          </button>
          <a className="action" href={root}>
            {t('home')}
          </a>
        </p>
      </div>
    </main>
  );
}
