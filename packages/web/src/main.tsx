import '@fontsource-variable/inter';
import '@fontsource-variable/space-grotesk';
import './styles/tokens.css';
import './styles/base.css';
import './styles/screens.css';
import { StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { Lobby } from './lobby/lobby.tsx';
import { NewTable } from './lobby/new-table.tsx';
import { ReplayScreen } from './replay/screen.tsx';
import { useRoute } from './router.ts';
import { applySettings, useText } from './settings.ts';
import { OfflineTableScreen } from './table/screen.tsx';

function App() {
  const { parts, query } = useRoute();
  const t = useText();
  const [place, id] = parts;
  const at = query.get('at');
  return (
    <Suspense fallback={<p className="page">{t.loading} …</p>}>
      <a className="skip" href="#content">
        {t.skip}
      </a>
      {place === undefined ? (
        <Lobby />
      ) : place === 'new' && id ? (
        <NewTable game={id} />
      ) : place === 'table' && id ? (
        <OfflineTableScreen key={id} id={id} />
      ) : place === 'replay' && id ? (
        <ReplayScreen id={id} at={at === null ? undefined : Number(at)} />
      ) : (
        <p className="page">{t.notFound}</p>
      )}
    </Suspense>
  );
}

applySettings();
const root = document.getElementById('app');
if (root)
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
if ('serviceWorker' in navigator && import.meta.env.PROD) void navigator.serviceWorker.register('/sw.js');
