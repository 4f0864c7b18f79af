import * as log from '@one-dream/contract/events/users.ts';
import { event, to } from '../../platform/work/domain-events.ts';
import { listBackOffice } from '../duties/duties.actions.ts';
import { gameIdNotices, roleNotices } from './accounts.notices.ts';

/** The account's sessions are over: their sockets are closed. */
export const roleChanged = event(
  log.roleChanged,
  (facts: { userId: string; name: string; newRole: 'admin' | 'user' }) => {
    const write = facts.newRole === 'admin' ? roleNotices.admin : roleNotices.noAdmin;
    return {
      subject: facts.name,
      notices: [to([facts.userId], write(facts.newRole))],
      live: { sessionsEnded: facts.userId },
    };
  },
);

export const accountDeleted = event(
  log.accountDeleted,
  ({ userId, name }: { userId: string; name: string }) => ({
    subject: name,
    live: { sessionsEnded: userId },
  }),
);

interface Claim {
  gameId: string;
  claimant: string;
  holderId: string;
}

export const gameIdClaimed = event(
  log.gameIdClaimed,
  async ({ gameId, claimant, holderId }: Claim, { db }) => ({
    subject: claimant,
    notices: [
      to(await listBackOffice(db), gameIdNotices.idClaimed(gameId)),
      to([holderId], gameIdNotices.idDoubted(gameId)),
    ],
  }),
);

interface Decision {
  gameId: string;
  claimant: string;
  answer: string;
  winnerId: string | null;
  loserId: string | null;
}

export const gameIdDecided = event(log.gameIdDecided, (facts: Decision) => ({
  subject: facts.claimant,
  notices: [
    to([facts.winnerId], gameIdNotices.idYours(facts.gameId, facts)),
    to([facts.loserId], gameIdNotices.idTheirs(facts.gameId, facts)),
  ],
}));
