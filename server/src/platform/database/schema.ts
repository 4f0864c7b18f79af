import type {
  ApplicationStatus,
  StaffPosition,
} from '@one-dream/contract/features/applications.ts';
import type { OverlayFrame } from '@one-dream/contract/features/overlay.ts';
import type { Eligibility } from '@one-dream/contract/features/tournaments.form.ts';
import type {
  DeclarationKind,
  EntryState,
  Tournament,
  TournamentStatus,
  TournamentType,
} from '@one-dream/contract/features/tournaments.ts';
import type { Role } from '@one-dream/contract/features/users.ts';
import type { ColumnType, Generated, JSONColumnType, Kysely } from 'kysely';
import type { DisciplineTables } from './discipline-tables.ts';
import type { LobbyTables } from './lobby-tables.ts';
import type { NotificationTables } from './notification-tables.ts';
import type { PrizeTables } from './prize-tables.ts';
import type { ResultTables } from './result-tables.ts';
import type { ScrimTables } from './scrim-tables.ts';

/** A connection or a transaction: queries take either. */
export type Db = Kysely<Database>;

/** The tables, as `server/migrations` makes them. */
export interface Database
  extends LobbyTables,
    ResultTables,
    DisciplineTables,
    NotificationTables,
    PrizeTables,
    ScrimTables {
  users: UsersTable;
  pending_owners: { email: string; created_at: Generated<Date> };
  sessions: SessionsTable;
  email_tokens: EmailTokensTable;
  oauth_states: OauthStatesTable;
  passkeys: PasskeysTable;
  authenticators: AuthenticatorsTable;
  recovery_codes: { user_id: string; code_hash: Uint8Array };
  challenges: ChallengesTable;
  sign_in_steps: SignInStepsTable;
  known_devices: { user_id: string; mark_hash: Uint8Array; last_seen_at: Date };
  teams: TeamsTable;
  team_members: {
    user_id: string;
    team_id: string;
    joined_at: Date;
    place: Generated<number | null>;
    reminded_at: Generated<Date | null>;
  };
  team_searches: {
    team_id: string;
    roles: JSONColumnType<string[]>;
    text: string;
    posted_at: Date;
  };
  player_searches: { user_id: string; text: string; posted_at: Date };
  join_requests: {
    id: string;
    team_id: string;
    user_id: string;
    asked_by: 'player' | 'team';
    text: string;
    asked_at: Date;
    declined_at: Generated<Date | null>;
  };
  tournaments: TournamentsTable;
  registrations: RegistrationsTable;
  registration_players: RegistrationPlayersTable;
  check_ins: CheckInsTable;
  vacancy_watchers: VacancyWatchersTable;
  posters: PostersTable;
  kept_pictures: { path: string; unused_since: Date | null };
  applications: ApplicationsTable;
  audit_log: AuditLogTable;
  notice_preferences: NoticePreferencesTable;
  refused_addresses: { email: string; reason: string; refused_at: Date };
  tournament_followers: { tournament_id: string; user_id: string };
  site_keys: { name: string; value: string };
  organisation_settings: {
    id: string;
    version: number;
    overrides: JSONColumnType<object> | null;
    changed_at: Date;
  };
  chat_member_counts: { day: string; members: number };
  push_subscriptions: PushSubscriptionsTable;
  overlay_tokens: OverlayTokensTable;
  overlay_frames: {
    tournament_id: string;
    stamp: string;
    at: Date;
    content: JSONColumnType<OverlayFrame>;
  };
}

interface OverlayTokensTable {
  id: string;
  tournament_id: string;
  name: string;
  token_hash: Uint8Array;
  delay_s: number;
  created_at: Date;
  revoked_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
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
  role_since: Date | null;
}

interface SessionsTable {
  token_hash: Uint8Array;
  user_id: string;
  created_at: Date;
  last_seen_at: Date;
  expires_at: Date;
  id: Generated<string>;
  device: Generated<string>;
  confirmed_at: Date | null;
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

/** A count that may be larger than a number of JavaScript: read as text. */
type BigCount = ColumnType<string, string | number | undefined, string | number>;

interface PasskeysTable {
  id: string;
  user_id: string;
  credential_id: string;
  public_key: Uint8Array;
  counter: ColumnType<string, string | number, string | number>;
  transports: string[];
  name: string;
  created_at: Date;
  last_used_at: Date | null;
}

interface AuthenticatorsTable {
  user_id: string;
  secret: string;
  confirmed_at: Date | null;
  last_step: BigCount;
}

interface ChallengesTable {
  challenge_hash: Uint8Array;
  purpose: 'sign-in' | 'add' | 'confirm';
  bound_to: Uint8Array;
  expires_at: Date;
}

interface SignInStepsTable {
  ticket_hash: Uint8Array;
  user_id: string;
  password_hash: string | null;
  tries: Generated<number>;
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
  /** Counted by the database. */
  player_count: Generated<number>;
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
  kind: Generated<Tournament['kind']>;
  game: Generated<Tournament['game']>;
  is_draft: Generated<boolean>;
  reg_opens_at: Generated<Date | null>;
  reg_closes_at: Generated<Date | null>;
  checkin_opens_at: Generated<Date | null>;
  checkin_closes_at: Generated<Date | null>;
  /** When it was in fact; late after an outage. */
  checkin_opened_at: Generated<Date | null>;
  /** When it was in fact, with no-shows out and places filled; null while it is to come or goes on. */
  checkin_closed_at: Generated<Date | null>;
  /** What was done about a check-in that the site was away for. */
  checkin_outage: Generated<'' | 'extended' | 'asked'>;
  first_match_at: Generated<Date | null>;
  room_lead_min: Generated<number>;
  waitlist_max: Generated<number | null>;
  fill: Generated<Tournament['fill']>;
  min_lineup: Generated<number | null>;
  dispute_min: Generated<number | null>;
  daily_check_in: Generated<boolean>;
  eligibility: ColumnType<Partial<Eligibility>, string | undefined, string>;
  series_id: Generated<string | null>;
  series_date: ColumnType<string | null, string | null | undefined, string | null>;
  cancelled_at: Generated<Date | null>;
  cancel_reason: Generated<string>;
  waiting: Generated<number>;
  facts_no: Generated<number>;
  details_no: Generated<number>;
}

interface RegistrationsTable {
  id: string;
  tournament_id: string;
  team_id: string;
  /** Set while it has a place: registered or checked in. */
  slot: number | null;
  team_name: string;
  team_logo: string;
  leader_email: string;
  leader_discord_id: string;
  leader_discord_username: string;
  registered_at: Date;
  state: Generated<EntryState>;
  queue_no: Generated<number | null>;
  skip_reason: Generated<string>;
  state_reason: Generated<string>;
  withdraw_asked_at: Generated<Date | null>;
  withdraw_reason: Generated<string>;
  declarations: ColumnType<DeclarationKind[], string | undefined, string>;
  reserved: Generated<boolean>;
  replaces_id: Generated<string | null>;
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
  /** Nobody else has these players and game ids in this tournament meanwhile. */
  holds: Generated<boolean>;
}

interface CheckInsTable {
  entry_id: string;
  day: string;
  by_user_id: string | null;
  at: Date;
}

interface VacancyWatchersTable {
  team_id: string;
  told_on: DateColumn;
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
  /** In the order of which they are shown. */
  place: number;
  shown_from: Date | null;
  shown_until: Date | null;
  version: Generated<number>;
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
  tournament_id: ColumnType<string | null, string | null | undefined, never>;
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
