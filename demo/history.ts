import { type AdminHistory, writeAdminHistory } from './admin-history.ts';
import type { Told } from './match-days/past-platform.ts';
import type { PastEvent } from './past-event.ts';

/** Audit log entries that the features would have written along the way, oldest first. */
export function writeHistory(history: AdminHistory & { played: readonly Told[] }): PastEvent[] {
  const events = [
    ...writePlayers(history),
    ...writeAdminHistory(history),
    ...writeMatchDays(history),
  ];
  return events.sort((a, b) => a.at.getTime() - b.at.getTime());
}

/** Entries of the match days; status changes of the tournaments come with their other changes. */
function writeMatchDays({
  demoPeople: { people },
  played,
}: Pick<AdminHistory, 'demoPeople'> & { played: readonly Told[] }): PastEvent[] {
  return played.flatMap(
    ({ at, event: { viewer, action, tournamentId, subject, before, after } }) => {
      const actor = people.find(({ id }) => id === viewer?.id);
      if (!actor || action.startsWith('tournament.')) return [];
      const about = { action, ...(tournamentId && { tournamentId }), subject };
      return [{ at, actor, ...about, ...(before && { before }), ...(after && { after }) }];
    },
  );
}

function writePlayers({ demoPeople: { people, squads }, tournaments }: AdminHistory): PastEvent[] {
  const events: PastEvent[] = people.map((person) => ({
    at: person.createdAt,
    actor: person,
    action: 'user.verify',
    subject: person.name,
  }));
  for (const { name, createdAt, players } of squads) {
    for (const [place, { person, joinedAt }] of players.entries()) {
      events.push(
        place === 0
          ? { at: createdAt, actor: person, action: 'team.create', subject: name }
          : { at: joinedAt, actor: person, action: 'team.join', subject: name },
      );
    }
  }
  for (const { id, title, registrations } of tournaments) {
    for (const { squad, slot, at } of registrations) {
      const [leader] = squad.players;
      if (!leader) continue;
      events.push({
        at,
        actor: leader.person,
        action: 'registration.registered',
        tournamentId: id,
        subject: `${squad.name}, ${title}`,
        after: { slot },
      });
    }
  }
  return events;
}
