import { calls } from '@one-dream/contract/calls.ts';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { refused } from '../../../factories/api.ts';
import { newSquad } from '../../../factories/teams.ts';
import type { Person } from '../support/people.ts';
import { readTables } from '../support/read-tables.ts';
import { sharedTestServer } from '../support/start-test-server.ts';
import { goodRequests } from './good-requests.ts';

const server = await sharedTestServer();

/** Decide about entries, by the roster and the team of each. */
const aboutEntries = [
  ...['removeTeam', 'promoteEntry', 'skipEntry', 'markNoShow', 'undoNoShow', 'disqualifyEntry'],
  ...['decideWithdrawal', 'swapPlayer', 'replaceEntry', 'moveInDraw', 'setDrawSlots'],
  ...['replaceInDraw', 'voidMatch', 'putInPlace', 'publishResult', 'correctResult'],
  ...['askAboutDispute', 'decideDispute', 'endDisputeWindow', 'rescoreStage', 'makeAdjustment'],
  ...['revokeAdjustment', 'ruleOnTie', 'replaceDeclined', 'giveStrike', 'getPayoutDetails'],
  ...['approvePayout', 'payPayout', 'failPayout', 'waivePayout', 'namePayee', 'mergeLobbies'],
  ...['undoGuestImport', 'correctEntry'],
];
/** Decide about a person or a team, outside an event. */
const aboutSubjects = [
  ...['decideGameIdClaim', 'strikeSubject', 'revokeStrike', 'giveBan', 'decideBan', 'liftBan'],
  ...['answerAppeal', 'decideLadderMove', 'placeOnLadder', 'reservePlace', 'freePlace'],
];
/** Say how an event is run for all who are in it, by its rules or in their order, or are about no team. */
const aboutNobody = [
  ...['deleteUser', 'updateRole', 'deleteTeamAsAdmin', 'createTournament', 'updateTournament'],
  ...['deleteTournament', 'cancelTournament', 'extendTournament', 'moveTournamentOn'],
  ...[
    'copyTournament',
    'fillPlaces',
    'remindMissing',
    'grantDuty',
    'revokeDuty',
    'createStage',
    'updateStage',
  ],
  ...['deleteStage', 'previewDraw', 'rollDraw', 'publishDraw', 'createMatches', 'moveMatch'],
  ...['changeMatch', 'startMatch', 'undoStart', 'postponeMatch', 'cancelMatch', 'saveRoom'],
  ...['releaseRoom', 'replaceRoom', 'saveMaps', 'sendNotification', 'deleteSentNotification'],
  ...['planNotification', 'changePlannedNotification', 'cancelPlannedNotification'],
  ...['createPoster', 'updatePoster', 'orderPosters', 'deletePoster', 'changeApplicationStatus'],
  ...['giveApplicantDuty', 'deleteApplication', 'getResultDraft', 'saveResultDraft'],
  // A stage whose dispute windows end along with it is in the tests of standings.
  ...['importResult', 'saveStageScoring', 'finaliseStage', 'createPreset', 'changePreset'],
  ...['keepReading', 'keepScreen', 'keepPlayerAliases'],
  // Winners that are chosen by hand are in the tests of prizes.
  ...['createOverlay', 'revokeOverlay', 'savePrizeRules', 'makePayouts', 'remindPayees'],
  'askForPayment',
  ...['createSeries', 'updateSeries', 'pauseSeries', 'endSeries', 'skipEvening'],
  // A link is a team's without accounts, which nobody of staff is in. A team of one's own in a sheet is in the tests of guests.
  ...['previewGuests', 'importGuests', 'renewGuestLink', 'revokeGuestLink', 'openGuestLink'],
  // Who plays in it is known by their game id: in the tests of guests.
  ...['confirmGuest', 'decideGuestClaim', 'getHealth'],
];

const staffs = calls.filter(
  ({ call }) => (call.access === 'duty' || call.access === 'admin') && call.effect !== undefined,
);
const named = (names: readonly string[]) => calls.filter(({ name }) => names.includes(name));

it('is asked of every call of staff', () => {
  expect(staffs.map(({ name }) => name).sort()).toEqual(
    [...aboutEntries, ...aboutSubjects, ...aboutNobody].sort(),
  );
});

describe.each(named(aboutEntries))('$name', ({ call, name }) => {
  it('is refused to who is in the roster of an entry that it is about', async () => {
    const request = await (goodRequests[name] ?? expect.fail('no good request'))(server);
    await joinEveryRoster(senderOf(request));
    const before = await readTables(server.db);
    expect(await server.api.send(call, request)).toMatchObject(refused('NOT_ALLOWED'));
    expect(await readTables(server.db)).toEqual(before);
  });

  it('is refused to whose game id is in the roster, as those of guest teams are', async () => {
    const request = await (goodRequests[name] ?? expect.fail('no good request'))(server);
    await server.change('users', { id: senderOf(request) }, { in_game_id: '6299999999' });
    await joinEveryRoster(null, '6299999999');
    const before = await readTables(server.db);
    expect(await server.api.send(call, request)).toMatchObject(refused('NOT_ALLOWED'));
    expect(await readTables(server.db)).toEqual(before);
    await server.change('users', { id: senderOf(request) }, { in_game_id: '' });
  });
});

describe.each(named(aboutSubjects))('$name', ({ call, name }) => {
  it('is refused to who is in the team that it is about, or a team-mate', async () => {
    const request = await (goodRequests[name] ?? expect.fail('no good request'))(server);
    await joinTeamOf(JSON.stringify([request.params, request.body]), senderOf(request));
    const before = await readTables(server.db);
    expect(await server.api.send(call, request)).toMatchObject(refused('NOT_ALLOWED'));
    expect(await readTables(server.db)).toEqual(before);
  });
});

const senderOf = ({ as }: { as?: object }) => (as as Person).id;

async function joinEveryRoster(userId: string | null, gameId = ''): Promise<void> {
  await sql`insert into registration_players (registration_id, tournament_id, position, user_id, name,
      in_game_name, in_game_id, in_game_id_key, in_game_role, discord_id, holds)
    select id, tournament_id, 90, ${userId}::uuid, 'Also here', '', ${gameId}, ${gameId}, '', '', false from registrations
    where not exists (select from registration_players player
      where player.registration_id = registrations.id and player.position = 90)`.execute(server.db);
}

/** Makes somebody a member of the team that a request names, or of the team of the person it is about. */
async function joinTeamOf(request: string, userId: string): Promise<void> {
  const ids = request.match(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g) ?? [];
  const { rows } = await sql<{ user_id: string | null; team_id: string | null }>`
    with about as (
      select user_id, team_id from strikes where id = any(${ids}::uuid[])
      union all select user_id, team_id from bans where id = any(${ids}::uuid[])
      union all select claimant_id, null from game_id_claims where id = any(${ids}::uuid[])
      union all select null, id from teams where id = any(${ids}::uuid[])
      union all select id, null from users where id = any(${ids}::uuid[])
    )
    select about.user_id, coalesce(about.team_id, member.team_id) as team_id
    from about left join team_members member on member.user_id = about.user_id`.execute(server.db);
  const [subject] = rows.filter((row) => row.user_id !== userId);
  if (!subject) return expect.fail('nobody is named');
  const teamId = subject.team_id ?? (await newSquad(server, { size: 1 })).id;
  const now = server.platform.now();
  const members = [userId, ...(subject.team_id ? [] : [subject.user_id ?? ''])];
  await server.db
    .insertInto('team_members')
    .values(members.map((member) => ({ user_id: member, team_id: teamId, joined_at: now })))
    .execute();
}
