-- How a team lives between tournaments: who starts, who was reminded, who looks for whom.

alter table team_members
  -- In the lineup, from 1, as the leader chose it; null: after who was chosen, by when they joined.
  add column place integer check (place > 0),
  -- When the leader last reminded them of what they lack.
  add column reminded_at timestamptz;

-- A team that looks for players, and a player who looks for a team. Each is shown for a while, then it has to be said again.
create table team_searches (
  team_id uuid primary key references teams (id) on delete cascade,
  -- Preferred roles that it looks for; none: any.
  roles jsonb not null,
  text text not null,
  posted_at timestamptz not null
);
create index team_searches_newest on team_searches (posted_at desc, team_id desc);
create table player_searches (
  user_id uuid primary key references users (id) on delete cascade,
  text text not null,
  posted_at timestamptz not null
);
create index player_searches_newest on player_searches (posted_at desc, user_id desc);

-- A player asks to join a team, or a team asks a player. The key is the rule: one question between the two.
create table join_requests (
  id uuid primary key,
  team_id uuid not null references teams (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  asked_by text not null check (asked_by in ('player', 'team')),
  text text not null,
  asked_at timestamptz not null,
  -- Kept for a while, so that nobody is asked again the next minute.
  declined_at timestamptz,
  constraint join_requests_one_between unique (team_id, user_id)
);
create index join_requests_by_user on join_requests (user_id);
