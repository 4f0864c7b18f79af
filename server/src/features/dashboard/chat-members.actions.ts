import type { Dashboard } from '@one-dream/contract/features/dashboard/dashboard.ts';
import type { Platform } from '../../platform/platform.ts';
import * as queries from './chat-members.queries.ts';

/** Reads Discord's member count with its change within a week, or the configured number if no bot can ask. */
export async function countChatMembers(
  { db, discord, organisation, now }: Platform,
  { inTime }: { inTime: <Answer>(answer: Promise<Answer>) => Promise<Answer | undefined> },
): Promise<Dashboard['chatMembers']> {
  const outcome = discord?.hasBot ? await inTime(discord.countMembers()) : undefined;
  if (outcome?.kind !== 'ok') {
    const { chatMembers: text } = await organisation.read();
    return text === null ? null : { text, isLive: false, weeklyChange: null };
  }
  const before = await queries.findChatMembersAWeekAgo(db, now());
  return {
    text: outcome.members.toLocaleString('en-IN'),
    isLive: true,
    weeklyChange: before === undefined ? null : outcome.members - before,
  };
}

/** Stores today's number, so that next week's change is known. A later call on the same day overwrites it. */
export async function sampleChatMembers(
  platform: Pick<Platform, 'db' | 'discord' | 'now'>,
): Promise<void> {
  if (!platform.discord?.hasBot) return;
  const outcome = await platform.discord.countMembers();
  // Discord is away, or no guild is configured: retried next hour.
  if (outcome.kind !== 'ok') return;
  await queries.upsertChatMembers(platform.db, outcome.members, platform.now());
}
