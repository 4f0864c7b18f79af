import { pathTo } from '@one-dream/contract/pages.ts';
import type { WrittenNotice } from '../../platform/work/work.ts';
import { applicationNoticeTexts as texts } from './applications.notices.texts.ts';

export function applicationDecided({
  position,
  status,
}: {
  position: string;
  status: 'approved' | 'rejected';
}): WrittenNotice {
  const isApproved = status === 'approved';
  return {
    kind: 'applicationDecided',
    title: isApproved ? texts.approvedTitle({ position }) : texts.rejectedTitle,
    description: isApproved ? texts.approved({ position }) : texts.rejected({ position }),
    link: pathTo('joinUs'),
  };
}
