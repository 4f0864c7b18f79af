import * as calls from '@one-dream/contract/features/records/records.ts';
import type { Browser, Serve } from '../../calls/serve.ts';
import type { Platform } from '../../platform/platform.ts';
import * as actions from './records.actions.ts';

export function serveRecords(serve: Serve, platform: Platform): void {
  /** Counts requests of browsers. A rendered page, which has no `browser`, is counted as a whole. */
  const count = async ({ browser, ip }: { browser: Browser | undefined; ip: string }) => {
    if (browser) await platform.limiter.consume('madeByAddress', ip);
  };

  serve(calls.getTeamRecord, async ({ params, ...caller }) => {
    await count(caller);
    return { data: await actions.getTeamRecord(platform, params.teamId) };
  });

  serve(calls.getPlayerRecord, async ({ params, ...caller }) => {
    await count(caller);
    return { data: await actions.getPlayerRecord(platform, params.pageId) };
  });

  serve(calls.setPlayerPage, async ({ viewer, body }) => ({
    data: await actions.setPlayerPage(platform, { viewer, isHidden: body.isHidden }),
  }));

  serve(calls.listOwnResults, ({ viewer, body }) =>
    actions.listOwnResults(platform, { viewer, before: body.before }),
  );

  serve(calls.searchAll, async ({ body }) => ({
    data: await actions.searchAll(platform, body.search),
  }));

  serve(
    calls.listLeaders,
    async ({ body }) => ({ data: await actions.listLeaders(platform, body) }),
    {
      cachedWith: 'standings_states',
    },
  );
}
