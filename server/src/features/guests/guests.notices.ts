import { consolePages } from '@one-dream/contract/pages.console.ts';
import { fillPath } from '@one-dream/contract/pages.ts';
import { teamMark } from '../../platform/work/kept-notice.ts';
import type { WrittenNotice } from '../../platform/work/work.ts';
import { guestNoticeTexts as texts } from './guests.notices.texts.ts';

export function teamClaimed({
  guest,
  team,
  tournamentId,
}: {
  guest: string;
  team: string;
  tournamentId: string;
}): WrittenNotice {
  return {
    kind: 'guestClaimed',
    title: texts.claimedTitle({ guest }),
    description: texts.claimed({ guest, team }),
    link: fillPath(consolePages.tournament.path, { tournamentId }),
    mark: teamMark(team),
  };
}
