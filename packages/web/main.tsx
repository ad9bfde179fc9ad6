import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { currentSettings, dress, PACES, watchSettings } from './look/settings.ts';
import './look/theme.css';
import './look/page.css';
import './look/board.css';
import './look/hexes.css';
import './look/table.css';
import './look/stage.css';
import './look/players.css';
import './look/side-boards.css';
import './look/side.css';
import './look/happenings.css';
import './look/threat.css';
import './look/ladders.css';
import './look/lands.css';
import './look/tray.css';
import './look/actions.css';
import './look/answers.css';
import './look/offers.css';
import './look/forms.css';
import './look/panels.css';
import './look/table-menu.css';
import './look/house.css';
import './look/lying.css';
import './look/strip.css';
import './look/steady.css';
import './look/explain.css';
import './look/coach.css';
import './look/crowded.css';
import './look/budget.css';
import { guardSecondClicks } from './parts/one-press.ts';
import { App } from './screens/App.tsx';
import { root } from './screens/address.ts';
import { SafetyNet } from './screens/SafetyNet.tsx';
import { referee } from './table/link.ts';
import { i18n } from './words/i18n.ts';
import { speakAsUsual } from './words/language.ts';

dress();
guardSecondClicks(window);
const setPace = (): void => void referee.pace(PACES[currentSettings().pace]).catch(() => {});
setPace();
watchSettings(setPace);

// A language that cannot be fetched leaves the page in English.
await speakAsUsual().catch(() => {});

createRoot(document.getElementById('root')!).render(
  <I18nextProvider i18n={i18n}>
    <SafetyNet>
      <App />
    </SafetyNet>
  </I18nextProvider>,
);

// The families that nobody has asked for yet are fetched and kept after the page is there.
if (import.meta.env.PROD && 'serviceWorker' in navigator)
  window.addEventListener('load', () => void navigator.serviceWorker.register(`${root}sw.js`));
