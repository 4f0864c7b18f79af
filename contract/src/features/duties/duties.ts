import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { duties } from '../../duties.ts';
import { email, id, timestamp } from '../../fields.ts';
import { instant } from '../../schedule/instant.ts';
import { tournamentPhases } from '../tournaments/tournaments.phases.ts';

const message = z.string();
const duty = z.enum(duties, 'Choose one of the listed duties.');

export const grant = z.object({
  _id: z.string(),
  duty,
  user: z.object({ _id: z.string(), name: z.string(), profile: z.string() }),
  tournamentId: z.nullable(z.string()),
  seriesId: z.nullable(z.string()),
  /** null: until the end of the event. */
  until: z.nullable(timestamp),
  createdAt: timestamp,
});
export type Grant = z.output<typeof grant>;

const grantFields = {
  duty,
  tournamentId: z._default(z.nullable(id), null),
  seriesId: z._default(z.nullable(id), null),
  until: z._default(z.nullable(instant('The end')), null),
};

const namesOneEvent = z.refine<{ tournamentId: string | null; seriesId: string | null }>(
  ({ tournamentId, seriesId }) => (tournamentId === null) !== (seriesId === null),
  { error: 'Name a tournament or a series.', path: ['tournamentId'] },
);

/** A duty for one event or series, for an account already identified. */
export const offeredDuty = z.object(grantFields).check(namesOneEvent);

/** `email`: address of the account. */
const grantForm = z.object({ email, ...grantFields }).check(namesOneEvent);

export const grantDuty = defineCall({
  path: '/duties/grant',
  access: 'admin',
  limit: 'staff',
  effect: 'grants',
  summary:
    'Trusts an account with a duty for a tournament or a series; granting it again changes its end. Only the owner makes treasurers.',
  body: grantForm,
  answer: { message, data: grant },
});

export const revokeDuty = defineCall({
  path: '/duties/revoke/{grantId}',
  access: 'admin',
  limit: 'staff',
  effect: 'reversible',
  summary: 'Takes a duty back, at once.',
  answer: { message },
});

export const listDuties = defineCall({
  path: '/duties/list',
  access: 'admin',
  limit: 'read',
  summary: 'Who is trusted with what for a tournament (its series included) or a series.',
  body: z.object({ tournamentId: z.optional(id), seriesId: z.optional(id) }),
  answer: { data: z.array(grant) },
});

export const listEveryDuty = defineCall({
  path: '/duties/everywhere',
  access: 'admin',
  limit: 'read',
  summary:
    'Every duty that holds, with the title of its tournament or series, the soonest event first.',
  answer: {
    data: z.array(
      z.extend(grant, {
        /** Title of the tournament or series. */
        title: z.string(),
        /** ISO 8601 UTC of the event's first match; null if not set. */
        firstMatchAt: z.nullable(timestamp),
      }),
    ),
  },
});

export const listOwnDuties = defineCall({
  path: '/duties/mine',
  access: 'user',
  limit: 'read',
  summary:
    'What the signed-in user is trusted with now: each tournament with its duties. Admins and the owner need no duty and see none here.',
  answer: {
    data: z.array(
      z.object({
        tournamentId: z.string(),
        title: z.string(),
        status: z.string(),
        phase: z.enum(tournamentPhases),
        duties: z.array(duty),
        /** ISO 8601 UTC of the next match; null if there is none. */
        nextMatchAt: z.nullable(timestamp),
      }),
    ),
  },
});
