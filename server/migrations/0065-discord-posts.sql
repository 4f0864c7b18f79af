-- What was posted in Discord and is kept true by editing: one message for each kind and what it is about. Tournaments that are
-- deleted leave their rows until their messages say so.
create table discord_posts (
  tournament_id uuid not null,
  kind text not null check (kind in ('registration', 'check_in', 'vacant', 'slots', 'room', 'result')),
  -- The match, or empty.
  about text not null,
  channel_id text not null,
  message_id text not null,
  -- Of what it says.
  hash text not null,
  changed_at timestamptz not null,
  primary key (tournament_id, kind, about)
);

-- The scheduled event of a tournament in the guild.
create table discord_events (
  tournament_id uuid primary key,
  event_id text not null,
  state text not null check (state in ('scheduled', 'active')),
  hash text not null
);
