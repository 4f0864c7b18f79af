import { plural, t } from '@lingui/core/macro';
import type { Leader } from '@one-dream/contract/features/records/records.ts';
import { type League, leagues } from '@one-dream/contract/features/records/records.values.ts';
import { tierNames } from '@one-dream/contract/features/scrims/scrims.values.ts';
import { imageUrl } from '@one-dream/contract/images.ts';
import { formatTenths } from '@one-dream/contract/scoring/tenths.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { waitOf } from '../../platform/failure-of.ts';
import { paths } from '../../platform/pages/paths.ts';
import { recordPaths } from '../../platform/pages/record-paths.ts';
import { useSearch } from '../../platform/pages/search-params.ts';
import { useServerNow } from '../../platform/server-clock.ts';
import { Avatar } from '../../ui/art/avatar.tsx';
import { PodiumHill } from '../../ui/art/scenes.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { LinkButton } from '../../ui/form/link-button.tsx';
import { SelectField } from '../../ui/form/select-field.tsx';
import { Waiting } from '../../ui/list/waiting.tsx';
import { leadersOf } from '../records/records.data.ts';
import { ladderSearch } from './ladder-search.ts';
import { LeadersPodium } from './leaders-podium.tsx';
import { chosenMonth, lastMonths, monthsBack, nameOfMonth } from './months.ts';
import { podiumOf } from './podium-of.ts';

/** Teams with the most points in a month, by tier. The selection is in the address. */
export function MonthLeaders() {
  const now = useServerNow(3_600_000);
  const months = lastMonths(now, monthsBack);
  const [search, change] = useSearch(ladderSearch);
  const { league, month } = chosenMonth(search, now);
  return (
    <>
      <p className="text-quiet">{t`Most points in a month, added up over every published match.`}</p>
      <div className="mt-6 grid grid-cols-[minmax(0,4fr)_minmax(0,6fr)] gap-3 sm:max-w-xl sm:grid-cols-2 sm:gap-4">
        <SelectField
          label={t`Tier`}
          options={leagues.map((value) => ({ value, label: leagueName(value) }))}
          value={league}
          onChange={(event) => change({ tier: event.target.value as League })}
        />
        <SelectField
          label={t`Month`}
          options={months.map((value) => ({ value, label: nameOfMonth(value) }))}
          value={month}
          onChange={(event) => change({ month: event.target.value })}
        />
      </div>
      <div className="mt-6">
        <Leaders
          league={league}
          month={month}
          lastMonth={month === months[0] ? months[1] : undefined}
        />
      </div>
    </>
  );
}

function Leaders({
  league,
  month,
  lastMonth,
}: {
  league: League;
  month: string;
  /** The one before the current month: on the first days of a month there is nothing else to see. */
  lastMonth: string | undefined;
}) {
  const query = useQuery(leadersOf({ league, month }));
  if (!query.data)
    return (
      <Waiting {...waitOf(query)} label={t`Loading the leaders`} rows={['h-64', 'mt-4 h-96']} />
    );
  if (query.data.length === 0)
    return (
      <EmptyState
        title={t`Nobody yet`}
        text={t`No ${leagueName(league)} match of ${nameOfMonth(month)} is published.`}
        scene={<PodiumHill className="w-56" />}
        action={
          lastMonth && (
            <LinkButton
              to={paths.ladder({ view: 'month', tier: league, month: lastMonth })}
            >{t`See ${nameOfMonth(lastMonth)}`}</LinkButton>
          )
        }
      />
    );
  const { podium, rest } = podiumOf(query.data);
  const title = `${leagueName(league)}, ${nameOfMonth(month)}`;
  return (
    <div
      className="flex flex-col gap-4 transition-opacity aria-busy:opacity-60"
      aria-busy={query.isPlaceholderData}
    >
      <LeadersPodium leaders={podium} label={t`Podium, ${title}`} />
      {rest.length > 0 && <LeadersTable leaders={rest} title={title} />}
    </div>
  );
}

/** Everybody below the podium. */
function LeadersTable({ leaders, title }: { leaders: readonly Leader[]; title: string }) {
  const head = 'px-2 py-2.5 font-display text-label font-medium text-quiet';
  const number = 'px-2 text-right tabular-nums';
  return (
    <div className="relative overflow-x-auto">
      <table className="w-full border-collapse border border-line">
        <caption className="visually-hidden">{title}</caption>
        <thead className="bg-raised">
          <tr>
            <th scope="col" className={`${head} w-14 text-left`}>
              #
            </th>
            <th scope="col" className={`${head} text-left`}>{t`Team`}</th>
            <th scope="col" className={`${head} text-right max-md:hidden`}>{t`Matches`}</th>
            <th scope="col" className={`${head} text-right max-md:hidden`}>{t`WWCD`}</th>
            <th scope="col" className={`${head} text-right max-md:hidden`}>{t`Elims`}</th>
            <th scope="col" className={`${head} text-right max-md:hidden`}>{t`A match`}</th>
            <th scope="col" className={`${head} pr-4 text-right text-bright`}>{t`Points`}</th>
          </tr>
        </thead>
        <tbody>
          {leaders.map((row) => (
            <tr key={row.teamId} className="border-t border-line transition-colors hover:bg-raised">
              <td className="px-2 font-display text-title font-heavy tabular-nums">{row.rank}</td>
              <th scope="row" className="p-0 text-left font-regular">
                <Link
                  to={recordPaths.team(row.teamId)}
                  className="flex min-h-13 items-center gap-3 px-2 py-1.5 no-underline hover:underline"
                >
                  <Avatar kind="team" name={row.name} src={imageUrl(row.logo, 64)} size={32} />
                  <span className="min-w-24 flex-1">
                    <span className="line-clamp-2 font-strong wrap-anywhere">{row.name}</span>
                    <span className="block text-small text-quiet tabular-nums md:hidden">
                      {plural(row.matches, {
                        one: `# match · ${row.wwcd} WWCD`,
                        other: `# matches · ${row.wwcd} WWCD`,
                      })}
                    </span>
                  </span>
                </Link>
              </th>
              <td className={`${number} max-md:hidden`}>{row.matches}</td>
              <td className={`${number} max-md:hidden`}>{row.wwcd}</td>
              <td className={`${number} max-md:hidden`}>{row.elims}</td>
              <td className={`${number} max-md:hidden`}>
                {formatTenths(Math.round(row.pointsX10 / Math.max(1, row.matches)))}
              </td>
              <td className="px-2 pr-4 text-right font-display text-title font-heavy tabular-nums">
                {formatTenths(row.pointsX10)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function leagueName(league: League): string {
  return league === 'EVENTS' ? t`Events` : tierNames[league];
}
