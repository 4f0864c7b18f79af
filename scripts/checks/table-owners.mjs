import { listSources, read } from './files.mjs';
import { verdict } from './results.mjs';

/** The only feature that writes each table. Others use its `<name>.shared.queries.ts`. */
const OWNERS = {
  accounts: 'game_id_claims',
  applications: 'applications',
  audit: 'audit_log',
  auth: 'authenticators challenges email_changes email_tokens known_devices oauth_states passkeys pending_owners recovery_codes sessions sign_in_steps',
  dashboard: 'chat_member_counts site_backups',
  discipline: 'bans judged_players strikes',
  discord: 'discord_commands discord_events discord_interactions discord_posts',
  disputes: 'disputes',
  duties: 'staff_grants',
  entries: 'check_ins registration_players registrations vacancy_watchers',
  guests: 'guest_claims guest_devices guest_entries guest_import_entries guest_imports guest_tries',
  ladder: 'ladder_moves ladder_places',
  lobbies: 'group_entries groups lobby_role_wearers lobby_roles stage_draws stage_entries stages',
  'mail-delivery': 'refused_addresses',
  matches:
    'game_maps guest_looks match_entries matches room_channels room_reveals rooms team_calendars',
  notifications:
    'notice_preferences notification_events notification_receipts notifications planned_notifications push_subscriptions',
  organisation: 'organisation_settings',
  overlay: 'overlay_frames overlay_tokens',
  platform: 'kept_pictures mail_days site_keys',
  posters: 'posters',
  prizes: 'payee_details payment_requests payouts prize_award_winners prize_rules prize_tax',
  results:
    'entry_aliases player_aliases read_cards result_drafts result_editors result_player_elims result_rows result_screenshots result_versions screen_pictures',
  scrims: 'series series_reserved series_skips',
  standings: 'adjustments preset_versions presets stage_snapshots standings_states tie_rulings',
  teams: 'join_requests player_searches team_members team_searches teams',
  tournaments: 'tournament_followers tournaments',
  users: 'users',
};

/**
 * Tables of other features that a feature still reads directly. The list may only get shorter: a new query that needs another
 * feature's table belongs in that feature's shared queries.
 */
const READ_BY_OTHERS = {
  accounts: 'bans registration_players sessions team_members teams users',
  applications: 'users',
  audit: 'users',
  auth: 'staff_grants users',
  discipline: 'registration_players registrations team_members teams tournaments users',
  discord: 'matches registrations result_versions tournaments',
  disputes:
    'adjustments match_entries matches registrations result_rows result_versions stages teams tournaments users',
  duties:
    'guest_imports match_entries matches registration_players registrations series stage_draws stages team_members tournaments users',
  entries: 'matches staff_grants team_members teams tournaments users',
  guests:
    'bans check_ins group_entries match_entries payouts registration_players registrations stage_entries team_members teams tournaments users',
  home: 'payouts registration_players registrations series stage_snapshots stages tournaments',
  ladder:
    'matches preset_versions registrations result_rows result_versions series teams tournaments',
  lobbies: 'matches registration_players registrations team_members teams tournaments users',
  'mail-delivery': 'users',
  matches:
    'group_entries registration_players registrations stages team_members teams tournaments users',
  notifications:
    'refused_addresses registration_players registrations sessions teams tournaments users',
  overlay: 'matches standings_states tournaments',
  platform: 'bans organisation_settings preset_versions presets registration_players',
  prizes: 'registration_players registrations stage_snapshots stages teams tournaments users',
  records:
    'matches registration_players registrations result_player_elims result_versions series stage_snapshots stages team_members teams tournaments users',
  results:
    'group_entries groups match_entries matches preset_versions presets registration_players registrations stages tournaments users',
  scrims: 'ladder_places matches teams tournaments',
  standings:
    'disputes group_entries groups matches registration_players registrations result_player_elims result_rows result_versions stage_draws stages tournaments users',
  teams: 'registrations tournaments users',
  tournaments: 'registration_players registrations teams users',
};

