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

  serve(calls.createTeam, async ({ viewer, body, pictures, translate }) => ({
    message: translate(teamsTexts.created),
    team: await actions.createTeam(platform, {
      viewer,
      name: body.name,
      logo: pictures.logo,
      isLogoDrawn: body.drawnLogo === 'true',
    }),
  }));

  serve(calls.updateTeam, async ({ viewer, body, pictures, translate }) => ({
    message: translate(teamsTexts.saved),
    team: await life.updateTeam(platform, { viewer, name: body.name, logo: pictures.logo }),
  }));

  serve(calls.setCoLeader, async ({ viewer, body, translate }) => ({
    message: translate(body.userId === null ? teamsTexts.coLeaderEnded : teamsTexts.coLeaderSet),
    team: await life.setCoLeader(platform, { viewer, ...body }),
  }));

  serve(calls.handOverTeam, async ({ viewer, params, translate }) => {
    const team = await life.handOver(platform, viewer, params.userId);
    return {
      message: translate(teamsTexts.leadsNow({ leader: team.leader.name, team: team.name })),
      team,
    };
  });

  serve(calls.setTeamLineup, async ({ viewer, body, translate }) => ({
    message: translate(teamsTexts.lineupSaved),
    team: await life.setLineup(platform, { viewer, userIds: body.userIds }),
  }));

  serve(calls.remindPlayer, async ({ viewer, params, translate }) => {
    const name = await life.remindPlayer(platform, viewer, params.userId);
    return { message: translate(teamsTexts.reminded({ player: name })) };
  });

  serve(calls.getTeam, async ({ viewer, params }) => {
    const { team, inviteCode, can } = await actions.getTeamOfUser(platform, {
      viewer,
      userId: params.userId,
    });
    return { team, invitelink: inviteCode === null ? null : { code: inviteCode }, can };
  });

  serve(calls.resetInvite, async ({ viewer, params, translate }) => ({
    message: translate(teamsTexts.inviteReplaced),
    data: { code: await actions.resetInvite(platform, { viewer, teamId: params.teamId }) },
  }));

  serve(calls.leaveTeam, async ({ viewer, params, translate }) => {
    await actions.leaveTeam(platform, viewer, params.teamId);
    return { message: translate(teamsTexts.youLeft) };
  });

  serve(calls.kickPlayer, async ({ viewer, params, translate }) => {
    await actions.kickPlayer(platform, viewer, params.userId);
    return { message: translate(teamsTexts.kicked) };
  });

  serve(calls.deleteTeam, async ({ viewer, translate }) => {
    await deleteLedTeam(platform, { viewer });
    return { message: translate(teamsTexts.deleted) };
  });

  serve(calls.getInvitation, async ({ viewer, params }) => ({
    data: await actions.getInvitation(platform, { viewer, code: params.code }),
  }));

  serve(calls.previewInvitation, async ({ params, ip }) => ({
    data: await actions.getTeamPreview(platform, { code: params.code, ip }),
  }));

  serve(calls.acceptInvitation, async ({ viewer, params, translate }) => {
    const team = await actions.acceptInvitation(platform, { viewer, code: params.code });
    return { message: translate(teamsTexts.welcomeTo({ team: team.name })) };
  });

  serve(calls.deleteTeamAsAdmin, async ({ viewer, params, translate }) => {
    await deleteAnyTeam(platform, viewer, params.teamId);
    return { message: translate(teamsTexts.deleted) };
  });
}
