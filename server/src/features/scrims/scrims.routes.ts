import * as calls from '@one-dream/contract/features/scrims.ts';
import type { Serve } from '../../calls/serve.ts';
import type { Platform } from '../../platform/platform.ts';
import { readEvenings } from './evenings.actions.ts';
import * as actions from './series.actions.ts';

const week = 7;

export function serveScrims(serve: Serve, platform: Platform): void {
  serve(calls.listEvenings, () => readEvenings(platform, { days: week }));

  serve(calls.listSeries, async () => ({ data: await actions.listSeries(platform) }));

  serve(calls.readCalendar, ({ body: { from, weeks } }) =>
    readEvenings(platform, { from, days: weeks * week }),
  );

  serve(calls.createSeries, async ({ viewer, body }) => ({
    message: 'The series has begun.',
    ...(await actions.createSeries(platform, { viewer, form: body })),
  }));

  serve(calls.updateSeries, async ({ viewer, params, body }) => ({
    message: 'Saved.',
    ...(await actions.updateSeries(platform, { viewer, ...params, form: body })),
  }));

  serve(calls.pauseSeries, async ({ viewer, params, body }) => ({
    message: body.until ? 'The series is paused.' : 'The series goes on.',
    ...(await actions.pauseSeries(platform, { viewer, ...params, until: body.until })),
  }));

  serve(calls.endSeries, async ({ viewer, params }) => ({
    message: 'The series has ended.',
    ...(await actions.endSeries(platform, { viewer, ...params })),
  }));

  serve(calls.skipEvening, async ({ viewer, params, body }) => {
    await actions.skipEvening(platform, { viewer, ...params, form: body });
    return { message: body.isSkipped ? 'That evening is left out.' : 'That evening is back.' };
  });

  serve(calls.reservePlace, async ({ viewer, params, body }) => ({
    message: 'Saved.',
    data: await actions.reservePlace(platform, { viewer, ...params, form: body }),
  }));

  serve(calls.freePlace, async ({ viewer, params }) => ({
    message: 'The place is free again.',
    data: await actions.freePlace(platform, { viewer, ...params }),
  }));
}
