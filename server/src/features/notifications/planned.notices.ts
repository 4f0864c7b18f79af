import { adminPages } from '@one-dream/contract/pages.admin.ts';
import type { WrittenNotice } from '../../platform/work/work.ts';
import { plannedNoticeTexts as texts } from './planned.notices.texts.ts';

const link = adminPages.notifications.path;

/** Tells the planner that a planned notification had no recipients. */
export function reachedNobody({ title, teams }: { title: string; teams: string }): WrittenNotice {
  return {
    kind: 'plannedReachedNobody',
    title: texts.nobodyTitle,
    description: texts.nobody({ title, teams }),
    link,
  };
}

/** @param late in minutes */
export function wentOutLate({ title, late }: { title: string; late: number }): WrittenNotice {
  return {
    kind: 'plannedWentLate',
    title: texts.lateTitle({ late }),
    description: texts.late({ title }),
    link,
  };
}
