-- What goes to the teams of a tournament is written down as one event, whoever was in them; and what was planned
-- says for when.
alter table notification_events
  -- To whom, in words, where that is neither one person nor everyone.
  add column audience text not null default '',
  -- The moment it was planned for; null for what was sent by hand, or by the product.
  add column planned_for timestamptz;

-- What admins wrote to be sent at a moment. A row is gone once it is sent or taken back.
create table planned_notifications (
  id uuid primary key,
  title text not null,
  description text not null,
  image text not null,
  type text not null check (type in ('achievement', 'social', 'event')),
  link text not null,
  recipients text not null check (recipients in ('everyone', 'person', 'teams')),
  -- Who has gone by then is not told, and nothing is sent of a tournament that was deleted.
  recipient_id uuid references users (id) on delete cascade,
  tournament_id uuid references tournaments (id) on delete cascade,
  checked_in_only boolean not null default false,
  leaders_only boolean not null default false,
  send_at timestamptz not null,
  -- Null: by nobody who is still here.
  planned_by uuid references users (id) on delete set null,
  version integer not null default 1,
  created_at timestamptz not null,
  check ((recipient_id is not null) = (recipients = 'person')),
  check ((tournament_id is not null) = (recipients = 'teams'))
);
create index planned_notifications_by_recipient on planned_notifications (recipient_id);
create index planned_notifications_by_tournament on planned_notifications (tournament_id);
create index planned_notifications_by_planner on planned_notifications (planned_by);
