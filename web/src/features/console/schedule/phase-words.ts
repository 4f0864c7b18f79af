import { t } from '@lingui/core/macro';
import type { TournamentPhase } from '@one-dream/contract/features/tournaments.phases.ts';

/** What each phase is called in the console, and what it means for a host. */
export const phaseWords: Record<TournamentPhase, { name: string; text: string }> = {
  draft: {
    get name() {
      return t`Draft`;
    },
    get text() {
      return t`Nobody but staff sees it. Announce it when it is right.`;
    },
  },
  announced: {
    get name() {
      return t`Announced`;
    },
    get text() {
      return t`Everybody sees it. Registration is not open yet.`;
    },
  },
  registration: {
    get name() {
      return t`Registration`;
    },
    get text() {
      return t`Teams take their slots.`;
    },
  },
  closed: {
    get name() {
      return t`Registration closed`;
    },
    get text() {
      return t`Nobody can register. Teams may still give their place back, and the waitlist moves up.`;
    },
  },
  'check-in': {
    get name() {
      return t`Check-in`;
    },
    get text() {
      return t`Teams confirm that they are here. No check-in by closing, no slot.`;
    },
  },
  locked: {
    get name() {
      return t`Locked`;
    },
    get text() {
      return t`Rosters are frozen. The rooms come next.`;
    },
  },
  live: {
    get name() {
      return t`Live`;
    },
    get text() {
      return t`It is being played.`;
    },
  },
  final: {
    get name() {
      return t`Final`;
    },
    get text() {
      return t`It is over, and the standings are final.`;
    },
  },
  cancelled: {
    get name() {
      return t`Called off`;
    },
    get text() {
      return t`It is not played. Its page says why.`;
    },
  },
};
