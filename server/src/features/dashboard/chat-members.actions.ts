import type { Dashboard } from '@one-dream/contract/features/dashboard.ts';
import type { Platform } from '../../platform/platform.ts';
import * as queries from './chat-members.queries.ts';

/** Discord's own number with how it changed within a week, or what is configured when no bot can ask. */
export async function countChatMembers(
  { db, discord, organisation, now }: Platform,
  { inTime }: { inTime: <Answer>(answer: Promise<Answer>) => Promise<Answer | undefined> },
): Promise<Dashboard['chatMembers']> {
  const outcome = discord?.hasBot ? await inTime(discord.countMembers()) : undefined;
  if (outcome?.kind !== 'ok') {
    const { chatMembers: text } = await organisation.read();
    return { text, isLive: false, weeklyChange: null };
  }
  const before = await queries.findChatMembersAWeekAgo(db, now());
  return {
    text: outcome.members.toLocaleString('en-IN'),
    isLive: true,
    weeklyChange: before === undefined ? null : outcome.members - before,
  };
}

/** Keeps today's number, so that next week knows what changed. Asked again the same day it keeps the newer one. */
export async function sampleChatMembers({
  db,
  discord,
  now,
}: Pick<Platform, 'db' | 'discord' | 'now'>): Promise<void> {
  if (!discord?.hasBot) return;
  const outcome = await discord.countMembers();
  // Discord is away, or the guild is not configured: the next hour asks again.
  if (outcome.kind !== 'ok') return;
  await queries.upsertChatMembers(db, { members: outcome.members, now: now() });
}
