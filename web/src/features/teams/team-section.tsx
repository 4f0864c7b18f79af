import { t } from '@lingui/core/macro';
import { messageOf } from '../../platform/refusal.ts';
import { FailureNotice } from '../../ui/feedback/failure-notice.tsx';
import { CreateTeamForm } from './create-team-form.tsx';
import { useOwnTeam } from './own-team.data.ts';
import { TeamPanel } from './team-panel.tsx';
import { TeamSkeleton } from './team-skeleton.tsx';

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
