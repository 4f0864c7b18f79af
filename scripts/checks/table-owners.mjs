import { listSources, read } from './files.mjs';
import { verdict } from './results.mjs';

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

/** Checks every SQL statement of the server: each table has one feature that writes it, which owns it. */
export function checkTableOwners() {
  const all = listUses();
  const uses = all.filter(({ table }) => table);
  const owners = new Map(uses.filter(({ isWrite }) => isWrite).map((one) => [one.table, one]));
  const isForeign = ({ table, feature }) => owners.get(table)?.feature !== feature;
  const writes = uses.filter((use) => use.isWrite && isForeign(use));
  const reads = uses.filter((use) => !use.isWrite && isForeign(use));
  const allowed = Object.entries(READ_BY_OTHERS).flatMap(([feature, tables]) =>
    tables.split(' ').map((table) => `${feature} ${table}`),
  );
  const found = new Set(reads.map(({ feature, table }) => `${feature} ${table}`));
  const faults = [
    ...writes.map(
      ({ file, table }) => `${file} writes ${table}, as does ${owners.get(table).file}`,
    ),
    ...all
      .filter(({ table }) => !table)
      .map(({ file }) => `${file} writes a table that is not named where it is written`),
    ...reads
      .filter(({ feature, table }) => !allowed.includes(`${feature} ${table}`))
      .map(({ file, table }) => `${file} reads ${table}, which another feature writes`),
    ...allowed
      .filter((read) => !found.has(read))
      .map((read) => `READ_BY_OTHERS has "${read}", which nobody reads any more`),
  ];
  const message = `${owners.size} tables, each written by one; ${allowed.length} read across`;
  return verdict([...new Set(faults)], message);
}

/** @returns {{ file: string, feature: string, table: string | undefined, isWrite: boolean }[]} */
function listUses() {
  const types = read('server/src/platform/database/tables.generated.ts');
  const rows = types.slice(0, types.indexOf('\n}\n'));
  const tables = new Set([...rows.matchAll(/^ {2}(\w+): \{$/gm)].map(([, table]) => table));
  const files = listSources('server/src')
    .filter((file) => !file.endsWith('.generated.ts'))
    .filter((file) => !Object.keys(ACROSS_TABLES).some((start) => file.startsWith(start)));
  return files.flatMap((file) => {
    const [, , area, name] = file.split('/');
    const feature = area === 'features' ? name : area;
    const text = read(file).replaceAll(/^ *(?:\/?\*|\/\/).*$/gm, '');
    const named = (pattern, isWrite) =>
      [...text.matchAll(pattern)]
        .map(([, built, written]) => ({ file, feature, table: built ?? written, isWrite }))
        .filter(({ table }) => table === undefined || tables.has(table));
    return [...named(WRITES, true), ...named(UNKNOWN, true), ...named(READS, false)];
  });
}
