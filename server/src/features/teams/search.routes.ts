import * as calls from '@one-dream/contract/features/teams/teams.search.ts';
import type { Serve } from '../../calls/serve.ts';
import type { Platform } from '../../platform/platform.ts';
import * as requests from './join-requests.actions.ts';
import * as actions from './search.actions.ts';
import { teamsTexts } from './teams.texts.ts';

export function serveTeamSearch(serve: Serve, platform: Platform): void {
  serve(calls.listSearchingTeams, ({ viewer, body }) =>
    actions.listSearchingTeams(platform, { viewer, ...body }),
  );

  serve(calls.listSearchingPlayers, ({ viewer, body }) =>
    actions.listSearchingPlayers(platform, { viewer, ...body }),
  );

  serve(calls.getOwnSearch, ({ viewer }) => actions.getOwnSearch(platform, { viewer }));

  serve(calls.postSearch, async ({ viewer, body, translate }) => ({
    message: translate(teamsTexts.listed),
    data: await actions.postSearch(platform, { viewer, ...body }),
  }));

  serve(calls.endSearch, async ({ viewer, translate }) => {
    await actions.endSearch(platform, { viewer });
    return { message: translate(teamsTexts.unlisted) };
  });

  serve(calls.askToJoin, async ({ viewer, params, body, translate }) => {
    const team = await requests.askToJoin(platform, { viewer, ...params, ...body });
    return { message: translate(teamsTexts.asked({ who: team })) };
  });

  serve(calls.askPlayer, async ({ viewer, params, body, translate }) => {
    const player = await requests.askPlayer(platform, { viewer, ...params, ...body });
    return { message: translate(teamsTexts.asked({ who: player })) };
  });

  serve(calls.answerJoinRequest, async ({ viewer, params, body: { isAccepted }, translate }) => {
    const { requestId } = params;
    const { team, player, by } = await requests.answerRequest(platform, {
      ...{ viewer, requestId, isAccepted },
    });
    if (!isAccepted) return { message: translate(teamsTexts.youSaidNo) };
    return {
      message:
        by === 'player'
          ? translate(teamsTexts.inYourTeam({ player }))
          : translate(teamsTexts.welcomeTo({ team })),
    };
  });

  serve(calls.withdrawJoinRequest, async ({ viewer, params, translate }) => {
    await requests.withdrawRequest(platform, { viewer, ...params });
    return { message: translate(teamsTexts.questionTakenBack) };
  });
}
