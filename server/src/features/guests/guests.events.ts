import * as log from '@one-dream/contract/events/guests.ts';
import type { LoggedEvent } from '@one-dream/contract/events.ts';
import { pages, pathTo } from '@one-dream/contract/pages.ts';
import type { Viewer } from '../../calls/viewer.ts';
import { event, to } from '../../platform/work/domain-events.ts';
import { listDeciders } from '../duties/duties.actions.ts';
import { claimerNotices, guestNotices } from './guests.notices.ts';
import type { GuestRow } from './guests.queries.ts';

type Guest = { guest: GuestRow };

const aboutGuest = ({ tournament_id, name }: GuestRow) => ({
  tournamentId: tournament_id,
  subject: name,
  live: { tournamentChanged: tournament_id },
});

const ofGuest = (of: LoggedEvent) => event(of, ({ guest }: Guest) => aboutGuest(guest));

export const linkMade = ofGuest(log.guestLinkMade);
export const linkRevoked = ofGuest(log.guestLinkRevoked);
export const linkOpened = ofGuest(log.guestLinkOpened);
export const linkLocked = ofGuest(log.guestLinkLocked);

export const guestConfirmed = ofGuest(log.guestConfirmed);

export const guestClaimAsked = event(
  log.guestClaimAsked,
  async ({ guest, team, viewer }: Guest & { team: string; viewer: Viewer }, work) => {
    const { tournament_id: tournamentId, name } = guest;
    const hosts = await listDeciders(work, { tournamentId, duties: ['host'] });
    const notice = guestNotices.guestClaimAsked({ guest: name, team, tournamentId });
    return { ...aboutGuest(guest), notices: [to(hosts, notice, viewer.id)] };
  },
);

type Decided = Guest & { userId: string; team: string };

export const guestClaimGranted = event(
  log.guestClaimGranted,
  ({ guest, userId, team }: Decided) => ({
    ...aboutGuest(guest),
    notices: [to([userId], claimerNotices.guestClaimGranted({ team, link: pages.profile.path }))],
  }),
);

export const guestClaimRefused = event(log.guestClaimRefused, ({ guest, userId }: Decided) => {
  const link = pathTo('tournament', { id: guest.tournament_id });
  return {
    ...aboutGuest(guest),
    notices: [to([userId], claimerNotices.guestClaimRefused({ team: guest.name, link }))],
  };
});

export const guestClaimed = event(
  log.guestClaimed,
  async ({ guest, team, viewer }: Guest & { team: string; viewer: Viewer }, work) => {
    const { tournament_id: tournamentId, name } = guest;
    const hosts = await listDeciders(work, { tournamentId, duties: ['host'] });
    const notice = guestNotices.claimed({ guest: name, team, tournamentId });
    return { ...aboutGuest(guest), after: { team }, notices: [to(hosts, notice, viewer.id)] };
  },
);
