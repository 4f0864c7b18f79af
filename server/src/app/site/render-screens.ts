import { existsSync } from 'node:fs';
import { dayNumberInIndia } from '@one-dream/contract/calendar-days.ts';
import type { PagesModule, RenderPage } from '@one-dream/contract/first-data.ts';
import type { Language } from '@one-dream/contract/languages.ts';
import type { Platform } from '../../platform/platform.ts';
import type { PageContent } from './page-template.ts';

// Node strips types but does not run JSX, so the site's pages come out of a build.
const builtPages = new URL('../../../../web/build/pages.js', import.meta.url);

/** Adds the HTML of its screen to a page, and the day that both were made for. */
export type RenderScreen = (page: {
  path: string;
  content: PageContent;
  /** Only the settings that differ from the defaults. */
  organisation: object;
  language: Language;
}) => Promise<PageContent>;

/**
 * Renders screens as a visitor sees them first, so that there is something to see before any script
 * has run. Without the build, and where rendering breaks, a page goes as it is: the browser renders it.
 */
export async function openScreens(
  { logger, now }: Pick<Platform, 'logger' | 'now'>,
  settings: Record<string, object>,
): Promise<RenderScreen> {
  if (!existsSync(builtPages)) return async ({ content }) => content;
  // Before anybody asks: the first page would not wait for it.
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
