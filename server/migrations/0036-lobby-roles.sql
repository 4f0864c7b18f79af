-- The role of each lobby on Discord, and who was given it there. A stage may be gone while its role still is to be
-- deleted at Discord, so nothing is referred to. A person's row goes with the role: when they leave the lobby, when the
-- stage is over, when their account is erased.
create table lobby_roles (
  stage_id uuid not null,
  letter text not null,
  role_id text not null unique,
  made_at timestamptz not null,
  primary key (stage_id, letter)
);

create table lobby_role_wearers (
  role_id text not null references lobby_roles (role_id) on delete cascade,
  discord_id text not null,
  primary key (role_id, discord_id)
);
create index lobby_role_wearers_by_person on lobby_role_wearers (discord_id);
