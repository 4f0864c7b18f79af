import type { Tournament } from '@one-dream/contract/features/tournaments.ts';
import { createContext, useContext } from 'react';

/** The tournament that is being run, and what the viewer may do about it. The server decides; this spares dead buttons. */
export type Served = {
  tournament: Tournament;
  isAdmin: boolean;
  canHost: boolean;
  canScore: boolean;
  /** Hosts, and casters, who read them only. */
  canSeeRooms: boolean;
};

export const ServedContext = createContext<Served | undefined>(undefined);

export function useServed(): Served {
  const served = useContext(ServedContext);
  if (!served) throw new Error('useServed is for what stands in the console of a tournament.');
  return served;
}
