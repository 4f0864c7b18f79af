-- Every evening: series of daily scrims that make tournaments, and the ladder of the teams in them.

create table series (
  id uuid primary key,
  -- For good: what its evenings counted for on the ladder stays so.
  tier text not null check (tier in ('T3', 'T2', 'SEMI_T1', 'T1')),
  title text not null,
  -- 1 Monday to 7 Sunday, of the day that an evening belongs to.
  weekdays jsonb not null,
  -- Start of the first match, IST, HH:MM. Before 05:00 it is the night after that day.
  first_match text not null check (first_match ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  matches integer not null check (matches between 1 and 8),
  maps jsonb not null,
  spacing_min integer not null check (spacing_min between 30 and 90),
  slots integer not null check (slots between 4 and 24),
  open_before_min integer not null check (open_before_min between 90 and 10080),
  entry text not null check (entry in ('open', 'ladder', 'invite')),
  -- What each evening's tournament is made with.
  description text not null,
  prize_pool text not null,
  prizes jsonb not null,
  rules jsonb not null,
  -- No evening before this day; null: it goes on.
  paused_until date,
  -- Kept for the evenings that it made; makes no more.
  ended_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null
);

-- Evenings that are left out, with a word why.
create table series_skips (
  series_id uuid not null references series (id) on delete cascade,
  day date not null,
  reason text not null,
  primary key (series_id, day)
);

-- Teams with a place kept each evening, and teams that may come in whatever their place on the ladder.
create table series_reserved (
  series_id uuid not null references series (id) on delete cascade,
  team_id uuid not null references teams (id) on delete cascade,
  kind text not null check (kind in ('reserved', 'invited')),
  -- The last day that it holds for; null: until it is taken back.
  until date,
  primary key (series_id, team_id)
);
create index series_reserved_by_team on series_reserved (team_id);

alter table tournaments add constraint tournaments_series_id_fkey
  foreign key (series_id) references series (id) on delete restrict;
alter table staff_grants add constraint staff_grants_series_id_fkey
  foreign key (series_id) references series (id) on delete cascade;

-- Where a team stands now. It has one place.
create table ladder_places (
  team_id uuid primary key references teams (id) on delete cascade,
  tier text not null check (tier in ('T3', 'T2', 'SEMI_T1', 'T1')),
  since timestamptz not null
);
create index ladder_places_by_tier on ladder_places (tier);

-- How it came there. Rows are added and never changed; a name stays when its team is gone.
create table ladder_moves (
  id uuid primary key,
  team_id uuid references teams (id) on delete set null,
  team_name text not null,
  -- null: no place.
  from_tier text check (from_tier in ('T3', 'T2', 'SEMI_T1', 'T1')),
  to_tier text check (to_tier in ('T3', 'T2', 'SEMI_T1', 'T1')),
  kind text not null check (kind in ('entered', 'promotion', 'relegation', 'kept', 'absence', 'by_hand')),
  -- The Monday of the week that was proposed from.
  week date,
  reason text not null,
  decided_by uuid references users (id) on delete set null,
  at timestamptz not null,
  check ((kind in ('promotion', 'relegation', 'kept')) = (week is not null)),
  check (kind <> 'kept' or from_tier = to_tier)
);
-- Two who decide at once decide once.
create unique index ladder_moves_one_a_week on ladder_moves (team_id, week) where week is not null;
create index ladder_moves_by_at on ladder_moves (at desc);
