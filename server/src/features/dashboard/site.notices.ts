import { adminPages } from '@one-dream/contract/pages.admin.ts';
import { defineNotices } from '../../platform/work/define-notices.ts';

/** Notices to the owners about the installation. */
export const siteNotices = defineNotices(
  'siteNotices',
  {
    newerVersion: {
      title: 'Version {version} is out',
      description: '{changes} Open Site health to see how to upgrade.',
    },
    backupLate: {
      title: 'The newest backup is {days} days old',
      description:
        'If the machine dies now, everything since then is lost. Open Site health to see what to do.',
    },
  },
  (values: Record<string, string | number>) => ({ values, link: adminPages.health.path }),
);
