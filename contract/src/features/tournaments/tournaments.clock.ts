import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { line } from '../../fields.ts';

/** Manual phase changes: earlier or later than scheduled, or cancelling. */

const message = z.string();

/** Public, and sent to all participants. */
const reason = line({ label: 'The reason', min: 5, max: 200 });

export const cancelTournament = defineCall({
  path: '/admin/tournament/cancel/{tournamentId}',
  access: 'admin',
  limit: 'broadcast',
  effect: 'destroys',
  summary:
    'Calls a tournament off, from any phase but final; the reason is public. Its page stays, its jobs do nothing, its players are told.',
  body: z.object({ reason }),
  answer: { message },
});

export const extendTournament = defineCall({
  path: '/tournament/extend/{tournamentId}',
  duties: ['host'],
  limit: 'staff',
  effect: 'reversible',
  summary:
    'For hosts. Moves the end of registration or of check-in to a later moment, 10 minutes before the first match at the latest.',
  body: z.object({ what: z.enum(['registration', 'check-in']), until: z.string() }),
  answer: { message },
});

export const moveTournamentOn = defineCall({
  path: '/tournament/move-on/{tournamentId}',
  duties: ['host'],
  limit: 'staff',
  effect: 'reversible',
  summary:
    'For hosts. Does early what the clock would do next: opens or closes registration, opens or closes check-in. `from` is the phase that was seen; pressed twice, it happens once.',
  body: z.object({ from: z.enum(['draft', 'announced', 'registration', 'closed', 'check-in']) }),
  answer: { message },
});
