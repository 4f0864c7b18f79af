import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { id } from '../fields.ts';
import { offeredLanguages } from '../languages.ts';
import { messagePhases } from './sharing.values.ts';

export const shareMessage = defineCall({
  path: '/share/message/{tournamentId}',
  access: 'duty',
  duties: ['host'],
  limit: 'read',
  summary:
    'What a host sends to the group now, or in another phase: a text as WhatsApp renders it, the link last, and the path of a picture. Never a room.',
  params: { tournamentId: id },
  body: z.object({
    /** The one that fits now, where none is named. */
    phase: z.optional(z.enum(messagePhases)),
    /** The organisation's, where none is named. */
    language: z.optional(z.enum(offeredLanguages)),
    /** For what is about one match: another than the one that fits. */
    matchId: z.optional(id),
  }),
  answer: {
    phase: z.enum(messagePhases),
    /** Phases that have a message, in the order of an evening. */
    phases: z.array(z.enum(messagePhases)),
    text: z.string(),
    /** Path of a picture that everybody may see; null where there is none yet. */
    picture: z.nullable(z.string()),
  },
});
