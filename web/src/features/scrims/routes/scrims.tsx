import { t } from '@lingui/core/macro';
import type { OwnEntry } from '@one-dream/contract/features/entries/entries.ts';
import type { Evening } from '@one-dream/contract/features/scrims/scrims.ts';
import { tierNames } from '@one-dream/contract/features/scrims/scrims.values.ts';
import { actsFor } from '@one-dream/contract/features/teams/teams.values.ts';
import { groupBy } from '@one-dream/contract/group-by.ts';
import { pages } from '@one-dream/contract/pages.ts';
import { formatRupees } from '@one-dream/contract/rupees.ts';
import { useQuery } from '@tanstack/react-query';
import { CalendarClock } from 'lucide-react';
import { waitOf } from '../../../platform/failure-of.ts';
import { clockOf, useOwnTime } from '../../../platform/ist.ts';
import { metaOf } from '../../../platform/pages/page-meta.ts';
import { paths } from '../../../platform/pages/paths.ts';
import { inBrowser, type LoaderContext, onServer } from '../../../platform/route-data.ts';
import { useSession } from '../../../platform/session.tsx';
import { useTournamentState } from '../../../platform/tournament-state.ts';
import { MapArt } from '../../../ui/art/map-art.tsx';
import { TierMark, tierHue } from '../../../ui/art/tier-mark.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { LinkButton } from '../../../ui/form/link-button.tsx';
import { TextLink } from '../../../ui/form/text-link.tsx';
import { Badge, StatusBadge } from '../../../ui/list/badge.tsx';
import { ordinal } from '../../../ui/list/ordinal.ts';
import { Panel } from '../../../ui/list/panel.tsx';
import { SlotMeter } from '../../../ui/list/slot-meter.tsx';
import { Waiting } from '../../../ui/list/waiting.tsx';
import { Heading } from '../../../ui/typography.tsx';
import { entriesOf, useOwnEntries } from '../../entries/entries.data.ts';
import { teamOfUser, useOwnTeam } from '../../teams/own-team.data.ts';
import { DaysAhead } from '../days-ahead.tsx';
import { countMaps, entryWords, eveningWord, slotsOf } from '../scrim-words.ts';
import { scrimsOfTheWeek } from '../scrims.data.ts';
import { TellVacancies } from '../tell-vacancies.tsx';

async function ask({ queryClient, user }: LoaderContext) {
  await Promise.all([
    queryClient.prefetchQuery(scrimsOfTheWeek),
    user && queryClient.prefetchQuery(entriesOf(user._id)),
    user && queryClient.prefetchQuery(teamOfUser(user._id)),
  ]);
}

export const loader = onServer(ask);
export const clientLoader = inBrowser(ask);

export const meta = metaOf(pages.scrims);

/** Tonight's scrims by tier, with the own entry, and the week ahead. */
export default function ScrimsPage() {
  const query = useQuery(scrimsOfTheWeek);
  const entries = useOwnEntries().data ?? [];
  const { user } = useSession();
  const team = useOwnTeam().data?.team;
  const isLeader = user !== undefined && actsFor(team, user._id);
  return (
    <div className="measure py-8 md:py-12">
      <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <Heading level={1}>{t`Scrims`}</Heading>
          <p className="mt-1 max-w-xl text-quiet">{t`Every evening, four tiers, free to play. Times are the first match, in IST.`}</p>
        </div>
        <TextLink
          to={paths.ladder()}
          className="inline-flex min-h-11 items-center"
        >{t`See the ladder`}</TextLink>
      </header>
      {isLeader && <TellVacancies />}
      <Waiting
        {...waitOf(query)}
        title={t`The scrims could not be loaded`}
        label={t`Loading scrims`}
        className="mt-6 grid gap-4 md:grid-cols-2"
        rows={Array(4).fill('h-60')}
      />
      {query.data && <Week today={query.data.today} evenings={query.data.data} entries={entries} />}
    </div>
  );
}

function Week(props: {
  today: string;
  evenings: readonly Evening[];
  entries: readonly OwnEntry[];
}) {
  const { today, evenings, entries } = props;
  const byDay = groupBy(evenings, ({ day }) => day);
  // In the order of the evening.
  const tonight = (byDay.get(today) ?? []).toSorted((a, b) => a.startsAt.localeCompare(b.startsAt));
  const later = [...byDay].filter(([day]) => day !== today);
  const entryOf = ({ tournament }: Evening) =>
    entries.find((entry) => entry.tournament._id === tournament?._id);
  if (evenings.length === 0)
    return (
      <EmptyState
        title={t`No scrims this week`}
        text={t`The next ones show up here, and on Discord.`}
        icon={<CalendarClock size={28} />}
        action={<LinkButton to={paths.tournaments()}>{t`See the tournaments`}</LinkButton>}
      />
    );
  return (
    <>
      <section aria-labelledby="tonight" className="mt-8">
        <Heading level={2} id="tonight" className="mb-4">{t`Tonight`}</Heading>
        {tonight.length === 0 ? (
          <p className="text-quiet">{t`No scrims tonight.`}</p>
        ) : (
          <ul className="grid gap-4 md:grid-cols-2">
            {tonight.map((evening) => (
              <EveningCard key={evening.seriesId} evening={evening} entry={entryOf(evening)} />
            ))}
          </ul>
        )}
      </section>
      {later.length > 0 && <DaysAhead days={later} isIn={(one) => entryOf(one) !== undefined} />}
    </>
  );
}