/** Files that may access the whole database, regardless of owners. */
const ACROSS_TABLES = {
  'server/src/operations/': 'backup, retention and metrics',
  'server/src/features/accounts/erase.queries.ts': 'takes a person out of everything',
  'server/src/features/accounts/person.queries.ts': 'exports everything about a person',
  'server/src/features/dashboard/dashboard.queries.ts': 'counts, and writes nothing',
  'server/src/platform/images/picture-references.queries.ts':
    'knows every column that names a picture',
};

const WRITES =
  /(?:insertInto|updateTable|deleteFrom|mergeInto)\(\s*'(\w+)|\b(?:insert\s+into|delete\s+from|merge\s+into|update)\s+(\w+)/g;
const READS =
  /(?:selectFrom|innerJoin|leftJoin|rightJoin|fullJoin|using)\(\s*\[?\s*'(\w+)|\b(?:from|join|using)\s+(\w+)/g;
const UNKNOWN =
  /(?:insertInto|updateTable|deleteFrom|mergeInto)\(\s*[^'\s]|\b(?:insert\s+into|delete\s+from|merge\s+into|update)\s+\$\{/g;

/** Checks every SQL statement of the server against the owners of the tables. */
export function checkTableOwners() {
  const owners = new Map(
    Object.entries(OWNERS).flatMap(([owner, tables]) =>
      tables.split(' ').map((table) => [table, owner]),
    ),
  );
  const uses = listUses();
  const foreign = uses.filter((use) => owners.get(use.table) !== use.feature);
  const foreignReads = new Set(
    foreign.filter((use) => !use.isWrite).map(({ feature, table }) => `${feature} ${table}`),
  );
  const allowed = Object.entries(READ_BY_OTHERS).flatMap(([feature, tables]) =>
    tables.split(' ').map((table) => `${feature} ${table}`),
  );
  const faults = [
    ...listTables()
      .filter((table) => !owners.has(table))
      .map((table) => `${table} has no owner: name it in OWNERS`),
    ...[...owners.keys()]
      .filter((table) => !listTables().includes(table))
      .map((table) => `OWNERS names ${table}, which is no table`),
    ...foreign
      .filter((use) => use.isWrite)
      .map(
        ({ file, table }) =>
          `${file} writes ${table ?? 'a table that is not named where it is written'}${table ? `, which is ${owners.get(table)}'s` : ''}`,
      ),
    ...foreign
      .filter((use) => !use.isWrite && !allowed.includes(`${use.feature} ${use.table}`))
      .map(({ file, table }) => `${file} reads ${table}, which is ${owners.get(table)}'s`),
    ...allowed
      .filter((read) => !foreignReads.has(read))
      .map((read) => `READ_BY_OTHERS has "${read}", which nobody reads any more`),
  ];
  return verdict(
    [...new Set(faults)],
    `${owners.size} tables, each written by one; ${allowed.length} read across`,
  );
}

/** @returns {string[]} as created by the migrations */
function listTables() {
  const types = read('server/src/platform/database/tables.generated.ts');
  const rows = types.slice(0, types.indexOf('\n}\n'));
  return [...rows.matchAll(/^ {2}(\w+): \{$/gm)].map(([, table]) => table);
}

/** @returns {{ file: string, feature: string, table: string | undefined, isWrite: boolean }[]} */
function listUses() {
  const tables = new Set(listTables());
  const files = listSources('server/src')
    .filter((file) => !file.endsWith('.generated.ts'))
    .filter((file) => !Object.keys(ACROSS_TABLES).some((start) => file.startsWith(start)));
  return files.flatMap((file) => {
    const [, , area, name] = file.split('/');
    const feature = area === 'features' ? name : area;
    const text = read(file).replaceAll(/^ *(?:\/?\*|\/\/).*$/gm, '');
    const named = (pattern) =>
      [...text.matchAll(pattern)].map(([, built, written]) => built ?? written);
    const uses = (pattern, isWrite) =>
      named(pattern)
        .filter((table) => tables.has(table))
        .map((table) => ({ file, feature, table, isWrite }));
    const unknown = named(UNKNOWN).map(() => ({ file, feature, table: undefined, isWrite: true }));
    return [...uses(WRITES, true), ...unknown, ...uses(READS, false)];
  });
}
