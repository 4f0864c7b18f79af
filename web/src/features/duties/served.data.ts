import type { Tournament } from '@one-dream/contract/features/tournaments.ts';
import { createContext, useContext } from 'react';
import type { AnswerOf } from '../../platform/api.ts';

/** The tournament that is being run, and what the viewer may do about it, as the server says. */
export type Served = {
  tournament: Tournament;
  isAdmin: boolean;
  canHost: boolean;
  canScore: boolean;
  /** Hosts, and casters, who read them only. */
  canSeeRooms: boolean;
  /** Everything that the server says of it. */
  can: AnswerOf<'/tournament/served/{tournamentId}'>['can'];
};

export const ServedContext = createContext<Served | undefined>(undefined);

export function useServed(): Served {
  const served = useContext(ServedContext);
  if (!served) throw new Error('useServed is for what stands in the console of a tournament.');
  return served;
}
