import * as calls from '@one-dream/contract/features/teams.ts';
import type { Serve } from '../../calls/serve.ts';
import type { Platform } from '../../platform/platform.ts';
import { deleteAnyTeam, deleteLedTeam } from './delete-team.actions.ts';
import { listTeams } from './list-teams.actions.ts';
import * as life from './team-life.actions.ts';
import * as actions from './teams.actions.ts';

export function serveTeams(serve: Serve, platform: Platform): void {
  serve(calls.listTeams, ({ body }) => listTeams(platform, body));

  serve(calls.createTeam, async ({ viewer, body, pictures }) => ({
    message: 'Team created.',
    team: await actions.createTeam(platform, { viewer, name: body.name, logo: pictures.logo }),
  }));

  serve(calls.updateTeam, async ({ viewer, body, pictures }) => ({
    message: 'Your team is saved.',
    team: await life.updateTeam(platform, { viewer, name: body.name, logo: pictures.logo }),
  }));

  serve(calls.handOverTeam, async ({ viewer, params }) => {
    const team = await life.handOver(platform, { viewer, userId: params.userId });
    return { message: `${team.leader.name} leads ${team.name} now.`, team };
  });

  serve(calls.setTeamLineup, async ({ viewer, body }) => ({
    message: 'The lineup is saved.',
    team: await life.setLineup(platform, { viewer, userIds: body.userIds }),
  }));

  serve(calls.remindPlayer, async ({ viewer, params }) => {
    const name = await life.remindPlayer(platform, { viewer, userId: params.userId });
    return { message: `${name} is reminded.` };
  });

  serve(calls.getTeam, async ({ viewer, params }) => {
    const { team, inviteCode } = await actions.getTeamOfUser(platform, {
      viewer,
      userId: params.userId,
    });
    return { team, invitelink: inviteCode === null ? null : { code: inviteCode } };
  });

  serve(calls.resetInvite, async ({ viewer, params }) => ({
    message: 'The old invite link no longer works.',
    data: { code: await actions.resetInvite(platform, { viewer, teamId: params.teamId }) },
  }));

  serve(calls.leaveTeam, async ({ viewer, params }) => {
    await actions.leaveTeam(platform, { viewer, teamId: params.teamId });
    return { message: 'You left the team.' };
  });

  serve(calls.kickPlayer, async ({ viewer, params }) => {
    await actions.kickPlayer(platform, { viewer, userId: params.userId });
    return { message: 'The player is no longer in your team.' };
  });

  serve(calls.deleteTeam, async ({ viewer }) => {
    await deleteLedTeam(platform, { viewer });
    return { message: 'The team is deleted.' };
  });

  serve(calls.getInvitation, async ({ viewer, params }) => ({
    data: await actions.getInvitation(platform, { viewer, code: params.code }),
  }));

  serve(calls.previewInvitation, async ({ params, ip }) => ({
    data: await actions.getTeamPreview(platform, { code: params.code, ip }),
  }));

  serve(calls.acceptInvitation, async ({ viewer, params }) => {
    const team = await actions.acceptInvitation(platform, { viewer, code: params.code });
    return { message: `Welcome to ${team.name}!` };
  });

  serve(calls.deleteTeamAsAdmin, async ({ viewer, params }) => {
    await deleteAnyTeam(platform, { viewer, teamId: params.teamId });
    return { message: 'The team is deleted.' };
  });
}
