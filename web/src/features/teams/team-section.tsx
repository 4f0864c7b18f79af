import { t } from '@lingui/core/macro';
import { messageOf } from '../../platform/refusal.ts';
import { FailureNotice } from '../../ui/feedback/failure-notice.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/feedback/skeleton.tsx';
import { CreateTeamForm } from './create-team-form.tsx';
import { useOwnTeam } from './own-team.data.ts';
import { TeamPanel } from './team-panel.tsx';

/**
 * The viewer's team, or the form to create one. Held back while content above it is loading, which would push it down.
 */
export function TeamSection({ isHeld }: { isHeld: boolean }) {
  const query = useOwnTeam();
  if (query.isPending || isHeld) return <TeamSkeleton />;
  if (query.data?.team) {
    const { team, invitelink, can } = query.data;
    return <TeamPanel team={team} inviteCode={invitelink?.code} can={can} />;
  }
  return (
    <>
      {query.isError && (
        <FailureNotice
          busy={query.isFetching}
          onRetry={() => void query.refetch()}
          className="mb-5"
        >
          {t`We could not load your team. ${messageOf(query.error)}`}
        </FailureNotice>
      )}
      <CreateTeamForm />
    </>
  );
}

function TeamSkeleton() {
  return (
    <SkeletonGroup label={t`Loading your team`}>
      <Skeleton className="h-40" />
      <div className="mt-4 grid gap-4 md:grid-cols-2">
        <Skeleton className="h-64" />
        <Skeleton className="h-64" />
      </div>
    </SkeletonGroup>
  );
}
