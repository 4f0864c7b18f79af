import * as calls from '@one-dream/contract/features/teams.search.ts';
import type { Serve } from '../../calls/serve.ts';
import type { Platform } from '../../platform/platform.ts';
import * as requests from './join-requests.actions.ts';
import * as actions from './search.actions.ts';

/** Looking for a team, looking for players, and the requests between them. */
export function serveTeamSearch(serve: Serve, platform: Platform): void {
  serve(calls.listSearchingTeams, ({ viewer, body }) =>
    actions.listSearchingTeams(platform, { viewer, ...body }),
  );

  serve(calls.listSearchingPlayers, ({ viewer, body }) =>
    actions.listSearchingPlayers(platform, { viewer, ...body }),
  );

  serve(calls.getOwnSearch, ({ viewer }) => actions.getOwnSearch(platform, { viewer }));

  serve(calls.postSearch, async ({ viewer, body }) => ({
    message: 'You are in the list for 14 days.',
    data: await actions.postSearch(platform, { viewer, ...body }),
  }));

  serve(calls.endSearch, async ({ viewer }) => {
    await actions.endSearch(platform, { viewer });
    return { message: 'You are not in the list any more.' };
  });

  serve(calls.askToJoin, async ({ viewer, params, body }) => {
    const team = await requests.askToJoin(platform, { viewer, ...params, ...body });
    return { message: `${team} is asked. The answer comes to your Alerts.` };
  });

  serve(calls.askPlayer, async ({ viewer, params, body }) => {
    const player = await requests.askPlayer(platform, { viewer, ...params, ...body });
    return { message: `${player} is asked. The answer comes to your Alerts.` };
  });

  serve(calls.answerJoinRequest, async ({ viewer, params, body: { isAccepted } }) => {
    const { requestId } = params;
    const { team, player, by } = await requests.answerRequest(platform, {
      ...{ viewer, requestId, isAccepted },
    });
    if (!isAccepted) return { message: 'You said no.' };
    return {
      message: by === 'player' ? `${player} is in your team.` : `Welcome to ${team}!`,
    };
  });

  serve(calls.withdrawJoinRequest, async ({ viewer, params }) => {
    await requests.withdrawRequest(platform, { viewer, ...params });
    return { message: 'The question is taken back.' };
  });
}
