/** For pgbench: the SQL of one registration, in one hand-written transaction. */
export const rushScript = (tournamentId: string): string => `
begin;
select nextval('bench_turn') as turn \\gset
select id as team, leader_id as leader, name as team_name from teams where invite_code = 'bench-invite-' || :turn::text for update \\gset
select users.* from team_members join users on users.id = team_members.user_id where team_members.team_id = :team::uuid order by joined_at, users.id;
select title, slots_used < slot_total as free from tournaments where id = '${tournamentId}' for update \\gset
\\if :free
select gen_random_uuid() as registration \\gset
with free as (
  select min(candidate.slot) as slot from (
    select 1 as slot union all select slot + 1 from registrations where tournament_id = '${tournamentId}'
  ) candidate where not exists (
    select from registrations taken where taken.tournament_id = '${tournamentId}' and taken.slot = candidate.slot)
), roster as (
  insert into registration_players (registration_id, tournament_id, position, user_id, name,
    in_game_name, in_game_id, in_game_id_key, in_game_role, discord_id)
  select :registration::uuid, '${tournamentId}', row_number() over (), users.id, users.name, in_game_name,
    in_game_id, in_game_id, in_game_role, discord_id
  from team_members join users on users.id = team_members.user_id where team_members.team_id = :team::uuid
), counted as (
  update tournaments set slots_used = slots_used + 1 where id = '${tournamentId}'
)
insert into registrations (id, tournament_id, team_id, slot, team_name, team_logo, leader_email,
  leader_discord_id, leader_discord_username, registered_at)
select :registration::uuid, '${tournamentId}', :team::uuid, free.slot, :team_name::text, '', '', '', '', now() from free returning slot;
insert into notification_events (id, title, type, is_by_staff, actor_id, about, created_at)
values (:registration::uuid, 'TEAM REGISTERED!', 'event', false, :leader::uuid, '${tournamentId}', now());
insert into notifications (id, event_id, title, description, image, type, link, recipient_id, created_at)
select gen_random_uuid(), :registration::uuid, 'TEAM REGISTERED!', 'Your team is in.', '', 'event', '/tournament', user_id, now()
from team_members where team_id = :team::uuid;
insert into audit_log (id, at, actor_id, actor_name, action, subject, before, after)
values (gen_random_uuid(), now(), :leader::uuid, '', 'registration.registered', :team_name::text, null, '{"slot": 1}');
\\endif
commit;
`;
