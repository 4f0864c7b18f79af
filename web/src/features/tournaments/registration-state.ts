import type { TournamentStatus } from '@one-dream/contract/features/tournaments.ts';
import { registrationTexts } from '@one-dream/contract/features/tournaments.values.ts';

export type RegistrationFacts = {
  status: TournamentStatus;
  slots: { used: number; total: number };
  /** `undefined` for a visitor, `null` while it is being found out. */
  viewer: { isLeader: boolean; hasTeam: boolean } | null | undefined;
  /** The slot of the viewer's team, if it is registered. */
  ownSlot: number | undefined;
};

export type RegistrationState = {
  /** Whether teams can register, in a word. */
  label: 'Open' | 'Upcoming' | 'Closed';
  /** What is offered: `wait` while it is not known who looks. */
  action: 'wait' | 'login' | 'create-team' | 'register' | 'cancel' | 'none';
  isEnabled: boolean;
  /** Says why there is no action or why it is not enabled. */
  note?: string;
};

/** What the registration card offers to whom, decided by the status of the tournament and of the viewer. */
export function registrationState(facts: RegistrationFacts): RegistrationState {
  const label = registrationLabel(facts.status);
  return { label, ...offer(facts) };
}

export function registrationLabel(status: TournamentStatus): RegistrationState['label'] {
  if (status === 'OPENED') return 'Open';
  return status === 'UPCOMING' ? 'Upcoming' : 'Closed';
}

export const registrationNotes = {
  full: 'All slots are filled. A slot that a team gives back goes to whoever registers first.',
  upcoming: 'Registration has not opened yet. It opens at the start date.',
  closed: 'Registration is closed.',
  fixed: 'The tournament has begun, so your slot is fixed. Only an admin can take your team out.',
  played: 'Your team played in this tournament.',
  login: 'You come back here after signing in.',
  noTeam: 'You need a team to take part.',
} as const;

type Offer = Omit<RegistrationState, 'label'>;

function offer(facts: RegistrationFacts): Offer {
  if (facts.viewer === null) return { action: 'wait', isEnabled: false };
  if (facts.viewer !== undefined && facts.ownSlot !== undefined) {
    return offerToRegistered({ status: facts.status, isLeader: facts.viewer.isLeader });
  }
  if (facts.status !== 'OPENED') return offerBeforeOrAfter(facts);
  if (facts.viewer === undefined) {
    return { action: 'login', isEnabled: true, note: registrationNotes.login };
  }
  if (!facts.viewer.hasTeam) {
    return { action: 'create-team', isEnabled: true, note: registrationNotes.noTeam };
  }
  if (!facts.viewer.isLeader) {
    return { action: 'register', isEnabled: false, note: registrationTexts.onlyLeadersRegister };
  }
  // Enabled all the same: a slot may have come free since the page was loaded.
  if (isFull(facts.slots)) {
    return { action: 'register', isEnabled: true, note: registrationNotes.full };
  }
  return { action: 'register', isEnabled: true };
}

function offerToRegistered(facts: { status: TournamentStatus; isLeader: boolean }): Offer {
  const { status, isLeader } = facts;
  if (status === 'COMPLETED') {
    return { action: 'none', isEnabled: false, note: registrationNotes.played };
  }
  if (status !== 'OPENED' && status !== 'UPCOMING') {
    return { action: 'none', isEnabled: false, note: registrationNotes.fixed };
  }
  return isLeader ? { action: 'cancel', isEnabled: true } : { action: 'none', isEnabled: false };
}

/** Registration is not open; who has no team yet can use the time until it is. */
function offerBeforeOrAfter({ status, viewer }: RegistrationFacts): Offer {
  if (status !== 'UPCOMING') {
    return { action: 'none', isEnabled: false, note: registrationNotes.closed };
  }
  const note = registrationNotes.upcoming;
  return viewer && !viewer.hasTeam
    ? { action: 'create-team', isEnabled: true, note }
    : { action: 'none', isEnabled: false, note };
}

export function isFull({ used, total }: { used: number; total: number }): boolean {
  return used >= total;
}
