import { type Calls, createCalls } from '../calls/invoke.ts';
import { serveAccounts } from '../features/accounts/accounts.routes.ts';
import { serveApplications } from '../features/applications/applications.routes.ts';
import { serveAuth } from '../features/auth/auth.routes.ts';
import { serveSecondFactor } from '../features/auth/second-factor/second-factor.routes.ts';
import { serveCopies } from '../features/copies/copies.routes.ts';
import { serveDashboard } from '../features/dashboard/dashboard.routes.ts';
import { serveDiscipline } from '../features/discipline/discipline.routes.ts';
import { checkSetup } from '../features/discord/setup.actions.ts';
import { serveDiscordSetup } from '../features/discord/setup.routes.ts';
import { serveDisputes } from '../features/disputes/disputes.routes.ts';
import { findDuties } from '../features/duties/duties.actions.ts';
import { serveDuties } from '../features/duties/duties.routes.ts';
import { createEntryCommands } from '../features/entries/commands/command-queue.ts';
import { serveEntries } from '../features/entries/entries.routes.ts';
import { serveGuests } from '../features/guests/guests.routes.ts';
import { serveHome } from '../features/home/home.routes.ts';
import { serveLadder } from '../features/ladder/ladder.routes.ts';
import { serveLobbies } from '../features/lobbies/lobbies.routes.ts';
import { serveMatches } from '../features/matches/matches.routes.ts';
import { serveNotifications } from '../features/notifications/notifications.routes.ts';
import { serveOrganisation } from '../features/organisation/organisation.routes.ts';
import { serveOverlay } from '../features/overlay/overlay.routes.ts';
import { servePosters } from '../features/posters/posters.routes.ts';
import { servePrizes } from '../features/prizes/prizes.routes.ts';
import { serveRecords } from '../features/records/records.routes.ts';
import { serveResults } from '../features/results/results.routes.ts';
import { serveScrims } from '../features/scrims/scrims.routes.ts';
import { serveSharing } from '../features/sharing/sharing.routes.ts';
import { serveStandings } from '../features/standings/standings.routes.ts';
import { serveTeamSearch } from '../features/teams/search.routes.ts';
import { serveTeams } from '../features/teams/teams.routes.ts';
import { serveTournaments } from '../features/tournaments/tournaments.routes.ts';
import { serveUsers } from '../features/users/users.routes.ts';
import type { Platform } from '../platform/platform.ts';
import { commandDescriptions } from './discord-commands.ts';

/** Maps every call to its handler, for any transport. */
export function wireCalls(platform: Platform): Calls {
  const calls = createCalls({
    findDuties: (userId, subject) => findDuties(platform, { userId, subject }),
    limiter: platform.limiter,
  });
  const { serve } = calls;
  serveAuth(serve, platform);
  serveSecondFactor(serve, platform);
  serveUsers(serve, platform);
  serveTeams(serve, platform);
  serveTeamSearch(serve, platform);
  const run = createEntryCommands(platform);
  serveTournaments(serve, platform);
  serveEntries(serve, platform, run);
  serveDuties(serve, platform);
  serveLobbies(serve, platform);
  serveMatches(serve, platform);
  serveResults(serve, platform);
  serveDisputes(serve, platform);
  serveStandings(serve, platform);
  serveDiscipline(serve, platform);
  serveOverlay(serve, platform);
  serveSharing(serve, platform);
  serveRecords(serve, platform);
  servePrizes(serve, platform);
  serveLadder(serve, platform);
  serveScrims(serve, platform);
  serveCopies(serve, platform);
  serveGuests(serve, platform);
  servePosters(serve, platform);
  serveOrganisation(serve, platform);
  const commands = commandDescriptions();
  serveDiscordSetup(serve, { platform, commands });
  serveHome(serve, platform);
  serveNotifications(serve, platform);
  serveApplications(serve, platform);
  serveAccounts(serve, platform);
  serveDashboard(serve, {
    platform,
    checkDiscord: (translate) => checkSetup(platform, { commands, translate }),
  });
  return calls;
}
