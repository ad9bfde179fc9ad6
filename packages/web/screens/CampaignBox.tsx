import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { RowCard } from '../table/protocol.ts';
import { inWords } from '../words/texts.ts';

/** The chapters of a campaign, and the way into it. */
export function CampaignBox({ card, children }: { readonly card: RowCard; readonly children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <section className="begin-campaign">
      <h2>{t('chronicle.campaign', { count: card.chapters?.length })}</h2>
      <ol>
        {card.chapters?.map((chapter) => (
          <li key={chapter}>{inWords(chapter)}</li>
        ))}
      </ol>
      {children}
    </section>
  );
}
