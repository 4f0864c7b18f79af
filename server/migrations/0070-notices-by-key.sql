-- What the product tells is kept as keys of texts with their values, and what stands beside it as its picture: its readers
-- have it in their languages. Null for what staff wrote, and for what was told before.
alter table notification_events add column said jsonb;
