-- The Discord channel in which an open room stands for the roles of its lobby, where the owner wants that. Of what is in
-- the room nothing is kept here. A match may be gone while its channel still is to be deleted at Discord, so nothing is
-- referred to. Without a channel: it has had its time, and is not made again for that room.
create table room_channels (
  match_id uuid primary key,
  room_id uuid not null,
  channel_id text unique,
  -- Half an hour after the room was posted; empty before.
  ends_at timestamptz
);
