import { adminPages } from '@one-dream/contract/pages.admin.ts';
import { defineNotices } from '../../platform/work/define-notices.ts';

/** Sent to the user who planned a notification. */
export const plannedNotices = defineNotices(
  'plannedNotices',
  {
    nobody: {
      kind: 'plannedReachedNobody',
      title: 'Your planned notification reached nobody',
      description: '“{title}” was due, but nobody was in there: {teams}.',
    },
    late: {
      kind: 'plannedWentLate',
      title:
        'Your planned notification went out {late, plural, one {# minute} other {# minutes}} late',
      description: '“{title}” did not go out at its time.',
    },
  },
  (title: string) => ({ values: { title }, link: adminPages.notifications.path }),
);
