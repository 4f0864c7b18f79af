import { type AdminHistory, tellAdminHistory } from './admin-history.ts';
import type { PastEvent } from './past-event.ts';

/** What the features would have written into the audit log while all this happened, oldest first. */
export function tellHistory(history: AdminHistory): PastEvent[] {
  const events = [...tellPlayers(history), ...tellAdminHistory(history)];
  return events.sort((a, b) => a.at.getTime() - b.at.getTime());
}

function tellPlayers({ cast: { people, squads }, tournaments }: AdminHistory): PastEvent[] {
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
  for (const { title, registrations } of tournaments) {
    for (const { squad, slot, at } of registrations) {
      const [leader] = squad.players;
      if (!leader) continue;
      events.push({
        at,
        actor: leader.person,
        action: 'registration.registered',
        subject: `${squad.name}, ${title}`,
        after: { slot },
      });
    }
  }
  return events;
}
