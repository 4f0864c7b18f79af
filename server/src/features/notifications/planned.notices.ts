import { adminPages } from '@one-dream/contract/pages.admin.ts';
import { defineNotices } from '../../platform/work/define-notices.ts';

/** Told to who planned a notification. */
export const plannedNotices = defineNotices(
  'plannedNotices',
  {
    nobody: {
      kind: 'plannedReachedNobody',
      title: {
        en: 'Your planned notification reached nobody',
        'hi-Latn': 'Aapka planned notification kisi tak nahi pahuncha',
        hi: 'आपका प्लान किया नोटिफ़िकेशन किसी तक नहीं पहुँचा',
      },
      description: {
        en: '“{title}” was due, but nobody was in there: {teams}.',
        'hi-Latn': '“{title}” ka time aaya, par wahan koi nahi tha: {teams}.',
        hi: '“{title}” का समय आया, पर वहाँ कोई नहीं था: {teams}।',
      },
    },
    late: {
      kind: 'plannedWentLate',
      title: {
        en: 'Your planned notification went out {late, plural, one {# minute} other {# minutes}} late',
        'hi-Latn':
          'Aapka planned notification {late, plural, one {# min} other {# min}} der se gaya',
        hi: 'आपका प्लान किया नोटिफ़िकेशन {late, plural, one {# मिनट} other {# मिनट}} देर से गया',
      },
      description: {
        en: '“{title}” did not go out at its time.',
        'hi-Latn': '“{title}” apne time par nahi gaya.',
        hi: '“{title}” अपने समय पर नहीं गया।',
      },
    },
  },
  (title: string) => ({ values: { title }, link: adminPages.notifications.path }),
);
