import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { id } from '../../fields.ts';
import { offeredLanguages } from '../../languages.ts';
import { messagePhases } from './sharing.values.ts';

export const shareMessage = defineCall({
  path: '/share/message/{tournamentId}',
  duties: ['host'],
  limit: 'read',
  summary:
    'What a host sends to the group now, or in another phase: a text as WhatsApp renders it, the link last, and the path of a picture. Never a room.',
  body: z.object({
    /** By default the current phase. */
    phase: z.optional(z.enum(messagePhases)),
    /** By default the organisation's. */
    language: z.optional(z.enum(offeredLanguages)),
    /** For messages about a match: overrides the default one. */
    matchId: z.optional(id),
  }),
  answer: {
    phase: z.enum(messagePhases),
    /** Phases with a message, in order of an evening. */
    phases: z.array(z.enum(messagePhases)),
    text: z.string(),
    /** Path of a public picture; null if there is none yet. */
    picture: z.nullable(z.string()),
  },
});
