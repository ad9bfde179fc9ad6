import { useTranslation } from 'react-i18next';
import { hrefOf } from '../screens/address.ts';
import { PageHead } from '../screens/PageHead.tsx';
import { follow } from '../screens/route.ts';
import { lookWhoIAm } from './server-session.ts';

/** The page came without a server, or it is out of reach: what can be done all the same. */
export function NoServer() {
  const { t } = useTranslation();
  return (
    <main className="page friends">
      <PageHead title={t('friends.title')} />
      <section className="card-box" role="status">
        <h2>{t('no-server.title')}</h2>
        <p>{t('no-server.text')}</p>
        <p>{t('no-server.hot-seat')}</p>
        <p className="ways-on">
          <a className="action primary" href={hrefOf('/browse')} onClick={follow}>
            {t('no-server.browse')}
          </a>
          <button type="button" className="action" onClick={() => void lookWhoIAm()}>
            {t('no-server.again')}
          </button>
        </p>
      </section>
    </main>
  );
}
