import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { LadderMove, LadderTier } from '@one-dream/contract/features/ladder/ladder.ts';
import { type Tier, tierNames, tiers } from '@one-dream/contract/features/scrims/scrims.values.ts';
import { ladderRules } from '@one-dream/contract/ladder/proposals.ts';
import { pages } from '@one-dream/contract/pages.ts';
import { useQuery } from '@tanstack/react-query';
import { ChevronDown, ChevronUp, History } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { waitOf } from '../../../platform/failure-of.ts';
import { istDayOf } from '../../../platform/ist.ts';
import { metaOf } from '../../../platform/pages/page-meta.ts';
import { paths } from '../../../platform/pages/paths.ts';
import { recordPaths } from '../../../platform/pages/record-paths.ts';
import { readSearch, useSearch } from '../../../platform/pages/search-params.ts';
import { inBrowser, type LoaderContext, onServer } from '../../../platform/route-data.ts';
import { serverNow } from '../../../platform/server-clock.ts';
import { translateReason } from '../../../platform/translate-reason.ts';
import { Avatar } from '../../../ui/art/avatar.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { lazyComponent, usePreload } from '../../../ui/feedback/lazy-component.ts';
import { LazyDialog } from '../../../ui/feedback/lazy-dialog.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { IconButton } from '../../../ui/form/icon-button.tsx';
import { LinkButton } from '../../../ui/form/link-button.tsx';
import { TextLink } from '../../../ui/form/text-link.tsx';
import { LinkTabs } from '../../../ui/list/link-tabs.tsx';
import { Tabs } from '../../../ui/list/tabs.tsx';
import { Waiting } from '../../../ui/list/waiting.tsx';
import { Heading } from '../../../ui/typography.tsx';
import { leadersOf } from '../../records/records.data.ts';
import { ladderQuery } from '../ladder.data.ts';
import { ladderSearch } from '../ladder-search.ts';
import { averageText, moveText, trendOf } from '../ladder-words.ts';
import { MonthLeaders } from '../leaders.tsx';
import { chosenMonth } from '../months.ts';

const teamHistory = lazyComponent(
  async () => (await import('../team-history-dialog.tsx')).TeamHistoryDialog,
);

type Shown = { teamId: string; name: string };

function ask({ queryClient, search }: LoaderContext) {
  const chosen = readSearch(ladderSearch, search);
  return chosen.view === 'month'
    ? queryClient.prefetchQuery(leadersOf(chosenMonth(chosen, serverNow())))
    : queryClient.prefetchQuery(ladderQuery);
}

export const loader = onServer(ask);
export const clientLoader = inBrowser(ask);

export const meta = metaOf(pages.ladder);

/** The running week by tier, or the leaders of a month; which of them, and the tier, are in the address. */
export default function LadderPage() {
  const [{ view }] = useSearch(ladderSearch);
  const isMonth = view === 'month';
  return (
    <div className="measure py-8 md:py-12">
      <header className="mb-4 flex flex-wrap items-end justify-between gap-x-6">
        <Heading level={1}>{t`Ladder`}</Heading>
        <TextLink
          to={paths.scrims()}
          className="inline-flex min-h-11 items-center"
        >{t`See the scrims`}</TextLink>
      </header>
      <LinkTabs
        label={t`Ladder`}
        at={isMonth ? paths.ladder({ view: 'month' }) : paths.ladder()}
        tabs={[
          { to: paths.ladder(), text: t`This week` },
          { to: paths.ladder({ view: 'month' }), text: t`By month` },
        ]}
      />
      <div className="mt-5">{isMonth ? <MonthLeaders /> : <Week />}</div>
    </div>
  );
}

