import { type NoticeKindRow, rowOf } from '@one-dream/contract/notices.ts';
import type { AnyNotice } from '../../platform/work/work.ts';

/** How a notice travels; all ways are open to one of a release before the table that names none. */
export function travelOf(
  notice: AnyNotice,
): Pick<
  NoticeKindRow,
  'topic' | 'type' | 'ways' | 'button' | 'mustReach' | 'isBundled' | 'pushSeconds'
> {
  if ('kind' in notice) return rowOf(notice.kind);
  const { topic, type, channels = ['push', 'mail', 'discord'], pushSeconds } = notice;
  return { topic, type, ways: channels, button: 'site', pushSeconds };
}

/** A text in which a mail program finds nothing to make a link of: names are typed in by whoever likes. */
export function withoutLinks(text: string): string {
  return text.replace(/[.:/@](?=\S)/g, '$&\u2060');
}

/** 23:00 IST, when the day's matches are over. */
const eveningUtc = { hours: 17, minutes: 30 };
const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;
/** A mail of this long before it is the evening's, too. */
export const eveningMs = 8 * hourMs;
/** Unmailed notices older than this are stale. Milliseconds. */
export const waitsAtMostMs = 7 * dayMs;

/** When the evening's mail goes that has what was told at a moment. */
export function eveningAfter(moment: Date): Date {
  const evening = new Date(moment);
  evening.setUTCHours(eveningUtc.hours, eveningUtc.minutes, 0, 0);
  return moment < evening ? evening : new Date(evening.getTime() + dayMs);
}
