import { adminPages } from '@one-dream/contract/pages.admin.ts';
import { defineNotices } from '../../platform/work/define-notices.ts';

/** What the owner is told of the installation. */
export const siteNotices = defineNotices(
  'siteNotices',
  {
    newerVersion: {
      title: {
        en: 'Version {version} is out',
        'hi-Latn': 'Version {version} aa gaya',
        hi: 'वर्शन {version} आ गया',
      },
      description: {
        en: '{changes} Is everything right? says how to upgrade.',
        'hi-Latn': '{changes} Upgrade kaise karein, yeh Sab theek hai? mein likha hai.',
        hi: '{changes} अपग्रेड कैसे करें, यह सब ठीक है? में लिखा है।',
      },
    },
    backupLate: {
      title: {
        en: 'The newest backup is {days} days old',
        'hi-Latn': 'Sabse naya backup {days} din purana hai',
        hi: 'सबसे नया बैकअप {days} दिन पुराना है',
      },
      description: {
        en: 'If the machine dies now, everything since then is lost. Is everything right? says what to do.',
        'hi-Latn':
          'Machine abhi band ho gayi to tab se sab kho jayega. Sab theek hai? batata hai kya karein.',
        hi: 'मशीन अभी बंद हुई तो तब से सब खो जाएगा। सब ठीक है? बताता है क्या करें।',
      },
    },
  },
  (values: Record<string, string | number>) => ({ values, link: adminPages.health.path }),
);
