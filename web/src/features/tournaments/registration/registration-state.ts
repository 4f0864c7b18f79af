import { t } from '@lingui/core/macro';
import type { OwnEntry } from '@one-dream/contract/features/entries/entries.ts';
import type { TournamentPhase } from '@one-dream/contract/features/tournaments/tournaments.phases.ts';
import type { TournamentStatus } from '@one-dream/contract/features/tournaments/tournaments.ts';
import { registrationTexts } from '@one-dream/contract/features/tournaments/tournaments.values.ts';
import { translateEnglish } from '../../../platform/translate.ts';

export type RegistrationFacts = {
  status: TournamentStatus;
  phase: TournamentPhase;
  slots: { used: number; total: number };
  /** Number of waiting teams, and the limit. */
  waitlist: { waiting: number; limit: number };
  /** `undefined` for a visitor, `null` until known. */
  viewer: { isLeader: boolean; hasTeam: boolean } | null | undefined;
  /** Set if the viewer's team is too small to register. */
  short?: { has: number; needs: number } | undefined;
  entry:
    | Pick<OwnEntry, 'state' | 'place' | 'can' | 'lacks' | 'reason' | 'withdrawAsked'>
    | undefined;
  /** The slot of the viewer's team, if it is registered. */
  ownSlot: number | undefined;
  /** A scrim whose vacant slots are first come, first served. */
  isClaimable: boolean;
};

export type RegistrationAction =
  | 'wait'
  | 'login'
  | 'create-team'
  | 'register'
  | 'join-waitlist'
  | 'leave-waitlist'
  | 'check-in'
  | 'undo-check-in'
  | 'cancel'
  | 'ask-to-withdraw'
  | 'claim'
  | 'none';

type RegistrationState = {
  label: string;
  /** The single action offered: `wait` until the viewer is known. */
  action: RegistrationAction;
  isEnabled: boolean;
  /** The action will be refused until the team has more players. */
  short?: { has: number; needs: number };
  /** Explains a missing or disabled action. */
  note?: string;
  /** Secondary action, usually to leave. */
  also?: 'cancel' | 'leave-waitlist' | 'ask-to-withdraw';
};

/** The registration card's state, by the phase of the tournament and the viewer's entry. */
export function registrationState(facts: RegistrationFacts): RegistrationState {
  // Its rooms are open, but nothing is played yet.
  const status = facts.phase === 'locked' ? 'CLOSED' : facts.status;
  return { label: labels()[status], ...offer(facts) };
}

const labels = () =>
  ({
    OPENED: t({ message: 'Open', context: 'state' }),
    UPCOMING: t`Upcoming`,
    LIVE: t`Live`,
    COMPLETED: t`Completed`,
    CLOSED: t`Closed`,
  }) as const satisfies Record<TournamentStatus, string>;

export const registrationNotes = () =>
  ({
    full: t`All slots are filled. Join the waitlist: when a team drops out, the first in line gets its slot.`,
    waitlistFull: t`All slots are filled, and the waitlist is full too. Check again later.`,
    waiting: t`You move up automatically when a slot opens up. Till then your squad stays booked.`,
    waitingCheckIn: t`From now on, free slots go only to teams that check in.`,
    ready: t`You are ready. The next free slot goes to the first ready team.`,
    upcoming: t`Registration has not opened yet. It opens at the start date.`,
    closed: t`Registration is closed.`,
    live: t`The matches are on. Registration for this one is over.`,
    completed: t`This tournament is over. The next one is on the Tournament page.`,
    fixed: t`The tournament has begun, so your slot is fixed. Only an admin can take your team out.`,
    asked: t`You asked to withdraw. A host decides.`,
    played: t`Your team played in this tournament.`,
    noShow: t`Your team did not check in, so its slot went to the next team.`,
    disqualified: t`Your team was disqualified.`,
    claim: t`A team did not turn up. The first team to claim its slot plays.`,
    claimLeader: t`A slot is free. Your leader can claim it.`,
    cancelled: t`This tournament was called off.`,
    login: t`You come right back here after signing in.`,
    noTeam: t`You need a team to take part.`,
  }) as const;

type Offer = Omit<RegistrationState, 'label'>;

function offer(facts: RegistrationFacts): Offer {
  const { viewer, phase, entry } = facts;
  if (phase === 'cancelled') return nothing(registrationNotes().cancelled);
  if (viewer === null) return { action: 'wait', isEnabled: false };
  const isWaiting = entry?.state === 'waitlisted' || entry?.state === 'waitlist_ready';
  const isPlaced = entry?.state === 'registered' || entry?.state === 'checked_in';
  if (viewer && entry && isWaiting) return offerToWaiting({ ...facts, entry });
  if (viewer && (isPlaced || facts.ownSlot !== undefined)) return offerToRegistered(facts);
  if (viewer && entry?.state === 'disqualified')
    return nothing(`${registrationNotes().disqualified} ${entry.reason}`.trim());
  if (phase !== 'registration') return offerOutside(facts);
  return offerToEnter(facts);
}

