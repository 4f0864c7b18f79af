import { toIsoDate } from '@one-dream/contract/calendar-days.ts';
import type { TournamentForm } from '@one-dream/contract/features/tournaments/tournaments.form.ts';
import type { TournamentStatus } from '@one-dream/contract/features/tournaments/tournaments.ts';
import type { WrittenApplication } from './applications.ts';
import type { DemoPeople, Person } from './demo-people.ts';
import type { PastEvent } from './past-event.ts';
import type { WrittenTournament } from './write-tournament.ts';

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;

export interface AdminHistory {
  demoPeople: DemoPeople;
  tournaments: readonly WrittenTournament[];
  applications: readonly WrittenApplication[];
  /** Headings of the posters, with the time of their creation. */
  posters: readonly { title: string; at: Date }[];
  now: Date;
}

/** Audit entries of the owner and the admin over the weeks leading up to the demo, in no order. */
export function writeAdminHistory(history: AdminHistory): PastEvent[] {
  const { demoPeople, tournaments, applications, posters, now } = history;
  const owner = demoPeople.people.find(({ role }) => role === 'owner');
  const admin = demoPeople.people.find(({ role }) => role === 'admin');
  if (!owner || !admin) return [];
  const staff = { owner, admin };
  return [
    ...tournaments.flatMap((tournament) => tellTournament({ tournament, staff, now })),
    ...applications.flatMap((application) => tellApplication({ application, admin })),
    ...posters.map(({ title, at }) => ({
      at,
      actor: admin,
      action: 'poster.create',
      subject: title,
    })),
    ...tellStaff({ staff, demoPeople, now }),
  ].filter(({ at }) => at <= now);
}

interface Staff {
  owner: Person;
  admin: Person;
}

type Facts = Partial<
  Pick<TournamentForm, 'status' | 'slots' | 'type' | 'startDate' | 'endDate' | 'prizePool'>
>;

/** Created by one person, moved through its states by the other, at realistic hours. */
function tellTournament(told: {
  tournament: WrittenTournament;
  staff: Staff;
  now: Date;
}): PastEvent[] {
  const { id, title, createdAt, registrations, facts } = told.tournament;
  const { owner, admin } = told.staff;
  const isAnnounced = facts.status === 'UPCOMING';
  const first: Facts = { ...facts, status: isAnnounced ? 'UPCOMING' : 'OPENED' };
  const event = (
    at: Date,
    actor: Person,
    action: string,
    change: { before?: Facts; after: Facts },
  ) => ({
    at,
    actor,
    action: `tournament.${action}`,
    tournamentId: id,
    subject: title,
    ...change,
  });
  // The prize pool was later raised.
  const smaller: Facts = { ...first, prizePool: String(Math.round(Number(facts.prizePool) * 0.8)) };
  const events = [
    event(createdAt, admin, 'create', { after: smaller }),
    event(new Date(createdAt.getTime() + 19 * hourMs), owner, 'update', {
      before: smaller,
      after: first,
    }),
  ];
  const lastIn = registrations.at(-1)?.at ?? createdAt;
  // Never in the future, whatever the time of day the demo is created.
  const turns: [TournamentStatus, number, Person][] = [
    ['CLOSED', Math.min(lastIn.getTime() + 2 * hourMs, told.now.getTime() - 3 * hourMs), admin],
    [
      'LIVE',
      Math.min(
        Math.max(lastIn.getTime() + 5 * hourMs, eveningOf(facts.startDate)),
        told.now.getTime() - 2 * hourMs,
      ),
      admin,
    ],
    [
      'COMPLETED',
      Math.min(eveningOf(facts.endDate) + 5 * hourMs, told.now.getTime() - hourMs),
      owner,
    ],
  ];
  const reached = turns.findIndex(([status]) => status === facts.status) + 1;
  for (const [status, at, actor] of turns.slice(0, reached)) {
    const before = events.at(-1)?.after ?? first;
    events.push(event(new Date(at), actor, 'update', { before, after: { ...first, status } }));
  }
  return events;
}

/** 6 pm in India on an MM/DD/YYYY day, in milliseconds. */
function eveningOf(date = ''): number {
  return Date.parse(`${toIsoDate(date)}T18:00:00+05:30`);
}

function tellApplication(told: { application: WrittenApplication; admin: Person }): PastEvent[] {
  const { at, person, position, status } = told.application;
  const sent = { at, actor: person, action: 'application.create', subject: position };
  if (status === 'pending') return [sent];
  const decided = {
    at: new Date(at.getTime() + 31 * hourMs),
    actor: told.admin,
    action: 'application.decide',
    subject: `${person.name}, ${position}`,
    before: { status: 'pending' },
    after: { status },
  };
  return [sent, decided];
}

/** Staff actions that left no other trace: a temporary helper, a team that cheated, a past maintenance. */
function tellStaff({
  staff,
  demoPeople,
  now,
}: {
  staff: Staff;
  demoPeople: DemoPeople;
  now: Date;
}): PastEvent[] {
  const { owner, admin } = staff;
  const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs);
  const helper = demoPeople.squads[3]?.players[1]?.person.name ?? admin.name;
  const [user, asAdmin] = [{ role: 'user' }, { role: 'admin' }];
  const told = (
    days: number,
    actor: Person,
    event: Pick<PastEvent, 'action' | 'subject' | 'before' | 'after'>,
  ) => ({ at: daysAgo(days), actor, ...event });
  const banned = 'Bunker Boys';
  const maintenance = 'Maintenance tonight, 02:00 to 03:00';
  return [
    told(81.2, owner, { action: 'user.role', subject: admin.name, before: user, after: asAdmin }),
    told(44.6, owner, { action: 'user.role', subject: helper, before: user, after: asAdmin }),
    told(23.1, owner, { action: 'user.role', subject: helper, before: asAdmin, after: user }),
    told(20.4, admin, {
      action: 'registration.removed',
      subject: `${banned}, T3 Night Scrims: Week 31`,
      before: { slot: 11 },
    }),
    told(20.3, admin, { action: 'team.delete', subject: banned, before: { players: 4 } }),
    told(20.2, owner, { action: 'user.delete', subject: 'Kunal Bisht', before: user }),
    told(12.3, admin, { action: 'poster.create', subject: 'Sunday Squad Cup #47' }),
    told(5.8, admin, { action: 'poster.delete', subject: 'Sunday Squad Cup #47' }),
    told(3.4, admin, {
      action: 'notification.push',
      subject: maintenance,
      after: { to: 'everyone', type: 'event' },
    }),
    told(2.5, admin, { action: 'notification.delete', subject: maintenance }),
  ];
}
