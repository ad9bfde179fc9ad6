import { useTranslation } from 'react-i18next';
import { PageHead } from './PageHead.tsx';
import { SettingsFields } from './SettingsFields.tsx';

/** What a person may set once for all tables. */
export function SettingsScreen() {
  const { t } = useTranslation();
  return (
    <main className="page settings">
      <PageHead title={t('settings.title')} />
      <SettingsFields />
    </main>
  );
}
