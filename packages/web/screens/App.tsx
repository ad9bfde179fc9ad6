import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Patterns } from '../board/Patterns.tsx';
import { FrontPage } from './FrontPage.tsx';
import { useRoute } from './route.ts';
import { WhileRefereed } from './SafetyNet.tsx';
import { Trouble } from './Trouble.tsx';

const TableScreen = lazy(() => import('./TableScreen.tsx').then((m) => ({ default: m.TableScreen })));
const BrowseScreen = lazy(() => import('./BrowseScreen.tsx').then((m) => ({ default: m.BrowseScreen })));
const SetUpScreen = lazy(() => import('./SetUpScreen.tsx').then((m) => ({ default: m.SetUpScreen })));
const SettingsScreen = lazy(() =>
  import('./SettingsScreen.tsx').then((m) => ({ default: m.SettingsScreen })),
);
const ChronicleScreen = lazy(() =>
  import('./ChronicleScreen.tsx').then((m) => ({ default: m.ChronicleScreen })),
);
const ReplayScreen = lazy(() => import('./ReplayScreen.tsx').then((m) => ({ default: m.ReplayScreen })));
const ReviewScreen = lazy(() =>
  import('../review/ReviewScreen.tsx').then((m) => ({ default: m.ReviewScreen })),
);
const ResultScreen = lazy(() => import('./ResultScreen.tsx').then((m) => ({ default: m.ResultScreen })));

const WatchScreen = lazy(() => import('./WatchScreen.tsx').then((m) => ({ default: m.WatchScreen })));
const StatisticsScreen = lazy(() =>
  import('./StatisticsScreen.tsx').then((m) => ({ default: m.StatisticsScreen })),
);
const LooksScreen = lazy(() => import('./LooksScreen.tsx').then((m) => ({ default: m.LooksScreen })));
const DailyScreen = lazy(() => import('../daily/DailyScreen.tsx').then((m) => ({ default: m.DailyScreen })));
/** The drawing table for boards comes with all it needs. */
const EditorScreen = lazy(() => import('../editor/index.tsx').then((m) => ({ default: m.EditorScreen })));
/** What needs a server comes when somebody looks for company. */
const Friends = lazy(() => import('../friends/index.tsx').then((m) => ({ default: m.Friends })));

export function App() {
  const { t } = useTranslation();
  return (
    <>
      <Patterns />
      <WhileRefereed>
        <Suspense fallback={<p className="loading">{t('loading')}</p>}>
          <Screen />
        </Suspense>
      </WhileRefereed>
    </>
  );
}

function Screen() {
  const { t } = useTranslation();
  const [first = '', ...rest] = useRoute().split('/');
  const [second] = rest;
  if (first === '') return <FrontPage />;
  if (first === 'browse') return rest.length > 0 ? <SetUpScreen id={rest.join('/')} /> : <BrowseScreen />;
  if (first === 'watch') {
    const what = second === 'result' || second === 'review' ? second : 'replay';
    return <WatchScreen key={second} what={what} at={moveIn(rest[1])} />;
  }
  if (first === 'daily') return <DailyScreen key={second} {...(second && { day: second })} />;
  if (first === 'statistics') return <StatisticsScreen />;
  if (first === 'looks') return <LooksScreen />;
  if (first === 'board') return <EditorScreen />;
  if (first === 'settings') return <SettingsScreen />;
  if (first === 'table' && second) return <TableScreen key={second} game={second} />;
  if (first === 'chronicle' && second) return <ChronicleScreen key={second} campaign={second} />;
  if (first === 'replay' && second) return <ReplayScreen key={second} game={second} from={moveIn(rest[1])} />;
  if (first === 'review' && second) return <ReviewScreen key={second} game={second} />;
  if (first === 'result' && second) return <ResultScreen key={second} game={second} />;
  if (first === 'friends' || first === 't') return <Friends first={first} rest={rest} />;
  return <Trouble title={t('trouble.lost')} text={t('trouble.no-page')} />;
}

/** The move that an address names, if it does. */
function moveIn(text: string | undefined): number | undefined {
  return text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}
