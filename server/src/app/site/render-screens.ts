import { existsSync } from 'node:fs';
import { dayNumberInIndia } from '@one-dream/contract/calendar-days.ts';
import type { PagesModule, RenderPage } from '@one-dream/contract/first-data.ts';
import type { Language } from '@one-dream/contract/languages.ts';
import type { Platform } from '../../platform/platform.ts';
import type { PageContent } from './page-template.ts';

// Node strips types but does not compile JSX, so the site's pages come from a build.
const builtPages = new URL('../../../../web/build/pages.js', import.meta.url);

/** Adds the rendered screen to a page, and the day used for both. */
export type RenderScreen = (page: {
  path: string;
  content: PageContent;
  /** Only the settings that differ from the defaults. */
  organisation: object;
  language: Language;
}) => Promise<PageContent>;

/**
 * Renders screens as a visitor first sees them, so that there is content before any script has run. Without the build, or if
 * rendering fails, the page is sent as it is and rendered by the browser.
 */
export async function openScreens(
  { logger, now }: Pick<Platform, 'logger' | 'now'>,
  settings: Record<string, object>,
): Promise<RenderScreen> {
  if (!existsSync(builtPages)) return async ({ content }) => content;
  // Loaded in advance: the first request would not wait for it.
  const render = await load(settings);
  return async ({ path, content, organisation, language }) => {
    const data = { ...content.data, day: dayNumberInIndia(now().getTime()) };
    try {
      return { ...content, data, html: await render({ path, data, organisation, language }) };
    } catch (error) {
      logger.error({ err: error, path }, 'a page could not be rendered; the browser does it');
      return content;
    }
  };
}

async function load(settings: Record<string, object>): Promise<RenderPage> {
  const { openPages }: PagesModule = await import(builtPages.href);
  return openPages(settings);
}
