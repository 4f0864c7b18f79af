import type { TournamentPhase } from '@one-dream/contract/features/tournaments.phases.ts';

/** What each phase is called in the console, and what it means for a host. */
export const phaseWords: Record<TournamentPhase, { name: string; text: string }> = {
  draft: { name: 'Draft', text: 'Nobody but staff sees it. Announce it when it is right.' },
  announced: { name: 'Announced', text: 'Everybody sees it. Registration is not open yet.' },
  registration: { name: 'Registration', text: 'Teams take their slots.' },
  closed: {
    name: 'Registration closed',
    text: 'Nobody can register. Teams may still give their place back, and the waitlist moves up.',
  },
  'check-in': {
    name: 'Check-in',
    text: 'Teams confirm that they are here. No check-in by closing, no slot.',
  },
  locked: { name: 'Locked', text: 'Rosters are frozen. The rooms come next.' },
  live: { name: 'Live', text: 'It is being played.' },
  final: { name: 'Final', text: 'It is over, and the standings are final.' },
  cancelled: { name: 'Called off', text: 'It is not played. Its page says why.' },
};
