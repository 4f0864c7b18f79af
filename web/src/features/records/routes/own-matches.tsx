import { t } from '@lingui/core/macro';
import { actsFor } from '@one-dream/contract/features/teams/teams.values.ts';
import { recordPages } from '@one-dream/contract/pages.records.ts';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Swords } from 'lucide-react';
import { waitOf } from '../../../platform/failure-of.ts';
import { metaOf } from '../../../platform/pages/page-meta.ts';
import { paths } from '../../../platform/pages/paths.ts';
import { recordPaths } from '../../../platform/pages/record-paths.ts';
import { inBrowser, type LoaderContext, onServer } from '../../../platform/route-data.ts';
import { useViewer } from '../../../platform/session.tsx';
import { translateText } from '../../../platform/translate-text.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { LinkButton } from '../../../ui/form/link-button.tsx';
import { SwitchField } from '../../../ui/form/switch-field.tsx';
import { TextLink } from '../../../ui/form/text-link.tsx';
import { SubPageHead } from '../../../ui/list/sub-page-head.tsx';
import { Waiting } from '../../../ui/list/waiting.tsx';
import { AddToCalendar } from '../../matches/add-to-calendar-block.tsx';
import { teamOfUser, useOwnTeam } from '../../teams/own-team.data.ts';
import { MatchLines } from '../match-lines.tsx';
import { ownPage, ownResults, useHideOwnPage } from '../records.data.ts';

async function ask({ queryClient, user }: LoaderContext) {
  if (!user) return;
  await Promise.all([
    queryClient.prefetchInfiniteQuery(ownResults),
    queryClient.prefetchQuery(teamOfUser(user._id)),
  ]);
}

export const loader = onServer(ask);
export const clientLoader = inBrowser(ask);

export const meta = metaOf(recordPages.ownMatches);

/** Every published match of the signed-in player's entries, also those with teams they have left. */
export default function OwnMatchesPage() {
  const viewer = useViewer();
  const team = useOwnTeam().data?.team;
  const query = useInfiniteQuery(ownResults);
  const matches = query.data?.pages.flatMap(({ data }) => data) ?? [];
  return (
    <div className="measure pt-2 pb-8 md:py-12">
      <SubPageHead
        back={{ to: paths.profile(), text: t`Profile` }}
        title={translateText(recordPages.ownMatches.title)}
      />
      {team && (
        <div className="mt-4">
          <AddToCalendar teamId={team._id} isLeader={actsFor(team, viewer._id)} />
        </div>
      )}
      <div className="mt-6 max-w-3xl">
        <Waiting {...waitOf(query)} label={t`Loading your matches`} rows={['h-96']} />
        {query.data && matches.length === 0 && (
          <EmptyState
            title={t`No matches yet`}
            text={t`Play one. Once its result is published it shows up here, with your place and points.`}
            icon={<Swords size={28} />}
            action={<LinkButton to={paths.tournaments()}>{t`See the tournaments`}</LinkButton>}
          />
        )}
        {matches.length > 0 && (
          <MatchLines
            label={t`My matches`}
            matches={matches}
            about={({ team, ownElims }) =>
              `${team}${ownElims === null ? '' : t` · your elims ${ownElims}`}`
            }
          />
        )}
        {query.hasNextPage && (
          <Button
            wide
            className="mt-4"
            busy={query.isFetchingNextPage}
            onClick={() => void query.fetchNextPage()}
          >{t`Show older ones`}</Button>
        )}
      </div>
      <OwnPage />
    </div>
  );
}

/** Visibility of the player's public page, with a link to it. */
function OwnPage() {
  const { data } = useQuery(ownPage);
  const hide = useHideOwnPage();
  if (!data) return null;
  return (
    <div className="mt-8 max-w-xl border border-line bg-raised px-4 py-2">
      <SwitchField
        label={t`Show my player page`}
        hint={t`Your in-game name, role, team and events; nothing else of you.`}
        checked={!data.isHidden}
        busy={hide.isPending}
        onChange={(isShown) => hide.mutate(!isShown)}
      />
      {!data.isHidden && (
        <TextLink
          to={recordPaths.player(data.page)}
          className="inline-flex min-h-11 items-center"
        >{t`See it`}</TextLink>
      )}
    </div>
  );
}
