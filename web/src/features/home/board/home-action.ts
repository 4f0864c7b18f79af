import type { HomeEvent } from '@one-dream/contract/features/home.ts';
import { readSlots } from '@one-dream/contract/slots.ts';
import { ordinal } from '../../../ui/list/ordinal.ts';

export type HomeViewer = {
  isSignedIn: boolean;
  /** Steps to the first slot that are not done; 0 while it is not known. */
  missingSteps: number;
  /** The own team's entry in the event. */
  entry?: { slot: number | null; place: number | null } | undefined;
};

/** The one button of the next event, for whoever looks. `profile` leads to what is missing. */
export function homeAction(
  event: Pick<HomeEvent, 'status' | 'slots'>,
  viewer: HomeViewer,
): { text: string; leadsTo: 'event' | 'profile' } {
  const { entry, isSignedIn, missingSteps } = viewer;
  if (entry?.slot != null) return { text: 'See your slot', leadsTo: 'event' };
  if (entry?.place != null)
    return { text: `You are ${ordinal(entry.place)} in the waitlist`, leadsTo: 'event' };
  if (event.status !== 'OPENED')
    return {
      text: event.status === 'LIVE' ? 'See the matches' : 'See the event',
      leadsTo: 'event',
    };
  if (isSignedIn && missingSteps > 0)
    return {
      text: `Finish ${missingSteps} ${missingSteps === 1 ? 'step' : 'steps'}`,
      leadsTo: 'profile',
    };
  const { used, total } = readSlots(event.slots);
  return { text: used >= total ? 'Join the waitlist' : 'Register now', leadsTo: 'event' };
}
