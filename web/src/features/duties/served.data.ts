import type { Tournament } from '@one-dream/contract/features/tournaments/tournaments.ts';
import { createContext, useContext } from 'react';
import type { AnswerOf } from '../../platform/api.ts';

/** The tournament being run, and the viewer's permissions as reported by the server. */
export type Served = {
  tournament: Tournament;
  isAdmin: boolean;
  canHost: boolean;
  canScore: boolean;
  /** Hosts, and casters with read-only access. */
  canSeeRooms: boolean;
  /** All permissions reported by the server. */
  can: AnswerOf<'/tournament/served/{tournamentId}'>['can'];
};

export const ServedContext = createContext<Served | undefined>(undefined);

export function useServed(): Served {
  const served = useContext(ServedContext);
  if (!served)
    throw new Error(
      'useServed requires a ServedContext: use it within the console of a tournament.',
    );
  return served;
}
