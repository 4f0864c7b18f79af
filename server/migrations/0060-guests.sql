-- Teams without accounts: an entry like any other, with a link in the place of a team.

alter table tournaments add column guests boolean not null default false;
alter table series add column guests boolean not null default false;

-- 'guest': nobody with an account leads it, and its `team_id` is no team's. 'claimed': it was one, and is a team's now.
-- Who is on the roster of either is known by game id, also where there is no account.
alter table registrations add column guest text check (guest in ('guest', 'claimed'));

-- Of a guest's player whose game id is still to come nothing is held. Queries say so too, or this index does not serve them.
drop index registration_players_tournament_id_in_game_id_key_key;
create unique index registration_players_tournament_id_in_game_id_key_key
  on registration_players (tournament_id, in_game_id_key) where holds and in_game_id_key <> '';

-- What was brought in together, to be taken back together.
create table guest_imports (
  id uuid primary key,
  tournament_id uuid not null references tournaments (id) on delete cascade,
  by_user_id uuid references users (id) on delete set null,
  at timestamptz not null
);
create index guest_imports_by_tournament on guest_imports (tournament_id);

create table guest_import_entries (
  import_id uuid not null references guest_imports (id) on delete cascade,
  entry_id uuid not null references registrations (id) on delete cascade,
  primary key (import_id, entry_id)
);
create index guest_import_entries_by_entry on guest_import_entries (entry_id);

create table guest_entries (
  entry_id uuid primary key references registrations (id) on delete cascade,
  -- Name, number and addresses, sealed like payment details.
  captain bytea,
  -- null: taken back. Found by its hash, sealed so that a host can send it again.
  link_hash bytea unique,
  link_sealed bytea,
  -- Too many wrong game ids: nothing by this link until a host opens it.
  rests boolean not null default false,
  claimed_by uuid references users (id) on delete set null,
  claimed_at timestamptz,
  check ((link_hash is null) = (link_sealed is null))
);

-- What opened a link: told apart by the browser's mark, or by where it came from.
create table guest_devices (
  id uuid primary key,
  entry_id uuid not null references guest_entries (entry_id) on delete cascade,
  mark_hash bytea not null,
  -- Of the key that it got for a game id; null until then.
  key_hash bytea unique,
  name text not null,
  first_at timestamptz not null,
  last_at timestamptz not null,
  -- Since it last rested.
  wrong integer not null default 0,
  rests_until timestamptz,
  unique (entry_id, mark_hash)
);

-- Wrong game ids of a link, for the hour that they count.
create table guest_tries (
  entry_id uuid not null references guest_entries (entry_id) on delete cascade,
  device_id uuid not null references guest_devices (id) on delete cascade,
  at timestamptz not null
);
create index guest_tries_by_entry on guest_tries (entry_id, at);
create index guest_tries_by_device on guest_tries (device_id);

-- A device's first look at a room: the captain's, as far as anybody can tell.
create table guest_looks (
  room_id uuid not null references rooms (id) on delete cascade,
  entry_id uuid not null references registrations (id) on delete cascade,
  device text not null,
  mark_hash bytea not null,
  at timestamptz not null,
  primary key (room_id, entry_id, mark_hash)
);
create index guest_looks_by_entry on guest_looks (entry_id);
