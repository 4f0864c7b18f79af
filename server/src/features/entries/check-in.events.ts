import { checkInReminderSent } from '@one-dream/contract/events/tournaments.ts';
import { event, to, unlogged } from '../../platform/work/domain-events.ts';
import { listDeciders } from '../duties/duties.actions.ts';
import type { TournamentRow } from '../tournaments/tournaments.shared.queries.ts';
import {
  checkInNotices,
  checkInReminder,
  dailyReminder,
  teamsMissing,
  vacantSlot,
} from './check-in.notices.ts';

type Recipients = { tournament: TournamentRow; userIds: readonly string[] };

export const slotsVacant = unlogged(
  ({ tournament, userIds, vacant }: Recipients & { vacant: number }) => ({
    notices: [to(userIds, vacantSlot(tournament, vacant))],
  }),
);

export const missingReminded = unlogged(({ tournament, userIds }: Recipients) => ({
  notices: [to(userIds, checkInReminder(tournament))],
}));

/** A host reminds them, besides the reminders of the clock. */
export const missingRemindedByHost = event(
  checkInReminderSent,
  ({ tournament, userIds }: Recipients) => ({
    tournamentId: tournament.id,
    subject: tournament.title,
    notices: [to(userIds, checkInReminder(tournament))],
  }),
);

/** @param tournament with the times of the day */
export const dayReminded = unlogged(({ tournament, userIds }: Recipients) => ({
  notices: [to(userIds, dailyReminder(tournament))],
}));

/** Players learn that they missed a day's check-in, hosts which teams did. */
export const dayMissed = unlogged(
  async (facts: Recipients & { teams: readonly string[] }, work) => {
    const { tournament, userIds, teams } = facts;
    const hosts = await listDeciders(work, { tournamentId: tournament.id, duties: ['host'] });
    return {
      notices: [
        to(userIds, checkInNotices.missed(tournament)),
        to(hosts, teamsMissing(tournament, teams)),
      ],
    };
  },
);
