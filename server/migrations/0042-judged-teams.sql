-- A team's strikes and bans outlive the team, and follow its players into the next one.
alter table strikes drop constraint strikes_team_id_fkey;
alter table bans drop constraint bans_team_id_fkey;

-- Who was in a team, and what it was called, whenever it got a strike or a ban. No reference to the team: it may be gone.
create table judged_players (
  team_id uuid not null,
  team_name_key text not null,
  user_id uuid references users (id) on delete set null,
  game_id_key text not null,
  unique (team_id, user_id)
);
create index judged_players_by_user on judged_players (user_id);
create index judged_players_by_game_id on judged_players (game_id_key) where game_id_key <> '';
insert into judged_players (team_id, team_name_key, user_id, game_id_key)
  select teams.id, teams.name_key, users.id, users.in_game_id
  from teams join team_members on team_members.team_id = teams.id join users on users.id = team_members.user_id
  where teams.id in (select team_id from strikes union select team_id from bans);

-- The teams that a team is in truth: itself; one that is gone, had its name and one of its players; and one of whose
-- players it has three, or all where those are half of it.
create function teams_judged_as(team uuid) returns setof uuid language sql stable as $$
  select team
  union
  select same.team_id from (
    select judged.team_id, count(distinct users.id) as players,
      bool_or(judged.team_name_key = teams.name_key
        and not exists (select from teams former where former.id = judged.team_id)) as has_name
    from team_members join teams on teams.id = team_members.team_id join users on users.id = team_members.user_id
    join judged_players judged on judged.user_id = users.id
      or (judged.game_id_key <> '' and judged.game_id_key = users.in_game_id)
    where team_members.team_id = team
    group by judged.team_id
  ) same
  where same.has_name or same.players >= 3
    or (same.players >= (select count(*) from judged_players other where other.team_id = same.team_id)
      and same.players * 2 >= (select count(*) from team_members mates where mates.team_id = team))
$$;
