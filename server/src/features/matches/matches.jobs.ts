import * as z from 'zod/mini';
import { defineDailyJob, defineJob } from '../../platform/jobs/define-job.ts';
import { matchNotices } from './matches.notices.ts';

/** The clock of a match: one waits for each match and deed, its moment moves with the start. */
export const clockJob = defineJob({
  name: 'match-clock',
  schema: z.object({ matchId: z.string(), deed: z.enum(['release', 'play']) }),
});

/** Tells the teams of matches. The content is looked up when the job runs. */
export const matchNoticeJob = defineJob({
  name: 'match-notice',
  schema: z.object({
    kind: z.enum(matchNotices),
    /** The first one is what the text is about. */
    matchIds: z.array(z.string()),
    /** Only these people, who are told whatever they are to the match. */
    userIds: z._default(z.nullable(z.array(z.string())), null),
    /** The user who did it, who is not told. */
    actorId: z.nullable(z.string()),
    /** Of the match when it was to be told: it is not told what is no longer so. ISO 8601 UTC. */
    startsAt: z.string(),
  }),
});

/** Posts in the tournament's Discord channel, with a link and never the secret. */
export const matchPostJob = defineJob({
  name: 'match-post',
  schema: z.object({ kind: z.enum(matchNotices), matchId: z.string(), startsAt: z.string() }),
});

/** Compares the Discord channel of a match's room with what is to be in it. It never holds the room. */
export const roomChannelJob = defineJob({
  name: 'discord-room-channel',
  schema: z.object({ matchId: z.string() }),
});

/** Room ids and passwords that nobody needs any more are taken out of the database. */
export const emptyRoomsJob = defineDailyJob({ name: 'empty-rooms', at: '05:30' });
