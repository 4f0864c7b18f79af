-- How many saw a notification, read off the index alone: one to everyone has as many receipts as there are readers.
create index notification_receipts_seen on notification_receipts (notification_id) where seen_at is not null;
