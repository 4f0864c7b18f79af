import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database/schema.ts';
import { escapeName, plainName } from '../../platform/discord/markdown.ts';
import { hasQueue } from '../../platform/jobs/has-queue.ts';
import { wipeCaptain } from '../guests/captains.shared.queries.ts';
import * as rules from './person.rules.ts';

/** The account before any of it is erased. */
interface Leaving {
  id: string;
  name: string;
  email: string;
  in_game_name: string;
  in_game_id: string;
  discord_id: string | null;
  created_at: Date;
}

/** A person, and the names to erase. */
interface Named {
  person: Leaving;
  names: readonly rules.CalledName[];
}

/** Erases a person from data that outlives the account, and from the account itself, which can then be deleted. */
export async function scrubPerson(db: Db, person: Leaving, now: Date): Promise<void> {
  const { id, email } = person;
  const names = await listNames(db, person);
  // Scans of whole tables come first: the statements after them lock tournaments.
  await scrubAudit(db, { person, names });
  await scrubNotices(db, { person, names });
  await scrubRosters(db, sql`user_id = ${id}`);
  await scrubResults(db, id);
  await scrubDiscipline(db, { id, now });
  for (const address of [email, ...(await listFormerAddresses(db, id))])
    await scrubAddress(db, address);
  await scrubJobs(db, { person, names });
  await sql`update users set name = ${rules.erasedName}, email = ${`erased-${id}@invalid`}, profile = '',
    in_game_name = '', in_game_id = '', mobile_number = '' where id = ${id}`.execute(db);
}

/** Lists addresses that the account had, unless somebody else has an account with them by now. */
async function listFormerAddresses(db: Db, id: string): Promise<string[]> {
  const { rows } = await sql<{ email: string }>`
    select distinct address.email from email_changes
    cross join lateral (values (old_email), (new_email)) address (email)
    where user_id = ${id} and changed_at is not null
      and not exists (select from users where users.email = address.email)`.execute(db);
  return rows.map(({ email }) => email);
}

/**
 * Lists the present and former names, newest first, as far back as the log goes. A name is shared if somebody else, a team or
 * an event has it too, or if notices contained it before the account existed. Shared names are erased only from rows about the
 * person's own actions: nobody can erase words from other people's texts by calling themselves so.
 */
async function listNames(db: Db, { id, name, created_at }: Leaving): Promise<rules.CalledName[]> {
  const { rows: renamed } = await sql<{
    name: string | null;
  }>`select before->>'name' as name from audit_log
    where actor_id = ${id} and action = 'user.rename' order by id desc`.execute(db);
  const texts = [...new Set([name, ...renamed.flatMap((row) => row.name ?? [])])];
  const { rows: others } = await sql<{ name: string }>`
    select name from (
      select name from users where id <> ${id}
      union select name from teams
      union select team_name from registrations
      union select title from tournaments
      union select actor_name from audit_log where actor_id is distinct from ${id}
      union select subject from audit_log where action like 'team.%' and position(', ' in subject) = 0
    ) other where exists (select from unnest(${texts}::text[]) text where position(text in name) > 0)`.execute(
    db,
  );
  const { rows: older } = await sql<{ text: string; title: string }>`
    select text, title from unnest(${texts}::text[]) text cross join lateral (
      select title from notification_events
      where created_at < ${created_at} and position(text in title) > 0 limit 200
    ) older`.execute(db);
  return texts.map((text) => {
    const alike = others.map((row) => row.name).filter((other) => other.includes(text));
    const longer = alike.filter((other) => other !== text);
    const called = { text, longer, isShared: false };
    const isShared =
      alike.length > longer.length ||
      older.some((row) => row.text === text && rules.eraseName(row.title, called) !== row.title);
    return { ...called, isShared };
  });
}

