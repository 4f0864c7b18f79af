-- Strikes and bans. Each is about a person (account and game id, so that a new account with the same game id is the
-- same person) or about a team.

create table strikes (
  id uuid primary key,
  user_id uuid references users (id) on delete set null,
  -- As `registration_players.in_game_id_key`; empty for who had none. null: about a team.
  game_id_key text,
  team_id uuid references teams (id) on delete cascade,
  subject_name text not null,
  kind text not null check (kind in ('no_show', 'left_late', 'room_leak', 'staff_abuse')),
  points integer not null check (points between 1 and 3),
  reason text not null check (reason <> ''),
  tournament_id uuid references tournaments (id) on delete set null,
  entry_id uuid references registrations (id) on delete set null,
  -- null: by the clock.
  given_by uuid references users (id) on delete set null,
  at timestamptz not null,
  expires_at timestamptz not null check (expires_at > at),
  revoked_at timestamptz,
  revoke_reason text not null default '',
  check (num_nonnulls(game_id_key, team_id) = 1),
  check (user_id is null or game_id_key is not null)
);
-- Not coming costs one strike for each entry, however often check-in is closed.
create unique index strikes_one_no_show on strikes (entry_id) where kind = 'no_show';
create index strikes_by_user on strikes (user_id) where user_id is not null;
create index strikes_by_game_id on strikes (game_id_key) where game_id_key <> '';
create index strikes_by_team on strikes (team_id) where team_id is not null;

create table bans (
  id uuid primary key,
  user_id uuid references users (id) on delete set null,
  game_id_key text,
  team_id uuid references teams (id) on delete cascade,
  subject_name text not null,
  kind text not null check (kind in ('strikes', 'cheating', 'ringing', 'account_sharing', 'abuse')),
  scope text not null check (scope in ('scrims', 'organisation')),
  state text not null check (state in ('proposed', 'active', 'declined', 'lifted')),
  reason text not null check (reason <> ''),
  -- null: for good, and said so.
  days integer check (days between 1 and 3650),
  for_good boolean not null,
  starts_at timestamptz,
  ends_at timestamptz,
  created_at timestamptz not null,
  -- null: by the site itself.
  proposed_by uuid references users (id) on delete set null,
  decided_by uuid references users (id) on delete set null,
  decided_at timestamptz,
  lift_reason text not null default '',
  appeal text not null default '',
  appeal_state text check (appeal_state in ('open', 'accepted', 'rejected')),
  appealed_at timestamptz,
  appeal_answer text not null default '',
  appeal_answered_by uuid references users (id) on delete set null,
  check (num_nonnulls(game_id_key, team_id) = 1),
  check (user_id is null or game_id_key is not null),
  check (for_good = (days is null)),
  check ((state in ('active', 'lifted')) = (starts_at is not null)),
  check (state not in ('active', 'lifted') or for_good = (ends_at is null)),
  check (ends_at > starts_at),
  check ((appeal_state is null) = (appealed_at is null))
);
-- One proposal waits for each person and team, however many strikes come in at once.
create unique index bans_one_proposal_by_user on bans (user_id) where state = 'proposed';
create unique index bans_one_proposal_by_team on bans (team_id) where state = 'proposed';
create index bans_by_user on bans (user_id) where user_id is not null;
create index bans_by_game_id on bans (game_id_key) where game_id_key <> '';
create index bans_by_team on bans (team_id) where team_id is not null;
create index bans_waiting on bans (id) where state = 'proposed' or appeal_state = 'open';
