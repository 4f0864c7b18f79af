-- Result screens show cards and players: strips that keep a team's number do not fit them. What was agreed to then were columns of
-- numbers, so it counts for no whole picture.
drop table result_strips;
update organisation_settings set overrides = overrides - 'keepsStrips' where overrides ? 'keepsStrips';

-- Pictures of result screens that a reading was made of, where the owner agreed.
create table screen_pictures (
  -- SHA-256 of the file as it was sent: it decides the part, at once and for good.
  hash text primary key check (hash ~ '^[0-9a-f]{64}$'),
  match_id uuid not null references matches (id) on delete cascade,
  image text not null,
  part text not null check (part in ('learn', 'try', 'sealed')),
  kept_at timestamptz not null
);
create index screen_pictures_by_match on screen_pictures (match_id);

-- What the reader said of each card, before anybody changed it. What is right is the published result.
create table read_cards (
  match_id uuid not null references matches (id) on delete cascade,
  entry_id uuid not null references registrations (id) on delete cascade,
  -- Another reader is judged anew.
  reader smallint not null,
  -- Width and height of the picture.
  size text not null,
  -- Hash of its picture, where pictures are kept.
  picture text,
  rank smallint,
  -- Typed before the reader's answer was shown.
  is_blind boolean not null,
  -- By player: the number as read, null where it was left open, and where it stands.
  cells jsonb not null,
  read_at timestamptz not null,
  primary key (match_id, entry_id)
);
