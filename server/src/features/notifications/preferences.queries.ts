import type * as calls from '@one-dream/contract/features/notifications/notifications.ts';
import { defaultReach } from '@one-dream/contract/notices.ts';
import { sql } from 'kysely';
import type { Db, RowOf } from '../../platform/database/schema.ts';
import { isSessionLive } from '../auth/sessions.shared.queries.ts';

export async function findPreferences(
  db: Db,
  userId: string,
): Promise<{ data: calls.Preferences; isChosen: boolean }> {
  const row = await db
    .selectFrom('notice_preferences')
    .selectAll()
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!row) return { data: defaultReach, isChosen: false };
  const data = {
    team: { mail: row.team_mail, discord: row.team_discord },
    tournament: { mail: row.tournament_mail, discord: row.tournament_discord },
    match: { mail: row.match_mail, discord: row.match_discord },
    staff: { mail: row.staff_mail, discord: row.staff_discord },
  };
  return { data, isChosen: true };
}

export async function savePreferences(
  db: Db,
  {
    userId,
    chosen: { team, tournament, match, staff },
  }: { userId: string; chosen: calls.ChosenPreferences },
): Promise<void> {
  const columns = {
    team_mail: team.mail,
    team_discord: team.discord,
    tournament_mail: tournament.mail,
    tournament_discord: tournament.discord,
    staff_mail: staff.mail,
    staff_discord: staff.discord,
    // Pages of an earlier release do not send it.
    ...(match && { match_mail: match.mail, match_discord: match.discord }),
  };
  await db
    .insertInto('notice_preferences')
    .values({ user_id: userId, ...columns })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(columns))
    .execute();
}

/** Ends all optional mail; Discord stays as chosen. @returns whether there is such a user */
export async function endMail(db: Db, userId: string): Promise<boolean> {
  const none = { team_mail: false, tournament_mail: false, match_mail: false, staff_mail: false };
  const row = await db
    .insertInto('notice_preferences')
    .columns([
      'user_id',
      'team_mail',
      'team_discord',
      'tournament_mail',
      'tournament_discord',
      'staff_mail',
      'staff_discord',
    ])
    .expression((eb) =>
      eb
        .selectFrom('users')
        .select((select) => [
          'users.id',
          select.lit(false).as('team_mail'),
          select.lit(defaultReach.team.discord).as('team_discord'),
          select.lit(false).as('tournament_mail'),
          select.lit(defaultReach.tournament.discord).as('tournament_discord'),
          select.lit(false).as('staff_mail'),
          select.lit(defaultReach.staff.discord).as('staff_discord'),
        ])
        .where('users.id', '=', userId),
    )
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(none))
    .returning('user_id')
    .executeTakeFirst();
  return row !== undefined;
}

export type ReachRow = RowOf<typeof listReach>;

/** How a topic reaches those of these users who have an account. */
export function listReach(
  db: Db,
  { userIds, topic, now }: { userIds: readonly string[]; topic: calls.NoticeTopic; now: Date },
) {
  if (userIds.length === 0) return Promise.resolve([]);
  const { mail, discord } = defaultReach[topic];
  return db
    .selectFrom('users')
    .leftJoin('notice_preferences as chosen', 'chosen.user_id', 'users.id')
    .leftJoin('refused_addresses as refused', 'refused.email', 'users.email')
    .select([
      'users.id as user_id',
      'users.name',
      'users.email',
      'users.language',
      'users.discord_id',
      sql<boolean>`users.email_verified_at is not null
        and coalesce(${sql.ref(`chosen.${topic}_mail`)}, ${mail})`.as('mail'),
      sql<boolean>`coalesce(${sql.ref(`chosen.${topic}_discord`)}, ${discord})`.as('discord'),
      sql<boolean>`refused.email is not null`.as('is_refused'),
      sql<boolean>`exists (select from push_subscriptions subscription
        join sessions on sessions.token_hash = subscription.session_hash
        where sessions.user_id = users.id and ${isSessionLive(now)})`.as('has_push'),
    ])
    .where('users.id', '=', sql<string>`any(${userIds}::uuid[])`)
    .execute();
}
