import type { PagesModule } from '@one-dream/contract/first-data.ts';
import { givePageJson } from '../platform/page-json.ts';

/** Server entry of the site, built alongside the browser's. */
export const openPages: PagesModule['openPages'] = async (settings) => {
  givePageJson(settings);
  // Imported after the settings are in place: modules read the organisation on load.
  const { renderPage } = await import('./render-page.tsx');
  return renderPage;
};