/** Erases the captain of a guest team: the contact details, and the captain's line of the roster. */
export async function scrubCaptain(
  db: Db,
  { entryId, name }: { entryId: string; name: string },
): Promise<void> {
  await wipeCaptain(db, entryId);
  if (name === '') return;
  await scrubRosters(
    db,
    sql`registration_id = ${entryId}::uuid and user_id is null and lower(in_game_name) = lower(${name})`,
  );
  await sql`update result_player_elims set in_game_name = ${rules.erasedName} where entry_id = ${entryId}::uuid
    and user_id is null and lower(in_game_name) = lower(${name})`.execute(db);
}

/** @param whose condition on `registration_players` */
async function scrubRosters(db: Db, whose: RawBuilder<unknown>): Promise<void> {
  await sql`update guest_devices set key_hash = null, game_id_key = null where game_id_key in (
    select in_game_id_key from registration_players where ${whose} and in_game_id_key <> '')`.execute(
    db,
  );
  await sql`delete from player_aliases where game_id_key in (
    select in_game_id_key from registration_players where ${whose})`.execute(db);
  // Pictures of a match show the names of its players. Drafts say who played in another team's place, by game id or by name.
  await sql`delete from screen_pictures where match_id in (
    select match_id from match_entries join registration_players on registration_id = entry_id where ${whose}
    union select match_id from result_drafts cross join lateral jsonb_path_query(rows, '$[*].strangers[*]') one
      join registration_players on (in_game_id_key <> '' and one ->> 'gameId' = in_game_id_key)
        or (in_game_name <> '' and lower(one ->> 'name') = lower(in_game_name))
      where ${whose})`.execute(db);
  // Players noted in other teams' places.
  await sql`update result_drafts set rows = (
      select jsonb_agg(case when row ? 'strangers' then jsonb_set(row, '{strangers}', (
        select coalesce(jsonb_agg(one), '[]') from jsonb_array_elements(row -> 'strangers') one
        where one ->> 'gameId' <> all(gone.keys) and lower(one ->> 'name') <> all(gone.names)
      )) else row end order by no)
      from jsonb_array_elements(rows) with ordinality each (row, no)
    )
    from (select array_agg(in_game_id_key) as keys, array_agg(lower(in_game_name)) as names
      from registration_players where ${whose} and in_game_id_key <> '' and in_game_name <> '') gone
    where exists (
      select from jsonb_path_query(rows, '$[*].strangers[*]') one
      where one ->> 'gameId' = any(gone.keys) or lower(one ->> 'name') = any(gone.names)
    )`.execute(db);
  const { rows } = await sql<{ id: string }>`update registration_players
    set name = ${rules.erasedName}, in_game_name = '', in_game_id = '',
    in_game_id_key = 'erased ' || registration_id || ' ' || position, in_game_role = '', discord_id = ''
    where ${whose} returning tournament_id as id`.execute(db);
  // Pages with the squad are cached until the tournament's details change.
  await sql`update tournaments set details_no = details_no + 1
    where id = any(${rows.map(({ id }) => id)}::uuid[])`.execute(db);
}

async function scrubResults(db: Db, id: string): Promise<void> {
  // Pages with eliminations are cached until the standings change.
  await sql`update standings_states set no = no + 1 where id in (
    select tournament_id from result_player_elims each join registrations on registrations.id = each.entry_id
    where each.user_id = ${id})`.execute(db);
  await sql`update result_player_elims set in_game_name = ${rules.erasedName} where user_id = ${id}`.execute(
    db,
  );
}

/**
 * Erases the person from strikes and bans. The game id alone stays while it counts: while a ban is in force or
 * proposed, or a strike is live. Otherwise a new account with the same game id would start clean.
 */
