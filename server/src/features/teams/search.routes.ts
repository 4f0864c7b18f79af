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

  serve(calls.postSearch, async ({ viewer, body, say }) => ({
    message: say(teamsTexts.listed),
    data: await actions.postSearch(platform, { viewer, ...body }),
  }));

  serve(calls.endSearch, async ({ viewer, say }) => {
    await actions.endSearch(platform, { viewer });
    return { message: say(teamsTexts.unlisted) };
  });

  serve(calls.askToJoin, async ({ viewer, params, body, say }) => {
    const team = await requests.askToJoin(platform, { viewer, ...params, ...body });
    return { message: say(teamsTexts.asked({ who: team })) };
  });

  serve(calls.askPlayer, async ({ viewer, params, body, say }) => {
    const player = await requests.askPlayer(platform, { viewer, ...params, ...body });
    return { message: say(teamsTexts.asked({ who: player })) };
  });

  serve(calls.answerJoinRequest, async ({ viewer, params, body: { isAccepted }, say }) => {
    const { requestId } = params;
    const { team, player, by } = await requests.answerRequest(platform, {
      ...{ viewer, requestId, isAccepted },
    });
    if (!isAccepted) return { message: say(teamsTexts.youSaidNo) };
    return {
      message:
        by === 'player'
          ? say(teamsTexts.inYourTeam({ player }))
          : say(teamsTexts.welcomeTo({ team })),
    };
  });

  serve(calls.withdrawJoinRequest, async ({ viewer, params, say }) => {
    await requests.withdrawRequest(platform, { viewer, ...params });
    return { message: say(teamsTexts.questionTakenBack) };
  });
}
