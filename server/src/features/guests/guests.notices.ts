import { consolePages } from '@one-dream/contract/pages.console.ts';
import { fillPath } from '@one-dream/contract/pages.ts';
import { defineNotices } from '../../platform/work/define-notices.ts';
import { teamMark } from '../../platform/work/stored-notice.ts';

export const guestNotices = defineNotices(
  'guestNotices',
  {
    claimed: {
      kind: 'guestClaimed',
      title: '{guest} has an account now',
      description:
        '{guest} was claimed and now plays as {team}. Its link no longer works: the team signs in.',
    },
    guestClaimAsked: {
      title: '{guest}: a claim waits for you',
      description:
        'Somebody claims {guest}, and a prize of it is due. Say yes or no in the console.',
    },
  },
  ({ guest, team, tournamentId }: { guest: string; team: string; tournamentId: string }) => ({
    values: { guest, team },
    link: fillPath(consolePages.tournament.path, { tournamentId }),
    mark: teamMark(team),
  }),
);

/** Notices to somebody who claimed a team while one of its prizes was due. */
export const claimerNotices = defineNotices(
  'guestClaimNotices',
  {
    guestClaimGranted: {
      title: '{team} is yours',
      description: 'Your host said yes: its results are your team’s now. Say where its prize goes.',
    },
    guestClaimRefused: {
      title: '{team}: your claim was refused',
      description: 'Your host said no to your claim of {team}. If that is wrong, write to them.',
    },
  },
  ({ team, link }: { team: string; link: string }) => ({
    values: { team },
    link,
    mark: teamMark(team),
  }),
);
