import * as z from 'zod/mini';
import { defineJob } from '../../platform/jobs/define-job.ts';
import { newId } from '../../platform/secrets.ts';
import type { Work } from '../../platform/work/work.ts';
import { delivery } from '../notifications/notices.actions.ts';
import type { EntryEvent, EntryEventFacts } from './commands/entries-state.ts';

/** A change of a team's slot, for Discord. `at` is ISO 8601; the leader is the first player. */
const registrationChange = z.object({
  kind: z.enum(['registered', 'back', 'cancelled', 'removed', 'disqualified', 'no-show']),
  tournamentId: z.string(),
  tournament: z.string(),
  team: z.string(),
  /** null once drawn: by then another number is the team's slot. */
  slot: z.nullable(z.number()),
  at: z.string(),
  players: z.array(
    z.object({
      inGameName: z.string(),
      discordId: z.string(),
      /** Missing in changes of earlier releases; null without an account. */
      userId: z.optional(z.nullable(z.string())),
    }),
  ),
});
export type RegistrationChange = z.output<typeof registrationChange>;

/** The format of earlier releases, one job per change, with its recipients; pending jobs are still processed. */
export const registrationJob = defineJob({
  name: 'registration-change',
  schema: z.extend(registrationChange, { delivery: z.optional(delivery) }),
  isBatched: true,
});
const asWas = (payload: never) => payload;
/** Kinds of changes were added in versions 2 and 3, accounts of players in 4: earlier payloads are still valid. */
const named = { version: 4, earlier: { 1: asWas, 2: asWas, 3: asWas } };
/** A message in the channel of the tournament. */
export const postJob = defineJob({ name: 'discord-post', schema: registrationChange, ...named });

/** Changes announced by one job at most. */
const announcedTogether = 50;

/** Slot changes of one tournament, in order. */
export const registrationsJob = defineJob({
  name: 'registration-changes',
  schema: z.object({ changes: z.array(registrationChange) }),
  isBatched: true,
  ...named,
});

/** Events of an entry that its tournament's channel tells of. */
const posted: Partial<Record<EntryEvent['name'], RegistrationChange['kind']>> = {
  'registration.registered': 'registered',
  'entry.promoted': 'registered',
  'entry.claimed': 'registered',
  'registration.removed': 'removed',
  'entry.disqualified': 'disqualified',
  'entry.no-show': 'no-show',
  'entry.no-show-undone': 'back',
  'registration.cancelled': 'cancelled',
  'entry.team-gone': 'cancelled',
  'entry.withdrawal-granted': 'cancelled',
  'entry.replaced': 'cancelled',
};

/** Announces slots given and freed on Discord; in one statement, as the tournament is locked meanwhile. */
export async function announceRegistrations(
  work: Work,
  {
    tournament,
    events,
  }: {
    tournament: { id: string; title: string; drawn_at: Date | null };
    events: readonly EntryEventFacts[];
  },
): Promise<void> {
  if (!work.discord?.hasBot) return;
  const changes = events.flatMap(({ event, entry, slot }) => {
    const change = posted[event.name];
    if (!change || slot === null) return [];
    return {
      kind: change,
      tournamentId: tournament.id,
      tournament: tournament.title,
      team: entry.teamName,
      slot: tournament.drawn_at ? null : slot,
      at: work.now().toISOString(),
      players: entry.players.map(({ inGameName, discordId, userId }) => ({
        inGameName,
        discordId,
        userId,
      })),
    };
  });
  const parts = Array.from({ length: Math.ceil(changes.length / announcedTogether) }, (_, part) =>
    changes.slice(part * announcedTogether, (part + 1) * announcedTogether),
  );
  await work.enqueueMany(
    registrationsJob,
    parts.map((part) => ({ id: newId(), data: { changes: part } })),
  );
}
