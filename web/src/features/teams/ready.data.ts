import { useSession } from '../../platform/session.tsx';
import { useOwnTeam } from './own-team.data.ts';
import { readySteps } from './ready-steps.ts';

/** Number of steps the signed-in player has left to a first slot; 0 until known, and for a visitor. */
export function useMissingSteps(): number {
  const { user } = useSession();
  const team = useOwnTeam();
  if (!user || !team.isSuccess) return 0;
  const steps = readySteps({ user, team: team.data.team ?? undefined });
  return steps.filter(({ isDone }) => !isDone).length;
}