async function scrubDiscipline(db: Db, { id, now }: { id: string; now: Date }): Promise<void> {
  await sql`update strikes set subject_name = ${rules.erasedName}, reason = ${rules.erasedName},
    game_id_key = case when revoked_at is null and expires_at > ${now} then game_id_key else '' end
    where user_id = ${id}`.execute(db);
  await sql`update bans set subject_name = ${rules.erasedName}, appeal = '', appeal_answer = '',
    game_id_key = case when state = 'proposed' or (state = 'active' and (for_good or ends_at > ${now}))
      then game_id_key else '' end
    where user_id = ${id}`.execute(db);
  await sql`delete from judged_players judged where user_id = ${id}
    and not exists (select from strikes where strikes.team_id = judged.team_id and revoked_at is null and expires_at > ${now})
    and not exists (select from bans where bans.team_id = judged.team_id
      and (state = 'proposed' or (state = 'active' and (for_good or ends_at > ${now}))))`.execute(
    db,
  );
}

/** Erases a person's names from the log, where they are the whole of an entry's subject or a part of it. */
async function scrubAudit(db: Db, { person, names }: Named): Promise<void> {
  const { id, email, created_at } = person;
  const texts = names.map(({ text }) => text);
  await sql`update audit_log set actor_name = ${rules.erasedName} where actor_id = ${id}`.execute(
    db,
  );
  const { rows } = await sql<{ id: string; is_own: boolean | null; subject: string }>`
    select id, actor_id = ${id} as is_own, subject from audit_log
    where string_to_array(subject, ', ') && ${texts.map(rules.firstPart)}::text[]
      and (actor_id = ${id} or at >= ${created_at})`.execute(db);
  for (const row of rows) {
    const subject = namesFor(row, names).reduce(rules.eraseSubject, row.subject);
    if (subject !== row.subject)
      await sql`update audit_log set subject = ${subject}, before = null, after = null where id = ${row.id}`.execute(
        db,
      );
  }
  for (const column of ['before', 'after'] as const) {
    const { rows: stored } = await sql<{
      id: string;
      is_own: boolean | null;
      value: rules.JobValue;
    }>`
      select id, actor_id = ${id} as is_own, ${sql.ref(column)} as value from audit_log
      where (actor_id = ${id} or at >= ${created_at}) and exists (
        select from jsonb_path_query(${sql.ref(column)}, '$.**') part where part #>> '{}' = any(${texts}::text[]))`.execute(
      db,
    );
    for (const row of stored) {
      const before = JSON.stringify(row.value);
      const value = JSON.stringify(
        rules.eraseFromJob(row.value, { ...nobody, names: namesFor(row, names) }),
      );
      if (value !== before)
        await sql`update audit_log set ${sql.ref(column)} = ${value}::jsonb where id = ${row.id}`.execute(
          db,
        );
    }
  }
  await sql`update audit_log set after = jsonb_set(after, '{to}', to_jsonb(${rules.erasedName}::text))
    where action like 'notification.%' and lower(after->>'to') = ${email}`.execute(db);
}

const nobody = { email: '', inGameName: '', inGameId: '', discordId: '' };

/** Selects the names to erase from a row: where somebody else acted, a shared name refers to somebody else. */
function namesFor({ is_own }: { is_own: boolean | null }, names: Named['names']) {
  return is_own ? names : names.filter(({ isShared }) => !isShared);
}

/** Condition: whether the text of a row contains one of the names as a whole word. @param actor column of who acted */
function hasName(
  { person: { id, created_at }, names }: Named,
  { text, actor, at }: { text: RawBuilder<string>; actor: string; at: string },
): RawBuilder<boolean> {
  return sql`exists (
    select from unnest(${names.map((name) => name.text)}::text[], ${names.map((name) => name.isShared)}::boolean[],
      ${names.map(rules.patternOf)}::text[]) called (name, is_shared, pattern)
    where (${sql.ref(actor)} = ${id} or (not is_shared and ${sql.ref(at)} >= ${created_at}))
      and position(name in ${text}) > 0 and ${text} ~ pattern)`;
}

