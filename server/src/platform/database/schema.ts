import type {
  ApplicationStatus,
  StaffPosition,
} from '@one-dream/contract/features/applications.ts';
import type { NotificationType } from '@one-dream/contract/features/notifications.ts';
import type {
  Tournament,
  TournamentStatus,
  TournamentType,
} from '@one-dream/contract/features/tournaments.ts';
import type { Role } from '@one-dream/contract/features/users.ts';
import type { ColumnType, Generated, JSONColumnType, Kysely } from 'kysely';

/** A connection or a transaction: queries take either. */
export type Db = Kysely<Database>;

/** The tables, as `server/migrations` makes them. */
export interface Database {
  users: UsersTable;
  pending_owners: { email: string; created_at: Generated<Date> };
  sessions: SessionsTable;
  email_tokens: EmailTokensTable;
  oauth_states: OauthStatesTable;
  teams: TeamsTable;
  team_members: { user_id: string; team_id: string; joined_at: Date };
  tournaments: TournamentsTable;
  registrations: RegistrationsTable;
  registration_players: RegistrationPlayersTable;
  posters: PostersTable;
  notifications: NotificationsTable;
  notification_receipts: NotificationReceiptsTable;
  applications: ApplicationsTable;
  audit_log: AuditLogTable;
  notice_preferences: NoticePreferencesTable;
  refused_addresses: { email: string; reason: string; refused_at: Date };
  tournament_followers: { tournament_id: string; user_id: string };
  site_keys: { name: string; value: string };
  chat_member_counts: { day: string; members: number };
  push_subscriptions: PushSubscriptionsTable;
}

interface UsersTable {
  id: string;
  name: string;
  email: string;
  password_hash: string | null;
  email_verified_at: Date | null;
  role: Generated<Role>;
  profile: Generated<string>;
  in_game_name: Generated<string>;
  in_game_id: Generated<string>;
  in_game_role: Generated<string>;
  mobile_number: Generated<string>;
  discord_id: string | null;
  discord_username: string | null;
  google_subject: string | null;
  created_at: Generated<Date>;
}

interface SessionsTable {
  token_hash: Uint8Array;
  user_id: string;
  created_at: Date;
  last_seen_at: Date;
  expires_at: Date;
}

interface EmailTokensTable {
  id: string;
  token_hash: Uint8Array | null;
  user_id: string;
  purpose: 'verify' | 'reset';
  expires_at: Date;
  used_at: Date | null;
  name: string | null;
  password_hash: string | null;
  profile: string | null;
}

interface OauthStatesTable {
  state_hash: Uint8Array;
  purpose: 'login' | 'link';
  browser_hash: Uint8Array;
  user_id: string | null;
  expires_at: Date;
}

interface TeamsTable {
  id: string;
  name: string;
  name_key: string;
  logo: string;
  leader_id: string;
  invite_code: string;
  created_at: Date;
}

/** Written as YYYY-MM-DD; read through `to_char`, as drivers disagree on what a date becomes. */
type DateColumn = ColumnType<string | null, string | null, string | null>;

interface TournamentsTable {
  id: string;
  title: string;
  organizer: string;
  banner: string;
  status: TournamentStatus;
  prize_pool: string;
  slot_total: number;
  slots_used: Generated<number>;
  start_date: DateColumn;
  end_date: DateColumn;
  type: TournamentType;
  description: string;
  log_channel: string;
  prizes: JSONColumnType<Tournament['prizes']>;
  schedule: JSONColumnType<Tournament['schedule']>;
  rules: JSONColumnType<Tournament['rules']>;
  version: Generated<number>;
  created_at: Date;
}

interface RegistrationsTable {
  id: string;
  tournament_id: string;
  team_id: string;
  slot: number;
  team_name: string;
  team_logo: string;
  leader_email: string;
  leader_discord_id: string;
  leader_discord_username: string;
  registered_at: Date;
}

interface RegistrationPlayersTable {
  registration_id: string;
  tournament_id: string;
  position: number;
  user_id: string | null;
  name: string;
  in_game_name: string;
  in_game_id: string;
  in_game_id_key: string;
  in_game_role: string;
  discord_id: string;
}

interface PostersTable {
  id: string;
  image: string;
  text_one: string;
  text_two: string;
  text: string;
  button_name: string;
  button_link: string;
  created_at: Date;
}

interface NotificationsTable {
  id: string;
  title: string;
  description: string;
  image: string;
  type: NotificationType;
  link: string;
  /** null: everyone. */
  recipient_id: string | null;
  created_at: Date;
}

interface NotificationReceiptsTable {
  notification_id: string;
  user_id: string;
  seen_at: Date | null;
  deleted_at: Date | null;
}

interface ApplicationsTable {
  id: string;
  user_id: string;
  name: string;
  contact: string;
  discord: string;
  age: number;
  position: StaffPosition;
  other_position: string;
  experience: string;
  motivation: string;
  availability: string;
  status: Generated<ApplicationStatus>;
  created_at: Date;
}

interface AuditLogTable {
  id: string;
  at: Date;
  actor_id: string | null;
  actor_name: string;
  action: string;
  subject: string;
  before: JSONColumnType<object> | null;
  after: JSONColumnType<object> | null;
}

interface NoticePreferencesTable {
  user_id: string;
  team_mail: boolean;
  team_discord: boolean;
  tournament_mail: boolean;
  tournament_discord: boolean;
  staff_mail: boolean;
  staff_discord: boolean;
}

interface PushSubscriptionsTable {
  id: string;
  session_hash: Uint8Array;
  endpoint: string;
  p256dh: string;
  auth: string;
  created_at: Date;
}
