import { plural } from '@lingui/core/macro';
import { phaseOf } from '@one-dream/contract/features/tournaments/tournaments.phases.ts';
import { BellRing } from 'lucide-react';
import { useServerNow } from '../../../../platform/server-clock.ts';
import { Button } from '../../../../ui/form/button.tsx';
import { useIsSettled } from '../../../../ui/form/use-is-settled.ts';
import { useServed } from '../../../duties/served.data.ts';
import { useConsoleCall } from '../../console.data.ts';

/** Reminds every team that has not checked in, while check-in is open. */
export function RemindMissing({ missing }: { missing: number }) {
  const { tournament } = useServed();
  const now = useServerNow(5000);
  const remind = useConsoleCall('/entries/remind/{tournamentId}');
  // Prevents a double tap from sending two reminders.
  const isSettled = useIsSettled(`${remind.status} ${remind.submittedAt}`);
  if (missing === 0 || phaseOf(tournament, new Date(now)) !== 'check-in') return null;
  return (
    <Button
      size="small"
      icon={<BellRing size={18} />}
      busy={remind.isPending}
      aria-disabled={!isSettled || undefined}
      className="mb-3"
      onClick={() => isSettled && remind.mutate({ tournamentId: tournament._id })}
    >
      {plural(missing, { one: 'Remind # team', other: 'Remind # teams' })}
    </Button>
  );
}