/** Tiers, the running week and recent moves. */
function Week() {
  const query = useQuery(ladderQuery);
  const [team, setTeam] = useState<Shown>();
  usePreload(teamHistory);
  const close = () => setTeam(undefined);
  return (
    <>
      <p className="max-w-xl text-quiet">{t`Each week the top ${ladderRules.moving} of a tier go up and the bottom ${ladderRules.moving} go down, by points per match. Play your first T3 scrim and you are on it.`}</p>
      <Waiting
        {...waitOf(query)}
        title={t`The ladder could not be loaded`}
        label={t`Loading the ladder`}
        className="mt-6 grid gap-2"
        rows={Array(6).fill('h-14')}
      />
      {query.data && (
        <div className="mt-6 grid grid-cols-1 items-start gap-10 lg:grid-cols-[minmax(0,1fr)_340px]">
          <Tiers ladder={query.data.data} isLastWeek={query.data.isLastWeek} onShow={setTeam} />
          <Moves moves={query.data.moves} onShow={setTeam} />
        </div>
      )}
      {team && (
        <LazyDialog dialog={teamHistory} open onClose={close} title={team.name}>
          {(TeamHistoryDialog) => <TeamHistoryDialog team={team} onClose={close} />}
        </LazyDialog>
      )}
    </>
  );
}

function Tiers(props: {
  ladder: readonly LadderTier[];
  isLastWeek: boolean;
  onShow: (team: Shown) => void;
}) {
  const { ladder, isLastWeek, onShow } = props;
  const [{ tier: asked }, change] = useSearch(ladderSearch);
  // Where most teams start, unless it is empty.
  const usual = ladder.findLast(({ teams }) => teams.length > 0)?.tier ?? tiers[0];
  const tier = tiers.find((one) => one === asked) ?? usual;
  const shown = ladder.find((one) => one.tier === tier);
  return (
    <Tabs<Tier>
      label={t`Tiers`}
      value={tier}
      onValueChange={(value) => change({ tier: value })}
      tabs={ladder.map((one) => ({
        value: one.tier,
        text: tierNames[one.tier],
        count: one.teams.length,
      }))}
    >
      {shown && <TierTable key={tier} ladder={shown} isLastWeek={isLastWeek} onShow={onShow} />}
    </Tabs>
  );
}

const number = 'text-right font-display text-title font-medium tabular-nums';

/** Names beyond these require a press: a tier may have hundreds. */
const shownAtFirst = 40;

