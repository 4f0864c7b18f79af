create table teams (
  id uuid primary key,
  name text not null,
  -- The name without case, spacing and look-alike characters.
  name_key text not null unique,
  logo text not null,
  leader_id uuid not null,
  invite_code text not null unique,
  created_at timestamptz not null
);

create table team_members (
  -- The key is the rule: a user is in one team at most.
  user_id uuid primary key references users (id) on delete cascade,
  team_id uuid not null references teams (id) on delete cascade,
  joined_at timestamptz not null,
  unique (team_id, user_id)
);

-- Whoever leads a team is one of its members. Deferred: team and first member are written in one transaction.
alter table teams
  add constraint teams_leader_is_member
  foreign key (id, leader_id) references team_members (team_id, user_id)
  deferrable initially deferred;
