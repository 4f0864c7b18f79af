-- A no-show that was taken back, as the team was let in, may be marked again.
drop index strikes_one_no_show;
create unique index strikes_one_no_show on strikes (entry_id) where kind = 'no_show' and revoked_at is null;
