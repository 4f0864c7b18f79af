-- Interactions of Discord work once, over all processes: the first to write its row acts. The answer is kept for whoever
-- sends the same one again, while its signature counts; one that holds a room is never kept.
create table discord_interactions (
  id text primary key,
  received_at timestamptz not null,
  answer jsonb
);
create index discord_interactions_received_at on discord_interactions (received_at);

-- Where somebody looked at a room.
alter table room_reveals add column via text not null default 'site' check (via in ('site', 'discord'));

-- A list of results is longer than a phone's screen: up to three pictures of it.
alter table result_screenshots
  add column no smallint not null default 1 check (no between 1 and 3),
  drop constraint result_screenshots_pkey,
  add primary key (match_id, entry_id, no);

-- What was registered as commands, told by a hash: it is registered anew only where it has changed.
create table discord_commands (
  application_id text primary key,
  hash text not null,
  registered_at timestamptz not null
);
