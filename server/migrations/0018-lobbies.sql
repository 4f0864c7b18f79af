-- From the draw to everybody in the room: stages, groups, matches, rooms, and who serves a tournament.

-- A part of a tournament with its own standings.
create table stages (
  id uuid primary key,
  tournament_id uuid not null references tournaments (id) on delete cascade,
  position integer not null check (position between 1 and 20),
  name text not null,
  format text not null check (format in ('single', 'groups', 'group_pairs')),
  lobby_max integer not null check (lobby_max between 2 and 25),
  first_slot integer not null check (first_slot between 1 and 10),
  -- Room slots that no team gets: for staff, for an observer.
  reserved_slots jsonb not null default '[]',
  match_cap integer not null check (match_cap between 1 and 60),
  -- {"after": 12, "plus": 10} or {"fixed": 80}; null: most points wins.
  match_point jsonb,
  -- Which stage, and which ranks of it, lead here; null: every team of the tournament.
  starts_from jsonb,
  finalised_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null,
  unique (tournament_id, position),
  check (lobby_max <= 26 - first_slot)
);

-- Who plays a stage that does not start from all teams, best seed first.
create table stage_entries (
  stage_id uuid not null references stages (id) on delete cascade,
  entry_id uuid not null references registrations (id) on delete cascade,
  seed integer not null check (seed >= 1),
  primary key (stage_id, entry_id),
  unique (stage_id, seed)
);

-- One sharing-out of a stage's teams into groups. Rolled until it is published.
create table stage_draws (
  id uuid primary key,
  stage_id uuid not null references stages (id) on delete cascade,
  no integer not null check (no >= 1),
  method text not null check (method in ('random', 'snake', 'manual')),
  -- 16 hexadecimal digits; empty where nothing is left to chance.
  seed text not null check (seed ~ '^([0-9a-f]{16})?$'),
  -- 0: the groups are named for a schedule, nobody is in them yet.
  rolls integer not null check (rolls >= 0),
  -- Teams that a host moved by hand since the last roll.
  hand_moves integer not null default 0,
  -- The teams in the order in which they went into the draw: with the seed, all that it takes to repeat it.
  drawn_from jsonb not null,
  -- 'fixed': a team keeps its room slot all stage. 'per_match': the first group of a pair has the low block.
  slot_mode text not null check (slot_mode in ('fixed', 'per_match')),
  -- Of the slot list; what was published and then changed has a higher one.
  version integer not null default 1,
  changed_at timestamptz not null,
  published_at timestamptz,
  created_at timestamptz not null,
  unique (stage_id, no)
);
create unique index stage_draws_one_open on stage_draws (stage_id) where published_at is null;

create table groups (
  id uuid primary key,
  draw_id uuid not null references stage_draws (id) on delete cascade,
  letter text not null check (letter ~ '^[A-Z]{1,2}$'),
  unique (draw_id, letter)
);

-- From which match to which a team is in a group: a replacement comes in from one, the team before it leaves at it.
create table group_entries (
  id uuid primary key,
  draw_id uuid not null references stage_draws (id) on delete cascade,
  group_id uuid not null references groups (id) on delete cascade,
  entry_id uuid not null references registrations (id) on delete cascade,
  -- null where slots are given per match.
  room_slot integer check (room_slot between 1 and 25),
  -- Its place within the group, from 1: the order of slots where they are given per match.
  place integer not null check (place >= 1),
  from_match_no integer not null default 1 check (from_match_no >= 1),
  to_match_no integer check (to_match_no >= from_match_no - 1)
);
create unique index group_entries_one_group on group_entries (draw_id, entry_id) where to_match_no is null;
create unique index group_entries_one_slot on group_entries (group_id, room_slot) where to_match_no is null;
create index group_entries_by_group on group_entries (group_id);
create index group_entries_by_entry on group_entries (entry_id);

