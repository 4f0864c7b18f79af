import * as calls from '@one-dream/contract/features/lobbies/lobbies.ts';
import type { Serve } from '../../calls/serve.ts';
import type { Platform } from '../../platform/platform.ts';
import * as draws from './draws.actions.ts';
import { lobbiesTexts } from './lobbies.texts.ts';
import * as places from './places.actions.ts';
import * as stages from './stages.actions.ts';

export function serveLobbies(serve: Serve, platform: Platform): void {
  serve(calls.listStages, async ({ viewer, params }) => ({
    data: await stages.listStages(platform, { viewer, ...params }),
  }));

  serve(calls.createStage, async ({ viewer, params, body, translate }) => ({
    message: translate(lobbiesTexts.stageMade),
    data: await stages.createStage(platform, { viewer, ...params, form: body }),
  }));

  serve(calls.updateStage, async ({ viewer, params, body, translate }) => ({
    message: translate(lobbiesTexts.stageSaved),
    data: await stages.updateStage(platform, { viewer, ...params, form: body }),
  }));

  serve(calls.deleteStage, async ({ viewer, params, translate }) => {
    await stages.deleteStage(platform, { viewer, ...params });
    return { message: translate(lobbiesTexts.stageDeleted) };
  });

  serve(calls.previewDraw, async ({ params, body }) => ({
    data: await draws.previewDraw(platform, { ...params, form: body }),
  }));

  serve(calls.repeatDraw, async ({ params }) => ({
    data: await draws.repeatDraw(platform, params.drawId),
  }));

  serve(calls.rollDraw, async ({ viewer, params, body, translate }) => {
    const data = await draws.rollDraw(platform, { viewer, ...params, form: body });
    return { message: translate(lobbiesTexts.drawn({ times: data.rolls })), data };
  });

  serve(calls.moveInDraw, async ({ viewer, params, body, translate }) => ({
    message: translate(lobbiesTexts.teamMoved),
    data: await places.moveInDraw(platform, { viewer, ...params, form: body }),
  }));

  serve(calls.setDrawSlots, async ({ viewer, params, body, translate }) => ({
    message: translate(lobbiesTexts.slotsSaved),
    data: await places.setDrawSlots(platform, { viewer, ...params, form: body }),
  }));

  serve(calls.publishDraw, async ({ viewer, params, body, translate }) => {
    const { data, isRedrawn } = await draws.publishDraw(platform, { viewer, ...params, ...body });
    return {
      message: translate(isRedrawn ? lobbiesTexts.drawnAgain : lobbiesTexts.drawPublished),
      data,
    };
  });

  serve(calls.replaceInDraw, async ({ viewer, params, body, translate }) => ({
    message: translate(lobbiesTexts.teamReplaced),
    data: await places.replaceEntry(platform, { viewer, ...params, form: body }),
  }));
}
