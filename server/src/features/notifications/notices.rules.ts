import { type NoticeKindRow, rowOf } from '@one-dream/contract/notices.ts';
import type { AnyNotice } from '../../platform/work/work.ts';

/** The row of a notice in the table of notices. For a notice queued before that table: what it has in it, or all ways. */
export function rowOfNotice(
  notice: AnyNotice,
): Pick<
  NoticeKindRow,
  'topic' | 'type' | 'ways' | 'button' | 'mustReach' | 'isBundled' | 'pushSeconds'
> {
  if ('kind' in notice) return rowOf(notice.kind);
  const { topic, type, channels = ['push', 'mail', 'discord'], pushSeconds } = notice;
  return { topic, type, ways: channels, button: 'site', pushSeconds };
}

/** Keeps mail programs from turning parts of a text into links: users type names into it. */
export function withoutLinks(text: string): string {
  return text.replace(/[.:/@](?=\S)/g, '$&\u2060');
}

/** 23:00 IST, when the day's matches are over. */
const eveningUtc = { hours: 17, minutes: 30 };
const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;
/** A mail within this time before the evening counts as the evening's. */
export const eveningMs = 8 * hourMs;
/** Unmailed notices older than this are stale. Milliseconds. */
export const waitsAtMostMs = 7 * dayMs;

/** 08:00 IST of the next day: the mails of a day are counted by India's. */
export function morningAfter(moment: Date): Date {
  const india = 5.5 * hourMs;
  const today = Math.floor((moment.getTime() + india) / dayMs) * dayMs - india;
  return new Date(today + dayMs + 8 * hourMs);
}

/** When the evening mail goes that includes notices of a moment. */
export function eveningAfter(moment: Date): Date {
  const evening = new Date(moment);
  evening.setUTCHours(eveningUtc.hours, eveningUtc.minutes, 0, 0);
  return moment < evening ? evening : new Date(evening.getTime() + dayMs);
}
