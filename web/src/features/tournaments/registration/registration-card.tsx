import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type {
  Tournament,
  TournamentStatus,
} from '@one-dream/contract/features/tournaments/tournaments.ts';
import { registrationTexts } from '@one-dream/contract/features/tournaments/tournaments.values.ts';
import { imageUrl } from '@one-dream/contract/images.ts';
import { formatRupees } from '@one-dream/contract/rupees.ts';
import { readSlots } from '@one-dream/contract/slots.ts';
import { Link } from 'react-router';
import { istOf, nearDayOf } from '../../../platform/ist.ts';
import { paths } from '../../../platform/pages/paths.ts';
import { useServerNow } from '../../../platform/server-clock.ts';
import { translateEnglish } from '../../../platform/translate.ts';
import { Avatar } from '../../../ui/art/avatar.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { ordinal } from '../../../ui/list/ordinal.ts';
import { Panel } from '../../../ui/list/panel.tsx';
import { SlotMeter } from '../../../ui/list/slot-meter.tsx';
import { Ticking } from '../../../ui/list/ticking.tsx';
import { Heading } from '../../../ui/typography.tsx';
import { ReachQuestion } from '../../notifications/device/reach-question-block.tsx';
import { StandingsBrief } from '../../standings/standings-brief-block.tsx';
import { eventNow, formatTime } from '../schedule-time.ts';
import { nextMoment } from './next-moment.ts';
import { RegistrationActions } from './registration-actions.tsx';
import { TellMe } from './tell-me.tsx';
import type { Registration } from './use-registration.ts';

const labelColors = {
  OPENED: 'text-opened',
  UPCOMING: 'text-other',
  LIVE: 'text-live',
  COMPLETED: 'text-other',
  CLOSED: 'text-closed',
} as const satisfies Record<TournamentStatus, string>;

/** Headings once registration is over. */
const headings = (): Partial<Record<TournamentStatus, string>> => ({
  LIVE: t`On now`,
  COMPLETED: t`Result`,
});

/** Slots, registration state, and the viewer's single action. */
export function RegistrationCard({ registration }: { registration: Registration }) {
  const { tournament, phase, state, slots, entry, ownSlot, team } = registration;
  const isBegun = phase === 'live' || phase === 'final';
  const isFollowable =
    tournament.status === 'UPCOMING' ||
    (!entry && (tournament.status === 'CLOSED' || tournament.status === 'LIVE'));
  const teamName = entry?.team.name ?? team?.name;
  return (
    <Panel
      as="section"
      aria-labelledby="registration"
      padding="bare"
      // On a phone its button is in a bar over everything but the site's own bars.
      className="p-4 max-lg:z-15 md:p-6"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <Heading level={2} id="registration">
          {(isBegun && headings()[tournament.status]) || t`Registration`}
        </Heading>
        <span
          className={classNames(
            'font-display text-title font-heavy',
            // Closed registration is normal on the way to the match.
            phase === 'check-in' || phase === 'locked'
              ? 'text-quiet'
              : labelColors[tournament.status],
          )}
        >
          {state.label}
        </span>
      </div>
      {isBegun ? (
        <StandingsBrief
          tournamentId={tournament._id}
          isOver={tournament.status === 'COMPLETED'}
          ownTeamId={team?._id}
          prizes={tournament.prizes}
          otherwise={<Begun tournament={tournament} {...slots} />}
        />
      ) : (
        <>
          <SlotCount {...slots} waiting={tournament.waiting} />
          <WhoIsIn tournament={tournament} />
        </>
      )}
      <Moment registration={registration} />
      {entry?.place != null && teamName ? (
        <OwnPlace place={ordinal(entry.place)} teamName={teamName} />
      ) : (
        ownSlot !== undefined &&
        teamName && (
          <OwnSlot
            slot={ownSlot}
            teamName={teamName}
            isCheckedIn={Boolean(entry?.checkedIn) || entry?.state === 'checked_in'}
          />
        )
      )}
      <RegistrationActions registration={registration} />
      {!isBegun && teamName && (ownSlot !== undefined || entry?.place != null) && <ReachQuestion />}
      {isFollowable && (
        <TellMe tournamentId={tournament._id} isUpcoming={tournament.status === 'UPCOMING'} />
      )}
      {(phase === 'registration' || phase === 'announced') && (
        <p className="mt-4 text-small text-quiet">
          {translateEnglish(registrationTexts.leaderHint)}
        </p>
      )}
    </Panel>
  );
}

