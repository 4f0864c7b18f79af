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
// Not awaited here: the screens are built upon this module, and would wait for it in turn.
void start();
registerWorker();

async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  await speakAsThePage();
  const isRendered = root.hasChildNodes() && (await loadScreens(routes, window.location));
  // Told that the page is here already, the router leaves it where somebody has scrolled to meanwhile.
  const options = {
    patchRoutesOnNavigation: discoverRoutes,
    ...(isRendered && { hydrationData: { loaderData: {} } }),
  };
  const site = (
    <StrictMode>
      <RouterProvider router={createBrowserRouter(routes, options)} />
    </StrictMode>
  );
  // A finger may come between what the scripts did by now and what follows.
  if (isRendered) await new Promise((resolve) => setTimeout(resolve));
  // In a transition, so that the page answers to fingers while it comes to life.
  if (isRendered) startTransition(() => void hydrateRoot(root, site));
  else createRoot(root).render(site);
}
