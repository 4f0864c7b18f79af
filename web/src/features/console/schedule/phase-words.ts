import { t } from '@lingui/core/macro';
import type { TournamentPhase } from '@one-dream/contract/features/tournaments.phases.ts';

/** What each phase is called in the console, and what it means for a host. */
export const phaseWords: Record<TournamentPhase, { name: string; text: string }> = {
  draft: {
    name: 'Draft',
    get text() {
      return t`Nobody but staff sees it. Announce it when it is right.`;
    },
  },
  announced: {
    name: 'Announced',
    get text() {
      return t`Everybody sees it. Registration is not open yet.`;
    },
  },
  registration: {
    name: 'Registration',
    get text() {
      return t`Teams take their slots.`;
    },
  },
  closed: {
    name: 'Registration closed',
    get text() {
      return t`Nobody can register. Teams may still give their place back, and the waitlist moves up.`;
    },
  },
  'check-in': {
    name: 'Check-in',
    get text() {
      return t`Teams confirm that they are here. No check-in by closing, no slot.`;
    },
  },
  locked: {
    name: 'Locked',
    get text() {
      return t`Rosters are frozen. The rooms come next.`;
    },
  },
  live: {
    name: 'Live',
    get text() {
      return t`It is being played.`;
    },
  },
  final: {
    name: 'Final',
    get text() {
      return t`It is over, and the standings are final.`;
    },
  },
  cancelled: {
    name: 'Called off',
    get text() {
      return t`It is not played. Its page says why.`;
    },
  },
};
