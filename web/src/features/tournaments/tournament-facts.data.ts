import { t } from '@lingui/core/macro';
import { toIsoDate } from '@one-dream/contract/calendar-days.ts';
import type { Tournament } from '@one-dream/contract/features/tournaments/tournaments.ts';
import { previewPath, previewSizes } from '@one-dream/contract/images.ts';
import { pathTo } from '@one-dream/contract/pages.ts';
import { formatRupees } from '@one-dream/contract/rupees.ts';
import { readSlots } from '@one-dream/contract/slots.ts';
import { formatCalendarDate } from '../../platform/calendar-date.ts';
import type { PageFacts } from '../../platform/pages/page-meta.ts';

/** What search engines and chat apps say of a tournament. */
export function factsOf(tournament: Tournament): PageFacts {
  const { _id: id, title, banner } = tournament;
  const image = banner
    ? { path: previewPath({ kind: 'tournament', picture: banner }), ...previewSizes.tournament }
    : undefined;
  return { title, description: summarise(tournament), path: pathTo('tournament', { id }), image };
}

function summarise({ status, type, startDate, slots, prizePool }: Tournament): string {
  const { used, total } = readSlots(slots);
  const facts = [
    t`${type} tournament, ${stateWords()[status]}`,
    toIsoDate(startDate) && t`starts ${formatCalendarDate(startDate)}`,
    t`${used} of ${total} slots taken`,
    prizePool && t`prize pool ${formatRupees(prizePool)}`,
  ];
  return t`${facts.filter(Boolean).join(' · ')}.`;
}

const stateWords = (): Record<Tournament['status'], string> => ({
  OPENED: t`opened`,
  UPCOMING: t`upcoming`,
  LIVE: t`live`,
  CLOSED: t`closed`,
  COMPLETED: t`completed`,
});
