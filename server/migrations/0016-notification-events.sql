-- What notifications tell of: one thing that happened, or one message of the staff, whoever it goes to. The back
-- office lists these; a reader's notification says by it whether it is their own doing and what makes it outdated.
create table notification_events (
  id uuid primary key,
  title text not null,
  type text not null check (type in ('achievement', 'social', 'event', 'other')),
  -- Written by an admin, as opposed to the product's own notices.
  is_by_staff boolean not null,
  -- Who did or wrote it; null: nobody, or nobody who is still here.
  actor_id uuid references users (id) on delete set null,
  -- What it tells the state of; a newer one about the same makes it outdated. Null: nothing does.
  about text,
  created_at timestamptz not null
);
create index notification_events_by_actor on notification_events (actor_id) where actor_id is not null;

alter table notifications add column event_id uuid;

-- What one statement wrote to many has one text and one moment.
update notifications set event_id = told.event_id
from (
  select id, first_value(id) over (
    partition by title, description, type, link, created_at, recipient_id is null order by id
  ) as event_id
  from notifications
) told
where told.id = notifications.id;

-- Until now only the audit log knew who had written what.
insert into notification_events (id, title, type, is_by_staff, actor_id, about, created_at)
select id, title, type,
  recipient_id is null or exists (
    select from audit_log where action = 'notification.push' and subject = title
      and at between notifications.created_at and notifications.created_at + interval '10 seconds'
  ),
  null, null, created_at
from notifications where id = event_id;

alter table notifications alter column event_id set not null;
alter table notifications add foreign key (event_id) references notification_events (id) on delete cascade;
create index notifications_by_event on notifications (event_id, id);
