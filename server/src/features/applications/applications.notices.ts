import { pathTo } from '@one-dream/contract/pages.ts';
import type { WrittenNotice } from '../../platform/work/work.ts';

export function applicationDecided({
  position,
  status,
}: {
  position: string;
  status: 'approved' | 'rejected';
}): WrittenNotice {
  const text =
    status === 'approved'
      ? {
          title: 'Your application is approved',
          description: `Welcome to the staff as ${position}. We will contact you on WhatsApp.`,
        }
      : {
          title: 'Your application was not successful',
          description: `Thank you for applying as ${position}. This time we chose someone else.`,
        };
  return { kind: 'applicationDecided', ...text, link: pathTo('joinUs') };
}
