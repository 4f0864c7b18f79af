-- Users and teams are listed by name, users by when they were last seen, teams by how many players they have, each
-- page read from where the one before ended. Byte by byte: the same order whatever the locale of the database.
create index users_by_name on users ((lower(name) collate "C"), id);
create index teams_by_name on teams ((lower(name) collate "C"), id);
create index sessions_by_last_seen on sessions (last_seen_at, user_id);

-- Counted where the rows change, whoever changes them.
alter table teams add column player_count smallint not null default 0;
create function count_players() returns trigger language plpgsql as $$
begin
  -- Locked first: the next statement sees what whoever held the lock has written.
  perform from teams where id in (select team_id from changed) order by id for no key update;
  update teams set player_count = (select count(*) from team_members where team_id = teams.id)
  where id in (select team_id from changed);
  return null;
end $$;
create trigger team_members_counted_when_new after insert on team_members
  referencing new table as changed for each statement execute function count_players();
create trigger team_members_counted_when_gone after delete on team_members
  referencing old table as changed for each statement execute function count_players();
update teams set player_count = (select count(*) from team_members where team_id = teams.id);
create index teams_by_players on teams (player_count, id);
