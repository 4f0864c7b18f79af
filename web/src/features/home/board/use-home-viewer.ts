import { useSession } from '../../../platform/session.tsx';
import { useOwnEntry } from '../../entries/entries.data.ts';
import { useMissingSteps } from '../../teams/ready.data.ts';
import type { HomeViewer } from './home-action.ts';

/** The viewer's relation to the next event; disabled for visitors. */
export function useHomeViewer(tournamentId: string): HomeViewer {
  const { user } = useSession();
  const missingSteps = useMissingSteps();
  const { entry } = useOwnEntry(tournamentId);
  return { isSignedIn: user !== undefined, missingSteps, entry };
}
