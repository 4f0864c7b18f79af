-- A link that was opened before it was made anew: its devices are gone, what came by them is not.
alter table guest_entries add column was_opened boolean not null default false;
