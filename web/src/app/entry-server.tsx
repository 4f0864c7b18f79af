import type { PagesModule } from '@one-dream/contract/first-data.ts';
import { givePageJson } from '../platform/page-json.ts';

/** The site as the server loads it, built beside the one for browsers. */
export const openPages: PagesModule['openPages'] = async (settings) => {
  givePageJson(settings);
  // Loaded afterwards: whose site it is, is read as soon as the pages are there.
  const { renderPage } = await import('./render-page.tsx');
  return renderPage;
};
