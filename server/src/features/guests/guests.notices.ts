import { consolePages } from '@one-dream/contract/pages.console.ts';
import { fillPath } from '@one-dream/contract/pages.ts';
import { inEnglish } from '@one-dream/contract/say.ts';
import { defineTexts } from '@one-dream/contract/texts.ts';
import type { WrittenNotice } from '../../platform/work/work.ts';

const texts = defineTexts('guestNotices', {
  claimedTitle: '{guest} has an account now',
  claimed: '{guest} was claimed and plays on as {team}. Its link works no more; it signs in.',
});

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
    title: inEnglish(texts.claimedTitle({ guest })),
    description: inEnglish(texts.claimed({ guest, team })),
    link: fillPath(consolePages.tournament.path, { tournamentId }),
  };
}
