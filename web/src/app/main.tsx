import '../styles/site.css';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { speakAsThePage } from '../platform/language.ts';
import { watchForMissingCode } from '../platform/load-anew.ts';
import { takeFirstData } from './first-data.ts';
import { loadScreens } from './load-screens.ts';
import { registerWorker } from './register-worker.ts';
import { discoverRoutes, routes } from './routes.tsx';

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
  const isRendered = root.hasChildNodes() && (await loadScreens(routes, window.location));
  // Tells the router that the page is already rendered, so that it keeps the scroll position.
  const options = {
    patchRoutesOnNavigation: discoverRoutes,
    ...(isRendered && { hydrationData: { loaderData: {} } }),
  };
  const site = (
    <StrictMode>
      <RouterProvider router={createBrowserRouter(routes, options)} />
    </StrictMode>
  );
  // Yields to input between the scripts so far and hydration.
  if (isRendered) await new Promise((resolve) => setTimeout(resolve));
  // In a transition, so that the page responds to input while hydrating.
  if (isRendered) startTransition(() => void hydrateRoot(root, site));
  else createRoot(root).render(site);
}