function offerToEnter({ viewer, slots, waitlist, short }: RegistrationFacts): Offer {
  if (!viewer) return { action: 'login', isEnabled: true, note: registrationNotes().login };
  if (!viewer.hasTeam)
    return { action: 'create-team', isEnabled: true, note: registrationNotes().noTeam };
  const goesToWaitlist = slots.used + waitlist.waiting >= slots.total;
  if (!viewer.isLeader) {
    const action = goesToWaitlist ? 'join-waitlist' : 'register';
    return {
      action,
      isEnabled: false,
      note: translateEnglish(registrationTexts.onlyLeadersRegister),
    };
  }
  if (short && waitlist.waiting < waitlist.limit) {
    const note = t`Your team has ${short.has} of ${short.needs} players. Share your invite link first.`;
    return { action: goesToWaitlist ? 'join-waitlist' : 'register', isEnabled: true, short, note };
  }
  if (!goesToWaitlist) return { action: 'register', isEnabled: true };
  return waitlist.waiting >= waitlist.limit
    ? nothing(registrationNotes().waitlistFull)
    : { action: 'join-waitlist', isEnabled: true, note: registrationNotes().full };
}

type Entry = NonNullable<RegistrationFacts['entry']>;

function offerToWaiting(facts: RegistrationFacts & { entry: Entry }): Offer {
  const { entry, phase, viewer } = facts;
  const also = entry.can.withdraw ? ({ also: 'leave-waitlist' } as const) : {};
  if (facts.isClaimable && viewer?.isLeader && facts.slots.used < facts.slots.total)
    return { action: 'claim', isEnabled: true, note: registrationNotes().claim, ...also };
  if (entry.can.checkIn)
    return {
      action: 'check-in',
      isEnabled: true,
      note: registrationNotes().waitingCheckIn,
      ...also,
    };
  if (entry.can.undoCheckIn)
    return { action: 'undo-check-in', isEnabled: true, note: registrationNotes().ready, ...also };
  if (phase === 'check-in' && entry.lacks.length > 0) return nothing(entry.lacks.join(' '));
  const note = registrationNotes().waiting;
  return entry.can.withdraw
    ? { action: 'leave-waitlist', isEnabled: true, note }
    : { action: 'none', isEnabled: false, note };
}

function offerToRegistered(facts: RegistrationFacts): Offer {
  const { phase, entry, viewer } = facts;
  if (phase === 'final') return nothing(registrationNotes().played);
  const also = entry?.can.withdraw ? ({ also: 'cancel' } as const) : {};
  if (entry?.can.checkIn) return { action: 'check-in', isEnabled: true, ...also };
  if (entry?.can.undoCheckIn) return { action: 'undo-check-in', isEnabled: true, ...also };
  if (phase === 'check-in' && entry && entry.lacks.length > 0) {
    const note = entry.lacks.join(' ');
    return entry.can.withdraw
      ? { action: 'cancel', isEnabled: true, note }
      : { action: 'none', isEnabled: false, note };
  }
  const canCancel = entry ? entry.can.withdraw : isBeforeLocking(phase) && viewer?.isLeader;
  if (canCancel) return { action: 'cancel', isEnabled: true };
  if (entry?.withdrawAsked) return nothing(registrationNotes().asked);
  if (entry?.can.askToWithdraw) {
    return { action: 'none', isEnabled: false, also: 'ask-to-withdraw' };
  }
  return isBeforeLocking(phase)
    ? { action: 'none', isEnabled: false }
    : nothing(registrationNotes().fixed);
}

function isBeforeLocking(phase: TournamentPhase): boolean {
  return phase === 'registration' || phase === 'announced' || phase === 'closed';
}

/** Outside registration, viewers without a team are offered to prepare. */
function offerOutside(facts: RegistrationFacts): Offer {
  const { phase, viewer, entry, slots } = facts;
  if (facts.isClaimable && slots.used < slots.total) {
    if (!viewer) return { action: 'login', isEnabled: true, note: registrationNotes().claim };
    if (viewer.isLeader)
      return { action: 'claim', isEnabled: true, note: registrationNotes().claim };
    if (viewer.hasTeam) return nothing(registrationNotes().claimLeader);
  }
  if (viewer && entry?.state === 'no_show') return nothing(registrationNotes().noShow);
  if (phase === 'live') return nothing(registrationNotes().live);
  if (phase === 'final') return nothing(registrationNotes().completed);
  if (phase !== 'announced' && phase !== 'draft') return nothing(registrationNotes().closed);
  const note = registrationNotes().upcoming;
  return viewer && !viewer.hasTeam
    ? { action: 'create-team', isEnabled: true, note }
    : nothing(note);
}

function nothing(note: string): Offer {
  return { action: 'none', isEnabled: false, note };
}
