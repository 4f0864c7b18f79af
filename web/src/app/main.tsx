import '../styles/site.css';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { speakAsThePage } from '../platform/language.ts';
import { watchForMissingCode } from '../platform/load-anew.ts';
import { createNavigation } from '../platform/navigation/navigation.ts';
import { NavigationRoot } from '../platform/navigation/navigation-root.tsx';
import { LoadingScreen } from '../ui/feedback/loading-screen.tsx';
import { takeFirstData } from './first-data.ts';
import { loadScreens } from './load-screens.ts';
import { registerWorker } from './register-worker.ts';
import { siteRoutes } from './routes.tsx';

document.getElementById('late')?.remove();
watchForMissingCode();
takeFirstData();
// Not awaited here: the screens depend on this module, which would deadlock.
void start();
registerWorker();

async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  await speakAsThePage();
  const isRendered =
    root.hasChildNodes() && (await loadScreens(siteRoutes.routes, window.location));
  // It keeps the place of a rendered page.
  const navigation = createNavigation(siteRoutes, { isRendered });
  const site = (
    <StrictMode>
      <NavigationRoot navigation={navigation} fallback={<LoadingScreen />} />
    </StrictMode>
  );
  // Yields to input between the scripts so far and hydration.
  if (isRendered) await new Promise((resolve) => setTimeout(resolve));
  // In a transition, so that the page responds to input while hydrating.
  if (isRendered) startTransition(() => void hydrateRoot(root, site));
  else createRoot(root).render(site);
}
