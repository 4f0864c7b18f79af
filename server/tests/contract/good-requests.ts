import { createECDH, randomBytes } from 'node:crypto';
import * as applications from '@one-dream/contract/features/applications/applications.ts';
import * as auth from '@one-dream/contract/features/auth/auth.ts';
import * as notifications from '@one-dream/contract/features/notifications/notifications.ts';
import type { Sent } from '../../../factories/api.ts';
import { newStaff } from '../../../factories/lobbies.ts';
import { png, pngDataUrl } from '../../../factories/pictures.ts';
import { createTeam, newSquad } from '../../../factories/teams.ts';
import { openTournament, register } from '../../../factories/tournaments.ts';
import { nextNumber } from '../../../factories/unique.ts';
import { upsertRefusedAddress } from '../../src/features/mail-delivery/mail-refusals.queries.ts';
import { makeUnsubscribeToken } from '../../src/features/notifications/preferences.actions.ts';
import { goToDiscord } from '../support/discord-journey.ts';
import { tokenMailedTo } from '../support/mail-box.ts';
import {
  fillInRegistration,
  goodPassword,
  newAdmin,
  newOwner,
  newPlayer,
} from '../support/people.ts';
import type { TestServer } from '../support/start-test-server.ts';
import { goodEntryRequests } from './good-entry-requests.ts';
import { backOfficeRequests } from './good-requests-back-office.ts';
import { disciplineRequests } from './good-requests-discipline.ts';
import { guestRequests } from './good-requests-guests.ts';
import { matchDayRequests } from './good-requests-match-day.ts';
import { organisationRequests } from './good-requests-organisation.ts';
import { overlayRequests } from './good-requests-overlay.ts';
import { prizeRequests } from './good-requests-prizes.ts';
import { recordRequests } from './good-requests-records.ts';
import { resultRequests } from './good-requests-results.ts';
import { scrimRequests } from './good-requests-scrims.ts';
import { teamLifeRequests } from './good-requests-team-life.ts';
import { secondFactorRequests } from './second-factor-requests.ts';

// biome-ignore lint/suspicious/noExplicitAny: stands for a request of any call
type AnySent = Sent<any>;

/** Calls whose request needs what a job sent or did: they want a server that works. */
export const needJobs = new Set(['verifyEmail', 'resetPassword', 'retryJob']);

