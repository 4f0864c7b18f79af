import * as calls from '@one-dream/contract/features/scrims/scrims.ts';
import type { Serve } from '../../calls/serve.ts';
import { commonTexts } from '../../common.texts.ts';
import type { Platform } from '../../platform/platform.ts';
import { readEvenings } from './evenings.actions.ts';
import { scrimsTexts } from './scrims.texts.ts';
import * as actions from './series.actions.ts';

const week = 7;

export function serveScrims(serve: Serve, platform: Platform): void {
  serve(calls.listEvenings, () => readEvenings(platform, { days: week }));

  serve(calls.listSeries, async () => ({ data: await actions.listSeries(platform) }));

  serve(calls.readCalendar, ({ body: { from, weeks } }) =>
    readEvenings(platform, { from, days: weeks * week }),
  );

  serve(calls.createSeries, async ({ viewer, body, translate }) => ({
    message: translate(scrimsTexts.begun),
    ...(await actions.createSeries(platform, { viewer, form: body })),
  }));

  serve(calls.updateSeries, async ({ viewer, params, body, translate }) => ({
    message: translate(commonTexts.saved),
    ...(await actions.updateSeries(platform, { viewer, ...params, form: body })),
  }));

  serve(calls.pauseSeries, async ({ viewer, params, body, translate }) => ({
    message: body.until ? translate(scrimsTexts.paused) : translate(scrimsTexts.goesOn),
    ...(await actions.pauseSeries(platform, { viewer, ...params, until: body.until })),
  }));

  serve(calls.endSeries, async ({ viewer, params, translate }) => ({
    message: translate(scrimsTexts.hasEnded),
    ...(await actions.endSeries(platform, { viewer, ...params })),
  }));

  serve(calls.skipEvening, async ({ viewer, params, body, translate }) => {
    await actions.skipEvening(platform, { viewer, ...params, form: body });
    return {
      message: body.isSkipped
        ? translate(scrimsTexts.eveningOut)
        : translate(scrimsTexts.eveningBack),
    };
  });

  serve(calls.reservePlace, async ({ viewer, params, body, translate }) => ({
    message: translate(commonTexts.saved),
    data: await actions.reservePlace(platform, { viewer, ...params, form: body }),
  }));

  serve(calls.freePlace, async ({ viewer, params, translate }) => ({
    message: translate(scrimsTexts.placeFree),
    data: await actions.freePlace(platform, { viewer, ...params }),
  }));
}
