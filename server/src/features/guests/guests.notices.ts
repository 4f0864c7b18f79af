import { consolePages } from '@one-dream/contract/pages.console.ts';
import { fillPath } from '@one-dream/contract/pages.ts';
import { defineNotices } from '../../platform/work/define-notices.ts';
import { teamMark } from '../../platform/work/kept-notice.ts';

export const guestNotices = defineNotices(
  'guestNotices',
  {
    claimed: {
      kind: 'guestClaimed',
      title: {
        en: '{guest} has an account now',
        'hi-Latn': '{guest} ka ab account hai',
        hi: '{guest} का अब अकाउंट है',
      },
      description: {
        en: '{guest} was claimed and plays on as {team}. Its link works no more; it signs in.',
        'hi-Latn':
          '{guest} ab {team} ke naam se khelegi. Purana link ab kaam nahi karega; team sign in karti hai.',
        hi: '{guest} अब {team} के नाम से खेलेगी। पुराना लिंक अब काम नहीं करेगा; टीम साइन इन करती है।',
      },
    },
  },
  ({ guest, team, tournamentId }: { guest: string; team: string; tournamentId: string }) => ({
    values: { guest, team },
    link: fillPath(consolePages.tournament.path, { tournamentId }),
    mark: teamMark(team),
  }),
);
