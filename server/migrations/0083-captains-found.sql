-- Whoever speaks for a guest team is found by keyed hashes of their address and number, to be told what is kept or erased.
-- Those of before have none until their contact is wiped, some weeks after the event; they are opened to compare.
alter table guest_entries
  add column captain_mail bytea,
  add column captain_phone bytea,
  add check (captain is not null or (captain_mail is null and captain_phone is null));
create index guest_entries_captain_mail on guest_entries (captain_mail) where captain_mail is not null;
create index guest_entries_captain_phone on guest_entries (captain_phone) where captain_phone is not null;
