create table tournaments (
  id uuid primary key,
  title text not null,
  organizer text not null,
  banner text not null,
  status text not null check (status in ('OPENED', 'UPCOMING', 'LIVE', 'CLOSED', 'COMPLETED')),
  prize_pool text not null,
  slot_total integer not null check (slot_total > 0),
  -- Kept beside the rows it counts and changed in the same transactions, under the row's lock.
  slots_used integer not null default 0,
  start_date date,
  end_date date,
  type text not null check (type in ('SQUAD', 'DUO', 'SOLO')),
  description text not null,
  log_channel text not null,
  prizes jsonb not null,
  schedule jsonb not null,
  rules jsonb not null,
  version integer not null default 1,
  created_at timestamptz not null,
  constraint tournaments_not_oversold check (slots_used between 0 and slot_total)
);
create index tournaments_by_status on tournaments (status, id desc);

-- A team's slot, with the team as it was when it registered. `team_id` outlives the team.
create table registrations (
  id uuid primary key,
  tournament_id uuid not null references tournaments (id) on delete cascade,
  team_id uuid not null,
  slot integer not null check (slot > 0),
  team_name text not null,
  team_logo text not null,
  leader_email text not null,
  leader_discord_id text not null,
  leader_discord_username text not null,
  registered_at timestamptz not null,
  unique (tournament_id, team_id),
  unique (tournament_id, slot)
);
create index registrations_by_team on registrations (team_id);

-- The roster kept at registration. One player and one game id once per tournament.
create table registration_players (
  registration_id uuid not null references registrations (id) on delete cascade,
  tournament_id uuid not null,
  position integer not null,
  user_id uuid references users (id) on delete set null,
  name text not null,
  in_game_name text not null,
  in_game_id text not null,
  -- Without case and spacing.
  in_game_id_key text not null,
  in_game_role text not null,
  discord_id text not null,
  primary key (registration_id, position),
  unique (tournament_id, user_id),
  unique (tournament_id, in_game_id_key)
);
create index registration_players_by_user on registration_players (user_id);
