import * as z from 'zod/mini';
import { defineDailyJob, defineJob } from '../../platform/jobs/define-job.ts';

/** Makes what evenings of a series are due and sets its own next moment; one waits for a series at most. */
export const eveningJob = defineJob({
  name: 'series-evening',
  schema: z.object({ seriesId: z.string() }),
});

/** Has every series look at its evenings, so that one whose job was lost goes on the next day. */
export const everySeriesJob = defineDailyJob({ name: 'every-series', at: '05:10' });
