import { setTimeout as wait } from 'node:timers/promises';
import { dayNumberInIndia } from '@one-dream/contract/calendar-days.ts';
import type { Language } from '@one-dream/contract/languages.ts';
import { inOwnWords } from '@one-dream/contract/organisation.ts';
import { organisationOverrides } from '@one-dream/contract/organisation-overrides.ts';
import type { Organisation } from '@one-dream/contract/organisation-schema.ts';
import { fillPath } from '@one-dream/contract/pages.ts';
import type { KeptTables } from '../../calls/serve.ts';
import { AppError } from '../../errors.ts';
import { readTableStates } from '../../platform/database/snapshots.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Turns } from '../../platform/revalidating-cache.ts';
import type { AnswerStore } from '../../transports/http/keep-answers.ts';
import { type Prepared, prepare, sizeOfPrepared } from '../../transports/http/prepared.ts';
import type { PageContent, RenderPage } from './page-template.ts';
import type { RenderScreen } from './render-screens.ts';

/** A page identical for everybody: rendered once, cached while it is valid. */
export interface SamePage {
  /** Route pattern, such as `/tournament/:id`. */
  path: string;
  /** The page without its data, in case that is late. */
  bare: (organisation: Organisation) => PageContent;
  /** Tables that the page depends on besides the organisation. */
  keptWith?: KeptTables;
  /** The moments at which it changes without a write. */
  turns?: Turns;
  /** @throws AppError NOT_FOUND when there is nothing at this address */
  describe: (
    params: Record<string, string>,
    organisation: Organisation,
    language: Language,
  ) => PageContent | Promise<PageContent>;
}

interface Asked {
  params: Record<string, string>;
  language: Language;
}

/** @returns a function that finds the page for the path parameters; `undefined` if there is none */
export function keepPage(options: {
  page: SamePage;
  answers: AnswerStore;
  platform: Platform;
  /** How long a page waits for its data. Milliseconds. */
  timeout?: number | undefined;
  renderScreen: RenderScreen;
  renderFor: (organisation: Organisation) => RenderPage;
}): (params: Record<string, string>, language: Language) => Promise<Prepared | undefined> {
  const { page, answers, platform, timeout = 500, renderScreen, renderFor } = options;
  const tables = ['organisation_settings', ...[page.keptWith ?? []].flat()] as const;
  // Featured events change daily, without a write.
  const today = () => `day ${dayNumberInIndia(platform.now().getTime())}`;
  const withDay = (read: () => Promise<string>) => async () => `${today()} ${await read()}`;
  const read = answers.keep({
    sizeOf: sizeOfPrepared,
    turns: page.turns,
    readSnapshot: withDay(platform.database.readSnapshot),
    readState: withDay(() => readTableStates(platform.db, tables)),
    make: async ({ params, language }: Asked) => {
      const whose = await platform.organisation.read();
      const content = await page.describe(params, inOwnWords(whose, language), language);
      const path = fillPath(page.path, params);
      const organisation = organisationOverrides(whose);
      const screen = await renderScreen({ path, content, organisation, language });
      return prepare(renderFor(whose)(screen, language));
    },
  });
  const makeBare = (language: Language) => {
    const whose = platform.organisation.latest();
    return prepare(renderFor(whose)(page.bare(inOwnWords(whose, language)), language));
  };

  /** A page whose data is late is sent without it: its screen fetches it, and shows any error. */
  return async (params, language) => {
    const given = read({ params, language }).catch((error: unknown) => {
      if (error instanceof AppError && error.code === 'NOT_FOUND') return undefined;
      platform.logger.warn({ err: error }, 'a page goes without its data');
      return 'bare' as const;
    });
    const late = wait(timeout, 'bare' as const, { ref: false });
    const found = await Promise.race([given, late]);
    return found === 'bare' ? makeBare(language) : found;
  };
}
