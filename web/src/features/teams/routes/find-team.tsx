import { t } from '@lingui/core/macro';
import { actsFor } from '@one-dream/contract/features/teams/teams.values.ts';
import { pages } from '@one-dream/contract/pages.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { istShortDateOf } from '../../../platform/ist-date.ts';
import { metaOf } from '../../../platform/pages/page-meta.ts';
import { paths } from '../../../platform/pages/paths.ts';
import { messageOf } from '../../../platform/refusal.ts';
import { inBrowser, type LoaderContext, onServer } from '../../../platform/route-data.ts';
import { useViewer } from '../../../platform/session.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton.tsx';
import { Panel } from '../../../ui/list/panel.tsx';
import { SubPageHead } from '../../../ui/list/sub-page-head.tsx';
import { Tabs } from '../../../ui/list/tabs.tsx';
import { Heading } from '../../../ui/typography.tsx';
import { teamOfUser, useOwnTeam } from '../own-team.data.ts';
import { OwnSearchForm } from '../search/own-search-form.tsx';
import { RequestList } from '../search/request-list.tsx';
import { type OwnSearch, ownSearch } from '../search/search.data.ts';
import { SearchingPlayers, SearchingTeams } from '../search/searching-lists.tsx';

async function ask({ queryClient, user }: LoaderContext) {
  if (!user) return;
  await Promise.all([
    queryClient.prefetchQuery(teamOfUser(user._id)),
    queryClient.prefetchQuery(ownSearch),
  ]);
}

export const loader = onServer(ask);
export const clientLoader = inBrowser(ask);

export const meta = metaOf(pages.findTeam);

/** Teams looking for players, players looking for a team, and their requests. */
export default function FindTeamPage() {
  const viewer = useViewer();
  const team = useOwnTeam();
  const mine = useQuery(ownSearch);
  const own = team.data?.team ?? undefined;
  const side = own ? (actsFor(own, viewer._id) ? 'leader' : 'member') : 'player';
  const [chosen, setChosen] = useState<'teams' | 'players'>();
  const tab = chosen ?? (side === 'player' ? 'teams' : 'players');
  const failed = [team, mine].find(({ isError, data }) => isError && !data);
  return (
    <div className="measure pt-2 pb-8 md:py-12">
      <SubPageHead
        back={{ to: paths.profile(), text: t`Profile` }}
        title={t`Find a team`}
      >{t`Only signed-in players see this. Game IDs, addresses and numbers stay hidden until you are team-mates.`}</SubPageHead>
      {failed && (
        <ErrorState
          title={t`We could not load this`}
          message={messageOf(failed.error)}
          onRetry={() => {
            void team.refetch();
            void mine.refetch();
          }}
        />
      )}
      {!failed && (team.isPending || mine.isPending) && (
        <SkeletonRows label={t`Loading`} rows={['mt-6 h-32', 'mt-6 h-64']} />
      )}
      {!failed && mine.data && !team.isPending && (
        <div className="mt-6 grid gap-8 lg:grid-cols-[minmax(0,1fr)_360px] lg:items-start">
          <div className="flex flex-col gap-8 lg:order-2">
            {mine.data.requests.length > 0 && <RequestList requests={mine.data.requests} />}
            {side !== 'member' && (
              <OwnSearchPanel
                key={mine.data.search?.postedAt}
                search={mine.data.search}
                side={side}
              />
            )}
          </div>
          <div className="min-w-0">
            <Tabs
              label={t`Teams or players`}
              tabs={[
                { value: 'teams', text: t`Teams` },
                { value: 'players', text: t`Players` },
              ]}
              value={tab}
              onValueChange={setChosen}
            >
              {tab === 'teams' ? (
                <SearchingTeams canAsk={side === 'player'} ownTeamId={own?._id} />
              ) : (
                <SearchingPlayers canAsk={side === 'leader'} />
              )}
            </Tabs>
          </div>
        </div>
      )}
    </div>
  );
}

/** The advert of the viewer or their team. */
function OwnSearchPanel({ search, side }: { search: OwnSearch | null; side: 'leader' | 'player' }) {
  const { title, text, ...words } = side === 'leader' ? forTeams() : forPlayers();
  return (
    <Panel as="section" aria-labelledby="own-search">
      <Heading level={2} id="own-search">
        {title}
      </Heading>
      <p className="mt-1 mb-4 text-small text-quiet">
        {search ? t`Listed until ${istShortDateOf(search.until)}.` : text}
      </p>
      <OwnSearchForm search={search} side={side} {...words} />
    </Panel>
  );
}

const forTeams = () => ({
  title: t`Looking for players`,
  text: t`Players without a team see yours for 14 days and can ask to join.`,
  hint: t`When you play, which tier, what you expect.`,
  action: t`Show my team`,
});
const forPlayers = () => ({
  title: t`Looking for a team`,
  text: t`Leaders see you for 14 days and can ask you to join.`,
  hint: t`When you play, which tier, what you are good at.`,
  action: t`Show me`,
});
