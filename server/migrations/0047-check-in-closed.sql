-- When check-in was closed in fact: nothing is drawn, and no room released, by the clock before that.
alter table tournaments add column checkin_closed_at timestamptz;

update tournaments set checkin_closed_at = checkin_closes_at
where checkin_closes_at <= now()
  and not exists (
    select from registrations where tournament_id = tournaments.id and state = 'registered'
  );
