import * as roomCalls from '@one-dream/contract/features/matches/matches.rooms.ts';
import * as settings from '@one-dream/contract/features/matches/matches.settings.ts';
import * as calls from '@one-dream/contract/features/matches/matches.ts';
import type { Serve } from '../../calls/serve.ts';
import type { Platform } from '../../platform/platform.ts';
import * as calendar from './calendar.actions.ts';
import * as maps from './maps.actions.ts';
import * as reads from './match-reads.actions.ts';
import * as states from './match-states.actions.ts';
import * as actions from './matches.actions.ts';
import { matchesTexts } from './matches.texts.ts';
import { postsRooms } from './room-channels.actions.ts';
import * as rooms from './rooms.actions.ts';

export function serveMatches(serve: Serve, platform: Platform): void {
  const now = () => platform.now().toISOString();
  serveRooms(serve, platform);

  serve(calls.listMatches, async ({ viewer, params }) => ({
    data: await reads.listMatches(platform, { viewer, ...params }),
    now: now(),
  }));

  serve(calls.getMatch, async ({ viewer, params, translate }) => ({
    data: await reads.getMatch(platform, { viewer, translate, ...params }),
    now: now(),
  }));

  serve(calls.listOwnMatches, async ({ viewer }) => ({
    data: await reads.listOwnMatches(platform, viewer),
    now: now(),
  }));

  serve(calls.listConsoleMatches, async ({ params }) => ({
    data: await reads.listConsoleMatches(platform, params),
    postsRooms: await postsRooms(platform),
    now: now(),
  }));

  serve(calls.createMatches, async ({ viewer, params, body, translate, translateAll }) => ({
    message: translate(matchesTexts.planned),
    ...translateAll(await actions.createMatches(platform, { viewer, ...params, form: body })),
  }));

  serve(calls.moveMatch, async ({ viewer, params, body, translate, translateAll }) => ({
    message: translate(matchesTexts.timeSet),
    ...translateAll(await actions.moveMatch(platform, { viewer, ...params, form: body })),
  }));

  serve(calls.changeMatch, async ({ viewer, params, body, translate }) => ({
    message: translate(matchesTexts.changed),
    data: await actions.changeMatch(platform, { viewer, ...params, form: body }),
  }));

  serve(calls.startMatch, async ({ viewer, params, body, translate }) => ({
    message: translate(matchesTexts.isOn),
    data: await states.startMatch(platform, { viewer, ...params, ...body }),
  }));

  serve(calls.undoStart, async ({ viewer, params, body, translate }) => ({
    message: translate(matchesTexts.startTakenBack),
    data: await states.undoStart(platform, { viewer, ...params, ...body }),
  }));

  serve(calls.postponeMatch, async ({ viewer, params, body, translate }) => ({
    message: translate(matchesTexts.postponed),
    data: await states.postponeMatch(platform, { viewer, ...params, ...body }),
  }));

  serve(calls.cancelMatch, async ({ viewer, params, body, translate }) => ({
    message: translate(matchesTexts.cancelled),
    data: await states.cancelMatch(platform, { viewer, ...params, ...body }),
  }));

  serve(calls.mergeLobbies, async ({ viewer, params, body, translate }) => {
    await states.mergeLobbies(platform, { viewer, ...params, ...body });
    return { message: translate(matchesTexts.oneLobby) };
  });

  serve(calls.voidMatch, async ({ viewer, params, body, translate }) => ({
    message: translate(matchesTexts.isVoid),
    ...(await states.voidMatch(platform, { viewer, ...params, ...body })),
  }));

  serve(settings.listMaps, async ({ params }) => ({
    data: await maps.listMaps(platform, params.game),
  }));

  serve(settings.saveMaps, async ({ viewer, params, body, translate }) => ({
    message: translate(matchesTexts.mapsSaved),
    data: await maps.saveMaps(platform, { viewer, ...params, ...body }),
  }));

  serve(settings.getTeamCalendar, async ({ viewer, params }) => ({
    url: await calendar.getTeamCalendar(platform, { viewer, ...params }),
  }));

  serve(settings.resetTeamCalendar, async ({ viewer, params, translate }) => ({
    message: translate(matchesTexts.calendarNew),
    url: await calendar.resetTeamCalendar(platform, { viewer, ...params }),
  }));
}

function serveRooms(serve: Serve, platform: Platform): void {
  serve(roomCalls.saveRoom, async ({ viewer, params, body, translate }) => {
    await rooms.saveRoom(platform, { viewer, ...params, form: body });
    return { message: translate(matchesTexts.roomSaved) };
  });

  serve(roomCalls.releaseRoom, async ({ viewer, params, translate }) => ({
    message: translate(matchesTexts.roomOut),
    data: await rooms.releaseRoom(platform, { viewer, ...params }),
  }));

  serve(roomCalls.replaceRoom, async ({ viewer, params, body, translate }) => ({
    message: translate(matchesTexts.roomReplaced),
    data: await rooms.replaceRoom(platform, { viewer, ...params, form: body }),
  }));

  serve(roomCalls.showRoom, async ({ viewer, params, via }) => ({
    data: await rooms.showRoom(platform, { viewer, ...params, via }),
    now: platform.now().toISOString(),
  }));

  serve(roomCalls.listReveals, async ({ params }) => ({
    data: await rooms.listReveals(platform, params.matchId),
  }));
}
