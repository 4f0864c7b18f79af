import type { PageJson } from './page-json.ts';
import { requestScope } from './request-scope.ts';

export const pageElementId = 'page';

const nothing: PageJson = {
  organisation: {},
  config: { google: null, discord: false, mail: true, plain: false, sandbox: false },
  publicUrl: '',
  now: 0,
};

let parsed: PageJson | undefined;

/** What came with this page. */
export function readPage(): PageJson {
  if (import.meta.env.SSR) return requestScope().page;
  parsed ??= { ...nothing, ...JSON.parse(readPageText() || '{}') } as PageJson;
  return parsed;
}

/** The JSON exactly as the server wrote it, so that hydration finds the same text. */
export function readPageText(): string {
  return document.getElementById(pageElementId)?.textContent ?? '';
}

/** The page as JSON that cannot end the element around it. */
export function writePage(page: PageJson): string {
  return JSON.stringify(page).replaceAll('<', '\\u003c');
}

/** Origin of this site, for links that are sent to others. */
export function siteOrigin(): string {
  return import.meta.env.SSR ? readPage().publicUrl : window.location.origin;
}