create table matches (
  id uuid primary key,
  tournament_id uuid not null references tournaments (id) on delete cascade,
  stage_id uuid not null references stages (id) on delete cascade,
  draw_id uuid not null references stage_draws (id) on delete cascade,
  -- The group whose own table the match counts in; null where the whole stage has one table.
  table_group_id uuid references groups (id) on delete cascade,
  -- Letters of the groups that play, the low block of slots first.
  group_letters jsonb not null,
  no integer not null check (no between 1 and 60),
  -- 2 and up: the replay of a void one.
  attempt integer not null default 1 check (attempt >= 1),
  replay_of uuid references matches (id) on delete cascade,
  map text not null,
  recall boolean not null,
  starts_at timestamptz not null,
  state text not null default 'scheduled' check (state in (
    'scheduled', 'room_released', 'playing', 'results_in', 'published', 'final', 'postponed', 'cancelled', 'void')),
  -- Why it was postponed, cancelled or made void; everybody reads it.
  state_reason text not null default '',
  released_at timestamptz,
  started_at timestamptz,
  ended_at timestamptz,
  published_version integer,
  -- Of the lobby's slot list; 0 until it is published.
  slots_version integer not null default 0,
  slots_changed_at timestamptz not null,
  -- What a host has to decide, and the clock may not: 'late_room', 'no_room', 'small_lobby'.
  asks text check (asks in ('late_room', 'no_room', 'small_lobby')),
  version integer not null default 1,
  created_at timestamptz not null,
  unique nulls not distinct (stage_id, table_group_id, no, attempt)
);
create unique index matches_one_attempt on matches (stage_id, table_group_id, no) nulls not distinct where state <> 'void';
create index matches_by_tournament on matches (tournament_id, starts_at);
create index matches_by_draw on matches (draw_id);

-- The slot list of a match.
create table match_entries (
  match_id uuid not null references matches (id) on delete cascade,
  entry_id uuid not null references registrations (id) on delete cascade,
  room_slot integer not null check (room_slot between 1 and 25),
  group_letter text not null,
  primary key (match_id, entry_id),
  unique (match_id, room_slot)
);
create index match_entries_by_entry on match_entries (entry_id);

-- Read by one query alone. Id, password and note are one sealed text: nobody reads them off a copy of this table.
create table rooms (
  id uuid primary key,
  match_id uuid not null references matches (id) on delete cascade,
  no integer not null check (no >= 1),
  -- null once nobody can need it any more.
  sealed bytea,
  created_by uuid references users (id) on delete set null,
  created_at timestamptz not null,
  replaced_at timestamptz,
  unique (match_id, no)
);
create unique index rooms_one_current on rooms (match_id) where replaced_at is null;

-- Who looked at a room first when. Rows are added and never changed.
create table room_reveals (
  room_id uuid not null references rooms (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  -- The team they looked for; null for staff.
  entry_id uuid references registrations (id) on delete set null,
  at timestamptz not null,
  primary key (room_id, user_id)
);

-- Duties of people who need no back office.
create table staff_grants (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  tournament_id uuid references tournaments (id) on delete cascade,
  series_id uuid,
  duty text not null check (duty in ('host', 'scorer', 'caster', 'treasurer')),
  until timestamptz,
  granted_by uuid references users (id) on delete set null,
  created_at timestamptz not null,
  unique nulls not distinct (user_id, tournament_id, series_id, duty),
  check (num_nonnulls(tournament_id, series_id) = 1)
);
create index staff_grants_by_tournament on staff_grants (tournament_id) where tournament_id is not null;
create index staff_grants_by_series on staff_grants (series_id) where series_id is not null;

-- What a team's calendar address is signed with beside the site's key: a higher number makes the address before it void.
create table team_calendars (
  team_id uuid primary key references teams (id) on delete cascade,
  generation integer not null default 1
);

-- Maps to choose from, by game, and whether fallen players can be brought back on them.
create table game_maps (
  game text not null check (game in ('BGMI', 'PUBGM', 'FREE_FIRE')),
  name text not null,
  recall boolean not null,
  position integer not null,
  primary key (game, name)
);
insert into game_maps (game, name, recall, position) values
  ('BGMI', 'Erangel', false, 1), ('BGMI', 'Miramar', false, 2), ('BGMI', 'Rondo', true, 3),
  ('BGMI', 'Sanhok', false, 4), ('BGMI', 'Vikendi', false, 5),
  ('PUBGM', 'Erangel', false, 1), ('PUBGM', 'Miramar', false, 2), ('PUBGM', 'Rondo', true, 3),
  ('PUBGM', 'Sanhok', false, 4), ('PUBGM', 'Vikendi', false, 5),
  ('FREE_FIRE', 'Bermuda', false, 1), ('FREE_FIRE', 'Purgatory', false, 2), ('FREE_FIRE', 'Kalahari', false, 3),
  ('FREE_FIRE', 'Alpine', false, 4), ('FREE_FIRE', 'Nexterra', false, 5), ('FREE_FIRE', 'Solara', false, 6);
