import { t } from '@lingui/core/macro';
import { type Duty, isAdmin } from '@one-dream/contract/duties.ts';
import type { ConsoleMatch } from '@one-dream/contract/features/matches/matches.ts';
import {
  matchDayOf,
  shownPhaseOf,
  type TournamentPhase,
} from '@one-dream/contract/features/tournaments/tournaments.phases.ts';
import { consolePages } from '@one-dream/contract/pages.console.ts';
import { type UseQueryResult, useQueries, useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { waitOf } from '../../../platform/failure-of.ts';
import { istDayOf, istOf } from '../../../platform/ist.ts';
import { adminPaths } from '../../../platform/pages/admin-paths.ts';
import { consolePaths } from '../../../platform/pages/console-paths.ts';
import { metaOf } from '../../../platform/pages/page-meta.ts';
import { paths } from '../../../platform/pages/paths.ts';
import { useDocumentTitle } from '../../../platform/pages/use-document-title.ts';
import { inBrowser, type LoaderContext, onServer } from '../../../platform/route-data.ts';
import { serverNow, useServerNow } from '../../../platform/server-clock.ts';
import { useViewer } from '../../../platform/session.tsx';
import { translateEnglish } from '../../../platform/translate.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { LinkButton } from '../../../ui/form/link-button.tsx';
import { Badge, type BadgeTone, StatusBadge } from '../../../ui/list/badge.tsx';
import { Waiting } from '../../../ui/list/waiting.tsx';
import { ownDuties } from '../../duties/duties.data.ts';
import { consoleMatches, runningTournaments } from '../console.data.ts';
import { ConsoleBar } from '../console-bar.tsx';
import { phaseWords } from '../phase-words.ts';
import { RefusedPage } from '../refused-page.tsx';
import { whenOf } from '../span.ts';

type Served = {
  id: string;
  title: string;
  phase: TournamentPhase;
  duties: readonly Duty[];
  /** ISO 8601 of the next match; null when none is to come. */
  nextAt: string | null;
};

async function ask({ queryClient, user }: LoaderContext) {
  if (!user) return;
  if (!isAdmin(user)) return queryClient.prefetchQuery(ownDuties);
  await queryClient.prefetchQuery(runningTournaments);
  const live = queryClient.getQueryData(runningTournaments.queryKey)?.filter(isLive) ?? [];
  await Promise.all(live.map(({ _id }) => queryClient.prefetchQuery(consoleMatches(_id))));
}

export const loader = onServer(ask);
export const clientLoader = inBrowser(ask);

export const meta = metaOf(consolePages.list);

/** Events in which the viewer has a duty; admins see everything that runs. */
export default function ConsoleListPage() {
  return isAdmin(useViewer()) ? <EverythingRunning /> : <OwnDuties />;
}

function OwnDuties() {
  const query = useQuery(ownDuties);
  if (query.data?.length === 0) return <RefusedPage />;
  const served = query.data?.map(({ tournamentId, nextMatchAt, ...one }) => ({
    ...one,
    id: tournamentId,
    nextAt: nextMatchAt,
  }));
  return <ServedList served={served} query={query} />;
}

function EverythingRunning() {
  const query = useQuery(runningTournaments);
  const now = new Date(serverNow());
  // The list of tournaments names only the first match, which a live event has begun or is about to.
  const nextOfLive = useQueries({
    queries: (query.data ?? []).filter(isLive).map(({ _id }) => consoleMatches(_id)),
    combine: nextMatchTimes,
  });
  const served = query.data?.map((tournament) => ({
    id: tournament._id,
    title: tournament.title,
    phase: shownPhaseOf(tournament, now),
    duties: [],
    nextAt:
      nextOfLive.get(tournament._id) ??
      (isOfToday(tournament.firstMatchAt, now) && !isLive(tournament)
        ? tournament.firstMatchAt
        : null),
  }));
  return <ServedList served={served} query={query} />;
}

function ServedList({
  served,
  query,
}: {
  served: readonly Served[] | undefined;
  query: Parameters<typeof waitOf>[0];
}) {
  useDocumentTitle(t`Console`);
  const viewer = useViewer();
  const now = useServerNow();
  return (
    <>
      <ConsoleBar isRoomy title={t`Console`} back={{ to: paths.home(), label: t`Go to the site` }}>
        {isAdmin(viewer) && (
          <LinkButton size="small" to={adminPaths.tournaments()}>{t`All tournaments`}</LinkButton>
        )}
      </ConsoleBar>
      <div className="mx-auto max-w-3xl px-4 py-5 lg:max-w-6xl">
        <Waiting
          {...waitOf(query)}
          title={t`Your events could not be loaded`}
          label={t`Loading what you run`}
          className="grid gap-3"
          rows={['h-24', 'h-24', 'h-24']}
        />
        {served?.length === 0 && (
          <EmptyState
            title={t`Nothing is running`}
            text={t`Create an event and it stands here, from the first registration to the last result. Then paste tonight’s teams into it.`}
            action={
              isAdmin(viewer) && (
                <LinkButton
                  variant="main"
                  to={adminPaths.tournaments({ new: '' })}
                >{t`Create an event`}</LinkButton>
              )
            }
          />
        )}
        <ul className="grid gap-3 lg:grid-cols-2">
          {[...(served ?? [])].sort(currentFirst(now)).map((one) => (
            <li key={one.id}>
              <ServedRow served={one} now={now} />
            </li>
          ))}
        </ul>
        {isAdmin(viewer) && served && served.length > 0 && (
          <p className="mt-5">
            <LinkButton to={adminPaths.tournaments({ new: '' })}>{t`Create an event`}</LinkButton>
          </p>
        )}
      </div>
    </>
  );
}

function ServedRow({ served, now }: { served: Served; now: number }) {
  const { id, title, phase, duties, nextAt } = served;
  return (
    <Link
      to={consolePaths.tournament(id)}
      className="chamfer flex min-h-20 flex-wrap items-center gap-x-4 gap-y-2 py-3 pr-3 pl-4 no-underline hover:[--edge:var(--color-quiet)]"
    >
      <span className="min-w-0 flex-1 basis-24">
        <span className="line-clamp-2 font-display text-title font-medium wrap-anywhere">
          {title}
        </span>
        <span className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-quiet">
          {nextAt && (
            <span className="tabular-nums">
              {istDayOf(nextAt)}, {istOf(nextAt)} · {whenOf(nextAt, now)}
            </span>
          )}
          {duties.length > 0 && (
            <span>{t`You are ${duties.map(translateEnglish).join(', ')}`}</span>
          )}
        </span>
      </span>
      {phase === 'live' ? (
        <StatusBadge status="LIVE" says={translateEnglish('LIVE')} />
      ) : (
        <Badge tone={phaseTones[phase]}>{phaseWords()[phase].name}</Badge>
      )}
      <ChevronRight size={22} className="shrink-0 text-quiet" />
    </Link>
  );
}

const phaseTones: Partial<Record<TournamentPhase, BadgeTone>> = {
  registration: 'green',
  'check-in': 'green',
  cancelled: 'red',
  draft: 'neutral',
};

/** A first match that is late is still waited for; one of yesterday is not what comes next. */
function isOfToday(firstMatchAt: string | null, now: Date): boolean {
  return firstMatchAt !== null && matchDayOf(new Date(firstMatchAt)) >= matchDayOf(now);
}

function isLive({ status }: { status: string }): boolean {
  return status === 'LIVE';
}

/** By tournament: start of its first match that has not begun. */
function nextMatchTimes(
  results: readonly UseQueryResult<{ data: ConsoleMatch[] }>[],
): Map<string, string> {
  const waiting = results
    .flatMap(({ data }) => data?.data ?? [])
    .map(({ match }) => match)
    .filter(({ state }) => state === 'scheduled' || state === 'room_released')
    .sort((one, other) => other.startsAt.localeCompare(one.startsAt));
  return new Map(waiting.map(({ tournamentId, startsAt }) => [tournamentId, startsAt]));
}

/** Events that are live or have a match past its start, then by their next match. */
function currentFirst(now: number) {
  const isOn = ({ phase, nextAt }: Served) =>
    phase === 'live' || (nextAt !== null && Date.parse(nextAt) <= now);
  return (one: Served, other: Served): number =>
    Number(isOn(other)) - Number(isOn(one)) ||
    (one.nextAt ?? '9').localeCompare(other.nextAt ?? '9');
}
