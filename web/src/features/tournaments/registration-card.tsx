import type { Tournament } from '@one-dream/contract/features/tournaments.ts';
import { registrationTexts } from '@one-dream/contract/features/tournaments.values.ts';
import { useSession } from '../../platform/session.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Panel } from '../../ui/panel.tsx';
import { SlotMeter } from '../../ui/slot-meter.tsx';
import { Heading } from '../../ui/typography.tsx';
import { useOwnTeam } from '../teams/teams.data.ts';
import { RegistrationActions } from './registration-actions.tsx';
import { registrationState } from './registration-state.ts';
import { readSlots } from './slots.ts';
import { TellMe } from './tell-me.tsx';
import { useSlotOf } from './tournaments.data.ts';

const labelColors = { Open: 'text-opened', Upcoming: 'text-other', Closed: 'text-closed' };

/** Slots, whether teams can register, and the one thing that the viewer can do about it. */
export function RegistrationCard({ tournament }: { tournament: Tournament }) {
  const { viewer, team } = useViewerInTournament();
  const slots = readSlots(tournament.slots);
  const { slot: ownSlot, isPending } = useSlotOf(team, tournament);
  const state = registrationState({
    status: tournament.status,
    slots,
    viewer: isPending ? null : viewer,
    ownSlot,
  });
  return (
    <Panel as="section" aria-labelledby="registration" padding="bare" className="p-5 md:p-6">
      <div className="flex items-baseline justify-between gap-3">
        <Heading level={2} id="registration">
          Registration
        </Heading>
        <span
          className={classNames('font-display text-title font-heavy', labelColors[state.label])}
        >
          {state.label}
        </span>
      </div>
      <SlotCount {...slots} />
      {ownSlot !== undefined && team && <OwnSlot slot={ownSlot} teamName={team.name} />}
      <RegistrationActions tournament={tournament} state={state} team={team} />
      {tournament.status === 'UPCOMING' && <TellMe tournamentId={tournament._id} />}
      {state.label !== 'Closed' && (
        <p className="mt-4 text-small text-quiet">{registrationTexts.leaderHint}</p>
      )}
    </Panel>
  );
}

function SlotCount({ used, total }: { used: number; total: number }) {
  const left = Math.max(total - used, 0);
  return (
    <div className="mt-4">
      <p className="flex items-end justify-between gap-3">
        <span className="font-display text-headline font-heavy tabular-nums">
          {used}
          <span className="text-quiet">/{total}</span>
        </span>
        <span className="pb-0.5 text-small text-quiet">
          {left === 0 ? 'All slots filled' : `${left} ${left === 1 ? 'slot' : 'slots'} left`}
        </span>
      </p>
      <SlotMeter used={used} total={total} className="mt-2" />
    </div>
  );
}

function OwnSlot({ slot, teamName }: { slot: number; teamName: string }) {
  return (
    <div className="mt-5 flex items-center gap-4 border-l-4 border-opened bg-ground py-3 pr-3 pl-4">
      <div className="min-w-0 flex-1">
        <p className="text-small text-opened">Your team is registered</p>
        <p className="line-clamp-2 font-strong wrap-anywhere">{teamName}</p>
      </div>
      <p className="shrink-0 text-center">
        <span className="block text-small text-quiet">Slot</span>
        <span className="block font-display text-headline font-heavy tabular-nums">{slot}</span>
      </p>
    </div>
  );
}

/** Who looks, as far as registering goes: `null` while it is being found out. */
function useViewerInTournament() {
  const session = useSession();
  const ownTeam = useOwnTeam();
  const team = ownTeam.data?.team ?? undefined;
  if (session.status === 'loading') return { viewer: null, team };
  if (!session.user) return { viewer: undefined, team: undefined };
  // A team that could not be fetched counts as none; the query says so itself.
  if (ownTeam.isPending) return { viewer: null, team };
  const isLeader = team?.leader._id === session.user._id;
  return { viewer: { hasTeam: team !== undefined, isLeader }, team };
}
