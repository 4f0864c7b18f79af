-- Addresses under which a stream's program reads what is on now. The token itself is nowhere but with the caster.
create table overlay_tokens (
  id uuid primary key,
  tournament_id uuid not null references tournaments (id) on delete cascade,
  -- What the caster calls it by: "Main stream".
  name text not null,
  token_hash bytea not null unique,
  -- What is sent is this many seconds old, so that a stream never tells what its viewers have yet to see.
  delay_s integer not null check (delay_s between 0 and 300),
  created_at timestamptz not null,
  revoked_at timestamptz
);
create index overlay_tokens_by_tournament on overlay_tokens (tournament_id, created_at);

-- What overlays of a tournament showed and will show: a delayed one is sent the frame that was new its delay ago.
create table overlay_frames (
  tournament_id uuid not null references tournaments (id) on delete cascade,
  -- What of the tournament it was drawn from: a change of that makes the next one.
  stamp text not null,
  -- The moment it is of, which is after everything in it happened.
  at timestamptz not null,
  content jsonb not null,
  primary key (tournament_id, stamp)
);
create index overlay_frames_by_age on overlay_frames (tournament_id, at desc);
