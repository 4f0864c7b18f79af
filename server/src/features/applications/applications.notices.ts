import { pathTo } from '@one-dream/contract/pages.ts';
import type { WrittenNotice } from '../../platform/work/work.ts';
import { saidPosition, applicationNoticeTexts as texts } from './applications.notices.texts.ts';

export function applicationDecided({
  position,
  status,
}: {
  position: string;
  status: 'approved' | 'rejected';
}): WrittenNotice {
  const isApproved = status === 'approved';
  const values = { position: saidPosition(position) };
  return {
    kind: 'applicationDecided',
    title: isApproved ? texts.approvedTitle(values) : texts.rejectedTitle,
    description: isApproved ? texts.approved(values) : texts.rejected(values),
    link: pathTo('joinUs'),
  };
}
