import {
  type TournamentForm,
  tournamentForm,
} from '@one-dream/contract/features/tournaments/tournaments.form.ts';
import { matchDayOf } from '@one-dream/contract/features/tournaments/tournaments.phases.ts';
import { gameIdKey } from '../contract/src/game-ids.ts';
import {
  insertRows,
  type NewEntryRow,
} from '../server/src/features/entries/commands/entries-state.queries.ts';
import { entryNotices } from '../server/src/features/entries/commands/entry.notices.ts';
import type { NoticeToSend } from '../server/src/features/notifications/notices.actions.ts';
import { insertTournament } from '../server/src/features/tournaments/tournaments.queries.ts';
import type { Db } from '../server/src/platform/database/schema.ts';
import { newId } from '../server/src/platform/secrets.ts';
import { markCheckedIn } from './demo.queries.ts';
import type { SquadToWrite } from './demo-people.ts';
import type { TournamentPlan } from './tournaments/tournament-plan.ts';

export interface WrittenTournament {
  id: string;
  title: string;
  createdAt: Date;
  facts: Pick<TournamentForm, 'status' | 'slots' | 'type' | 'startDate' | 'endDate' | 'prizePool'>;
  registrations: { squad: SquadToWrite; slot: number; at: Date }[];
  /** Notices sent to the players at the time; listed to readers in the order of writing. */
  told: NoticeToSend[];
}

export interface WriteTournamentOptions {
  plan: TournamentPlan;
  banner: string;
  organizer: string;
  squads: readonly SquadToWrite[];
  now: Date;
}

interface EntryToWrite {
  squad: SquadToWrite;
  entry: NewEntryRow;
  at: Date;
  /** Teams in the tournament and on its waitlist, including this one. */
  used: number;
  waiting: number;
}

/** Short, so that an evening of several matches becomes final the same night. */
const disputeMin = 30;

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const weekMs = 7 * 24 * hourMs;

/** Writes a tournament as in its form, with its teams registered in sequence. */
export async function writeTournament(
  db: Db,
  { plan, banner, organizer, squads, now }: WriteTournamentOptions,
): Promise<WrittenTournament> {
  const weeksAgo = (weeks: number) => new Date(now.getTime() - weeks * weekMs);
  const id = newId();
  const createdAt = weeksAgo(plan.createdWeeksAgo);
  const form = { ...tournamentForm.parse({ ...plan.form, banner, organizer }), banner };
  // A played tournament becomes LIVE and COMPLETED through its matches.
  const isOver = form.status !== 'OPENED';
  const before = plan.played
    ? { ...form, ...(isOver && { status: 'CLOSED' as const }), disputeMin }
    : form;
  await insertTournament(db, { id, form: before, now: createdAt });
  const registrations: WrittenTournament['registrations'] = [];
  const told: NoticeToSend[] = [];
  const entryIds: string[] = [];
  const entrants = squads.slice(plan.teams.from, plan.teams.to);
  const { from, to } = plan.registeredWeeksAgo;
  const write = ({ squad, entry, at, ...counts }: EntryToWrite) =>
    insertRows(db, {
      tournamentId: id,
      now: at,
      day: matchDayOf(at),
      entries: [entry],
      players: toPlayers(squad, entry.id),
      checkIns: [],
      ...counts,
    });
  for (const [place, squad] of entrants.entries()) {
    const at = weeksAgo(from + ((to - from) * place) / entrants.length);
    const slot = place + 1;
    const entry = toEntry(squad, { slot, state: 'registered', queueNo: null });
    entryIds.push(entry.id);
    await write({ squad, entry, at, used: slot, waiting: 0 });
    registrations.push({ squad, slot, at });
    if (form.status === 'COMPLETED') continue;
    told.push({
      notice: entryNotices.registeredWithSlot(
        {
          tournament: { id, title: form.title },
          entry: { teamName: squad.name, teamLogo: squad.logo },
        },
        { slot },
      ),
      recipientIds: squad.players.map(({ person }) => person.id),
      now: at,
    });
  }
  const { waiting = [] } = plan;
  for (const [place, index] of waiting.entries()) {
    const squad = squads[index];
    if (!squad) continue;
    const at = new Date(weeksAgo(to).getTime() + (place + 1) * hourMs);
    const entry = toEntry(squad, { slot: null, state: 'waitlisted', queueNo: place + 1 });
    await write({ squad, entry, at, used: registrations.length, waiting: place + 1 });
  }
  // The demo's leader registers last, and is not checked in unless all are.
  const at = checkInMoment(plan, now);
  await markCheckedIn(db, {
    entryIds: entryIds.slice(0, plan.checkedIn ?? (hasBegun(plan, now) ? entryIds.length : 0)),
    day: matchDayOf(at),
    at,
  });
  const { title, slots, type, startDate, endDate, prizePool } = form;
  const facts = { status: form.status, slots, type, startDate, endDate, prizePool };
  return { id, title, createdAt, facts, registrations, told };
}

/** Start of the first scheduled match. */
function firstStart({ played }: TournamentPlan): number {
  const starts = played?.stages[0]?.sessions.map((session) => session.firstStart.getTime()) ?? [];
  return Math.min(...starts);
}

/** Players of a started tournament have checked in. */
function hasBegun(plan: TournamentPlan, now: Date): boolean {
  return firstStart(plan) <= now.getTime();
}

/** Before the first match, and at least 12 minutes ago. */
function checkInMoment(plan: TournamentPlan, now: Date): Date {
  const before = firstStart(plan) - 25 * minuteMs;
  return new Date(Math.min(before, now.getTime() - 12 * minuteMs));
}

function toEntry(
  squad: SquadToWrite,
  {
    slot,
    state,
    queueNo,
  }: { slot: number | null; state: 'registered' | 'waitlisted'; queueNo: number | null },
) {
  const leader = squad.players[0]?.person;
  return {
    id: newId(),
    team_id: squad.id,
    team_name: squad.name,
    team_logo: squad.logo,
    leader_email: leader?.email ?? '',
    leader_discord_id: leader?.discord?.id ?? '',
    leader_discord_username: leader?.discord?.username ?? '',
    state,
    slot,
    queue_no: queueNo,
    reserved: false,
    guest: null,
    declarations: [],
  };
}

function toPlayers(squad: SquadToWrite, entryId: string) {
  return squad.players.map(({ person }, index) => ({
    entryId,
    position: index + 1,
    holds: true,
    userId: person.id,
    name: person.name,
    inGameName: person.inGame.name,
    inGameId: person.inGame.id,
    inGameIdKey: gameIdKey(person.inGame.id),
    inGameRole: person.inGame.role,
    discordId: person.discord?.id ?? '',
  }));
}