/** For each call of the contract a request that succeeds, with what has to be there for it. */
export const goodRequests: Record<string, (server: TestServer) => Promise<AnySent>> = {
  register: async () => ({
    body: {
      name: 'Good',
      email: `good${nextNumber()}@example.in`,
      password: goodPassword,
      confirmPassword: goodPassword,
      terms: 'true',
    },
    pictures: { image: await png() },
  }),
  verifyEmail: async (server) => {
    const { email } = await fillInRegistration(server);
    return {
      query: { token: await tokenMailedTo(server, { address: email, page: 'verify-email' }) },
    };
  },
  resendVerification: async (server) => {
    const { email } = await fillInRegistration(server);
    return { body: { email } };
  },
  login: async (server) => {
    const { email } = await newPlayer(server, { password: goodPassword });
    return { body: { email, password: goodPassword } };
  },
  loginWithGoogle: async ({ sandbox }) => ({
    body: { token: await sandbox.google.mint({ email: `g${nextNumber()}@gmail.example` }) },
  }),
  startDiscord: async () => ({ body: { purpose: 'login' } }),
  loginWithDiscord: async (server) => {
    const identity = { username: `good_${nextNumber()}` };
    const { headers, ...body } = await goToDiscord(server, { purpose: 'login', identity });
    return { headers, body };
  },
  checkToken: async (server) => ({ params: { token: (await newPlayer(server)).token } }),
  logout: async (server) => ({ as: await newPlayer(server) }),
  forgetPages: async () => ({}),
  requestPasswordReset: async () => ({ body: { email: 'anybody@example.in' } }),
  resetPassword: async (server) => {
    const { email } = await newPlayer(server);
    await server.api.act(auth.requestPasswordReset, { body: { email } });
    const token = await tokenMailedTo(server, { address: email, page: 'reset-password' });
    return {
      params: { token },
      body: { newPassword: goodPassword, confirmPassword: goodPassword },
    };
  },

  ...secondFactorRequests,
  ...scrimRequests,
  ...teamLifeRequests,
  ...organisationRequests,

  saveInGameInfo: async (server) => ({
    as: await newPlayer(server),
    body: { inGameName: 'Good', inGameId: `${5_400_000_000 + nextNumber()}` },
  }),
  chooseLanguage: async (server) => ({ as: await newPlayer(server), body: { language: 'hi' } }),
  verifyDiscord: async (server) => {
    const as = await newPlayer(server, { discord: false });
    const identity = { username: `good_${nextNumber()}` };
    const { headers, ...body } = await goToDiscord(server, { purpose: 'link', as, identity });
    return { as, headers, body: { ...body, userid: as.id } };
  },
  listUsers: async (server) => ({ as: await newAdmin(server), body: { search: 'player' } }),
  deleteUser: async (server) => ({
    as: await newAdmin(server),
    body: { userId: (await newPlayer(server)).id },
  }),
  updateRole: async (server) => ({
    as: await newOwner(server),
    body: { userId: (await newPlayer(server)).id, newRole: 'admin' },
  }),

  createTeam: async (server) => ({
    as: await newPlayer(server),
    body: { name: 'Good Team' },
    pictures: { logo: await png() },
  }),
  getTeam: async (server) => {
    const { leader } = await newSquad(server, { size: 2 });
    return { as: leader, params: { userId: leader.id } };
  },
  resetInvite: async (server) => {
    const { id, leader } = await newSquad(server, { size: 1 });
    return { as: leader, params: { teamId: id } };
  },
  leaveTeam: async (server) => {
    const { id, players } = await newSquad(server, { size: 2 });
    return { as: players[1], params: { teamId: id } };
  },
  kickPlayer: async (server) => {
    const { leader, players } = await newSquad(server, { size: 2 });
    return { as: leader, params: { userId: players[1]?.id ?? '' } };
  },
  deleteTeam: async (server) => ({ as: (await newSquad(server, { size: 1 })).leader }),
  getInvitation: async (server) => {
    const { code } = await newSquad(server, { size: 1 });
    return { as: await newPlayer(server), params: { code } };
  },
  previewInvitation: async (server) => {
    const team = await newSquad(server, { size: 1 });
    return { params: { code: team.code } };
  },
  acceptInvitation: async (server) => {
    const { code } = await newSquad(server, { size: 1 });
    return { as: await newPlayer(server), params: { code } };
  },
  listTeams: async (server) => {
    await newSquad(server, { size: 2 });
    return { as: await newAdmin(server) };
  },
  deleteTeamAsAdmin: async (server) => {
    const { id } = await newSquad(server, { size: 2 });
    return { as: await newAdmin(server), params: { teamId: id } };
  },

  listTournamentsPublicly: async (server) => {
    await registered(server);
    return {};
  },
  listTournaments: async (server) => {
    await registered(server);
    return { as: await newAdmin(server) };
  },
  getTournament: async (server) => {
    const { tournament } = await registered(server);
    return { params: { tournamentId: tournament._id } };
  },
  registerTeam: async (server) => {
    const team = await newSquad(server);
    const tournament = await openTournament(server);
    return { as: team.leader, params: { tournamentId: tournament._id, teamId: team.id } };
  },
  cancelRegistration: async (server) => {
    const { team, tournament } = await registered(server);
    return { as: team.leader, params: { tournamentId: tournament._id, teamId: team.id } };
  },
  followTournament: async (server) => {
    const { _id } = await openTournament(server, { status: 'UPCOMING' });
    return {
      as: await newPlayer(server),
      params: { tournamentId: _id },
      body: { isWanted: true },
    };
  },
  listFollowed: async (server) => ({ as: await newPlayer(server) }),
  getServedTournament: async (server) => {
    const tournament = await openTournament(server, { status: 'UPCOMING', isDraft: true });
    const as = await newStaff(server, { duty: 'host', tournament });
    return { as, params: { tournamentId: tournament._id } };
  },
  getTournamentForAdmin: async (server) => {
    const { tournament } = await registered(server);
    return { as: await newAdmin(server), params: { tournamentId: tournament._id } };
  },
  createTournament: async (server) => ({
    as: await newAdmin(server),
    body: { title: 'Good Cup', banner: await pngDataUrl(), status: 'OPENED' },
  }),
  copyTournament: async (server) => ({
    as: await newAdmin(server),
    params: { tournamentId: (await openTournament(server))._id },
    body: { firstMatchAt: new Date(server.now().getTime() + 86_400_000).toISOString() },
  }),
  updateTournament: async (server) => {
    const { _id, banner, version } = await openTournament(server);
    const data = { title: 'Better Cup', banner, status: 'LIVE', version };
    return { as: await newAdmin(server), body: { id: _id, data } };
  },
  deleteTournament: async (server) => {
    const { tournament } = await registered(server);
    return { as: await newAdmin(server), params: { tournamentId: tournament._id } };
  },
  listRosters: async (server) => {
    const { tournament } = await registered(server);
    return { as: await newAdmin(server), params: { tournamentId: tournament._id } };
  },
  removeTeam: async (server) => {
    const { team, tournament } = await registered(server);
    const params = { tournamentId: tournament._id, teamId: team.id };
    return { as: await newAdmin(server), params };
  },

  ...matchDayRequests,
  ...overlayRequests,
  ...recordRequests,
  ...resultRequests,
  ...backOfficeRequests,
  ...disciplineRequests,
  ...guestRequests,
  ...prizeRequests,
  ...goodEntryRequests,

  listNotifications: async (server) => {
    await pushed(server);
    return { as: await newPlayer(server) };
  },
  markSeen: async (server) => {
    const { _id } = await pushed(server);
    return { as: await newPlayer(server), params: { notificationId: _id } };
  },
  deleteNotification: async (server) => {
    const { _id } = await pushed(server);
    return { as: await newPlayer(server), params: { notificationId: _id } };
  },
  sendNotification: async (server) => ({
    as: await newAdmin(server),
    body: { ...notice, image: await pngDataUrl() },
  }),
  listSentNotifications: async (server) => {
    await pushed(server);
    return { as: await newAdmin(server) };
  },
  deleteSentNotification: async (server) => {
    const { _id } = await pushed(server);
    return { as: await newAdmin(server), params: { notificationId: _id } };
  },
  suggestRecipients: async (server) => ({ as: await newAdmin(server), body: { search: 'a' } }),

  getHomeBoard: async () => ({}),

  getPreferences: async (server) => ({ as: await newPlayer(server) }),
  savePreferences: async (server) => {
    const none = { mail: false, discord: true };
    return { as: await newPlayer(server), body: { team: none, tournament: none, staff: none } };
  },
  getPushDevice: async (server) => ({ as: await newPlayer(server) }),
  subscribeDevice: async (server) => ({
    as: await newPlayer(server),
    body: {
      // Nobody is there.
      endpoint: `http://127.0.0.1:9/send/${nextNumber()}`,
      keys: {
        p256dh: createECDH('prime256v1').generateKeys().toString('base64url'),
        auth: randomBytes(16).toString('base64url'),
      },
    },
  }),
  unsubscribeDevice: async (server) => ({ as: await newPlayer(server) }),
  unsubscribe: async (server) => {
    const { id } = await newPlayer(server);
    return { body: { token: await makeUnsubscribeToken(server.db, id) } };
  },

  createApplication: async (server) => ({ as: await newPlayer(server), body: applying }),
  listOwnApplications: async (server) => {
    const as = await newPlayer(server);
    await server.api.act(applications.createApplication, { as, body: applying });
    return { as };
  },
  listApplications: async (server) => {
    await applied(server);
    return { as: await newAdmin(server) };
  },
  changeApplicationStatus: async (server) => ({
    as: await newAdmin(server),
    params: { applicationId: await applied(server) },
    body: { status: 'approved' },
  }),
  giveApplicantDuty: async (server) => {
    const as = await newAdmin(server);
    const params = { applicationId: await applied(server) };
    const body = { status: 'approved' } as const;
    await server.api.act(applications.changeApplicationStatus, { as, params, body });
    const { _id: tournamentId } = await openTournament(server);
    return { as, params, body: { duty: 'caster', tournamentId } };
  },
  deleteApplication: async (server) => ({
    as: await newAdmin(server),
    params: { applicationId: await applied(server) },
  }),

  getDashboard: async (server) => ({ as: await newAdmin(server) }),
  getHealth: async (server) => ({ as: await newAdmin(server) }),
  sendTestMail: async (server) => ({ as: await newOwner(server) }),
  listFailedJobs: async (server) => ({ as: await newOwner(server) }),
  retryJob: async (server) => ({
    as: await newOwner(server),
    params: { jobId: await failedJob(server) },
  }),
  listRefusedAddresses: async (server) => {
    const { email } = await newPlayer(server);
    const refusal = { email, reason: 'No such mail box.', now: server.platform.now() };
    await upsertRefusedAddress(server.db, refusal);
    return { as: await newAdmin(server) };
  },
  listAudit: async (server) => {
    await createTeam(server, { leader: await newPlayer(server) });
    return { as: await newOwner(server) };
  },
};

const notice = {
  title: 'Scrims tonight',
  description: 'At nine.',
  to: 'everyone',
  type: 'event',
} as const;

const applying = {
  name: 'Asha',
  contact: '9876543210',
  discord: 'asha',
  age: 21,
  motivation: 'To help.',
  availability: 'Evenings',
  position: 'Spectator',
} as const;

/** A post to a channel that Discord does not know. */
async function failedJob(server: TestServer): Promise<string> {
  const team = await newSquad(server);
  const tournament = await openTournament(server, { log_channel: '123456789012345' });
  await register(server, { team, tournament });
  for (;;) {
    const [job] = await server.platform.jobs.listFailed({ limit: 1 });
    if (job) return job.id;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

async function registered(server: TestServer) {
  const team = await newSquad(server);
  const tournament = await openTournament(server);
  await register(server, { team, tournament });
  return { team, tournament };
}

async function pushed(server: TestServer) {
  const as = await newAdmin(server);
  return (await server.api.act(notifications.sendNotification, { as, body: notice })).data;
}

async function applied(server: TestServer): Promise<string> {
  const as = await newPlayer(server);
  const { data } = await server.api.act(applications.createApplication, { as, body: applying });
  return data._id;
}
