import { pathTo } from '@one-dream/contract/pages.ts';
import { defineNotices } from '../../platform/work/define-notices.ts';
import { teamMark } from '../../platform/work/stored-notice.ts';

export const scrimNotices = defineNotices(
  'scrimNotices',
  {
    notEntered: {
      title: '{team} is not in yet: {event}',
      description:
        'We keep a place for you in {event}, but could not enter you: {why} Fix it, then register.',
    },
  },
  ({ team, event, tournamentId }: { team: string; event: string; tournamentId: string }) => ({
    values: { team, event },
    link: pathTo('tournament', { id: tournamentId }),
    mark: teamMark(team),
  }),
);
