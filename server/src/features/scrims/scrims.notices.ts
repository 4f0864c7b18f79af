import { pathTo } from '@one-dream/contract/pages.ts';
import { defineNotices } from '../../platform/work/define-notices.ts';
import { teamMark } from '../../platform/work/stored-notice.ts';

export const scrimNotices = defineNotices(
  'scrimNotices',
  {
    notEntered: {
      title: {
        en: '{team} is not in yet: {event}',
        'hi-Latn': '{team} ki entry abhi nahi hui: {event}',
        hi: '{team} की एंट्री अभी नहीं हुई: {event}',
      },
      description: {
        en: 'We keep a place for you in {event}, but could not enter you: {why} Fix it, then register.',
        'hi-Latn':
          'Humne {event} mein aapki jagah rakhi hai, par entry nahi ho payi: {why} Theek karein, phir register karein.',
        hi: 'हमने {event} में आपकी जगह रखी है, पर एंट्री नहीं हो पाई: {why} ठीक करें, फिर रजिस्टर करें।',
      },
    },
  },
  ({ team, event, tournamentId }: { team: string; event: string; tournamentId: string }) => ({
    values: { team, event },
    link: pathTo('tournament', { id: tournamentId }),
    mark: teamMark(team),
  }),
);