function TierTable({
  ladder,
  isLastWeek,
  onShow,
}: {
  ladder: LadderTier;
  isLastWeek: boolean;
  onShow: (team: Shown) => void;
}) {
  const { tier, teams, week } = ladder;
  const [isWhole, setWhole] = useState(false);
  if (teams.length === 0) return <EmptyTier tier={tier} />;
  const isShownLate = isLastWeek && week.length > 0;
  const counted = new Set(week.map(({ teamId }) => teamId));
  const rest = teams.filter(({ teamId }) => !counted.has(teamId));
  const shownRest = isWhole ? rest : rest.slice(0, Math.max(0, shownAtFirst - week.length));
  return (
    <>
      {isShownLate && (
        <p className="mb-1 text-small text-quiet">{t`Last week. This week’s table begins with the third day of play.`}</p>
      )}
      <div className="relative overflow-x-auto">
        <table
          className="w-full border-collapse"
          aria-label={
            isShownLate ? t`${tierNames[tier]}, last week` : t`${tierNames[tier]}, this week`
          }
        >
          <thead>
            <tr className="border-b border-line text-left text-small text-quiet [&>th]:py-2 [&>th]:font-normal">
              <th scope="col" className="w-9 pr-2 text-right">
                #
              </th>
              <th scope="col" className="pl-2">{t`Team`}</th>
              <th
                scope="col"
                className="hidden w-20 pr-3 text-right sm:table-cell"
              >{t`Matches`}</th>
              <th scope="col" className="hidden w-20 pr-3 text-right sm:table-cell">{t`WWCD`}</th>
              <th scope="col" className="w-16 pr-2 text-right">{t`Average`}</th>
              <th scope="col" className="w-14 text-right">
                <span className="visually-hidden">{t`Trend`}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {[...week, ...shownRest.map((team) => ({ ...team, rank: undefined }))].map((row) => (
              <tr key={row.teamId} className="border-b border-line">
                <td className={`${number} pr-2`}>{row.rank ?? '–'}</td>
                <td className="max-w-0 w-full min-w-32">
                  <TeamCell team={row} onShow={onShow} />
                </td>
                <td className="hidden pr-3 text-right tabular-nums sm:table-cell">
                  {row.rank && row.matches}
                </td>
                <td className="hidden pr-3 text-right tabular-nums sm:table-cell">
                  {row.rank && row.wwcd}
                </td>
                <td className={`${number} pr-2`}>{row.rank ? averageText(row) : '–'}</td>
                <td className="text-right">
                  {row.rank && (
                    <Trend trend={trendOf({ tier, rank: row.rank, count: week.length })} />
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {shownRest.length < rest.length && (
        <Button
          className="mt-4"
          onClick={() => setWhole(true)}
        >{t`Show all ${teams.length} teams`}</Button>
      )}
      <p className="mt-4 text-small text-quiet">
        <Trans>
          A team counts once it has played on {ladderRules.days} days of the week, Monday to Sunday.
          {week.length < ladderRules.fewest &&
            t` Moves start once ${ladderRules.fewest} teams count; ${week.length} do so far.`}{' '}
          Staff confirm each move on Monday.
        </Trans>
      </p>
    </>
  );
}

function EmptyTier({ tier }: { tier: Tier }) {
  return (
    <EmptyState
      title={t`Nobody is in ${tierNames[tier]} yet`}
      text={
        tier === 'T3'
          ? t`Play a T3 scrim and your team shows up here.`
          : t`The first moves come after a full week.`
      }
      action={<LinkButton to={paths.scrims()}>{t`See the scrims`}</LinkButton>}
    />
  );
}

function TeamCell(props: { team: Shown & { logo: string }; onShow: (team: Shown) => void }) {
  const { team, onShow } = props;
  return (
    <div className="flex items-center transition-colors hover:bg-raised">
      <Link
        to={recordPaths.team(team.teamId)}
        className="flex min-h-14 min-w-0 flex-1 items-center gap-3 px-2 no-underline hover:underline focus-visible:-outline-offset-2"
      >
        <Avatar kind="team" name={team.name} src={team.logo} size={36} />
        <span className="min-w-0 font-strong wrap-anywhere">{team.name}</span>
      </Link>
      <IconButton
        label={t`${team.name}: its moves on the ladder`}
        icon={<History size={18} />}
        className="max-sm:w-8!"
        onClick={() => onShow(team)}
      />
    </div>
  );
}

function Trend({ trend }: { trend: 'up' | 'down' | null }) {
  if (!trend) return null;
  const Icon = trend === 'up' ? ChevronUp : ChevronDown;
  return (
    <span
      className={`inline-flex items-center text-small ${trend === 'up' ? 'text-opened' : 'text-closed'}`}
    >
      <Icon size={18} />
      {trend === 'up' ? t`Up` : t`Down`}
    </span>
  );
}

function Moves({ moves, onShow }: { moves: readonly LadderMove[]; onShow: (team: Shown) => void }) {
  return (
    <section aria-labelledby="moves">
      <Heading level={2} id="moves" className="mb-2">{t`Latest moves`}</Heading>
      {moves.length === 0 && <p className="text-quiet">{t`Nobody has moved yet.`}</p>}
      <ul className="divide-y divide-line border-y border-line empty:border-0">
        {moves.slice(0, 12).map((move) => (
          <li key={move._id} className="py-2.5">
            <p className="wrap-anywhere">
              {move.teamId ? (
                <button
                  type="button"
                  onClick={() => onShow({ teamId: move.teamId ?? '', name: move.team })}
                  className="min-h-6 text-left font-strong underline decoration-line underline-offset-4 hover:decoration-flare"
                >
                  {move.team}
                </button>
              ) : (
                <span className="font-strong">{move.team}</span>
              )}{' '}
              {moveText(move)}
            </p>
            <p className="text-small text-quiet wrap-anywhere">
              {istDayOf(move.at)} · {translateReason(move.reason)}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
