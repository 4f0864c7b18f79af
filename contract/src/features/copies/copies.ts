import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { slotTotal, title } from '../tournaments/tournaments.form.ts';
import { moment } from '../tournaments/tournaments.times.ts';

export const copyTournament = defineCall({
  path: '/admin/tournament/copy/{tournamentId}',
  access: 'admin',
  limit: 'staff',
  effect: 'reversible',
  summary:
    'Makes the next one of an event: stages, points, maps, prizes, rules and settings stay, its title counts on, and every time moves with the first match. A title, slots and guests that are given replace those of the event.',
  body: z.object({
    firstMatchAt: moment,
    title: z.optional(title),
    slots: z.optional(slotTotal),
    guests: z.optional(z.boolean()),
    /** Saved as a draft instead of published. */
    isDraft: z._default(z.boolean(), false),
  }),
  answer: { message: z.string(), data: z.object({ _id: z.string(), title: z.string() }) },
});
