import { adminPages } from '@one-dream/contract/pages.admin.ts';
import type { WrittenNotice } from '../../platform/work/work.ts';

/** What whoever planned a notification hears of it when it did not go as planned. */
function aboutPlanned(title: string, description: string): WrittenNotice {
  return { topic: 'staff', type: 'other', title, description, link: adminPages.notifications.path };
}

export function reachedNobody({ title, teams }: { title: string; teams: string }): WrittenNotice {
  return aboutPlanned(
    'Your planned notification reached nobody',
    `“${title}” was due, but nobody was in there: ${teams}.`,
  );
}

/** @param late in minutes */
export function wentOutLate({ title, late }: { title: string; late: number }): WrittenNotice {
  return aboutPlanned(
    'Your planned notification went out late',
    `“${title}” went out ${late === 1 ? '1 minute' : `${late} minutes`} after its time.`,
  );
}
