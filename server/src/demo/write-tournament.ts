import { type TournamentForm, tournamentForm } from '@one-dream/contract/features/tournaments.ts';
import { writeOnSite } from '../features/notifications/notices.actions.ts';
import { insertRegistration } from '../features/tournaments/registrations.queries.ts';
import { gameIdKey } from '../features/tournaments/registrations.rules.ts';
import { insertTournament } from '../features/tournaments/tournaments.queries.ts';
import type { Db } from '../platform/database/schema.ts';
import { newId } from '../platform/secrets.ts';
import type { SquadToWrite } from './cast.ts';
import type { TournamentPlan } from './tournaments/tournament-plan.ts';

export interface WrittenTournament {
  title: string;
  createdAt: Date;
  facts: Pick<TournamentForm, 'status' | 'slots' | 'type' | 'startDate' | 'endDate' | 'prizePool'>;
  registrations: { squad: SquadToWrite; slot: number; at: Date }[];
}

export interface WriteTournamentOptions {
  plan: TournamentPlan;
  banner: string;
  organizer: string;
  squads: readonly SquadToWrite[];
  now: Date;
}

const weekMs = 7 * 24 * 60 * 60 * 1000;

/** Writes a tournament as its form says, with its teams registered one after the other. */
export async function writeTournament(
  db: Db,
  { plan, banner, organizer, squads, now }: WriteTournamentOptions,
): Promise<WrittenTournament> {
  const weeksAgo = (weeks: number) => new Date(now.getTime() - weeks * weekMs);
  const id = newId();
  const createdAt = weeksAgo(plan.createdWeeksAgo);
  const form = { ...tournamentForm.parse({ ...plan.form, banner, organizer }), banner };
  await insertTournament(db, { id, form, now: createdAt });
  const registrations: WrittenTournament['registrations'] = [];
  const entrants = squads.slice(plan.teams.from, plan.teams.to);
  const { from, to } = plan.registeredWeeksAgo;
  for (const [place, squad] of entrants.entries()) {
    const at = weeksAgo(from + ((to - from) * place) / entrants.length);
    const slot = await insertRegistration(db, {
      ...toRegistration(squad),
      tournamentId: id,
      now: at,
    });
    registrations.push({ squad, slot, at });
    if (form.status === 'COMPLETED') continue;
    await writeOnSite(db, {
      notice: {
        kind: 'registered',
        team: squad.name,
        tournament: form.title,
        tournamentId: id,
        slot,
      },
      recipientIds: squad.players.map(({ person }) => person.id),
      now: at,
    });
  }
  const { title, status, slots, type, startDate, endDate, prizePool } = form;
  const facts = { status, slots, type, startDate, endDate, prizePool };
  return { title, createdAt, facts, registrations };
}

function toRegistration(squad: SquadToWrite) {
  const leader = squad.players[0]?.person;
  return {
    id: newId(),
    teamId: squad.id,
    teamName: squad.name,
    teamLogo: squad.logo,
    leaderEmail: leader?.email ?? '',
    leaderDiscordId: leader?.discord?.id ?? '',
    leaderDiscordUsername: leader?.discord?.username ?? '',
    players: squad.players.map(({ person }) => ({
      userId: person.id,
      name: person.name,
      inGameName: person.inGame.name,
      inGameId: person.inGame.id,
      inGameIdKey: gameIdKey(person.inGame.id),
      inGameRole: person.inGame.role,
      discordId: person.discord?.id ?? '',
    })),
  };
}
