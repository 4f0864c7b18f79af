-- Which notices reach a person by mail and by Discord message as well. Who never chose has no row.
create table notice_preferences (
  user_id uuid primary key references users (id) on delete cascade,
  team_mail boolean not null,
  team_discord boolean not null,
  tournament_mail boolean not null,
  tournament_discord boolean not null,
  staff_mail boolean not null,
  staff_discord boolean not null
);

-- Addresses whose mail server says no for good; the next mail that is taken removes the row.
create table refused_addresses (
  email text primary key,
  reason text not null,
  refused_at timestamptz not null
);
create index refused_addresses_by_time on refused_addresses (refused_at desc, email);

-- Who asked to be told when registration opens.
create table tournament_followers (
  tournament_id uuid not null references tournaments (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  primary key (tournament_id, user_id)
);
create index tournament_followers_by_user on tournament_followers (user_id);

-- Secrets of this installation that nobody has to configure, made when they are first needed.
create table site_keys (
  name text primary key,
  value text not null
);
