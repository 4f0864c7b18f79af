create table notifications (
  id uuid primary key,
  title text not null,
  description text not null,
  image text not null,
  type text not null check (type in ('achievement', 'social', 'event', 'other')),
  link text not null,
  -- null: everyone.
  recipient_id uuid references users (id) on delete cascade,
  created_at timestamptz not null
);
create index notifications_by_recipient on notifications (recipient_id, id desc);
create index notifications_to_everyone on notifications (id desc) where recipient_id is null;

-- One row for a user who saw or deleted a notification.
create table notification_receipts (
  notification_id uuid not null references notifications (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  seen_at timestamptz,
  deleted_at timestamptz,
  primary key (notification_id, user_id)
);
create index notification_receipts_by_user on notification_receipts (user_id, notification_id);
