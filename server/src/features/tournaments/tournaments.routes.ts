import * as clock from '@one-dream/contract/features/tournaments/tournaments.clock.ts';
import * as calls from '@one-dream/contract/features/tournaments/tournaments.ts';
import { publicPageSize } from '@one-dream/contract/limits.ts';
import type { Serve } from '../../calls/serve.ts';
import type { Platform } from '../../platform/platform.ts';
import { followTournament, listFollowed } from './followers.actions.ts';
import * as day from './tournament-day.actions.ts';
import * as actions from './tournaments.actions.ts';
import { tournamentsTexts } from './tournaments.texts.ts';

export function serveTournaments(serve: Serve, platform: Platform): void {
  // Public answers are the same for everybody, admins too.
  serve(
    calls.listTournamentsPublicly,
    ({ body }) =>
      actions.listTournaments(platform, {
        limit: publicPageSize.default,
        ...body,
        viewer: undefined,
      }),
    { cachedWith: 'tournaments' },
  );

  serve(calls.listTournaments, ({ viewer, body }) =>
    actions.listTournaments(platform, { ...body, viewer }),
  );

  serve(
    calls.getTournament,
    async ({ params }) => ({
      data: await actions.getTournament(platform, { id: params.tournamentId, viewer: undefined }),
    }),
    { cachedWith: 'tournaments' },
  );

  serve(calls.getServedTournament, async ({ viewer, params }) => {
    const request = { id: params.tournamentId, viewer };
    return {
      data: await actions.getServedTournament(platform, request),
      can: await actions.readConsolePowers(platform, request),
    };
  });

  serve(calls.followTournament, async ({ viewer, params, body, translate }) => {
    return { message: translate(await followTournament(platform, { viewer, ...params, ...body })) };
  });

  serve(calls.listFollowed, async ({ viewer }) => ({ data: await listFollowed(platform, viewer) }));

  serve(calls.getTournamentForAdmin, async ({ viewer, params }) => ({
    data: await actions.getTournament(platform, { id: params.tournamentId, viewer }),
  }));

  serve(calls.createTournament, async ({ viewer, body, translate }) => ({
    message: translate(tournamentsTexts.created),
    data: await actions.createTournament(platform, { viewer, form: body }),
  }));

  serve(calls.updateTournament, async ({ viewer, body, translate }) => {
    const { version, ...form } = body.data;
    return {
      message: translate(tournamentsTexts.saved),
      data: await actions.updateTournament(platform, { viewer, id: body.id, form, version }),
    };
  });

  serve(calls.deleteTournament, async ({ viewer, params, translate }) => {
    await actions.deleteTournament(platform, { viewer, id: params.tournamentId });
    return { message: translate(tournamentsTexts.deleted) };
  });

  serve(clock.cancelTournament, async ({ viewer, params, body, translate }) => {
    await day.cancelTournament(platform, { viewer, ...params, ...body });
    return { message: translate(tournamentsTexts.calledOffTold) };
  });

  serve(clock.extendTournament, async ({ viewer, params, body, translate }) => {
    await day.extendTournament(platform, { viewer, ...params, ...body });
    return { message: translate(tournamentsTexts.moreTime) };
  });

  serve(clock.moveTournamentOn, async ({ viewer, params, body, translate }) => {
    await day.moveTournamentOn(platform, { viewer, ...params, ...body });
    return { message: translate(tournamentsTexts.oneStepOn) };
  });
}
