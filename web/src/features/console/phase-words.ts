import { t } from '@lingui/core/macro';
import type { TournamentPhase } from '@one-dream/contract/features/tournaments/tournaments.phases.ts';

/** Names of phases in the console, with what each means for a host. */
export const phaseWords = (): Record<TournamentPhase, { name: string; text: string }> => ({
  draft: { name: t`Draft`, text: t`Nobody but staff sees it. Announce it when it is right.` },
  announced: { name: t`Announced`, text: t`Everybody sees it. Registration is not open yet.` },
  registration: { name: t`Registration`, text: t`Teams take their slots.` },
  closed: {
    name: t`Registration closed`,
    text: t`Nobody can register. Teams may still give their place back, and the waitlist moves up.`,
  },
  'check-in': {
    name: t`Check-in`,
    text: t`Teams confirm that they are here. No check-in by closing, no slot.`,
  },
  locked: {
    name: t`Locked`,
    text: t`Rosters are frozen. The rooms and the first match come next.`,
  },
  live: { name: t`Live`, text: t`It is being played.` },
  final: { name: t`Final`, text: t`It is over, and the standings are final.` },
  cancelled: { name: t`Called off`, text: t`It is not played. Its page says why.` },
});
