import * as log from '@one-dream/contract/events/organisation.ts';
import { event, to } from '../../platform/work/domain-events.ts';
import { applicationNotices } from './applications.notices.ts';

interface Decided {
  userId: string;
  name: string;
  position: string;
  isApproved: boolean;
}

export const applicationDecided = event(log.applicationDecided, (facts: Decided) => {
  const write = facts.isApproved ? applicationNotices.approved : applicationNotices.rejected;
  return {
    subject: `${facts.name}, ${facts.position}`,
    notices: [to([facts.userId], write(facts.position))],
  };
});
