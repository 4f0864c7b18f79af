import { t } from '@lingui/core/macro';
import type { TeamMember } from '@one-dream/contract/features/teams/teams.ts';
import { BellRing } from 'lucide-react';
import { Button } from '../../../ui/form/button.tsx';
import { teamReadiness } from '../team-readiness.ts';
import { useRemindPlayer } from './team-life.data.ts';

/** For the leader: reminds a player who lacks something. Renders nothing for ready players. */
export function RemindPlayer({ member }: { member: TeamMember }) {
  const remind = useRemindPlayer();
  if (teamReadiness([member]).lacking.length === 0) return null;
  return (
    <Button
      size="small"
      icon={<BellRing size={18} />}
      aria-label={t`Remind ${member.name}`}
      busy={remind.isPending}
      disabled={remind.isSuccess}
      onClick={() => remind.mutate({ userId: member._id })}
    >
      {remind.isSuccess ? t`Reminded` : t`Remind`}
    </Button>
  );
}
