import { adminPages } from '@one-dream/contract/pages.admin.ts';
import type { WrittenNotice } from '../../platform/work/work.ts';

const link = adminPages.notifications.path;

/** What whoever planned a notification hears of it when it did not go as planned. */
export function reachedNobody({ title, teams }: { title: string; teams: string }): WrittenNotice {
  return {
    kind: 'plannedReachedNobody',
    title: 'Your planned notification reached nobody',
    description: `“${title}” was due, but nobody was in there: ${teams}.`,
    link,
  };
}

/** @param late in minutes */
export function wentOutLate({ title, late }: { title: string; late: number }): WrittenNotice {
  return {
    kind: 'plannedWentLate',
    title: 'Your planned notification went out late',
    description: `“${title}” went out ${late === 1 ? '1 minute' : `${late} minutes`} after its time.`,
    link,
  };
}