function SlotCount({ used, total, waiting }: { used: number; total: number; waiting: number }) {
  const left = Math.max(total - used, 0);
  return (
    <div className="mt-4">
      <p className="flex flex-wrap items-end justify-between gap-x-3">
        <span className="font-display text-headline font-heavy tabular-nums">
          <Ticking>{used}</Ticking>
          <span className="text-quiet">/{total}</span>
        </span>
        <span className="pb-0.5 text-right text-small text-quiet">
          {left === 0
            ? t`All slots filled`
            : plural(left, { one: '# slot left', other: '# slots left' })}
          {waiting > 0 && <span className="block">{t`${waiting} on the waitlist`}</span>}
        </span>
      </p>
      <SlotMeter used={used} total={total} className="mt-2" />
    </div>
  );
}

const shownCrests = 8;

/** Crests of registered teams, linking to the list. */
function WhoIsIn({ tournament: { _id, reg_teams: teams, slots } }: { tournament: Tournament }) {
  if (teams.length === 0) return null;
  const more = readSlots(slots).used - Math.min(teams.length, shownCrests);
  return (
    <Link
      to={paths.tournamentPart(_id, 'teams')}
      className="mt-2 flex min-h-11 items-center no-underline"
    >
      <span className="visually-hidden">{t`See who is in`} </span>
      {teams.slice(0, shownCrests).map((team) => (
        <Avatar
          key={team._id}
          kind="team"
          name={team.name}
          src={imageUrl(team.logo, 80)}
          size={32}
          className="-mr-1"
        />
      ))}
      {more > 0 && <span className="ml-3 text-small text-quiet tabular-nums">+{more}</span>}
    </Link>
  );
}

/** A started tournament: prize pool instead of free slots. */
function Begun({
  tournament,
  used,
  total,
}: {
  tournament: Tournament;
  used: number;
  total: number;
}) {
  const moment = useServerNow(60_000);
  const isLive = tournament.status === 'LIVE';
  const now = isLive ? eventNow({ schedule: tournament.schedule, now: moment }) : undefined;
  const [first] = tournament.prizes;
  return (
    <div className="mt-4">
      {now && (
        <p className="mb-3 border-l-4 border-live bg-ground py-2.5 pr-3 pl-4">
          <span className="block text-small text-live">{t`Being played`}</span>
          <span className="block font-strong wrap-anywhere">{now.event}</span>
          {now.time && <span className="block text-small text-quiet">{formatTime(now.time)}</span>}
        </p>
      )}
      <p className="flex flex-wrap items-end justify-between gap-x-3">
        <span className="font-display text-headline font-heavy tabular-nums">{used}</span>
        <span className="pb-0.5 text-small text-quiet">
          {plural(used, { one: 'team', other: 'teams' })}{' '}
          {isLive ? t`in the fight` : t({ message: 'played', context: 'teams' })}
        </span>
      </p>
      <SlotMeter used={used} total={total} isNeutral className="mt-2" />
      {!isLive && first && (
        <p className="mt-4 text-small text-quiet">
          <Trans>
            First prize was <span className="text-bright">{formatRupees(first.prize)}</span>.
          </Trans>
        </p>
      )}
    </div>
  );
}

/** The next scheduled change: "Closes today, 19:00 IST". */
function Moment({ registration: { tournament, phase, now } }: { registration: Registration }) {
  const next = nextMoment(tournament, phase);
  if (!next) return null;
  return (
    <p className="mt-3 flex flex-wrap justify-between gap-x-3 text-small">
      <span className="text-quiet">{next.text}</span>
      <span className="font-strong tabular-nums">
        {now === undefined ? '' : `${nearDayOf(next.at, now)}, `}
        {istOf(next.at)}
      </span>
    </p>
  );
}

function OwnSlot(props: { slot: number; teamName: string; isCheckedIn: boolean }) {
  const { slot, teamName, isCheckedIn } = props;
  return (
    <div className="mt-5 flex items-center gap-4 border-l-4 border-opened bg-ground py-3 pr-3 pl-4">
      <div className="min-w-0 flex-1">
        <p className="text-small text-opened">
          {isCheckedIn ? t`Your team is checked in` : t`Your team is registered`}
        </p>
        <p className="line-clamp-2 font-strong wrap-anywhere">{teamName}</p>
      </div>
      <p className="shrink-0 text-center">
        <span className="block text-small text-quiet">{t`Slot`}</span>
        <span className="block font-display text-headline font-heavy tabular-nums">{slot}</span>
      </p>
    </div>
  );
}

function OwnPlace({ place, teamName }: { place: string; teamName: string }) {
  return (
    <div className="mt-5 flex items-center gap-4 border-l-4 border-other bg-ground py-3 pr-3 pl-4">
      <div className="min-w-0 flex-1">
        <p className="text-small text-other">{t`Your team is on the waitlist`}</p>
        <p className="line-clamp-2 font-strong wrap-anywhere">{teamName}</p>
      </div>
      <p className="shrink-0 font-display text-headline font-heavy tabular-nums">{place}</p>
    </div>
  );
}
