import * as calls from '@one-dream/contract/features/teams/teams.ts';
import type { Serve } from '../../calls/serve.ts';
import type { Platform } from '../../platform/platform.ts';
import { deleteAnyTeam, deleteLedTeam } from './delete-team.actions.ts';
import { listTeams } from './list-teams.actions.ts';
import * as life from './team-life.actions.ts';
import * as actions from './teams.actions.ts';
import { teamsTexts } from './teams.texts.ts';

export function serveTeams(serve: Serve, platform: Platform): void {
  serve(calls.listTeams, ({ body }) => listTeams(platform, body));

  serve(calls.createTeam, async ({ viewer, body, pictures, say }) => ({
    message: say(teamsTexts.created),
    team: await actions.createTeam(platform, {
      viewer,
      name: body.name,
      logo: pictures.logo,
      isLogoDrawn: body.drawnLogo === 'true',
    }),
  }));

  serve(calls.updateTeam, async ({ viewer, body, pictures, say }) => ({
    message: say(teamsTexts.saved),
    team: await life.updateTeam(platform, { viewer, name: body.name, logo: pictures.logo }),
  }));

  serve(calls.setCoLeader, async ({ viewer, body, say }) => ({
    message: say(body.userId === null ? teamsTexts.coLeaderEnded : teamsTexts.coLeaderSet),
    team: await life.setCoLeader(platform, { viewer, ...body }),
  }));

  serve(calls.handOverTeam, async ({ viewer, params, say }) => {
    const team = await life.handOver(platform, { viewer, userId: params.userId });
    return {
      message: say(teamsTexts.leadsNow({ leader: team.leader.name, team: team.name })),
      team,
    };
  });

  serve(calls.setTeamLineup, async ({ viewer, body, say }) => ({
    message: say(teamsTexts.lineupSaved),
    team: await life.setLineup(platform, { viewer, userIds: body.userIds }),
  }));

  serve(calls.remindPlayer, async ({ viewer, params, say }) => {
    const name = await life.remindPlayer(platform, { viewer, userId: params.userId });
    return { message: say(teamsTexts.reminded({ player: name })) };
  });

  serve(calls.getTeam, async ({ viewer, params }) => {
    const { team, inviteCode, can } = await actions.getTeamOfUser(platform, {
      viewer,
      userId: params.userId,
    });
    return { team, invitelink: inviteCode === null ? null : { code: inviteCode }, can };
  });

  serve(calls.resetInvite, async ({ viewer, params, say }) => ({
    message: say(teamsTexts.inviteReplaced),
    data: { code: await actions.resetInvite(platform, { viewer, teamId: params.teamId }) },
  }));

  serve(calls.leaveTeam, async ({ viewer, params, say }) => {
    await actions.leaveTeam(platform, { viewer, teamId: params.teamId });
    return { message: say(teamsTexts.youLeft) };
  });

  serve(calls.kickPlayer, async ({ viewer, params, say }) => {
    await actions.kickPlayer(platform, { viewer, userId: params.userId });
    return { message: say(teamsTexts.kicked) };
  });

  serve(calls.deleteTeam, async ({ viewer, say }) => {
    await deleteLedTeam(platform, { viewer });
    return { message: say(teamsTexts.deleted) };
  });

  serve(calls.getInvitation, async ({ viewer, params }) => ({
    data: await actions.getInvitation(platform, { viewer, code: params.code }),
  }));

  serve(calls.previewInvitation, async ({ params, ip }) => ({
    data: await actions.getTeamPreview(platform, { code: params.code, ip }),
  }));

  serve(calls.acceptInvitation, async ({ viewer, params, say }) => {
    const team = await actions.acceptInvitation(platform, { viewer, code: params.code });
    return { message: say(teamsTexts.welcomeTo({ team: team.name })) };
  });

  serve(calls.deleteTeamAsAdmin, async ({ viewer, params, say }) => {
    await deleteAnyTeam(platform, { viewer, teamId: params.teamId });
    return { message: say(teamsTexts.deleted) };
  });
}
