-- Which event an entry is about, so that the log of one event is read by an index. No reference: the log outlives what
-- it speaks of. Entries from before say it in words only.
alter table audit_log add column tournament_id uuid;
create index audit_log_by_tournament on audit_log (tournament_id, id desc) where tournament_id is not null;
