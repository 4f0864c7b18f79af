import { setTimeout as wait } from 'node:timers/promises';
import { dayNumberInIndia } from '@one-dream/contract/calendar-days.ts';
import { fillPath } from '@one-dream/contract/pages.ts';
import { AppError } from '../../errors.ts';
import type { KeptTables } from '../../http/call-server.ts';
import type { AnswerStore } from '../../http/keep-answers.ts';
import { type Prepared, prepare, sizeOfPrepared } from '../../http/prepared.ts';
import { readMoment, readTableStates } from '../../platform/database/moment.ts';
import type { Platform } from '../../platform/platform.ts';
import type { PageContent, RenderPage } from './page-template.ts';
import type { RenderScreen } from './render-screens.ts';

/** A page that is the same for everybody: rendered once, kept as long as it is true. */
export interface SamePage {
  /** As a route, such as `/tournament/:id`. */
  path: string;
  /** The page without its data, for when that is not here in time. */
  bare: PageContent;
  /** What it shows changes together with this table or these, if with any. */
  keptWith?: KeptTables;
  /** @throws AppError NOT_FOUND when there is nothing at this address */
  describe: (params: Record<string, string>) => PageContent | Promise<PageContent>;
}

/** How long a page waits for what it carries, in milliseconds. */
const dataPatience = 500;

/** @returns what finds the page for the parameters of its path; `undefined` when there is none */
export function keepPage(options: {
  page: SamePage;
  answers: AnswerStore;
  platform: Platform;
  renderScreen: RenderScreen;
  render: RenderPage;
}): (params: Record<string, string>) => Promise<Prepared | undefined> {
  const { page, answers, platform, renderScreen, render } = options;
  const { keptWith } = page;
  const bare = prepare(render(page.bare));
  // What is open today may not be what is featured tomorrow, without anybody writing anything.
  const today = () => `day ${dayNumberInIndia(platform.now().getTime())}`;
  const withDay = (read: () => Promise<string>) => async () => `${today()} ${await read()}`;
  const read = answers.keep({
    sizeOf: sizeOfPrepared,
    readMoment: keptWith ? withDay(() => readMoment(platform.db)) : async () => today(),
    readState: keptWith
      ? withDay(() => readTableStates(platform.db, keptWith))
      : async () => today(),
    make: async (params: Record<string, string>) => {
      const content = await page.describe(params);
      return prepare(render(await renderScreen({ path: fillPath(page.path, params), content })));
    },
  });

  /** A page whose data is not here in time goes without it: its screen asks for it, and says why it cannot have it. */
  return (params) => {
    const given = read(params).catch((error: unknown) => {
      if (error instanceof AppError && error.code === 'NOT_FOUND') return undefined;
      platform.logger.warn({ err: error }, 'a page goes without its data');
      return bare;
    });
    return Promise.race([given, wait(dataPatience, bare, { ref: false })]);
  };
}
