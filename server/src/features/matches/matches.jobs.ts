import * as z from 'zod/mini';
import { defineDailyJob, defineJob, renameField } from '../../platform/jobs/define-job.ts';
import { matchNoticeNames } from './matches.notices.ts';

/** The clock of a match: one job for each match and action, whose moment moves with the start. */
export const clockJob = defineJob({
  name: 'match-clock',
  schema: z.object({ matchId: z.string(), action: z.enum(['release', 'play']) }),
  version: 2,
  earlier: { 1: renameField('deed', 'action') },
});

/** Tells the teams of matches. The content is looked up when the job runs. */
export const matchNoticeJob = defineJob({
  name: 'match-notice',
  schema: z.object({
    kind: z.enum(matchNoticeNames),
    /** The text is about the first one. */
    matchIds: z.array(z.string()),
    /** Notifies these users instead of the lobby. */
    userIds: z._default(z.nullable(z.array(z.string())), null),
    /** The user who caused the notice, who gets it without a pop-up. */
    actorId: z.nullable(z.string()),
    /** The match's start when the job was made: an outdated notice is dropped. ISO 8601 UTC. */
    startsAt: z.string(),
    /** The start that people know of a moved match, whose present one is looked up. ISO 8601 UTC. */
    was: z.optional(z.string()),
  }),
});

/** Posts to the tournament's Discord channel, with a link and never the secret. */
export const matchPostJob = defineJob({
  name: 'match-post',
  schema: z.object({
    kind: z.enum(matchNoticeNames),
    matchId: z.string(),
    startsAt: z.string(),
    was: z.optional(z.string()),
  }),
});

/** Syncs the Discord channel of a match's room. The job never holds the room. */
export const roomChannelJob = defineJob({
  name: 'discord-room-channel',
  schema: z.object({ matchId: z.string() }),
});

/** Deletes room ids and passwords of past matches. */
export const emptyRoomsJob = defineDailyJob({ name: 'empty-rooms', at: '05:30' });
