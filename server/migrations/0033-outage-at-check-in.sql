-- An outage is not a no-show: when check-in was opened in fact, and what was done about one that the site slept through.
alter table tournaments
  add column checkin_opened_at timestamptz,
  add column checkin_outage text not null default '' check (checkin_outage in ('', 'extended', 'asked'));

-- One that waits for a host to close it may still be open when the first match was to start.
alter table tournaments
  drop constraint tournaments_times_in_order,
  add constraint tournaments_times_in_order check (
    coalesce(reg_opens_at < reg_closes_at, true)
    and coalesce(reg_closes_at <= checkin_opens_at, true)
    and coalesce(checkin_opens_at < checkin_closes_at, true)
    and (checkin_outage = 'asked' or coalesce(checkin_closes_at <= first_match_at - interval '10 minutes', true))
    and coalesce(reg_opens_at < first_match_at, true)
    and coalesce(reg_closes_at <= first_match_at, true)
    and (checkin_opens_at is null) = (checkin_closes_at is null)
    and (checkin_opens_at is null or first_match_at is not null)
  );

update tournaments set checkin_opened_at = checkin_opens_at where checkin_opens_at <= now();
