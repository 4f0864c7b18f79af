import { daysFrom } from './days.ts';
import { createDemoPeople } from './demo-people.ts';
import { demoOrganisation } from './organisation.ts';
import { planPictures } from './pictures/plan-pictures.ts';
import { posterPlans } from './posters.ts';
import { currentTournaments } from './tournaments/current.ts';
import { pastTournaments } from './tournaments/past.ts';
import { tonightsTournaments } from './tournaments/tonight.ts';

/** People and content of the demo organisation, relative to a moment. */
export function planDemo(
  now: Date,
  { discordInvite }: { discordInvite: string | null } = demoOrganisation,
) {
  const demoPeople = createDemoPeople(now);
  const days = daysFrom(now);
  // Lists show the newest first, based on the order in which these are written.
  const tournaments = [
    ...pastTournaments(days),
    ...tonightsTournaments(days),
    ...currentTournaments(days),
  ];
  const posters = posterPlans({ discordInvite });
  const portrayed = demoPeople.people.filter((person) => person.portrait > 0);
  const pictures = planPictures({ squads: demoPeople.squads, portrayed, tournaments, posters });
  return { demoPeople, tournaments, posters, portrayed, pictures };
}
