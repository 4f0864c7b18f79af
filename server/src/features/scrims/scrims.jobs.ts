import * as z from 'zod/mini';
import { defineDailyJob, defineJob } from '../../platform/jobs/define-job.ts';

/** Makes due evenings of a series and schedules itself again; one per series at most. */
export const eveningJob = defineJob({
  name: 'series-evening',
  schema: z.object({ seriesId: z.string() }),
});

/** Checks every series, so that one whose job was lost resumes the next day. */
export const everySeriesJob = defineDailyJob({ name: 'every-series', at: '05:10' });
