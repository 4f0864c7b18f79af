import type { adminPages } from '@one-dream/contract/pages.admin.ts';
import type { recordPages } from '@one-dream/contract/pages.records.ts';
import type { scorerPages } from '@one-dream/contract/pages.scorers.ts';
import type { pages } from '@one-dream/contract/pages.ts';

export type Modules<Table> = Record<keyof Table, string>;

/** The route module of each page, below `src/`. Address, title and audience stand in the contract. */
export const ofSite: Modules<Omit<typeof pages, 'admin'>> = {
  home: 'features/home/routes/home.tsx',
  tournaments: 'features/tournaments/routes/tournaments.tsx',
  tournament: 'features/tournaments/routes/tournament.tsx',
  tournamentPart: 'features/tournaments/routes/tournament.tsx',
  standings: 'features/standings/routes/standings.tsx',
  scrims: 'features/scrims/routes/scrims.tsx',
  ladder: 'features/ladder/routes/ladder.tsx',
  match: 'features/matches/routes/match.tsx',
  about: 'features/organisation/routes/about.tsx',
  guest: 'features/guests/routes/guest.tsx',
  unsubscribe: 'features/notifications/routes/unsubscribe.tsx',
  login: 'features/auth/routes/login.tsx',
  register: 'features/auth/routes/register.tsx',
  verifyEmail: 'features/auth/routes/verify-email.tsx',
  changeEmail: 'features/auth/routes/change-email.tsx',
  resetPassword: 'features/auth/routes/reset-password.tsx',
  discordVerification: 'features/auth/routes/discord-verification.tsx',
  linkDiscord: 'features/auth/routes/link-discord.tsx',
  profile: 'app/profile.tsx',
  prizes: 'features/prizes/routes/own-prizes.tsx',
  ledger: 'features/prizes/routes/ledger.tsx',
  account: 'app/account.tsx',
  teamInvite: 'features/teams/routes/team-invite.tsx',
  findTeam: 'features/teams/routes/find-team.tsx',
  joinUs: 'features/applications/routes/join-us.tsx',
  alerts: 'features/notifications/routes/alerts.tsx',
};

export const ofRecords: Modules<typeof recordPages> = {
  team: 'features/records/routes/team.tsx',
  player: 'features/records/routes/player.tsx',
  ownMatches: 'features/records/routes/own-matches.tsx',
};

export const ofScorers: Modules<typeof scorerPages> = {
  result: 'features/results/routes/result.tsx',
  scoring: 'features/scoring/routes/scoring.tsx',
  finish: 'features/scoring/routes/finish.tsx',
  disputes: 'features/disputes/routes/disputes.tsx',
};

export const ofAdmins: Modules<typeof adminPages> = {
  tournaments: 'features/tournaments/routes/admin-tournaments.tsx',
  scrims: 'features/scrims/routes/admin-series.tsx',
  ladder: 'features/ladder/routes/admin-ladder.tsx',
  posters: 'features/posters/routes/admin-posters.tsx',
  users: 'features/users/routes/admin-users.tsx',
  teams: 'features/teams/routes/admin-teams.tsx',
  notifications: 'features/notifications/routes/admin-notifications.tsx',
  applications: 'features/applications/routes/admin-applications.tsx',
  discipline: 'features/discipline/routes/admin-discipline.tsx',
  staff: 'features/duties/routes/admin-staff.tsx',
  organisation: 'features/organisation/routes/admin-organisation.tsx',
  health: 'features/dashboard/routes/admin-health.tsx',
  audit: 'features/dashboard/routes/admin-audit.tsx',
};
