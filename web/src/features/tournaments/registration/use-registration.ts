import type { OwnEntry } from '@one-dream/contract/features/entries/entries.ts';
import type { Team } from '@one-dream/contract/features/teams/teams.ts';
import { actsFor } from '@one-dream/contract/features/teams/teams.values.ts';
import {
  lineupMinimum,
  type TournamentPhase,
  waitlistLimit,
} from '@one-dream/contract/features/tournaments/tournaments.phases.ts';
import type {
  DeclarationKind,
  Tournament,
} from '@one-dream/contract/features/tournaments/tournaments.ts';
import { registrationTexts } from '@one-dream/contract/features/tournaments/tournaments.values.ts';
import { readSlots } from '@one-dream/contract/slots.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { isRefusal, messageOf } from '../../../platform/refusal.ts';
import { useSession } from '../../../platform/session.tsx';
import { usePhase } from '../../../platform/tournament-state.ts';
import { translateEnglish } from '../../../platform/translate.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { entryKeys, useOwnEntry } from '../../entries/entries.data.ts';
import {
  useCheckIn,
  useClaimSlot,
  useJoinWaitlist,
  useUndoCheckIn,
  useWithdraw,
} from '../../entries/entry-calls.data.ts';
import { useOwnTeam } from '../../teams/own-team.data.ts';
import { useCancelRegistration, useRegisterTeam, useSlotOf } from './registration.data.ts';
import type { RegistrationNews } from './registration-dialogs.tsx';
import { type RegistrationAction, registrationState } from './registration-state.ts';

export type Registration = ReturnType<typeof useRegistration>;

export function useRegistration(tournament: Tournament) {
  const { viewer, team } = useViewerInTournament();
  const { entry, isPending: isEntryPending } = useOwnEntry(tournament._id);
  const { phase, isClaimable, now } = usePhase(tournament);
  useFreshEntry(entry, { phase, factsNo: tournament.facts.no });
  const slots = readSlots(tournament.slots);
  const listed = useSlotOf(team, tournament);
  const ownSlot = entry ? (entry.slot ?? undefined) : listed.slot;
  const needs = lineupMinimum(tournament);
  const state = registrationState({
    status: tournament.status,
    phase,
    slots,
    waitlist: {
      waiting: tournament.waiting,
      limit: waitlistLimit({ slotTotal: slots.total, waitlistMax: tournament.waitlistMax }),
    },
    viewer: listed.isPending || isEntryPending ? null : viewer,
    short: team && team.players.length < needs ? { has: team.players.length, needs } : undefined,
    entry,
    ownSlot,
    isClaimable,
  });
  const acting = useActions({ tournament, team, entryId: entry?.entryId });
  return { tournament, team, entry, ownSlot, phase, now, slots, state, ...acting };
}

function useActions(facts: {
  tournament: Tournament;
  team: Team | undefined;
  entryId: string | undefined;
}) {
  const { tournament, team, entryId = '' } = facts;
  const [news, setNews] = useState<RegistrationNews>();
  const [declared, setDeclared] = useState<DeclarationKind[]>([]);
  const register = useRegisterTeam();
  const cancel = useCancelRegistration();
  const join = useJoinWaitlist();
  const claim = useClaimSlot();
  const checkIn = useCheckIn();
  const undo = useUndoCheckIn();
  const withdraw = useWithdraw();
  const ids = { tournamentId: tournament._id, teamId: team?._id ?? '' };
  const entering = { ...ids, declarations: declared };

  async function enter(how: () => Promise<void>) {
    try {
      await how();
      setDeclared([]);
    } catch (error) {
      const message = isRefusal(error)
        ? error.message
        : translateEnglish(registrationTexts.failedDefault);
      setNews({ kind: 'failed', message, code: isRefusal(error) ? error.code : undefined });
    }
  }

  const press: Partial<Record<RegistrationAction, () => void>> = {
    register: () =>
      void enter(async () => {
        const { data } = await register.mutateAsync(entering);
        const { title, roomLeadMin, firstMatchAt } = tournament;
        setNews({ kind: 'registered', title, roomLeadMin, firstMatchAt, ...data });
      }),
    'join-waitlist': () =>
      void enter(async () => {
        const { message } = await join.mutateAsync(entering);
        toast.good(message);
      }),
    claim: () =>
      void enter(async () => {
        const { message } = await claim.mutateAsync(entering);
        toast.good(message);
      }),
    'check-in': () => checkIn.mutate({ entryId }),
    'undo-check-in': () =>
      undo.mutate({ entryId }, { onSuccess: ({ message }) => void toast.plain(message) }),
    cancel: () => setNews({ kind: 'cancel-asked', title: tournament.title }),
    'leave-waitlist': () => setNews({ kind: 'leave-asked', title: tournament.title }),
    'ask-to-withdraw': () => setNews({ kind: 'withdraw-asked', entryId }),
  };

  async function confirmOut() {
    try {
      const isLeaving = news?.kind === 'leave-asked';
      const { message } = await (isLeaving
        ? withdraw.mutateAsync({ entryId })
        : cancel.mutateAsync(ids));
      setNews(undefined);
      toast.good(message);
    } catch (error) {
      const message = isRefusal(error)
        ? messageOf(error)
        : translateEnglish(registrationTexts.cancelFailed);
      setNews({ kind: 'cancel-failed', message });
    }
  }

  return {
    news,
    closeNews: () => setNews(undefined),
    press,
    confirmOut: () => void confirmOut(),
    isLeaving: cancel.isPending || withdraw.isPending,
    isBusy:
      register.isPending ||
      join.isPending ||
      claim.isPending ||
      checkIn.isPending ||
      undo.isPending,
    declared,
    setDeclared,
  };
}

/** The viewer as far as registration is concerned: `null` while loading. */
function useViewerInTournament() {
  const session = useSession();
  const ownTeam = useOwnTeam();
  const team = ownTeam.data?.team ?? undefined;
  if (session.status === 'loading') return { viewer: null, team };
  if (!session.user) return { viewer: undefined, team: undefined };
  // A team that failed to load counts as none; the query reports the error.
  if (ownTeam.isPending) return { viewer: null, team };
  const isLeader = actsFor(team, session.user._id);
  return { viewer: { hasTeam: team !== undefined, isLeader }, team };
}

/** Everybody hears of a change at once: refetches are spread over this many milliseconds. */
const spreadMs = 1500;

/**
 * Refetches the own team's entry when the phase changes and, on the waitlist, with each change of the slots: it may have
 * moved up. Registered teams do not refetch in a rush; teams without an entry never do.
 * @param factsNo version of the tournament's facts
 */
function useFreshEntry(
  entry: OwnEntry | undefined,
  { phase, factsNo }: { phase: TournamentPhase; factsNo: number },
): void {
  const queryClient = useQueryClient();
  const key = entry ? `${phase} ${entry.place === null ? '' : factsNo}` : '';
  const last = useRef(key);
  useEffect(() => {
    if (last.current === '' || key === '') {
      last.current = key;
      return;
    }
    if (last.current === key) return;
    const timer = window.setTimeout(() => {
      last.current = key;
      void queryClient.invalidateQueries({ queryKey: entryKeys.all });
    }, Math.random() * spreadMs);
    return () => window.clearTimeout(timer);
  }, [key, queryClient]);
}
