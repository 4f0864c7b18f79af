import { plural, t } from '@lingui/core/macro';
import type { HomeEvent } from '@one-dream/contract/features/home/home.ts';
import { readSlots } from '@one-dream/contract/slots.ts';
import { ordinal } from '../../../ui/list/ordinal.ts';

export type HomeViewer = {
  isSignedIn: boolean;
  /** Number of steps left to a first slot; 0 until known. */
  missingSteps: number;
  /** The own team's entry in the event. */
  entry?: { slot: number | null; place: number | null } | undefined;
};

/** The button of the next event, adapted to the viewer. `profile` leads to the missing data. */
export function homeAction(
  event: Pick<HomeEvent, 'status' | 'slots'>,
  viewer: HomeViewer,
): { text: string; leadsTo: 'event' | 'profile' } {
  const { entry, isSignedIn, missingSteps } = viewer;
  if (entry?.slot != null) return { text: t`See your slot`, leadsTo: 'event' };
  if (entry?.place != null)
    return { text: t`You are ${ordinal(entry.place)} on the waitlist`, leadsTo: 'event' };
  if (event.status !== 'OPENED')
    return {
      text: event.status === 'LIVE' ? t`See the matches` : t`See the event`,
      leadsTo: 'event',
    };
  if (isSignedIn && missingSteps > 0)
    return {
      text: plural(missingSteps, { one: 'Finish # step', other: 'Finish # steps' }),
      leadsTo: 'profile',
    };
  const { used, total } = readSlots(event.slots);
  return { text: used >= total ? t`Join the waitlist` : t`Register now`, leadsTo: 'event' };
}
