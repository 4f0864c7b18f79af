import * as log from '@one-dream/contract/events/discipline.ts';
import { textOfReason } from '@one-dream/contract/stored-reasons.ts';
import type { Db } from '../../platform/database/schema.ts';
import { event, to, unlogged } from '../../platform/work/domain-events.ts';
import { listBackOffice, listDeciders } from '../duties/duties.actions.ts';
import type * as bans from './bans.queries.ts';
import {
  banNotice,
  disciplineNotices,
  hostNotices,
  officeNotices,
  strikeNotice,
} from './discipline.notices.ts';
import { subjectOf } from './discipline.rules.ts';
import type { NewStrike, StrikeRow } from './strikes.queries.ts';
import * as subjects from './subjects.queries.ts';

/** As `subjects.listConcerned`, without a query for a person. */
async function listConcerned(db: Db, subject: subjects.Subject) {
  return subject.kind === 'person' ? [subject.userId] : subjects.listConcerned(db, subject);
}

export const strikeWritten = unlogged(async ({ strike }: { strike: NewStrike }, { db }) => ({
  notices: [to(await listConcerned(db, strike.subject), strikeNotice(strike))],
}));

export const strikeRevoked = event(
  log.strikeRevoked,
  async ({ strike, reason }: { strike: StrikeRow; reason: string }, { db }) => {
    const notice = disciplineNotices.strikeRevoked(undefined, { reason: textOfReason(reason) });
    return {
      subject: strike.subject_name,
      notices: [to(await listConcerned(db, subjectOf(strike)), notice)],
    };
  },
);

export const noShowForgiven = unlogged(
  ({ userIds, reason }: { userIds: readonly string[]; reason: string }) => ({
    notices: [
      to(userIds, disciplineNotices.strikeRevoked(undefined, { reason: textOfReason(reason) })),
    ],
  }),
);

export const banProposed = event(
  log.banProposed,
  (facts: { of: subjects.Subject; office: readonly string[] }) => ({
    subject: facts.of.name,
    notices: [to(facts.office, officeNotices.proposal(facts.of))],
  }),
);

/** Notifies the banned, and the hosts of events that they are in. */
export const banBegun = unlogged(
  async (
    {
      ban,
      entries,
    }: {
      ban: Parameters<typeof banNotice>[0];
      entries: Awaited<ReturnType<typeof bans.listLiveEntries>>;
    },
    work,
  ) => {
    const toHosts = entries.map(async (entry) => {
      const about = { tournamentId: entry.tournament_id, duties: ['host' as const] };
      return to(await listDeciders(work, about), hostNotices.bannedInEvent(entry));
    });
    return {
      notices: [
        to(await subjects.listConcerned(work.db, ban.subject), banNotice(ban)),
        ...(await Promise.all(toHosts)),
      ],
    };
  },
);

interface OfBan {
  ban: bans.BanRow;
}

export const banTakenBack = unlogged(
  async ({ ban, reason }: OfBan & { reason: string }, { db }) => {
    const subject = subjectOf(ban);
    const notice = disciplineNotices.banLifted(subject, { reason: textOfReason(reason) });
    return { notices: [to(await subjects.listConcerned(db, subject), notice)] };
  },
);

export const banEnded = unlogged(async ({ ban }: OfBan, { db }) => {
  const subject = subjectOf(ban);
  const notice = disciplineNotices.banEnded(subject);
  return { notices: [to(await subjects.listConcerned(db, subject), notice)] };
});

export const banAppealed = event(log.banAppealed, async ({ ban }: OfBan, { db }) => ({
  subject: ban.subject_name,
  notices: [to(await listBackOffice(db), officeNotices.appeal(subjectOf(ban)))],
}));

export const appealRejected = unlogged(
  async ({ ban, answer }: OfBan & { answer: string }, { db }) => ({
    notices: [
      to(
        await subjects.listConcerned(db, subjectOf(ban)),
        disciplineNotices.appealRejected(undefined, { answer }),
      ),
    ],
  }),
);