/** Erases the person from the product's notices to others. */
async function scrubNotices(db: Db, called: Named): Promise<void> {
  const { id } = called.person;
  const { rows: events } = await sql<{
    id: string;
    is_own: boolean | null;
    title: string;
    about: string | null;
    said: rules.JobValue;
  }>`
    select id, actor_id = ${id} as is_own, title, about, said from notification_events
    where not is_by_staff and ${hasName(called, {
      text: sql`concat_ws(' ', title, about, said::text)`,
      actor: 'actor_id',
      at: 'created_at',
    })}`.execute(db);
  for (const event of events) {
    const names = namesFor(event, called.names);
    const title = names.reduce(rules.eraseName, event.title);
    const about = event.about && names.reduce(rules.eraseName, event.about);
    const said = event.said && JSON.stringify(rules.eraseFromJob(event.said, { ...nobody, names }));
    await sql`update notification_events set title = ${title}, about = ${about}, said = ${said}::jsonb
      where id = ${event.id}`.execute(db);
  }
  const { rows: notices } = await sql<{
    id: string;
    is_own: boolean | null;
    title: string;
    description: string;
  }>`
    select notices.id, events.actor_id = ${id} as is_own, notices.title, notices.description
    from notifications notices left join notification_events events on events.id = notices.event_id
    where not coalesce(events.is_by_staff, false) and ${hasName(called, {
      text: sql`concat_ws(' ', notices.title, notices.description)`,
      actor: 'events.actor_id',
      at: 'notices.created_at',
    })}`.execute(db);
  for (const notice of notices) {
    const names = namesFor(notice, called.names);
    await sql`update notifications set title = ${names.reduce(rules.eraseName, notice.title)},
      description = ${names.reduce(rules.eraseName, notice.description)} where id = ${notice.id}`.execute(
      db,
    );
  }
}

/** Removes a person from queued and finished jobs. Their other recipients are still notified. */
async function scrubJobs(db: Db, { person, names }: Named): Promise<void> {
  if (!(await hasQueue(db))) return;
  // Jobs that address only this person.
  await sql`delete from pgboss.job where data->>'userId' = ${person.id}`.execute(db);
  const values = {
    email: person.email,
    inGameName: person.in_game_name,
    inGameId: person.in_game_id,
    discordId: person.discord_id ?? '',
  };
  const texts = [...Object.values(values), ...names.map(({ text }) => text)].filter(Boolean);
  await dropDiscordAnswers(db, texts);
  const { rows } = await sql<{ queue: string; id: string; data: rules.JobValue }>`
    select name as queue, id, data from pgboss.job where exists (
      select from unnest(${texts}::text[]) value where position(value in data::text) > 0
        or position(trim(both '"' from to_jsonb(value)::text) in data::text) > 0)`.execute(db);
  for (const job of rows) {
    const before = JSON.stringify(job.data);
    const data = JSON.stringify(rules.eraseFromJob(job.data, { ...values, names }));
    if (data !== before)
      await sql`update pgboss.job set data = ${data}::jsonb
        where name = ${job.queue} and id = ${job.id}`.execute(db);
  }
}

/**
 * Deletes answers to Discord: all that are stored for repeated requests, and pending ones that contain one of these texts, plain or
 * in Markdown. People who wait for one of those have to press again.
 */
async function dropDiscordAnswers(db: Db, texts: readonly string[]): Promise<void> {
  await sql`update discord_interactions set answer = null where answer is not null`.execute(db);
  const written = texts.flatMap((text) => [text, escapeName(text), plainName(text)]);
  await sql`delete from pgboss.job where name = 'discord-follow-up' and exists (
    select from unnest(${written}::text[]) value
    where position(trim(both '"' from to_jsonb(value)::text) in data::text) > 0)`.execute(db);
}

/** Erases an address from data keyed by it, pending and finished jobs included. */
export async function scrubAddress(db: Db, email: string): Promise<void> {
  await sql`update registrations set leader_email = '', leader_discord_id = '', leader_discord_username = ''
    where leader_email = ${email}`.execute(db);
  await sql`delete from refused_addresses where email = ${email}`.execute(db);
  await sql`delete from pending_owners where email = ${email}`.execute(db);
  if (!(await hasQueue(db))) return;
  await sql`delete from pgboss.job where lower(data->>'to') = ${email}`.execute(db);
}
