-- A game id that came by the team's link opens nothing and proves nothing, unless a host confirmed it.
alter table registration_players add column by_link boolean not null default false;
-- Which ids came by the link was not kept: of squads that were filled in, a host confirms them all.
update registration_players player set by_link = true
from registrations entry
where entry.id = player.registration_id and entry.guest = 'guest' and player.in_game_id_key <> '' and exists (
  select from audit_log where audit_log.tournament_id = entry.tournament_id and action = 'guest.complete'
    and starts_with(subject, entry.team_name || ', ')
);

-- The game id that a device's key was given for, and as which it is judged at every look. Of earlier keys it is not known.
update guest_devices set key_hash = null;
alter table guest_devices add column game_id_key text,
  add constraint guest_devices_key_of_an_id check ((key_hash is null) = (game_id_key is null));

-- A claim that waits for a host's yes, as a prize of the entry is due.
create table guest_claims (
  entry_id uuid not null references guest_entries (entry_id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  -- Of the team to be made.
  team_name text not null,
  asked_at timestamptz not null,
  -- A host said no; it stays so.
  refused_at timestamptz,
  primary key (entry_id, user_id)
);
create index guest_claims_by_user on guest_claims (user_id);
