-- What code alone held until now: slots within a tournament's number, slots counted right, teams of a size, rosters
-- in the tournament of their registration. Checked for whole statements or at the end of a transaction, once for each
-- tournament that was counted anew: a registration rush writes in batches.

-- A roster is in the tournament that its registration is in.
alter table registrations add constraint registrations_in_tournament unique (id, tournament_id);
alter table registration_players
  drop constraint registration_players_registration_id_fkey,
  add constraint registration_players_in_tournament
    foreign key (registration_id, tournament_id) references registrations (id, tournament_id) on delete cascade;

-- Whoever lowered a tournament's slots below a number in use before this rule: as many as it takes.
update tournaments set slot_total = used.highest, version = version + 1
from (select tournament_id, max(slot) as highest from registrations group by tournament_id) used
where used.tournament_id = tournaments.id and used.highest > slot_total;
update tournaments set slots_used = counted.slots
from (
  select tournaments.id, count(registrations.slot)::int as slots from tournaments
  left join registrations on registrations.tournament_id = tournaments.id group by tournaments.id
) counted
where counted.id = tournaments.id and counted.slots <> slots_used;

create function check_slot_numbers() returns trigger language plpgsql as $body$
begin
  if exists (
    select from written join tournaments on tournaments.id = written.tournament_id
    where written.slot > tournaments.slot_total
  ) then
    raise exception 'a slot number is above those of its tournament'
      using errcode = 'check_violation', constraint = 'registrations_slot_within_total';
  end if;
  return null;
end
$body$;
create trigger registrations_slot_within_total_when_new after insert on registrations
  referencing new table as written for each statement execute function check_slot_numbers();
create trigger registrations_slot_within_total_when_changed after update on registrations
  referencing new table as written for each statement execute function check_slot_numbers();

create function check_slot_count() returns trigger language plpgsql as $body$
declare
  now_is tournaments;
  counted integer;
  highest integer;
begin
  select * into now_is from tournaments where id = new.id;
  if not found then return null; end if;
  select count(slot), coalesce(max(slot), 0) into counted, highest from registrations
    where tournament_id = new.id and slot is not null;
  if counted <> now_is.slots_used then
    raise exception 'slots_used is %, and % slots are taken', now_is.slots_used, counted
      using errcode = 'check_violation', constraint = 'tournaments_slots_counted';
  end if;
  if highest > now_is.slot_total then
    raise exception 'slot % is taken, above the % of the tournament', highest, now_is.slot_total
      using errcode = 'check_violation', constraint = 'tournaments_slot_total_above_taken';
  end if;
  return null;
end
$body$;
create constraint trigger tournaments_slots_counted
  after insert or update of slots_used, slot_total on tournaments
  deferrable initially deferred for each row execute function check_slot_count();

create function check_team_size() returns trigger language plpgsql as $body$
begin
  if (select count(*) from team_members where team_id = new.team_id) > 6 then
    raise exception 'a team has more members than it may have'
      using errcode = 'check_violation', constraint = 'team_members_fit';
  end if;
  return null;
end
$body$;
create constraint trigger team_members_fit after insert or update of team_id on team_members
  deferrable initially deferred for each row execute function check_team_size();
