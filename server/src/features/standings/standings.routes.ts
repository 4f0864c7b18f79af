import * as presets from '@one-dream/contract/features/standings/standings.presets.ts';
import * as staff from '@one-dream/contract/features/standings/standings.staff.ts';
import * as calls from '@one-dream/contract/features/standings/standings.ts';
import type { Serve } from '../../calls/serve.ts';
import type { Platform } from '../../platform/platform.ts';
import * as adjustments from './adjustments.actions.ts';
import { replaceDeclined } from './advance.actions.ts';
import * as finals from './finalise.actions.ts';
import { changePreset, createPreset, listPresets } from './presets.actions.ts';
import { rescoreStage } from './rescore.actions.ts';
import { getStageScoring, saveStageScoring } from './stage-scoring.actions.ts';
import { getStandings, listTopPlayers } from './standings.actions.ts';
import { standingsTexts } from './standings.texts.ts';

export function serveStandings(serve: Serve, platform: Platform): void {
  serve(
    calls.getStandings,
    async ({ params, body }) => ({ data: await getStandings(platform, { ...params, ...body }) }),
    { cachedWith: 'standings_states' },
  );

  // Not cached: a player who hides their page is no longer linked.
  serve(calls.listTopPlayers, async ({ params }) => ({
    data: await listTopPlayers(platform, params.tournamentId),
  }));

  servePresets(serve, platform);
  serveStages(serve, platform);
  serveDecisions(serve, platform);
}

function servePresets(serve: Serve, platform: Platform): void {
  serve(presets.listPresets, async () => ({ data: await listPresets(platform) }));

  serve(presets.createPreset, async ({ viewer, body, translate, translateAll }) => ({
    message: translate(standingsTexts.presetSaved),
    ...translateAll(await createPreset(platform, viewer, body)),
  }));

  serve(presets.changePreset, async ({ viewer, params, body, translate, translateAll }) => {
    const { no, ...form } = body;
    return {
      message: translate(standingsTexts.presetVersion),
      ...translateAll(await changePreset(platform, { viewer, ...params, no, form })),
    };
  });
}

function serveStages(serve: Serve, platform: Platform): void {
  serve(staff.getStageScoring, async ({ viewer, params }) => ({
    data: await getStageScoring(platform, { viewer, ...params }),
  }));

  serve(staff.saveStageScoring, async ({ viewer, params, body, translate }) => ({
    message: translate(standingsTexts.scoringSaved),
    data: await saveStageScoring(platform, { viewer, ...params, form: body }),
  }));

  serve(staff.rescoreStage, async ({ viewer, params, body, translate }) => {
    const data = await rescoreStage(platform, { viewer, ...params, ...body });
    return {
      message: translate(data.isApplied ? standingsTexts.rescored : standingsTexts.unchanged),
      data,
    };
  });

  serve(staff.previewFinal, async ({ params, translateAll }) => ({
    data: translateAll(await finals.previewFinal(platform, params.stageId)),
  }));

  serve(staff.finaliseStage, async ({ viewer, params, body, translate }) => ({
    message: translate(standingsTexts.finalised),
    data: await finals.finaliseStage(platform, { viewer, ...params, ...body }),
  }));

  serve(staff.reopenStage, async ({ viewer, params, body, translate }) => {
    await finals.reopenStage(platform, { viewer, ...params, ...body });
    return { message: translate(standingsTexts.reopened) };
  });

  serve(staff.replaceDeclined, async ({ viewer, params, body, translate }) => {
    const data = await replaceDeclined(platform, { viewer, ...params, ...body });
    return { message: translate(standingsTexts.takesPlace({ team: data.name })), data };
  });
}

function serveDecisions(serve: Serve, platform: Platform): void {
  serve(staff.listAdjustments, async ({ params }) => ({
    data: await adjustments.listAdjustments(platform, params.stageId),
  }));

  serve(staff.makeAdjustment, async ({ viewer, params, body, translate }) => ({
    message: translate(standingsTexts.pointsCount),
    data: await adjustments.makeAdjustment(platform, { viewer, ...params, form: body }),
  }));

  serve(staff.revokeAdjustment, async ({ viewer, params, body, translate }) => ({
    message: translate(standingsTexts.adjustmentRevoked),
    data: await adjustments.revokeAdjustment(platform, { viewer, ...params, ...body }),
  }));

  serve(staff.ruleOnTie, async ({ viewer, params, body, translate }) => {
    await adjustments.ruleOnTie(platform, { viewer, ...params, ...body });
    return { message: translate(standingsTexts.orderStands) };
  });
}