/** A scrim of tonight: time, entry policy, fill level, and the viewer's entry. */
function EveningCard({ evening, entry }: { evening: Evening; entry: OwnEntry | undefined }) {
  const { tier, title, startsAt, tournament, maps, entry: policy, prizePool } = evening;
  const ownTime = useOwnTime(startsAt);
  const slots = slotsOf(evening);
  const isOn = tournament !== null && !tournament.isCancelled;
  return (
    <Panel as="li" aria-label={title} padding="bare" className="flex flex-col">
      <Maps maps={maps} />
      <div className="flex items-start justify-between gap-3 px-4 pt-4 md:px-6">
        <div className="min-w-0">
          <p className="text-small text-quiet wrap-anywhere">{title}</p>
          <Heading
            level={3}
            size="headline"
            className="flex items-center gap-3 leading-none"
            style={{ color: tierHue(tier) }}
          >
            <TierMark tier={tier} size={36} />
            {tierNames[tier]}
          </Heading>
        </div>
        <p className="shrink-0 text-right">
          <span className="block font-display text-headline leading-none font-heavy tabular-nums">
            {clockOf(startsAt)}
          </span>
          <span className="text-small text-quiet">{ownTime ? t`IST · ${ownTime}` : 'IST'}</span>
        </p>
      </div>
      <p className="mt-3 px-4 text-small text-quiet md:px-6">
        {entryWords()[policy]}
        {prizePool && (
          <>
            {t` · Prize pool `}
            <b className="font-strong text-bright tabular-nums">{formatRupees(prizePool)}</b>
          </>
        )}
      </p>
      <div className="mt-auto px-4 pt-4 pb-4 md:px-6 md:pb-5">
        {isOn && slots ? (
          <>
            <div className="flex items-center gap-3">
              <SlotMeter
                used={slots.used}
                total={slots.total}
                label={t`Slots filled, ${title}`}
                isNeutral={tournament.status !== 'OPENED'}
                className="flex-1"
              />
              <span className="font-display text-title font-medium tabular-nums">
                {slots.used}/{slots.total}
              </span>
            </div>
            <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
              <EntryWord entry={entry} tournament={tournament} startsAt={evening.startsAt} />
              <LinkButton
                to={paths.tournament(tournament._id)}
                aria-label={`${actionWord(evening, entry)}: ${title}`}
                variant={entry || tournament.status !== 'OPENED' ? 'quiet' : 'main'}
              >
                {actionWord(evening, entry)}
              </LinkButton>
            </div>
          </>
        ) : (
          <p className="border-t border-line pt-3 wrap-anywhere">{eveningWord(evening)}</p>
        )}
      </div>
    </Panel>
  );
}

/** Maps in order, with a count for repeated ones. */
function Maps({ maps }: { maps: readonly string[] }) {
  return (
    <ul
      aria-label={t`Maps`}
      className="chamfer-clip m-px flex h-20 overflow-hidden md:h-24 [&>li+li]:border-l [&>li+li]:border-line"
    >
      {countMaps(maps).map(([map, count], place) => (
        <li key={map} className="relative min-w-0 flex-1">
          <MapArt map={map} place={place} />
          <span className="absolute bottom-0 left-0 max-w-full truncate bg-ground/85 px-2 text-small font-strong">
            {map}
            {count > 1 && ` ×${count}`}
          </span>
        </li>
      ))}
    </ul>
  );
}

function actionWord({ tournament }: Evening, entry: OwnEntry | undefined): string {
  if (entry || tournament?.status !== 'OPENED') return t`Open`;
  return t`Enter`;
}

function EntryWord(props: {
  entry: OwnEntry | undefined;
  tournament: NonNullable<Evening['tournament']>;
  startsAt: string;
}) {
  const { entry, tournament, startsAt } = props;
  const { waiting } = tournament;
  const { text, like } = useTournamentState({ ...tournament, firstMatchAt: startsAt });
  if (entry?.slot) return <Badge tone="green">{t`You are in, slot ${entry.slot}`}</Badge>;
  if (entry?.place)
    return <Badge tone="yellow">{t`${ordinal(entry.place)} on the waitlist`}</Badge>;
  return (
    <span className="flex flex-wrap items-center gap-3">
      <StatusBadge status={like} says={text} />
      {waiting > 0 && <span className="text-small text-quiet">{t`${waiting} waiting`}</span>}
    </span>
  );
}
